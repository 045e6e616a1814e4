"""What a stretch holds besides what a question names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from schemas.plan import AnswerType
from schemas.retrieval import LinkedEntity
from schemas.text import Chunk, Document, Language
from solver.reading.holding.others import Others, others_of
from solver.reading.page import Named, read_page
from solver.reading.windows import Window, picked
from tests.solver.parts import part


def window(text: str, *things: tuple[str, str, str], subject: str = "Person") -> Window:
    """A text of which some words are things, each with its type and id."""
    language = Language.ENGLISH if text.isascii() else Language.CHINESE
    document = Document("p", "Ann Lee", text, "p.txt", language)
    named = [
        Named(text.find(name), text.find(name) + len(name), type, entity) for name, type, entity in things
    ]
    page = read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, language)], (), named)
    return picked(replace(page, subject=subject), 0, len(page.clauses) - 1)


def others(
    text: str, *things: tuple[str, str, str], question: str = "Which club is it?", about: bool = True
) -> Others:
    asking = part(question, asked=AnswerType.THING)
    known = (LinkedEntity("ann", "Ann Lee", "Person", "Ann Lee", 1.0, "exact"),)
    asking = replace(asking, entities=known, names=("Ann Lee",))
    return others_of(asking, window(text, *things), {"ann lee", "lee"}, about=about)


def test_the_things_of_the_question_are_none_of_the_others() -> None:
    found = others("Lee lives in Ashby.", ("Lee", "Person", "ann"), ("Ashby", "City", "ashby"))
    assert [(o.name, o.type) for o in found.named] == [("Ashby", "City")]
    assert "Lee" not in found.text


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ("She is a fan of Hollow Orient.", ["Hollow Orient"]),
        ("In March she met a British poet.", []),
        ("Born in spring, she sings.", []),
        ("Released on a Monday, it sold.", []),
        ("She wrote to Orme.", ["Orme"]),
    ],
)
def test_capitals_that_nothing_is_known_of_are_names(text: str, unknown: list[str]) -> None:
    assert [o.name for o in others(text).named if not o.type] == unknown


def test_words_of_the_question_are_no_other_name() -> None:
    assert not others("She saw the Bell.", question="Which club met in the Bell?").named


def test_an_untyped_name_within_a_known_one_says_nothing() -> None:
    things = ("Ashby", "Place", "ashby"), ("Ashby in Kent", "", "junk")
    assert [o.name for o in others("She lives at Ashby in Kent now.", *things).named] == ["Ashby", "Kent"]


def test_what_another_page_is_about_is_one_of_the_others() -> None:
    assert others("She sings.", about=False).types == {"Person"}
    assert not others("She sings.").named


def test_latin_and_dotted_names_stand_out_in_chinese() -> None:
    found = others("她加入了Norton，同去的是卡洛斯·韦恩。")
    assert [o.name for o in found.named] == ["Norton", "同去的是卡洛斯·韦恩"]


def test_dates_are_no_names() -> None:
    assert not others("She sang on 15 April 1959.", ("15 April 1959", "", "date")).named


def test_a_number_in_words_that_begins_a_sentence_is_no_name() -> None:
    found = others("Twenty-seven British ships lay off Ashby.", ("Twenty-seven British", "", "x"))
    assert "Twenty-seven British" not in [o.name for o in found.named]
    assert "Ashby" in [o.name for o in found.named]
