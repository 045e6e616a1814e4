"""Sentences that tell what two people are to each other."""

from __future__ import annotations

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
from solver.reading.people.ties import tells_tie
from solver.reading.windows import Window
from tests.solver.synthesis.pages import Page

TEXT = (
    "Fog Harbour is a film that Bo Ek directed. Nan Lind, cast as the cook, is the director's sister. "
    "Nan Lind has a brother. Ann Orr and Bo Ek were both in it. Her husband was May Roe, a banker."
)


@pytest.mark.parametrize(
    ("place", "names", "told"),
    [
        (1, ("Nan Lind", "Bo Ek"), True),  # he is called by what he is to the film
        (2, ("Nan Lind", "Bo Ek"), False),
        (3, ("Ann Orr", "Bo Ek"), False),  # no word for a tie
        (4, ("May Roe", "Fog Harbour"), True),  # it is her page
        (4, ("May Roe", "Bo Ek"), False),
    ],
)
def test_a_tie_is_told_of_both(tmp_path: Path, place: int, names: tuple[str, str], told: bool) -> None:
    page = Page("Fog Harbour", TEXT, ("Fog Harbour", "Film"), ("Bo Ek", "Person"), ("Nan Lind", "Person"))
    page.says(0, "director", 1, "Bo Ek directed")
    store = open_store(tmp_path / "pages.db", create=True)
    store.upsert(GraphBatch((page.graph(),)))
    read = read_page(page.document, (page.chunk,))
    sentence = sorted({clause.sentence for clause in read.clauses})[place]
    clauses = [i for i, clause in enumerate(read.clauses) if clause.sentence == sentence]
    entities = tuple(
        LinkedEntity(e.id, e.name, e.type, name, 1.0, "exact")
        for name, found in store.find_names(names).items()
        for e in found
    )
    part = SubQuestion("", QuestionKind.RELATION, AnswerType.MANNER, Step(()), entities, names=names)
    window = Window(read, clauses[0], clauses[-1], 0.0, 0.0, 0.0, False)
    assert tells_tie(window, part, store, Lexicon(Ontology.load())) is told
    store.close()
