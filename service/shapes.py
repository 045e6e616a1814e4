"""Records as JSON documents: the shapes that programs rely on, versioned by `"schema": 1`."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from schemas.errors import GuanxiError, InputError, PositionError

if TYPE_CHECKING:  # a command that fails or shows its help waits for none of it
    from schemas.answer import Answer
    from schemas.retrieval import Ranking
    from schemas.text import Chunk

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"
SCHEMA = 1


def jsonable(value: object) -> Json:
    """Dataclasses as objects, enums as values, tuples as lists; TypeError for anything else."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Enum):
        return jsonable(value.value)
    if isinstance(value, str | Path):
        return str(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: jsonable(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {str(key): jsonable(item) for key, item in value.items()}
    if isinstance(value, Sequence | set | frozenset):
        items: Iterable[object] = sorted(value) if isinstance(value, set | frozenset) else value
        return [jsonable(item) for item in items]
    raise TypeError(f"{type(value).__name__} has no JSON form")


def versioned(content: Mapping[str, object]) -> dict[str, Json]:
    """A command's document."""
    return {"schema": SCHEMA, **{key: jsonable(value) for key, value in content.items()}}


def answer_document(answer: Answer) -> dict[str, Json]:
    """What `guanxi ask --json` prints."""
    steps = [
        {"task": step.task, "retriever": report.retriever, "found": report.found, "ms": round(report.ms, 2)}
        for step in answer.steps
        for report in step.reports
    ]
    return versioned(
        {
            "question": answer.question,
            "answer": answer.text,
            "marked": answer.marked,
            "abstained": answer.abstained,
            "stop_reason": answer.stop_reason,
            "confidence": answer.confidence,
            "signs": {name: round(value, 4) for name, value in answer.signs.items()},
            "degraded": answer.degraded,
            "language": answer.language,
            "citations": answer.citations,
            "nearest": answer.nearest,
            "plan": answer.plan,
            "steps": steps,
            "subgraph": answer.subgraph,
            "proof": answer.proof,
            "language_model": answer.language_model,
            "ms": round(answer.ms, 2),
        }
    )


@dataclasses.dataclass(frozen=True, slots=True)
class Shown:
    """What a ranking's ids stand for: chunks by id, titles by document, names of entities by id."""

    chunks: Mapping[str, Chunk] = dataclasses.field(default_factory=dict)
    titles: Mapping[str, str] = dataclasses.field(default_factory=dict)
    names: Mapping[str, str] = dataclasses.field(default_factory=dict)


def ranking_document(ranking: Ranking, shown: Shown, *, flow: str, ms: float) -> dict[str, Json]:
    """What `guanxi retrieve --json` prints."""
    hits = []
    for hit in ranking.chunks:
        chunk = shown.chunks.get(hit.chunk)
        told = {"title": shown.titles.get(hit.document, ""), "text": chunk.text if chunk is not None else ""}
        hits.append({field.name: getattr(hit, field.name) for field in dataclasses.fields(hit)} | told)
    triples = [
        {
            "triple": found.triple,
            "score": found.score,
            "retriever": found.retriever,
            "hop": found.hop,
            "why": found.why,
        }
        for found in ranking.triples
    ]
    return versioned(
        {
            "query": ranking.query.text,
            "flow": flow,
            "entities": ranking.query.entities,
            "hits": hits,
            "triples": triples,
            "names": shown.names,
            "reports": ranking.reports,
            "lift": ranking.lift,
            "degraded": ranking.degraded,
            "ms": round(ms, 2),
        }
    )


def error_document(error: GuanxiError) -> dict[str, Json]:
    """What a failed command prints with `--json`."""
    content: dict[str, Json] = {"code": error.code, "message": error.message, "hint": error.hint}
    if isinstance(error, PositionError):
        content["position"] = error.position
    if isinstance(error, InputError):
        content["path"] = error.path
    return {"schema": SCHEMA, "error": content}
