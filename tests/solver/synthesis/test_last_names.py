"""People by their last names alone, and prizes that facts give as a festival's."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.stores import open_store
from retriever import build_retriever
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from schemas.settings import Settings
from schemas.text import Language
from tests.solver.synthesis.pages import Page, date, solver_over


def _person(name: str, born: str) -> Page:
    page = Page(f"en/{name}", f"{name} is an actress. She was born in {born}.", (name, "Person"))
    return page.says(0, "birth_date", date(born, born), f"She was born in {born}")


def test_a_last_name_means_the_one_person_with_a_page(tmp_path: Path) -> None:
    with solver_over(tmp_path, _person("Ada Moorland", "1910"), _person("Ines Rothwell", "1920")) as solver:
        assert "10 years" in solver.ask("By how many years was Moorland older than Rothwell?").text


def test_a_last_name_of_two_people_means_neither(tmp_path: Path) -> None:
    store = open_store(tmp_path / "pages.db", create=True)
    pages = (
        _person("Ada Moorland", "1910"),
        _person("Ines Moorland", "1920"),
        _person("Ben Ashcroft", "1930"),
    )
    store.upsert(GraphBatch(tuple(page.graph() for page in pages)))
    ontology, settings = Ontology.load(), Settings()
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=settings.retriever)
    try:
        assert retriever.link("When was Moorland born?", Language.ENGLISH) == []
        (ben,) = retriever.link("When was Ashcroft's house built?", Language.ENGLISH)
        assert (ben.name, ben.surface, ben.how) == ("Ben Ashcroft", "Ashcroft", "alias")
    finally:
        store.close()


def _fog() -> Page:
    text = "《雾港》由陈山执导，1990年在海城电影节获得金贝奖。"
    page = Page(
        "雾港", text, ("雾港", "Film"), ("陈山", "Person"), ("海城电影节", "Award"), ("金贝奖", "Award")
    )
    page.says(0, "director", 1, "由陈山执导")
    return page.says(0, "award_won", 2, "在海城电影节获得金贝奖", category="金贝奖")


@pytest.mark.parametrize(
    "question", ["陈山执导的作品里，哪些得过金贝奖？", "陈山导演的哪部电影获得了金贝奖？"]
)
def test_a_prize_that_is_a_festivals_category_is_found_by_its_name(tmp_path: Path, question: str) -> None:
    other = Page("石桥", "《石桥》由陈山执导。", ("石桥", "Film"), ("陈山", "Person"))
    other.says(0, "director", 1, "由陈山执导")
    with solver_over(tmp_path, _fog(), other) as solver:
        answer = solver.ask(question)
    assert "雾港" in answer.text
    assert "石桥" not in answer.text


def test_a_mother_on_somebodys_page_is_not_the_other_persons(tmp_path: Path) -> None:
    text = "Ben Ashcroft was raised by his mother. He acted with Ada Moorland."
    ben = Page("en/Ben Ashcroft", text, ("Ben Ashcroft", "Person"), ("Ada Moorland", "Person"))
    with solver_over(tmp_path, ben, _person("Ada Moorland", "1910")) as solver:
        assert solver.ask("What is Ada Moorland's mother called?").abstained


HILL = (
    "The Hill is a drama directed by Ada Moorland. Moorland wrote it together with Otto Kern, and Ben Hall's sister "
    "Ines Hall wrote the songs."
)


def test_who_is_asked_for_is_called_by_the_whole_name(tmp_path: Path) -> None:
    people = [(name, "Person") for name in ("Ada Moorland", "Otto Kern", "Ben Hall", "Ines Hall")]
    with solver_over(tmp_path, Page("en/The Hill", HILL, ("The Hill", "Film"), *people)) as solver:
        answer = solver.ask("Which two people wrote The Hill together?")
    assert "Ada Moorland wrote it together with Otto Kern" in answer.text
