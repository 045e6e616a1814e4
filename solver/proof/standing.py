"""What of a proof stands in a store: chunks, quotes, triples and the words that say them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from backends.stores.canonical import triple_id
from backends.stores.keys import claim_key
from schemas.answer import Citation, Proof, ProofTriple
from schemas.graph import Entity, Evidence, Literal, Triple
from schemas.names import digest
from schemas.protocols import GraphStore
from schemas.text import Chunk, Document

_MARK = re.compile(r" ?\[(\d+)\]")
_ABSTAINING = ("资料没有说明", "The pages do not say", "没有足够把握回答", "Not sure enough to answer")


@dataclass(frozen=True, slots=True)
class Stored:
    """What a store has of the things that a proof names, by their ids."""

    chunks: Mapping[str, Chunk]
    documents: Mapping[str, Document]
    triples: Mapping[str, Triple]
    entities: Mapping[str, Entity]
    evidence: Mapping[str, list[Evidence]]
    graph_version: int


def read_stored(proof: Proof, store: GraphStore) -> Stored:
    """Everything that a proof names, as it is in the store."""
    named = [c.chunk for c in proof.chunks] + [c.chunk for c in proof.citations]
    named += [row.chunk for triple in proof.triples for row in triple.evidence]
    ids = [triple.id for triple in proof.triples]
    chunks = {c.id: c for c in store.get_chunks(sorted(set(named))) if c is not None}
    keys = sorted({chunk.document for chunk in chunks.values()})
    triples = {t.id: t for t in store.get_triples(ids) if t is not None}
    ends = {end for t in triples.values() for end in (t.subject, t.object) if isinstance(end, str)}
    return Stored(
        chunks,
        {d.key: d for d in store.get_documents(keys) if d is not None},
        triples,
        {e.id: e for e in store.get_entities(sorted(ends)) if e is not None},
        store.evidence(ids),
        store.graph_version(),
    )


def answer_problems(proof: Proof) -> list[str]:
    """Marks of citations that the proof has not, and an answer that cites nothing."""
    problems = []
    if not proof.citations and not proof.answer.startswith(_ABSTAINING):
        problems.append("the answer cites nothing")
    if not proof.marked:
        return problems
    if _MARK.sub("", proof.marked) != _MARK.sub("", proof.answer):
        problems.append("the answer with its marks is another than the answer without")
    own = Counter(_MARK.findall(proof.answer))  # a page's own brackets, quoted
    marks = {int(mark) for mark in Counter(_MARK.findall(proof.marked)) - own}
    there = set(range(1, len(proof.citations) + 1))
    problems += [f"the answer's mark [{mark}] is of no citation" for mark in sorted(marks - there)]
    problems += [f"citation [{mark}] proves no words of the answer" for mark in sorted(there - marks)]
    return problems


def chunk_problems(proof: Proof, stored: Stored) -> list[str]:
    """Chunks that are gone, have another text, are not what their document says, or have no hash in the proof."""
    problems = []
    for proved in proof.chunks:
        chunk = stored.chunks.get(proved.chunk)
        if chunk is None:
            problems.append(f"chunk {proved.chunk} is no longer in the store")
        elif chunk.text_hash != proved.text_hash:
            problems.append(f"chunk {proved.chunk} has another text now")
    for chunk in stored.chunks.values():
        document = stored.documents.get(chunk.document)
        if document is None or document.text[chunk.start : chunk.end] != chunk.text:
            problems.append(f"chunk {chunk.id} is not what document {chunk.document} says there")
    hashed = {proved.chunk for proved in proof.chunks}
    named = [c.chunk for c in proof.citations] + [row.chunk for t in proof.triples for row in t.evidence]
    missing = [id_ for id_ in dict.fromkeys(named) if id_ not in hashed]
    return problems + [f"the proof has no hash of chunk {id_}" for id_ in missing]


def citation_problems(proof: Proof, stored: Stored) -> list[str]:
    """Quotes that do not stand where they are said to, and names that are not the document's."""
    problems = []
    for citation in proof.citations:
        chunk = stored.chunks.get(citation.chunk)
        if chunk is None:
            problems.append(f"chunk {citation.chunk} is no longer in the store")
            continue
        if not citation.quote or _words(chunk, citation.start, citation.end) != citation.quote:
            place = f"{citation.start}–{citation.end}"
            problems.append(f"chunk {citation.chunk} does not say “{citation.quote}” at {place}")
        problems += _origin(citation, chunk, stored)
    return problems


