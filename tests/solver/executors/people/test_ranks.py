"""Who is a father and who a mother by ranks, titles, couples, and what a page calls somebody first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("couple", "father", "mother"),
    [
        (("Prince Karl of Orland", "Elena of Monte"), "Prince Karl of Orland", "Elena of Monte"),
        (("Karl, 2nd Duke of Orland", "Elena of Monte"), "Karl, 2nd Duke of Orland", "Elena of Monte"),
        (("Lady Mabel Gore", "Karl Orr"), "Karl Orr", "Lady Mabel Gore"),
        (("Elena, Countess of Monte", "Karl Orr"), "Karl Orr", "Elena, Countess of Monte"),
        (("Rashid ibn Salim", "Elena Orr"), "Rashid ibn Salim", "Elena Orr"),
        (("Harald IX", "Dana of Monte"), "Harald IX", "Dana of Monte"),
        (("Dana Orr", "Kim Roe"), "", ""),
        (("Elizabeth II", "Kim Roe"), "", ""),
    ],
)
def test_a_title_tells_which_of_a_couple_is_the_father(
    tmp_path: Path, couple: tuple[str, str], father: str, mother: str
) -> None:
    words = f"She is the daughter of {couple[0]} and {couple[1]}"
    page = Page(
        "Ann Lee",
        f"Ann Lee is a painter. {words}.",
        ("Ann Lee", "Person"),
        *((name, "Person") for name in couple),
    )
    page.says(0, "parent", 1, words).says(0, "parent", 2, words)
    with solver_over(tmp_path, page) as solver:
        for relation, expected in (("father", father), ("mother", mother)):
            answer = solver.ask(f"Who is Ann Lee's {relation}?").text
            told = answer.startswith(f"The {relation} of Ann Lee is ")
            assert (answer == f"The {relation} of Ann Lee is {expected}.") if expected else not told


@pytest.mark.parametrize(
    ("words", "father"),
    [
        ("the son of Bo Lee, a baker, and his second wife", "The father of Ann Lee is Bo Lee."),
        ("the son of Bo Lee by his first wife", "The father of Ann Lee is Bo Lee."),
        ("the son of Bo Lee and her third husband", ""),
        ("the son of Bo Lee and a servant", ""),
    ],
)
def test_who_has_a_wife_beside_the_name_is_the_father(tmp_path: Path, words: str, father: str) -> None:
    page = Page("Ann Lee", f"Ann Lee was {words}.", ("Ann Lee", "Person"), ("Bo Lee", "Person"))
    page.says(0, "parent", 1, words)
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("Who is Ann Lee's father?").text
    assert answer == father if father else not answer.startswith("The father")


@pytest.mark.parametrize(
    ("lead", "relation"),
    [
        ("Bo Lee is a British financier and husband of Dora Fox.", "father"),
        ("Bo Lee was the fourth wife of Cy Orr.", "mother"),
        ("Bo Lee was a lady-in-waiting to the king.", "mother"),
        ("Bo Lee was a servant of the king.", ""),
    ],
)
def test_what_a_page_first_calls_somebody_tells(tmp_path: Path, lead: str, relation: str) -> None:
    words = "a child of Bo Lee"
    ann = Page("Ann Lee", f"Ann Lee was {words}.", ("Ann Lee", "Person"), ("Bo Lee", "Person"))
    ann.says(0, "parent", 1, words)
    with solver_over(tmp_path, ann, Page("Bo Lee", lead, ("Bo Lee", "Person"))) as solver:
        for asked in ("father", "mother"):
            told = solver.ask(f"Who is Ann Lee's {asked}?").text == f"The {asked} of Ann Lee is Bo Lee."
            assert told is (asked == relation)


def test_a_first_name_that_only_men_bear_makes_a_father(tmp_path: Path) -> None:
    words = "a child of Otto Lee"
    ann = Page("Ann Lee", f"Ann Lee was {words}.", ("Ann Lee", "Person"), ("Otto Lee", "Person"))
    ann.says(0, "parent", 1, words)
    men = [
        Page(
            f"Otto {name}",
            f"Otto {name} was a smith. He lived in Acton. He died in 1900.",
            (f"Otto {name}", "Person"),
        )
        for name in ("Roe", "Fox")
    ]
    with solver_over(tmp_path, ann, *men) as solver:
        assert solver.ask("Who is Ann Lee's father?").text == "The father of Ann Lee is Otto Lee."
    (tmp_path / "other").mkdir()
    with solver_over(tmp_path / "other", ann, men[0]) as solver:
        assert not solver.ask("Who is Ann Lee's father?").text.startswith("The father")
