"""Words from where a named thing is nowhere spoken of are no answer about it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from backends.stores import open_store
from backends.taggers.rules import RuleTagger
from retriever import build_retriever
from retriever.crossing.translating import Translator
from schemas.answer import Citation
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from schemas.settings import Settings
from schemas.text import Language
from solver.judges.unspoken import Unspoken
from solver.lexicon import Lexicon
from solver.pipeline import Solver
from solver.planners.rule import RulePlanner
from solver.planners.words.unlinked import UnlinkedNames
from solver.synthesis.composed import Composed
from tests.solver.planners.names import Names
from tests.solver.synthesis.pages import Page

BAND = "The Gulls are a rock band from Leith. The double album Tide cost them a fortune to record."
SINGER = "Ida Venn is a singer. She recorded Harbour Song in a church in Orme."


@pytest.mark.parametrize(
    ("question", "page", "left"),
    [
        ("Where did The Gulls record Harbour Song?", "band", True),
        ("Where did Ida Venn record Harbour Song?", "singer", False),
        ("Where did Ida Venn record Harbour Song or Tide?", "singer", False),
        ("Did The Gulls record Harbour Song?", "band", False),
        ("Where did Anna Orme record songs?", "singer", False),
        ("Where did Anna Leith record songs?", "singer", True),
    ],
)
def test_the_words_cited_stand_where_all_named_things_are_spoken_of(
    tmp_path: Path, question: str, page: str, left: bool
) -> None:
    band = Page("en/The Gulls", BAND, ("The Gulls", "Organization"), ("Tide", "Album"))
    singer = Page("en/Ida Venn", SINGER, ("Ida Venn", "Person"), ("Harbour Song", "Song"))
    store = open_store(tmp_path / "pages.db", create=True)
    store.upsert(GraphBatch((band.graph(), singer.graph())))
    ontology, settings = Ontology.load(), Settings()
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=settings.retriever)
    plan = Solver(store, retriever, ontology, settings).plan(question)
    told = (band if page == "band" else singer).chunk
    cited = Citation(told.id, told.document, "", (), 0, len(told.text), told.text)
    composed = Composed(told.text, told.text, False, (cited,))
    assert Unspoken(store, Lexicon(ontology), Translator(Glosses(None))).leaves(plan.parts, composed) is left
    store.close()


@pytest.mark.parametrize(("question", "left"), [("远山湖在哪里？", False), ("长风湖在哪里？", True)])
def test_a_name_that_nothing_is_linked_to_is_looked_for_in_the_language_of_the_words(
    tmp_path: Path, question: str, left: bool
) -> None:
    page = Page("en/Lake", "Far Hill Lake lies in Orme.", ("Far Hill Lake", "Place"))
    path = tmp_path / "glosses.sqlite"
    write_glosses([("远山湖", "far hill lake", True), ("长风湖", "lake of winds", True)], path)
    translator = Translator(Glosses(path))
    lexicon = Lexicon(Ontology.load())
    parts = (
        RulePlanner(
            Names({}), lexicon, unlinked=UnlinkedNames(translator, partial(RuleTagger, Language.CHINESE))
        )
        .plan(question)
        .parts
    )
    store = open_store(tmp_path / "pages.db", create=True)
    store.upsert(GraphBatch((page.graph(),)))
    told = page.chunk
    cited = Citation(told.id, told.document, "", (), 0, len(told.text), told.text)
    composed = Composed(told.text, told.text, False, (cited,))
    assert Unspoken(store, lexicon, translator).leaves(parts, composed) is left
    store.close()
