"""Which by number a question asks for: `her second husband`, 第三任校长; and which words of pages speak of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from builder.numerals import ORDINALS_EN, whole_number
from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.terms import part_language

_ORDINAL_EN = rf"(?P<nth>{'|'.join(ORDINALS_EN)}|\d{{1,2}}(?:st|nd|rd|th))"
_ASKED_EN = re.compile(
    rf"\b{_ORDINAL_EN}\s+(?:and \w+ )?(?:(?:feature|studio|solo|full-length|published|born)\s+)?(?P<noun>[a-z]{{3,}})\b"
)
_OTHER_EN = frozenset(
    "time ceremony edition century anniversary world place prize round season annual place-winner year years day month "
    "half person man woman people ever and of to in at by academy congress session army division floor avenue street"
    " dynasty generation language".split()
)
"""What is numbered without being one of somebody's several: the 78th ceremony, the 20th century."""

_ASKED_ZH = re.compile(
    r"第(?P<nth>[一二三四五六七八九十]{1,3}|\d{1,2})(?:任|个|部|位|本|张|首)(?P<noun>[\u3400-\u9fff]{1,6})"
)
_SAID_ZH = re.compile(r"第([一二三四五六七八九十]{1,3}|\d{1,2})(?:任|个|部|位|本|张|首)")
_NAME = "\0"


@dataclass(frozen=True, slots=True)
class Nth:
    """A number from 1, and the noun of what is counted."""

    number: int
    noun: str

    def is_told(self, texts: Sequence[str]) -> bool | None:
        """Whether words say that it is the one by this number; False where they speak of others alone so, None where
        they number nothing of the kind.
        """
        said = {number for text in texts for number in _numbers(folded(text), self.noun)}
        return self.number in said if said else None


def asked_nth(question: str, names: Sequence[str], language: Language) -> Nth | None:
    """Which by number is asked for; None where none is, or several are."""
    text = folded(without_names(question, names, _NAME))
    pattern = _ASKED_EN if language is Language.ENGLISH else _ASKED_ZH
    found = [m for m in pattern.finditer(text) if m["noun"] not in _OTHER_EN]
    return Nth(_number(found[0]["nth"]), found[0]["noun"]) if len(found) == 1 else None


def _numbers(text: str, noun: str) -> set[int]:
    """The numbers by which a text tells things of a kind apart; in another language, of any kind."""
    if part_language(text) is Language.CHINESE:
        return {_number(number) for number in _SAID_ZH.findall(text)}
    kind = re.escape(noun.removesuffix("s")) + "s?" if noun.isascii() else r"[a-z]+"
    numbered = re.compile(rf"\b{_ORDINAL_EN}\s+(?:[a-z-]+\s+){{0,2}}?{kind}\b")
    return {_number(m["nth"]) for m in numbered.finditer(text)}


def _number(ordinal: str) -> int:
    if ordinal in ORDINALS_EN:
        return ORDINALS_EN.index(ordinal) + 1
    digits = re.sub(r"\D", "", ordinal)
    return int(digits) if digits else whole_number(ordinal)
