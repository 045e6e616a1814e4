"""Who has been nominated most."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Language
from solver.reading.nominations import Kind, asked_most, said_most
from tests.solver.synthesis.pages import Page, solver_over

LEE = (
    "Ann Lee is an actress. In 1990 she was nominated for the Golden Fern. No other performer has been nominated as "
    "often."
)
BERG = "Carl Berg is an actor. In 1991 he was nominated for the Golden Fern and won the Silver Reed."
FOG = "《雾港》是1990年的电影，曾获金蕨奖提名。在金蕨奖历史上，它是获得提名最多的影片。"


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Which actress has had the most Golden Fern nominations?", "Ann Lee"),
        ("Which performer has been nominated for the Golden Fern most often?", "Ann Lee"),
        ("哪位演员获得的金蕨奖提名最多？", "No other performer"),
        ("哪部电影获得的金蕨奖提名最多？", "提名最多的影片"),
        ("Who has had the most Golden Fern nominations?", ""),  # some director may have more
        ("Which director has had the most Golden Fern nominations?", ""),
        ("Which actor has had the most Silver Reed nominations?", ""),
    ],
)
def test_none_has_been_nominated_as_often(tmp_path: Path, question: str, told: str) -> None:
    fern = Page(
        "en/Golden Fern", "The Golden Fern is a prize for films.", ("Golden Fern", "Award"), also=("金蕨奖",)
    )
    reed = Page("en/Silver Reed", "The Silver Reed is a prize for films.", ("Silver Reed", "Award"))
    lee = Page("en/Ann Lee", LEE, ("Ann Lee", "Person"), ("Golden Fern", "Award"))
    lee.says(0, "award_nominated", 1, "nominated for the Golden Fern")
    berg = Page(
        "en/Carl Berg", BERG, ("Carl Berg", "Person"), ("Golden Fern", "Award"), ("Silver Reed", "Award")
    )
    berg.says(0, "award_nominated", 1, "nominated for the Golden Fern").says(
        0, "award_won", 2, "won the Silver Reed"
    )
    fog = Page("雾港", FOG, ("雾港", "Film"), ("金蕨奖", "Award"))
    fog.says(0, "award_nominated", 1, "曾获金蕨奖提名")
    with solver_over(tmp_path, fern, reed, lee, berg, fog) as solver:
        answer = solver.ask(question)
    assert told in answer.text and not answer.abstained if told else answer.abstained


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("Which director received the most Oscar nominations?", Kind.DIRECTOR),
        ("Who is the most nominated actor at the Oscars?", Kind.PERFORMER),
        ("Who received the most Oscar nominations that year?", None),
        ("Which actor has won the most Oscars?", None),
        ("谁获得的奥斯卡提名最多？", Kind.ANYBODY),
        ("奥斯卡提名最多的导演是谁？", Kind.DIRECTOR),
        ("谁是奥斯卡提名最多的演员？", Kind.PERFORMER),
        ("哪位演员获得的奥斯卡最多？", None),
    ],
)
def test_of_whom_the_most_nominations_are_asked(question: str, kind: Kind | None) -> None:
    assert asked_most(question) is kind


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("With ten she has more Oscar nominations than any other actress.", Kind.PERFORMER),
        ("No one has been nominated more often.", Kind.ANYBODY),
        ("It had more nominations than any other film that year.", None),
        ("No other performer has won as often.", None),
        ("他是获得提名次数最多的导演", Kind.DIRECTOR),
        ("没有别的演员获得过这么多次提名", Kind.PERFORMER),
        ("它是当年获得提名最多的影片", None),
    ],
)
def test_what_says_that_none_comes_up_to_it(text: str, kind: Kind | None) -> None:
    assert said_most(text, Language.ENGLISH if text.isascii() else Language.CHINESE) is kind
