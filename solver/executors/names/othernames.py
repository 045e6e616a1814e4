"""Other names that pages give a thing in so many words: in a bracket behind it, or as the title of a page about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schemas.graph import Entity
from schemas.names import split_sense
from schemas.protocols import GraphStore
from schemas.text import Chunk
from solver.reading.namings import Naming, naming_before
from solver.results import Extract

_UNSAID = frozenset({Naming.BIRTH})
"""Ways in which a name may be one though its page does not say so."""


def written_names(
    entity: Entity, store: GraphStore, *, latin: bool, titled: bool, naming: Naming | None = None
) -> list[tuple[str, Extract]]:
    """Aliases with the words that give them, from the pages about the entity; before them the titles of Chinese pages,
    or of English ones, where names of that language are asked for. Where names in one way are asked for, those alone.
    """
    if titled or latin:
        found = _titles(entity, store, latin=latin)
        if found:
            return list(found.items())
    given = list(_given(entity, store))
    if naming is not None:
        said = [one for one in given if one.way is naming]
        if said or naming not in _UNSAID:
            return list({one.name: one.extract for one in reversed(said)}.items())[::-1]
    found = {}
    for one in given:
        if one.name.isascii() is latin and not (latin and one.way is Naming.BIRTH):
            found.setdefault(one.name, one.extract)
    if latin and not found:
        for graph in store.get_document_graphs(entity.pages):
            found |= _bracketed(entity.name, graph.chunks) if graph is not None else {}
    return list(found.items())


@dataclass(frozen=True, slots=True)
class _Given:
    """A name that a page about a thing gives it, the words around, and in what way these say that it is its name."""

    name: str
    extract: Extract
    way: Naming | None


def _given(entity: Entity, store: GraphStore) -> Iterator[_Given]:
    for graph in store.get_document_graphs(entity.pages):
        for known in graph.entities if graph is not None else ():
            for name in known.aliases if known.about else ():
                chunk = (
                    next((c for c in graph.chunks if c.start <= name.start < c.end), None) if graph else None
                )
                if chunk is not None and name.end > name.start:
                    way = naming_before(chunk.text, name.start - chunk.start, chunk.language)
                    yield _Given(name.name, _around(chunk, name.start, name.end), way)


def _titles(entity: Entity, store: GraphStore, *, latin: bool) -> dict[str, Extract]:
    """The names that pages about an entity in one language have, where they first stand."""
    found: dict[str, Extract] = {}
    for graph in store.get_document_graphs(entity.pages):
        title = split_sense(graph.document.title)[0] if graph is not None else ""
        chunk = next((c for c in graph.chunks if title in c.text), None) if graph is not None else None
        if chunk is not None and title.isascii() is latin:
            start = chunk.start + chunk.text.index(title)
            found.setdefault(title, _around(chunk, start, start + len(title)))
    return found


def _around(chunk: Chunk, start: int, end: int) -> Extract:
    """The words between the stops around a range."""
    before = max((chunk.text.rfind(stop, 0, start - chunk.start) for stop in "，。；\n"), default=-1) + 1
    after = min(
        (p for stop in "，。；,;\n" if (p := chunk.text.find(stop, end - chunk.start)) >= 0),
        default=len(chunk.text),
    )
    return Extract(chunk.id, chunk.start + before, chunk.start + after)


def _bracketed(name: str, chunks: Sequence[Chunk]) -> dict[str, Extract]:
    """The Latin name in the bracket after a Chinese one."""
    pattern = re.compile(rf"{re.escape(name)}\s?[（(]([A-Za-z][A-Za-z .'’-]+?)[）)，,；;]")
    for chunk in chunks:
        match = pattern.search(chunk.text)
        if match is not None:
            return {match[1].strip(): _around(chunk, chunk.start + match.start(), chunk.start + match.end(1))}
    return {}
