"""Who did it to whom: what the other did affirms nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

MOOR = (
    "Sandmoor Museum is a museum of ships. Ada Ross succeeded Carl Dorn as director in 1952. In 1990 Hartwell beat Eva "
    "Lom in the final of the museum's quiz. Carl Dorn was followed by nobody of note."
)
TIDE = "《海声》是一本文学期刊。1935年，林海接替周明担任主编。陆苇曾推荐林海入学。"


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Ada Ross succeed Carl Dorn?", "Yes"),
        ("Did Carl Dorn succeed Ada Ross?", "No"),
        ("Did Hartwell beat Eva Lom?", "Yes"),
        ("Did Eva Lom beat Hartwell?", "The pages do not say"),
        ("林海接替了周明吗？", "是的"),
        ("周明接替了林海吗？", "不是"),
        ("林海推荐过陆苇吗？", "资料没有说明"),
    ],
)
def test_a_deed_of_the_other_is_no_yes(tmp_path: Path, question: str, begins: str) -> None:
    people = ("Ada Ross", "Carl Dorn", "Hartwell", "Eva Lom")
    moor = Page("en/Sandmoor Museum", MOOR, ("Sandmoor Museum", "Museum"), *((p, "Person") for p in people))
    tide = Page("海声", TIDE, ("海声", "Magazine"), *((p, "Person") for p in ("林海", "周明", "陆苇")))
    with solver_over(tmp_path, moor, tide) as solver:
        assert solver.ask(question).text.startswith(begins)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Is Ada Ross the mother of Ben Ross?", "Yes"),
        ("Is Ben Ross the child of Ada Ross?", "Yes"),
        ("Is Ben Ross the father of Ada Ross?", "No"),
        ("Is Ada Ross the child of Ben Ross?", "No"),
        ("Is Ada Ross the mother of Olga Berg?", "The pages do not say"),
        ("林海是周明的父亲吗？", "是的"),
        ("周明是林海的父亲吗？", "不是"),
        ("林海是王小米的父亲吗？", "资料没有说明"),
        ("王小米是林海的父亲吗？", "不是，林海的父亲是林大山"),
    ],
)
def test_whose_kin_somebody_is(tmp_path: Path, question: str, begins: str) -> None:
    ada = Page(
        "en/Ada Ross", "Ada Ross was a painter. Her son Ben Ross was born in 1931. Her father was Ole Ross.",
        ("Ada Ross", "Person"), ("Ben Ross", "Person"), ("Ole Ross", "Person"),
    )  # fmt: skip
    ada.says(0, "child", 1, "Her son Ben Ross").says(0, "father", 2, "Her father was Ole Ross")
    lin = Page(
        "林海", "林海，作家。他的父亲林大山是渔民，他的儿子周明随母姓。",
        ("林海", "Person"), ("周明", "Person"), ("林大山", "Person"),
    )  # fmt: skip
    lin.says(0, "child", 1, "他的儿子周明").says(0, "father", 2, "他的父亲林大山")
    with solver_over(tmp_path, ada, lin) as solver:
        assert solver.ask(question).text.startswith(begins)
