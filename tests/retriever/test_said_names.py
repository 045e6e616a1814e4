"""A thing that links two chunks is called what they call it."""

from dataclasses import replace

import pytest

from retriever.graph.pages import PageTable
from retriever.graph.views import GraphViews
from retriever.memo import Memo
from retriever.said_names import SaidNames
from retriever.text.titles import TitleTable
from retriever.text.word_index import WordIndexes
from schemas.graph import Entity, EntityName
from schemas.text import Language

CHOW = Entity(
    "chow",
    "周星驰",
    "Person",
    tuple(EntityName(n, "mention") for n in ("周星驰", "Stephen Chow", "Chow Sing-chi")),
)


@pytest.fixture
def view(store):
    return GraphViews(store, WordIndexes(store)).current()


@pytest.fixture
def names(store):
    words = WordIndexes(store)
    return SaidNames(store, Memo(store), PageTable(store, words), TitleTable(store, words))


@pytest.fixture
def read(names, view):
    """Reads chunks by their ids."""

    def texts(*chunks):
        found = names.read(view, [view.chunk(chunk) for chunk in chunks])
        return {view.identifier(node): text for node, text in found.items()}

    return texts


@pytest.mark.parametrize(
    ("chunks", "language", "name"),
    [
        (("chow#0", "faithfully#0"), Language.ENGLISH, "Stephen Chow"),  # both say it, and neither 周星驰
        (("kongfu#0", "zhou#0"), Language.ENGLISH, "周星驰"),
        (("kongfu#0", "faithfully#0"), Language.ENGLISH, "Stephen Chow"),  # each says its own
        (("kongfu#0", "faithfully#0"), Language.CHINESE, "周星驰"),
        (("mok#0", "shum#0"), Language.ENGLISH, "Stephen Chow"),  # neither names it
        ((), Language.CHINESE, "周星驰"),
    ],
)
def test_a_link_is_called_what_its_chunks_say(names, read, chunks, language, name) -> None:
    assert names.of(CHOW, read(*chunks), language) == name


def test_a_word_that_only_a_mention_has_names_a_link(names, read, store) -> None:
    (kong,) = [
        e
        for e in store.get_entities([m.entity for m in store.mentions(chunks=["mok#0"])])
        if e.name == "Hong Kong"
    ]
    asia = replace(kong, name="亚洲的香港", names=())
    assert names.of(asia, read("mok#0", "shum#0"), Language.ENGLISH) == "Hong Kong"


def test_what_links_is_read_only_where_its_first_name_does_not_stand(names, view, store, monkeypatch) -> None:
    by_name = dict(store.iterate_names())
    node = {name: view.entity(entity) for entity, name in by_name.items()}
    read = []
    entities = Memo.entities
    monkeypatch.setattr(Memo, "entities", lambda memo, ids: read.extend(ids) or entities(memo, ids))
    kong, chow = node["Hong Kong"], node["周星驰"]
    links = [(kong, (view.chunk("mok#0"),)), (chow, (view.chunk("faithfully#0"), view.chunk("mok#0")))]
    assert names.between(view, links, Language.ENGLISH)[0] == "Hong Kong"
    assert [by_name[entity] for entity in read] == ["周星驰"]
