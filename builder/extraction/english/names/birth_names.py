"""The name that somebody was born under: `Giulia Anna Roe was born on` on the page of Giulietta Roe."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from builder.findings import Fact, FoundAlias, Named
from schemas.graph import Literal

_ALIKE = 3  # letters that two forms of one first name share


def birth_names(facts: Collection[Fact], page: Named) -> list[FoundAlias]:
    """Names with the family name of the page's person by which a sentence opens that tells a birth.

    The first name begins alike, and where brackets tell when the page's person was born, it is in the same year.
    """
    other = page.name.split()
    born = {_year(f) for f in facts if f.predicate == "birth_date" and f.subject.name == page.name}
    found = {}
    for fact in facts:
        name, written = fact.subject.name, fact.subject_span
        if fact.predicate != "birth_date" or name == page.name or written is None:
            continue
        one = name.split()
        alike = len(one) > 1 < len(other) and (one[-1], one[0][:_ALIKE]) == (other[-1], other[0][:_ALIKE])
        if alike and written.start == fact.sentence_start and born <= {_year(fact)}:
            found[name] = FoundAlias(page, name, "statement", written.start, written.end)
    return list(found.values())


def under_one_name(facts: Collection[Fact], aliases: Collection[FoundAlias]) -> Iterator[Fact]:
    """Facts with the page's person for each of these names."""
    meant = {alias.alias: alias.named for alias in aliases}
    for fact in facts:
        thing = meant.get(fact.object.name, fact.object) if isinstance(fact.object, Named) else fact.object
        yield replace(fact, subject=meant.get(fact.subject.name, fact.subject), object=thing)


def _year(fact: Fact) -> str:
    return fact.object.value[:4] if isinstance(fact.object, Literal) else ""
