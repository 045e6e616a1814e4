"""Passages that facts lift: in small stores of whole pages, unless the settings or the question say otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

import guanxi
from schemas.answer import Answer
from schemas.retrieval import Lift, Query
from schemas.settings import HashingSettings
from schemas.text import Language
from service.workspace import Workspace, opened
from solver.effort import Effort
from solver.proof.resting import WHY

QUESTION = Query("《北行》的导演出生在哪里？", Language.CHINESE, k=3)
FILLED = "那一年的冬天格外漫长，河面上的冰一直结到来年四月才慢慢化开，岸边的树也迟迟没有发芽，人人都在等船。"
FILM = f"《北行》是2001年上映的电影，由林晚执导。\n\n{FILLED}\n\n《北行》在海外取得了票房。\n\n{FILLED}\n"
MAKER = f"林晚，导演，出生于海城。\n\n{FILLED}\n\n林晚读过《北行》的小说。\n\n{FILLED}\n"
PASSAGES = {"北行.md": "# 北行\n\n《北行》由林晚执导。\n", "林晚.md": "# 林晚\n\n林晚，导演，出生于海城。\n"}
PAGES = {"北行.md": f"# 北行\n\n{FILM}", "林晚.md": f"# 林晚\n\n{MAKER}"}


@contextmanager
def workspace(
    folder: Path, pages: dict[str, str], *, seconds: float = 20.0, **retriever: str
) -> Iterator[Workspace]:
    """A store of some pages, a paragraph a chunk, opened for questions."""
    (folder / "pages").mkdir()
    for name, text in pages.items():
        (folder / "pages" / name).write_text(text, encoding="utf-8")
    settings = guanxi.Settings.model_validate(
        {
            "cache": folder / "cache",
            "embedder": HashingSettings(type="hashing"),
            "builder": {"chunking": {"chinese": 50}},
            "retriever": retriever,
            "budget": {"seconds": seconds},
        }
    )
    with guanxi.open(folder / "small.db", settings=settings) as graph:
        graph.build([folder / "pages"])
    with opened(str(folder / "small.db"), settings) as ready:
        yield ready


def resting(ready: Workspace, **options: bool) -> list[str]:
    """The texts of the passages that say that the answer rests on them."""
    found = ready.retrieve(QUESTION, **options).chunks
    chunks = ready.store.get_chunks([hit.chunk for hit in found if hit.why.startswith(WHY)])
    return [chunk.text for chunk in chunks if chunk is not None]


def test_whole_pages_have_what_facts_answer_with_among_the_first(tmp_path: Path) -> None:
    with workspace(tmp_path, PAGES) as ready:
        assert ready.retriever.shape().on_pages == 1.0
        texts = resting(ready)
    assert any("林晚执导" in text for text in texts)
    assert any("出生于海城" in text for text in texts)


def test_the_flow_stands_alone_where_that_is_asked_for(tmp_path: Path) -> None:
    with workspace(tmp_path, PAGES) as ready:
        assert resting(ready, proof_first=False) == []
        assert ready.retrieve(QUESTION, proof_first=False).chunks == ready.retriever.retrieve(QUESTION).chunks


@pytest.mark.parametrize(
    ("pages", "settings", "lifts"),
    [
        (PASSAGES, {}, False),
        (PASSAGES, {"proofs": "always"}, True),
        (PAGES, {"proofs": "never"}, False),
        (PAGES, {"flow": "rc->kag_merger"}, False),
    ],
)
def test_the_settings_say_where_facts_lift(
    tmp_path: Path, pages: dict[str, str], settings: dict[str, str], lifts: bool
) -> None:
    with workspace(tmp_path, pages, **settings) as ready:
        assert bool(resting(ready)) == lifts


@pytest.mark.parametrize(("seconds", "said"), [(1e-9, True), (20.0, False)])
def test_a_ranking_says_that_no_time_was_left_for_facts(tmp_path: Path, seconds: float, said: bool) -> None:
    with workspace(tmp_path, PAGES, seconds=seconds) as ready:
        found = ready.retrieve(QUESTION)
        assert any("budget.seconds" in line for line in found.degraded) == said
        assert bool(resting(ready)) != said


@pytest.mark.parametrize(
    ("options", "lift"),
    [({}, Lift.STANDING), ({"proof_first": True}, Lift.STANDING), ({"proof_first": False}, Lift.ALONE)],
)
def test_a_ranking_says_what_became_of_the_passages_and_what_that_took(
    tmp_path: Path, options: dict[str, bool], lift: Lift
) -> None:
    with workspace(tmp_path, PAGES) as ready:
        found = ready.retrieve(QUESTION, **options)
    reports = [(report.found, report.unit) for report in found.reports if report.retriever == "lift"]
    assert found.lift is lift
    assert reports == ([] if lift is Lift.ALONE else [(2, "chunks")])


def test_a_ranking_says_that_nothing_answers(tmp_path: Path) -> None:
    with workspace(tmp_path, PAGES) as ready:
        assert ready.retrieve(replace(QUESTION, text="北行有多长？")).lift is Lift.OPEN


class Tireless:
    """A solver that reads whatever there is."""

    def reading(self, question: str, *, effort: Effort) -> Effort:
        return effort

    def by_facts(self, question: str, *, reading: Effort) -> None:
        reading.spend(1_000_000)


def test_what_would_read_too_much_lifts_nothing_and_that_is_said(tmp_path: Path) -> None:
    with workspace(tmp_path, PAGES) as ready:
        found = replace(ready, solver=Tireless()).retrieve(QUESTION)
        alone = ready.retrieve(QUESTION, proof_first=False)
    assert found.lift is Lift.SPENT
    assert found.chunks == alone.chunks
    assert found.degraded[-1].startswith(
        "no fact lifts a passage: answering by facts would read more than 12,000"
    )


class Wordy:
    """A solver of whose questions no facts answer any, but words."""

    def __init__(self, answer: Answer, *, steps: bool) -> None:
        self.answer, self.steps, self.least = answer, steps, None

    def reading(self, question: str, *, effort: Effort) -> None:
        return None

    def by_facts(self, question: str, *, reading: None) -> None:
        return None

    def is_in_steps(self, question: str, *, reading: None) -> bool:
        return self.steps

    @property
    def for_replay(self) -> Wordy:
        return self

    def ask(self, question: str, *, least_confidence: float, reading: None) -> Answer:
        self.least = least_confidence
        return self.answer


@pytest.mark.parametrize(
    ("confidence", "steps", "lifts"), [(0.7, True, True), (None, True, False), (0.7, False, False)]
)
def test_words_lift_passages_where_they_likely_answer_a_question_in_steps(
    tmp_path: Path, confidence: float | None, steps: bool, lifts: bool
) -> None:
    with workspace(tmp_path, PAGES) as ready:
        answer = ready.solver.ask(QUESTION.text)
        told = replace(answer, confidence=confidence, subgraph=replace(answer.subgraph, triples=()))
        solver = Wordy(told, steps=steps)
        assert bool(resting(replace(ready, solver=solver))) == lifts
        assert solver.least == (0.5 if steps else None)


@pytest.mark.parametrize(("confidence", "asked_in", "lifts"), [(0.4, "en", True), (0.4, "zh", False)])
def test_words_of_the_other_language_lift_passages_where_less_speaks_for_them(
    tmp_path: Path, confidence: float, asked_in: str, lifts: bool
) -> None:
    with workspace(tmp_path, PAGES) as ready:
        answer = ready.solver.ask(QUESTION.text)
        told = replace(answer, confidence=confidence, subgraph=replace(answer.subgraph, triples=()))
        ready = replace(ready, solver=Wordy(told, steps=False))
        found = ready.retrieve(replace(QUESTION, language=Language(asked_in))).chunks
        assert any(hit.why.startswith(WHY) for hit in found) == lifts


@pytest.mark.parametrize(
    ("question", "steps"),
    [
        ("《北行》的导演出生在哪里？", True),
        ("林晚出生在哪里？", False),
        ("执导《北行》的那位导演多大？", True),
    ],
)
def test_what_is_a_question_in_steps(tmp_path: Path, question: str, steps: bool) -> None:
    with workspace(tmp_path, PAGES) as ready:
        assert ready.solver.is_in_steps(question) is steps
