"""Titles in capitals that the store does not know, of which it knows a part."""

from __future__ import annotations

import pytest

from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.planners.words.things import Thing
from solver.planners.words.titling import with_titles


def _named(question: str, *names: str) -> list[str]:
    things = []
    for name in names:
        start = question.index(name)
        kind = "Person" if name.startswith(("Ann", "Bo")) else "Film"
        linked = LinkedEntity(name, name, kind, name, 1.0, "exact", start, start + len(name))
        things.append(Thing(start, start + len(name), name, (linked,)))
    found = with_titles(question, things, Language.ENGLISH)
    return [thing.surface if thing.candidates else f"{thing.surface} ?" for thing in found]


@pytest.mark.parametrize(
    ("question", "names", "expected"),
    [
        ("Where was the director of film Gold For The Baker born?", ["Gold"], ["Gold For The Baker ?"]),
        ("Who is the composer of film Salt Wallah?", ["Salt"], ["Salt Wallah ?"]),
        ("Where was the director of film Wagtail Army born?", ["Army"], ["Wagtail Army ?"]),
        ("Where did the director of film Salt Wallah die?", ["Salt"], ["Salt Wallah ?"]),
        ("Where was the director of film Italian Mill born?", ["Italian", "Mill"], ["Italian Mill ?"]),
        (
            "Who is Joseph Arp Of Austria's paternal grandfather?",
            ["Joseph", "Austria"],
            ["Joseph Arp Of Austria ?"],
        ),
        ("Where did Maria Of Orland-Berg's mother die?", ["Maria"], ["Maria Of Orland-Berg ?"]),
        (
            "Who is the uncle of Edward Lee, 2Nd Earl Of Monte?",
            ["Edward"],
            ["Edward Lee, 2Nd Earl Of Monte ?"],
        ),
        ("Who is older, Grant Lee Orr or Bo Roe Fox?", ["Grant", "Fox"], ["Grant Lee Orr ?", "Bo Roe Fox ?"]),
    ],
)
def test_a_title_that_is_known_in_part_is_not_known(
    question: str, names: list[str], expected: list[str]
) -> None:
    assert _named(question, *names) == expected


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("Where was the director of film Gold For The Baker born?", ["Gold For The Baker"]),
        ("In the film Rust Jack is played by whom?", ["Rust"]),
        ("Who plays Jack in the film Rust?", ["Jack", "Rust"]),
        ("Who directed the film Rust, Ann Lee or Bo Orr?", ["Rust", "Ann Lee", "Bo Orr"]),
        ("When did the film Rust's sequel come out?", ["Rust"]),
        ("Which film did Ann Lee direct?", ["Ann Lee"]),
        ("Who is the father of Ann Lee?", ["Ann Lee"]),
        ("Who is Ann Lee's father?", ["Ann Lee"]),
        ("Who is Director Ann Lee's father?", ["Ann Lee"]),
        ("Who is the wife of the baker Bo Orr's brother?", ["Bo Orr"]),
    ],
)
def test_names_that_are_known_as_a_whole_stand(question: str, names: list[str]) -> None:
    assert _named(question, *names) == names
