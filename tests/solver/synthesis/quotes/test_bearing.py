"""Passages that speak beside the question are no answer to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.reading.test_meaning import Likeness
from tests.solver.synthesis.pages import Page, solver_over

VOSS = "Mara Voss is a painter. Mara Voss and her husband, Otto Kern, have a daughter. Her son, Abel Voss, is a singer."
ROSS = "Ada Ross is a painter. In 1958 she married Ben Hall, a producer. She died in London in 1975."
SUN = "林晚，画家。1965年，他与同事赵梅结婚，婚后育有两个儿子：长子孙大山也是画家；次子孙小山则是木匠。"
TIDE = (
    "Gull is a film of 1954. Otto Kern wrote it together with Ada Ross, with whom he had also written Tide."
)
WEI = "林晚，导演。林晚与前妻周月育有女儿林末，她也是导演。2011年，他与陈婷登记结婚，两人有三个孩子。"
YUN = "林晚，演员。1991年，她因《远岸》获奖，片中的旭仔始终在寻找生母。"
LIN = (
    "林晚，导演。2001年推出《远岸》，2008年由她执导的《潮声》收获约3亿元票房。"
    "林晚的儿子宋明生于1980年，女儿宋岚是画家。"
)


@pytest.mark.parametrize(
    ("question", "holds"),
    [("What is the name of Mara Voss's son?", "Abel"), ("What is the name of Mara Voss's daughter?", "")],
)
def test_a_child_without_a_name_is_no_name(tmp_path: Path, question: str, holds: str) -> None:
    page = Page(
        "en/Mara Voss", VOSS, ("Mara Voss", "Person"), ("Otto Kern", "Person"), ("Abel Voss", "Person")
    )
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


@pytest.mark.parametrize(
    ("question", "holds"),
    [("《潮声》的票房是多少？", "3亿"), ("《远岸》的票房是多少？", ""), ("宋岚是哪一年出生的？", "")],
)
def test_what_is_told_of_another_thing_is_no_answer(tmp_path: Path, question: str, holds: str) -> None:
    page = Page(
        "林晚",
        LIN,
        *(("林晚", "Person"), ("远岸", "Film"), ("潮声", "Film"), ("宋明", "Person"), ("宋岚", "Person")),
    )
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


KERN = (
    "The Gull is a steamer. Under Captain Ned Shaw she left Ashby on 10 April 1912. Her wireless calls were heard by "
    "the Heron. Ada Ross sailed in her. In 1958 Ada Ross married Ben Hall. She died in London in 1975."
)


@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("Who was the captain of the Gull?", "Ned Shaw"),
        ("Who was the captain of the Heron?", ""),
        ("What was the budget of the Gull?", ""),
        ("How long is the Gull?", ""),
    ],
)
def test_words_speak_of_what_is_asked(tmp_path: Path, question: str, holds: str) -> None:
    page = Page(
        "en/Gull", KERN, ("Gull", "Thing"), ("Ned Shaw", "Person"), ("Heron", "Thing"), ("Ada Ross", "Person"),
        ("Ben Hall", "Person"),
    )  # fmt: skip
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


def test_a_place_in_the_next_sentence_is_another_events(tmp_path: Path) -> None:
    page = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), ("Ben Hall", "Person"), ("London", "Place"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("Where did Ada Ross and Ben Hall get married?")
    assert answer.abstained


@pytest.mark.parametrize(
    ("question", "holds"),
    [("孙小山的妻子是谁？", ""), ("林晚的妻子是谁？", "赵梅"), ("Who wrote the music for Kern's Tide?", "")],
)
def test_what_is_said_is_of_the_one_asked_about(tmp_path: Path, question: str, holds: str) -> None:
    lin = Page("林晚", SUN, ("林晚", "Person"), ("赵梅", "Person"), ("孙大山", "Person"))
    gull = Page(
        "en/Gull", TIDE, ("Gull", "Film"), ("Otto Kern", "Person"), ("Tide", "Film"), ("Ada Ross", "Person")
    )
    with solver_over(tmp_path, lin, gull) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("林晚和周月是哪一年结婚的？", ""),
        ("林晚和陈婷是哪一年结婚的？", "2011"),
        ("林晚和陈婷是哪一年离婚的？", ""),
    ],
)
def test_a_date_is_of_the_two_asked_about(tmp_path: Path, question: str, holds: str) -> None:
    page = Page("林晚", WEI, ("林晚", "Person"), ("周月", "Person"), ("林末", "Person"), ("陈婷", "Person"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


def test_who_is_looked_for_is_no_kin(tmp_path: Path) -> None:
    page = Page("林晚", YUN, ("林晚", "Person"), ("旭仔", "Character"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("林晚的母亲叫什么名字？")
    assert answer.abstained


def test_a_name_beside_kin_that_is_joined_to_it_is_somebody_elses(tmp_path: Path) -> None:
    page = Page(
        "林晚",
        "林晚，歌手。1997年，林晚把《远岸》献给母亲和赵一鸣。",
        ("林晚", "Person"),
        ("赵一鸣", "Person"),
    )
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("林晚的母亲叫什么名字？").abstained


SONG = "宋木，导演。他生于渔民之家，在海边长大，后来出国攻读美术，1975年毕业于东海大学。"


@pytest.mark.parametrize(
    ("question", "abstains"), [("宋木是哪一年出生的？", True), ("宋木是哪一年毕业的？", False)]
)
def test_a_year_of_something_else_is_no_birth(tmp_path: Path, question: str, abstains: bool) -> None:
    page = Page("宋木", SONG, ("宋木", "Person"), ("东海大学", "School"))
    with solver_over(tmp_path, page) as solver:
        assert solver.ask(question).abstained is abstains


def test_a_leading_man_is_no_leading_lady(tmp_path: Path) -> None:
    text = "金帆奖，电影奖。1996年，《远岸》成为最佳影片，男主角夏川也得了奖。"
    page = Page("金帆奖", text, ("金帆奖", "Award"), ("远岸", "Film"), ("夏川", "Person"))
    page.says(1, "starring", 2, "男主角夏川")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("《远岸》里的女主角是谁演的？").abstained
        assert "夏川" in solver.ask("《远岸》里的男主角是谁演的？").text


@pytest.mark.parametrize(("tongue", "holds"), [("粤语", "石桥"), ("国语", "")])
def test_who_speaks_in_one_version_does_not_in_another(tmp_path: Path, tongue: str, holds: str) -> None:
    text = "《远岸》是一部动画片，孙立为船长配音。2001年公映的粤语版里，船长由石桥配音。"
    page = Page("远岸", text, ("远岸", "Film"), ("孙立", "Person"), ("石桥", "Person"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(f"《远岸》的{tongue}版里，谁给船长配音？")
    assert holds in answer.text
    assert answer.abstained is not bool(holds)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Ada Ross moved to Ashby with the first of her three sons.", False),
        ("Ada Ross lived in Ashby for three years.", True),
    ],
)
def test_how_many_years_is_told_by_words_that_speak_of_time(tmp_path: Path, text: str, told: bool) -> None:
    page = Page("en/Ada Ross", f"Ada Ross is a painter. {text}", ("Ada Ross", "Person"), ("Ashby", "City"))
    with solver_over(tmp_path, page, embedder=Likeness({"sons": 0.97, "years": 0.97})) as solver:
        answer = solver.ask("How many years did Ada Ross live in Ashby?")
    assert answer.abstained is not told, answer.text


def test_of_what_is_described_nothing_is_quoted_about_another(tmp_path: Path) -> None:
    fog = Page("en/Fog", "Fog is a film directed by Paul Reed.", ("Fog", "Film"), ("Paul Reed", "Person"))
    fog.says(0, "director", 1, "directed by Paul Reed")
    lin = Page("林晚", "林晚是演员。白露把她告上法庭。", ("林晚", "Person"), ("白露", "Person"))
    with solver_over(tmp_path, fog, lin, embedder=Likeness({"法庭": 0.97, "sued": 0.97})) as solver:
        answer = solver.ask("Who sued the director of Fog?")
    assert "法庭" not in answer.text


@pytest.mark.parametrize(
    ("father", "question", "holds"),
    [
        ("她在《潮声》里与宋明的父亲宋山合作。", "林晚的父亲是谁？", ""),  # another's father
        ("她的父亲宋山是木匠。", "林晚的父亲是谁？", "宋山"),
        ("父亲原本姓房，开过茶行。", "林晚的父亲本来姓什么？", "房"),
        ("父亲是军人，母亲是教师。", "林晚的父亲本来姓什么？", ""),
    ],
)
def test_whose_father_a_sentence_names(tmp_path: Path, father: str, question: str, holds: str) -> None:
    page = Page("林晚", f"林晚，演员。{father}", *((name, "Person") for name in ("林晚", "宋明", "宋山")))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds), answer.text


HEN = (
    "The marsh hen is a bird of the fens. Tests of 1998 showed that the reed rail is the nearest living relative of "
    "the marsh hen."
)


def test_the_nearest_relative_of_an_animal_is_no_person(tmp_path: Path):
    page = Page("en/Marsh hen", HEN, ("marsh hen", ""))
    with solver_over(tmp_path, page) as solver:
        assert "reed rail" in solver.ask("What is the closest living relative of the marsh hen?").text


NAMED = "Ada Ross is a singer. She took her name from a liking for Vera Holt in Gull. She lives with Tam in Leith."
NEAR = Likeness({"Vera": 0.9, "Leith": 0.88, "took": 0.9, "liking": 0.9, "insp": 0.9, "mascot": 0.9})


@pytest.mark.parametrize(
    ("question", "holds"),
    [("Which actress inspired Ada Ross?", "Vera Holt"), ("Who is the mascot of Ada Ross?", "")],
)
def test_a_deed_may_be_said_in_other_words_and_an_office_not(tmp_path: Path, question: str, holds: str):
    page = Page("en/Ada Ross", NAMED, ("Ada Ross", "Person"), ("Vera Holt", "Person"), ("Tam", "Person"))
    with solver_over(tmp_path, page, embedder=NEAR) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds)
