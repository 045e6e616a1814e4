"""The sample dump and its questions: each answer stands in the text that the reader makes of its page."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.ablation import Boxless
from builder.analysis import Analyst
from builder.chunking import chunk
from builder.readers import Page, read
from builder.readers.page import RowKind
from builder.resolution import Simplifier
from schemas.ontology import Ontology
from schemas.settings import ChunkingSettings
from schemas.text import Language

WIKI = Path(__file__).parents[2] / "data" / "wiki"
LEAST = 10


def pages() -> dict[str, Page]:
    return {
        page.document.title: page
        for page in read([WIKI / "en.xml", WIKI / "zh.xml"])
        if isinstance(page, Page)
    }


def test_every_page_has_an_infobox_that_says_something_and_text_in_its_own_language() -> None:
    found = pages()
    assert len(found) >= 2 * LEAST
    assert {page.document.language for page in found.values()} == set(Language)
    for title, page in found.items():
        assert any(row.kind is RowKind.INFOBOX for row in page.rows), title


def test_evidence_stands_in_the_part_of_the_page_that_the_question_names() -> None:
    found = pages()
    rows = [json.loads(line) for line in (WIKI / "questions.jsonl").read_text(encoding="utf-8").splitlines()]
    assert {row["from"] for row in rows} == {"infobox", "text"}
    for row in rows:
        page = found[row["supporting"][0]]
        assert page.sheet is not None
        text, sheet = page.document.text[: page.sheet.start], page.document.text[page.sheet.start :]
        where = sheet if row["from"] == "infobox" else text
        evidence = [row["evidence"]] if isinstance(row["evidence"], str) else row["evidence"]
        assert all(words in where for words in evidence), row["id"]


def test_without_infoboxes_a_page_states_nothing_of_its_box() -> None:
    page = pages()["Alien (film)"]
    chunks = chunk(page, ChunkingSettings())
    stated = {
        kind: len(kind(Ontology.load(), {}, Simplifier()).analyse(page, chunks).graph.statements)
        for kind in (Analyst, Boxless)
    }
    assert stated[Boxless] < stated[Analyst]
