"""Questions without capitals, as pages write their names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from backends.stores import open_store
from schemas.graph import GraphBatch
from schemas.protocols import GraphStore
from solver.names.casing import cased
from tests.solver.synthesis.pages import Page

TEXT = (
    "The Salt Road is a film by Anna Lind. In it the actor Orme plays a pilot, and his hat flies off. "
    "In the Low Light is her second film. Most of the film was shot in Leith. Critics liked the hat of Orme."
)


class Dictionary:
    """Has a name, a common word and a name of two words."""

    def is_plain_english(self, word: str) -> bool:
        return word == "hat"

    def is_english_name(self, word: str) -> bool:
        return word in ("molière", "li bai")


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GraphStore]:
    page = Page(
        "en/The Salt Road",
        TEXT,
        ("The Salt Road", "Film"),
        ("Anna Lind", "Person"),
        ("In the Low Light", "Film"),
    )
    store = open_store(tmp_path_factory.mktemp("pages") / "pages.db", create=True)
    store.upsert(GraphBatch((page.graph(),)))
    yield store
    store.close()


@pytest.mark.parametrize(
    ("question", "written"),
    [
        ("who is anna lind?", "Who is Anna Lind?"),
        ("where was anna lind's film shot?", "Where was Anna Lind's film shot?"),
        ("who directed the salt road?", "Who directed the Salt Road?"),
        ("who played in the low light?", "Who played In the Low Light?"),
        ("which hat did orme wear?", "Which hat did Orme wear?"),
        ("was it shot in leith?", "Was it shot in Leith?"),
        ("WHO IS ANNA LIND?", "Who is Anna Lind?"),
        ("where was molière born?", "Where was Molière born?"),
        ("when did li bai die?", "When did Li Bai die?"),
        ("who is Lind to orme?", "who is Lind to orme?"),
        ("Who Is Anna Lind?", "Who is Anna Lind?"),
        ("Which Hat Did Orme Wear in The Salt Road?", "Which hat did Orme Wear in the Salt Road?"),
        ("Where Was Anna Lind Grumbold Born?", "Where was Anna Lind Grumbold Born?"),
        ("Did Orme meet Anna Lind?", "Did Orme meet Anna Lind?"),
        ("Salt Road Actor", "Salt Road Actor"),
        ("who was grumbold?", "Who was grumbold?"),
        ("安娜是谁？", "安娜是谁？"),
    ],
)
def test_names_are_written_as_the_store_or_a_dictionary_has_them(
    store: GraphStore, question: str, written: str
) -> None:
    assert cased(question, store, Dictionary()) == written
