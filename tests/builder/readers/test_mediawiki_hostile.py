"""Damaged and hostile dumps: what can be read is read, the rest is named, and time and memory stay bounded."""

import bz2
import time
import tracemalloc
from pathlib import Path

import pytest

from builder.readers import LeftOut, Page, read
from builder.readers.balance import balanced
from builder.readers.wikitext import parsed
from builder.readers.xmldump import MAX_PAGE
from tests.builder.readers.samples import article, dump

BOMB = (
    '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    "<mediawiki><page><title>&b;</title></page></mediawiki>"
)


def left_out(path: Path) -> list[LeftOut]:
    return [found for found in read([path]) if isinstance(found, LeftOut)]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (BOMB, "it declares a document type"),
        ("<rss><channel/></rss>", "it is XML of <rss>, not a MediaWiki export"),
        ("<mediawiki><page>", "its XML breaks at line 1"),
        ("no xml", "its XML breaks at line 1, column 0"),
        ("<mediawiki>" + "<a>" * 100_000, "its XML is nested deeper than 40"),
        ("<mediawiki></mediawiki>", "it holds no document"),
    ],
)
def test_what_is_no_dump_is_named(tmp_path: Path, content: str, reason: str) -> None:
    path = tmp_path / "w.xml"
    path.write_text(content)
    (left,) = left_out(path)
    assert reason in left.reason


def test_pages_before_the_damage_are_read_and_the_damage_is_named(tmp_path: Path) -> None:
    pages = [article(f"页{n}", f"第{n * 7919}页，共{n * 104729}字。") for n in range(3000)]
    packed = bz2.compress(dump(*pages).encode(), compresslevel=1)
    path = tmp_path / "w.xml.bz2"
    path.write_bytes(packed[: len(packed) * 3 // 4])
    *read_pages, last = read([path])
    assert len(read_pages) > 1000
    assert all(isinstance(page, Page) for page in read_pages)
    assert isinstance(last, LeftOut)
    assert "damaged from here on" in last.reason
    assert last.source == "w.xml.bz2"


def test_a_page_beyond_all_size_is_left_out_alone(tmp_path: Path) -> None:
    path = tmp_path / "w.xml"
    path.write_text(dump(article("大", "字" * (MAX_PAGE + 1)), article("小", "小是字。")))
    big, small = read([path])
    assert isinstance(big, LeftOut)
    assert f"at most {MAX_PAGE} are read" in big.reason
    assert isinstance(small, Page)


def test_memory_does_not_grow_with_the_dump(tmp_path: Path) -> None:
    def peak(count: int) -> int:
        path = tmp_path / f"{count}.xml"
        with path.open("w", encoding="utf-8") as stream:
            head, tail = dump("|").split("|")
            stream.write(head)
            stream.writelines(article(f"页{n}", "字" * 3000) for n in range(count))
            stream.write(tail)
        tracemalloc.start()
        assert sum(isinstance(found, Page) for found in read([path])) == count
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    peak(100)
    assert peak(800) < peak(100) * 1.3


@pytest.mark.parametrize(
    "text",
    [
        "{{a|" * 20_000 + "words",
        "{{a|" * 5_000 + "}}" * 5_000 + "words",
        "[[a|" * 20_000 + "words",
        "{|\n" * 20_000 + "words",
        "<div>" * 20_000 + "words",
        "<ref>" * 20_000 + "words",
        "[http://a " * 20_000 + "words",
        "* a\n" * 20_000 + "words",
        "-{" * 20_000 + "words",
        "{{{" * 20_000 + "words",
    ],
)
def test_marks_without_end_are_read_in_linear_time(tmp_path: Path, text: str) -> None:
    path = tmp_path / "w.xml"
    path.write_text(dump(article("甲", text)))
    started = time.process_time()
    list(read([path]))
    assert time.process_time() - started < 10  # the parser alone needs minutes for most of them


def test_words_around_marks_without_partner_stay() -> None:
    assert balanced("甲{{乙[[丙]]}}}}丁]]戊{{己").strip() == "甲{{乙[[丙]]}}丁戊己"
    assert str(parsed("一<b>二<ref>三").strip_code()).strip() == "一二三"
