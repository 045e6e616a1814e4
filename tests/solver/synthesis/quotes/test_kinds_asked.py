"""A sentence without any thing of the kind asked for is not quoted; the next likeliest that has one is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

LEE = (
    "Ann Lee is a painter. She lives in Ashby with her husband, Ben Hall. She plays the violin in the Hollow Quartet. "
    "She joined Gull Bank as a clerk in 1990. Her book of rivers appeared in 1995."
)
LIN = "林晚，画家。林晚住在海城，丈夫是周山。林晚1990年加入远岸唱片公司，出过三张专辑。"
TOWN = "海城，城市。海城位于远江边。全市常住人口约120万。"
RIVER = "远江，河流。远江流经海城。"


def _pages() -> list[Page]:
    lee = Page(
        "en/Ann Lee", LEE, ("Ann Lee", "Person"), ("Ashby", "City"), ("Ben Hall", "Person"),
        ("Hollow Quartet", "Organization"), ("Gull Bank", "Company"),
    )  # fmt: skip
    lin = Page(
        "林晚", LIN, ("林晚", "Person"), ("海城", "City"), ("周山", "Person"), ("远岸唱片公司", "Company")
    )
    return [
        lee,
        lin,
        Page("海城", TOWN, ("海城", "City"), ("远江", "Place")),
        Page("远江", RIVER, ("远江", "Place")),
    ]


@pytest.mark.parametrize(
    ("question", "holds"),
    [
        ("Which football club does Ann Lee support?", ""),
        ("Which political party did Ann Lee join?", ""),
        ("Which band does Ann Lee play in?", "Hollow Quartet"),
        ("Which bank did Ann Lee join?", "Gull Bank"),
        ("Which university did Ann Lee attend?", ""),
        ("林晚支持哪支球队？", ""),
        ("林晚加入了哪个政党？", ""),
        ("林晚加入了哪家公司？", "远岸唱片"),
    ],
)
def test_only_words_with_a_thing_of_the_kind_are_quoted(tmp_path: Path, question: str, holds: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds), answer.text


@pytest.mark.parametrize(("question", "holds"), [("海城有多少人口？", "120万"), ("远江有多少人口？", "")])
def test_figures_that_name_nothing_are_of_what_their_page_is_about(
    tmp_path: Path, question: str, holds: str
) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert holds in answer.text
    assert answer.abstained is not bool(holds), answer.text
