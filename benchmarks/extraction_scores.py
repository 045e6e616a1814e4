"""Counts of what was extracted against what the data says: pure functions over rows and findings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from benchmarks.extraction_rows import DataMapping, Row
from builder.extraction.english.values import find_dates
from builder.findings import Fact, Findings, FoundMention, Named
from schemas.graph import Literal
from schemas.names import name_key, split_sense
from schemas.ontology import Ontology
from schemas.text import Span

Triple = tuple[str, str, str]

_ARTICLE = re.compile(r"^(?:the|a|an) (?=\S)")
_OWNED = re.compile(r"(?<=\w)['’]s?$")
_WEEKDAY = re.compile(r"^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? ")
_CHINESE_DATE = re.compile(r"(\d{4})年(?:(\d{1,2})月)?(?:(\d{1,2})日)?")


_BY_ADJECTIVE = frozenset(
    {"nationality", "country_of_origin"}
)  # `German` says Germany here, and nowhere else


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


def score_triples(row: Row, found: Findings, mapping: DataMapping, ontology: Ontology) -> RowScore:
    """Facts against a row's triples; only relations that data and ontology share count."""
    names = _Names(row, mapping, found)
    wanted = {
        triple for s, p, o in row.triples if p in mapping.relations for triple in names.triples(s, (p,), o)
    }
    score = RowScore(missed=[])
    said = _said(row, found, names, mapping, ontology)
    for one in said:
        right = bool(one.triples & wanted)
        (score.right if right else score.wrong).append(one)
        relation = min(p for _, p, _ in one.triples & wanted) if right else one.relation
        score.by_relation.setdefault(relation, Counts()).add(Counts(said=1, right=int(right)))
    claimed = frozenset(triple for one in said for triple in one.triples)
    for triple in sorted(wanted):
        here = triple in claimed
        score.by_relation.setdefault(triple[1], Counts()).add(Counts(wanted=1, found=int(here)))
        if not here:
            score.missed.append(triple)
    score.pairs = _pairs(said, wanted)
    return score


def _said(row: Row, found: Findings, names: _Names, mapping: DataMapping, ontology: Ontology) -> list[Said]:
    """Every fact in the data's words, once for each mention of its ends where the data has it so."""
    allowed = row.relations or frozenset(mapping.relations)
    shared = {p: ours for p, ours in mapping.relations.items() if p in allowed}
    claims: dict[frozenset[Triple], Said] = {}
    for fact in (*found.facts, *found.unresolved):
        forward = [p for p, ours in shared.items() if fact.predicate in ours]
        backward = [p for p, ours in shared.items() if f"^{fact.predicate}" in ours]
        if not forward and not backward:
            continue
        relation = ontology.relations.get(fact.predicate)
        if relation is not None and relation.symmetric:
            backward += forward
        nested = any(p in mapping.within for p in forward)
        for subjects, things in names.ends(fact, nested=nested):
            triples = {
                triple
                for subject, thing in product(subjects, things)
                for triple in (
                    *names.triples(subject, forward, thing),
                    *names.triples(thing, backward, subject),
                )
            }
            one = Said(frozenset(triples), (forward or backward)[0], fact)
            claims.setdefault(one.triples, one)
    return list(claims.values())


def _pairs(said: Sequence[Said], wanted: set[Triple]) -> Counts:
    """The same, whatever the relation: are the two things related at all?"""
    pairs = {frozenset((s, o)) for s, _, o in wanted}
    claims = {frozenset(frozenset((s, o)) for s, _, o in one.triples) for one in said}
    claimed = {pair for claim in claims for pair in claim}
    right = sum(bool(claim & pairs) for claim in claims)
    return Counts(len(claims), right, len(pairs), len(pairs & claimed))


class _Names:
    """What the ends of a row's facts are called, and when two ends are the same."""

    def __init__(self, row: Row, mapping: DataMapping, found: Findings) -> None:
        self._text = row.text
        self._mapping = mapping
        self._groups: dict[str, list[str]] = {}
        for number, group in enumerate(row.names):
            for name in group:
                self._groups.setdefault(self._key(name), []).append(f"#{number}")
        self._mentions: dict[str, list[str]] = {}
        if mapping.every_mention or mapping.ends == "resolved":
            named = [m for m in found.mentions if _is_called(m)]
            for mention in (*named, *found.references):
                self._mentions.setdefault(mention.named.name, []).append(mention.surface)
        self._wider: dict[str, list[str]] = {}
        if mapping.within:
            for fact in found.facts:
                if fact.predicate == "located_in" and isinstance(fact.object, Named):
                    self._wider.setdefault(fact.subject.name, []).append(fact.object.name)

    def ends(self, fact: Fact, *, nested: bool) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
        """Words for subject and object, a pair for each fact that the data would state.

        Data of things takes any name that the text has for the thing; data of words has a fact for each
        mention (where the mapping says so) and, `nested`, for each wider place.
        """
        thing = fact.object.text if isinstance(fact.object, Literal) else fact.object.name
        subject_words, words = self._written(fact.subject_span), self._written(fact.object_span)
        if self._mapping.ends == "resolved":
            yield self._names_of(fact.subject.name, subject_words), self._names_of(thing, words)
            return
        subjects = [*(subject_words or [fact.subject.name]), *self._mentions.get(fact.subject.name, ())]
        things = list(words or [thing])
        if isinstance(fact.object, Named) and fact.predicate not in _BY_ADJECTIVE:
            things += self._mentions.get(thing, ())
            things += self._places_around(thing) if nested else []
        for pair in product(dict.fromkeys(subjects), dict.fromkeys(things)):
            yield pair[:1], pair[1:]

    def _names_of(self, name: str, words: Sequence[str]) -> tuple[str, ...]:
        return tuple(dict.fromkeys((name, *words, *self._mentions.get(name, ()))))

    def _written(self, span: Span | None) -> list[str]:
        return [] if span is None else [self._text[span.start : span.end]]

    def _places_around(self, place: str) -> list[str]:
        found: list[str] = []
        for inner in (place, *found):
            found += [outer for outer in self._wider.get(inner, ()) if outer not in (place, *found)]
        return found

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


def _is_called(mention: FoundMention) -> bool:
    """Whether a mention calls its thing by a word of its name, not by `German`."""
    return not set(name_key(mention.surface).split()).isdisjoint(name_key(mention.named.name).split())


def _date(words: str, *, year_is_first_day: bool) -> str:
    """ISO 8601 of words that are a date and nothing else."""
    words = _WEEKDAY.sub("", words)
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
