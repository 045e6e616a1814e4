"""Of several names in Chinese words the one that a description is said of, told by how sentences are built."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_HEADED = re.compile(r"(?P<said>[^，；。：]*)的[^，；。：《》的]{0,6}$")
_CLAUSE = re.compile(r"[，；。：]")
_SHORT = re.compile(r"，[^，。；：]{0,4}$")  # who they are, of whom a row is told: 得主
_IN_ORDER = re.compile(r"(?:依次|分别|先后)(?:[为是由归给]|颁给|交给|获得?|夺得|拿下|得到|成为|当选)?")
_JOINT = re.compile(r"[、和与及]")
_CLEFT = re.compile(r"的(?:人)?(?:正|就|便|恰)?是[^，；。：《》的]{0,8}$")
_FAMILY = re.compile(r"(?P<name>[\u3400-\u9fff])(?:氏|家)(?=兄弟|姐妹|姊妹|父子|父女|夫妇|一家|两兄弟)")
_NOUN = re.compile(
    r"的(?:那|这)?(?:一)?[位个名部家首张座所本届]?(?P<noun>[\u3400-\u9fff]{2,5})是(?:什么|谁|哪)"
)

_NUMBER = re.compile(r"\d+")
_YEAR = re.compile(r"(?<!\d)\d{4}(?=年)")
_TITLE = re.compile(r"《[^《》]+》")

LEAST_SHARED = 2  # pairs of characters that a clause has in common with the description that it is of


@dataclass(frozen=True, slots=True)
class Placed:
    """A name and where it stands in words."""

    start: int
    end: int
    name: str


def said_of(text: str, asked: str, names: Sequence[Placed]) -> str:
    """The one name of which `text` says what `asked` describes; empty where the sentence leaves that open.

    In turn: whoever stands at the place of what is asked for in a row (甲奖和乙奖依次归张三和李四), what bears the noun
    of the description (电影节), whoever is called so (上任的李四), whoever it is said
    to be (交给他的正是李四), and the only one that is no member of a family that the description names.
    """
    for fitting in (_in_order, _called, _heads, _clefts, _outsiders):
        found = {one.name for one in fitting(text, asked, names)}
        if len(found) == 1:
            return found.pop()
    return ""


def shared(words: str, asked: str) -> int:
    """How many pairs of characters of a description, and how many of its numbers, stand in some words; a year tells as
    much as a word of three characters."""
    pieces = _NUMBER.split(asked)
    pairs = {piece[i : i + 2] for piece in pieces for i in range(len(piece) - 1)}
    told = sum(part in words for part in pairs | set(_NUMBER.findall(asked)))
    return told + sum(year in words for year in set(_YEAR.findall(asked)))


def most_shared(stop: re.Pattern[str], text: str, asked: str) -> tuple[int, int]:
    """Where the stretch between stops that says most of a description begins and ends, its words counted before the
    titles in it; the whole text where none says enough, or several as much.
    """
    ends = [*(m.start() for m in stop.finditer(text)), len(text)]
    starts = [0, *(m.end() for m in stop.finditer(text))]
    for words in (_TITLE.sub(" ", asked), asked):
        said = [shared(text[start:end], words) for start, end in zip(starts, ends, strict=True)]
        most = max(said)
        if most >= LEAST_SHARED and said.count(most) == 1:
            return starts[said.index(most)], ends[said.index(most)]
    return 0, len(text)


def asked_noun(asked: str) -> str:
    """The noun of two characters or more with which a description ends, before what makes a question of it."""
    noun = _NOUN.search(asked)
    return noun["noun"] if noun is not None else ""


def _in_order(text: str, asked: str, names: Sequence[Placed]) -> list[Placed]:
    """Of names that are told of as many things in a row the one at the place of the thing that is asked for."""
    for order in _IN_ORDER.finditer(text):
        before, after = text[: order.start()], text[order.end() :]
        rowed = _SHORT.sub("", before)
        rows = _JOINT.split(rowed[max((m.end() for m in _CLAUSE.finditer(rowed)), default=0) :])
        fitting = [one for one in names if order.end() <= one.start < order.end() + _row_ends(after)]
        if len(rows) != len(fitting) or len(rows) < LEAST_SHARED:
            rows = _JOINT.split(after[: _row_ends(after)])
            first = max((m.end() for m in _CLAUSE.finditer(before)), default=0)
            fitting = [one for one in names if first <= one.start < order.start()]
        said = [shared(row, asked) for row in rows]
        if len(rows) == len(fitting) > 1 and said.count(max(said)) == 1 and max(said) >= LEAST_SHARED:
            return [sorted(fitting, key=lambda one: one.start)[said.index(max(said))]]
    return []


def _row_ends(text: str) -> int:
    stop = _CLAUSE.search(text)
    return stop.start() if stop is not None else len(text)


def _heads(text: str, asked: str, names: Sequence[Placed]) -> list[Placed]:
    """Those before which a clause says the most of a description, with 的: 为《甲》演唱主题曲的李四."""
    weights = [
        shared(match["said"], asked) if (match := _HEADED.search(text[: one.start])) else 0 for one in names
    ]
    most = max(weights, default=0)
    return [one for one, w in zip(names, weights, strict=True) if w == most >= LEAST_SHARED]


def _clefts(text: str, asked: str, names: Sequence[Placed]) -> list[Placed]:
    return [one for one in names if _CLEFT.search(text[: one.start])]


def _outsiders(text: str, asked: str, names: Sequence[Placed]) -> list[Placed]:
    """Those whose family name is not that of the family with whom somebody is said to have done something."""
    families = {m["name"] for m in _FAMILY.finditer(asked)}
    return [one for one in names if families and one.name[:1] not in families]


def _called(text: str, asked: str, names: Sequence[Placed]) -> list[Placed]:
    noun = asked_noun(asked)
    return [one for one in names if noun and one.name.endswith(noun)]
