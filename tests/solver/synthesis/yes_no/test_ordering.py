"""Which of two works came out first, by a sentence that says so in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

TIDE = (
    "《潮水》是孙立的电影。《北行》拍了三年还没有剪完，他抽空拍了这部短片，结果却先与观众见面。他还写过《石桥》。"
    "《雾港》比《石桥》更早问世。"
)
FOG = "Fog is a film by Ada Ross. She began it while Rain was still being cut, but it was released before that film."


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("《潮水》是不是比《北行》更早上映？", "是的"),
        ("《北行》是不是比《潮水》更早上映？", "不是"),
        ("《潮水》是在《北行》之后上映的吗？", "不是"),
        ("《潮水》是不是比《石桥》更早上映？", "资料没有说明"),
        ("《雾港》是不是比《石桥》更早上映？", "是的"),
        ("《石桥》是不是比《雾港》更早上映？", "不是"),
        ("Was Fog released earlier than Rain?", "Yes"),
        ("Was Rain released earlier than Fog?", "No"),
    ],
)
def test_the_words_of_a_sentence_put_works_in_order(tmp_path: Path, question: str, begins: str) -> None:
    films = (("北行", "Film"), ("石桥", "Film"), ("雾港", "Film"))
    tide = Page("潮水", TIDE, ("潮水", "Film"), ("孙立", "Person"), *films)
    fog = Page("en/Fog", FOG, ("Fog", "Film"), ("Ada Ross", "Person"), ("Rain", "Film"))
    with solver_over(tmp_path, tide, fog) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text
