"""Questions that say more than any sentence does, with one thing left out that a page must say beside the answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.planners.several.shedding import shed
from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(
    ("question", "less", "names"),
    [
        (
            "Ann Lee worked with what clock maker which was founded by Tom Rhee?",
            "What is the clock maker which was founded by Tom Rhee?",
            ("Ann Lee",),
        ),
        (
            "Which railway is a part of Selm and also runs between Orme and Tarn?",
            "Which railway runs between Orme and Tarn?",
            ("Selm",),
        ),
        (
            "Signed with Lune Records, which singer was heard on Night Quay?",
            "Which singer was heard on Night Quay?",
            ("Lune Records",),
        ),
        ("Which Danish film director hosted the Orme Awards in 2002?", "Who hosted the Orme Awards?", ("Danish",)),
    ],
)  # fmt: skip
def test_one_thing_is_left_out(question: str, less: str, names: tuple[str, ...]) -> None:
    assert (shed(question)[0].question, shed(question)[0].names) == (less, names)


@pytest.mark.parametrize(
    "question",
    [
        "Which railway runs between Orme and Tarn?",
        "Who founded Orme Works?",
        "What is the town that Ann Lee painted?",
        "哪条铁路经过甲镇并且通往乙镇？",
    ],
)
def test_a_question_that_says_one_thing_keeps_it(question: str) -> None:
    assert shed(question) == ()


@pytest.mark.parametrize(("stop", "said"), [("Selm", True), ("Brad", False)])
def test_what_is_left_out_must_stand_beside_the_answer(tmp_path: Path, stop: str, said: bool) -> None:
    line = Page(
        "en/Vale Railway",
        f"The Vale Railway is a heritage line. It runs between Orme and Tarn with a stop at {stop}.",
        ("Vale Railway", "Organization"),
        ("Orme", "City"),
        ("Tarn", "City"),
        (stop, "City"),
    )
    village = Page("en/Selm", "Selm is a village. It has a mill.", ("Selm", "City"))
    with solver_over(tmp_path, line, village) as solver:
        answer = solver.ask("Which railway is a part of Selm and also runs between Orme and Tarn?")
    assert ("Vale Railway" in answer.text) is said
