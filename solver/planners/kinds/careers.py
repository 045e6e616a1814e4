"""Which of somebody's children became something: 甲的哪个儿子当了演员, `which of A's sons became an actor`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.text import Language
from solver.language import language_of
from solver.planners.kinds.trades import trade_of

_ASKED_EN = re.compile(
    r"^(?:which|what) (?:one )?of (?P<who>[^?,]+?)['’]s? (?:two |three |four )?(?:sons|daughters|children|kids) "
    r"(?:later )?(?:became|become|is|was|works? as|worked as) an? (?P<trade>[a-z]+(?:[ -][a-z]+){0,2})\s*\?*$",
    re.I,
)
_ASKED_ZH = re.compile(
    r"^(?P<who>[^，。？]+?)的?(?:哪一?[个位]|哪些)(?:儿子|女儿|孩子|子女)(?:后来|长大后|也)?(?:都)?"
    r"(?:是|当上?了?|做了?|成了|成为了?)(?:一?[名位个])?(?P<trade>[\u3400-\u9fff]{2,6}?)[？?]*$"
)


@dataclass(frozen=True, slots=True)
class Career:
    """Of whose children one is asked for, and what they became."""

    who: str
    trade: str

    def is_said(self, text: str) -> bool:
        """Whether words of a page say it: the trade in either language if it is known, else its own word."""
        known = trade_of(self.trade)
        if known is not None:
            return known.is_said(text)
        word = re.escape(self.trade)
        return re.search(rf"\b{word}\b" if self.trade.isascii() else word, text, re.I) is not None


def asked_career(question: str) -> Career | None:
    """Whose child of which trade a question asks for, and nothing else; None where it asks something else."""
    chinese = language_of(question) is Language.CHINESE
    found = (_ASKED_ZH if chinese else _ASKED_EN).match(question.strip())
    return Career(found["who"].strip("《》“”"), found["trade"]) if found is not None else None
