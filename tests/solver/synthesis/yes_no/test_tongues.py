"""Who speaks two languages is not said to speak a third."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("林晚会西班牙语吗？", "是的"),
        ("林晚会说法语吗？", "资料没有说明"),
        ("林晚用流利的俄语写诗和演讲吗？", "资料没有说明"),
        ("林晚用流利的德语写诗和演讲吗？", "是的"),
        ("林晚精通英语吗？", "是的"),
        ("Does Ann Lee speak Spanish?", "Yes"),
        ("Does Ann Lee speak Dutch?", "The pages do not say"),
        ("Does Ann Lee write letters and read old poems in Dutch?", "The pages do not say"),
        ("Did Ann Lee learn Dutch at a convent school in the hills?", "The pages do not say"),
        ("Did Ann Lee learn Danish at a convent school in the hills?", "Yes"),
    ],
)
def test_a_yes_names_the_language(tmp_path: Path, question: str, begins: str) -> None:
    lin = Page(
        "林晚", "林晚是翻译家。林晚精通英语和西班牙语。林晚用流利的德语写诗和演讲。", ("林晚", "Person")
    )
    ann = Page(
        "en/Ann Lee",
        "Ann Lee is a poet. Ann Lee speaks French and Spanish. "
        "Ann Lee learned Danish at a convent school in the hills.",
        ("Ann Lee", "Person"),
    )
    with solver_over(tmp_path, lin, ann) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text
