"""Whether what a language model writes stands in the pages: its quotes word for word, its answer within them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from builder.folding import Folded
from schemas.plan import AnswerType
from schemas.text import Span
from solver.language import folded

_LEAST_QUOTED = 2  # characters of a quote, without spaces
_APART = re.compile(r"\s*(?:[;；、]|\n|,(?!\d)|，|\band\b|和|与|及)\s*")
_EDGES = " \t\n\"'“”‘’《》〈〉「」『』()（）[]【】.。,，:：!！?？;；、*_`"
_ARTICLE = re.compile(r"(?:the|an?|in|on|at|by|from|于|在|由|是|为|叫)\s*", re.I)
_VERDICTS = {
    "yes": "yes", "true": "yes", "no": "no", "false": "no", "是": "是", "是的": "是", "有": "是", "对": "是",
    "会": "是", "否": "不是", "不是": "不是", "没有": "不是", "不": "不是", "不会": "不是",
}  # fmt: skip
_TELLS = {
    AnswerType.DATE: re.compile(
        r"\d|[一二三四五六七八九十〇]{2}|世纪|年|月|century|"
        r"\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b"
    ),
    AnswerType.NUMBER: re.compile(
        r"\d|[一二两三四五六七八九十百千万亿半]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
        r"[a-z]+teen|[a-z]+ty|hundred|thousand|million|billion|half|dozen|once|twice)\b"
    ),
}
"""What an answer holds that is a date or a number."""


def find_words(words: str, text: str) -> Span | None:
    """Where words stand in a text, whatever the width, case and spaces of either; None where they do not.

    The offsets are the text's own. Signs at the ends of the words need not stand there.
    """
    bare = words.strip(_EDGES)
    if len("".join(bare.split())) < _LEAST_QUOTED:
        return None
    return next(Folded(folded(text)).find(folded(bare)), None)


def verdict_of(answer: str) -> str:
    """Yes or no, as an answer's own language has it; empty for any other answer."""
    return _VERDICTS.get(folded(answer.strip(_EDGES)), "")


def pieces_of(answer: str) -> list[str]:
    """The things that an answer names, one or several, without signs and small words around them."""
    whole = answer.strip(_EDGES)
    pieces = (_bare(piece) for piece in _APART.split(whole))
    return [piece for piece in pieces if piece]


def unsaid(answer: str, quoted: Sequence[str], known_as: Callable[[str], Sequence[str]]) -> list[str]:
    """The things of an answer that no quoted words say, under no name that the store has for them; none for an answer
    whose words stand there as a whole.
    """
    texts = [Folded(folded(text)) for text in quoted]

    def said(words: str) -> bool:
        return any(next(text.find(folded(words)), None) is not None for text in texts)

    if said(_bare(answer.strip(_EDGES))):
        return []
    return [piece for piece in pieces_of(answer) if not said(piece) and not any(map(said, known_as(piece)))]


def may_be(answer: str, asked: AnswerType) -> bool:
    """Whether an answer may be of the type asked for, as far as words alone tell: a date or a number."""
    tells = _TELLS.get(asked)
    return tells is None or tells.search(folded(answer)) is not None


def repeats(answer: str, question: str) -> bool:
    """Whether all things that an answer names stand in the question, which then is answered by itself."""
    asked = Folded(folded(question))
    return all(next(asked.find(folded(piece)), None) is not None for piece in pieces_of(answer))


def _bare(piece: str) -> str:
    piece = piece.strip(_EDGES)
    found = _ARTICLE.match(piece)
    rest = piece[found.end() :] if found is not None else piece
    return rest if rest and (found is None or found.group()[-1:].isspace() or not rest.isascii()) else piece


__all__ = ["find_words", "may_be", "pieces_of", "repeats", "unsaid", "verdict_of"]
