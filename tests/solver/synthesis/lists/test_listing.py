"""Lists and counts of what pages tell over several sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LIN = (
    "林晚，1962年出生于海城，演员。1985年，林晚与钟表匠赵一鸣结婚。1990年，她搬到杭城。"
    "1996年，又嫁给了画家孙大山。2001年，林晚获得海城电影节金帆奖最佳女演员奖。2004年，她第二次捧起金帆奖。"
)
MARA = (
    "Mara Voss is a glass painter. She was married to Otto Kern, with whom she has a daughter, Lena, "
    "and to the baker Paul Reed. In 1990 she married Hans Moor."
)


def _pages() -> list[Page]:
    lin = Page(
        "林晚", LIN, ("林晚", "Person"), ("赵一鸣", "Person"), ("孙大山", "Person"), ("金帆奖", "Award"),
    )  # fmt: skip
    mara = Page(
        "en/Mara Voss", MARA, ("Mara Voss", "Person"), ("Otto Kern", "Person"), ("Lena", "Person"),
        ("Paul Reed", "Person"), ("Hans Moor", "Person"),
    )  # fmt: skip
    mara.says(0, "spouse", 1, "She was married to Otto Kern")
    return [lin, mara]


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("林晚的两任丈夫分别是谁？", ("赵一鸣", "孙大山")),
        ("Which husbands has Mara Voss had?", ("Otto Kern", "Paul Reed", "Hans Moor")),
    ],
)
def test_a_list_takes_in_every_sentence_that_tells_one_more(
    tmp_path: Path, question: str, told: tuple[str, ...]
) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert all(name in answer.text for name in told)


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("林晚结过几次婚？", "2"),
        ("林晚拿过几次金帆奖？", "2"),
        ("How many times was Mara Voss married?", "3"),
    ],
)
def test_what_happened_again_is_counted_over_sentences(tmp_path: Path, question: str, number: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask(question).text.startswith(number)


def test_facts_fewer_than_are_asked_for_are_completed(tmp_path: Path) -> None:
    text = "白露是作家。1986年，她出版小说《雾港》，1989年又写了《石桥》。"
    page = Page("白露", text, ("白露", "Person"), ("雾港", "Book"), ("石桥", "Book"))
    page.says(1, "author", 0, "她出版小说《雾港》")
    with solver_over(tmp_path, page) as solver:
        assert "石桥" in solver.ask("白露写过哪两本小说？").text


def test_what_no_sentence_tells_is_not_counted(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask("Mara Voss的哥哥有几个？").abstained


HILL = (
    "The Hill is a drama of 1942 by Ada Ross. In 1944 it took three Sea Awards: Best Picture, Best Actress for Ida "
    "Holt, and Best Screenplay for Otto Kern. Ada Ross was married to Otto Kern."
)


def test_a_sentence_that_counts_out_more_than_facts_is_quoted(tmp_path: Path) -> None:
    page = Page("en/The Hill", HILL, ("The Hill", "Film"), ("Sea Awards", "Award"), ("Ada Ross", "Person"))
    page.says(0, "award_won", 1, "it took three Sea Awards: Best Picture", category="Best Picture")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("Which Sea Awards did The Hill win?")
    assert all(name in answer.text for name in ("Best Picture", "Best Actress", "Best Screenplay"))


FAR = "《远岸》是一部电影。2021年，林晚与徐山、孙海联合执导《远岸》。"


@pytest.mark.parametrize(
    "question", ["《远岸》是林晚跟哪两位导演一起拍的？", "《远岸》除了林晚还有哪些导演？"]
)
def test_what_a_question_names_is_no_answer(tmp_path: Path, question: str) -> None:
    page = Page("远岸", FAR, ("远岸", "Film"), ("林晚", "Person"), ("徐山", "Person"), ("孙海", "Person"))
    page.says(0, "director", 1, "林晚与徐山、孙海联合执导《远岸》", time="2021")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert "徐山" in answer.text
    assert "孙海" in answer.text


ROSS = (
    "Ada Ross is a painter. Her mother, Mary, had two sons from an earlier marriage. In 1937 Ada Ross had a daughter, "
    "Pia. She bore Otto Kern a son, Roy, in 1950, and the twins Ida and Ina in 1952."
)


@pytest.mark.parametrize(
    ("question", "told", "untold"),
    [
        ("Who are Ada Ross's children?", ("Pia", "Roy", "Ida", "Ina"), "Mary"),
        ("How many children did Ada Ross have?", ("4",), "two sons"),
        ("What are Ada Ross's daughters called?", ("Pia", "Ida", "Ina"), "Roy"),
    ],
)
def test_children_are_those_of_every_sentence(
    tmp_path: Path, question: str, told: tuple[str, ...], untold: str
) -> None:
    page = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), ("Otto Kern", "Person"), ("Pia", "Person"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert all(name in answer.text for name in told)
    assert untold not in answer.text


PRIZED = (
    "宋青，演员。1990年，她凭《秋水》获得第3届金橘奖最佳女主角奖；同年，又凭《远山》获得白鹭奖最佳女主角奖。"
    "1992年，李默因《晚风》当选第5届金橘奖最佳女主角，那部片由她监制。1995年，她凭《长夜》再获金橘奖最佳女主角奖。"
    "1999年，她被提名第12届金橘奖最佳女主角。2003年，她获得金橘奖终身成就奖。"
)
PRIZE = "金橘奖（Golden Tangerine Awards）是电影奖。最佳男主角奖以高原得的次数最多，共四次。"
NELL = "Nell Ash is an actress. Harvest (1990) won her the first of her three Golden Tangerine Awards for Best Actress."


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("宋青得过几次金橘奖最佳女主角？", "2"),
        ("高原得过几次金橘奖最佳男主角？", "4"),
        ("How many times has Nell Ash won the Golden Tangerine Award for Best Actress?", "3"),
        ("How many Golden Tangerine Best Actress wins does Nell Ash have?", "3"),
        ("How many Golden Tangerine Awards does Nell Ash have?", "3"),
    ],
)
def test_wins_of_one_prize_are_counted_apart_from_all_others(
    tmp_path: Path, question: str, number: str
) -> None:
    song = Page(
        "宋青", PRIZED, ("宋青", "Person"), ("李默", "Person"), ("金橘奖", "Award"), ("白鹭奖", "Award"),
    )  # fmt: skip
    prize = Page("金橘奖", PRIZE, ("金橘奖", "Award"), ("高原", "Person"))
    nell = Page("en/Nell Ash", NELL, ("Nell Ash", "Person"), ("Golden Tangerine Awards", "Award"))
    with solver_over(tmp_path, song, prize, nell) as solver:
        assert re.match(rf"{number}\b", solver.ask(question).text)


def test_a_prize_that_somebody_was_only_nominated_for_is_not_counted(tmp_path: Path) -> None:
    song = Page("宋青", PRIZED, ("宋青", "Person"), ("李默", "Person"), ("金橘奖", "Award"))
    with solver_over(tmp_path, song) as solver:
        assert solver.ask("宋青得过几次金橘奖最佳导演奖？").abstained


def test_how_children_are_called_is_no_count(tmp_path: Path) -> None:
    text = "Mara Voss is a glass painter, with whom Otto Kern has a son, Tim, and three daughters, Ada, Lena and Ida."
    page = Page("en/Mara Voss", text, ("Mara Voss", "Person"), ("Otto Kern", "Person"), also=("马拉",))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("Mara Voss的几个女儿分别叫什么名字？")
    assert all(name in answer.text for name in ("Ada", "Lena", "Ida"))
    assert not answer.text.startswith("共有")
