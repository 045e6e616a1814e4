"""The title of a text without one of its own: the file's name if it names anything, else a first line that does."""

from pathlib import Path

import pytest

from builder.readers import Page, read
from builder.readers.titling import names_something, titled, without_title

_PROSE = "The Harrow Light stands on the coast of Arn. It was lit in 1861."


@pytest.mark.parametrize(
    ("stem", "text", "title", "rest"),
    [
        ("Harrow Light", _PROSE, "Harrow Light", _PROSE),
        ("Harrow Light", f"Harrow Light\n\n{_PROSE}", "Harrow Light", _PROSE),
        ("Harrow Light", f"HARROW LIGHT\n============\n\n{_PROSE}", "Harrow Light", _PROSE),
        ("Harrow Light (tower)", f"Harrow Light\n{_PROSE}", "Harrow Light (tower)", _PROSE),
        ("Harrow_Light", _PROSE, "Harrow Light", _PROSE),
        ("Harrow%20Light", _PROSE, "Harrow Light", _PROSE),
        ("harrow_notes", _PROSE, "The Harrow Light", _PROSE),
        ("harrow_notes", "It was lit in 1861.", "harrow_notes", "It was lit in 1861."),
        ("lin_xiaoyun", "林小云（1904—1955），诗人。", "林小云", "林小云（1904—1955），诗人。"),
        ("nintendo", "Nintendo（任天堂）是一家公司。", "nintendo", "Nintendo（任天堂）是一家公司。"),
        ("roe", "Ann Roe (born 1901) is a poet.", "Ann Roe", "Ann Roe (born 1901) is a poet."),
        ("Roe", "Ann Roe (born 1901) is a poet.", "Roe", "Ann Roe (born 1901) is a poet."),
        ("page_12", f"Harrow Light\n\n{_PROSE}", "Harrow Light", _PROSE),
        ("3f2a9c41d0", f"Harrow Light\n{_PROSE}", "Harrow Light", _PROSE),
        ("document (2)", _PROSE, "The Harrow Light", _PROSE),
        ("doc007", f"Chapter One\n\n{_PROSE}", "", f"Chapter One\n\n{_PROSE}"),
        ("1917", "1917 is a film by Ann Roe.", "1917", "1917 is a film by Ann Roe."),
        ("Apollo 11", "Apollo 11 landed in 1969.", "Apollo 11", "Apollo 11 landed in 1969."),
        ("灰港灯塔", "灰港灯塔\n灰港灯塔位于海岬。", "灰港灯塔", "灰港灯塔位于海岬。"),
        ("未命名", "灰港灯塔\n\n灰港灯塔位于海岬。", "灰港灯塔", "灰港灯塔位于海岬。"),
        ("新建文本文档 (3)", "海岬上有一座灯塔。", "", "海岬上有一座灯塔。"),
        ("新建文本文档 (3)", "灰港灯塔位于海岬。", "灰港灯塔", "灰港灯塔位于海岬。"),
    ],
)
def test_the_title_and_the_text_without_it(stem: str, text: str, title: str, rest: str) -> None:
    assert titled(stem, text) == (title, rest)


@pytest.mark.parametrize("name", ["7", "page-3", "untitled", "Untitled 2", "9b2e77aa01", "文档", ""])
def test_names_that_say_nothing(name: str) -> None:
    assert not names_something(name)


@pytest.mark.parametrize("name", ["Ann Roe", "deadbeef", "facade", "文学", "Paris", "7 Days in Arn"])
def test_names_that_say_something(name: str) -> None:
    assert names_something(name)


def test_a_text_of_its_title_alone_keeps_it() -> None:
    assert without_title("Harrow Light\n", "Harrow Light") == "Harrow Light\n"


def test_files_and_records_without_names(tmp_path: Path) -> None:
    (tmp_path / "doc1.txt").write_text(f"Harrow Light\n\n{_PROSE}")
    (tmp_path / "doc2.md").write_text(f"{_PROSE}\n")
    (tmp_path / "c.jsonl").write_text('{"title": "Harrow Light", "text": "Harrow Light\\n' + _PROSE + '"}\n')
    found = [page.document for page in read([tmp_path]) if isinstance(page, Page)]
    assert [(d.key, d.title, d.text.strip()) for d in sorted(found, key=lambda d: d.key)] == [
        ("c.jsonl:1", "Harrow Light", _PROSE),
        ("doc1.txt", "Harrow Light", _PROSE),
        ("doc2.md", "The Harrow Light", _PROSE),
    ]


def test_a_record_without_the_field_is_called_by_what_it_opens_with(tmp_path: Path) -> None:
    rows = [
        '{"id": "a", "text": "Ann Roe (1881–1963) was a poet."}',
        '{"id": "b", "title": "", "text": "Ann Roe (1881–1963) was a poet."}',
        '{"id": "c", "text": "In 1881 it rained."}',
    ]
    (tmp_path / "c.jsonl").write_text("\n".join(rows))
    found = [page.document for page in read([tmp_path]) if isinstance(page, Page)]
    assert [(document.key, document.title) for document in found] == [("a", "Ann Roe"), ("b", ""), ("c", "")]
