"""Remembered word classes and lemmas are those of spaCy's own components."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.taggers.english import EnglishTagger
from backends.weights import model_path
from backends.weights.table import ENGLISH_TAGGER

TEXTS = (
    "There is a house in New Orleans. There's nothing else.",
    "He has got worse than they'd been; it gets better, isn't it?",
    "The Geese were flying, and she left her left shoe.\n\n  Two  spaces.",
    "The geese flew. He saw a saw. Mice, men, oxen and WOMEN ran faster than the fastest.",
    "I'm gonna leave 'cause y'all ain't comin'. What's that which that does?",
)


@pytest.mark.models
def test_the_tagger_says_what_the_whole_pipeline_says(cache: Path) -> None:
    import spacy

    directory = model_path(ENGLISH_TAGGER, cache)
    whole, tagger = spacy.load(directory, exclude=["senter"]), EnglishTagger(directory)
    for text in (*TEXTS, *TEXTS[::-1]):
        expected = [
            (token.text, token.pos_, token.lemma_, token.tag_, token.dep_)
            for token in whole(text)
            if not token.is_space
        ]
        said = [
            (token.text, token.pos, token.lemma, token.tag, token.dependency)
            for token in tagger.tag(text).tokens
        ]
        assert said == expected
