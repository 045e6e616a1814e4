"""Claims to an answer's text: marks, citations whose quotes are words of a chunk, and length."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from schemas.answer import Citation
from schemas.graph import Evidence
from schemas.protocols import GraphStore
from schemas.text import Chunk, Document, Language
from solver.results import Extract
from solver.synthesis.script import as_printed

_LONG_QUOTE = {Language.CHINESE: 120, Language.ENGLISH: 280}
_STOPS = re.compile(r"[，；。！？,;.!?]")


@dataclass(frozen=True, slots=True)
class Claim:
    """Words of the answer and the extracts that say so."""

    text: str
    extracts: tuple[Extract, ...] = ()


@dataclass(frozen=True, slots=True)
class Cited:
    """An answer's words without and with marks; `dropped` counts citations that led nowhere."""

    text: str
    marked: str
    citations: tuple[Citation, ...]
    dropped: int = 0


def unique(claims: Sequence[Claim]) -> tuple[Claim, ...]:
    """The claims without those that say the same words again."""
    found: dict[str, Claim] = {}
    for claim in claims:
        found.setdefault(claim.text, claim)
    return tuple(found.values())


def cited_chunks(citations: Sequence[Citation], store: GraphStore) -> list[Chunk]:
    """The chunks that are cited, each once, in order of citation."""
    ids = list(dict.fromkeys(citation.chunk for citation in citations))
    return [chunk for chunk in store.get_chunks(ids) if chunk is not None]


def cite(claims: Sequence[Claim], store: GraphStore, language: Language) -> Cited:
    """Join claims into a sentence; marks are numbered by first use, equal words share one."""
    chunks = _chunks(claims, store)
    documents = _documents(chunks, store)
    numbers: dict[Extract, int] = {}
    citations: list[Citation] = []
    plain, marked, dropped = [], [], 0
    for claim in claims:
        used: set[int] = set()
        for extract in dict.fromkeys(claim.extracts):
            if extract not in numbers:
                citation = _citation(extract, chunks, documents)
                if citation is None:
                    dropped += 1
                    continue
                citations.append(citation)
                numbers[extract] = len(citations)
            used.add(numbers[extract])
        marks = "".join(f"[{number}]" for number in sorted(used))
        quoted = [citations[number - 1] for number in sorted(used)]
        text = as_printed(claim.text, [words for one in quoted for words in (one.title, one.quote)])
        plain.append(text)
        marked.append(text + (" " if marks and language is Language.ENGLISH else "") + marks)
    joint, end = ("，", "。") if language is Language.CHINESE else ("; ", ".")
    return Cited(_closed(joint.join(plain), end), _closed(joint.join(marked), end), tuple(citations), dropped)


def evidence_extract(
    rows: Sequence[Evidence], chunk_languages: Mapping[str, Language], wanted: Language
) -> Extract | None:
    """The best words for a triple: in the question's language, surest, then by place."""
    if not rows:
        return None
    best = min(
        rows,
        key=lambda e: (chunk_languages.get(e.chunk) is not wanted, -e.confidence, e.document, e.start),
    )
    language = chunk_languages.get(best.chunk, wanted)
    if best.sentence_end - best.sentence_start <= _LONG_QUOTE[language]:
        return Extract(best.chunk, best.sentence_start, best.sentence_end)
    start, end = _widened(best)
    return Extract(best.chunk, start, end)


def _widened(evidence: Evidence) -> tuple[int, int]:
    """The words that say it, out to the stops around them."""
    sentence, offset = evidence.sentence, evidence.sentence_start
    before = [m.end() for m in _STOPS.finditer(sentence) if m.end() <= evidence.start - offset]
    after = [m.start() for m in _STOPS.finditer(sentence) if m.start() >= evidence.end - offset]
    start = before[-1] if before else 0
    end = after[0] if after else len(sentence)
    return offset + start, offset + end


def _chunks(claims: Sequence[Claim], store: GraphStore) -> dict[str, Chunk]:
    ids = sorted({extract.chunk for claim in claims for extract in claim.extracts})
    return {chunk.id: chunk for chunk in store.get_chunks(ids) if chunk is not None}


def _documents(chunks: Mapping[str, Chunk], store: GraphStore) -> dict[str, Document]:
    keys = sorted({chunk.document for chunk in chunks.values()})
    return {d.key: d for d in store.get_documents(keys) if d is not None}


def _citation(
    extract: Extract, chunks: Mapping[str, Chunk], documents: Mapping[str, Document]
) -> Citation | None:
    chunk = chunks.get(extract.chunk)
    document = documents.get(chunk.document) if chunk is not None else None
    if chunk is None or document is None:
        return None
    start, end = max(extract.start, chunk.start), min(extract.end, chunk.end)
    quote = chunk.text[start - chunk.start : end - chunk.start]
    start += len(quote) - len(quote.lstrip())
    quote = quote.strip()
    if not quote:
        return None
    return Citation(chunk.id, document.key, document.title, chunk.headings, start, start + len(quote), quote)


def _closed(text: str, end: str) -> str:
    text = text.strip()
    if not text:
        return ""
    text = text[0].upper() + text[1:] if end == "." else text
    return text if text[-1] in "。！？.!?" else text + end
