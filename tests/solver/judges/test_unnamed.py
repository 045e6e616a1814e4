"""Words quoted for a question that names nothing must say most of what it says."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from schemas.answer import Citation
from schemas.graph import Triple
from schemas.logical_form import Step
from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Chunk, Language
from solver.judges.unnamed import Unnamed
from solver.running import Runner
from solver.synthesis.composed import Composed

QUESTION = "who invented the pocket lighter"
SAYS = "Ada Ross invented a lighter for the pocket."
BESIDE = "Ada Ross invented a boat."
ACROSS = "林晚发明了打火机。"


class _Pages:
    """One chunk that an answer cites; a word is said where its letters stand."""

    def __init__(self, quote: str, chunk: str, *, measured: bool = True) -> None:
        self._quote, self._chunk = quote, chunk
        self.meaning = SimpleNamespace(is_measured=measured, share=self._share)

    def _share(self, words: str, text: str) -> tuple[int, float]:
        each = [word for word in words.split() if word not in ("who", "the")]
        return len(each), sum(word in text for word in each) / len(each)

    def cited(self, told: Composed) -> list[str]:
        return [self._quote]

    def get_chunks(self, ids: list[str]) -> list[Chunk]:
        return [Chunk("a#0", "a", 0, 0, len(self._chunk), self._chunk, Language.ENGLISH)]


def _leaves(pages: _Pages, *, names: tuple[str, ...] = (), triples: tuple[Triple, ...] = ()) -> bool:
    part = SubQuestion(QUESTION, QuestionKind.PASSAGE, AnswerType.PERSON, Step(QUESTION, ()), names=names)
    cited = Citation("a#0", "a", "", (), 0, 1, "A")
    told = Composed("x.", "x.", False, (cited,), triples)
    plan = Plan(QUESTION, Language.ENGLISH, (part,))
    return Unnamed(cast(Runner, pages), cast(GraphStore, pages)).leaves(plan, told)


@pytest.mark.parametrize(
    ("quote", "chunk", "leaves"),
    [
        (SAYS, SAYS, False),
        (BESIDE, BESIDE, True),
        (BESIDE, f"{BESIDE} The lighter in her pocket came later.", False),
        (ACROSS, ACROSS, True),
    ],
)
def test_what_says_little_of_it_is_dropped(quote: str, chunk: str, leaves: bool) -> None:
    assert _leaves(_Pages(quote, chunk)) is leaves


def test_a_question_that_names_something_or_facts_answer_is_not_held_to_it() -> None:
    assert not _leaves(_Pages(BESIDE, BESIDE), names=("Ada Ross",))
    assert not _leaves(_Pages(BESIDE, BESIDE), triples=(Triple("t", "s", "p", "o"),))
    assert not _leaves(_Pages(BESIDE, BESIDE, measured=False))
