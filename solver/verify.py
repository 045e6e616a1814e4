"""Replays a proof against a store: do its quotes, chunks and triples still stand?"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from schemas.answer import Citation, Proof, ProofChunk, ProofTriple
from schemas.errors import VerificationError
from schemas.graph import Evidence
from schemas.protocols import GraphStore
from schemas.text import Chunk

_SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Verification:
    """What no longer holds, one line each; empty when the proof holds."""

    problems: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether everything that the answer rests on is still in the store."""
        return not self.problems


def verify(proof: Proof, store: GraphStore) -> Verification:
    """Check every chunk's hash, every quote's place, every triple and the words that say it."""
    ids = [c.chunk for c in proof.chunks] + [c.chunk for c in proof.citations]
    ids += [e.chunk for t in proof.triples for e in t.evidence]
    wanted = sorted(set(ids))
    chunks = {chunk.id: chunk for chunk in store.get_chunks(wanted) if chunk is not None}
    problems = [line for chunk in proof.chunks for line in _chunk(chunk, chunks)]
    problems += [line for citation in proof.citations for line in _citation(citation, chunks)]
    problems += _triples(proof, store, chunks)
    return Verification(tuple(dict.fromkeys(problems)))


def read_proof(path: Path) -> Proof:
    """A proof as `guanxi ask --proof FILE` wrote it, or the `proof` of an answer's JSON document.

    Raises VerificationError for a file that holds none.
    """
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise VerificationError(
            f"proof {path} cannot be read: {error}", hint="Make one with: guanxi ask … --proof FILE"
        ) from error
    if isinstance(content, dict) and isinstance(content.get("proof"), dict):
        content = content["proof"]
    try:
        proof = TypeAdapter(Proof).validate_python(content)
    except ValidationError as error:
        problem = error.errors()[0]
        where = " → ".join(str(part) for part in problem["loc"])
        raise VerificationError(f"proof {path}: {where}: {problem['msg']}") from error
    if proof.schema != _SCHEMA:
        raise VerificationError(f"proof {path} has schema {proof.schema}; this version reads {_SCHEMA}")
    return proof


def _chunk(proved: ProofChunk, chunks: dict[str, Chunk]) -> list[str]:
    chunk = chunks.get(proved.chunk)
    if chunk is None:
        return [f"chunk {proved.chunk} is no longer in the store"]
    if chunk.text_hash != proved.text_hash:
        return [f"chunk {proved.chunk} has another text now"]
    return []


def _citation(citation: Citation, chunks: dict[str, Chunk]) -> list[str]:
    chunk = chunks.get(citation.chunk)
    if chunk is None:
        return [f"chunk {citation.chunk} is no longer in the store"]
    if chunk.text[citation.start - chunk.start : citation.end - chunk.start] != citation.quote:
        return [f"chunk {citation.chunk} does not say “{citation.quote}” at {citation.start}–{citation.end}"]
    return []


def _triples(proof: Proof, store: GraphStore, chunks: dict[str, Chunk]) -> list[str]:
    problems = []
    stored = store.get_triples([t.id for t in proof.triples])
    evidence = store.evidence([t.id for t in proof.triples])
    for proved, triple in zip(proof.triples, stored, strict=True):
        name = f"{proved.subject} · {proved.predicate} · {proved.object}"
        if triple is None:
            problems.append(f"triple {name} is no longer in the store")
            continue
        rows = {_place(row) for row in evidence.get(proved.id, ())}
        problems += [_unsaid(name, row) for row in proved.evidence if not _stands(row, rows, chunks)]
    return problems


def _place(row: Evidence) -> tuple[str, int, int, str]:
    return row.chunk, row.start, row.end, row.sentence


def _stands(row: Evidence, rows: set[tuple[str, int, int, str]], chunks: dict[str, Chunk]) -> bool:
    return _place(row) in rows and row.chunk in chunks


def _unsaid(name: str, row: Evidence) -> str:
    return f"triple {name} is no longer said by chunk {row.chunk} at {row.start}–{row.end}"


__all__ = ["ProofTriple", "Verification", "read_proof", "verify"]
