"""Whether what a language model writes stands in the pages: its quotes word for word, its answer within them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence, Set

from builder.folding import Folded
from builder.numerals import MONTHS_EN
from schemas.plan import AnswerType
from schemas.protocols import GraphStore
from schemas.text import Language, Span
from solver.language import folded
from solver.reading.numbers.amount_units import Unit, unit_behind

_STEM = 4  # letters that forms of an English word have in common
_LEAST_QUOTED = 2  # characters of a quote, without spaces
_APART = re.compile(r"\s*(?:[;；、]|\n|,(?!\d)|，|\band\b|和|与|及)\s*")
_EDGES = " \t\n\"'“”‘’《》〈〉「」『』()（）[]【】.。,，:：!！?？;；、*_`"
_ARTICLE = re.compile(r"(?:the|an?|in|on|at|于|在)\s*", re.I)
_OF_NUMBERS = "零〇一二两三四五六七八九十百千万亿"
_QUOTE_MARKS = str.maketrans(dict.fromkeys("“”„「」『』‘’'", '"'))
_DECORATION = re.compile(r"[*_`#]+")
_LONGEST, _LONG_NAME = (
    15,
    5,
)  # words, or Chinese characters by twos, of an answer, and of each thing that it names
_WORDS = re.compile(r"[\u3400-\u9fff]{1,2}|[^\W_\u3400-\u9fff]+(?:['’.-][^\W_]+)*")
_SHORT_NUMBER = re.compile(r"\d{1,4}")
_MONTHS = "|".join(MONTHS_EN)
_DATED = re.compile(
    rf"(?<!\d)\d{{1,2}}(?:st|nd|rd|th)? (?:{_MONTHS})\b(?: \d{{4}})?|\b(?:{_MONTHS}) \d{{1,2}}(?!\d)|"
    r"(?:(?<!\d)\d{4}年)?(?<!\d)\d{1,2}月(?:\d{1,2}[日号])?"
)
_VERDICTS = {
    "yes": "yes", "true": "yes", "no": "no", "false": "no", "是": "是", "是的": "是", "有": "是", "对": "是",
    "会": "是", "否": "不是", "不是": "不是", "没有": "不是", "不": "不是", "不会": "不是",
}  # fmt: skip
_NUMBER_BEFORE = re.compile(r"(?:\d[.,]|[-−－])$")
_NUMBER_AFTER = re.compile(r"[.,]\d")
_TELLS = {
    AnswerType.DATE: re.compile(
        r"\d|[一二三四五六七八九十〇]{2}|世纪|年|月|century|"
        r"\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b"
    ),
    AnswerType.NUMBER: re.compile(
        r"\d|[一二两三四五六七八九十百千万亿半]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
        r"[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion|half|dozen|once|twice)\b"
    ),
}
"""What an answer holds that is a date or a number."""


def find_words(words: str, text: str) -> Span | None:
    """Where words stand in a text, whatever the width, case, spaces and quotation marks of either; None where they do
    not.

    The offsets are the text's own. Signs at the ends of the words need not stand there.
    """
    bare = words.strip(_EDGES)
    if len("".join(bare.split())) < _LEAST_QUOTED:
        return None
    return next(Folded(_alike(text)).find(_alike(bare)), None)


def says(words: str, text: str) -> bool:
    """Whether a text says words as they are: on one line, and no part of a longer number or of an accented word."""
    return any(_is_whole(text, span) for span in Folded(folded(text)).find(folded(words)))


def speaks(word: str, text: str) -> bool:
    """Whether a text says a word, in English in any form that begins like it."""
    start = folded(word)[:_STEM]
    return says(word, text) or (
        start.isascii() and re.search(rf"\b{re.escape(start)}", folded(text)) is not None
    )


def plain(answer: str) -> str:
    """An answer on one line, without signs that only decorate it."""
    return " ".join(_DECORATION.sub("", answer).split()).rstrip("。.")


def names_of(name: str, store: GraphStore) -> list[str]:
    """All names of the one thing that is called so; none where several are, or nothing is."""
    found = store.find_names([name]).get(name, [])
    return [known.name for known in found[0].names] if len(found) == 1 else []


def verdict_of(answer: str) -> str:
    """Yes or no, as an answer's own language has it; empty for any other answer."""
    return _VERDICTS.get(folded(answer.strip(_EDGES)), "")


