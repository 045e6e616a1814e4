"""Whether something came before a date, or after it: the date that a page gives is set against the question's."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LIGHT = (
    "Orla Light is a lighthouse on a low rock. The lamp of Orla Light was automated in 1986 by its owners."
)
BRIDGE = "白水桥是一座石拱桥。白水桥在1956年8月加宽，桥面铺了石板。"


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Was the lamp of Orla Light automated before 1990?", "Yes"),
        ("Was the lamp of Orla Light automated before 1980?", "No"),
        ("Was the lamp of Orla Light automated after 1980?", "Yes"),
        ("Was the lamp of Orla Light automated after 1990?", "No"),
        ("Was the lamp of Orla Light automated before 1986?", "The pages do not say"),
        ("Was the lamp of Orla Light automated in 1986?", "Yes"),
        ("Was the lamp of Orla Light automated in 1987?", "No"),
        ("白水桥是在1960年之前加宽的吗？", "是的"),
        ("白水桥是在1950年以前加宽的吗？", "不是"),
        ("白水桥是在1950年以后加宽的吗？", "是的"),
        ("白水桥是在1960年后加宽的吗？", "不是"),
    ],
)
def test_a_date_bounds_what_happened(tmp_path: Path, question: str, begins: str) -> None:
    light = Page("en/Orla Light", LIGHT, ("Orla Light", "Building"))
    bridge = Page("白水桥", BRIDGE, ("白水桥", "Bridge"))
    with solver_over(tmp_path, light, bridge) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins) or (begins.startswith("The pages") and answer.abstained), (
        answer.text
    )
