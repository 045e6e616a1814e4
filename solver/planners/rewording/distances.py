"""How far one place is from another, as the distance between the two."""

from __future__ import annotations

import re

_PLACE = r"(?:the )?[A-ZÀ-Þ][^?,]*?"
_FAR = re.compile(
    r"^How (?:far|many (?:kilomet(?:re|er)s|miles|metres|meters)) "
    rf"(?:(?:is|was) it from (?P<start>{_PLACE}) to (?P<end>{_PLACE})|"
    rf"(?:(?:is|was|are|were)|does|did) (?P<one>{_PLACE}) (?:lie |stand |away )?(?:from|to) (?P<other>{_PLACE}))"
    r"(?= by\b|\s*\?|$)"
)


def distances(question: str) -> str:
    """`How far is Leith from Orme?` as what the distance between Leith and Orme is; from where it lies no more."""
    return _FAR.sub(_between, question)


def _between(match: re.Match[str]) -> str:
    one, other = match["start"] or match["one"], match["end"] or match["other"]
    return f"What is the distance between {one} and {other}"
