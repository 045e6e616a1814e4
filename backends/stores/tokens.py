"""The tokens by which full text finds chunks and entities, the same in every store."""

from __future__ import annotations

from collections.abc import Iterable

from backends.segmenter import segment
from schemas.graph import DocumentGraph
from schemas.text import ChunkKind

OLDER_SEGMENTERS = frozenset({"guanxi-segment/1"})
"""What made the tokens of stores whose tokens are made again when they are opened for writing."""


def document_tokens(graph: DocumentGraph) -> list[list[str]]:
    """Of each chunk: those of the document's title, of the headings and of the text; of a statement its own alone."""
    title = segment(graph.document.title)
    tokens = []
    for chunk in graph.chunks:
        if chunk.kind is ChunkKind.STATEMENT:
            tokens.append(segment(chunk.text))
        else:
            headings = [token for heading in chunk.headings for token in segment(heading)]
            tokens.append([*title, *headings, *segment(chunk.text)])
    return tokens


def name_tokens(names: Iterable[str]) -> str:
    """Of all names of an entity, as they are indexed."""
    return " ".join(token for name in sorted(set(names)) for token in segment(name))
