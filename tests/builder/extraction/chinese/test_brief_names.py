"""Persons whose text uses a short form of the title's name, and openings that go on in the next sentence."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.names.cuts import mended
from builder.extraction.chinese.subjects.told_of import brief_name
from schemas.text import NamedSpan

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("title", "text", "brief"),
    [
        ("早川大石", "早川生于北城。早川后来回国。", "早川"),
        ("亨利·波特", "波特生于北城。波特后来回国。", "波特"),
        ("早川大石", "早川大石生于北城。早川后来回国。", ""),
        ("早川大石", "早川生于北城。", ""),
        ("李石山", "李石生于北城。李石后来回国。", ""),
    ],
)
def test_the_short_name_that_a_text_uses(title: str, text: str, brief: str) -> None:
    assert brief_name(title, text) == brief


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("早川大石", "早川（1868年－1934年），日本植物学家。早川毕业于南方大学。"),
        ("亨利·波特", "波特（1868年－1934年），日本植物学家。波特毕业于南方大学。"),
    ],
)
def test_facts_are_told_of_the_title(title: str, text: str, facts: ReadFacts) -> None:
    said = facts(text, title, "")
    assert {f"{title} educated_at 南方大学", f"{title} occupation 植物学家"} <= set(said)


def test_an_opening_that_goes_on(facts: ReadFacts) -> None:
    said = facts("林大川，笔名青石。日本作家、影评人。", "林大川", "")
    assert {"林大川 occupation 作家", "林大川 occupation 影评人", "林大川 nationality 日本"} <= set(said)


def test_the_third_sentence_is_no_opening(facts: ReadFacts) -> None:
    said = facts("林大川，笔名青石。他早年离家。日本作家、影评人都来看他。", "林大川", "")
    assert not [fact for fact in said if " occupation 作家" in fact]


def test_a_republic_is_one_word(facts: ReadFacts) -> None:
    said = facts("张三，南国建立共和政体后首任总统。")
    assert not [fact for fact in said if "政体" in fact]


def test_a_calling_without_the_body_it_is_held_in(facts: ReadFacts) -> None:
    said = facts("1990年，李四是南方大学教授。")
    assert not [fact for fact in said if fact.endswith("occupation 南方大学教授")]


def test_a_school_is_not_cut_before_its_kind(facts: ReadFacts) -> None:
    said = facts("张三参与创立国立青石工专科学校。")
    assert not [fact for fact in said if "青石工专 " in fact]


def test_what_a_school_teaches_is_not_founded(facts: ReadFacts) -> None:
    said = facts("南方大学现有四个教研室。2006年开设“青石学”本科课程。", "南方大学", "School")
    assert not [fact for fact in said if " founded_by " in fact]
    founds = facts("张三回国。2006年创办“青石社”。")
    assert [fact for fact in founds if " founded_by 张三" in fact]


def test_words_that_lead_to_a_foreign_name_are_no_part_of_it() -> None:
    text = "内阁由亨利·波特组成。"
    found = mended(text, NamedSpan(2, 8, "Person"))
    assert text[found.start : found.end] == "亨利·波特"
    whole = mended("由纪·波特回国。", NamedSpan(0, 5, "Person"))
    assert (whole.start, whole.end) == (0, 5)
