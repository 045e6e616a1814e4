"""People whom facts name in Chinese characters and questions in Pinyin."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "holds"),
    [("Which role does Lin Wan play in Reef?", "船长"), ("Which role does Lin Wen play in Reef?", "")],
)
def test_one_of_the_cast_is_named_in_pinyin(tmp_path: Path, question: str, holds: str) -> None:
    reef = Page(
        "暗礁", "《暗礁》（Reef）是电影。林晚饰演船长。", ("暗礁", "Film"), ("林晚", "Person"), also=("Reef",)
    )
    reef.says(0, "starring", 1, "林晚饰演船长", role="船长")
    storm = Page(
        "en/Storm", "Storm is a film. Lin Wan and Lin Wen made it.", ("Storm", "Film"), ("Lin Wan", "Person"),
        ("Lin Wen", "Person"),
    )  # fmt: skip
    storm.says(0, "director", 1, "Lin Wan and Lin Wen made it")
    storm.says(0, "director", 2, "Lin Wan and Lin Wen made it")
    with solver_over(tmp_path, reef, storm) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert ("船长" in answer.text) is bool(holds)
