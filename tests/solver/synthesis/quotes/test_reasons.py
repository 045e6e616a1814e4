"""Why something happened is quoted from words that give a reason, or tell more than that it happened."""

from __future__ import annotations

import pytest

from schemas.plan import AnswerType
from solver.reading.reader import Passage
from solver.reading.windows import Window
from solver.synthesis.quotes.reasons import may_tell_why
from tests.solver.parts import part
from tests.solver.reading.clauses import page_of


def passage(text: str) -> Passage:
    page = page_of(text)
    return Passage((Window(page, 0, len(page.clauses) - 1, 1.0, 1.0, 1.0, True),))


@pytest.mark.parametrize(
    ("text", "tells"),
    [
        ("Ann Lee left the guild in protest at its fees.", True),
        ("Ann Lee went home after her father fell ill.", True),
        ("The guild was moved in 1961.", False),
        ("The roof had fallen in, and the guild was moved.", True),
        ("Ann Lee has worked in Hollow since 1950.", False),
        ("Ann Lee opened a shop after the war.", False),
    ],
)
def test_words_that_only_tell_what_happened_are_no_reason(text: str, tells: bool) -> None:
    assert may_tell_why(part("Why did Ann Lee move?", "move"), passage(text)) is tells


@pytest.mark.parametrize(
    ("text", "tells"),
    [
        ("林晚因母亲病重返回海城。", True),
        ("林晚1990年搬到海城。", False),
        ("戏园倒闭了，林晚搬到海城。", True),
        ("林晚1990年在海城演出。", False),
        ("爱因斯坦在海城演讲。", False),
    ],
)
def test_chinese_gives_reasons_too(text: str, tells: bool) -> None:
    assert may_tell_why(part("林晚为什么搬到海城？", "搬到"), passage(text)) is tells


def test_other_questions_need_no_reason() -> None:
    assert may_tell_why(
        part("When did Ann Lee move?", "move", asked=AnswerType.DATE), passage("Ann Lee has worked.")
    )
