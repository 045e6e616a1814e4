"""Facts of a sentence that speak against a yes, and those that do not."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from backends.stores import open_store
from schemas.graph import GraphBatch
from schemas.logical_form import Step
from schemas.ontology import Ontology
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.retrieval import LinkedEntity
from solver.lexicon import Lexicon
from solver.reading.page import read_page
from solver.reading.windows import Window
from solver.synthesis.yes_no.backing import Backing
from tests.solver.synthesis.pages import Page


@pytest.mark.parametrize(
    ("text", "names", "against"),
    [
        (
            "Ann Lee was married to Bo Ek (1998–2001), and to the painter Cy Orr.",
            ("Ann Lee", "Cy Orr"),
            False,
        ),
        ("Ann Lee was married to Bo Ek, and later to Cy Orr.", ("Ann Lee", "Cy Orr"), False),
        ("Ann Lee was married to Bo Ek, and Cy Orr was their guest.", ("Ann Lee", "Cy Orr"), True),
        ("Ann Lee was married to Bo Ek, and spoke to the painter Cy Orr.", ("Ann Lee", "Cy Orr"), True),
        ("林晚先后与赵一鸣和白川结婚。", ("林晚", "白川"), False),
        ("林晚与赵一鸣结婚，和白川是朋友。", ("林晚", "白川"), True),
    ],
)
def test_a_second_object_of_one_verb_is_not_spoken_against_by_the_fact_of_the_first(
    tmp_path: Path, text: str, names: tuple[str, str], against: bool
) -> None:
    first = "Bo Ek" if text.isascii() or "Ann Lee" in text else "赵一鸣"
    page = Page(names[0], text, (names[0], "Person"), (first, "Person"), (names[1], "Person"))
    page.says(0, "spouse", 1, first)
    with closing(open_store(tmp_path / "pages.db", create=True)) as store:
        store.upsert(GraphBatch((page.graph(),)))
        entities = tuple(
            LinkedEntity(e.id, e.name, e.type, name, 1.0, "exact")
            for name, found in store.find_names(names).items()
            for e in found
        )
        part = SubQuestion(
            "",
            QuestionKind.YES_NO,
            AnswerType.BOOLEAN,
            Step(()),
            entities,
            predicates=("spouse",),
            names=names,
        )
        read = read_page(page.document, (page.chunk,))
        window = Window(read, 0, len(read.clauses) - 1, 0.0, 0.0, 0.0, False)
        assert Backing(store, Lexicon(Ontology.load())).speaks_against(part, window) is against
