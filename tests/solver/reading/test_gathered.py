"""A stretch that gives several things one name is quoted with the clause that names them."""

from __future__ import annotations

import pytest

from schemas.text import Chunk, Document, Language
from solver.reading.page import read_page
from solver.reading.windows import Window, gathered, window_text


def _window(text: str, first: int) -> Window:
    document = Document("甲河", "甲河", text, "a.txt", Language.CHINESE)
    page = read_page(document, [Chunk("甲河#0", "甲河", 0, 0, len(text), text, Language.CHINESE)])
    return Window(page, first, first, 0.0, 0.0, 0.0, False)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("甲河穿过群山，形成东峡、中峡和西峡，合称三峡。", "形成东峡、中峡和西峡，合称三峡"),
        ("甲河穿过群山，形成东峡、中峡和西峡，又叫三峡。", "又叫三峡"),
    ],
)
def test_things_called_by_one_name_are_named(text: str, told: str) -> None:
    assert window_text(gathered(_window(text, 2))) == told
