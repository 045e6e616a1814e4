"""Texts whose lines are broken at a width become paragraphs; other lines stay as they are."""

import textwrap
import time
from pathlib import Path

import pytest

from builder.readers import Page, read
from builder.readers.wrapping import joined, unwrapped

_ENGLISH = [
    "The Harrow Lighthouse stands at the end of a shingle spit on the coast of Arn and was lit for the first time on "
    "4 March 1861. It was designed by Thomas Lumb, who had built two others for the same board.",
    "The well-known lamp was taken out in 1974, when the keepers left, and is shown in the museum of the harbour. "
    "The tower itself, painted white and red, is open to visitors on Sundays between May and the end of September.",
]
_CHINESE = [
    "灰港灯塔立在海岬尽头，1861年3月4日第一次点亮，由工程师林伯设计，他此前已经替同一个委员会造过两座灯塔，都在北边的海岸上，至今还在使用。",
    "1974年守塔人撤走以后，老灯具被拆下来，陈列在港口博物馆里，塔身重新漆成红白两色，每年五月到九月的星期日向游客开放，票价一直没有涨过。",
]


def _broken(text: str, width: int) -> str:
    return textwrap.fill(text, width, break_on_hyphens=True)


def _broken_chinese(text: str, width: int) -> str:
    return "\n".join(text[place : place + width] for place in range(0, len(text), width))


@pytest.mark.parametrize("width", [40, 60, 72, 100])
def test_english_paragraphs_are_put_together_again(width: int) -> None:
    text = "\n\n".join(_broken(paragraph, width) for paragraph in _ENGLISH) + "\n"
    assert unwrapped(text) == "\n\n".join(_ENGLISH) + "\n"


@pytest.mark.parametrize("width", [24, 30, 40])
def test_chinese_paragraphs_are_put_together_without_spaces(width: int) -> None:
    text = "\n\n".join(_broken_chinese(paragraph, width) for paragraph in _CHINESE) + "\n"
    assert unwrapped(text) == "\n\n".join(_CHINESE) + "\n"


def test_paragraphs_without_empty_lines_end_where_a_line_had_room() -> None:
    text = "\n".join(_broken(paragraph, 60) for paragraph in _ENGLISH)
    assert unwrapped(text) == "\n".join(_ENGLISH)


def test_paragraphs_told_apart_by_their_first_lines() -> None:
    text = "\n".join(textwrap.fill(each, 60, initial_indent="    ") for each in [*_ENGLISH, *_ENGLISH])
    assert unwrapped(text).count("\n") == 3


def test_headings_and_items_keep_their_lines() -> None:
    listed = textwrap.fill(f"- {_ENGLISH[0]}", 60, subsequent_indent="  ")
    text = f"History\n\n{_broken(_ENGLISH[1], 60)}\n\n{listed}\n- Second item\n- Third item\n"
    assert unwrapped(text).split("\n") == [
        "History",
        "",
        _ENGLISH[1],
        "",
        f"- {_ENGLISH[0]}",
        "- Second item",
        "- Third item",
        "",
    ]


def test_entries_of_a_list_of_years_keep_their_lines() -> None:
    entries = (
        "1861 The lamp is lit for the first time\n1902 The tower is painted white\n1974 The keepers leave it"
    )
    text = f"{_broken(_ENGLISH[0], 60)}\n\n{entries}\n\n{_broken(_ENGLISH[1], 60)}"
    assert entries in unwrapped(text)


def test_a_ragged_line_goes_on_before_a_small_letter() -> None:
    ragged = "It is open, as the board decided,\non Sundays between May\nand September.\nNobody else may."
    text = "\n\n".join([*(_broken(paragraph, 40) for paragraph in _ENGLISH), ragged])
    told = "It is open, as the board decided, on Sundays between May and September."
    assert unwrapped(text).split("\n")[4:] == [told, "Nobody else may."]


@pytest.mark.parametrize(
    "text",
    [
        "\n".join([*_ENGLISH, *_CHINESE, *_ENGLISH]),  # a paragraph a line
        "The tower was lit in 1861 by its keeper.\nIt was painted white in 1902 and red in 1931.\n"
        "Thomas Lumb drew its plans in a single week.\nThe board paid him in full two years after that.\n",
        "Ann Roe\nBen Hart\nCarla Lumb\nDaniel Oak the Younger\nEve Stone\nFinn Vale\n",
        "Battle of Trafalgar Museum\nBattle of Waterloo Museum\nBattle of Hastings Museum\nBattle of Agincourt Hall\n",
        "春眠不觉晓\n处处闻啼鸟\n夜来风雨声\n花落知多少\n",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14\n1 2 3 4 5 6 7 8 9 10 11 12 13 14\n" * 4,
        "year | film and its director and who wrote it\n1999 | Fog Harbour by Ann Roe and Ben Hart\n" * 3,
    ],
)
def test_other_lines_stay_as_they_are(text: str) -> None:
    assert unwrapped(text) == text


def test_a_hyphen_at_the_end_of_a_line_goes_where_the_word_is_one_elsewhere() -> None:
    text = (
        "The keeper lived alone there in the light-\nhouse and wrote to a friend about the well-\n"
        "known ships that he had seen. Each light-\nhouse has its book, and the lighthouse of\nHarrow has two."
    )
    assert "in the lighthouse and" in unwrapped(text)
    assert "the well-known ships" in unwrapped(text)


@pytest.mark.parametrize(
    ("before", "after", "together"),
    [
        ("directed by Ann", "Roe in 1999", "directed by Ann Roe in 1999"),
        ("由导演", "安若执导", "由导演安若执导"),
        ("他在196", "6年来访", "他在1966年来访"),
        ("设计者马塞洛", "·甘迪尼", "设计者马塞洛·甘迪尼"),
        ("歌剧《图兰朵》", "1926年首演", "歌剧《图兰朵》1926年首演"),
        ("published by Ann", "Roe Publishing", "published by Ann Roe Publishing"),
        ("the com-", "poser", "the composer"),
    ],
)
def test_two_lines_of_one_paragraph(before: str, after: str, together: str) -> None:
    assert joined(before, after) == together


def test_text_files_and_records_are_read_so(tmp_path: Path) -> None:
    text = "\n\n".join(_broken(paragraph, 60) for paragraph in _ENGLISH)
    (tmp_path / "Harrow Lighthouse.txt").write_text(text)
    (tmp_path / "pages.jsonl").write_text('{"text": ' + repr(text).replace("'", '"') + "}\n")
    found = [page.document.text for page in read([tmp_path]) if isinstance(page, Page)]
    assert found == ["\n\n".join(_ENGLISH)] * 2


@pytest.mark.parametrize(
    ("unit", "times"), [("a", 150_000), ("a-", 75_000), ("-", 150_000), ("a ", 75_000), ("字", 150_000)]
)
def test_long_lines_cost_no_more_than_their_length(unit: str, times: int) -> None:
    line = unit * times
    start = time.perf_counter()
    for text in (
        f"{line}\n{line}\n{line}",
        f"{_broken(_ENGLISH[0], 40)}\n{line}-\n\n\nb",
        f"a-{chr(10) * 150_000}",
    ):
        unwrapped(text)
    assert time.perf_counter() - start < 5
