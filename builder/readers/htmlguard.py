"""Refuses HTML whose tree would take time or memory out of proportion, before it is parsed; one linear pass."""

from __future__ import annotations

import re

from schemas.errors import InputError

DEEPEST = 1000  # elements inside each other
_MOST_COPIES = 3_000_000  # elements that unclosed formatting would add, by the standard's rules
_HIDDEN = re.compile(r"<!--|--!?>|<(/?)(script|style|noscript|template)\b[^<>]{0,5000}>?", re.IGNORECASE)
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]{0,15})")
_VOID = frozenset("area base br col embed hr img input link meta param source track wbr".split())
_IMPLIED = frozenset(
    "p li dt dd tr td th thead tbody tfoot option optgroup colgroup caption html head body".split()
)
_FORMATTING = frozenset("a b big code em font i nobr s small strike strong tt u".split())


def without_scripts(text: str) -> str:
    """The text without comments, scripts and styles; one that never closes hides the rest."""
    parts: list[str] = []
    place, hidden = 0, ""
    for match in _HIDDEN.finditer(text):
        closes = match[1] == "/" or match[0].startswith("--")
        name = (match[2] or "--").lower()
        if not hidden and not closes:
            parts.append(text[place : match.start()])
            hidden = name
        elif hidden == name and closes:
            place, hidden = match.end(), ""
    return "".join(parts) + ("" if hidden else text[place:])


def check_nesting(text: str) -> None:
    """InputError for elements nested deeper than DEEPEST, and for formatting tags that pile up unclosed."""
    depth = formatting = copies = 0
    for match in _TAG.finditer(text):
        name = match[2].lower()
        if name in _VOID or name in _IMPLIED:
            copies += formatting
        elif match[1]:
            depth = max(0, depth - 1)
            formatting = max(0, formatting - (name in _FORMATTING))
        else:
            depth += 1
            formatting += name in _FORMATTING
            copies += formatting
        if depth > DEEPEST:
            raise InputError(
                f"its elements are nested deeper than {DEEPEST}.", hint="save it again with a browser"
            )
        if copies > _MOST_COPIES:
            raise InputError("its formatting tags never close.", hint="save it again with a browser")
