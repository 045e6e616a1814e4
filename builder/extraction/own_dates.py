"""When people were born and died, as the brackets behind their names say it: other years are others' or mistakes.

A later bracket with another year of birth is a namesake's: `no relation of the footballer Ida Venn (1920–1988)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from builder.findings import Fact
from schemas.graph import Literal

_LIVED = frozenset({"birth_date", "death_date"})
_BRACKETS = ("#brackets", "#definition.birth_date", "#definition.death_date")


def without_other_dates(facts: Iterable[Fact]) -> Iterator[Fact]:
    """Facts but dates of birth and death in a year that brackets tell otherwise, and what sentences of namesakes say.

    `曹某（1910年—1996年）… 第二任妻子方某生下二子，1974年去世` tells when she died.
    """
    told = list(facts)
    strays = _of_namesakes(told)
    told = [fact for fact in told if (fact.subject.name, fact.sentence_start) not in strays]
    known: dict[tuple[str, str], set[str]] = {}
    for fact in told:
        if fact.predicate in _LIVED and fact.extractor.endswith(_BRACKETS):
            known.setdefault((fact.subject.name, fact.predicate), set()).add(_year(fact))
    for fact in told:
        years = known.get((fact.subject.name, fact.predicate))
        if years is None or _year(fact) in years:
            yield fact


def _of_namesakes(facts: Iterable[Fact]) -> set[tuple[str, int]]:
    """Names and sentences whose bracket tells another year of birth than the first sentence that tells one."""
    born = sorted(
        (fact for fact in facts if fact.predicate == "birth_date"), key=lambda f: (f.sentence_start, f.start)
    )
    first: dict[str, int] = {}
    for fact in born:
        first.setdefault(fact.subject.name, fact.sentence_start)
    years = {(f.subject.name, _year(f)) for f in born if f.sentence_start == first[f.subject.name]}
    return {
        (f.subject.name, f.sentence_start)
        for f in born
        if f.extractor.endswith(_BRACKETS) and (f.subject.name, _year(f)) not in years
    }


def _year(fact: Fact) -> str:
    value = fact.object.value if isinstance(fact.object, Literal) else ""
    return value[:1] + value[1:].partition("-")[0]
