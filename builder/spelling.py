"""Other ways to write one name: initials, accents, hyphens, apostrophes, the dots in foreign names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import partial

from builder.language import has_han
from schemas.names import name_key

_INITIALS = re.compile(r"(?<![\w.])(?:[A-Z]\.\s*)+(?=[A-Z][\w'’\-])")
_DASHES = re.compile("[\u2010-\u2015\u2212]")
_DOTS = re.compile("[·・•‧∙⋅．]")
_UNACCENTED = str.maketrans(
    {"ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe", "ß": "ss"}
)
_SHORTEST_WORD = 5  # a shorter single word without its accents is too often another word (Até)


def spellings(name: str) -> tuple[str, ...]:
    """Forms of the name that mean the same thing, each under another key, in a fixed order.

    Signs that make another work (`Shrek!`, `C#`, `Romeo + Juliet`) are left alone, and so are words.
    """
    found: dict[str, str] = {name_key(name): name}
    for form in _forms(name):
        found.setdefault(name_key(form), form)
    return tuple(form for form in found.values() if form != name)


def plain(name: str) -> str:
    """The name without accents."""
    decomposed = unicodedata.normalize("NFKD", name.translate(_UNACCENTED))
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def _forms(name: str) -> Iterator[str]:
    if has_han(name):
        if _DOTS.search(name):
            yield from (_DOTS.sub(dot, name) for dot in ("·", "・", "•", ""))
        return
    for form in dict.fromkeys((name, _unaccented(name))):
        yield form
        yield from _with_initials(form)
        yield _DASHES.sub("-", form)
        yield re.sub(r"(?<=\w)[-\u2010-\u2015](?=\w)", " ", form)
        yield form.replace("’", "'")
        yield form.replace("'", "’")
        yield form.replace(" & ", " and ")
        yield re.sub(r"(?<=\w),? and (?=\w)", " & ", form) if form.count(" and ") == 1 else form


def _unaccented(name: str) -> str:
    """Without accents; the name itself where it is a single short word."""
    form = plain(name)
    return form if " " in form or len(form) > _SHORTEST_WORD else name


def _with_initials(name: str) -> Iterator[str]:
    """`J. K. Rowling`, `J.K. Rowling`, `JK Rowling`, `J K Rowling`; of one initial `John F Kennedy` alone."""
    if not _INITIALS.search(name):
        return
    for between, after in ((". ", ". "), (".", ". "), ("", " "), (" ", " ")):
        yield _INITIALS.sub(partial(_initials, between, after), name)


def _initials(between: str, after: str, match: re.Match[str]) -> str:
    return between.join(re.findall("[A-Z]", match.group())) + after
