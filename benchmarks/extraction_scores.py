"""Counts of what was extracted against what the data says: pure functions over rows and findings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from benchmarks.extraction_rows import DataMapping, Row
from builder.extraction.english.values import find_dates
from builder.findings import Fact, FoundMention
from schemas.graph import Literal, LiteralKind
from schemas.names import name_key, split_sense
from schemas.ontology import Ontology

Triple = tuple[str, str, str]

_ARTICLE = re.compile(r"^(?:the|a|an) (?=\S)")
_OWNED = re.compile(r"(?<=\w)['’]s?$")
_CHINESE_DATE = re.compile(r"(\d{4})年(?:(\d{1,2})月)?(?:(\d{1,2})日)?")


@dataclass(slots=True)
class Counts:
    """Of what was said, how much is right; of what the data wants, how much was found."""

    said: int = 0
    right: int = 0
    wanted: int = 0
    found: int = 0

    def add(self, other: Counts) -> None:
        """Add other counts to these."""
        self.said += other.said
        self.right += other.right
        self.wanted += other.wanted
        self.found += other.found

    def shares(self, *, recall_only: bool = False) -> dict[str, float | int | None]:
        """Precision, recall and F1 in per cent, one decimal; None where nothing is there to divide by."""
        precision = None if recall_only else _percent(self.right, self.said)
        recall = _percent(self.found, self.wanted)
        f1 = None
        if precision is not None and recall is not None:
            f1 = round(2 * precision * recall / (precision + recall), 1) if precision + recall else 0.0
        said = {} if recall_only else {"said": self.said}
        return {"precision": precision, "recall": recall, "f1": f1, **said, "wanted": self.wanted}


@dataclass(frozen=True, slots=True)
class Said:
    """A fact in the data's words: every triple that it may be (one is enough), and its pattern."""

    triples: frozenset[Triple]
    relation: str
    fact: Fact


@dataclass(slots=True)
class RowScore:
    """One row's counts by relation of the data, and the triples behind them for who looks at errors."""

    by_relation: dict[str, Counts] = field(default_factory=dict)
    pairs: Counts = field(default_factory=Counts)
    wrong: list[Said] = field(default_factory=list)
    right: list[Said] = field(default_factory=list)
    missed: list[Triple] = field(default_factory=list)


def score_triples(row: Row, facts: Iterable[Fact], mapping: DataMapping, ontology: Ontology) -> RowScore:
    """Facts against a row's triples; only relations that data and ontology share count."""
    names = _Names(row, mapping)
    allowed = row.relations or frozenset(mapping.relations)
    wanted = {
        triple for s, p, o in row.triples if p in mapping.relations for triple in names.triples(s, (p,), o)
    }
    score = RowScore(missed=[])
    said = _said(row, facts, names, mapping, ontology, allowed)
    for one in said:
        right = bool(one.triples & wanted)
        (score.right if right else score.wrong).append(one)
        relation = min(p for _, p, _ in one.triples & wanted) if right else one.relation
        score.by_relation.setdefault(relation, Counts()).add(Counts(said=1, right=int(right)))
    claimed = frozenset(triple for one in said for triple in one.triples)
    for triple in sorted(wanted):
        found = triple in claimed
        score.by_relation.setdefault(triple[1], Counts()).add(Counts(wanted=1, found=int(found)))
        if not found:
            score.missed.append(triple)
    score.pairs = _pairs(said, wanted)
    return score


def _said(
    row: Row,
    facts: Iterable[Fact],
    names: _Names,
    mapping: DataMapping,
    ontology: Ontology,
    allowed: frozenset[str],
) -> list[Said]:
    found: dict[frozenset[Triple], Said] = {}
    for fact in facts:
        forward = [p for p, ours in mapping.relations.items() if p in allowed and fact.predicate in ours]
        backward = [
            p for p, ours in mapping.relations.items() if p in allowed and f"^{fact.predicate}" in ours
        ]
        if not forward and not backward:
            continue
        subject, thing = names.ends(row, fact)
        relation = ontology.relations.get(fact.predicate)
        if relation is not None and relation.symmetric:
            backward += forward
        triples = frozenset(
            {*names.triples(subject, forward, thing), *names.triples(thing, backward, subject)}
        )
        found.setdefault(triples, Said(triples, (forward or backward)[0], fact))
    return list(found.values())


def _pairs(said: Sequence[Said], wanted: set[Triple]) -> Counts:
    """The same, whatever the relation: are the two things related at all?"""
    pairs = {frozenset((s, o)) for s, _, o in wanted}
    claims = {frozenset(frozenset((s, o)) for s, _, o in one.triples) for one in said}
    claimed = {pair for claim in claims for pair in claim}
    right = sum(bool(claim & pairs) for claim in claims)
    return Counts(len(claims), right, len(pairs), len(pairs & claimed))


