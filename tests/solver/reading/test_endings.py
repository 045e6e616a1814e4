"""What ended is what is asked about, not what its page names beside the end."""

from __future__ import annotations

import pytest

from schemas.logical_form import Output, Ref, Step
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Chunk, Document, Language
from solver.reading.endings import ends_else
from solver.reading.page import Clause, read_page
from solver.reading.terms import Term

TERMS = (Term(("沉没", "倒闭", "解散"), 1.0, "relation"),)


def clause(text: str) -> Clause:
    document = Document("p", "p", text, "p.txt", Language.CHINESE)
    return read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, Language.CHINESE)]).clauses[0]


def part(relation: str) -> SubQuestion:
    step = Step((Output((Ref("o1"),)),))
    return SubQuestion(
        "和丰船行何时倒闭？", QuestionKind.ATTRIBUTE, AnswerType.DATE, step, predicates=(relation,)
    )


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("1903年海鸥号沉没后，船行赔了钱", True),
        ("1926年船行倒闭后，林晚回乡", False),
        ("1926年和丰船行倒闭后，林晚回乡", False),
        ("1926年因欠债倒闭后，林晚回乡", False),
        ("1926年巡游结束后解散", False),
        ("1926年正式解散", False),
    ],
)
def test_the_end_of_another_thing_is_told_apart(text: str, other: bool):
    assert ends_else(clause(text), part("end_date"), TERMS, {"和丰船行"}) is other


def test_only_ends_are_told_apart():
    assert not ends_else(clause("1903年海鸥号沉没后，船行赔了钱"), part("start_date"), TERMS, {"和丰船行"})
