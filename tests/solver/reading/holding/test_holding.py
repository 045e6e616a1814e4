"""Whether words may hold a thing of the kind that a question asks for, beside those that it names."""

from __future__ import annotations

import pytest

from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.reading.holding.holding import holds
from solver.reading.holding.others import Other, Others
from tests.solver.parts import part


def held(question: str, asked: AnswerType, text: str, *named: tuple[str, str]) -> bool:
    language = Language.ENGLISH if text.isascii() else Language.CHINESE
    others = Others(text, tuple(Other(name, type) for name, type in named), language)
    return holds(part(question, asked=asked), others)


CLUB = "Which football club does Ann Lee support?"


@pytest.mark.parametrize(
    ("question", "text", "named", "may"),
    [
        (CLUB, "lives in Ashby", ("Ashby", "Place"), False),
        (CLUB, "lives near Ben Hall", ("Ben Hall", "Person"), False),
        (CLUB, "has a season ticket for Hollow Rovers", ("Hollow Rovers", "Organization"), True),
        (CLUB, "has a season ticket for Hollow Orient", ("Hollow Orient", ""), True),
        (CLUB, "is a fan of Ashby", ("Ashby", "Place"), True),
        (CLUB, "read law at Norton University", ("Norton University", "Organization"), False),
        ("Which band did Ann Lee play in?", "won the Ashby Prize", ("Ashby Prize", "Award"), False),
        ("Which band did Ann Lee play in?", "sang with a quartet in Ashby", ("Ashby", "Place"), True),
        ("Which band did Ann Lee join?", "joined Lund Pictures", ("Lund Pictures", "Company"), False),
        ("Which company made it?", "was made by Lund", ("Lund", "Company"), True),
        ("Which company made it?", "was made by Ben Lund", ("Ben Lund", "Person"), False),
        ("林晚支持哪支球队？", "住在海城", ("海城", "City"), False),
        ("林晚支持哪支球队？", "常去看海城联队的比赛", ("海城", "City"), True),
        ("林晚毕业于哪所学校？", "考入远岸影片公司", ("远岸影片公司", "Company"), False),
        ("林晚毕业于哪所学校？", "考入远岸", ("远岸", "School"), True),
        ("林晚加入了哪个乐队？", "任职于远岸唱片公司", ("远岸唱片公司", "Organization"), False),
        ("林晚加入了哪个乐队？", "1930年加入远岸", ("远岸", "Organization"), True),
        ("球拍是哪家公司生产的？", "进入海城大学读书", ("海城大学", "School"), False),
        ("球拍是哪家公司生产的？", "由远岸生产", ("远岸", ""), True),
    ],
)
def test_a_thing_of_a_noun_s_kind_is_held_unless_all_are_of_another(
    question: str, text: str, named: tuple[str, str], may: bool
) -> None:
    asked = AnswerType.ORGANIZATION if "company" in question or "公司" in question else AnswerType.THING
    assert held(question, asked, text, named) is may


@pytest.mark.parametrize(
    ("text", "named", "may"),
    [
        ("was founded by Hugh Ross", ("Hugh Ross", "Person"), True),
        ("was founded by two local merchants in 1821", ("1821", "Date"), True),
        ("was founded in Norton", ("Norton", "Place"), False),
        ("reviewed the film when it opened", ("Gull", "Film"), False),
        ("was bought by Lund Press", ("Lund Press", "Company"), True),
        ("was set up by Orme Kite", ("Orme Kite", ""), True),
        ("由当地商人创办", ("海城", "City"), True),
        ("由林晚创办", ("海城", "City"), True),
        ("1921年在海城出版", ("海城", "City"), False),
    ],
)
def test_who_is_told_by_words_that_speak_of_somebody(text: str, named: tuple[str, str], may: bool) -> None:
    assert held("Who founded The Bell?", AnswerType.PERSON, text, named) is may


def test_countries_win_and_own_as_people_do() -> None:
    named = ("Norland", "Country")
    assert held("Who won the cup in 1950?", AnswerType.PERSON, "Norland won it", named)
    assert not held("Who wrote it?", AnswerType.PERSON, "Norland won it", named)


@pytest.mark.parametrize(
    ("question", "asked", "text", "may"),
    [
        ("When was the inn opened?", AnswerType.DATE, "belongs to the trust", False),
        ("When was the inn opened?", AnswerType.DATE, "opened in the reign of a king", True),
        ("客栈何时开张？", AnswerType.DATE, "1821年开张", True),
        ("Where does he live?", AnswerType.PLACE, "became a lawyer", False),
        ("Where does he live?", AnswerType.PLACE, "lives in a lighthouse", True),
        ("Which song is it?", AnswerType.WORK, "was at number one for six weeks", False),
        ("Which song is it?", AnswerType.WORK, "*Low Tide* was at number one", True),
        ("How many cats had she?", AnswerType.NUMBER, "has two sons", False),
        ("How many cats had she?", AnswerType.NUMBER, "had nine cats", True),
    ],
)
def test_a_time_a_place_a_work_and_an_amount_are_held_by_words(
    question: str, asked: AnswerType, text: str, may: bool
) -> None:
    assert held(question, asked, text) is may


def test_questions_that_only_weigh_what_they_name_ask_for_nothing_else() -> None:
    asking = part("Who is older, Ann Lee or Ben Hall?", asked=AnswerType.PERSON)
    others = Others("was born in 1950", (), Language.ENGLISH)
    assert not holds(asking, others)
    compared = type(asking)(asking.text, QuestionKind.COMPARE, asking.asked, asking.step)
    assert holds(compared, others)
