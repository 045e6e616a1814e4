"""Reasons are written as people write."""

import pytest

from backends.segmenter import segment
from retriever.reasons import _as_asked, _as_typed, _is_whole, _says, _says_in_any_form, _words
from retriever.text.terms import content_terms
from schemas.retrieval import LinkedEntity, Query
from schemas.text import Language
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("出生地的导演", ["出生地", "导演"]),
        ("的导演是", ["导演"]),
        ("born in Hong Kong", ["born", "hong", "kong"]),
        ("生 was born", ["born"]),
    ],
)
def test_words_are_written_whole(text, words):
    assert _words([(term, 1.0) for term in content_terms(text)], text) == words


def test_the_rarest_words_come_first():
    terms = [(term, float(place)) for place, term in enumerate(segment("one two three four"))]
    assert _words(terms, "one two three four") == ["four", "three", "two", "one"]


def test_pairs_that_only_look_as_if_they_overlapped_are_words_of_their_own():
    said = [(term, 1.0) for term in content_terms("科学学院") if term in (*segment("科学"), *segment("学院"))]
    assert _words(said, "科学学院") == ["科学", "学院"]


@pytest.mark.parametrize(
    ("text", "word", "said"),
    [
        ("the oscars of 1973", "oscar", False),
        ("an oscar, at last", "oscar", True),
        ("他出生在香港", "出生", True),
        ("他生在香港", "出生", False),
    ],
)
def test_a_word_is_said_as_it_is(text: str, word: str, said: bool) -> None:
    assert _says(text, word) is said


def test_a_word_may_be_said_in_another_form() -> None:
    assert _says("the oscars of 1973", "oscar", begun=True)
    assert not _says("a german winner", "man", begun=True)


@pytest.mark.parametrize(
    ("name", "surface", "shown"),
    [
        ("Stephen Chow", "周星驰", "Stephen Chow (周星驰)"),
        ("功夫 (film)", "功夫", "功夫 (film)"),
        ("Max Mok", "max mok", "Max Mok"),
    ],
)
def test_a_name_is_told_with_what_the_question_calls_it(name: str, surface: str, shown: str) -> None:
    asked = LinkedEntity("e", name, "", surface, 0.9, "exact")
    assert _as_asked(Query("…", Language.ENGLISH, entities=(asked,)), name) == shown


@pytest.mark.parametrize(
    ("page", "word", "said"),
    [
        ("she founded the press", "founder", True),
        ("he would command it", "commanded", True),
        ("the orla press", "presses", True),
        ("songs that others cover", "covered", True),
        ("what they wrote", "written", True),
        ("a king of the isle", "kings", True),
        ("the founder of the isle", "born", False),
        ("影片的创办人", "创办者", True),
        ("他出生在海城", "出生地", True),
        ("他出生在海城", "母亲", False),
        ("in 1964 it was sold", "1964", True),
        ("in 1964 it was sold", "64", False),
    ],
)
def test_a_page_says_a_word_that_it_says_in_any_form(page: str, word: str, said: bool) -> None:
    assert _says_in_any_form(page, frozenset(page.split()), word) is said


@pytest.mark.parametrize(
    ("question", "word", "whole"),
    [
        ("Who won in 1964–65?", "65", False),
        ("Who won in 1964/65?", "1964", False),
        ("Who won in 1964?", "1964", True),
        ("1964年谁获奖", "1964", True),
        ("1,500 ships", "500", False),
        ("Who won the 1964 cup?", "cup", True),
    ],
)
def test_a_piece_of_a_number_is_no_word(question: str, word: str, whole: bool) -> None:
    assert _is_whole(word, question) is whole


@pytest.mark.parametrize(
    ("question", "word", "shown"),
    [
        ("他的出生地與國籍", "国籍", "國籍"),
        ("Who won the Oscar?", "oscar", "Oscar"),
        ("a part of Art", "art", "Art"),
        ("谁得奖", "导演", "导演"),
    ],
)
def test_a_word_is_shown_as_it_was_typed(question: str, word: str, shown: str) -> None:
    assert _as_typed(word, question) == shown


def test_what_only_bears_a_name_is_linked_through_the_name(tmp_path) -> None:
    film = Page("en/Reef", "Reef is a film. Bo Ek plays in Reef.", ("Reef", "Film"), ("Bo Ek", "Person"))
    actor = Page(
        "en/Bo Ek (actor)",
        "Bo Ek is an actor from Odense, seen in Reef.",
        ("Bo Ek", "Person"),
        ("Reef", "Film"),
    )
    sailor = Page(
        "en/Bo Ek (sailor)", "Bo Ek is a sailor from Oslo. He has seen each reef.", ("Bo Ek", "Person")
    )
    with solver_over(tmp_path, film, actor, sailor) as solver:
        query = Query("Who plays in Reef?", Language.ENGLISH)
        hits = solver._supplies.retriever.retrieve(query, explain=True).chunks
    linked = [hit.why for hit in hits if hit.chunk.startswith("en/Bo Ek") and "linked from" in hit.why]
    assert linked
    assert all(
        "through the name Bo Ek" in why or "Bo Ek" not in why.split("linked from")[1] for why in linked
    )
    assert any("through the name Bo Ek" in why for why in linked)
