"""Which of two things is the larger or has more, by the amounts of their own pages; whether both are of one group."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Language
from solver.planners.kinds.groups import asked_group
from solver.planners.kinds.outdoing import asked_of_two
from solver.reading.numbers.magnitudes import Magnitude
from tests.solver.synthesis.pages import Page, solver_over

PAGES = (
    Page("en/Selm Park", "Selm Park is a reserve in the north. It covers 543 km2 of marsh.", ("Selm Park", "Place")),
    Page("en/Tarn Park", "Tarn Park is a reserve on an island. The area is 9,000 acres.", ("Tarn Park", "Place")),
    Page("en/Orme Tower", "Orme Tower is a 44-story, 733 foot office tower.", ("Orme Tower", "Place")),
    Page("en/Lune House", "Lune House is a tower in Leith. It is 301 m high.", ("Lune House", "Place")),
    Page("en/Mount Orva", "Mount Orva is the second highest mountain of the range.", ("Mount Orva", "Place")),
    Page("en/Mount Brad", "Mount Brad is a mountain at 8051 m above sea level.", ("Mount Brad", "Place")),
    Page("en/Orva Reserve", "Orva Reserve lies around the peak of Mount Orva (7816 m).",
         ("Orva Reserve", "Place"), ("Mount Orva", "Place")),
    Page("en/Velma", "Velma is a genus of about 15 species of herbs in the family Rosaceae.", ("Velma", "")),
    Page("en/Ilva", "Ilva is a genus of 350 known species in the nettle family Urticaceae.", ("Ilva", "")),
    Page("en/Osta", "Osta is a genus of shrubs in the family Rosaceae.", ("Osta", "")),
    Page("en/Quay", "Quay is an opera in five acts by Ann Lee.", ("Quay", "Work")),
    Page("en/Ferry", "Ferry is an opera in three acts by Tom Rhee.", ("Ferry", "Work")),
)  # fmt: skip


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Which park is larger of the two, Selm Park or Tarn Park?", "It is Selm Park: "),
        ("Which building is taller Orme Tower or Lune House?", "It is Lune House: "),
        ("Which mountain is higher, Mount Orva or Mount Brad?", "It is Mount Brad: "),
        ("Which genus has more species, Velma or Ilva?", "It is Ilva: "),
        ("Which opera has fewer acts, Quay or Ferry?", "It is Ferry: "),
        ("Are Velma and Ilva in the same family?", "No: "),
        ("Are the shrubs Velma and Osta in the same family?", "Yes: "),
    ],
)
def test_the_amounts_of_two_pages_are_set_against_each_other(
    tmp_path: Path, question: str, said: str
) -> None:
    with solver_over(tmp_path, *PAGES) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(said)
    assert len(answer.citations) == 2


@pytest.mark.parametrize(
    "question",
    [
        "Which genus has more species, Velma or Osta?",  # of one of them nothing is told
        "Which park is deeper, Selm Park or Tarn Park?",
        "Are Velma and Quay in the same family?",
    ],
)
def test_an_amount_that_no_page_gives_is_not_made_up(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *PAGES) as solver:
        answer = solver.ask(question)
    assert not answer.text.startswith(("It is", "Yes", "No"))


def test_a_chinese_question_sets_amounts_against_each_other(tmp_path: Path) -> None:
    pages = (
        Page("青湖", "青湖是北方的湖泊，面积为120平方公里。", ("青湖", "Place")),
        Page("白湖", "白湖是南方的湖泊，面积为900公顷。", ("白湖", "Place")),
    )
    with solver_over(tmp_path, *pages) as solver:
        answer = solver.ask("青湖和白湖哪个更大？")
    assert answer.text.startswith("是青湖：")


@pytest.mark.parametrize(
    "question",
    [
        "Which film is longer, Quay or Ferry?",
        "Who is older, Quay or Ferry?",
        "Which was released first, Quay or Ferry?",
        "Is Quay taller than Ferry?",
    ],
)
def test_times_and_ages_are_compared_elsewhere(question: str) -> None:
    assert asked_of_two(question, ("Quay", "Ferry"), Language.ENGLISH) is None


def test_what_is_counted_is_the_noun() -> None:
    asked = asked_of_two("Which has more acts, Quay or Ferry?", ("Quay", "Ferry"), Language.ENGLISH)
    assert asked is not None
    assert (asked.magnitude, asked.noun, asked.greater) == (Magnitude.COUNT, "acts", True)


@pytest.mark.parametrize(
    ("question", "group"),
    [
        ("Are A and B in the same family?", "family"),
        ("Are A and B the same age?", ""),
        ("Which family has more?", ""),
    ],
)
def test_the_group_that_is_asked_about(question: str, group: str) -> None:
    assert asked_group(question, Language.ENGLISH) == group
