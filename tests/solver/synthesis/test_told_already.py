"""A second question is not called unanswered where the words quoted for the first answer it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "left_open"),
    [("林晚的助理是哪位，哪年上任的？", False), ("林晚的助理是哪位，哪年辞职的？", True)],
)
def test_what_the_first_words_tell_is_not_left_open(tmp_path: Path, question: str, left_open: bool) -> None:
    page = Page("林晚", "林晚是诗人。林晚的助理是王平，2015年上任。", ("林晚", "Person"), ("王平", "Person"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith("林晚的助理是王平，2015年上任。")
    assert ("资料没有说明" in answer.text) is left_open
