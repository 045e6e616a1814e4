"""What facts say together: Best Actress for a film plays in it; a part told twice is one part."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import replace

from builder.findings import Fact, Named

_MEANS = (
    ("starring", re.compile(r"\b(?:actor|actress|newcomer)\b|\bperformance\b", re.IGNORECASE)),
    ("director", re.compile(r"^(?:best )?(?:director|directing|direction)$", re.IGNORECASE)),
    ("cinematographer", re.compile(r"^(?:best )?cinematograph(?:y|er)$", re.IGNORECASE)),
    ("composer", re.compile(r"^best (?:original )?(?:music|score)$", re.IGNORECASE)),
    ("editor", re.compile(r"^best (?:film )?editing$", re.IGNORECASE)),
)
# What a participle far behind its noun tells.
_TOLD_OF_ONE = frozenset(
    "founding_date founded_by designer named_after opening_date end_date launch_date manufacturer".split()
)
_CREDITS = frozenset("director screenwriter producer composer starring editor cinematographer".split())
_LIVED = frozenset({"birth_date", "death_date"})
_COMPOSER = re.compile(r"\bcomposer\b")
_WRITER = re.compile(r"\b(?:writer|novelist|poet|playwright|librettist|critic|essayist)\b")
_PRIZES = frozenset({"award_won", "award_nominated"})


def infer(facts: Collection[Fact], version: str) -> Iterator[Fact]:
    """Who did what for a work, from prizes that a person got for it; nothing that another fact says already."""
    known = {(f.subject.name, f.predicate, f.object.name) for f in facts if isinstance(f.object, Named)}
    for fact in facts:
        said = {q.name: q.value for q in fact.qualifiers}
        work, category = said.get("work", ""), said.get("category", "")
        if fact.predicate not in _PRIZES or fact.subject.type != "Person" or not work or not category:
            continue
        if work == fact.subject.name:
            continue
        for predicate, pattern in _MEANS:
            if pattern.search(category) and (work, predicate, fact.subject.name) not in known:
                yield replace(
                    fact, subject=Named(work, "Work", "signature"), predicate=predicate, object=fact.subject,
                    extractor=f"{version}#prize.{predicate}", confidence=round(0.95 * fact.confidence, 3),
                    qualifiers=(), subject_span=None, object_span=fact.subject_span,
                )  # fmt: skip


def without_doubles(facts: Collection[Fact]) -> Iterator[Fact]:
    """Facts but a part that word order alone tells where grammar tells it too, by another name or without any."""
    told = {_casting(fact) for fact in facts if "#starring." in fact.extractor}
    roles = {_casting(fact) for fact in facts if fact.predicate == "starring" and fact.qualifiers}
    by_grammar = {_casting(f) for f in facts if "#starring." in f.extractor and f.qualifiers}
    for fact in facts:
        if fact.predicate == "starring":
            key, ordered = _casting(fact), "#definition." in fact.extractor
            if ordered and (key in by_grammar or (key in told and not fact.qualifiers)):
                continue
            if not fact.qualifiers and key in roles:
                continue
        yield fact


def without_vaguer(facts: Collection[Fact]) -> Iterator[Fact]:
    """Facts but the years of births and deaths whose days the page tells as well: `(1921–1994)`, `on 2 May 1921`; and
    counts of people without a year where their sentence gives those of several.
    """
    dated = {
        (f.subject.name, f.sentence_start) for f in facts if f.predicate == "population" and f.qualifiers
    }
    facts = [
        f
        for f in facts
        if f.predicate != "population" or f.qualifiers or (f.subject.name, f.sentence_start) not in dated
    ]
    days = {(f.subject.name, f.predicate, _told(f)[1]) for f in facts if f.predicate in _LIVED}
    for fact in facts:
        who, value = (fact.subject.name, fact.predicate), _told(fact)[1]
        if fact.predicate not in _LIVED or not any(
            day[:2] == who and day[2].startswith(f"{value}-") for day in days
        ):
            yield fact


def as_composed(facts: Collection[Fact], page: Named, opening: str) -> Iterator[Fact]:
    """Facts, with a composer's works for those of which an opening calls the page's person the author."""
    composes = _COMPOSER.search(opening) is not None and _WRITER.search(opening) is None
    for fact in facts:
        own = fact.predicate == "author" and isinstance(fact.object, Named) and fact.object.name == page.name
        said = composes and own and fact.subject.type in ("Work", "")
        yield replace(fact, predicate="composer") if said else fact


def without_strays(facts: Collection[Fact], page: Named) -> Iterator[Fact]:
    """Facts but those that grammar tells of something named on the way and its sentence of the page's subject as well.

    `X is a bridge in London, designed by A`: A designed no London; nor did A direct Ann Lee of `starring Ann Lee and
    directed by A`, where the order of words tells it of the page's film.
    """
    own = {_told(fact) for fact in facts if page.type and fact.subject.name == page.name}
    producers = {_told(f)[1] for f in facts if f.predicate == "producer"}
    producers -= {_told(f)[1] for f in facts if f.predicate == "performer" and f.subject.name == page.name}
    filmed = {_told(f) for f in facts if f.subject.name == page.name and "#definition." in f.extractor}
    for fact in facts:
        if fact.predicate == "performer" and _told(fact)[1] in producers:
            continue  # who recorded a song as a producer does
        credit = fact.predicate in _CREDITS and _told(fact) in filmed
        if (
            fact.subject.name == page.name
            or not (credit or fact.predicate in _TOLD_OF_ONE)
            or "#definition." in fact.extractor
            or page.name == _told(fact)[1]
            or _told(fact) not in own
        ):
            yield fact


def _told(fact: Fact) -> tuple[str, str, int]:
    value = fact.object.name if isinstance(fact.object, Named) else fact.object.value
    return fact.predicate, value, fact.sentence_start


def _casting(fact: Fact) -> tuple[str, str, int]:
    actor = fact.object.name if isinstance(fact.object, Named) else fact.object.value
    return fact.subject.name, actor, fact.sentence_start
