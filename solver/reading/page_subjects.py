"""What pages are about, and the sentences of their chunks around what they say."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Entity
from schemas.names import split_sense
from schemas.protocols import GraphStore
from schemas.text import Chunk, Language
from solver.results import Extract

_STOP = {
    Language.CHINESE: re.compile(r"[。！？\n]"),
    Language.ENGLISH: re.compile(r"(?<=[a-z)\d])[.!?](?=\s|$)|\n"),
}


def page_subjects(keys: Sequence[str], store: GraphStore) -> dict[str, Entity]:
    """For each document the entity that it is the page of, if it is of one."""
    found: dict[str, Entity] = {}
    for document in store.get_documents(keys):
        if document is None:
            continue
        name, _ = split_sense(document.title)
        named = [e for entities in store.find_names([name]).values() for e in entities]
        for entity in named:
            if document.key in entity.pages:
                found.setdefault(document.key, entity)
    return found


def sentence_at(chunk: Chunk, start: int, end: int) -> Extract:
    """The sentence of a chunk around a range of the document."""
    stop = _STOP[chunk.language]
    first, last = start - chunk.start, end - chunk.start
    before = max((m.end() for m in stop.finditer(chunk.text, 0, first)), default=0)
    after = stop.search(chunk.text, last)
    return Extract(
        chunk.id, chunk.start + before, chunk.start + (after.start() if after else len(chunk.text))
    )
