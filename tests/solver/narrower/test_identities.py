"""People of one name whom pages keep apart are two, and one person described twice is one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from schemas.graph import Literal, LiteralKind
from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, solver_over

APART = "The painter of the same name is no relation."
PEOPLE = (
    ("en/Ada Ross (director)", "The Mill", "director", f"{{}} directed The Mill. {APART}"),
    ("en/Ada Ross (painter)", "The Loom", "starring", "{} played in The Loom."),
    ("en/Otto Moor (director)", "The Quay", "director", "{} directed The Quay."),
    ("en/Otto Moor (actor)", "The Tarn", "starring", "{} played in The Tarn."),
    ("林海（导演）", "磨坊", "director", "{}执导了《磨坊》。"),
    ("林海（演员）", "雾港", "starring", "{}主演了《雾港》。"),
)  # fmt: skip


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    pages = []
    for key, work, relation, text in PEOPLE:
        name = key.removeprefix("en/").split(" (")[0].split("（")[0]
        trade = key.rstrip(")）").replace("（", "(").split("(")[1]
        opening = f"{name}，{trade}。" if key[0] == "林" else f"{name} is a {trade}. "
        page = Page(key, opening + text.format(name), (name, "Person"), (work, "Film"))
        page.says(1, relation, 0, text.format(name).split(".")[0].strip("。"))
        pages.append(page.says(0, "occupation", Literal(LiteralKind.TEXT, trade, trade), trade))
        sort = "是电影。" if key[0] == "林" else " is a film."
        pages.append(Page(work if key[0] == "林" else f"en/{work}", work + sort, (work, "Film")))
    both = Page("en/The Weir", "The Weir is a film. Otto Moor directed The Weir.", ("The Weir", "Film"))
    pages.append(both)
    with solver_over(tmp_path_factory.mktemp("identities"), *pages) as found:
        yield found


@pytest.mark.parametrize(
    "question",
    [
        "Is the Ada Ross who directed The Mill the actress who starred in The Loom?",
        "Is Ada Ross, the director of The Mill, the same person as the star of The Loom?",
        "Are the director of The Mill and the star of The Loom the same person?",
        "Are Ada Ross the director and Ada Ross the painter the same person?",
    ],
)
def test_two_of_one_name_are_told_apart_by_the_sentence_that_says_so(solver: Solver, question: str) -> None:
    answer = solver.ask(question)
    assert answer.text.startswith("No"), answer.text
    assert [citation.quote for citation in answer.citations] == [
        "The painter of the same name is no relation."
    ]


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (
            "Is the Otto Moor who directed The Quay the actor who starred in The Tarn?",
            "No, they are two people of one name: The Quay was directed by Otto Moor (director); "
            "The Tarn stars Otto Moor (actor).",
        ),
        (
            "执导《磨坊》的林海和主演《雾港》的林海是同一个人吗？",
            "不是，这是同名的两个人：《磨坊》的导演是林海（导演），《雾港》由林海（演员）主演。",
        ),
        ("导演林海就是演《雾港》的林海吗？", ""),
    ],
)
def test_without_such_a_sentence_facts_tell_them_apart(solver: Solver, question: str, told: str) -> None:
    answer = solver.ask(question)
    assert answer.text == told if told else answer.text.startswith("不是"), answer.text


def test_one_person_described_twice_is_one(solver: Solver) -> None:
    answer = solver.ask("Is the director of The Mill the same person as Ada Ross the director?")
    assert answer.text.startswith("Yes"), answer.text


def test_a_description_of_nobody_is_left_open(solver: Solver) -> None:
    assert not solver.ask(
        "Are the director of The Mill and the star of The Weir the same person?"
    ).text.startswith(("Yes", "No"))
