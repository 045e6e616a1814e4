"""Stretches of a question that may be names, and how they lie to each other."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from retriever.crossing.vectors import script_of
from schemas.retrieval import LinkedEntity
from schemas.text import Language, Span

_LONGEST_CHINESE = 10  # characters of a stretch looked up in the dictionary
_CAPITALS = re.compile(r"[A-Z][\w'’-]*(?:\s+(?:of|the|and)\s+[A-Z][\w'’-]*|\s+[A-Z][\w'’-]*)*")
_TITLE = re.compile(r"《([^《》]+)》")
_CHINESE_RUN = re.compile(r"[\u3400-\u9fff·]+")


def place_of(entity: LinkedEntity) -> Span:
    """Where a question names what is linked."""
    return Span(entity.start, entity.end)


def stretches(question: str) -> list[Span]:
    """What may be a name: two to ten Chinese characters, or words that begin with capitals."""
    if script_of(question) is Language.ENGLISH:
        return [Span(*match.span()) for match in _CAPITALS.finditer(question)]
    return [
        Span(start, start + length)
        for run in _CHINESE_RUN.finditer(question)
        for start in range(run.start(), run.end() - 1)
        for length in range(2, min(_LONGEST_CHINESE, run.end() - start) + 1)
    ]


@lru_cache(maxsize=4096)
def as_name(form: str) -> re.Pattern[str]:
    """A pattern for a form of a name in a question: a Latin one begins with a capital, as a name does."""
    if not form.isascii():
        return re.compile(re.escape(form))
    words = (
        f"[{re.escape(word[0])}{re.escape(word[0].upper())}]{re.escape(word[1:])}" for word in form.split()
    )
    return re.compile(r"(?<!\w)(?=[A-Z])" + r"\s+".join(words) + r"(?!\w)")


def titles(question: str) -> list[Span]:
    """Where what stands between the marks of a Chinese title does: a part of 《再别康桥》 is no name."""
    return [Span(*found.span(1)) for found in _TITLE.finditer(question)]


def is_whole(stretch: Span, dotted: Iterable[Span]) -> bool:
    """Whether a stretch cuts no name with points, or other whole name, in pieces: 德里 of 费德里科·费里尼."""
    return all(
        stretch.end <= name.start
        or name.end <= stretch.start
        or (stretch.start <= name.start and name.end <= stretch.end)
        for name in dotted
    )


def is_part(place: Span, whole: Span) -> bool:
    """Whether a stretch is a part of another and not all of it."""
    return whole.start <= place.start and place.end <= whole.end and place != whole
