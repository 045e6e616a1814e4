"""What cannot be read is left out with its reason, and everything beside it is read."""

import gzip
from pathlib import Path

import pytest

from builder.readers import LeftOut, Page, read

GOOD = '{"id": "good", "text": "Fine."}'


def reasons(folder: Path) -> list[str]:
    return [found.reason for found in read([folder]) if isinstance(found, LeftOut)]


ALIASES = "\n".join(
    [
        "---",
        "a0: &a0 [x, x]",
        *(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)),
        "---",
        "text",
    ]
).encode()
"""Thirty lists, each of nine of the one before: written out they would fill any memory."""


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("long.txt", b"a" * 10_000_000, "a line has 10000000 characters; at most 200000 are read"),
        ("nul.txt", b"one\x00two", "it holds a NUL byte at 3"),
        (
            "page.txt",
            b"\n<!DOCTYPE html>\n<html><p>Ann Lee is a painter.</p>",
            "it is HTML, though its name ends in .txt",
        ),
        ("page.text", b"<html><p>Ann Lee is a painter.</p>", "it is HTML, though its name ends in .text"),
        ("pages.zip", b"PK\x03\x04 and so on", "; unpack it"),
        ("table.xlsx", b"PK\x03\x04 and so on", "; save it as csv"),
        ("nul_at_a_space.txt", b"Ann Lee is\x00 a painter.", "it holds a NUL byte at 10"),
        ("nul_behind_a_space.txt", b"Ann Lee was \x00a painter.\n", "it holds a NUL byte at 12"),
        (
            "nul_in_western.txt",
            "Zoë Lee is\0 a fine painter.\n".encode("cp1252"),
            "it holds a NUL byte at 10",
        ),
        ("nul_in_chinese.txt", "李安 \0是导演。\n".encode(), "it holds a NUL byte at 7"),
        ("nul_in_gb.txt", "李安 是\0 导演，生于台湾。\n".encode("gb18030"), "it holds a NUL byte at 7"),
        ("picture.txt", bytes(range(256)) * 4, "it holds a NUL byte at 0"),
        ("noise.txt", b"\x81\x8d\x8f\x90\x9d\xff\xfe\x81" * 9, "it is not text in"),
        ("empty.txt", b" \n\t\n", "it holds no text"),
        ("half.txt", b"\xff\xfea\x00b", "byte 2 is not UTF-16-LE"),
        ("torn.txt.gz", gzip.compress(b"words " * 100, mtime=0)[:20], "it is not a sound gzip file"),
        ("front.md", b"---\n- a\n---\ntext", "its front matter is not a mapping"),
        ("bomb.md", ALIASES, "its front matter repeats values by aliases"),
        ("bomb.json", b"[" * 200_000, "its JSON is nested too deep"),
        ("not.json", b"{'a': 1}", "it is not JSON"),
        ("kb.tsv", b"subject\tpredicate\tobject\n", "it holds no triple"),
        ("old.doc", b"\xd0\xcf", "save it as docx"),
        ("noending", b"words", "a file ending in nothing is not read"),
    ],
)
def test_a_hostile_file_is_named_and_the_others_are_read(
    tmp_path: Path, name: str, content: bytes, reason: str
) -> None:
    (tmp_path / name).write_bytes(content)
    (tmp_path / "zz.jsonl").write_text(GOOD)
    bad, good = read([tmp_path])
    assert isinstance(bad, LeftOut)
    assert bad.document == name
    assert reason in bad.reason
    assert isinstance(good, Page)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{broken", "it is not JSON"),
        ("[1]", "a record is an object, not list"),
        ('{"id": "x"}', 'its "text" is missing'),
        ('{"text": 5}', 'its "text" is int'),
        ('{"text": "a\\u0000b"}', "the text holds a NUL character at 1"),
        ('{"text": "a\\ud800b"}', "the text holds a lone surrogate U+D800 at 1"),
        ('{"id": "\\udc00", "text": "a"}', "the id holds a lone surrogate U+DC00 at 0"),
        ('{"text": "a", "n": ' + "9" * 5000 + "}", "it is not JSON"),
        ('{"a":' * 100_000, "its JSON is nested too deep"),
    ],
)
def test_a_bad_line_is_named_by_number_and_the_rest_is_read(tmp_path: Path, line: str, reason: str) -> None:
    (tmp_path / "c.jsonl").write_text(f"{line}\n{GOOD}\n")
    bad, good = read([tmp_path / "c.jsonl"])
    assert isinstance(bad, LeftOut)
    assert (bad.document, bad.source) == ("c.jsonl:1", "c.jsonl")
    assert reason in bad.reason
    assert isinstance(good, Page)
    assert good.document.key == "good"


def test_lines_before_damage_in_a_gzip_file_are_read(tmp_path: Path) -> None:
    lines = "\n".join(f'{{"id": "{n}", "text": "{n * 7919} words {n * 104729}"}}' for n in range(5000))
    packed = gzip.compress(lines.encode(), mtime=0)
    (tmp_path / "c.jsonl.gz").write_bytes(packed[: len(packed) // 2])
    *read_pages, last = read([tmp_path / "c.jsonl.gz"])
    assert len(read_pages) > 1000
    assert isinstance(last, LeftOut)
    assert "damaged from here on" in last.reason
