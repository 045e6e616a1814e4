"""Which post somebody held, by a sentence that says it of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Language
from solver.planners.kinds.posting import Posting, asked_post
from tests.solver.synthesis.pages import Page, solver_over

FIRM = Page(
    "en/Orme Works",
    "Orme Works is a firm in Leith. It was founded by Ann Lee and Tom Rhee. Rhee was deputy secretary of trade from "
    "1969 to 1971. Lee was chief engineer of the firm. Ida Venn met the mayor in 1970.",
    ("Orme Works", "Company"),
    ("Ann Lee", "Person"),
    ("Tom Rhee", "Person"),
    ("Ida Venn", "Person"),
)
SCHOOL = Page(
    "甲山学校",
    "甲山学校是一所学校。1928年，林大为出任校长，开始招收女生。1931年陈小文接任，他主张少上课。1935年，周一平来校参观。",
    ("甲山学校", "School"),
    ("林大为", "Person"),
    ("陈小文", "Person"),
    ("周一平", "Person"),
)
PAINTER = Page(
    "何木",
    "何木，1950年生于南昌，中国画家。老师孙立是青石画院第二任院长。他是青石画院的第三任院长。1985年出任雾城第12任市长。",
    ("何木", "Person"),
    ("孙立", "Person"),
    ("青石画院", "Organization"),
)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("What government post did Tom Rhee hold?", "deputy secretary of trade"),
        ("What was Ann Lee's position at Orme Works?", "chief engineer"),
        ("陈小文1931年在甲山学校当了什么？", "林大为出任校长"),
        ("林大为在甲山学校担任过什么职务？", "出任校长"),
    ],
)
def test_a_post_is_told_by_the_sentence_that_says_it(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, FIRM, SCHOOL) as solver:
        assert said in solver.ask(question).text


@pytest.mark.parametrize(
    "question",
    [
        "What government post did Ann Lee hold?",  # an engineer of a firm holds none
        "What position did Ida Venn hold?",  # she met somebody who did
        "周一平1935年在甲山学校当了什么？",
    ],
)
def test_a_post_of_another_is_not_told(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, FIRM, SCHOOL) as solver:
        answer = solver.ask(question)
    assert not any(post in answer.text for post in ("secretary", "mayor", "engineer", "校长"))


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("What did Ann Lee become in 1969?", Posting("Ann Lee", year="1969")),
        ("Which office does Ann Lee hold?", Posting("Ann Lee")),
        ("What did Ann Lee become?", None),
        ("What did the firm's office in Leith hold?", None),
    ],
)
def test_only_posts_are_read(question: str, asked: Posting | None) -> None:
    assert asked_post(question, Language.ENGLISH) == asked


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("何木是青石画院第几任院长？", "第三任院长"),
        ("何木担任青石画院的第几任院长？", "第三任院长"),
        ("何木是第几任市长", "第12任市长"),
    ],
)
def test_the_how_manieth_somebody_is_to_hold_a_post(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, PAINTER, SCHOOL) as solver:
        assert said in solver.ask(question).text


@pytest.mark.parametrize(
    "question", ["何木是甲山学校第几任校长？", "林大为是甲山学校第几任校长？", "孙立是甲山学校第几任校长？"]
)
def test_no_number_of_another_post_is_told(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, PAINTER, SCHOOL) as solver:
        text = solver.ask(question).text
    assert "任院长" not in text
    assert "任市长" not in text
