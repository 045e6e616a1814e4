"""Relation words that say something else where they stand."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.words.analysis import analyse
from tests.solver.planners.names import Names


@pytest.mark.parametrize(
    ("question", "absent"),
    [
        ("Which club did Ada Ross belong to as a student?", "teacher"),
        ("What did Ada Ross do with the money from her first book?", "birth_place"),
        ("What did Ada Ross do with the money from her first book?", "box_office"),
        ("林晚和赵一鸣上学时是什么关系？", "educated_at"),
        ("Were the songs of Ada Ross dubbed by another actress?", "starring"),
        ("Did Ada Ross attend the funeral of her uncle?", "educated_at"),
        ("Was Ada Ross at the dinner where Fog won a prize?", "award_won"),
        ("Did Ada Ross learn to ride before she became an actress?", "starring"),
        ("在《雾港》里演老船长的赵一鸣，是不是也当过导演？", "starring"),
        ("Who was the art director of Fog?", "director"),
        ("林晚当导演以前做过什么工作？", "director"),
        ("林晚成为演员之前在哪里工作？", "starring"),
        ("What is the sequel to Fog called?", "alias"),
        ("What was the first song of Ada Ross called?", "alias"),
        ("林晚当过户部尚书吗？", "award_won"),
        ("林晚当过什么官？", "award_won"),
        ("林晚是雾港的住持吗？", "residence"),
        ("What is the closest living relative of Fog?", "residence"),
        ("What is the closest living relative of Fog?", "relative"),
        ("What is the closest living relative of the Mistbird?", "relative"),
        ("雾港的亲戚是什么？", "relative"),
        ("Who was in charge of the fleet at Hollowmoor?", "chief_executive"),
    ],
)
def test_what_only_says_when_or_of_what_is_no_relation(question: str, absent: str) -> None:
    language = Language.ENGLISH if question.isascii() else Language.CHINESE
    names = Names(
        {
            "Ada Ross": "Person",
            "Fog": "Film",
            "雾港": "Film",
            "林晚": "Person",
            "赵一鸣": "Person",
            "Mistbird": "",
            "Hollowmoor": "Event",
        }
    )
    part = analyse(question, language, names, Lexicon(Ontology.load()))[0]
    assert absent not in {p for f in part.relations for p in (*f.wording.forward, *f.wording.backward)}


@pytest.mark.parametrize(
    ("question", "present"),
    [
        ("Which town is Ada Ross from?", "birth_place"),
        ("Who taught Ada Ross?", "teacher"),
        ("Which relative of Ada Ross was a painter?", "relative"),
        ("Who is the relative of Mr. Mistbird?", "relative"),
        ("Who is Ada Ross living with?", "residence"),
        ("Who was the first director of Fog?", "director"),
        ("How much money did Fog make?", "box_office"),
        ("林晚是哪里上学的？", "educated_at"),
        ("Did Ada Ross attend the same college as her sister?", "educated_at"),
        ("Did Ada Ross win a prize before Fog came out?", "award_won"),
        ("演老船长的林晚演过几部电影？", "starring"),
        ("林晚当导演的电影有哪些？", "director"),
        ("林晚当过影后吗？", "award_won"),
        ("林晚住在哪里？", "residence"),
    ],
)
def test_the_same_words_are_relations_elsewhere(question: str, present: str) -> None:
    language = Language.ENGLISH if question.isascii() else Language.CHINESE
    names = Names({"Ada Ross": "Person", "林晚": "Person", "Fog": "Film"})
    part = analyse(question, language, names, Lexicon(Ontology.load()))[0]
    assert present in {p for f in part.relations for p in (*f.wording.forward, *f.wording.backward)}


def test_two_names_are_not_one() -> None:
    names = Names({"Fog": "Film", "Rain": "Film", "Fog and Rain": ""})
    part = analyse("Who acts in both Fog and Rain?", Language.ENGLISH, names, Lexicon(Ontology.load()))[0]
    assert [thing.surface for thing in part.things] == ["Fog", "Rain"]


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        ("When did Fog open in Leeds?", "release_date"),
        ("When did the Orme Museum open?", "opening_date"),
        ("When did the Fog visitor centre open?", "opening_date"),
    ],
)
def test_a_film_that_opens_comes_out(question: str, relation: str) -> None:
    names = Names({"Fog": "Film", "Orme Museum": "Organization", "Leeds": "City"})
    part = analyse(question, Language.ENGLISH, names, Lexicon(Ontology.load()))[0]
    assert relation in {key for found in part.relations for key in found.wording.forward}
