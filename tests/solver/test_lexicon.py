"""Words that ask for relations, from the ontology and from a graph of bare triples."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.text import Language
from solver.lexicon import Lexicon


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon(Ontology.load(), {"starred actors": 9, "has imdb votes": 2, "director": 3})


def test_a_longer_wording_wins_over_the_one_inside_it(lexicon: Lexicon):
    (found,) = lexicon.wordings("出生日期", Language.CHINESE)
    assert found.wording.forward == ("birth_date",)


def test_taken_stretches_are_not_read(lexicon: Lexicon):
    assert lexicon.wordings("《导演》", Language.CHINESE, [(1, 3)]) == []


def test_english_words_are_read_inflected_and_whole(lexicon: Lexicon):
    found = lexicon.wordings("who directs, or redirected", Language.ENGLISH)
    assert [f.text for f in found] == ["directs"]


def test_a_predicate_of_the_graph_is_asked_for_by_its_own_words(lexicon: Lexicon):
    (found,) = lexicon.wordings("what are the imdb votes", Language.ENGLISH)
    assert found.wording.forward == ("has imdb votes",)


def test_a_relation_resolves_to_itself_and_the_graphs_own_predicate_for_it(lexicon: Lexicon):
    assert lexicon.resolve("starring") == ("starring", "starred actors")


def test_a_label_resolves_before_other_wordings(lexicon: Lexicon):
    assert lexicon.resolve("出生地") == ("birth_place",)


def test_unknown_words_resolve_to_nothing(lexicon: Lexicon):
    assert lexicon.resolve("与...有关") == ()


@pytest.mark.parametrize(
    ("kind", "accepted", "fits"),
    [
        ("Film", ("Work",), True),
        ("Work", ("Film",), True),
        ("Person", ("Work",), False),
        ("", ("Work",), True),
        ("Person", ("Thing",), True),
    ],
)
def test_a_type_fits_what_is_wider_narrower_or_unknown(
    lexicon: Lexicon, kind: str, accepted: tuple[str], fits: bool
):
    assert lexicon.fits(kind, accepted) is fits


def test_a_noun_of_a_kind_is_said_in_both_languages(lexicon: Lexicon):
    assert {"电影", "影片"} <= lexicon.kinds("films", Language.ENGLISH, Language.CHINESE)
    assert lexicon.kinds("directed", Language.ENGLISH, Language.CHINESE) == frozenset()


def test_a_motto_is_asked_for_in_both_languages(lexicon: Lexicon):
    for question, language in (
        ("what is the motto of Tern", Language.ENGLISH),
        ("海城的校训", Language.CHINESE),
    ):
        (found,) = lexicon.wordings(question, language)
        assert found.wording.forward == ("motto",)
    assert "校训" in lexicon.synonyms("motto", Language.CHINESE)
