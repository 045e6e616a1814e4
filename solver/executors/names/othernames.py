"""Other names that pages give a thing in so many words: in a bracket behind it, or as the title of a page about it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Entity
from schemas.names import split_sense
from schemas.protocols import GraphStore
from schemas.text import Chunk
from solver.results import Extract


def written_names(
    entity: Entity, store: GraphStore, *, latin: bool, titled: bool
) -> list[tuple[str, Extract]]:
    """Aliases with the words that give them, from the pages about the entity; before them the titles of Chinese
    pages where these are asked for.
    """
    found: dict[str, Extract] = {}
    if titled:
        found = _titles(entity, store)
        if found:
            return list(found.items())
    for graph in store.get_document_graphs(entity.pages):
        for known in graph.entities if graph is not None else ():
            for name in known.aliases if known.about else ():
                chunk = (
                    next((c for c in graph.chunks if c.start <= name.start < c.end), None) if graph else None
                )
                if chunk is None or name.end <= name.start or name.name.isascii() is not latin:
                    continue
                found.setdefault(name.name, _around(chunk, name.start, name.end))
        if latin and not found and graph is not None:
            found |= _bracketed(entity.name, graph.chunks)
    return list(found.items())


def _titles(entity: Entity, store: GraphStore) -> dict[str, Extract]:
    """The names that Chinese pages about an entity have, where they first stand."""
    found: dict[str, Extract] = {}
    for graph in store.get_document_graphs(entity.pages):
        title = split_sense(graph.document.title)[0] if graph is not None else ""
        chunk = next((c for c in graph.chunks if title in c.text), None) if graph is not None else None
        if chunk is not None and not title.isascii():
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
