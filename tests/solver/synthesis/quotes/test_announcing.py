"""Words that only announce a list are quoted with what its lines begin with."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Chunk, Document, Language
from solver.reading.page import read_page
from solver.reading.windows import picked, window_text
from solver.synthesis.quotes.announcing import Announced, announced
from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

HILLS = (
    "岛上的塔最大的有三座：\n望海塔，俗称前塔，建于1080年；\n青石塔，又叫后塔；\n佛光塔，位于山顶。\n"
    "岛上还有两处沙滩。"
)
FILMS = "Two of her films won the Golden Heron:\n*Tide* (1990), shot in Leith\n*Gull*\nShe went home in 1995."


def _announced(text: str, language: Language) -> Announced | None:
    document = Document("p", "p", text, "p.txt", language)
    page = read_page(document, [Chunk("p#0", "p", 0, 0, len(text), text, language)])
    opening = (p for p, c in enumerate(page.clauses) if c.stop.startswith("：") or c.text.endswith(":"))
    return announced(picked(page, 0, next(opening)))


@pytest.mark.parametrize(
    ("text", "language", "names"),
    [
        (HILLS, Language.CHINESE, "：望海塔、青石塔、佛光塔"),
        (FILMS, Language.ENGLISH, ": Tide, Gull"),
    ],
)
def test_the_lines_are_named(text: str, language: Language, names: str) -> None:
    found = _announced(text, language)
    assert found is not None
    assert found.names == names
    assert window_text(found.window).endswith(("佛光塔", "Gull"))


@pytest.mark.parametrize(
    "text",
    [
        "岛上的塔最大的有三座：望海塔、青石塔、佛光塔。\n岛上还有沙滩。\n海边有船。\n山顶有石。",
        "岛上的塔最大的有三座：\n望海塔，俗称前塔；\n青石塔，又叫后塔。",
        "岛上有塔：\n望海塔，俗称前塔；\n青石塔，又叫后塔。",
        "1903年建成：\n望海塔，俗称前塔；\n青石塔，又叫后塔。",
    ],
)
def test_other_lines_are_not(text: str) -> None:
    assert _announced(text, Language.CHINESE) is None


def test_they_answer_which_there_are(tmp_path: Path) -> None:
    page = Page("青岛山", f"青岛山是一座小岛。\n{HILLS}", ("青岛山", "Place"))
    with solver_over(tmp_path, page, embedder=Likeness({"三座": 0.97})) as solver:
        told = solver.ask("青岛山最大的三座塔是哪些？").text
    assert all(name in told for name in ("望海塔", "青石塔", "佛光塔"))
