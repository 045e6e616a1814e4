"""A file whose content is not what its name says is named; standard input is known by its first bytes."""

import bz2
import io
from pathlib import Path

import pytest

from builder.readers import LeftOut, Page, read
from tests.builder.readers.samples import article, docx, dump, paragraph, pdf

LINES = ["Stephen Chow was born in Hong Kong."]


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("a.txt", pdf([LINES]), "it is a PDF, though its name ends in .txt"),
        (
            "a.html",
            docx(paragraph("x")),
            "it is a zip file or an Office document, though its name ends in .html",
        ),
        ("a.pdf", docx(paragraph("x")), "it is a zip file or an Office document"),
        ("a.md", b"\x89PNG\r\n\x1a\n", "it is a picture"),
        ("a.xml", bz2.compress(b"<mediawiki/>"), "it is packed with bzip2, though its name ends in .xml"),
        ("a.jsonl", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "it is an old Office document"),
        ("a.docx", b"%PDF-1.4", "it is a PDF, though its name ends in .docx"),
    ],
)
def test_a_wrong_ending_is_named_and_the_others_are_read(
    tmp_path: Path, name: str, content: bytes, reason: str
) -> None:
    (tmp_path / name).write_bytes(content)
    (tmp_path / "zz.txt").write_text("words")
    bad, good = read([tmp_path])
    assert isinstance(bad, LeftOut)
    assert bad.source == name
    assert reason in bad.reason
    assert isinstance(good, Page)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (pdf([LINES]), "stdin.pdf"),
        (docx(paragraph("words")), "stdin.docx"),
        (b"<!DOCTYPE html><p>words", "stdin.html"),
        (dump(article("Chow", "Words."), language="en").encode(), "enwiki/Chow"),
        (bz2.compress(dump(article("Chow", "Words."), language="en").encode()), "enwiki/Chow"),
        (b'[{"text": "One."}]', "stdin.json:1"),
        (b"words", "stdin.txt"),
    ],
)
def test_standard_input_is_known_by_its_first_bytes(content: bytes, key: str) -> None:
    (page,) = read(["-"], standard_input=io.BytesIO(content))
    assert isinstance(page, Page), page
    assert page.document.key == key


def test_the_same_file_gives_the_same_pages(tmp_path: Path) -> None:
    path = tmp_path / "w.xml"
    path.write_text(dump(article("甲", "{{Infobox\n| 导演 = 乙\n}}甲是[[字]]。[[分类:丙]]")))
    assert list(read([path])) == list(read([path]))
