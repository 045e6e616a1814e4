"""Why something happened, by the sentence that says what happened and gives a cause."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

GULLS = Page(
    "en/The Gulls",
    "The Gulls were a Scottish band, formed in 1984. They toured Leith in 1990. They broke up in 1997, because the "
    "brothers had lost their van. They never recorded an album.",
    ("The Gulls", "Organization"),
)
HERONS = Page(
    "en/The Herons",
    "The Herons were a Scottish band. They toured with The Gulls in 1990. They split up in 1992, because of debts.",
    ("The Herons", "Organization"),
    ("The Gulls", "Organization"),
)
OWLS = Page(
    "en/The Owls",
    "The Owls were a Scottish band. They split up in 2001. All of them were born in Leith.",
    ("The Owls", "Organization"),
)
BAND = Page(
    "青灯乐队",
    "青灯乐队是海城的一支乐队，2001年解散。2001年6月，乐队举行告别演出，原因是主唱患病。",
    ("青灯乐队", "Organization"),
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Why did The Gulls split up?", "because the brothers had lost their van"),
        ("How come The Herons broke up?", "because of debts"),
        ("青灯乐队干嘛要解散？", "原因是主唱患病"),
    ],
)
def test_the_cause_is_quoted(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, GULLS, HERONS, OWLS, BAND) as solver:
        assert told in solver.ask(question).text


def test_what_only_happened_is_no_reason(tmp_path: Path) -> None:
    with solver_over(tmp_path, GULLS, OWLS) as solver:
        assert solver.ask("Why did The Owls split up?").abstained
