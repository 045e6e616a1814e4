"""How far the description of a thing reaches, and what names stand in it."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.plan import AnswerType, QuestionKind
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names

NAMES = {
    "Anna Lind": "Person", "Bo Ek": "Person", "Fog Harbour": "Film", "北行记": "Film", "Nan": "Character",
    "林晚": "Person", "雾港": "Film", "French": "Country",
}  # fmt: skip


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


def described(planner: RulePlanner, question: str) -> list[str]:
    return [one.description.text for one in planner.described(question)]


def test_a_clause_reaches_to_its_verb(planner: RulePlanner) -> None:
    found = described(planner, "Which poet was born in the city where Fog Harbour was filmed?")
    assert found[0] == "Where is the city where Fog Harbour was filmed?"


def test_a_nationality_belongs_to_the_description(planner: RulePlanner) -> None:
    question = "When did Anna Lind marry the French director who filmed Fog Harbour?"
    assert "Who is the French director who filmed Fog Harbour?" in described(planner, question)


def test_a_possessive_leaves_no_apostrophe(planner: RulePlanner) -> None:
    found = described(planner, "In which year did the wife of Bo Ek's brother win a prize?")
    assert not any(text.endswith("'?") for text in found)


def test_two_descriptions_have_aliases_of_their_own(planner: RulePlanner) -> None:
    first = planner.described("Who is the brother of the man who made Fog Harbour?", (), 5)[0].plans[0]
    assert "p5" in str(first.form)


def test_a_name_in_brackets_stands_for_the_one_before_it(planner: RulePlanner) -> None:
    part = planner.plan("Who are the stars of Anna Lind's Sisters of French (北行记)?").parts[0]
    assert part.names == ("Anna Lind", "北行记")
    assert part.said == ("stars",)


def test_what_a_films_title_is_is_no_relation(planner: RulePlanner) -> None:
    assert "honor" not in planner.plan("What are the titles of Anna Lind's films?").parts[0].predicates


def test_whose_film_it_is_is_no_role(planner: RulePlanner) -> None:
    form = str(planner.plan("Who are the stars of Bo Ek's Fog Harbour?").form)
    assert "role" not in form


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("What was Anna Lind to Bo Ek?", QuestionKind.RELATION),
        ("林晚做了几年演员？", QuestionKind.DIFFERENCE),
        ("For how many years was Anna Lind in charge of Fog Harbour?", QuestionKind.DIFFERENCE),
        ("What is the earliest film that Anna Lind made?", QuestionKind.SUPERLATIVE),
    ],
)
def test_the_words_of_a_question_tell_its_kind(
    planner: RulePlanner, question: str, kind: QuestionKind
) -> None:
    assert planner.plan(question).parts[0].kind is kind


def test_which_architect_asks_for_a_person(planner: RulePlanner) -> None:
    assert planner.plan("Which architect designed Fog Harbour?").parts[0].asked is AnswerType.PERSON


def test_which_part_of_a_city_asks_for_a_place(planner: RulePlanner) -> None:
    part = planner.plan("In which part of French was Anna Lind born?").parts[0]
    assert (part.asked, part.predicates) == (AnswerType.PLACE, ("birth_place",))


@pytest.mark.parametrize("question", ["写小说的林晚，本名叫什么？", "拍《雾港》的林晚，本名叫什么？"])
def test_what_says_who_a_person_is_is_no_step(planner: RulePlanner, question: str) -> None:
    assert planner.plan(question).parts[0].predicates == ("alias",)
