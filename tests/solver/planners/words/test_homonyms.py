"""Which of several things of one name a question means."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from backends.dictionaries.glosses import Glosses
from retriever.crossing.translating import Translator
from schemas.graph import Entity, EntityName
from schemas.ontology import Ontology
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.words.homonyms import Homonyms

ENTITIES = {
    "actor": Entity(
        "actor", "Wei Chen", "Person", (EntityName("Wei Chen (actor)", "mention"),), "an actor", ("a",)
    ),
    "poet": Entity(
        "poet", "Wei Chen", "Person", (EntityName("Wei Chen (poet)", "mention"),), "a poet", ("b",)
    ),
    "film": Entity(
        "film", "功夫", "Organization", (EntityName("功夫（2004年电影）", "mention"),), "喜剧", ("c",)
    ),
    "crane": Entity("crane", "Ada Crane", "Person", (EntityName("Crane", "mention"),), "a poet", ("e",)),
    "harbour": Entity(
        "harbour",
        "雾港",
        "Film",
        (EntityName("Fog Harbour", "alias"), EntityName("雾港", "page")),
        "",
        ("f",),
    ),
    "televised": Entity(
        "televised", "雾港（电视剧）", "Series", (EntityName("雾港（电视剧）", "definition"),), "", ()
    ),
    "art": Entity("art", "功夫", "Thing", (EntityName("功夫", "mention"),), "武术", ("d",)),
}


class Source:
    """Gives the entities above."""

    def get_entities(self, ids: Sequence[str]) -> list[Entity | None]:
        return [ENTITIES.get(identifier) for identifier in ids]

    def find_names(self, names: Sequence[str], *, limit: int = 50) -> dict[str, list[Entity]]:
        return {n: found for n in names if (found := [e for e in ENTITIES.values() if e.name == n])}


@pytest.fixture(scope="module")
def homonyms() -> Homonyms:
    return Homonyms(Source(), Lexicon(Ontology.load()), Translator(Glosses(None)))


def narrowed(
    homonyms: Homonyms, question: str, name: str, language: Language, *ids: str
) -> list[tuple[str, str]]:
    start = question.index(name)
    linked = [
        LinkedEntity(i, name, ENTITIES[i].type, name, 1.0, "exact", start, start + len(name)) for i in ids
    ]
    return [(e.id, e.type) for e in homonyms.narrow(question, linked, language)]


@pytest.mark.parametrize(
    ("question", "kept"),
    [
        ("When did the poet Wei Chen die?", [("poet", "Person")]),
        ("When did Wei Chen, the actor, marry?", [("actor", "Person")]),
        ("Is Wei Chen the poet older than Bo?", [("poet", "Person")]),
        ("When did Wei Chen die?", [("actor", "Person"), ("poet", "Person")]),
    ],
)
def test_words_beside_a_name_choose(homonyms: Homonyms, question: str, kept: list[tuple[str, str]]):
    assert narrowed(homonyms, question, "Wei Chen", Language.ENGLISH, "actor", "poet") == kept


def test_a_name_in_book_marks_is_a_work_and_its_title_says_which(homonyms: Homonyms):
    assert narrowed(homonyms, "《功夫》的导演是谁", "功夫", Language.CHINESE, "film", "art") == [
        ("film", "Film")
    ]


@pytest.mark.parametrize(
    ("question", "kept"),
    [
        ("Who directed the film Crane?", []),
        ("Who directed the film Crane made?", [("crane", "Person")]),
        ("Who directed Crane?", [("crane", "Person")]),
    ],
)
def test_a_title_is_not_the_person_of_that_name(
    homonyms: Homonyms, question: str, kept: list[tuple[str, str]]
):
    assert narrowed(homonyms, question, "Crane", Language.ENGLISH, "crane") == kept


@pytest.mark.parametrize(
    ("question", "kept"),
    [
        ("电视剧《雾港》的导演是谁？", ["televised", "harbour"]),
        ("《雾港》电视剧版的导演是谁？", ["televised", "harbour"]),
        ("电影《雾港》的导演是谁？", ["harbour"]),
        ("小说《雾港》的作者是谁？", ["harbour"]),
        ("《雾港》的导演是谁？", ["harbour"]),
        ("Who directed the television series Fog Harbour?", ["televised", "harbour"]),
        ("Who directed the 2014 series Fog Harbour?", ["televised", "harbour"]),
        ("Who wrote the book series Fog Harbour?", ["harbour"]),
        ("Who directed Fog Harbour?", ["harbour"]),
    ],
)
def test_a_kind_beside_a_title_means_what_bears_it_and_is_of_that_kind(
    homonyms: Homonyms, question: str, kept: list[str]
):
    name, language = ("雾港", Language.CHINESE) if "雾港" in question else ("Fog Harbour", Language.ENGLISH)
    assert [found for found, _ in narrowed(homonyms, question, name, language, "harbour")] == kept
