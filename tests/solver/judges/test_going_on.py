"""Nothing is told of a thing whose name is only part of the one that a question asks of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from backends.dictionaries.glosses import Glosses
from backends.stores import open_store
from retriever.crossing.translating import Translator
from schemas.answer import Citation
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from schemas.text import Span
from solver.judges.going_on import GoingOn
from solver.lexicon import Lexicon
from solver.synthesis.composed import Composed
from tests.solver.parts import part
from tests.solver.synthesis.pages import Page, date, solver_over

ANNA = "Anna Lind is a painter, born on 3 May 1901 in Orme. Her cousin is Anna Lind Morrow."
BERTA = "Berta Holm is a painter, born on 3 May 1911 in Orme."


def anna() -> Page:
    page = Page("en/Anna Lind", ANNA, ("Anna Lind", "Person"), ("Orme", "Place"), also=("Anna Lind Harrow",))
    page.says(0, "place_of_birth", 1, "born on 3 May 1901 in Orme")
    return page.says(0, "date_of_birth", date("1901-05-03", "3 May 1901"), "3 May 1901")


def berta() -> Page:
    page = Page("en/Berta Holm", BERTA, ("Berta Holm", "Person"), ("Orme", "Place"))
    return page.says(0, "place_of_birth", 1, "born on 3 May 1911 in Orme")


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Where was Berta Holm born?", "Orme"),
        ("Where was Berta Holm Tarn born?", ""),
        ("Where was Greta Berta Holm born?", ""),
        ("Where was Berta Ida Holm born?", ""),
        ("Where was Anna Lind born?", "Orme"),
        ("Where was Anna Lind Born?", "Orme"),
        ("When was Anna Lind Born", "1901"),
        ("Where was Anna Lind Harrow born?", "Orme"),
    ],
)
def test_a_longer_name_is_somebody_elses_unless_a_page_gives_it(
    tmp_path: Path, question: str, told: str
) -> None:
    with solver_over(tmp_path, anna(), berta()) as solver:
        answer = solver.ask(question)
    assert answer.abstained is (not told)
    assert told in answer.text
    assert told or question.rstrip("?") in answer.text  # of whom nothing is said


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GraphStore]:
    opened = open_store(tmp_path / "pages.db", create=True)
    lin = Page("林晚", "林晚是画家，1901年生于远山。", ("林晚", "Person"))
    opened.upsert(GraphBatch((anna().graph(), lin.graph())))
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("question", "page", "name", "left"),
    [
        ("Where was Anna Lind Morrow born?", "en/Anna Lind", "Anna Lind", False),  # whom the page names
        ("Where was Anna Lind Tarn born?", "en/Anna Lind", "Anna Lind", True),
        ("Where was Anna Lind Tarn born?", "林晚", "Anna Lind", True),
        ("林晚晴生于哪里？", "林晚", "林晚", True),
        ("林晚生于哪里？", "林晚", "林晚", False),
    ],
)
def test_what_is_cited_says_the_whole_name(
    store: GraphStore, question: str, page: str, name: str, left: bool
) -> None:
    chunk = store.document_chunks([page])[page][0]
    whose = store.find_names([name])[name][0]
    entity = LinkedEntity(whose.id, whose.name, whose.type, name, 1.0, "exact")
    cited = Citation(chunk.id, page, page, (), 0, len(chunk.text), chunk.text)
    judge = GoingOn(store, Lexicon(Ontology.load()), Translator(Glosses(None)), partial(_proper, "林晚晴"))
    composed = Composed(chunk.text, chunk.text, False, (cited,))
    assert judge.leaves(question, [replace(part(question), entities=(entity,))], composed) is left


@pytest.mark.parametrize(
    ("question", "left"),
    [
        ("埃米·诺特生于哪里？", False),
        ("马克斯·诺特生于哪里？", True),  # whom the words name, too
        ("埃米·诺特·哈格里夫生于哪里？", True),
        ("诺特生于哪里？", False),
    ],
)
def test_a_last_name_is_whose_whole_name_sounds_as_the_question_has_it(
    tmp_path: Path, question: str, left: bool
) -> None:
    text = "Emmy Noether was born in Erlangen, a daughter of Max Noether."
    page = Page(
        "en/Emmy Noether", text, ("Emmy Noether", "Person"), ("Max Noether", "Person"), also=("诺特",)
    )
    store = open_store(tmp_path / "noether.db", create=True)
    store.upsert(GraphBatch((page.graph(),)))
    whose = store.find_names(["诺特"])["诺特"][0]
    chunk = store.document_chunks(["en/Emmy Noether"])["en/Emmy Noether"][0]
    start = question.index("诺特")
    entity = LinkedEntity(whose.id, whose.name, whose.type, "诺特", 1.0, "exact", start, start + 2)
    cited = Citation(chunk.id, "en/Emmy Noether", "Emmy Noether", (), 0, len(text), text)
    judge = GoingOn(store, Lexicon(Ontology.load()), Translator(Glosses(None)), lambda _: [])
    composed = Composed(text, text, False, (cited,))
    assert judge.leaves(question, [replace(part(question), entities=(entity,))], composed) is left
    store.close()


def _proper(name: str, question: str) -> list[Span]:
    return [Span(0, len(name))] if question.startswith(name) else []


FOG = "Fog Harbour is a film by Ida Venn of 1971."


def fog() -> Page:
    page = Page("en/Fog Harbour", FOG, ("Fog Harbour", "Film"), ("Ida Venn", "Person"))
    return page.says(0, "director", 1, "a film by Ida Venn")


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Who directed Fog Harbour?", "Ida Venn"),
        ("Who directed Fog Harbour 2?", ""),
        ("Who directed Fog Harbour II?", ""),
        ("Who directed the 1971 film Fog Harbour?", "Ida Venn"),
    ],
)
def test_a_title_with_a_number_is_another(tmp_path: Path, question: str, told: str) -> None:
    with solver_over(tmp_path, fog()) as solver:
        answer = solver.ask(question)
    assert answer.abstained is (not told)
    assert told in answer.text


def test_a_title_in_marks_with_a_number_is_another(tmp_path: Path) -> None:
    page = Page("雾港", "《雾港》是林晚导演的电影。", ("雾港", "Film"), ("林晚", "Person"))
    page.says(0, "director", 1, "林晚导演")
    with solver_over(tmp_path, page) as solver:
        told = {name: solver.ask(f"《{name}》的导演是谁？") for name in ("雾港", "雾港2")}
    assert "林晚" in told["雾港"].text
    assert told["雾港2"].abstained


def test_a_ruler_is_told_from_another_by_number(tmp_path: Path) -> None:
    text = "Holger VIII of Arn was born in Orme. He followed Holger VII of Arn on the throne."
    page = Page(
        "en/Holger VIII of Arn",
        text,
        ("Holger VIII of Arn", "Person"),
        ("Orme", "Place"),
        also=("Holger VIII",),
    )
    page.says(0, "place_of_birth", 1, "born in Orme")
    with solver_over(tmp_path, page) as solver:
        told = {n: solver.ask(f"Where was Holger {n} of Arn born?") for n in ("VIII", "VII")}
    assert "Orme" in told["VIII"].text
    assert told["VII"].abstained
