"""What two people have in common is what facts tell of both, and no sentence that names them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from schemas.graph import Literal, LiteralKind
from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, solver_over

ROSS = "Ada Ross is a painter, born in Tarn. She once met Bo Ek in Loom."
MOOR = "Otto Moor is a landscape painter, born in Tarn. He never met Bo Ek."
EK = "Bo Ek is a sailor, born in Quay. Ada Ross wrote to Bo Ek."
LIN, ZHOU = "林海，画家，就读于青城中学。", "周宁，医生，就读于青城中学。林海写信给周宁。"


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    pages = []
    for name, text, trade, town in (
        ("Ada Ross", ROSS, "painter", "Tarn"),
        ("Otto Moor", MOOR, "landscape painter", "Tarn"),
        ("Bo Ek", EK, "sailor", "Quay"),
    ):
        page = Page(f"en/{name}", text, (name, "Person"), (town, "City"))
        page.says(0, "birth_place", 1, f"born in {town}")
        pages.append(page.says(0, "occupation", Literal(LiteralKind.TEXT, trade, trade), trade))
    for name, text in (("林海", LIN), ("周宁", ZHOU)):
        page = Page(name, text, (name, "Person"), ("青城中学", "School"))
        pages.append(page.says(0, "educated_at", 1, "就读于青城中学"))
    film = Page("磨坊", "《磨坊》是电影，由林海主演。", ("磨坊", "Film"), ("林海", "Person"))
    pages.append(film.says(0, "starring", 1, "由林海主演"))
    film = Page("雾港", "《雾港》是电影，由林海主演。", ("雾港", "Film"), ("林海", "Person"))
    pages.append(film.says(0, "starring", 1, "由林海主演"))
    with solver_over(tmp_path_factory.mktemp("common"), *pages) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (
            "What do Ada Ross and Otto Moor have in common?",
            ("Ada Ross was born in Tarn", "Otto Moor was born in Tarn"),
        ),
        ("What do Ada Ross and Otto Moor have in common?", ("painter", "landscape painter")),
        ("林海和周宁有什么共同点？", ("林海就读于青城中学", "周宁就读于青城中学")),
    ],
)
def test_facts_of_both_are_told(solver: Solver, question: str, told: tuple[str, ...]) -> None:
    answer = solver.ask(question)
    assert all(words in answer.text for words in told), answer.text
    assert answer.citations


def test_a_sentence_that_names_both_tells_nothing_that_they_share(solver: Solver) -> None:
    assert solver.ask("What do Ada Ross and Bo Ek have in common?").abstained


def test_two_works_share_whom_they_star_and_are_no_players(solver: Solver) -> None:
    answer = solver.ask("《磨坊》和《雾港》有什么共同点？")
    assert "《磨坊》由林海主演" in answer.text
    assert "《雾港》由林海主演" in answer.text
    assert "合作演员" not in answer.text
