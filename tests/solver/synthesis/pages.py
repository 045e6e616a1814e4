"""Small stores written by hand: pages, their things, and the facts that they state."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from backends.stores import open_store
from retriever import build_retriever
from schemas.graph import (
    Alias,
    DocumentEntity,
    DocumentGraph,
    GraphBatch,
    Literal,
    LiteralKind,
    Mention,
    Qualifier,
    Statement,
)
from schemas.ontology import Ontology
from schemas.protocols import Embedder
from schemas.settings import Settings
from schemas.text import Chunk, Document, Language
from solver.pipeline import Solver


class Page:
    """One page of one chunk; its first thing is what it is about."""

    def __init__(self, key: str, text: str, *things: tuple[str, str], also: tuple[str, ...] = ()) -> None:
        language = Language.ENGLISH if text.isascii() else Language.CHINESE
        title = key.removeprefix("en/")
        self.document = Document(key, title, text, f"{key}.txt", language)
        self.chunk = Chunk(f"{key}#0", key, 0, 0, len(text), text, language)
        aliases = tuple(Alias(name, "bracket", text.find(name), text.find(name) + len(name)) for name in also)
        self.things = [
            DocumentEntity(ref, name, kind, "definition", about=ref == 0, aliases=aliases if ref == 0 else ())
            for ref, (name, kind) in enumerate(things)
        ]
        self.statements: list[Statement] = []

    def says(self, subject: int, predicate: str, object_: int | Literal, words: str, **said: str) -> Page:
        """A fact, and the words of the page that state it; `said` are its qualifiers."""
        text, start = self.document.text, self.document.text.index(words)
        first = max(
            (text.rfind(stop, 0, start) + len(stop) for stop in ("。", ". ") if stop in text[:start]),
            default=0,
        )
        ends = [text.find(stop, start) for stop in ("。", ". ") if text.find(stop, start) >= 0]
        last = min(ends, default=len(text) - 1) + 1
        self.statements.append(
            Statement(
                subject, predicate, object_, self.chunk.id, start, start + len(words), first, last, "hand/1", 0.9,
                qualifiers=tuple(Qualifier(name, value) for name, value in sorted(said.items())),
            )
        )  # fmt: skip
        return self

    def graph(self) -> DocumentGraph:
        """The page as a builder would write it."""
        text = self.document.text
        mentions = [
            Mention(self.chunk.id, place, place + len(thing.name), thing.name, thing.ref)
            for thing in self.things
            for place in _places(thing.name, text)
        ]
        return DocumentGraph(
            self.document,
            (self.chunk,),
            tuple(self.things),
            tuple(mentions),
            tuple(self.statements),
            fingerprint="1",
        )


def date(value: str, text: str) -> Literal:
    """A date as a page writes it."""
    return Literal(LiteralKind.DATE, value, text)


def number(value: str, text: str, unit: str = "") -> Literal:
    """An amount as a page writes it."""
    return Literal(LiteralKind.NUMBER, value, text, unit)


@contextmanager
def solver_over(
    path: Path, *pages: Page, embedder: Embedder | None = None, settings: Settings | None = None
) -> Iterator[Solver]:
    """A solver over a store of the pages without vectors; `embedder` compares sentences with questions."""
    store = open_store(path / "pages.db", create=True)
    store.upsert(GraphBatch(tuple(page.graph() for page in pages)))
    ontology, settings = Ontology.load(), settings or Settings()
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=settings.retriever)
    try:
        yield Solver(store, retriever, ontology, settings, embedder=embedder)
    finally:
        store.close()


def _places(name: str, text: str) -> list[int]:
    return [i for i in range(len(text)) if text.startswith(name, i)]
