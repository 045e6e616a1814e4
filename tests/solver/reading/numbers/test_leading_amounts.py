"""The one amount of a sentence that a question wants."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from schemas.text import Language
from solver.reading.numbers.asked_amounts import asked_amount
from solver.reading.numbers.leading_amounts import Sought, amounts, leading

ZH, EN = Language.CHINESE, Language.ENGLISH


def said(question: str, text: str, *, words: Sequence[str] = (), nouns: Sequence[str] = ()) -> str:
    """The amount as the question's language says it; `words` are the question's others, as the text has them."""
    own, page = (EN if question.isascii() else ZH), (EN if text.isascii() else ZH)
    asked = asked_amount(question, own)
    assert asked is not None
    amount = leading(Sought(asked, lambda clause: sum(word in clause for word in words), nouns), text, page)
    return amount.said(asked, own) if amount is not None else ""


@pytest.mark.parametrize(
    ("question", "text", "amount"),
    [
        ("how many dollars did it cost?", "售价二十五美元，能拍一百张", "25 dollars"),
        ("how many dollars did it cost?", "it cost $1.5 million and had 300 seats.", "1.5 million dollars"),
        ("how much did it cost?", "cost: a$102 million", "102 million Australian dollars"),
        ("它造价多少？", "it cost c$3 million.", "300万加元"),
        ("how much did it cost to build?", "造价一亿二千万英镑，工期三年", "120 million pounds"),
        ("how many years did it take?", "造价一亿二千万英镑，历时三年", "3 years"),
        ("how many points did she score?", "她拿下三十五分，助攻七次", "35 points"),
        ("how many times did she win?", "she won it twice, in ten years", "2 times"),
        ("how many people live there?", "居民五千多万人，分属二十个部族", "over 50 million people"),
        ("what percentage could read?", "百分之三十的人识字", "30 per cent"),
        ("书有多少页？", "the book, of 1,204 pages, sold twenty copies", "1204页"),
        ("塔有多高？", "it is 171 metres (561 ft) high", "171米"),
        ("数学考了几分？", "他十分高兴，数学考了九十五分", "95分"),
        ("数学考了几分？", "三分之一的人得了八分", "8分"),
        ("他在那里住了几年？", "贞观三年，他来到海城，住了七年", "7年"),
        ("甲比乙晚几天到？", "甲走了三天，比乙晚了两天", "2天"),
        ("how many hours does it run?", "it runs every 2 hours for 12 hours", "12 hours"),
    ],
)
def test_the_amount_has_the_unit_asked_for(question: str, text: str, amount: str):
    assert said(question, text) == amount


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("how many dollars did it cost?", "售价二十五马克，能拍一百张"),
        ("how many years did he stay?", "1946年，他来到海城"),
        ("他在那里住了几年？", "1946年来到海城，住了两年半"),
        ("片长多少分钟？", "影片长两小时十分钟"),
        ("片长多少分钟？", "it runs two hours and ten minutes"),
        ("他住了几天？", "有一天他走了"),
        ("走了多少公里？", "走了三四十公里"),
        ("how many dollars did it cost?", "one cost 20 dollars, another 30 dollars"),
    ],
)
def test_no_amount_leads_that_may_be_another(question: str, text: str):
    assert said(question, text) == ""


def test_among_several_the_clause_with_the_words_of_the_question_decides():
    text = "她二十岁结婚，三十岁离家"
    assert said("how old was she when she left home?", text, words=["离家"]) == "30 years old"
    assert said("how old was she when she sang?", text) == ""


def test_a_short_clause_leaves_to_the_next_what_happened():
    assert said("她几岁离家？", "十四岁那年，她离家出走", words=["离", "家"]) == "14岁"


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("原定三十幅，又添了十幅，共计四十幅", "40幅"),
        ("原有三十幅，又添了十幅", ""),
        ("全套四十幅，共三册", "40幅"),
    ],
)
def test_of_things_a_total_decides(text: str, amount: str):
    assert said("这套组画有多少幅画？", text) == amount


def test_things_are_known_by_their_noun():
    text = "村里有三十名教师和四百名学生"
    assert said("how many pupils are there?", text, nouns=["学生"]) == "400"
    assert said("how many priests are there?", text, nouns=["教士"]) == ""


def test_a_bare_number_is_an_age_where_words_say_so():
    assert [a.unit.said[EN] for a in amounts("when she died he was 21; he left", EN) if a.unit] == [
        "years old"
    ]
    assert not amounts("the number was 21; he left", EN)


@pytest.mark.parametrize(
    ("question", "text", "words", "nouns", "amount"),
    [
        ("灰鸥在北省有多少只？", "灰鸥共有1864只，其中北省占了1387只", ("灰鸥", "北", "省"), ("灰鸥",), "1387只"),
        ("灰鸥共有多少只？", "灰鸥共有1864只，其中北省占了1387只", ("灰鸥", "共"), ("灰鸥",), "1864只"),
        ("how many men did the other side lose?", "it lost 22 men, while the other side lost around 500.",
         ("other", "side", "lost"), ("men",), "about 500"),
        ("how many men did the firm lose?", "the firm lost 22 men, while the other side lost around 500.",
         ("firm", "lost"), ("men",), "22"),
        ("how many men did the other side lose?", "it lost 22 men when the other side lost the town in 1757.",
         ("other", "side", "lost"), ("men",), "22"),
    ],
)  # fmt: skip
def test_a_part_counts_with_the_whole_and_a_noun_left_out_with_its_clause(
    question: str, text: str, words: Sequence[str], nouns: Sequence[str], amount: str
) -> None:
    assert said(question, text, words=words, nouns=nouns) == amount


@pytest.mark.parametrize(
    ("question", "words", "amount"),
    [
        ("how many people worked there in 1938?", ["1938"], "1150 people"),
        ("how many people worked there in 1968?", ["1968"], "about 3600 people"),
        ("how many people worked there in 1900?", ["1900"], "240 people"),
        ("how many people worked there?", [], ""),
    ],
)
def test_of_a_series_the_number_of_the_year_that_is_asked_for(
    question: str, words: Sequence[str], amount: str
) -> None:
    text = "it had 240 people in 1900, 1,150 in 1938 and about 3,600 at its peak in 1968."
    assert said(question, text, words=words) == amount


def test_of_a_series_the_number_of_the_place_that_is_asked_for() -> None:
    text = "the flood drowned 23 people in orme and five in marle."
    assert said("how many people drowned in marle?", text, words=["marle", "drown"]) == "5 people"
    assert said("how many people drowned in orme?", text, words=["orme", "drown"]) == "23 people"
