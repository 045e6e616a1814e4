"""What a question asks of a table: a cell, the rows that fit or how many, the greatest of them, or how two differ."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from schemas.text import Language


class Operation(StrEnum):
    """What is done with the rows."""

    LOOK_UP = "look_up"
    COUNT = "count"
    MOST = "most"
    COMPARE = "compare"
    DIFFER = "differ"


@dataclass(frozen=True, slots=True)
class Tabled:
    """An operation; `said` are the words that ask for it, which no header or cell needs to say, `greater` says which
    end of a column is asked for, and `timed` whether the words are of time."""

    operation: Operation
    said: str = ""
    greater: bool = True
    timed: bool = False


_LESS = frozenset(
    "first earliest oldest lowest shortest smallest fewest least earlier older lower shorter smaller fewer less "
    "早 先 低 短 小 少 近 老 第一".split()
)
_TIMED = frozenset(
    "first last earliest latest oldest newest earlier later older newer 早 晚 先 后 新 老 第一 末站".split()
)
_UNITS = "years|metres|meters|kilometres|kilometers|km|miles|feet|days|months"
_COUNT = re.compile(rf"\bhow many\b(?! (?:more|fewer|less|times|{_UNITS})\b)", re.I)
MEASURE_WORDS = "个座张部位条本次名支项首幅艘家所站届颗种栋"
_COUNT_CHINESE = re.compile(rf"(?:几|多少)[{MEASURE_WORDS}]")
_DIFFER = re.compile(
    r"\bhow (?:many|much) (?:more|fewer|less|[a-z]+er)\b(?: [a-z]+)?|"
    rf"\bby how (?:many|much)(?: (?:{_UNITS}|points))?|\bhow far\b|\b(?:difference|distance)\b|"
    rf"\bhow many (?:{_UNITS})\b",
    re.I,
)
_DIFFER_CHINESE = re.compile(
    r"(?:相差|差|相距|相隔|隔)了?(?:多少|几)|比.+?[高低长短早晚大小多少远](?:出|了)?(?:多少|几)|"
    r"到.+?(?:有|是|相距|距离)?(?:多少|几)(?:公里|千米|米|里)"
)
_COMPARATIVE = (
    "higher|taller|longer|larger|bigger|greater|heavier|faster|deeper|wider|"
    "earlier|later|older|newer|lower|shorter|smaller|first|more|fewer"
)
_COMPARE = re.compile(rf"\b({_COMPARATIVE})\b.*\bor\b|\bor\b.*\b(first|earlier|later)\b", re.I)
_COMPARE_CHINESE = re.compile(
    rf"(?:谁|哪一?[{MEASURE_WORDS}]?)[^，,？?]{{0,4}}?([早晚高低长短大小多少先后])[些点]?[？?]?$"
)
_MOST = re.compile(
    r"\b(highest|tallest|longest|largest|biggest|lowest|shortest|smallest|first|last|earliest|latest|oldest|newest|most|fewest|"
    r"least)\b",
    re.I,
)
_MOST_CHINESE = re.compile(rf"最([早晚高低长短大小多少先后远近新老])|(第一)(?=[{MEASURE_WORDS}])|(末站)")


def asked_of_table(question: str, language: Language) -> Tabled:
    """What a question asks, if it is asked of a table."""
    chinese = language is Language.CHINESE
    differ = (_DIFFER_CHINESE if chinese else _DIFFER).search(question)
    if differ is not None:
        return Tabled(Operation.DIFFER, differ.group())
    compare = (_COMPARE_CHINESE if chinese else _COMPARE).search(question)
    if compare is not None:
        return _measuring(Operation.COMPARE, compare)
    counted = (_COUNT_CHINESE if chinese else _COUNT).search(question)
    most = (_MOST_CHINESE if chinese else _MOST).search(question)
    if most is not None and counted is None:
        return _measuring(Operation.MOST, most)
    return Tabled(Operation.LOOK_UP if counted is None else Operation.COUNT)


def _measuring(operation: Operation, found: re.Match[str]) -> Tabled:
    word = next(group for group in found.groups() if group).casefold()
    return Tabled(operation, word, word not in _LESS, word in _TIMED)
