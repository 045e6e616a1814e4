"""Of several names in Chinese words the one that a description is said of, told by how sentences are built."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_HEADED = re.compile(r"(?P<said>[^，；。：]*)的[^，；。：《》的]{0,6}$")
_CLEFT = re.compile(r"的(?:人)?(?:正|就|便|恰)?是[^，；。：《》的]{0,8}$")
_FAMILY = re.compile(r"(?P<name>[\u3400-\u9fff])(?:氏|家)(?=兄弟|姐妹|姊妹|父子|父女|夫妇|一家|两兄弟)")
_NOUN = re.compile(
    r"的(?:那|这)?(?:一)?[位个名部家首张座所本届]?(?P<noun>[\u3400-\u9fff]{2,5})是(?:什么|谁|哪)"
)

LEAST_SHARED = 2  # pairs of characters that a clause has in common with the description that it is of


@dataclass(frozen=True, slots=True)
class Placed:
    """A name and where it stands in words."""

    start: int
    end: int
    name: str


def said_of(text: str, asked: str, names: Sequence[Placed]) -> str:
    """The one name of which `text` says what `asked` describes; empty where the sentence leaves that open.

    In turn: what bears the noun of the description (电影节), whoever is called so (上任的李四), whoever it is said
    to be (交给他的正是李四), and the only one that is no member of a family that the description names.
    """
    for fitting in (_called, _heads, _clefts, _outsiders):
        found = {one.name for one in fitting(text, asked, names)}
        if len(found) == 1:
            return found.pop()
    return ""


def shared(words: str, asked: str) -> int:
    """How many pairs of characters of a description stand in some words."""
    return sum(pair in words for pair in {asked[i : i + 2] for i in range(len(asked) - 1)})


def asked_noun(asked: str) -> str:
    """The noun of two characters or more with which a description ends, before what makes a question of it."""
    noun = _NOUN.search(asked)
    return noun["noun"] if noun is not None else ""


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
