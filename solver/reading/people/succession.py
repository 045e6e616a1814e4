"""Who came after somebody or before, in a post, a band or a part: what a question asks, and sentences that say it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_DONE = r"(?:succeeded|replaced|followed|supplanted)"
_TOOK = (
    r"(?:took over (?:the \w+ )?from|took the place of|came (?:next )?after|(?:stood|stepped|filled) in for)"
)
_WHO = r"(?P<who>[A-ZÀ-Þ\"“][^?,]{1,60}?)"
_REST = r"(?P<rest>,? (?:as|in|at|on|of|for|with|when|during)\b[^?]*)?\s*\?*$"
_AFTER = tuple(
    re.compile(form + _REST)
    for form in (
        rf"^Who (?:\w+ly |next )?(?:{_DONE}|{_TOOK}) {_WHO}",
        rf"^(?:Who|By whom) (?:was|were) {_WHO} (?:\w+ly )?{_DONE}(?: by)?",
        rf"^Who (?:was|were|became) (?:the )?(?:successor|replacement) (?:of|to|for) {_WHO}",
        rf"^Who (?:was|were|became) {_WHO}['’]s? (?:successor|replacement)",
        rf"^Who took {_WHO}['’]s? place",
    )
)
_BEFORE = tuple(
    re.compile(form + _REST)
    for form in (
        rf"^Whom? did {_WHO} (?:succeed|replace|follow|supplant|take over from|take the place of|come after)",
        rf"^Who (?:preceded|came before|(?:was|were) {_DONE} by) {_WHO}",
        rf"^Who (?:was|were) {_WHO}['’]s? predecessor",
        rf"^Who (?:was|were) the predecessor of {_WHO}",
    )
)
_UNREAL = re.compile(
    r"\b(?:not|never|nearly|almost|might|could|would|refused|declined|offered|hoped|wanted|rumou?red)\b"
)
_NEAR = 20  # characters before the words that say it
_TOLD = r"(?:,? (?:an?|the|who|whose|then|now|himself|herself)\b[^,;.]{1,60},)?"
_ONE = r"(?:the )?(?:[a-z-]+ ){0,4}"
_BE = r"(?:was|were|is|are|has been|had been|been|being)(?: [a-z]+){0,2}?"

_CROWNED = re.compile(
    r"^the [a-z]+(?: [a-z]+)?, [^,;.]{2,30},[^;.]*?\b(?:followed|succeeded) (?:his|her) (?:father|mother)\b"
    r"[^;.]*\b(?:throne|as (?:king|queen|emperor|empress|tsar|sultan)|as \w+ [ivx]+\b)"
)
"""The child of whoever a page is about, told in the row of his or her children."""


@dataclass(frozen=True, slots=True)
class Succession:
    """Whose successor is asked for, or whose predecessor."""

    who: str
    after: bool = True


def asked_succession(question: str) -> Succession | None:
    """What an English question asks; None for any other question."""
    text = " ".join(question.split())
    for after, forms in ((True, _AFTER), (False, _BEFORE)):
        found = next((m for form in forms if (m := form.match(text)) is not None), None)
        if found is not None:
            return Succession(found["who"].strip('"“” '), after)
    return None


def says_succession(text: str, forms: Sequence[str], *, after: bool) -> bool:
    """Whether a sentence, folded, says who came after whoever has one of some names, or else before."""
    own = "|".join(
        sorted({re.escape(name) for form in forms for name in _called(form)}, key=len, reverse=True)
    )
    left, came = _left(rf"\b(?:{own})\b"), _came(rf"\b(?:{own})\b")
    found = (m for form in (left if after else came) for m in re.finditer(form, text))
    return any(_UNREAL.search(text[max(0, m.start() - _NEAR) : m.end()]) is None for m in found)


def follows_pronoun(text: str, forms: Sequence[str], *, after: bool) -> bool:
    """Whether it says so with a pronoun for the one who was there before: `he was succeeded by B`."""
    if after:
        return re.match(rf"(?:[^,;.]{{1,30}}, )?(?:he|she) {_BE} {_DONE}\b[^;.]*? by ", text) is not None
    own = "|".join(re.escape(name) for form in forms for name in _called(form))
    by = rf"(?:he|she) {_BE} {_DONE}(?: (?!and\b)[^,;. ]+){{0,6}}? by {_ONE}(?:{own})\b"
    return re.match(rf"(?:[^,;.]{{1,30}}, )?{by}", text) is not None


def crowned_after(text: str) -> bool:
    """Whether a sentence of somebody's own page, folded, says who came after him on a throne: `followed his father`."""
    return _CROWNED.search(text) is not None and _UNREAL.search(text) is None


def _left(own: str) -> tuple[str, ...]:
    """Ways to say that somebody of a name was followed."""
    return (
        rf"{own}{_TOLD} {_BE} {_DONE}\b[^;.]*? by ",
        rf"\b(?:{_DONE}|{_TOOK}) (?:(?!by\b)[a-z-]+ ){{0,4}}?{own}",
        rf"{own}['’]s (?:successor|replacement)\b",
        rf"\b(?:successor|replacement) (?:of|to|for) {_ONE}{own}",
        rf"\bby {_ONE}{own},? and then,?(?: in [^,;.]*,)? by ",
    )


def _came(own: str) -> tuple[str, ...]:
    """Ways to say whom somebody of a name followed."""
    return (
        rf"\b(?!(?:he|she)\b)\w+{_TOLD} {_BE} {_DONE}(?: (?!and\b)[^,;. ]+){{0,6}}? by {_ONE}{own}",
        rf"\bby {_ONE}\w[^;.]*? and then,?(?: in [^,;.]*,)? by {_ONE}{own}",
        rf"{own}{_TOLD}(?: [^,;. ]+){{0,12}}? (?:{_DONE}|{_TOOK}) (?!by\b)",
        rf"{own}['’]s predecessor\b",
    )


def _called(form: str) -> tuple[str, ...]:
    """A name, and its last word."""
    return (form, form.rpartition(" ")[2]) if " " in form else (form,)
