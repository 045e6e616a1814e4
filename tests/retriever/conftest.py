"""A small encyclopedia written by hand: what each page says stands in the test data, not in a builder."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from backends.embedders.hashing import HashingEmbedder
from backends.stores.sqlite import SqliteStore
from builder.language import language_of
from retriever.pipeline import build_retriever
from schemas.graph import (
    Alias,
    DocumentEntity,
    DocumentGraph,
    GraphBatch,
    Literal,
    LiteralKind,
    Mention,
    Statement,
)
from schemas.ontology import Ontology
from schemas.settings import RetrieverSettings
from schemas.text import Chunk, Document


@dataclass(frozen=True)
class Written:
    """A page: `facts` are (subject, predicate, object); every name stands in the text."""

    key: str
    title: str
    text: str
    type: str = ""
    sense: str = ""
    names: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    facts: tuple[tuple[str, str, str], ...] = ()
    dates: tuple[tuple[str, str, str], ...] = ()


PAGES = (
    Written(
        "chow", "Stephen Chow", "Stephen Chow, also Chow Sing-chi, is an actor born in Hong Kong in 1962. "
        "He starred in Faithfully Yours with Lidia Shum.", "Person",
        names=("Hong Kong", "Faithfully Yours", "Lidia Shum"), aliases=("Chow Sing-chi",),
        facts=(("Stephen Chow", "birth_place", "Hong Kong"),),
        dates=(("Stephen Chow", "birth_date", "1962"),),
    ),
    Written(
        "faithfully", "Faithfully Yours", "Faithfully Yours is a comedy of 1988. It stars Stephen Chow and Max Mok.",
        "Film", names=("Stephen Chow", "Max Mok"),
        facts=(("Faithfully Yours", "starring", "Stephen Chow"), ("Faithfully Yours", "starring", "Max Mok")),
    ),
    Written(
        "mok", "Max Mok", "Max Mok is an actor from Hong Kong. His father is Mok Senior.", "Person",
        names=("Hong Kong", "Mok Senior"),
        facts=(("Max Mok", "birth_place", "Hong Kong"), ("Max Mok", "father", "Mok Senior")),
    ),
    Written(
        "shum", "Lidia Shum", "Lidia Shum was married to Adam Cheng. She sang in Hong Kong.", "Person",
        names=("Adam Cheng", "Hong Kong"), facts=(("Lidia Shum", "spouse", "Adam Cheng"),),
    ),
    Written("mercury-p", "Mercury (planet)", "Mercury is a planet without a moon.", "Thing", "planet"),
    Written("mercury-e", "Mercury (element)", "Mercury is a metal that flows at room temperature.", "Thing", "element"),
    Written(
        "kongfu", "功夫", "《功夫》是周星驰导演的电影。", "Film", names=("周星驰",),
        facts=(("功夫", "director", "周星驰"),),
    ),
    Written(
        "zhou", "周星驰", "周星驰生于香港，导演了《功夫》。", "Person", names=("香港", "功夫"),
        facts=(("周星驰", "birth_place", "香港"),),
    ),
)  # fmt: skip


def written(page: Written) -> DocumentGraph:
    """The page as a builder would hand it over, in one chunk."""
    bare = page.title.split(" (")[0]
    language = language_of(page.text)
    document = Document(page.key, page.title, page.text, f"{page.key}.txt", language)
    chunk = Chunk(f"{page.key}#0", page.key, 0, 0, len(page.text), page.text, language)
    names = list(dict.fromkeys((bare, *page.names)))
    aliases = tuple(Alias(name, "bracket") for name in page.aliases)
    entities = tuple(
        DocumentEntity(ref, name, page.type if not ref else "", "definition", aliases if not ref else (), not ref,
                       page.sense if not ref else "")
        for ref, name in enumerate(names)
    )  # fmt: skip
    mentions = tuple(
        Mention(chunk.id, start, start + len(name), name, ref)
        for ref, name in enumerate(names)
        if (start := page.text.find(name)) >= 0
    )
    facts = [(s, p, names.index(o)) for s, p, o in page.facts]
    dates = [(s, p, Literal(LiteralKind.DATE, o, o)) for s, p, o in page.dates]
    statements = tuple(
        Statement(names.index(s), p, o, chunk.id, 0, len(page.text), 0, len(page.text), "test", 0.9)
        for s, p, o in (*facts, *dates)
    )
    vectors = HashingEmbedder().embed_passages([f"{page.title}\n{page.text}"])
    return DocumentGraph(document, (chunk,), entities, mentions, statements, vectors)


@pytest.fixture
def ontology():
    return Ontology.load()


@pytest.fixture
def store(tmp_path):
    opened = SqliteStore.open(tmp_path / "small.db", create=True)
    opened.set_embedder(HashingEmbedder().info)
    opened.upsert(GraphBatch(tuple(written(page) for page in PAGES)))
    yield opened
    opened.close()


@pytest.fixture
def retriever_with(store, ontology):
    """Builds retrievers of the small encyclopedia, each with a ranker or the default one."""

    def build(ranker=None):
        return build_retriever(
            store, embedder=HashingEmbedder(), ontology=ontology, settings=RetrieverSettings(), ranker=ranker
        )

    return build


@pytest.fixture
def retriever(retriever_with):
    return retriever_with()