def triple_problems(proof: Proof, stored: Stored) -> list[str]:
    """Triples that are gone, are others in the store, are not what their ids were made of, or that nothing says."""
    problems = []
    for proved in proof.triples:
        name = _shown(proved.subject, proved.predicate, proved.object, proved.qualifiers)
        triple = stored.triples.get(proved.id)
        if triple is None:
            problems.append(f"triple {name} is no longer in the store")
            continue
        problems += _meaning(proved, triple, name, stored)
        if not proved.evidence:
            problems.append(f"triple {name} names no words that say it")
        exact = proof.graph_version == stored.graph_version
        problems += [
            f"triple {name} is no longer said by chunk {row.chunk} at {row.start}–{row.end}"
            for row in proved.evidence
            if not _is_said(row, proved.id, stored, exact=exact)
        ]
    return problems


def _origin(citation: Citation, chunk: Chunk, stored: Stored) -> list[str]:
    document = stored.documents.get(chunk.document)
    title = document.title if document is not None else ""
    if (citation.document, citation.title, citation.headings) == (chunk.document, title, chunk.headings):
        return []
    said = " · ".join([citation.document, citation.title, *citation.headings])
    return [
        f"chunk {chunk.id} is not of {said}, but of {' · '.join([chunk.document, title, *chunk.headings])}"
    ]


def _meaning(proved: ProofTriple, triple: Triple, name: str, stored: Stored) -> list[str]:
    """Whether the proof says what the store's triple does, and that is what the triple's id was made of."""
    problems = []
    made = triple_id(triple.subject, triple.predicate, triple.object, triple.qualifiers)
    if made != triple.id or not all(_is_itself(end, stored) for end in triple.things):
        problems.append(
            f"triple {name}: the store's row is not what its id was made of; the store was changed"
        )
    qualifiers = tuple((q.name, q.value) for q in triple.qualifiers)
    same = (proved.predicate, proved.qualifiers) == (triple.predicate, qualifiers)
    if not same or not all(
        text in _texts(end, stored)
        for text, end in ((proved.subject, triple.subject), (proved.object, triple.object))
    ):
        subject, object_ = (_text(end, stored) for end in (triple.subject, triple.object))
        now = _shown(subject, triple.predicate, object_, qualifiers)
        problems.append(f"triple {name} is {now} in the store")
    literal = triple.object.text if isinstance(triple.object, Literal) else ""
    if proved.evidence and not any(literal in row.sentence for row in stored.evidence.get(triple.id, ())):
        problems.append(f"triple {name}: no words of the store say “{literal}”")
    return problems


def _is_itself(entity_id: str, stored: Stored) -> bool:
    """Whether an entity's id is the digest of one of its names, and of one of its pages or none."""
    entity = stored.entities.get(entity_id)
    if entity is None:
        return False
    keys = {claim_key(name.name) for name in entity.names}
    senses = ("", *entity.pages)
    return entity.name in _texts(entity_id, stored) and any(
        digest("entity", key, sense) == entity_id for key in keys for sense in senses
    )


def _texts(end: str | Literal, stored: Stored) -> tuple[str, ...]:
    """What an end of a triple may be called."""
    if isinstance(end, Literal):
        return (end.text,)
    entity = stored.entities.get(end)
    return tuple(name.name for name in entity.names) if entity is not None else (end,)


def _text(end: str | Literal, stored: Stored) -> str:
    if isinstance(end, Literal):
        return end.text
    entity = stored.entities.get(end)
    return entity.name if entity is not None else end


def _is_said(row: Evidence, triple: str, stored: Stored, *, exact: bool) -> bool:
    """Whether a row's words stand in its chunk, and the store says the triple there; `exact`: by the same extractor."""
    chunk = stored.chunks.get(row.chunk)
    if chunk is None or row.triple != triple or row.document != chunk.document:
        return False
    inside = row.sentence_start <= row.start < row.end <= row.sentence_end
    if not inside or _words(chunk, row.sentence_start, row.sentence_end) != row.sentence:
        return False
    rows = stored.evidence.get(triple, [])
    return row in rows if exact else _place(row) in {_place(one) for one in rows}


def _place(row: Evidence) -> tuple[str, int, int, str]:
    return row.chunk, row.start, row.end, row.sentence


def _words(chunk: Chunk, start: int, end: int) -> str:
    """The words of a chunk at document offsets; empty where those are not within it."""
    if not chunk.start <= start < end <= chunk.end:
        return ""
    return chunk.text[start - chunk.start : end - chunk.start]


def _shown(subject: str, predicate: str, object_: str, qualifiers: tuple[tuple[str, str], ...]) -> str:
    told = ", ".join(f"{name}={value}" for name, value in qualifiers)
    return f"{subject} · {predicate} · {object_}" + (f" ({told})" if told else "")
