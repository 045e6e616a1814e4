"""Whether something is real: words that say so of the very thing decide, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LU = (
    "《长街》是何青的小说。留学三年的陆一鸣花钱从骗子手里买来博士文凭，回国后在海城大学教书。"
    "陆一鸣收藏的古画经鉴定是真迹。陆一鸣的日记是后人伪造的。"
)
LANE = "Tom Lane was a collector. Tom Lane owned a diary that turned out to be a forgery."


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("陆一鸣的博士学位是真的吗？", "不是"),
        ("陆一鸣的日记是真的吗？", "不是"),
        ("陆一鸣的日记是伪造的吗？", "是的"),
        ("陆一鸣的古画是真的吗？", "是的"),
        ("陆一鸣的爱情是真的吗？", "资料没有说明"),
        ("Was Tom Lane's diary genuine?", "No"),
        ("Was Tom Lane's diary a forgery?", "Yes"),
        ("Was Tom Lane's marriage real?", "The pages do not say"),
    ],
)
def test_what_is_real_is_said_to_be(tmp_path: Path, question: str, begins: str) -> None:
    pages = (
        Page("长街", LU, ("长街", "Work"), ("陆一鸣", "Person"), ("何青", "Person")),
        Page("en/Tom Lane", LANE, ("Tom Lane", "Person")),
    )
    with solver_over(tmp_path, *pages) as solver:
        assert solver.ask(question).text.startswith(begins)
