"""Amounts of different currencies are set against each other only where no rate of exchange could turn them."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.graph import Literal, LiteralKind
from solver.executors.currencies import is_surely_more
from tests.solver.synthesis.pages import Page, solver_over


def money(amount: int, unit: str) -> Literal:
    return Literal(LiteralKind.NUMBER, str(amount), f"{amount} {unit}", unit)


@pytest.mark.parametrize(
    ("one", "other", "more"),
    [
        (money(3_390_000_000, "CNY"), money(61_000_000, "HKD"), True),
        (money(61_000_000, "HKD"), money(3_390_000_000, "CNY"), False),
        (money(500_000_000, "USD"), money(3_390_000_000, "CNY"), False),  # nearly as much
        (money(3, "USD"), money(2, "USD"), True),
    ],
)
def test_only_several_times_as_much_is_surely_more(one: Literal, other: Literal, more: bool) -> None:
    assert is_surely_more(one, other) is more


@pytest.mark.parametrize(("yuan", "first"), [(3_390_000_000, "春雪"), (50_000_000, "")])
def test_the_film_that_earned_most_in_whatever_currency(tmp_path: Path, yuan: int, first: str) -> None:
    pages = []
    for name, amount in (
        ("夏雨", money(61_000_000, "HKD")),
        ("春雪", money(yuan, "CNY")),
        ("秋风", money(9_000_000, "HKD")),
    ):
        page = Page(
            name, f"《{name}》是林晚导演的电影，票房{amount.text}。", (name, "Film"), ("林晚", "Person")
        )
        page.says(0, "director", 1, "林晚导演").says(0, "box_office", amount, f"票房{amount.text}")
        pages.append(page)
    with solver_over(tmp_path, *pages) as solver:
        answer = solver.ask("林晚导演的电影中票房最高的是哪部？")
    assert answer.text.startswith(f"是《{first}》") is bool(first)
