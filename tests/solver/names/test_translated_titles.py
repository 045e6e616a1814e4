"""Titles of a Chinese question that only a page in English has."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from backends.stores import open_store
from retriever.crossing.translating import Translator
from retriever.pipeline import build_retriever
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from schemas.settings import Settings
from solver.lexicon import Lexicon
from solver.names.translated_titles import titled_across
from solver.planners.rule import RulePlanner
from tests.solver.synthesis.pages import Page

PAGES = (
    Page("en/The Lighthouse", "The Lighthouse is a play by Ann Lee. It has two acts.", ("The Lighthouse", "Work"),
         ("Ann Lee", "Person"), ("Harbour", "Work")),
    Page("en/Harbour Lights", "Harbour Lights is a film. It followed Harbour.", ("Harbour Lights", "Film"),
         ("Harbour", "Work")),
)  # fmt: skip
GLOSSES = [("灯塔", "lighthouse", False), ("港口", "harbour", False)]


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("《灯塔》是谁写的？", [("灯塔", "The Lighthouse")]),
        ("《老灯》(The Lighthouse)有几幕？", [("老灯", "The Lighthouse")]),
        ("灯塔是谁写的？", []),  # no title
        ("《港口》是谁写的？", []),  # of which no page is
        ("Who wrote 《灯塔》?", []),
    ],
)
def test_a_title_means_the_page_that_bears_it_in_english(
    tmp_path: Path, question: str, found: list[tuple[str, str]]
) -> None:
    write_glosses(GLOSSES, tmp_path / "glosses.sqlite")
    translator = Translator(Glosses(tmp_path / "glosses.sqlite"))
    store = open_store(tmp_path / "pages.db", create=True)
    store.upsert(GraphBatch(tuple(page.graph() for page in PAGES)))
    ontology = Ontology.load()
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=Settings().retriever)
    plan = RulePlanner(retriever, Lexicon(ontology)).plan(question)
    linked = titled_across(plan, (), retriever, translator, store)
    assert [(one.surface, one.name) for one in linked] == found
    assert all(question[one.start : one.end] == one.surface for one in linked)
    store.close()
