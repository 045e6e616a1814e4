"""The circumstances of a fact: what a pattern's other slots hold, when it was, and the work that brought a prize."""

from __future__ import annotations

import re

from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.sentence import Match, words_of
from builder.findings import Named
from schemas.graph import Literal, Qualifier

_MADE = frozenset({"starring", "director"})
_DATE_ALONE = 2  # a date and its comma
_YEAR_ONLY = re.compile(r"\d{4}")
_BESIDE_POST = re.compile("^[及和与](?=.{2})|(?<=[任长员授师事官])(?:时|后|期间)$")
_SHOT = re.compile("拍|筹|签|开机|起|至|年代|因|凭|试镜|邀|请|选")


def qualifiers_of(match: Match, alphabet: Alphabet) -> set[Qualifier]:
    """What its other slots hold, what its pattern says of every match, the work that brings a prize, and the date."""
    found: set[Qualifier] = set()
    labels = match.pattern.source.qualifiers
    for name, values in match.filled.items():
        if name not in ("subject", "object"):
            found |= {
                Qualifier(labels.get(name, name), _BESIDE_POST.sub("", words_of(value))) for value in values
            }
    found |= {Qualifier(key[1:], value) for key, value in labels.items() if key.startswith("=")}
    work = _bringer(match, alphabet)
    if work and all(q.name != "work" for q in found):
        found.add(Qualifier("work", work))
    date = _date(match)
    if date and all(q.name != "time" for q in found):
        found.add(Qualifier("time", date))
    return found


def year_of_work(match: Match) -> Literal | None:
    """The year at the head of a clause that tells of making a work or playing in it, not of shooting it."""
    source = match.pattern.source
    if source.relation not in _MADE or not source.timed:
        return None
    dated = match.segment.date_at(match.found.start())
    if dated is None or _YEAR_ONLY.fullmatch(dated.date.value) is None or not _date(match):
        return None
    clause = match.sentence.since("，。；", match.found.start())
    before = match.sentence.since("，。；", max(clause - 1, 0))
    alone = dated.clause == before and clause - before <= _DATE_ALONE
    shot = _SHOT.search(match.sentence.words(clause, match.found.end())) is not None
    return dated.date if (alone or dated.clause == clause) and not shot else None


def _bringer(match: Match, alphabet: Alphabet) -> str:
    """The work that brings somebody a prize: `《甲》使乙获得…`, `…，并为他带来…`."""
    named = match.filled.get("subject", [])
    slot = match.slot("object")
    honoured = named[0] if named else None
    if not isinstance(honoured, Named) or alphabet.is_work(honoured.type):
        return ""
    if match.sentence.words(*match.found.span()).startswith("向"):
        return ""
    if slot is None or slot.type != "Award" or match.slot("work") is not None:
        return ""
    before = [topic for at, topic in match.segment.topics if at <= match.found.start()]
    names = {value.name for value in named if isinstance(value, Named)}
    while before and before[-1].named and before[-1].named[0].name in names:
        before.pop()
    found = before[-1] if before else None
    return found.named[0].name if found is not None and alphabet.is_work(found.type) else ""


def _date(match: Match) -> str:
    """The date of its clause in ISO 8601, where its pattern is one that dates tell of; else empty."""
    timed = match.pattern.source.timed
    dated = match.segment.date_at(match.found.start()) if timed else None
    if dated is None:
        return ""
    if timed == "clause" and not _governs(dated.clause, match):
        return ""
    if _is_aside(match):
        return ""
    return dated.date.value


def _is_aside(match: Match) -> bool:
    """Whether somebody else than the clause's own subject does it (`他看了李四主演的《山河》`)."""
    topic = match.segment.topic_at(match.found.start())
    stated = topic is not match.segment.topics[0][1]
    return stated and not set(match.agent.named) & set(topic.named)


def _governs(dated_clause: int, match: Match) -> bool:
    """Whether a match stands in the dated clause, or right after one that is only the date."""
    clause = match.sentence.since("，。；", match.found.start())
    before = match.sentence.since("，。；", max(clause - 1, 0))
    return dated_clause in (clause, before) and (dated_clause == clause or clause - before <= 4)
