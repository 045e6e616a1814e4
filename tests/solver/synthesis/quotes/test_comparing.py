"""What may be quoted for a comparison."""

from __future__ import annotations

import pytest

from schemas.logical_form import Output, Ref, Step
from schemas.plan import AnswerType, LinkedEntity, QuestionKind, SubQuestion
from schemas.text import Chunk, Document, Language
from solver.reading.page import read_page
from solver.reading.windows import Window
from solver.synthesis.quotes.comparing import may_compare


def window(text: str) -> Window:
    language = Language.ENGLISH if text.isascii() else Language.CHINESE
    document = Document("p", "p", text, "p.txt", language)
    page = read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, language)])
    return Window(page, 0, len(page.clauses) - 1, 1.0, 1.0, 1.0, True)


def part(kind: str) -> SubQuestion:
    step = Step((Output((Ref("o1"),)),))
    entity = LinkedEntity("a", "Ada", kind, "Ada", 1.0, "exact")
    return SubQuestion(
        "?",
        QuestionKind.COMPARE,
        AnswerType.THING,
        step,
        names=("Ada",),
        entities=(entity,),
        predicates=("birth_date",),
    )


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("Ada has been married to Ben since 1988, and her younger brother since 1990", False),
        ("Ada is two years older than Ben", True),
        ("Ada was born in 1950 and Ben was born in 1952", True),
        ("1988年阿达与本结婚，1990年迁居", False),
        ("阿达比本年长", True),
    ],
)
def test_who_is_older_is_told_by_ages_alone(text: str, may: bool):
    assert may_compare(part("Person"), window(text)) is may


@pytest.mark.parametrize(("text", "may"), [("The Kite is smaller", True), ("The Kite hangs in Orme", False)])
def test_things_are_compared_in_words_that_compare(text: str, may: bool):
    assert may_compare(part("Work"), window(text)) is may
