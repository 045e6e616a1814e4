"""Names found in a few large steps are those of spaCy's own search."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from backends.taggers.entity_names import RECOGNIZER, EntityNames
from backends.weights import model_path
from backends.weights.table import ENGLISH_TAGGER

if TYPE_CHECKING:
    from spacy.language import Language as Pipeline

pytestmark = pytest.mark.models

TEXTS = (
    "Marie Curie was born in Warsaw in 1867. She worked at the University of Paris.",
    "Barack Hussein Obama II met Angela Merkel, the Chancellor of the Federal Republic of Germany, in Berlin.",
    "\n\n",
    "On the 4th of July 1776, two of the Thirteen Colonies\n\nAmerica On The Move. Apple",
    "One Flew Over the Cuckoo's Nest cost $4.4 million and won 5 Oscars in New York City",
    "London",
    "to be or not to be",
)


@pytest.fixture(scope="module")
def pipeline(cache: Path) -> Pipeline:
    import spacy

    return spacy.load(model_path(ENGLISH_TAGGER, cache), exclude=["senter"])


def expected(pipeline: Pipeline, text: str) -> list[tuple[int, int, str]]:
    return [(name.start, name.end, name.label_) for name in pipeline(text).ents]


def test_names_are_spacys(pipeline: Pipeline) -> None:
    with pipeline.select_pipes(disable=[RECOGNIZER]):
        docs = list(pipeline.pipe(TEXTS))
    found = EntityNames(pipeline).of(docs)
    assert [list(map(tuple, names)) for names in found] == [expected(pipeline, text) for text in TEXTS]


def test_a_name_of_several_words_is_one(pipeline: Pipeline) -> None:
    doc = pipeline("She lived in New York City.")
    assert EntityNames(pipeline).of([doc]) == [[(3, 6, "GPE")]]


def test_no_documents_have_no_names(pipeline: Pipeline) -> None:
    assert EntityNames(pipeline).of([]) == []
