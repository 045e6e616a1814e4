"""PDF and Word documents become pages; what is locked, damaged, made of pictures or a bomb is named."""

import io
import resource
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from builder.readers import LeftOut, Page, read
from builder.readers.page import RowKind
from tests.builder.readers.samples import docx, paragraph, pdf, pdf_of_streams, word_table


def one(folder: Path, name: str, content: bytes) -> Page | LeftOut:
    path = folder / name
    path.write_bytes(content)
    (found,) = read([path])
    return found


def text_of(found: Page | LeftOut) -> str:
    assert isinstance(found, Page), found
    return found.document.text


def reason_of(found: Page | LeftOut) -> str:
    assert isinstance(found, LeftOut)
    return found.reason


def test_a_word_document_keeps_headings_and_tables(tmp_path: Path) -> None:
    body = (
        paragraph("周星驰", "Heading1") + paragraph("周星驰是演员。") + paragraph("作品", "Heading2")
        + word_table([["年份", "片名"], ["1999", "喜剧之王"]])
    )  # fmt: skip
    found = one(tmp_path, "a.docx", docx(body))
    assert text_of(found) == "周星驰是演员。\n作品\n年份 | 片名\n1999 | 喜剧之王\n"
    assert isinstance(found, Page)
    assert found.document.title == "周星驰"
    assert [h.text for h in found.headings] == ["作品"]
    (row,) = found.rows
    assert row.kind is RowKind.TABLE


def test_a_pdf_is_put_together_from_its_lines(tmp_path: Path) -> None:
    first = ["Films of Hong Kong", "Stephen Chow was born in Hong Kong in 1962 and is an actor and a direc-"]
    first += ["tor of films that many people in China, Japan and elsewhere have seen and", "loved.", "1"]
    second = ["Films of Hong Kong", "He made Kung Fu Hustle.", "2"]
    third = ["Films of Hong Kong", "The end.", "3"]
    found = one(tmp_path, "a.pdf", pdf([first, second, third], "Chow"))
    assert text_of(found) == (
        "Stephen Chow was born in Hong Kong in 1962 and is an actor and a director of films that many people "
        "in China, Japan and elsewhere have seen and loved.\nHe made Kung Fu Hustle.\nThe end.\n"
    )
    assert isinstance(found, Page)
    assert found.document.title == "Chow"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (pdf([[], [], []]), "its 3 pages hold pictures, no words. run it through text recognition"),
        (pdf([["words"] * 30])[:300], "not a readable PDF: Failed to load document"),
        (b"plain words", "not a readable PDF: no %PDF header"),
        (b"", "not a readable PDF: no %PDF header"),
    ],
)
def test_a_pdf_without_words_is_named(tmp_path: Path, content: bytes, reason: str) -> None:
    assert reason in reason_of(one(tmp_path, "a.pdf", content))


@pytest.mark.slow
def test_a_pdf_that_unpacks_without_end_costs_the_build_no_memory(tmp_path: Path) -> None:
    packer = zlib.compressobj(9)
    packed = b"".join([packer.compress(b" " * (1 << 20)) for _ in range(700)] + [packer.flush()])
    bomb = b"<< /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream" % (len(packed), packed)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    found = one(tmp_path, "a.pdf", pdf_of_streams([bomb]))
    assert "more than 1 GB of memory" in reason_of(found)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000  # kilobytes


def _zip(name: str, content: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return packed.getvalue()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (lambda: _zip("word/document.xml", b" " * (300 << 20)), "out of all proportion"),
        (lambda: _zip("word/media/a.png", b"\x00" * (80 << 20)), "out of all proportion"),
        (lambda: _zip("a.txt", b"words"), "it is a zip file, not a Word document"),
        (lambda: docx(paragraph("x"))[:400], "it is not a sound docx"),
        (lambda: docx(paragraph("&a;"), prolog='<!DOCTYPE d [<!ENTITY a "ha">]>'), "declares entities"),
        (lambda: docx("<w:p><w:r><w:t>x"), "it is a damaged docx"),
        (lambda: docx(paragraph("")), "it holds no text"),
        (lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(99), "an old or a locked Word document"),
        (lambda: b"words", "it is not a sound docx"),
    ],
    ids=["bomb of words", "bomb of a picture", "zip", "cut", "entities", "damaged", "empty", "old", "text"],
)
def test_a_word_document_that_cannot_be_read_is_named(
    tmp_path: Path, content: Callable[[], bytes], reason: str
) -> None:
    assert reason in reason_of(one(tmp_path, "a.docx", content()))


def test_a_word_document_nested_without_end_is_named(tmp_path: Path) -> None:
    deep = "<w:tbl><w:tr><w:tc>" * 3000 + paragraph("x") + "</w:tc></w:tr></w:tbl>" * 3000
    assert "nested too deep" in reason_of(one(tmp_path, "a.docx", docx(deep)))
