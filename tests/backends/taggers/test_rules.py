"""The rules find titles, dates, awards and capitalised names, and never break on a text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backends.taggers import RuleTagger
from backends.taggers.rules import merge_names, rule_names, split_chinese
from schemas.text import Language, NamedSpan, Span
from tests.backends.taggers.invariants import HOSTILE, check

ZH, EN = Language.CHINESE, Language.ENGLISH


def found(text: str, language: Language) -> list[tuple[str, str]]:
    return [(text[name.start : name.end], name.type) for name in rule_names(text, language)]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("他主演了《喜剧之王》。", [("喜剧之王", "Work")]),
        ("1962年6月22日出生", [("1962年6月22日", "Date")]),
        ("2004年，次年3月5日", [("2004年", "Date"), ("3月5日", "Date")]),
        ("公元前221年统一", [("公元前221年", "Date")]),
        ("获第42届台湾电影金马奖最佳导演奖", [("第42届台湾电影金马奖", "Award")]),
        ("獲第二十一屆", []),
        ("《1999年》上映", [("1999年", "Work")]),
        ("第三届全国运动会", []),
        ("《》", []),
    ],
)
def test_chinese_names(text: str, names: list[tuple[str, str]]) -> None:
    assert found(text, ZH) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("born on 7 November 1867 in Warsaw", [("7 November 1867", "Date")]),
        ("on June 22, 1962 and in May 1999", [("June 22, 1962", "Date"), ("May 1999", "Date")]),
        ("from 1987 to 2004, with 30000 people", [("1987", "Date"), ("2004", "Date")]),
    ],
)
def test_english_dates(text: str, names: list[tuple[str, str]]) -> None:
    assert found(text, EN) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Marie Curie was born in Warsaw.", ["Marie Curie", "Warsaw"]),
        ("The Wizard of Oz is a film.", ["Wizard of Oz"]),
        ("In It There.", []),
        ("He met J. R. R. Tolkien.", ["J. R. R. Tolkien"]),
        ("In 1999 the United States of America grew.", ["1999", "United States of America"]),
    ],
)
def test_capitalised_runs_are_names_without_a_model(text: str, names: list[str]) -> None:
    tagged = RuleTagger(EN).tag(text)
    assert [text[name.start : name.end] for name in tagged.names] == names


def test_english_sentences_end_before_a_capital() -> None:
    tagged = RuleTagger(EN).tag('It cost 3.5 million. "Who?" she asked. No.')
    sentences = [
        tagged.text[tagged.tokens[s.start].start : tagged.tokens[s.end - 1].end] for s in tagged.sentences
    ]
    assert sentences == ["It cost 3.5 million.", '"Who?" she asked.', "No."]


def test_chinese_sentences_keep_what_closes_them() -> None:
    text = "他说：“走！”然后走了。\n第二段；完"
    assert [text[s.start : s.end] for s in split_chinese(text)] == [
        "他说：“走！”",
        "然后走了。",
        "\n",
        "第二段；",
        "完",
    ]


def test_a_stop_inside_a_title_ends_no_sentence() -> None:
    text = "他演过《走！走！》和《来。》。完。"
    names = rule_names(text, ZH)
    assert [text[s.start : s.end] for s in split_chinese(text, names)] == [
        "他演过《走！走！》和《来。》。",
        "完。",
    ]


def test_a_sentence_without_end_is_cut_at_a_comma() -> None:
    assert split_chinese("一二，三四五，六七", longest=6) == [Span(0, 3), Span(3, 9)]


def test_a_sentence_without_comma_is_cut_anyway() -> None:
    assert split_chinese("一二三四五六七", longest=3) == [Span(0, 3), Span(3, 6), Span(6, 7)]


def test_earlier_names_win_over_overlapping_ones() -> None:
    first = [NamedSpan(5, 9, "Work")]
    second = [
        NamedSpan(0, 5, "Person"),
        NamedSpan(4, 6, "Place"),
        NamedSpan(8, 12, "Place"),
        NamedSpan(9, 12, "Place"),
    ]
    assert merge_names(first, second) == [second[0], first[0], second[3]]


def test_the_longer_of_names_that_begin_together_wins() -> None:
    assert merge_names([NamedSpan(0, 2, "Date"), NamedSpan(0, 4, "Date")], []) == [NamedSpan(0, 4, "Date")]


@pytest.mark.parametrize("language", [ZH, EN])
@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_texts(language: Language, text: str) -> None:
    check(RuleTagger(language).tag(text), text)


@given(text=st.text("ab A.《》1年9第届奖。，“”\n周星", max_size=80), language=st.sampled_from(Language))
def test_offsets_are_exact(text: str, language: Language) -> None:
    check(RuleTagger(language).tag(text), text)


@given(text=st.text("一，。！\n", max_size=60), longest=st.integers(1, 9))
def test_sentences_cover_the_text(text: str, longest: int) -> None:
    pieces = split_chinese(text, longest=longest)
    assert "".join(text[piece.start : piece.end] for piece in pieces) == text
    assert all(0 < piece.end - piece.start <= longest for piece in pieces)


def test_a_line_of_a_million_characters_is_tagged() -> None:
    text = "周星驰在1999年演了《戏》。" * 60_000
    assert len(rule_names(text, ZH)) == 120_000
