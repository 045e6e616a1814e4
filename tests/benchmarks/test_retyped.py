"""Pages typed in other ways."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.retyped import WAYS, measure
from schemas.text import Language

_ENGLISH = """# Ada Ross

Ada Ross (1881–1963) was a film director. Ada Ross was born in Leith, where her father's tower was 39 metres high.

## Films

Her first film was *The Salt Road*, which a small company of friends paid for out of their own pockets in 1921.
"""
_CHINESE = (
    "# 安若\n\n安若是一位诗人，1881年生于灰港，著有《盐路》；她的哥哥也写诗，但没有一首流传下来，"
    "后人只知道他的名字。\n"
)


@pytest.mark.parametrize("name", list(WAYS))
def test_each_way_keeps_the_words(name: str) -> None:
    english = WAYS[name].typed(_ENGLISH, Language.ENGLISH)
    assert "Leith" in english
    assert "1921" in english
    assert name == "as they are" or WAYS[name].typed(_CHINESE, Language.CHINESE) != _CHINESE


def test_questions_are_asked_of_pages_in_each_way(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "Ada Ross.md").write_text(_ENGLISH)
    (pages / "安若.md").write_text(_CHINESE)
    rows = [
        {"id": "a", "question": "Where was Ada Ross born?", "answers": "Leith"},
        {"id": "b", "question": "安若是哪一年出生的？", "answers": "1881"},
        {"id": "c", "question": "Who taught Ada Ross?", "answers": [], "kind": "unanswerable"},
    ]
    path = tmp_path / "questions.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    found = {one.way: (one.n, one.right, one.wrong, one.lost) for one in measure(pages, path)}
    assert found == dict.fromkeys(WAYS, (3, 3, 0, ()))
