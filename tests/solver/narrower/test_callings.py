"""People of two trades at once, and people of the trade that a question says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from schemas.graph import Literal, LiteralKind
from solver.pipeline import Solver
from solver.planners.kinds.trades import asked_both, asked_trade
from tests.solver.synthesis.pages import Page, solver_over


def _is(text: str) -> Literal:
    return Literal(LiteralKind.TEXT, text, text)


def _person(key: str, text: str, place: str, *trades: str) -> Page:
    name = key.removeprefix("en/")
    page = Page(key, text, (name, "Person"), (place, "City"), ("Sun Prize", "Award"))
    for trade in trades:
        page.says(0, "occupation", _is(trade), trade)
    return page.says(0, "birth_place", 1, f"born in {place}" if text.isascii() else f"生于{place}")


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    pages = [
        _person("en/Ada Ross", "Ada Ross is a director and actress, born in Tarn.", "Tarn", "director", "actress"),
        _person("en/Otto Moor", "Otto Moor is a director, born in Tarn. He paints.", "Tarn", "director"),
        _person("en/Nan Reed", "Nan Reed is a singer, born in Tarn. She sings.", "Tarn", "singer"),
        _person("林海", "林海，导演、演员，生于青城。他很忙。", "青城", "导演", "演员"),
        _person("周宁", "周宁，歌手，生于青城。她唱歌。", "青城", "歌手"),
    ]  # fmt: skip
    with solver_over(tmp_path_factory.mktemp("callings"), *pages) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "told", "untold"),
    [
        ("Who is both a director and an actor?", ("Ada Ross",), ("Otto Moor", "Nan Reed")),
        ("Which actors are also directors?", ("Ada Ross",), ("Otto Moor", "Nan Reed")),
        ("谁既是导演又是演员？", ("林海",), ("周宁", "Otto Moor")),
        ("哪些演员也当导演？", ("林海",), ("周宁", "Otto Moor")),
        ("Which directors were born in Tarn?", ("Ada Ross", "Otto Moor"), ("Nan Reed",)),
        ("Which actresses were born in Tarn?", ("Ada Ross",), ("Otto Moor", "Nan Reed")),
        ("Who was born in Tarn?", ("Ada Ross", "Otto Moor", "Nan Reed"), ()),
        ("哪些歌手出生在青城？", ("周宁",), ("林海",)),
    ],
)
def test_people_of_the_trades_are_told(
    solver: Solver, question: str, told: tuple[str, ...], untold: tuple[str, ...]
) -> None:
    answer = solver.ask(question)
    assert all(name in answer.text for name in told), answer.text
    assert not any(name in answer.text for name in untold), answer.text
    assert answer.citations


@pytest.mark.parametrize("question", ["Who is both a singer and an actor?", "谁既是歌手又是导演？"])
def test_of_two_trades_one_is_not_enough(solver: Solver, question: str) -> None:
    assert solver.ask(question).abstained


@pytest.mark.parametrize(
    "question",
    [
        "Who directed both Loom and Ember?",
        "谁既导演了《磨坊》又导演了《雾港》？",
        "Which actors are also in Loom?",
        "谁是林海和周宁的老师？",
    ],
)
def test_other_questions_ask_for_no_two_trades(question: str) -> None:
    assert asked_both(question) is None


@pytest.mark.parametrize("question", ["Which film directors died young?", "哪些女导演得过奖？"])
def test_a_trade_stands_behind_what_tells_it_apart(question: str) -> None:
    trade = asked_trade(question)
    assert trade is not None
    assert trade.relation == "director"
