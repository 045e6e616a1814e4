"""Whether a sentence says that the prize asked about went to another, or that a lesser one was all there was."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.terms import match
from solver.synthesis.yes_no.claimed import LEAST_MATCH, Claim, Thing

_WINNER = re.compile(r"得主|得奖|获奖|赢家|\b(?:winners?|winning|laureates?|recipients?)\b")
_GOES = {
    Language.CHINESE: r"奖?(?:[^，；。]{0,6}?)(?:归于|归了|归|颁给了?|授予了?|给了|由|被)(?P<who>[^，；。]+)",
    Language.ENGLISH: r"(?: (?:award|prize|medal))?(?: (?:that|of that|the same) year| itself)? "
    r"(?:went|was (?:awarded|given|presented)|had gone|goes|fell) (?:instead )?to (?P<who>[^,;.]+)",
}
"""What stands behind the prize's name, and who has it."""

_ONLY = {
    Language.CHINESE: re.compile(r"[只仅](?:得到|获得|拿到|赢得|获|得|拿|捧得|夺得)了?(?P<what>[^，；。]+)"),
    Language.ENGLISH: re.compile(
        r"\b(?:(?:w[io]n|received|got|took|earned|collected) (?:only|no more than|merely)|"
        r"(?:only|merely) (?:won|received|got|took|earned|collected)|settled? for|made do with|content with) "
        r"(?P<what>[^,;.]+)"
    ),
}
_LESSER = re.compile(
    r"[只仅却但]|另|提名|入围|\b(?:only|merely|but|while|instead|nominat\w+|lost|runner-up|second)\b"
)
_PRIZE = re.compile(r"奖|牌|最佳|\b(?:prize|award|medal|oscar)s?\b|\bbest ")
_VERBS = re.compile(
    r"(?P<nominated>\b(?:nominat\w+|shortlisted|up) (?:[^,;.]{0,20} )?for\b|被?提名(?:为|角逐)?|入围)|"
    r"\b(?:w[io]n|wins|winning|received|took|earned|collected|awarded)\b|获|夺|摘|捧|拿[到下了]|赢|得[了到过]"
)
_WINS_AFTER = re.compile(
    r"\b(?:w[io]n|wins|winning|took|taking|received|collected|hers|his|theirs)\b|获奖|得奖|得主|夺|摘|捧|[获赢]得|胜出|折桂"
)
_NOMINATION_ZH = re.compile(r"[^，。；、]{0,12}提名")
_END = re.compile(r"[.;。；]")
_SHORT = 2  # characters of a prize's shortest name
_TAIL = re.compile(r"奖$| (?:award|prize|medal)s?$")


def has_lesser(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence that names who is asked about says either, and tells of no win of that prize besides."""
    if claim.nominated or not (claim.prized or _WINNER.search(folded(claim.part.text))):
        return False
    sides = [t for t in claim.things if not _is_prize(t)]
    text = "\n".join(clause.plain for clause in clauses)
    prizes = _prizes([t for t in claim.things if _is_prize(t)])
    named = any(match(t.term, clause) >= LEAST_MATCH for t in sides for clause in clauses)
    if not named or not prizes or claim.denies:
        return False
    either = "|".join(map(re.escape, prizes))
    went = re.search(rf"(?:{either})" + _GOES[claim.page.language], text)
    only = _ONLY[claim.page.language].search(text)
    if went is not None and any(form in went["who"] for t in sides for form in t.term.forms):
        return False
    rest = text[: went.start()] + " " + text[went.end() :] if went is not None else text
    if any(prize in rest for prize in prizes):
        return False  # it is named beside, as one that was won
    if went is not None:
        return _LESSER.search(rest) is not None
    works = any("Work" in thing.roots for thing in sides)  # people have other years to win in
    return works and only is not None and _PRIZE.search(only["what"]) is not None


def is_only_nominated(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence tells of the prize asked about as one that it was nominated for, whatever else it won."""
    prizes = _prizes([t for t in claim.things if _is_prize(t)])
    if claim.nominated or claim.denies or not claim.prized or not prizes:
        return False
    text = ", ".join(clause.plain for clause in clauses)
    places = list(re.finditer("|".join(map(re.escape, prizes)), text))
    if not places or _WINS_AFTER.search(text, places[0].end()):
        return False
    return all(_is_nominated(text, *place.span()) for place in places)


def _is_nominated(text: str, start: int, end: int) -> bool:
    """Whether the nearest verb before a prize's name, or a Chinese noun behind it, tells of a nomination."""
    if _NOMINATION_ZH.match(text, end):
        return True
    verbs = list(_VERBS.finditer(text, 0, start))
    return (
        bool(verbs)
        and verbs[-1]["nominated"] is not None
        and _END.search(text, verbs[-1].end(), start) is None
    )


def _is_prize(thing: Thing) -> bool:
    """Whether a thing is a prize, if only by its name."""
    people = thing.roots & {"Person", "Work"}
    return "Award" in thing.roots or (not people and any(_PRIZE.search(f) for f in thing.term.forms))


def _prizes(awards: Sequence[Thing]) -> list[str]:
    """Names of prizes with and without their last word, the longest first."""
    names = {form for thing in awards for form in thing.term.forms}
    names |= {_TAIL.sub("", name) for name in names}
    return sorted((n for n in names if len(n) >= _SHORT), key=lambda n: (-len(n), n))
