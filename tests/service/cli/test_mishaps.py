"""What goes wrong around a command: files, streams, words that are no text."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.service.cli.conftest import Guanxi


def test_an_export_onto_its_own_store_is_refused_and_harms_nothing(built: Guanxi) -> None:
    before = Path("small.db").read_bytes()
    assert built("export", "--store", "small.db", "-o", "small.db").status == 2
    assert Path("small.db").read_bytes() == before


def test_a_failed_export_leaves_the_earlier_one(built: Guanxi) -> None:
    built("export", "--store", "small.db", "-o", "a.jsonl")
    before = Path("a.jsonl").read_text(encoding="utf-8")
    assert built("export", "--store", "missing.db", "-o", "a.jsonl").status == 2
    assert Path("a.jsonl").read_text(encoding="utf-8") == before
    assert [path.name for path in Path().glob(".a.jsonl*")] == []


def test_two_compressed_exports_are_the_same_bytes(built: Guanxi) -> None:
    for name in ("a.jsonl.gz", "b.jsonl.gz"):
        built("export", "--store", "small.db", "-o", name)
    assert Path("a.jsonl.gz").read_bytes() == Path("b.jsonl.gz").read_bytes()


def test_a_torn_export_is_named(built: Guanxi) -> None:
    built("export", "--store", "small.db", "-o", "a.jsonl.gz")
    whole = Path("a.jsonl.gz").read_bytes()
    Path("torn.jsonl.gz").write_bytes(whole[: len(whole) // 2])
    run = built("import", "torn.jsonl.gz", "--store", "copy.db", "--json")
    assert (run.status, run.document["error"]["path"]) == (2, "torn.jsonl.gz")


def test_a_damaged_byte_in_an_export_is_named(built: Guanxi) -> None:
    built("export", "--store", "small.db", "-o", "a.jsonl")
    Path("b.jsonl").write_bytes(Path("a.jsonl").read_bytes() + b"\xff\xfe\n")
    assert built("import", "b.jsonl", "--store", "copy.db", "--json").document["error"]["code"] == "input"


@pytest.mark.parametrize(
    "words",
    [
        ["ask", "乔安是哪一年出生的？", "--proof", "nowhere/p.json"],
        ["ask", "乔安是哪一年出生的？", "--proof", "pages"],
        ["inspect", "subgraph", "乔安", "-o", "nowhere/x.svg"],
        ["ask", "？！。"],
        ["retrieve", ""],
        ["plan", "甲" * 501],
        ["ask", "甲" * 501],
        ["retrieve", "甲" * 501],
        ["ask", "\udce4乔安"],
    ],
)
def test_what_cannot_be_read_or_written_is_named(built: Guanxi, words: list[str]) -> None:
    run = (
        built(*words, "--store", "small.db", "--json")
        if "-o" not in words
        else built(*words, "--store", "small.db")
    )
    assert run.status == 2
    if "-o" not in words:
        assert json.loads(run.out)["error"]["code"] == "input"


@pytest.mark.parametrize("words", [["--budget-seconds", "nan"], ["--plan", "--proof", "p.json"]])
def test_options_that_make_no_sense_are_refused(built: Guanxi, words: list[str]) -> None:
    run = built("ask", "乔安是哪一年出生的？", "--store", "small.db", "--json", *words)
    assert (run.status, run.document["error"]["code"]) == (2, "usage")


def test_a_terminal_of_ascii_gets_utf8(built: Guanxi) -> None:
    environment = {**os.environ, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}
    code = "import sys; from service.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["inspect", "entity", "乔安", "--store", "small.db"]
    run = subprocess.run(
        [sys.executable, "-c", code, *words], env=environment, capture_output=True, check=True, timeout=60
    )
    assert "乔安" in run.stdout.decode("utf-8")


def test_an_export_is_known_by_its_first_line(built: Guanxi) -> None:
    with gzip.open("x.jsonl.gz", "wt", encoding="utf-8") as stream:
        stream.write('{"id": "a", "title": "a", "text": "A page, not an export."}\n')
    run = built("import", "x.jsonl.gz", "--store", "pages.db", "--json")
    assert run.document["documents"]["added"] == 1
