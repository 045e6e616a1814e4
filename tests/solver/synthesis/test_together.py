"""Answers to the parts of one question as one, with what stays open behind them."""

from __future__ import annotations

from schemas.answer import Citation
from schemas.text import Language
from solver.synthesis.composed import Composed
from solver.synthesis.merging import together


def told(text: str, marked: str, chunk: str) -> Composed:
    return Composed(text, marked, False, (Citation(chunk, "d", "D", (), 0, 1, "q"),))


OPEN = Composed("The pages do not say: Who saw it.", "The pages do not say: Who saw it.", True)


def test_citations_are_numbered_through() -> None:
    found = together([told("It lived here.", "It lived here [1].", "a"), told("Ann saw it.", "Ann saw it [1].", "b")],
                     Language.ENGLISH)  # fmt: skip
    assert (found.text, found.unanswered, found.abstained) == ("It lived here; Ann saw it.", 0, False)
    assert "[2]" in found.marked
    assert [citation.chunk for citation in found.citations] == ["a", "b"]


def test_what_is_left_open_stands_behind() -> None:
    found = together([OPEN, told("It lived here.", "It lived here [1].", "a")], Language.ENGLISH)
    assert found.text == "It lived here. The pages do not say: Who saw it."
    assert found.unanswered == 1
