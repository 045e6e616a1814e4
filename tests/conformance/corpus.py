"""Small documents for tests of stores: pages written by hand, and random ones that share names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from hypothesis import strategies as st

from backends.stores.canonical import titles
from schemas.decisions import Decision, DecisionKind, Member, decision_graph
from schemas.graph import (
    Alias,
    DocumentEntity,
    DocumentGraph,
    EmbedderInfo,
    Literal,
    LiteralKind,
    Mention,
    Qualifier,
    Statement,
    SubjectSource,
    TokenCodes,
)
from schemas.text import Chunk, ChunkKind, Document, Language

DIMENSION = 4
EMBEDDER = EmbedderInfo("counting", DIMENSION, "test")


def embed(text: str) -> np.ndarray:
    """Letters counted by code point modulo 4, as a vector of length 1."""
    vector = np.ones(DIMENSION, dtype=np.float32)
    for character in text:
        vector[ord(character) % DIMENSION] += 1
    return vector / np.linalg.norm(vector)


def code(text: str) -> TokenCodes:
    """A row a word: its length and its first letter, modulo 256."""
    rows = [[len(word) % 256, ord(word[0]) % 256] for word in text.split()]
    return np.array(rows, dtype=np.uint8).reshape(-1, 2)


def make_document(
    key: str,
    title: str,
    sentences: Sequence[str],
    entities: Sequence[DocumentEntity],
    facts: Sequence[tuple[int, str, int | Literal, int]] = (),
    *,
    language: Language = Language.ENGLISH,
    qualifiers: Sequence[Qualifier] = (),
    confidence: float = 0.5,
    kind: ChunkKind = ChunkKind.TEXT,
) -> DocumentGraph:
    """One chunk a sentence, embedded with codes of its words, a mention wherever an entity's name stands, and
    facts (subject, predicate, object, number of the sentence that says it)."""
    text = "\n".join(sentences)
    chunks: list[Chunk] = []
    start = 0
    for ordinal, sentence in enumerate(sentences):
        end = start + len(sentence)
        chunks.append(
            Chunk(f"{key}#{ordinal}", key, ordinal, start, end, sentence, language, ("History",), kind)
        )
        start = end + 1
    mentions = [
        Mention(chunk.id, place, place + len(entity.name), entity.name, entity.ref)
        for chunk in chunks
        for entity in entities
        if (place := text.find(entity.name, chunk.start, chunk.end)) >= 0
    ]
    statements = [
        Statement(
            subject,
            predicate,
            object_,
            chunks[number].id,
            chunks[number].start,
            chunks[number].end,
            chunks[number].start,
            chunks[number].end,
            "test/1",
            confidence,
            SubjectSource.SPAN,
            tuple(qualifiers),
        )
        for subject, predicate, object_, number in facts
    ]
    embedded = kind is ChunkKind.TEXT and bool(sentences)
    return DocumentGraph(
        Document(key, title, text, f"{key}.txt", language, {"licence": "CC0"}),
        tuple(chunks),
        tuple(entities),
        tuple(mentions),
        tuple(statements),
        np.stack([embed(sentence) for sentence in sentences]) if embedded else None,
        tuple(code(sentence) for sentence in sentences) if embedded else None,
        "test/1",
    )


def entity(
    ref: int,
    name: str,
    type_: str = "",
    *aliases: str,
    about: bool = False,
    source: str = "tagger",
    sense: str = "",
) -> DocumentEntity:
    """An entity whose aliases stand in brackets."""
    named = tuple(Alias(alias, "bracket") for alias in aliases)
    return DocumentEntity(
        ref, name, type_, source if type_ else "", named, about, sense, f"{name}." if about else ""
    )


def year(value: str) -> Literal:
    return Literal(LiteralKind.DATE, value, f"{value}年")


NAMES = ("Ann", "ann", "Bo", "Cy", "Ann (x)", "Ann (y)", "安", "博", "Ann Bo", "安·博")
TYPES = ("", "", "Person", "Work", "Film")
REASONS = ("bracket", "statement", "simplified", "link", "title_sense", "shortened")
SOURCES = ("definition", "signature", "rule", "tagger")


@st.composite
def random_entities(draw: st.DrawFn) -> list[DocumentEntity]:
    names = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=4))
    about = draw(st.booleans())
    found = []
    for ref, name in enumerate(names):
        type_ = draw(st.sampled_from(TYPES))
        aliases = draw(st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(REASONS)), max_size=2))
        found.append(
            DocumentEntity(
                ref,
                name,
                type_,
                draw(st.sampled_from(SOURCES)) if type_ else "",
                tuple(Alias(*alias) for alias in aliases),
                about and ref == 0,
                draw(st.sampled_from(("", "", "x"))),
                draw(st.sampled_from(("", "someone"))),
            )
        )
    return found


@st.composite
def random_documents(draw: st.DrawFn, keys: Sequence[str] = ("a", "b", "c", "d", "e")) -> DocumentGraph:
    """A document of few names, many of them shared with others, homonymous or aliases."""
    entities = draw(random_entities())
    refs = st.integers(0, len(entities) - 1)
    objects = st.one_of(refs, st.sampled_from((year("1988"), year("1990"))))
    facts = draw(st.lists(st.tuples(refs, st.sampled_from(("made", "met")), objects, st.just(0)), max_size=3))
    return make_document(
        draw(st.sampled_from(keys)),
        draw(st.sampled_from(NAMES)),
        [" and ".join(one.name for one in entities), "Nothing else."][: draw(st.integers(1, 2))],
        entities,
        facts,
        language=draw(st.sampled_from(list(Language))),
        qualifiers=draw(st.sampled_from(((), (Qualifier("time", "1988"),)))),
        confidence=draw(st.sampled_from((0.3, 0.5, 0.9))),
    )


@st.composite
def random_decisions(
    draw: st.DrawFn, documents: Sequence[DocumentGraph], keys: Sequence[str] = ("p", "q", "r")
) -> DocumentGraph:
    """A merge or a split of names and of pages of these documents, kept under one of a few keys."""
    pages = [
        Member(titles(one)[1], graph.document.key)
        for graph in documents
        for one in graph.entities
        if one.about
    ]
    members = st.sampled_from((*pages, *pages, *(Member(name) for name in NAMES)))
    chosen = draw(st.lists(members, min_size=2, max_size=3, unique=True))
    graph = decision_graph(Decision(draw(st.sampled_from(DecisionKind)), tuple(chosen), "we know"))
    return replace(graph, document=replace(graph.document, key=draw(st.sampled_from(keys))))
