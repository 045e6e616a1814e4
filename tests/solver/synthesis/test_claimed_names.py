"""Names that a claim has and nothing links, on pages of the other language."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from backends.stores import open_store
from retriever.crossing.translating import Translator
from schemas.logical_form import Step
from schemas.ontology import Ontology
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.retrieval import LinkedEntity
from solver.lexicon import Lexicon
from solver.reading.reader import Reader
from solver.synthesis.yes_no.claims import Claims
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("name", "forms"), [("Triple Crown", {"triple crown", "三冠王"}), ("Crown", {"crown"})]
)
def test_only_a_name_of_several_words_is_looked_up(tmp_path: Path, name: str, forms: set[str]) -> None:
    write_glosses([("三冠王", "triple crown", False), ("王冠", "crown", False)], tmp_path / "glosses.sqlite")
    with solver_over(
        tmp_path, Page("林晚", "林晚是骑师，两次成为三冠王。", ("林晚", "Person"), also=("Lin Wan",))
    ):
        store = open_store(tmp_path / "pages.db", create=False)
    lexicon = Lexicon(Ontology.load())
    reader = Reader(store, lexicon, Translator(Glosses(tmp_path / "glosses.sqlite")))
    linked = LinkedEntity(store.find_names(["林晚"])["林晚"][0].id, "林晚", "Person", "Lin Wan", 1.0, "exact")
    part = SubQuestion(
        f"Did Lin Wan win the {name}?", QuestionKind.YES_NO, AnswerType.BOOLEAN, Step(()),
        entities=(linked,), names=("Lin Wan", name),
    )  # fmt: skip
    page = next(iter(reader.shelf.of(part, None)))
    things = Claims(store, lexicon, reader).claim(part, page).things
    store.close()
    assert set(next(t.term.forms for t in things if not t.ids)) == forms
