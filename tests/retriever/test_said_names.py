"""A thing that links two chunks is called what they call it."""

from dataclasses import replace

import pytest

from retriever.memo import Memo
from retriever.said_names import SaidNames
from schemas.graph import Entity, EntityName
from schemas.text import Language

CHOW = Entity(
    "chow",
    "周星驰",
    "Person",
    tuple(EntityName(n, "mention") for n in ("周星驰", "Stephen Chow", "Chow Sing-chi")),
)


@pytest.fixture
def names(store):
    return SaidNames(store, Memo(store))


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
def test_a_link_is_called_what_its_chunks_say(names, chunks, language, name) -> None:
    assert names.of(CHOW, chunks, language) == name


def test_a_word_that_only_a_mention_has_names_a_link(names, store) -> None:
    (kong,) = [
        e
        for e in store.get_entities([m.entity for m in store.mentions(chunks=["mok#0"])])
        if e.name == "Hong Kong"
    ]
    asia = replace(kong, name="亚洲的香港", names=())
    assert names.of(asia, ("mok#0", "shum#0"), Language.ENGLISH) == "Hong Kong"
