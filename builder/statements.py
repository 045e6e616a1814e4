"""Bare triples to a document's graph: each line is a chunk and its own evidence."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.readers.page import Page, StatementLine
from schemas.graph import DocumentEntity, DocumentGraph, Literal, LiteralKind, Mention, Statement
from schemas.names import name_key
from schemas.ontology import Ontology
from schemas.text import Chunk

EXTRACTOR = "statements/1"
_LITERAL_TYPES = {"Date": LiteralKind.DATE, "Number": LiteralKind.NUMBER, "Text": LiteralKind.TEXT}
_DATE = re.compile(r"(?:1\d{3}|20\d{2})(?:-\d{2}(?:-\d{2})?)?")
_NUMBER = re.compile(r"[-+]?\d+(?:\.\d+)?")
_DATED = re.compile(r"year|date|time|born|died|founded|年|日期|时间|時間", re.IGNORECASE)


def statement_graph(page: Page, chunks: Sequence[Chunk], ontology: Ontology) -> DocumentGraph:
    """The graph of a triple file.

    A predicate that the ontology names becomes its relation. An object is a literal where the
    relation's range is, or, for a predicate that the ontology does not know, if every object that
    the file gives it is a date or a number; all other ends are entities, one a name key, untyped.
    """
    text = page.document.text
    predicates = _predicates(page, ontology)
    kinds = _literal_kinds(page, predicates, ontology)
    names: dict[str, DocumentEntity] = {}
    mentions: list[Mention] = []
    statements: list[Statement] = []

    def entity(chunk: Chunk, span: tuple[int, int]) -> int:
        surface = text[span[0] : span[1]]
        found = names.setdefault(name_key(surface) or surface, DocumentEntity(len(names), surface))
        mentions.append(Mention(chunk.id, *span, surface, found.ref, "statement"))
        return found.ref

    for line, chunk in zip(page.statements, chunks, strict=True):
        wording = _slice(text, line.predicate)
        value = _literal(_slice(text, line.object), kinds.get(wording))
        subject = entity(chunk, line.subject)
        thing = entity(chunk, line.object) if value is None else value
        statements.append(_statement(line, chunk, subject, predicates[wording], thing))
    return DocumentGraph(
        page.document, tuple(chunks), tuple(names.values()), tuple(mentions), tuple(statements)
    )


def _statement(
    line: StatementLine, chunk: Chunk, subject: int, predicate: str, thing: int | Literal
) -> Statement:
    span = (line.start, line.end)
    return Statement(subject, predicate, thing, chunk.id, *span, *span, EXTRACTOR, 1.0)


def _slice(text: str, span: tuple[int, int]) -> str:
    return text[span[0] : span[1]]


def _predicates(page: Page, ontology: Ontology) -> dict[str, str]:
    """Wording to relation; a wording of no relation, or of several, stays as it is."""
    wordings = dict.fromkeys(_slice(page.document.text, line.predicate) for line in page.statements)
    named = {wording: ontology.predicates_named(wording) for wording in wordings}
    return {wording: found[0] if len(found) == 1 else wording for wording, found in named.items()}


def _literal_kinds(page: Page, predicates: dict[str, str], ontology: Ontology) -> dict[str, LiteralKind]:
    """Wordings whose objects are literals, and of which kind."""
    text = page.document.text
    objects: dict[str, list[str]] = {}
    for line in page.statements:
        objects.setdefault(_slice(text, line.predicate), []).append(_slice(text, line.object))
    found: dict[str, LiteralKind] = {}
    for wording, predicate in predicates.items():
        relation = ontology.relations.get(predicate)
        if relation is not None:
            if len(relation.range) == 1 and relation.range[0] in _LITERAL_TYPES:
                found[wording] = _LITERAL_TYPES[relation.range[0]]
        elif all(_DATE.fullmatch(value) for value in objects[wording]) and _DATED.search(wording):
            found[wording] = LiteralKind.DATE
        elif all(_NUMBER.fullmatch(value) for value in objects[wording]):
            found[wording] = LiteralKind.NUMBER
    return found


def _literal(value: str, kind: LiteralKind | None) -> Literal | None:
    """None where the value does not have the form of its kind: then it is an entity."""
    if kind is None:
        return None
    if kind is LiteralKind.DATE and not _DATE.fullmatch(value):
        return None
    if kind is LiteralKind.NUMBER and not _NUMBER.fullmatch(value):
        return None
    return Literal(kind, value, value)
