"""The verdict on a statement that denies something, by the verdict on what it denies: what is so makes it wrong."""

from __future__ import annotations

import re
from dataclasses import replace

from schemas.text import Language
from solver.synthesis.composed import Composed

_YES = re.compile(r"^(?:Yes|是的)(?P<stop>[,:，：]\s*)")
_NO = re.compile(r"^(?:No|不是)(?P<stop>[,:，：]\s*)")
_WRONG = {Language.ENGLISH: "That is not right: ", Language.CHINESE: "不对，"}
_RIGHT = {Language.ENGLISH: "That is right: ", Language.CHINESE: "对，"}


def turned_verdict(told: Composed, language: Language) -> Composed:
    """The answer with its `yes` and `no` turned round, and in words that cannot be taken for the other; one that
    begins with neither as it is.
    """
    for pattern, lead in ((_YES, _WRONG[language]), (_NO, _RIGHT[language])):
        if pattern.match(told.text):
            return replace(
                told,
                text=pattern.sub(lead, told.text, count=1),
                marked=pattern.sub(lead, told.marked, count=1),
            )
    return told
