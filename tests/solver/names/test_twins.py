"""What only pages of the other language call otherwise: by the part that somebody plays, by the words of a title."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from retriever.crossing.translating import Translator
from schemas.ontology import Ontology
from schemas.settings import Settings
from solver.names.twins import Twins
from solver.pipeline import Solver
from tests.solver.names.test_crossing import filled, retriever_of
from tests.solver.synthesis.pages import Page

LIKE = {"石田": 0.4, "林海": 0.1, "木青": 0.4}
GLOSSES = [
    ("武士", "warrior", False), ("渔夫", "fisherman", False), ("春天", "spring", False), ("回忆录", "memoir", False)
]  # fmt: skip


def _alike(name: str, others: Sequence[str]) -> list[float]:
    return [LIKE.get(other, 0.0) for other in others]


def _film(text: str, *people: tuple[str, str]) -> Page:
    """A page about a film that has a name in both languages; people and their parts."""
    key = "雾港" if not text.isascii() else "en/Fog"
    page = Page(
        key, text, (key.removeprefix("en/"), "Film"), *((name, "Person") for name, _ in people), also=("Fog",)
    )
    for place, (name, role) in enumerate(people, 1):
        page.says(0, "starring", place, name, role=role)
    return page


@pytest.mark.parametrize(
    ("people", "twin"),
    [
        ((("石田", "武士勘兵卫"), ("林海", "渔夫")), "石田"),
        ((("石田", "渔夫"), ("林海", "医生")), ""),  # plays another part
        ((("林海", "武士"), ("石田", "渔夫")), ""),  # plays the part, and another's name is likelier
    ],
)
def test_who_plays_the_same_part_in_one_film(
    tmp_path: Path, people: tuple[tuple[str, str], ...], twin: str
) -> None:
    zh = _film(
        f"雾港（Fog）是一部电影。{people[0][0]}演{people[0][1]}，{people[1][0]}演{people[1][1]}。", *people
    )
    en = _film("Fog is a film. Kenji Ishida is an ageing warrior.", ("Kenji Ishida", "ageing warrior"))
    assert _twin(tmp_path, "Kenji Ishida", zh, en) == twin


@pytest.mark.parametrize(
    ("title", "twin"), [("Memoirs of Spring", "春天回忆录"), ("Spring", ""), ("Spring Rain", "")]
)
def test_a_title_word_for_word(tmp_path: Path, title: str, twin: str) -> None:
    zh = Page(
        "雾港", "雾港演过春天回忆录。", ("雾港", "Person"), ("春天回忆录", "Film"), also=("Fog Harbour",)
    )
    zh.says(1, "starring", 0, "雾港演过春天回忆录")
    en = Page(
        "en/Fog Harbour",
        f"Fog Harbour is an actor known for {title}.",
        ("Fog Harbour", "Person"),
        (title, "Film"),
    )
    assert _twin(tmp_path, title, zh, en) == twin


@pytest.mark.parametrize(
    ("question", "twin"),
    [
        ("Who did Ann Lee play in the 1984 series Waltz of Spring?", "春天"),
        ("Who did Ann Lee play in the 1985 series Waltz of Spring?", ""),  # of another year
        ("Who did Ann Lee play in the 1984 series Winter?", ""),  # no word of the title
        ("Who did Ann Lee play in Waltz of Spring?", ""),
    ],
)
def test_the_work_of_a_year_in_which_somebody_has_a_part(tmp_path: Path, question: str, twin: str) -> None:
    zh = Page(
        "李安安",
        "李安安（Ann Lee），演员。1984年，她在《春天》中饰演护士。",
        ("李安安", "Person"),
        ("春天", "Work"),
        also=("Ann Lee",),
    )
    zh.says(1, "starring", 0, "她在《春天》中饰演护士", role="护士", time="1984")
    text = "Waltz of Spring and Winter were series."
    en = Page("en/Series", text, ("Series", "Thing"), ("Waltz of Spring", "Work"), ("Winter", "Work"))
    write_glosses(GLOSSES, tmp_path / "glosses.db")
    with filled(tmp_path / "pages.db", zh, en) as store:
        solver = Solver(store, retriever_of(store), Ontology.load(), Settings())
        twins = Twins(store, _alike, Translator(Glosses(tmp_path / "glosses.db")))
        found = twins.played(solver.plan(question))
    assert [one.name for one in found if one.how == "vector"] == ([twin] if twin else [])


def _twin(path: Path, name: str, *pages: Page) -> str:
    write_glosses(GLOSSES, path / "glosses.db")
    with filled(path / "pages.db", *pages) as store:
        entity = next(iter(store.find_names([name])[name]))
        found = Twins(store, _alike, Translator(Glosses(path / "glosses.db"))).twin(entity)
    return found.name if found is not None else ""
