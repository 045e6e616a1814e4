"""The fact that names whom a sentence only calls somebody's kin stands beside an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


def _pages(*wives: str) -> list[Page]:
    prize = Page(
        "en/Silver Fern",
        "The Silver Fern is a prize. In 1990 Orla Venn won the Silver Fern; she defeated her former husband.",
        ("Silver Fern", "Award"),
        ("Orla Venn", "Person"),
    )
    prize.says(1, "award_won", 0, "Orla Venn won the Silver Fern", time="1990")
    pages = [prize]
    for name in wives:
        page = Page(
            f"en/{name}",
            f"{name} is a painter. He married Orla Venn.",
            (name, "Person"),
            ("Orla Venn", "Person"),
        )
        pages.append(page.says(0, "spouse", 1, "He married Orla Venn"))
    return pages


QUESTION = "Which ex-husband did Orla Venn defeat when she won the Silver Fern?"


def test_the_former_husband_is_named(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages("Ben Hall")) as solver:
        told = solver.ask(QUESTION)
        assert "her former husband" in told.text
        assert "Ben Hall" in told.text
        assert [t.predicate for t in told.subgraph.triples if t.predicate == "spouse"] == ["spouse"]


@pytest.mark.parametrize("husbands", [(), ("Ben Hall", "Carl Dorn")])
def test_nobody_is_named_where_facts_tell_of_none_or_several(
    tmp_path: Path, husbands: tuple[str, ...]
) -> None:
    with solver_over(tmp_path, *_pages(*husbands)) as solver:
        assert "Ben Hall" not in solver.ask(QUESTION).text
