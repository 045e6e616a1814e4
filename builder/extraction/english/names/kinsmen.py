"""Full names of kinsmen whom a page calls by a first name alone: `his younger brother, Frank`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from builder.findings import Fact, FoundAlias, Named

_KIN = frozenset({"sibling", "parent", "father"})
_MALE = re.compile(r"\b(?:brothers?|father)\b")
_SON = re.compile(r"\bsons?\b")
_OTHER = re.compile(r"\b(?:sisters?|daughters?|mother|half|step\w*|adopt\w+)\b|-in-law")
_WORD = re.compile(r"[A-ZÀ-Ý][a-zà-ÿ'’]+")


def name_kinsmen(
    subject: Named, aliases: Sequence[str], text: str, facts: Iterable[Fact], *, father: bool
) -> Iterator[FoundAlias]:
    """Frank Oppenheimer of a page about Robert Oppenheimer, whom it calls Oppenheimer.

    Brothers, a father and, of a man (`father`), sons bear the family name; whether the last word is one,
    the page shows by calling its subject by it alone. None if the subject has had another name.
    """
    family = _family_name(subject, aliases, text)
    for fact in facts if family else ():
        if fact.predicate not in _KIN or not isinstance(fact.object, Named):
            continue
        ends = (
            (fact.subject, fact.object) if fact.subject.name == subject.name else (fact.object, fact.subject)
        )
        words = text[fact.start : fact.end]
        male = _MALE.search(words) or (father and _SON.search(words))
        if ends[0].name != subject.name or not male or _OTHER.search(words):
            continue
        if _WORD.fullmatch(ends[1].name) and ends[1].name != family:
            yield FoundAlias(ends[1], f"{ends[1].name} {family}", "statement", fact.start, fact.end)


def _family_name(subject: Named, aliases: Sequence[str], text: str) -> str:
    words = subject.name.split()
    if subject.type != "Person" or len(words) < 2 or words[-2] == "of" or _WORD.fullmatch(words[-1]) is None:
        return ""
    others = [alias for alias in aliases if alias.isascii() and " " in alias]
    if any(alias.split()[-1] != words[-1] for alias in others):
        return ""
    alone = rf"(?:^|[^\w\s]\s*|\b[a-z]+\s|\n){re.escape(words[-1])}\b(?!\s+[A-Z]|-)"
    return words[-1] if re.search(alone, text, re.MULTILINE) else ""
