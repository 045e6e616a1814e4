"""How many awards or nominations pages say that a thing has: `nominated for ten Academy Awards and won four`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from builder.numerals import SMALL_EN, whole_number
from schemas.graph import Entity, Literal, LiteralKind, Triple
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Chunk, Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import Clause, read_page
from solver.reading.page_subjects import page_subjects, sentence_at
from solver.results import Extract, Row, Value

WON, NOMINATED = "award_count", "nomination_count"
TALLIED = frozenset({WON, NOMINATED})
_FACTS = {WON: "award_won", NOMINATED: "award_nominated"}
_NUMBER = {
    Language.CHINESE: re.compile(r"(?<![第\d])(\d{1,3}|[一二两三四五六七八九十]{1,3})(?=[项座个尊])"),
    Language.ENGLISH: re.compile(rf"\b(\d{{1,3}}|{'|'.join(SMALL_EN[1:])})\b"),
}
_REACH = {Language.CHINESE: 14, Language.ENGLISH: 24}  # characters between a verb and its number
_VERBS = {
    Language.CHINESE: (
        (NOMINATED, re.compile(r"入围|提名(?=了?[\d一二两三四五六七八九十])|获(?=[^，。]{1,14}提名)")),
        (WON, re.compile(r"获|得(?!了?提名)|赢|夺|拿|摘|捧|囊括|包揽")),
    ),
    Language.ENGLISH: (
        (NOMINATED, re.compile(r"\bnominated\b|\bup for\b|\bnominations?\b(?=:)")),
        (
            WON,
            re.compile(
                r"\b(?:w[io]n(?:s|ning)?|took|takes|taken|receiv\w+|earn\w*|collect\w*|gain\w*|picked up|swept|got|"
                r"awarded|claimed|garnered|has|had|with)\b"
            ),
        ),
    ),
}
_LATER = {
    Language.CHINESE: re.compile(r"^[项座个尊][^，。；]{0,10}提名"),
    Language.ENGLISH: re.compile(r"^(?:\s+[\w’'-]+){0,3}\s+nominations?\b"),
}
_PRIZES = {
    Language.CHINESE: re.compile(r"奖|提名"),
    Language.ENGLISH: re.compile(r"\b(?:awards?|prizes?|oscars?|nominations?|statuettes?)\b"),
}
_PRIZED = re.compile(r"(?:\s+[\w’'-]+){0,2}?\s+(?:awards?|prizes?|oscars?|statuettes?)\b")
_FEW = rf"{'|'.join(SMALL_EN[1:])}|\d{{1,2}}"
_WON_OF = re.compile(
    rf"\b(?P<won>{_FEW}) of (?:the|its|his|her|their) (?P<all>{_FEW})"
    r"(?=[^,;.]* (?:for which|that) (?:it|he|she|they) (?:had been|was|were) (?:nominated|up)|"
    r"(?: [\w’'-]+){0,3} nominations?\b)"
)
"""So many won of so many: three of the ten prizes for which it had been nominated."""

_LIGHT = re.compile(r"\b(?:has|had|with|got|receiv\w+|earn\w*|collect\w*)$")
"""Verbs that say a win only where a noun after the number does."""


class Tallies:
    """Reads how many awards a thing won, or was nominated for, from its pages and sentences that name it."""

    def __init__(self, store: GraphStore, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon

    def rows(
        self, subject: Value, relation: str, part: SubQuestion, aliases: tuple[str, str, str]
    ) -> list[Row]:
        """One row with the number that words give, else that of the facts; none where neither is known.

        `aliases` are those of the subject, the relation and the number.
        """
        near, said, far = aliases
        awards = [e for e in part.entities if self._lexicon.fits(e.type, ("Award",)) and e.type]
        names = self._award_names([e.id for e in awards])
        told = self._told(subject, relation, names)
        if told is not None:
            number, extract = told
            return [Row({near: subject, far: number}, {}, {said: extract})]
        triples = self._won(subject, relation, {e.id for e in awards})
        if not triples:
            return []
        number = Value(str(len(triples)), literal=_literal(len(triples), str(len(triples))))
        first = next(iter(self._store.evidence([triples[0].id]).get(triples[0].id, ())), None)
        extracts = (
            {said: Extract(first.chunk, first.sentence_start, first.sentence_end)}
            if first is not None
            else {}
        )
        return [Row({near: subject, far: number}, {}, extracts)]

    def _told(self, subject: Value, relation: str, names: frozenset[str]) -> tuple[Value, Extract] | None:
        entity = next(iter(self._store.get_entities([subject.entity] if subject.entity else [])), None)
        if entity is None:
            return None
        for text, language, extract in (*self._own(entity), *self._elsewhere(entity)):
            plain = folded(text)
            if names and not any(name in plain for name in names):
                continue
            number = tally(plain, relation, language)
            if number is not None:
                return Value(str(number), literal=_literal(number, str(number))), extract
        return None

    def _own(self, entity: Entity) -> Iterator[tuple[str, Language, Extract]]:
        """The sentences of the pages about a thing."""
        chunks = self._store.document_chunks(entity.pages)
        for document in self._store.get_documents(entity.pages):
            if document is None:
                continue
            page = read_page(document, chunks.get(document.key, ()))
            for sentence in _sentences(page.clauses):
                first, last = sentence[0], sentence[-1]
                text = "".join(c.text + c.stop for c in sentence)
                yield text, page.language, Extract(first.chunk, first.start, last.end)

    def _elsewhere(self, entity: Entity) -> Iterator[tuple[str, Language, Extract]]:
        """Sentences of other pages that name the thing."""
        mentions = self._store.mentions(entities=[entity.id])
        chunks = {c.id: c for c in self._store.get_chunks(sorted({m.chunk for m in mentions})) if c}
        for mention in mentions:
            chunk = chunks.get(mention.chunk)
            if chunk is None or chunk.document in entity.pages:
                continue
            extract = sentence_at(chunk, mention.start, mention.end)
            yield _words(chunk, extract), chunk.language, extract

    def _award_names(self, ids: Sequence[str]) -> frozenset[str]:
        """Names of awards, and of the awards whose page begins by calling them so."""
        entities = [e for e in self._store.get_entities(ids) if e is not None]
        names = {folded(name.name) for entity in entities for name in entity.names}
        chunks = {m.chunk for m in self._store.mentions(entities=list(ids))} if ids else set()
        documents = sorted({c.document for c in self._store.get_chunks(sorted(chunks)) if c is not None})
        for key, subject in sorted(page_subjects(documents, self._store).items()):
            first = next(iter(self._store.document_chunks([key]).get(key, ())), None)
            opening = folded(first.text) if first is not None else ""
            if self._lexicon.fits(subject.type, ("Award",)) and any(name in opening for name in names):
                names |= {folded(name.name) for name in subject.names}
        return frozenset(names)

    def _won(self, subject: Value, relation: str, awards: Iterable[str]) -> list[Triple]:
        """Facts that are each an award of the kind asked for."""
        if not subject.entity:
            return []
        found = self._store.match(subjects=[subject.entity], predicates=[_FACTS[relation]])
        wanted = set(awards)
        return sorted((t for t in found if not wanted or t.object in wanted), key=lambda t: t.id)


def tally(text: str, relation: str, language: Language) -> int | None:
    """How many awards (`award_count`) or nominations (`nomination_count`) a folded sentence tells of."""
    if _PRIZES[language].search(text) is None:
        return None
    of_all = won_of(text) if language is Language.ENGLISH else None
    if of_all is not None:
        return of_all[0 if relation == WON else 1]
    for match in _NUMBER[language].finditer(text):
        if _kind(text, match.start(), match.end(), language) == relation:
            return whole_number(match[1])
    return None


def won_of(text: str) -> tuple[int, int] | None:
    """How many prizes of how many nominations a folded English sentence says that something won."""
    found = _WON_OF.search(text)
    return None if found is None else (whole_number(found["won"]), whole_number(found["all"]))


def _kind(text: str, start: int, end: int, language: Language) -> str:
    """What a number counts: by the noun after it, else by the nearest verb before it."""
    if _LATER[language].match(text[end:]):
        return NOMINATED
    best = ("", -1)
    for kind, verbs in _VERBS[language]:
        for verb in verbs.finditer(text, 0, start):
            if verb.end() > best[1]:
                best = kind, verb.end()
    kind, said = best
    near = start - said <= _REACH[language]
    prized = language is Language.ENGLISH and _PRIZED.match(text[end:]) is not None
    if kind == WON and (prized or (near and not _LIGHT.search(text[:said]))):
        return WON
    return NOMINATED if kind == NOMINATED and near else ""


def _sentences(clauses: Sequence[Clause]) -> list[list[Clause]]:
    found: dict[int, list[Clause]] = {}
    for clause in clauses:
        found.setdefault(clause.sentence, []).append(clause)
    return [s for s in found.values() if len({c.chunk for c in s}) == 1]


def _words(chunk: Chunk, extract: Extract) -> str:
    return chunk.text[extract.start - chunk.start : extract.end - chunk.start]


def _literal(number: int, text: str) -> Literal:
    return Literal(LiteralKind.NUMBER, str(number), text)
