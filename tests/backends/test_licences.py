"""What the default installation brings is listed, and none of it is under the GPL."""

from __future__ import annotations

import re
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

PAGE = Path(__file__).parents[2] / "docs" / "licences.md"
COPYLEFT = re.compile(r"\bA?GPL|GNU (?:Affero )?General Public", re.IGNORECASE)


def required(name: str, found: dict[str, Distribution], extras: tuple[str, ...] = ()) -> None:
    """Add the distribution and, in turn, all that it needs here."""
    key = re.sub(r"[-_.]+", "-", name).lower()
    if key in found:
        return
    found[key] = distribution(name)
    for line in found[key].requires or []:
        need = Requirement(line)
        if need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            required(need.name, found, tuple(sorted(need.extras)))


def installed() -> dict[str, Distribution]:
    found: dict[str, Distribution] = {}
    required("guanxi", found)
    del found["guanxi"]
    return found


def test_every_library_is_listed_with_its_licence() -> None:
    listed = set(re.findall(r"^\| ([a-z0-9-]+) \| [A-Z]", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(installed()) - listed == set()


def test_no_library_is_under_the_gpl() -> None:
    for name, library in installed().items():
        metadata = library.metadata
        lines = [line for line in metadata.get_all("Classifier", []) if line.startswith("License")]
        lines += [metadata.get("License-Expression") or "", *(metadata.get("License") or "").splitlines()[:1]]
        assert not COPYLEFT.search("\n".join(lines)), name
