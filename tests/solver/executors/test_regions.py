"""Who was born in one region was born in no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "lead"),
    [
        ("林晚是台湾出生的吗？", "不是，林晚出生于香港"),
        ("林晚是香港出生的吗？", "是的"),
        ("周岚是香港出生的吗？", "不是，周岚出生于太原"),
        ("周岚是陕西出生的吗？", "不是，周岚出生于太原"),
        ("周岚是山西出生的吗？", "是的"),
    ],
)
def test_another_region_rules_a_birthplace_out(tmp_path: Path, question: str, lead: str) -> None:
    lin = Page("林晚", "林晚是歌手，生于香港。", ("林晚", "Person"), ("香港", "Place"))
    lin.says(0, "birth_place", 1, "生于香港")
    zhou = Page("周岚", "周岚是歌手，生于山西太原。", ("周岚", "Person"), ("太原", "City"), ("山西", "Place"))
    zhou.says(0, "birth_place", 1, "生于山西太原").says(1, "located_in", 2, "山西太原")
    named = Page("台湾", "台湾、陕西是两个地方。", ("台湾", "Place"), ("陕西", "Place"))
    with solver_over(tmp_path, lin, zhou, named) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(lead), answer.text
