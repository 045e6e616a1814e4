"""Posts that are no head of a body: coaches, deputies, directors of films, chiefs of staff."""

from __future__ import annotations

import re

from builder.findings import Fact, Named

_COACHES = re.compile(r"(?<!general )(?<!stage )\b(?:manager|coach)\b")
_CHIEFS = re.compile(
    r"\b(?:presid|chair|chief|CEO\b|director|executive|principal|rector|provost|dean\b|chancellor|head\b(?! coach))"
)
_POST = r"(?:head|chief|chair(?:man|woman|person)?|president|director|principal|rector|provost|dean|chancellor|CEO)"
_DEPUTY = re.compile(rf"\b(?:[Dd]eputy|[Vv]ice|[Aa]ssistant|[Aa]ssociate|[Aa]cting)(?:[ -]\w+)?[ -]{_POST}\b")
_ALONE = re.compile(
    rf"(?<![Dd]eputy )(?<![Vv]ice )(?<![Vv]ice-)(?<![Aa]ssistant )(?<![Aa]ssociate )(?<![Aa]cting )\b{_POST}\b"
)
_FILMED = re.compile(r"\b(?:film|movie|series|written|produced|starring|screenplay)\b[^.;]*\bdirected by\b")
_RANK = re.compile(
    r"\b(?:Chief|Baronet|Director|Chairman|President|Head)s?$|^(?:Staff|Police|Operations|Government|Mission)$"
)


def leads_nothing(fact: Fact, text: str) -> bool:
    """Whether a fact makes somebody the head of a body who is none by the words of its sentence.

    `The Dutch coach X led the team`, `deputy head of the Lund Office`, `released by Lund, written and directed by X`,
    `Chief of Staff`.
    """
    if fact.predicate != "chief_executive" or not isinstance(fact.subject, Named):
        return False
    sentence = text[fact.sentence_start : fact.sentence_end]
    if _COACHES.search(sentence) is not None and _CHIEFS.search(sentence) is None:
        return True
    deputy = _DEPUTY.search(sentence) is not None and _ALONE.search(sentence) is None
    return deputy or _RANK.search(fact.subject.name) is not None or _FILMED.search(sentence) is not None
