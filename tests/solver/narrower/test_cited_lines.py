"""What a page tells in a line of its own: who plays a role, of what somebody died, how many live where."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

FILM = Page(
    "en/Red Hill",
    "Red Hill is a 1990 film.\n\n* Ann Lee as Captain Orme\n* Ida Venn as Bess, a nurse\n",
    ("Red Hill", "Film"),
    ("Ann Lee", "Person"),
    ("Ida Venn", "Person"),
)
RUDD = Page(
    "en/Rudd II of Orme",
    "Rudd II was a king of Orme. His wife Bess died in childbirth of a fever. He died at Leith of gout.",
    ("Rudd II of Orme", "Person"),
    ("Bess", "Person"),
)
TOWN = Page(
    "en/Leith",
    "Leith is a town in Orme. It had 4,100 inhabitants in 2020, as against 9,300 in Tarn, the next one.",
    ("Leith", "City"),
    ("Tarn", "City"),
)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Who played Captain Orme in Red Hill?", "Ann Lee as Captain Orme"),
        ("What did Rudd II die of?", "died at Leith of gout"),
        ("Which has more people, Leith or Tarn?", "It is Tarn: "),
        ("Which has fewer inhabitants, Leith or Tarn?", "It is Leith: "),
    ],
)
def test_it_is_quoted(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, FILM, RUDD, TOWN) as solver:
        assert said in solver.ask(question).text


@pytest.mark.parametrize(
    ("question", "never"),
    [
        ("Who played Sergeant Pike in Red Hill?", " as "),
        ("What did Bess die of?", "gout"),
        ("Which has more people, Leith or Harrow?", "It is"),
    ],
)
def test_it_is_not_told_of_others(tmp_path: Path, question: str, never: str) -> None:
    with solver_over(tmp_path, FILM, RUDD, TOWN) as solver:
        assert never not in solver.ask(question).text
