"""How old somebody was at death, where a page says it itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.stores import open_store
from schemas.logical_form import Step
from schemas.ontology import Ontology
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.retrieval import LinkedEntity
from solver.lexicon import Lexicon
from solver.reading.numbers.lifetimes import told_lifetime
from solver.reading.reader import Reader
from solver.reading.windows import window_text
from tests.solver.synthesis.pages import Page, solver_over

LIN = "林晚，演员。父亲林怀海在她七岁那年病逝。1951年春天，她在海城投河自尽，年仅二十九岁。赵一鸣终年八十岁。"
LIND = "Anna Lind was a painter. Her teacher Bo Ek died in 1902, aged 71. She died at home in 1930 at the age of 54."


VANE = (
    "Carl Vane was an engineer. Carl Vane told his story in 1990. He left in 1991 and was succeeded by Tom Reed; "
    "he died in May of the same year, aged 56."
)
HILL = "Rosa Hill was a singer. She was followed by Tom Reed; he died in 1950, aged 60."
LOM = "Ida Lom was a singer. Her husband Max Ray died in 1950, aged 60."


@pytest.mark.parametrize(
    ("name", "holds", "age"),
    [
        ("林晚", "年仅二十九岁", 29),
        ("Anna Lind", "at the age of 54", 54),
        ("Ida Lom", "", 0),
        ("Carl Vane", "aged 56", 56),
        ("Rosa Hill", "", 0),
    ],
)
def test_the_age_is_that_of_whoever_died(tmp_path: Path, name: str, holds: str, age: int) -> None:
    pages = [
        Page("林晚", LIN, ("林晚", "Person"), ("林怀海", "Person"), ("赵一鸣", "Person")),
        Page("en/Anna Lind", LIND, ("Anna Lind", "Person"), ("Bo Ek", "Person")),
        Page("en/Carl Vane", VANE, ("Carl Vane", "Person"), ("Tom Reed", "Person")),
        Page("en/Rosa Hill", HILL, ("Rosa Hill", "Person"), ("Tom Reed", "Person")),
        Page("en/Ida Lom", LOM, ("Ida Lom", "Person"), ("Max Ray", "Person")),
    ]
    with solver_over(tmp_path, *pages):
        store = open_store(tmp_path / "pages.db", create=False)
    entity = store.find_names([name])[name][0]
    linked = LinkedEntity(entity.id, name, "Person", name, 1.0, "exact")
    part = SubQuestion(
        name, QuestionKind.ATTRIBUTE, AnswerType.NUMBER, Step(()), entities=(linked,), names=(name,)
    )
    lived = told_lifetime(part, Reader(store, Lexicon(Ontology.load()), None), None)
    store.close()
    assert (lived[1] if lived is not None else 0) == age
    assert holds in (window_text(lived[0]) if lived is not None else "")
