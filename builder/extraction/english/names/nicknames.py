"""Nicknames in quotes in the middle of a name: `John "Jack" Roe` is one name, and no title of a work."""

from __future__ import annotations

import re
from collections.abc import Iterator

from schemas.text import Span

_CAPITAL = r"[A-ZÀ-ÞĀ-Ž][\w.’-]*(?:'[A-Z]\w+)?"
_NICK = r"[A-ZÀ-ÞĀ-Ž][\w.'’-]*(?:[ ][A-ZÀ-ÞĀ-Ž][\w'’-]*){0,2}"
_INSIDE = re.compile(
    rf"(?<![\w'’])(?P<given>{_CAPITAL}(?:[ ]{_CAPITAL}){{0,3}})[ ]"
    rf"(?P<quoted>\"(?P<a>{_NICK})\"|“(?P<b>{_NICK})”|‘(?P<c>{_NICK})’|'(?P<d>{_NICK})')"
    rf"[ ](?P<family>(?:(?:van|von|de|der|del|di|da|la|le)[ ])*{_CAPITAL}(?:[ ]{_CAPITAL})?)"
)
_NOT_GIVEN = frozenset(
    "a an the in on at of for from by with to beyond like under over about between "
    "beside behind and or but as after before since when while his her its their "
    "this that it he she they i we you single song album film movie episode series show book novel poem play "
    "video track hit award awards prize starring including called titled named entitled".split()
)
_NOT_FAMILY = frozenset(
    "award awards prize medal trophy tour album single song film movie episode series show book novel poem play "
    "video magazine records festival theatre theater remix mix ep lp dvd cd and or in on at by for with is was "
    "project program programme campaign street avenue bridge building house club class cup league".split()
)


def find_nicknames(text: str) -> Iterator[tuple[Span, Span]]:
    """Ranges of quoted nicknames that a person's name has inside, with and without their quotes."""
    for match in _INSIDE.finditer(text):
        given, family = match["given"].split(), match["family"].split()
        if _told(given, _NOT_GIVEN) or _told(family, _NOT_FAMILY) or given[-1].endswith(("'s", "’s")):
            continue
        group = next(name for name in "abcd" if match[name] is not None)
        yield Span(*match.span("quoted")), Span(*match.span(group))


def without_given_name(name: str) -> str:
    """`Jack Roe` of `John "Jack" Roe`; empty for a name without a nickname inside."""
    match = _INSIDE.fullmatch(name)
    if match is None:
        return ""
    nick = next(match[group] for group in "abcd" if match[group] is not None)
    return f"{nick} {match['family']}"


def _told(words: list[str], among: frozenset[str]) -> bool:
    return any(word.casefold().strip(".") in among for word in words)
