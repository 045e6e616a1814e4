"""How alike two names are: forms under which they meet, and the nearest name of another script by vector."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from builder.language import has_han
from builder.spelling import plain
from schemas.graph import Vectors

_BLOCK = 1024  # rows of a matrix of cosines held at once
_MARKS = re.compile(r"(?<!\d)\.|\.(?!\d)|['’‘`·・•‧∙⋅．]")
_INITIALS = re.compile(r"\b([A-Z])\.\s*(?=[A-Z])")
_WORD = re.compile(r"\w+|[^\w\s]")
_JUNIOR = re.compile(r",(?=\s+(?:Jr|Sr|Inc|Ltd|LLC|Co|Corp)\b)")
_HYPHENS = frozenset("-\u2010\u2011\u2012\u2013\u2014")
_FORMS = frozenset(
    "inc incorporated corp corporation co company ltd limited llc llp plc gmbh ag sa nv ab oy pte bv".split()
)
_CHINESE_FORM = re.compile("(?:股份)?(?:有限)?(?:责任)?公司$")
_ROMAN = re.compile("[ivx]+")

_KINDS: Mapping[str, re.Pattern[str]] = MappingProxyType(
    {
        "college": re.compile("学院|學院|书院|書院|公学|公學|中学|中學|学校|學校|高中"),
        "museum": re.compile("博物|馆|館"),
        "library": re.compile("图书|圖書|书库|館|馆"),
        "hospital": re.compile("[医醫]院"),
        "airport": re.compile("机场|機場|空港"),
        "bridge": re.compile("[桥橋]"),
        "lake": re.compile("[湖泊池潭海错措]"),
        "river": re.compile("[河江川水溪曲]"),
    }
)
"""Words of English names of which a Chinese name of the same thing has one, too."""


def spelled_words(name: str) -> tuple[str, ...]:
    """The words of a name without accents, case, stops and hyphens; initials stand together.

    Signs that make another name (`+`, `!`, a comma) are words of their own. Of a Chinese name the
    characters without dots and spaces are one word. Nothing for a name that ends in the middle of a word.
    """
    text = unicodedata.normalize("NFKC", name).strip()
    if has_han(text):
        return ("".join(_MARKS.sub("", text).split()).casefold(),)
    if not text or text[-1] in _HYPHENS:
        return ()
    text = _JUNIOR.sub("", _INITIALS.sub(r"\1 ", plain(text).replace("&", " and ")))
    words = [word for word in _WORD.findall(_MARKS.sub("", text).casefold()) if word not in _HYPHENS]
    return tuple(_with_joined_initials(words))


def _with_joined_initials(words: Sequence[str]) -> Iterator[str]:
    initials = ""
    for word in (*words, ""):
        if len(word) == 1 and word.isalpha():
            initials += word
            continue
        yield from filter(None, (initials, word))
        initials = ""


def without_form(name: str) -> tuple[str, ...]:
    """The words of an organisation's name without what kind of company it is."""
    words = spelled_words(name)
    if len(words) == 1 and has_han(name):
        short = _CHINESE_FORM.sub("", words[0])
        return (short,) if len(short) > 1 else words
    while len(words) > 1 and words[-1] in _FORMS:
        words = words[:-1]
    return words


def same_but_for_initials(one: Sequence[str], other: Sequence[str]) -> bool:
    """Full names of three words or more that differ in middle names given as initials alone.

    A Roman number is no initial, and a name `of` somewhere is a ruler's or a saint's.
    """
    if len(one) != len(other) or len(one) < 3 or one[0] != other[0] or one[-1] != other[-1]:
        return False
    if "of" in one or any(_ROMAN.fullmatch(word) for word in (*one, *other)):
        return False
    middles = list(zip(one[1:-1], other[1:-1], strict=True))
    return all(a == b or (min(len(a), len(b)) == 1 and a[0] == b[0]) for a, b in middles)


def shares_signs(latin: str, han: str) -> bool:
    """Whether the numbers of two names are the same, every Latin word in the Chinese one is in the other, and a
    word for a kind of body is there in both (伦敦大学 is no college)."""
    kinds = set(spelled_words(latin)) & _KINDS.keys()
    if any(_KINDS[kind].search(han) is None for kind in kinds):
        return False
    numbers = [sorted(re.findall(r"\d+", name)) for name in (latin, han)]
    words = re.findall("[a-z]+", plain(latin).casefold())
    return numbers[0] == numbers[1] and set(re.findall("[a-z]+", plain(han).casefold())) <= set(words)


@dataclass(frozen=True, slots=True)
class Nearest:
    """Two names, each the other's nearest: places in the two lists, cosine in [-1, 1], and how much
    farther the second nearest of either is."""

    one: int
    other: int
    cosine: float
    margin: float


def mutual_nearest(ones: Vectors, others: Vectors) -> list[Nearest]:
    """Pairs of rows that are each other's nearest; equal cosines fall to the first, with no margin."""
    if not len(ones) or not len(others):
        return []
    best_other, first, second = _two_best(ones, others)
    best_one, first_back, second_back = _two_best(others, ones)
    found: list[Nearest] = []
    for one, other in enumerate(best_other):
        if best_one[other] == one:
            runner_up = max(second[one], second_back[other])
            cosine = float(first[one])
            found.append(Nearest(one, int(other), cosine, float(min(cosine, first_back[other]) - runner_up)))
    return found


def _two_best(
    rows: Vectors, columns: Vectors
) -> tuple[np.ndarray[tuple[int], np.dtype[np.int64]], list[float], list[float]]:
    """For each row the place of the nearest column, its cosine, and that of the second nearest (-1: none)."""
    places: list[int] = []
    first: list[float] = []
    second: list[float] = []
    for start in range(0, len(rows), _BLOCK):
        cosines = rows[start : start + _BLOCK] @ columns.T  # (block, n_columns), in [-1, 1]
        nearest = cosines.argmax(axis=1)
        places += nearest.tolist()
        order = np.arange(len(cosines))
        first += cosines[order, nearest].tolist()
        cosines[order, nearest] = -1.0
        second += cosines.max(axis=1).tolist()
    return np.asarray(places, np.int64), first, second
