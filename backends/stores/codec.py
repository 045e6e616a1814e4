"""A document's graph as JSON values and back, without loss."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import TypeAlias, cast

import numpy as np

from schemas.graph import (
    Alias,
    DocumentEntity,
    DocumentGraph,
    Literal,
    LiteralKind,
    Mention,
    Qualifier,
    Statement,
    SubjectSource,
    TokenCodes,
    Vectors,
)
from schemas.text import Chunk, ChunkKind, Document, Language

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"


def encode_document(graph: DocumentGraph, *, vectors: bool = True) -> dict[str, Json]:
    """JSON values; the text of chunks is left out, since they are slices of the document."""
    document = graph.document
    record: dict[str, Json] = {
        "key": document.key,
        "title": document.title,
        "text": document.text,
        "source": document.source,
        "language": document.language,
        "metadata": dict(document.metadata),
        "fingerprint": graph.fingerprint,
        "chunks": [_encode_chunk(chunk) for chunk in graph.chunks],
        "entities": [_encode_entity(entity) for entity in graph.entities],
        "mentions": [_encode_mention(graph, mention) for mention in graph.mentions],
        "statements": [_encode_statement(graph, statement) for statement in graph.statements],
    }
    if vectors and graph.vectors is not None:
        record["vectors"] = _encode_vectors(graph.vectors)
    if vectors and graph.token_codes is not None:
        record["token_codes"] = _encode_codes(graph.token_codes)
    return record


def _encode_chunk(chunk: Chunk) -> Json:
    return [chunk.start, chunk.end, chunk.language, list(chunk.headings), chunk.kind]


def _encode_entity(entity: DocumentEntity) -> Json:
    return {
        "ref": entity.ref,
        "name": entity.name,
        "type": entity.type,
        "type_source": entity.type_source,
        "aliases": [[alias.name, alias.reason, alias.start, alias.end] for alias in entity.aliases],
        "about": entity.about,
        "sense": entity.sense,
        "description": entity.description,
    }


def _ordinal(graph: DocumentGraph, chunk: str) -> int:
    return int(chunk[len(graph.document.key) + 1 :])


def _encode_mention(graph: DocumentGraph, mention: Mention) -> Json:
    ordinal = _ordinal(graph, mention.chunk)
    return [ordinal, mention.start, mention.end, mention.surface, mention.ref, mention.source, mention.score]


def _encode_statement(graph: DocumentGraph, statement: Statement) -> Json:
    object_ = statement.object
    return {
        "subject": statement.subject,
        "predicate": statement.predicate,
        "object": [object_.kind, object_.value, object_.text, object_.unit]
        if isinstance(object_, Literal)
        else object_,
        "chunk": _ordinal(graph, statement.chunk),
        "span": [statement.start, statement.end, statement.sentence_start, statement.sentence_end],
        "extractor": statement.extractor,
        "confidence": statement.confidence,
        "subject_source": statement.subject_source,
        "qualifiers": [[qualifier.name, qualifier.value] for qualifier in statement.qualifiers],
    }


def _encode_vectors(vectors: Vectors) -> Json:
    values = np.ascontiguousarray(vectors, dtype="<f4").tobytes()
    return {"rows": len(vectors), "f32": base64.b64encode(values).decode()}


def _encode_codes(codes: tuple[TokenCodes, ...]) -> Json:
    """The rows of each chunk, the bytes of a row, and all rows one after another."""
    values = b"".join(np.ascontiguousarray(one).tobytes() for one in codes)
    width = codes[0].shape[1] if codes else 0
    return {"rows": [len(one) for one in codes], "width": width, "u8": base64.b64encode(values).decode()}


def decode_document(record: Mapping[str, object]) -> DocumentGraph:
    """What `encode_document` was given; KeyError, TypeError, ValueError or IndexError if it was not."""
    values = cast("Mapping[str, Json]", record)
    document = Document(
        _text(values["key"]),
        _text(values["title"]),
        _text(values["text"]),
        _text(values["source"]),
        Language(_text(values["language"])),
        {name: _text(value) for name, value in _object(values["metadata"]).items()},
    )
    vectors, codes = values.get("vectors"), values.get("token_codes")
    return DocumentGraph(
        document,
        tuple(_decode_chunk(document, ordinal, row) for ordinal, row in enumerate(_list(values["chunks"]))),
        tuple(_decode_entity(_object(row)) for row in _list(values["entities"])),
        tuple(_decode_mention(document.key, _list(row)) for row in _list(values["mentions"])),
        tuple(_decode_statement(document.key, _object(row)) for row in _list(values["statements"])),
        None if vectors is None else _decode_vectors(_object(vectors)),
        None if codes is None else _decode_codes(_object(codes)),
        _text(values["fingerprint"]),
    )


def _text(value: Json) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} should be text")
    return value


def _integer(value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} should be a whole number")
    return value


def _number(value: Json) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TypeError(f"{value!r} should be a number")
    return value


def _list(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} should be a list")
    return value


def _object(value: Json) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise TypeError(f"{value!r} should be an object")
    return value


def _decode_chunk(document: Document, ordinal: int, row: Json) -> Chunk:
    start, end, language, headings, kind = _list(row)
    first, last = _integer(start), _integer(end)
    return Chunk(
        f"{document.key}#{ordinal}",
        document.key,
        ordinal,
        first,
        last,
        document.text[first:last],
        Language(_text(language)),
        tuple(_text(heading) for heading in _list(headings)),
        ChunkKind(_text(kind)),
    )


def _decode_entity(row: dict[str, Json]) -> DocumentEntity:
    about = row["about"]
    if not isinstance(about, bool):
        raise TypeError(f"{about!r} should be true or false")
    return DocumentEntity(
        _integer(row["ref"]),
        _text(row["name"]),
        _text(row["type"]),
        _text(row["type_source"]),
        tuple(_decode_alias(_list(alias)) for alias in _list(row["aliases"])),
        about,
        _text(row["sense"]),
        _text(row["description"]),
    )


def _decode_alias(row: list[Json]) -> Alias:
    name, reason, start, end = row
    return Alias(_text(name), _text(reason), _integer(start), _integer(end))


def _decode_mention(key: str, row: list[Json]) -> Mention:
    ordinal, start, end, surface, ref, source, score = row
    return Mention(
        f"{key}#{_integer(ordinal)}",
        _integer(start),
        _integer(end),
        _text(surface),
        _integer(ref),
        _text(source),
        _number(score),
    )


def _decode_statement(key: str, row: dict[str, Json]) -> Statement:
    start, end, sentence_start, sentence_end = map(_integer, _list(row["span"]))
    return Statement(
        _integer(row["subject"]),
        _text(row["predicate"]),
        _decode_object(row["object"]),
        f"{key}#{_integer(row['chunk'])}",
        start,
        end,
        sentence_start,
        sentence_end,
        _text(row["extractor"]),
        _number(row["confidence"]),
        SubjectSource(_text(row["subject_source"])),
        tuple(Qualifier(*map(_text, _list(pair))) for pair in _list(row["qualifiers"])),
    )


def _decode_object(value: Json) -> int | Literal:
    if isinstance(value, list):
        kind, normal, text, unit = map(_text, value)
        return Literal(LiteralKind(kind), normal, text, unit)
    return _integer(value)


def _decode_vectors(value: dict[str, Json]) -> Vectors:
    rows = _integer(value["rows"])
    raw = base64.b64decode(_text(value["f32"]), validate=True)
    return np.frombuffer(raw, dtype="<f4").astype(np.float32).reshape(rows, -1)


def _decode_codes(value: dict[str, Json]) -> tuple[TokenCodes, ...]:
    rows = [_integer(count) for count in _list(value["rows"])]
    if min(rows, default=0) < 0:
        raise ValueError(f"{rows} should be numbers of rows")
    raw = base64.b64decode(_text(value["u8"]), validate=True)
    codes = np.frombuffer(raw, dtype=np.uint8).reshape(sum(rows), _integer(value["width"]))
    ends = np.cumsum(rows, dtype=np.int64).tolist()
    return tuple(codes[end - count : end] for count, end in zip(rows, ends, strict=True))
