"""Questions that give the answers to choose from, taken apart: the question with each of them alone, as a claim."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.plan import Plan
from schemas.text import Language
from solver.language import language_of
from solver.planners.several.alternatives_chinese import choices_zh
from solver.planners.several.alternatives_english import choices_en
from solver.planners.several.given import Alternative

__all__ = ["Alternative", "alternatives", "may_choose", "names_in"]

_BETWEEN = re.compile(r"\bor\b|\bwhich (?:one )?of\b|还是|谁|哪", re.I)
_TITLE = re.compile(r"《[^》]*》|[\"“][^\"”]+[\"”]")
_MONTH = re.compile(
    r"\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b"
)
_FIRST_MASK = 0xE000


def may_choose(question: str) -> bool:
    """Whether a question has a word by which answers are given to choose from; without one it needs no reading."""
    return _BETWEEN.search(question) is not None


def alternatives(question: str, names: Sequence[str]) -> tuple[Alternative, ...]:
    """Each answer that a question gives and the claim that it is; nothing for any other question, and none that sets
    sizes, numbers or dates against each other. `names` are those in it: no `or` counts within one.
    """
    masked, hidden = _masked(re.sub(r"\s+", " ", question).strip(), names)
    choices = choices_zh if language_of(question) is Language.CHINESE else choices_en
    found = choices(masked.rstrip("?？。. "))
    if len({one.name for one in found}) != len(found) or len(found) < 2:
        return ()
    return tuple(
        Alternative(*(_shown(text, hidden) for text in (one.name, one.claim, one.asked))) for one in found
    )


def names_in(plan: Plan) -> tuple[str, ...]:
    """The names that a question's plan found in it."""
    return tuple(n for part in plan.parts for n in (*part.names, *(e.surface for e in part.entities)))


def _masked(text: str, names: Sequence[str]) -> tuple[str, list[str]]:
    """The text with one character in the place of each title and name, and what they stand for."""
    hidden: list[str] = []

    def hide(match: re.Match[str]) -> str:
        hidden.append(match[0])
        return chr(_FIRST_MASK + len(hidden) - 1)

    text = _TITLE.sub(hide, text)
    for name in sorted(
        (n for n in set(names) if n.strip() and not _MONTH.search(n)), key=lambda n: (-len(n), n)
    ):
        bounded = re.escape(name)
        if name[:1].isupper():  # no common noun: of those the words around tell more
            text = re.sub(rf"(?<![\w]){bounded}(?!\w)", hide, text)
        elif not name.isascii():
            text = re.sub(bounded, hide, text)
    return text, hidden


def _shown(text: str, hidden: Sequence[str]) -> str:
    for place in range(len(hidden) - 1, -1, -1):
        text = text.replace(chr(_FIRST_MASK + place), hidden[place])
    return text
