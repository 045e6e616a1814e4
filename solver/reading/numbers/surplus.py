"""By how much one of two numbers that a sentence gives is the greater: 362 porters and 20 guides; or what of one is
left without the other: six nominations, and won four of them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.numerals import is_number, whole_number
from schemas.text import Language

_ASKED = {
    Language.ENGLISH: re.compile(
        r"\bhow many (?:more|fewer|less) (?P<one>[a-z][a-z -]*?) than (?P<other>[a-z][a-z -]*?)"
        r"(?=\s*[?,]|$|\s+(?:were|was|are|is|did|do|does|had|has|have|in|on|at|of|for|there|that|to|from|by|with)\b)"
    ),
    Language.CHINESE: re.compile(
        r"(?P<one>[^，。？]{2,}?)比(?P<other>[^，。？]{2,}?)[多少](?:出)?了?(?:多少|几)[个名人位座只艘辆条张件所]?"
    ),
}
_LEFT = re.compile(
    r"\bhow many of (?:its|his|her|their|the) (?:[a-z]+ ){0,3}?(?P<one>[a-z]+s) "
    r"(?:did|was|were|has|have|had)\b.*\b(?:fail(?:ed)? to|not|lose)\b"
)
_OF_THEM = re.compile(r"\b(?P<number>\d+|[a-z]+(?:-[a-z]+)?) of (?:them|these|those)\b")
_AMOUNT = {
    Language.ENGLISH: re.compile(
        r"(?<![\d.,$£€])\b(?P<number>\d{1,3}(?:,\d{3})+|\d+|[a-z]+(?:-[a-z]+)?)"
        r"(?=\s+(?P<noun>[a-z][a-z-]*(?:\s+[a-z][a-z-]*){0,2}))"
    ),
    Language.CHINESE: re.compile(
        r"(?<![第\d.])(?P<number>\d+|[一二两三四五六七八九十百]+)(?P<unit>[个名位座只艘辆条张件所])(?P<noun>[\u3400-\u9fff]{2,8})"
    ),
}
_OWN = re.compile(r".*(?:的|里|中|上|有)")
"""What stands before the thing that is counted: 远征队的 of 远征队的挑夫."""


def asks_surplus(question: str, language: Language) -> bool:
    """Whether a question asks how many more of one kind there were than of another, or were left of some."""
    return any(found is not None for found in (_sides(question, language), _left(question, language)))


def surplus_in(question: str, text: str, language: Language) -> int | None:
    """The difference of the two numbers that folded words give; None where they do not give both once."""
    sides = _sides(question, language)
    if sides is not None:
        one, other = (_number_of(noun, text, language) for noun in sides)
        return abs(one - other) if one is not None and other is not None else None
    noun = _left(question, language)
    whole = _number_of(noun, text, language) if noun is not None else None
    parts = [whole_number(m["number"]) for m in _OF_THEM.finditer(text) if is_number(m["number"])]
    return whole - parts[0] if whole is not None and len(parts) == 1 and parts[0] <= whole else None


def _sides(question: str, language: Language) -> tuple[str, str] | None:
    found = _ASKED[language].search(question.casefold())
    if found is None:
        return None
    one, other = (_OWN.sub("", found[name]) or found[name] for name in ("one", "other"))
    return one.strip(), other.strip()


def _left(question: str, language: Language) -> str | None:
    found = _LEFT.search(question.casefold()) if language is Language.ENGLISH else None
    return found["one"] if found is not None else None


def _number_of(noun: str, text: str, language: Language) -> int | None:
    """The only number before a noun, or before the last words of it."""
    amounts = [(m["number"].replace(",", ""), m["noun"]) for m in _AMOUNT[language].finditer(text)]
    numbers = {
        whole_number(word) for word, said in amounts if is_number(word) and _is_noun(noun, said, language)
    }
    return numbers.pop() if len(numbers) == 1 else None


def _is_noun(noun: str, written: str, language: Language) -> bool:
    if language is Language.CHINESE:
        return written.startswith(noun) or noun.endswith(_upto(written))
    asked, words = noun.split(), written.split()
    return any(_ends(words[:length], asked) for length in range(1, len(words) + 1))


def _ends(words: Sequence[str], asked: Sequence[str]) -> bool:
    """Whether words are those asked for, or the shorter of the two ends the longer one: `guides` of `hill guides`."""
    shorter = min(len(words), len(asked))
    return list(words[-shorter:]) == list(asked[-shorter:])


def _upto(written: str) -> str:
    """The noun up to what joins the next one to it: 挑夫 of 挑夫和向导."""
    return re.split(r"[和与及跟、]", written)[0]