class _Names:
    """When two ends of triples of one row are the same."""

    def __init__(self, row: Row, mapping: DataMapping) -> None:
        self._mapping = mapping
        self._groups: dict[str, list[str]] = {}
        for number, group in enumerate(row.names):
            for name in group:
                self._groups.setdefault(self._key(name), []).append(f"#{number}")

    def ends(self, row: Row, fact: Fact) -> tuple[str, str]:
        """Subject and object in words: as written, or as resolved."""
        written = self._mapping.ends == "written"
        subject = fact.subject.name
        if written and fact.subject_span is not None:
            subject = row.text[fact.subject_span.start : fact.subject_span.end]
        thing = fact.object.text if isinstance(fact.object, Literal) else fact.object.name
        if fact.object_span is not None and (written or self._stands_for(fact)):
            thing = row.text[fact.object_span.start : fact.object_span.end]
        return subject, thing

    @staticmethod
    def _stands_for(fact: Fact) -> bool:
        """A date's words, and `German` of `a German actor`: what a group of names would hold."""
        literal = isinstance(fact.object, Literal) and fact.object.kind is LiteralKind.DATE
        return literal or fact.predicate in ("nationality", "country_of_origin")

    def triples(self, subject: str, relations: Iterable[str], thing: str) -> set[Triple]:
        """All triples that these words may mean: a word may stand for things of two groups."""
        subjects = self._groups.get(self._key(subject), [self._key(subject)])
        things = self._groups.get(self._key(thing), [self._key(thing)])
        return set(product(subjects, relations, things))

    def _key(self, words: str) -> str:
        dated = _date(words, year_is_first_day=self._mapping.year_is_first_day)
        if dated:
            return dated
        bare = split_sense(words.replace("_", " "))[0]
        return _ARTICLE.sub("", _OWNED.sub("", name_key(bare)))


def _date(words: str, *, year_is_first_day: bool) -> str:
    """ISO 8601 of words that are a date and nothing else."""
    chinese = _CHINESE_DATE.fullmatch(words.strip())
    if chinese is not None:
        return "-".join(part.zfill(2) for part in chinese.groups() if part)
    found = find_dates(words)
    if len(found) != 1 or found[0].start > 0 or found[0].end < len(words.rstrip(" .,")):
        return ""
    value = found[0].literal.value
    return value[:4] if year_is_first_day and value.endswith("-01-01") else value


def score_mentions(
    row: Row, mentions: Sequence[FoundMention], mapping: DataMapping, ontology: Ontology
) -> tuple[Counts, dict[str, Counts]]:
    """Spans alike to the character: whatever the type, and by the data's types."""
    wanted = {(span.start, span.end): span.type for span in row.spans}
    said = {(mention.start, mention.end): family(mention.named.type, ontology) for mention in mentions}
    both = sum(span in wanted for span in said)
    typed: dict[str, Counts] = {}
    for span, kind in wanted.items():
        found = kind in mapping.types.get(said.get(span, ""), ())
        typed.setdefault(kind, Counts()).add(Counts(wanted=1, found=int(found)))
    known = {span.type for span in row.spans}
    for span, ours in said.items():
        labels = mapping.types.get(ours, ())
        if labels:
            right = wanted.get(span) in labels
            kind = wanted[span] if right else next((label for label in labels if label in known), labels[0])
            typed.setdefault(kind, Counts()).add(Counts(said=1, right=int(right)))
    return Counts(len(said), both, len(wanted), both), typed


def family(kind: str, ontology: Ontology) -> str:
    """The widest type above."""
    while kind in ontology.types and ontology.types[kind].parent:
        kind = ontology.types[kind].parent
    return kind


def total(counts: Iterable[Counts]) -> Counts:
    """The sum."""
    found = Counts()
    for one in counts:
        found.add(one)
    return found


def by_key(parts: Iterable[Mapping[str, Counts]]) -> dict[str, Counts]:
    """Sums by key, the commonest wanted first."""
    found: dict[str, Counts] = {}
    for part in parts:
        for key, counts in part.items():
            found.setdefault(key, Counts()).add(counts)
    return dict(sorted(found.items(), key=lambda item: (-item[1].wanted, item[0])))


def where_stated(by_relation: Mapping[str, Counts]) -> dict[str, Counts]:
    """The counts of one text for those relations that the data states in it."""
    return {name: counts for name, counts in by_relation.items() if counts.wanted}


def _percent(part: int, whole: int) -> float | None:
    return round(100 * part / whole, 1) if whole else None
