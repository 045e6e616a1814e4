"""What turns a yes into a no: a prize lost, a rank below the first, a deed of somebody else, a verb denied."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.synthesis.yes_no.rivals import rules_out
from tests.solver.synthesis.pages import Page, solver_over

FILM = Page(
    "en/Red Hill",
    "Red Hill is a 1990 film by Ann Lee. It won two awards of the Orme Academy, including best music for Tom Rhee, "
    "but lost best film to Blue Moor. A second part, Green Hill, was released in 1994. It was directed by Bo Venn.",
    ("Red Hill", "Film"),
    ("Ann Lee", "Person"),
    ("Tom Rhee", "Person"),
    ("Blue Moor", "Film"),
    ("Green Hill", "Film"),
    ("Bo Venn", "Person"),
)
LEE = Page(
    "en/Ann Lee",
    "Ann Lee is a director. Her gifted pupil Ida Venn discovered the Tarn caves in 1980, a find that is sometimes "
    "wrongly credited to Lee herself. In 1996 she made Grey Hill, in which she did not appear herself.",
    ("Ann Lee", "Person"),
    ("Ida Venn", "Person"),
    ("Grey Hill", "Film"),
)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Did Red Hill win best film?", "No"),
        ("Did Red Hill win best music?", "Yes"),
        ("Did Ann Lee direct Green Hill?", "No"),
        ("Did Ann Lee discover the Tarn caves?", "No"),
        ("Did Ann Lee appear in Grey Hill?", "No"),
    ],
)
def test_a_verdict_is_turned_by_its_own_words(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, FILM, LEE) as solver:
        assert solver.ask(question).text.startswith(said)


@pytest.mark.parametrize(
    ("question", "told", "ruled"),
    [
        ("is leith the largest city of orme?", "leith is the second-largest city of orme", True),
        ("is leith the second-largest city of orme?", "leith is the second-largest city of orme", False),
        ("is leith the largest city of orme?", "tarn is the second-largest city after leith", False),
        ("青城是甲省最大的城市吗", "青城是甲省第二大城市", True),
        ("青城是甲省第二大城市吗", "青城是甲省第二大城市", False),
    ],
)
def test_second_largest_is_not_largest(question: str, told: str, ruled: bool) -> None:
    assert rules_out(question, told) is ruled
