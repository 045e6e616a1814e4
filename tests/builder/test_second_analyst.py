"""A second process reads pages as the first one does, and a build does not depend on it."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

import pytest

from backends.stores import open_store
from backends.stores.exchange import canonical_export
from builder.analysis import Analyst, Part, Unread
from builder.analysts import Analysts
from builder.chunking import chunk
from builder.pipeline import Pipeline
from builder.readers.page import Page
from builder.report import BuildRequest
from builder.resolution import Simplifier
from builder.second_analyst import SecondAnalyst, SecondAnalystError
from builder.wiring import open_extractors
from schemas.ontology import ENCYCLOPEDIA, Ontology
from schemas.settings import BuilderSettings, ChunkingSettings, Settings
from schemas.text import Document, Language

ONTOLOGY = Ontology.load()


def window() -> list[Part]:
    texts = [
        ("Ann Lee", "Ann Lee (born 3 May 1950) directed Night Train."),
        ("周一", "周一，1950年5月3日出生于上海。"),
    ]
    pages = [
        Page(Document(title, title, text, "", Language.CHINESE if "周" in title else Language.ENGLISH))
        for title, text in texts
    ]
    return [(page, chunk(page, ChunkingSettings())) for page in pages]


@pytest.fixture
def analyst(tmp_path: Path) -> Analyst:
    """Without models: rules alone."""
    extractors, _ = open_extractors(Settings(cache=tmp_path), ONTOLOGY)
    return Analyst(ONTOLOGY, extractors, Simplifier())


@pytest.fixture
def second(tmp_path: Path, analyst: Analyst) -> Iterator[SecondAnalyst]:
    with SecondAnalyst(ENCYCLOPEDIA, tmp_path, version=analyst.version) as started:
        started.start()
        yield started


def wait_for(second: SecondAnalyst) -> None:
    until = time.monotonic() + 120
    while not second.has_room:
        assert time.monotonic() < until, "the process did not start"
        time.sleep(0.05)


def test_it_reads_what_the_first_reads(second: SecondAnalyst, analyst: Analyst) -> None:
    wait_for(second)
    assert second.submit(window()).result(timeout=60) == analyst.analyse_all(window())


def test_it_has_room_for_two_windows(second: SecondAnalyst) -> None:
    wait_for(second)
    given = [second.submit(window()), second.submit(window())]
    held = second.has_room
    for future in given:
        future.result(timeout=60)
    assert (held, second.has_room) == (False, True)


def test_a_page_that_fails_there_is_named(second: SecondAnalyst) -> None:
    wait_for(second)
    (page, chunks), good = window()
    broken = (page, (replace(chunks[0], text=None),))  # type: ignore[arg-type]
    first, other = second.submit([broken, good]).result(timeout=60)
    assert isinstance(first, Unread)
    assert first.reason.startswith("it could not be processed: ")
    assert not isinstance(other, Unread)


def test_a_window_of_a_process_that_died_is_read_here(second: SecondAnalyst, analyst: Analyst) -> None:
    wait_for(second)
    assert second._process is not None
    second._process.kill()
    lost = second.submit(window())
    assert isinstance(lost.exception(timeout=60), SecondAnalystError)
    assert Analysts(analyst, second).settled(window(), lost) == analyst.analyse_all(window())
    assert not second.has_room


def test_a_process_that_reads_differently_is_not_used(tmp_path: Path) -> None:
    with SecondAnalyst(ENCYCLOPEDIA, tmp_path, version="another") as second:
        second.start()
        time.sleep(0.1)
        assert not second.has_room


class CountingAnalyst:
    """A second analyst that is asked to start, and never has room."""

    is_started = False
    has_room = False

    def start(self) -> None:
        self.is_started = True


@pytest.mark.parametrize(("share", "started"), [(0.5, False), (0.1, True), (None, False)])
def test_it_is_started_early_if_the_input_is_long(
    analyst: Analyst, share: float | None, started: bool
) -> None:
    second = CountingAnalyst()
    Analysts(analyst, second).read([], idle=True, share=share)  # type: ignore[arg-type]
    assert second.is_started is started


def test_it_is_not_started_beside_an_encoder(analyst: Analyst) -> None:
    second = CountingAnalyst()
    Analysts(analyst, second).read([], idle=False, share=0.01)  # type: ignore[arg-type]
    assert not second.is_started


def test_a_window_that_was_not_begun_is_read_here(second: SecondAnalyst, analyst: Analyst) -> None:
    not_begun = second.submit(window())  # its models are still being loaded
    assert Analysts(analyst, second).settled(window(), not_begun) == analyst.analyse_all(window())
    assert not_begun.cancelled()


class LateAnalyst:
    """Takes every second window, and gives it back when the build asks for it, or dies."""

    def __init__(self, analyst: Analyst, *, dies: bool) -> None:
        self._analyst = analyst
        self._dies = dies
        self._asked = 0
        self.is_started = True
        self.taken = 0

    def __enter__(self) -> "LateAnalyst":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    @property
    def has_room(self) -> bool:
        self._asked += 1
        return self._asked % 2 == 1

    def submit(self, window: list[Part]) -> Future[list[object]]:
        self.taken += 1
        return Late(self._analyst, window, dies=self._dies)


class Late(Future):  # type: ignore[type-arg]
    """Done once somebody waits for it."""

    def __init__(self, analyst: Analyst, window: list[Part], *, dies: bool) -> None:
        super().__init__()
        self.set_running_or_notify_cancel()
        self._work = lambda: analyst.analyse_all(window)
        self._dies = dies

    def result(self, timeout: float | None = None) -> list[object]:
        if self._dies:
            raise SecondAnalystError("killed")
        return self._work()  # type: ignore[return-value]


@pytest.mark.parametrize("dies", [False, True])
def test_a_build_writes_the_same_with_and_without_it(tmp_path: Path, dies: bool) -> None:
    pages = tmp_path / "c.jsonl"
    rows = [
        {"id": f"{n}", "title": f"Town {n}", "text": f"Town {n} is a town in Land {n}."} for n in range(200)
    ]
    pages.write_text("".join(json.dumps(row) + "\n" for row in rows))
    settings = Settings(cache=tmp_path)
    extractors, _ = open_extractors(settings, ONTOLOGY)
    late = LateAnalyst(Analyst(ONTOLOGY, extractors, Simplifier()), dies=dies)
    exports = []
    for name, second in (("alone.db", None), ("two.db", lambda _: late)):
        store = open_store(tmp_path / name, create=True)
        pipeline = Pipeline(ONTOLOGY, extractors, None, BuilderSettings(), second=second)  # type: ignore[arg-type]
        pipeline.build(store, BuildRequest([pages]))
        exports.append(list(canonical_export(store)))
        store.close()
    assert late.taken == 4  # of seven windows
    assert exports[0] == exports[1]
