"""Which stretches of pages answer, and which of several stand beside the best."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from solver.reading.gleaning import is_beside, is_nameless
from solver.reading.windows import Window

_LEAST_SCORE = 0.42
_LEAST_COVER, _LEAST_PHRASE, _LEAST_NAMED_SCORE = 0.4, 0.6, 0.3
_BOTH_NAMED = 0.85  # one of two may be what the page is about
_LEAST_NAMED = 0.6  # of the things of a question about a role
_LEAST_WORDS = 0.6  # of the words of a question that names nothing known
_TOGETHER = 0.6  # of the question's weight in one clause, where it names nothing known
_KINDS = frozenset(
    {
        AnswerType.DATE,
        AnswerType.NUMBER,
        AnswerType.PERSON,
        AnswerType.PLACE,
        AnswerType.ORGANIZATION,
        AnswerType.AWARD,
        AnswerType.WORK,
        AnswerType.ROLE,
    }
)
"""Kinds of answers that a stretch can be seen to hold; one that holds none is beside the point."""

_CLOSE, _LESS_COVER, _MOST_STRETCHES = 0.75, 0.15, 5  # of a list: beside the best stretch


def is_good(window: Window, part: SubQuestion) -> bool:
    """Whether a stretch says enough of what a part asks."""
    if part.asked in _KINDS and not window.typed and part.kind is not QuestionKind.RELATION:
        return False
    if is_beside(window, part):
        return False
    if part.asked is AnswerType.ROLE and part.names and not part.inherited and window.named < _LEAST_NAMED:
        return False
    if is_nameless(part) and (window.words < _LEAST_WORDS or window.together < _TOGETHER):
        return False
    if part.kind is QuestionKind.RELATION:
        return window.named >= _BOTH_NAMED
    if part.kind is QuestionKind.INTERSECTION and window.named >= _BOTH_NAMED and len(part.names) > 1:
        return True
    if part.kind is QuestionKind.CHAIN and window.least_relation < _LEAST_COVER:
        return False
    if part.said and not window.relation:
        return False
    if window.cover < _LEAST_COVER and (part.said or part.residual or part.stated):
        return False
    if not (part.said or part.residual or part.stated) and window.phrase < _LEAST_PHRASE:
        if len(part.names) == 1 and part.kind is QuestionKind.PASSAGE and not part.inherited:
            return False
        named = _BOTH_NAMED if len(part.names) > 1 else 1.0
        told = len(part.names) > 1 or not window.about
        return window.score >= _LEAST_NAMED_SCORE and window.named >= named and told
    return window.score >= _LEAST_SCORE


def spread(windows: Sequence[Window], *, whole: bool = False) -> tuple[Window, ...]:
    """Of the good windows the best, and a few that stand apart and come close to it (or all, if wanted)."""
    best = windows[0]
    chosen = [best]
    for window in windows[1:]:
        if (window.score < best.score * _CLOSE and not whole) or len(chosen) == _MOST_STRETCHES:
            break
        if window.cover < best.cover - _LESS_COVER and window.named < 1 and not whole:
            continue
        if window.words < best.words - _LESS_COVER:
            continue
        if all(not _overlap(window, other) for other in chosen):
            chosen.append(window)
    return tuple(chosen)


def _overlap(one: Window, other: Window) -> bool:
    same = one.page.document.key == other.page.document.key
    return same and one.first <= other.last and other.first <= one.last
