"""Which child by age is asked for: by words beside names, by dates of birth, else nobody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, date, solver_over

ROSS = (
    "Ada Ross is a painter. She has three daughters: her eldest daughter Mina is a surgeon, Cora and Nell. "
    "Her youngest daughter Nell sings. Ada Ross has two sons, Tom and Abe."
)
MOOR = "Otto Moor is a painter. He has two sons, Karl and Jon. Karl was born in 1960. Jon was born in 1955."
OLAF = (
    "Olaf was king of Norway. They had three children. The eldest, Harald, followed his father as Harald IX. "
    "The second son, Sven, is a painter. A daughter, Ida, sings."
)
LIN = "林海，画家。育有两个儿子：长子林江拍了《雾港》；次子林松则是面包师。林海的女儿是林月和林星。"
ZHOU = "周宁，画家。育有周山、周水两个儿子，次子周水后来当了医生。"


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    ross = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), *[(n, "Person") for n in ("Mina", "Cora", "Nell")],
                ("Tom", "Person"), ("Abe", "Person"))  # fmt: skip
    for child in (1, 2, 3):
        ross.says(0, "child", child, "She has three daughters")
    ross.says(0, "child", 4, "two sons, Tom and Abe").says(0, "child", 5, "two sons, Tom and Abe")
    moor = Page("en/Otto Moor", MOOR, ("Otto Moor", "Person"), ("Karl", "Person"), ("Jon", "Person"))
    for child, name, year in ((1, "Karl", "1960"), (2, "Jon", "1955")):
        moor.says(0, "child", child, "two sons, Karl and Jon")
        moor.says(child, "birth_date", date(year, year), f"{name} was born in {year}")
    olaf = Page("en/Olaf", OLAF, ("Olaf", "Person"), *[(n, "Person") for n in ("Harald IX", "Sven", "Ida")])
    olaf.says(0, "child", 1, "The eldest, Harald, followed his father as Harald IX")
    olaf.says(0, "child", 2, "The second son, Sven").says(0, "child", 3, "A daughter, Ida")
    lin = Page("林海", LIN, ("林海", "Person"), *[(n, "Person") for n in ("林江", "林松", "林月", "林星")])
    lin.says(0, "child", 1, "长子林江").says(0, "child", 2, "次子林松")
    lin.says(0, "child", 3, "女儿是林月和林星").says(0, "child", 4, "女儿是林月和林星")
    zhou = Page("周宁", ZHOU, ("周宁", "Person"), ("周山", "Person"), ("周水", "Person"))
    zhou.says(0, "child", 1, "育有周山、周水两个儿子").says(0, "child", 2, "育有周山、周水两个儿子")
    with solver_over(tmp_path_factory.mktemp("elders"), ross, moor, olaf, lin, zhou) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "lead"),
    [
        ("Who is Ada Ross's eldest daughter?", "It is Mina: "),
        ("Who is the youngest daughter of Ada Ross?", "It is Nell: "),
        ("Who is the elder son of Otto Moor?", "It is Jon: "),
        ("Who is Otto Moor's younger son?", "It is Karl: "),
        ("Who was the eldest child of Olaf?", "It is Harald IX: "),
        ("Who was the second son of Olaf?", "It is Sven: "),
        ("林海的大儿子是谁？", "是林江："),
        ("林海的小儿子叫什么？", "是林松："),
        ("谁是林海的次子？", "是林松："),
        ("周宁的长子是谁？", "是周山："),
        ("周宁的小儿子是谁？", "是周水："),
    ],
)
def test_the_child_of_the_place_is_named(solver: Solver, question: str, lead: str) -> None:
    answer = solver.ask(question)
    assert answer.text.startswith(lead)
    assert answer.citations


@pytest.mark.parametrize(
    "question",
    [
        "林海的大女儿是谁？",
        "林海的三儿子是谁？",
        "Who is Ada Ross's eldest son?",
        "Who is Ada Ross's second daughter?",
    ],
)
def test_where_no_page_tells_the_order_nobody_is_named(solver: Solver, question: str) -> None:
    assert solver.ask(question).abstained


def test_all_children_are_still_told_where_no_place_is_asked(solver: Solver) -> None:
    answer = solver.ask("林海的女儿是谁？")
    assert "林月" in answer.text
    assert "林星" in answer.text