def pieces_of(answer: str) -> list[str]:
    """The things that an answer names, one or several, without signs and small words around them."""
    whole = answer.strip(_EDGES)
    pieces = [piece for piece in map(_bare, _APART.split(whole)) if piece]
    return pieces if all(len(piece) > 1 or not whole[0] > "\u2e80" for piece in pieces) else [whole]


def unsaid(answer: str, quoted: Sequence[str], known_as: Callable[[str], Sequence[str]]) -> list[str]:
    """The things of an answer that no quoted words say, under no name that the store has for them; none for an answer
    whose words stand there as a whole.
    """

    def said(words: str) -> bool:
        return any(says(words, text) for text in quoted)

    if said(_bare(answer.strip(_EDGES))):
        return []
    return [piece for piece in pieces_of(answer) if not said(piece) and not any(map(said, known_as(piece)))]


def may_be(answer: str, asked: AnswerType) -> bool:
    """Whether an answer may be of the type asked for, as far as words alone tell: a date or a number."""
    tells = _TELLS.get(asked)
    return tells is None or tells.search(folded(answer)) is not None


def may_count(answer: str, text: str, language: Language, units: Set[Unit]) -> bool:
    """Whether a text says a number otherwise than as part of a date (the 1 of `1 April 1977`), and, where units are
    given, of none but those: of 30人 no years.
    """
    number = answer.strip(_EDGES)
    if not _SHORT_NUMBER.fullmatch(number):
        return True
    bare = folded(_DATED.sub(lambda dated: " " * len(dated.group()), text))
    places = [m.end() for m in re.finditer(rf"(?<!\d){number}(?!\d)[ -]?", bare)]
    found = [unit_behind(bare, place, language) for place in places]
    return any(not behind or not units or not units.isdisjoint(behind) for behind in found)


def is_long(answer: str) -> bool:
    """Whether an answer is rather a sentence than one or several names."""
    words = len(_WORDS.findall(answer))
    return words > _LONGEST and words > _LONG_NAME * len(pieces_of(answer))


def repeats(answer: str, question: str) -> bool:
    """Whether all things that an answer names stand in the question, which then is answered by itself."""
    return all(says(piece, question) for piece in pieces_of(answer))


def _alike(text: str) -> str:
    """A text with width, case and quotation marks alike, character for character."""
    return folded(text).translate(_QUOTE_MARKS)


def _is_whole(text: str, span: Span) -> bool:
    before, first = text[: span.start], text[span.start]
    last, after = text[span.end - 1], text[span.end :]
    if "\n" in text[span.start : span.end] or (after and unicodedata.combining(after[0])):
        return False
    if _is_numeral(first) and before and (_is_numeral(before[-1]) or _NUMBER_BEFORE.search(before)):
        return False
    return not (_is_numeral(last) and after and (_is_numeral(after[0]) or _NUMBER_AFTER.match(after)))


def _is_numeral(character: str) -> bool:
    """Whether a character is part of a number: a digit of any form, or what Chinese numbers are written with."""
    return character.isnumeric() or character in _OF_NUMBERS


def _bare(piece: str) -> str:
    piece = piece.strip(_EDGES)
    found = _ARTICLE.match(piece)
    rest = piece[found.end() :] if found is not None else piece
    return rest if rest and (found is None or found.group()[-1:].isspace() or not rest.isascii()) else piece


__all__ = [
    "find_words",
    "is_long",
    "may_be",
    "may_count",
    "names_of",
    "pieces_of",
    "plain",
    "repeats",
    "says",
    "speaks",
    "unsaid",
    "verdict_of",
]
