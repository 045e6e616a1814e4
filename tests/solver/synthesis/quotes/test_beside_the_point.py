"""Words that hold the right kind of thing, and say it of something else or of another doing, are no answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

FLEET = (
    "和丰船行，1891年由商人林晚创办的公司。船行最盛时有二十三艘帆船。1903年海鸥号沉没后，船行赔偿船员家属共五万银元。"
    "1926年船行倒闭。"
)
HERON = (
    "The Heron was a steamer that was launched in May 1904. The Heron was 71 metres long. "
    "In 1919 the Heron struck a rock and sank within fifty minutes."
)
TOWER = (
    "Ash Tower is a bell tower in Orme, which was designed by Otto Kern. The tower is 44 metres high. "
    "The building was damaged by a storm in 1921."
)
KERN = (
    "Otto Kern (3 May 1841 - 9 June 1907) was an engineer who built towers and harbours. "
    "He lectured at the school of mines in Orme from 1870 to 1874."
)
ROSS = "Ada Ross is a painter. She has been married to the lawyer Ben Hall since 1988. Her younger brother paints, too."
PRIZE = "银帆奖是甲城的文学奖。首届得主是作家周月，获奖作品为《盐路》。第二届得主是诗人林晚。"
NOVEL = "《远岸》是林晚的小说。小说已译成多国文字，德译本由陈婷翻译。他的其他作品有《潮声》和《盐路》。"


@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("和丰船行有多少艘帆船？", "23"),
        ("When did 和丰船行 go bankrupt?", "1926"),
    ],
)
def test_numbers_in_characters_and_the_end_of_the_thing_itself_are_found(
    tmp_path: Path, question: str, holds: str
) -> None:
    page = Page("和丰船行", FLEET, ("和丰船行", "Company"), ("林晚", "Person"))
    with solver_over(tmp_path, page) as solver:
        assert holds in solver.ask(question).text


@pytest.mark.parametrize(
    ("question", "holds"), [("How long was the Heron?", "71"), ("When did the Heron sink?", "1919")]
)
def test_how_long_a_ship_was_is_no_time(tmp_path: Path, question: str, holds: str) -> None:
    page = Page("en/Heron", HERON, ("Heron", "Thing"))
    with solver_over(tmp_path, page, embedder=Likeness({"metres": 0.96, "fifty": 0.9})) as solver:
        assert holds in solver.ask(question).text


@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("How many bells does Ash Tower have?", ""),
        ("What year was Ash Tower built?", ""),
        ("When was Ash Tower damaged?", "1921"),
        ("How high is Ash Tower?", "44"),
    ],
)
def test_another_number_or_another_doing_is_no_answer(tmp_path: Path, question: str, holds: str) -> None:
    page = Page("en/Ash Tower", TOWER, ("Ash Tower", "Place"), ("Otto Kern", "Person"))
    with solver_over(tmp_path, page, embedder=Likeness({"metres": 0.96})) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("Which university did Otto Kern attend?", ""),
        ("When were the harbours of Otto Kern built?", ""),
        ("When did Otto Kern lecture at the school of mines?", "1870"),
    ],
)
def test_where_somebody_taught_and_when_somebody_lived_answer_nothing_else(
    tmp_path: Path, question: str, holds: str
) -> None:
    page = Page("en/Otto Kern", KERN, ("Otto Kern", "Person"), ("Orme", "City"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


def test_whom_somebody_married_does_not_say_who_is_older(tmp_path: Path) -> None:
    page = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), ("Ben Hall", "Person"))
    with solver_over(tmp_path, page, embedder=Likeness({"married": 0.96})) as solver:
        assert solver.ask("Who is older, Ben Hall or Ada Ross?").abstained
        assert "1988" in solver.ask("When did Ada Ross marry Ben Hall?").text


@pytest.mark.parametrize(
    ("question", "holds"), [("林晚的获奖作品是什么？", ""), ("周月的获奖作品是什么？", "盐路")]
)
def test_the_work_of_another_winner_is_no_answer(tmp_path: Path, question: str, holds: str) -> None:
    page = Page(
        "银帆奖", PRIZE, ("银帆奖", "Award"), ("周月", "Person"), ("林晚", "Person"), ("盐路", "Book")
    )
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("《远岸》的法译本是谁翻译的？", ""),
        ("《远岸》的德译本是谁翻译的？", "陈婷"),
        ("《潮声》的主人公是谁？", ""),
    ],
)
def test_another_translation_or_another_work_of_the_author_is_no_answer(
    tmp_path: Path, question: str, holds: str
) -> None:
    names = (("远岸", "Book"), ("林晚", "Person"), ("陈婷", "Person"), ("潮声", "Book"), ("盐路", "Book"))
    with solver_over(
        tmp_path, Page("远岸", NOVEL, *names), embedder=Likeness({"译": 0.96, "潮声": 0.9})
    ) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


def test_what_was_paid_may_be_written_in_characters(tmp_path: Path) -> None:
    page = Page("和丰船行", FLEET, ("和丰船行", "Company"), ("林晚", "Person"))
    with solver_over(tmp_path, page, embedder=Likeness({"银元": 0.96})) as solver:
        assert "五万银元" in solver.ask("和丰船行赔偿了船员家属多少钱？").text


def test_how_long_a_strike_was_is_no_length(tmp_path: Path) -> None:
    text = "The Orme Strike was a strike of 1911. Its picket line was 300 metres long. It ended within nine weeks."
    page = Page("en/Orme Strike", text, ("Orme Strike", "Event"))
    with solver_over(tmp_path, page, embedder=Likeness({"nine weeks": 0.96})) as solver:
        assert "300" not in solver.ask("How long was the Orme Strike?").text
