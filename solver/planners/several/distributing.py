"""Questions that ask the same of several things: 甲和乙出生在哪里, Where were A and B born?"""

from __future__ import annotations

import re

from schemas.logical_form import Mention, Retrieval
from schemas.plan import QuestionKind
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.kinds.coordination import coordinated
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis

_KINDS = (QuestionKind.INTERSECTION, QuestionKind.ATTRIBUTE, QuestionKind.LIST)
_MOST = 4  # things
_EACH = re.compile(r"分别|各自|各(?![种类国地界位个项方省市县])|\brespectively\b|\beach\b")
_TOGETHER = re.compile(
    r"都|共同|一起|一同|合作|同[一个属在]|相同|一样|\b(?:both|same|together|common|share[ds]?)\b", re.I
)
_CHOICE = re.compile(
    r"谁|哪一?[位部家座本首款艘所名]|哪一?个(?!城市|国家|地方|地区|省|县|市|镇|村|大学|学校|年|月|日)|还是|或|之间|之中|当中|"
    r"\bwho(?:m|se)?\b|\bwhich of\b|\bor\b|\bbetween\b|\beither\b|\bneither\b",
    re.I,
)
"""What is asked of one of several things, and not of each."""

_JOINT = re.compile(r"和|与|跟|同|及|以及")
_OPENING, _CLOSING = frozenset("《“「\"'"), frozenset("》”」\"'")
_PLURAL = re.compile(r"\b(?:[Ww]ere|[Aa]re|[Hh]ave)\b")
_SINGULAR = {"were": "was", "are": "is", "have": "has"}


def distributed(part: Analysis, reading: Reading, lexicon: Lexicon) -> tuple[tuple[str, str], ...]:
    """The question asked of each of the things that it sets beside each other, and the name of each; empty where it
    asks what they share, or for one of them.

    What a thing has one of is asked of each, and when something happened to it; of other relations only where `each`
    or `respectively` says so. What no page names is not taken apart: it may be one name (`University of Science and
    Technology`).
    """
    things = coordinated(part, lexicon)
    if reading.kind not in _KINDS or not 1 < len(things) <= _MOST or part.inherited or part.comparison:
        return ()
    if not all(thing.candidates for thing in things):
        return ()
    each = _EACH.search(part.blanked) is not None
    shared = _TOGETHER.search(part.blanked) or _CHOICE.search(part.blanked)
    if not each and (shared or not _has_one(reading, lexicon)):
        return ()
    spans = [_written(part.text, thing.start, thing.end) for thing in things]
    before, behind = part.text[: spans[0][0]], part.text[spans[-1][1] :]
    if part.language is Language.ENGLISH:
        before = _PLURAL.sub(lambda m: _SINGULAR[m[0].lower()], before)
    behind = re.sub(r"\s+(?=[?.]?$)", "", _EACH.sub("", behind))
    return tuple(
        (before + part.text[start:end] + behind, thing.surface)
        for thing, (start, end) in zip(things, spans, strict=True)
    )


def owned(part: Analysis, reading: Reading, lexicon: Lexicon) -> tuple[tuple[str, str], ...]:
    """The question asked of each of two of whom the first is told by a work of theirs: 《甲》的导演和乙出生在哪里,
    《甲》的导演和《乙》的导演出生在哪里; and the names that they begin with. 甲和乙的妻子 may be one or two wives.
    """
    if reading.kind is not QuestionKind.CHAIN or part.language is not Language.CHINESE or part.comparison:
        return ()
    if len(part.things) != 2 or not _has_one(reading, lexicon) or part.inherited:
        return ()
    if not any(kind and lexicon.fits(kind, ("Work",)) for kind in part.things[0].types):
        return ()
    if _TOGETHER.search(part.blanked) or _CHOICE.search(part.blanked):
        return ()
    first, other = (_written(part.text, thing.start, thing.end) for thing in part.things)
    heads = {found.start: found.end for found in part.relations}
    end = heads.get(first[1] + 1, 0)
    joint = _JOINT.fullmatch(part.text[end : other[0]])
    if part.text[first[1] : first[1] + 1] != "的" or joint is None:
        return ()
    last = heads.get(other[1] + 1, other[1]) if part.text[other[1] : other[1] + 1] == "的" else other[1]
    before, behind = part.text[: first[0]], _EACH.sub("", part.text[last:])
    phrases = (part.text[first[0] : end], part.text[other[0] : last])
    return tuple(
        (before + phrase + behind, thing.surface) for phrase, thing in zip(phrases, part.things, strict=True)
    )


def is_asked_of(reading: Reading, name: str, *, through: bool = False) -> bool:
    """Whether a reading asks for one thing of what bears a name, and not of something that it only qualifies; or,
    `through` it, of what is its own.
    """
    first = reading.actions[0] if reading.actions else None
    subject = first.subject if isinstance(first, Retrieval) else None
    alone = reading.kind in (QuestionKind.ATTRIBUTE, QuestionKind.LIST)
    alone = alone or (through and reading.kind is QuestionKind.CHAIN)
    return alone and isinstance(subject, Mention) and subject.name == name


def _has_one(reading: Reading, lexicon: Lexicon) -> bool:
    """Whether each thing has its own: a value of which it has one, or a date (a film may come out twice)."""
    return bool(reading.predicates) and all(
        lexicon.has_one(predicate) or lexicon.range(predicate) == ("Date",)
        for predicate in reading.predicates
    )


def _written(text: str, start: int, end: int) -> tuple[int, int]:
    """A name with the marks around it."""
    if start > 0 and end < len(text) and text[start - 1] in _OPENING and text[end] in _CLOSING:
        return start - 1, end + 1
    return start, end
