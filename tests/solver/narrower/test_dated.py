"""What somebody made in a period or next to something, and everything of a kind that is of a period."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, date, solver_over

ROSS = (
    "Ada Ross (born 1950) is a film director. Her films are Loom (1988), Tidewrack (1994), Ember (2001) and Harbour. "
    "Loom came out in 1988. Tidewrack came out in 1994. Ember came out in 2001."
)
LIN = "林海，导演，1931年生。林海导演了《磨坊》和《雾港》。《磨坊》1990年上映。《雾港》1999年上映。"


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    films = [("Loom", "Film"), ("Tidewrack", "Film"), ("Ember", "Film"), ("Harbour", "Film")]
    ross = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), *films)
    ross.says(0, "birth_date", date("1950", "1950"), "Ada Ross (born 1950)")
    for film, year in ((1, "1988"), (2, "1994"), (3, "2001")):
        ross.says(
            film, "director", 0, "Her films are Loom (1988), Tidewrack (1994), Ember (2001) and Harbour"
        )
        ross.says(film, "release_date", date(year, year), f"{films[film - 1][0]} came out in {year}")
    ross.says(4, "director", 0, "Her films are Loom (1988), Tidewrack (1994), Ember (2001) and Harbour")
    lin = Page("林海", LIN, ("林海", "Person"), ("磨坊", "Film"), ("雾港", "Film"))
    lin.says(0, "birth_date", date("1931", "1931年"), "林海，导演，1931年生")
    for film, year in ((1, "1990"), (2, "1999")):
        lin.says(film, "director", 0, "林海导演了《磨坊》和《雾港》")
        lin.says(film, "release_date", date(year, f"{year}年"), f"{year}年上映")
    with solver_over(tmp_path_factory.mktemp("dated"), ross, lin) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "told", "untold"),
    [
        ("Which films did Ada Ross direct before 2000?", ("Loom", "Tidewrack"), ("Ember", "Harbour")),
        ("Which films did Ada Ross direct after 1994?", ("Ember",), ("Loom", "Tidewrack", "Harbour")),
        ("Which of Ada Ross's films came out in the 1990s?", ("Tidewrack",), ("Loom", "Ember")),
        ("How many films did Ada Ross direct before 2000?", ("2", "Loom", "Tidewrack"), ("Ember",)),
        ("What was Ada Ross's next film after Loom?", ("Tidewrack",), ("Ember",)),
        ("What did Ada Ross direct before Ember?", ("Loom", "Tidewrack"), ("Harbour",)),
        ("林海1995年以后导演了哪些电影？", ("雾港",), ("磨坊",)),
        ("《雾港》之前林海导演了哪部电影？", ("磨坊",), ("Loom",)),
        ("Which films came out before 1990?", ("Loom",), ("Tidewrack", "磨坊")),
        ("Who was born before 1960?", ("Ada Ross",), ("林海",)),
        ("1960年以前出生的人有谁？", ("林海",), ("Ada Ross",)),
    ],
)
def test_what_is_of_the_period(
    solver: Solver, question: str, told: tuple[str, ...], untold: tuple[str, ...]
) -> None:
    answer = solver.ask(question)
    assert not answer.abstained
    assert all(name in answer.text for name in told), answer.text
    leading = answer.text.split("; Loom was")[0].split("; Ember was")[0]
    assert not any(name in leading for name in untold), answer.text
    assert answer.citations


@pytest.mark.parametrize(
    "question",
    [
        "Which films did Ada Ross direct before 1980?",
        "林海2005年以后导演了哪些电影？",
        "Which films came out in the 1960s?",
    ],
)
def test_nothing_of_another_period_answers(solver: Solver, question: str) -> None:
    assert solver.ask(question).abstained
