"""Clauses of a page: their words, their places and what they are about."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from schemas.text import Chunk, Document, Language, Span
from solver.reading.page import Page, read_page

TEXT = (
    "1994年，推出电影《雾港》 [94]；该片票房达到3752万港元，片中他演“海，是谁”的渔夫。\n次段，谈到《北行》。"
)


def page(text: str, language: Language = Language.CHINESE) -> Page:
    document = Document("p", "p", text, "p.txt", language)
    return read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, language)])


def test_citation_marks_are_no_words():
    assert [clause.text for clause in page(TEXT).clauses][:3] == [
        "1994年",
        "推出电影《雾港》",
        "该片票房达到3752万港元",
    ]


def test_a_clause_is_about_the_work_named_before_it():
    assert [clause.topics for clause in page(TEXT).clauses] == [
        (), ("雾港",), ("雾港",), ("雾港",), (), ("北行",),
    ]  # fmt: skip


def test_quoted_words_are_not_cut():
    assert page(TEXT).clauses[3].text == "片中他演“海，是谁”的渔夫"


def test_numbers_and_dates_are_read():
    clauses = page(TEXT).clauses
    assert clauses[0].dates[0].value == "1994"
    assert (clauses[2].numbers[0].value, clauses[2].numbers[0].unit) == ("37520000", "HKD")


def test_titles_are_blank_in_bare_words():
    assert "雾港" not in page(TEXT).clauses[1].bare


def test_traditional_pages_are_read_in_simplified_characters_each_at_its_place():
    text = "公司於1967年由創辦人與國際電視業開設，並為當時說國語的觀眾開播。"
    clause = page(text).clauses[0]
    assert "创办人" in clause.plain
    assert clause.text == "公司于1967年由创办人与国际电视业开设"
    assert text[clause.start : clause.end] == "公司於1967年由創辦人與國際電視業開設"


def test_one_character_is_no_title_within_other_words():
    text = "主题歌《雾港》的词作者是林晚，《北行》也由他填词。"
    document = Document("p", "p", text, "p.txt", Language.CHINESE)
    chunk = Chunk("p#0", "p", 0, 0, len(text), text, Language.CHINESE)
    place = text.index("作")
    clauses = read_page(document, [chunk], [Span(place, place + 1)]).clauses
    assert "词作者" in clauses[0].bare


@given(st.text(alphabet="海城林晚，。；《》“” [12]\n年月", max_size=60))
def test_a_clause_stands_where_it_says(text: str):
    for clause in page(text).clauses:
        assert text[clause.start] == clause.text[0]
        assert text[clause.end - 1] == clause.text[-1]
