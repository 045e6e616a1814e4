"""What a language model writes is looked for in the pages: quotes word for word, answers within them."""

from __future__ import annotations

import pytest

from schemas.plan import AnswerType
from schemas.text import Language
from solver.language_model.grounding import (
    find_words,
    is_long,
    may_be,
    may_count,
    pieces_of,
    plain,
    repeats,
    says,
    speaks,
    unsaid,
    verdict_of,
)
from solver.reading.numbers.asked_amounts import asked_amount


def nobody(_: str) -> list[str]:
    return []


@pytest.mark.parametrize(
    ("words", "text", "found"),
    [
        ("出生于海城", "林晚1962年出生于海城，演员。", "出生于海城"),
        ("“出生于海城。”", "林晚1962年出生于海城，演员。", "出生于海城"),
        ("was born in Haven", "Lin was  born\nin Haven.", "was  born\nin Haven"),
        ("WAS BORN", "Lin was born in Haven.", "was born"),
        ("1962年", "林晚１９６２年出生。", "１９６２年"),
    ],
)
def test_finds_words_whatever_their_width_case_and_spaces(words: str, text: str, found: str) -> None:
    span = find_words(words, text)
    assert span is not None
    assert text[span.start : span.end] == found


@pytest.mark.parametrize("words", ["出生于山城", "海", "", "。"])
def test_words_that_do_not_stand_there_are_not_found(words: str) -> None:
    assert find_words(words, "林晚1962年出生于海城，演员。") is None


def test_an_answer_of_several_things_is_taken_apart() -> None:
    assert pieces_of("《雾港》、《北行》和《海城》") == ["雾港", "北行", "海城"]
    assert pieces_of("the Fog; Northward and Haven") == ["Fog", "Northward", "Haven"]


def test_what_no_quoted_words_say_is_named() -> None:
    assert unsaid("海城、山城", ["林晚出生于海城。"], nobody) == ["山城"]
    assert unsaid("in Haven", ["Lin was born in haven."], nobody) == []


def test_an_answer_that_stands_as_a_whole_is_not_taken_apart() -> None:
    assert unsaid("Simon and Garfunkel", ["The album is by Simon and Garfunkel."], nobody) == []
    assert unsaid("3,752万", ["票房为3,752万。"], nobody) == []


def test_a_thing_may_be_called_by_another_name_that_the_store_has() -> None:
    names = {"Lin Wan": ["林晚", "Lin Wan"]}
    assert unsaid("Lin Wan", ["林晚执导了《北行》。"], lambda name: names.get(name, [])) == []
    assert unsaid("Zhao Yiming", ["林晚执导了《北行》。"], lambda name: names.get(name, [])) == [
        "Zhao Yiming"
    ]


@pytest.mark.parametrize(
    ("answer", "verdict"), [("Yes.", "yes"), ("no", "no"), ("是的。", "是"), ("没有", "不是"), ("Norway", "")]
)
def test_only_a_bare_yes_or_no_is_a_verdict(answer: str, verdict: str) -> None:
    assert verdict_of(answer) == verdict


def test_a_date_or_a_number_looks_like_one() -> None:
    assert may_be("1962年6月", AnswerType.DATE)
    assert may_be("March", AnswerType.DATE)
    assert not may_be("海城", AnswerType.DATE)
    assert may_be("twelve", AnswerType.NUMBER)
    assert not may_be("a lighthouse", AnswerType.NUMBER)
    assert may_be("anything", AnswerType.PERSON)


def test_an_answer_that_only_repeats_the_question_is_told() -> None:
    assert repeats("林晚", "林晚的老师是谁？")
    assert not repeats("赵一鸣", "林晚的老师是谁？")


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("200", "a population of 1,200"),
        ("5 metres", "the tower is 1.5 metres high"),
        ("12", "片酬为12万元"),
        ("十", "她有二十枚奖章"),
        ("10", "an area of 10² miles"),
        ("王安石", "他叫王安\n石家庄出版社"),
        ("jose", "She met Jose\u0301 there"),
    ],
)
def test_parts_of_numbers_names_and_accented_words_are_not_said(words: str, text: str) -> None:
    assert not says(words, text)


def test_forms_of_an_english_word_speak_of_it() -> None:
    assert speaks("played", "He plays for Haven.")
    assert not speaks("played", "He placed second; the display was fine.")
    assert not speaks("小说", "她写过诗。")


def test_numbers_as_they_stand_are_said() -> None:
    assert says("1,200", "a population of 1,200.")
    assert says("12万元", "片酬为12万元。")
    assert says("1962年", "林晚1962年出生。")


def test_a_name_with_a_joining_word_in_it_is_not_taken_apart() -> None:
    assert pieces_of("周和一鸣") == ["周和一鸣"]


def test_an_answer_is_shown_on_one_line_without_decoration() -> None:
    assert plain("**Haven**\n\n`City`.") == "Haven City"


@pytest.mark.parametrize("mark", ["‘雾港’", "「雾港」", "『雾港』", '"雾港"'])
def test_quotation_marks_are_alike(mark: str) -> None:
    span = find_words(f"他称它为{mark}的故事", "他称它为“雾港”的故事。")
    assert span is not None
    assert span.end == 11


@pytest.mark.parametrize(
    ("answer", "text", "question", "counts"),
    [
        ("1", "On 1 April 1977 it published a supplement.", "how many copies were printed?", False),
        ("1", "On 1 April 1977 it published 1 supplement.", "how many supplements were there?", True),
        ("5", "3月5日开馆。", "有几层？", False),
        ("5", "3月5日开馆，共5层。", "有几层？", True),
        ("30", "船很快沉没，约30人遇难。", "how many years did the ship lie there?", False),
        ("30", "The ship lay there for 30 years.", "how many years did the ship lie there?", True),
        ("30", "The ship lay there for 30 years.", "那艘船在海底多少年？", True),
        ("30", "The ship is 30 metres long.", "那艘船在海底多少年？", False),
        ("thirty", "The ship lay there for thirty years.", "how many years did the ship lie there?", True),
    ],
)
def test_a_number_is_an_amount_of_what_is_asked(answer: str, text: str, question: str, counts: bool) -> None:
    asked_in = Language.ENGLISH if question.isascii() else Language.CHINESE
    asked = asked_amount(question, asked_in)
    units = asked.units if asked is not None else frozenset()
    said_in = Language.ENGLISH if text.isascii() else Language.CHINESE
    assert may_count(answer, text, said_in, units) is counts


@pytest.mark.parametrize(
    ("answer", "long"),
    [
        ("Fog Harbour", False),
        ("The Man Who Knew the Way to the Sea and Never Told It", False),
        (
            "Fog Harbour; Northward; The Long Way Home; Haven; Salt; The Crew of Twelve; The Last Ship to Leave",
            False,
        ),
        ("It was shot in Haven by a crew of twelve, and Lin Wan plays the smuggler", True),
        ("她在海城拍完这部电影以后，又到东岛同家里人住了三年，从此一直没有再演过戏", True),
        ("雾港、北行、海城往事、东岛、盐、最后一条船、十二个人", False),
    ],
)
def test_a_sentence_is_told_from_names(answer: str, long: bool) -> None:
    assert is_long(answer) is long
