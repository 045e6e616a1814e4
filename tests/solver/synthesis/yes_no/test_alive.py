"""Whether somebody is alive is told by the facts of a birth and a death, and by nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.stores import open_store
from schemas.graph import GraphBatch
from schemas.logical_form import Step
from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.planners.kinds.living import Living
from solver.synthesis.composed import Composed
from solver.synthesis.yes_no.alive import Life, is_known_dead
from tests.solver.synthesis.pages import Page, date, solver_over

LOM = "Ida Lom was born in 1931. She died in March 1972. Her film Fog was released in 1968. Quay was released in 1980."
ROSS = "Ada Ross was born in 1940. Her friend Carl Dorn died in 1999."
WAN = "林晚（1931年—1972年），演员。周砚生于1940年，沈舟1999年去世，周砚很伤心。"


def _pages() -> tuple[Page, ...]:
    lom = Page("en/Ida Lom", LOM, ("Ida Lom", "Person"), ("Fog", "Film"), ("Quay", "Film"))
    lom.says(0, "birth_date", date("1931", "1931"), "born in 1931")
    lom.says(0, "death_date", date("1972-03", "March 1972"), "died in March 1972")
    lom.says(1, "release_date", date("1968", "1968"), "Fog was released in 1968")
    lom.says(2, "release_date", date("1980", "1980"), "Quay was released in 1980")
    ross = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), ("Carl Dorn", "Person"))
    ross.says(0, "birth_date", date("1940", "1940"), "born in 1940")
    wan = Page("林晚", WAN, ("林晚", "Person"), ("周砚", "Person"), ("沈舟", "Person"))
    wan.says(0, "birth_date", date("1931", "1931年"), "1931年")
    wan.says(0, "death_date", date("1972", "1972年"), "1972年")
    wan.says(1, "birth_date", date("1940", "1940年"), "1940年")
    return lom, ross, wan


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Is Ida Lom still alive?", "No"),
        ("Is Ida Lom dead?", "Yes"),
        ("Was Ida Lom alive in 1980?", "No"),
        ("Was Ida Lom alive in 1970?", "Yes"),
        ("Was Ida Lom alive in 1930?", "No"),
        ("Was Ida Lom alive in February 1972?", "Yes"),
        ("Was Ida Lom alive in April 1972?", "No"),
        ("Was Ida Lom dead in 1972?", "Yes"),
        ("Was Ida Lom alive when Fog was released?", "Yes"),
        ("Was Ida Lom alive when Quay was released?", "No"),
        ("Was Ada Ross alive in 1939?", "No"),
        ("Is Ida Lom alive or dead?", "It is dead"),
        ("林晚还活着吗", "不是"),
        ("林晚去世了吗", "是的"),
        ("林晚1970年还在世吗", "是的"),
        ("周砚1930年在世吗", "不是"),
    ],
)
def test_dates_of_birth_and_death_decide(tmp_path: Path, question: str, verdict: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(verdict)
    assert answer.citations


@pytest.mark.parametrize(
    "question", ["Is Ada Ross still alive?", "Was Ada Ross alive in 1990?", "周砚还活着吗", "周砚去世了吗"]
)
def test_of_whom_no_death_is_known_it_is_left_open(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask(question).abstained


def test_who_has_a_date_of_death_is_dead_whatever_sentence_tells_it(tmp_path: Path) -> None:
    store = open_store(tmp_path / "pages.db", create=True)
    store.upsert(GraphBatch(tuple(page.graph() for page in _pages())))
    try:
        dead, alive = (store.find_names([name])[name][0].id for name in ("Ida Lom", "Ada Ross"))
        assert is_known_dead(_plan(dead), store)
        assert not is_known_dead(_plan(alive), store)
        assert not is_known_dead(_plan(dead, alive), store)
        assert not is_known_dead(_plan(), store)
    finally:
        store.close()


def test_the_words_that_tell_of_a_death_stand_behind_the_verdict() -> None:
    told = Composed("In 1972 she passed away.", "In 1972 she passed away [1].", abstained=False)
    life = Life(told, told)
    gone, living = (life.quoted(Living("Ida Lom", dead=dead), Language.ENGLISH) for dead in (True, False))
    assert gone is not None
    assert living is not None
    assert gone.text == "Yes, In 1972 she passed away."
    assert living.text == "No, In 1972 she passed away."


def _plan(*people: str) -> Plan:
    entities = tuple(LinkedEntity(person, "", "Person", "", 1.0, "exact") for person in people)
    part = SubQuestion("", QuestionKind.ATTRIBUTE, AnswerType.DATE, Step(()), entities=entities)
    return Plan("", Language.ENGLISH, (part,), ())
