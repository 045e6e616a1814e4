"""English agreement: prepositions of dates, plurals of labels and of verbs."""

from __future__ import annotations

import re
from collections.abc import Sequence

_DAY = re.compile(r"^\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+|^[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th)?(?:,|$)|^the \d")
_DECADE = re.compile(r"^\d{3}0s$")
_PREPOSED = re.compile(
    r"^(?:(?:in|on|at|by|before|after|around|about|since|from|between|during|early|late|circa|probably|perhaps)\b|ca?\.)",
    re.I,
)
_IRREGULAR = {"child": "children", "person": "people", "spouse": "spouses"}
_UNCOUNTED = frozenset({"sales", "box office", "religion", "population"})
_VERBS = (
    (" is a member ", " are members "), (" was ", " were "), (" is ", " are "),
    (" has ", " have "), (" lives ", " live "), (" works ", " work "),
    (" stars ", " star "), (" belongs ", " belong "), (" flows ", " flow "), (" borders ", " border "),
)  # fmt: skip
_NO_NOUN = re.compile(r" (?:of|at|by|on|as|to|in|from)$|^starring$")


def dated(text: str) -> str:
    """A date with its preposition: `in 2004`, `in May 2004`, `on 23 May 2004`."""
    if _PREPOSED.match(text):
        return text if not text.lower().startswith(("early", "late")) else f"in {text}"
    if _DECADE.match(text):
        return f"in the {text}"
    return f"on {text}" if _DAY.match(text) else f"in {text}"


def plural(label: str) -> str:
    """A label of several: `screenwriters`, `places of birth`."""
    if label in _UNCOUNTED:
        return label
    head, of, rest = label.partition(" of ")
    before, space, noun = head.rpartition(" ")
    if noun in _IRREGULAR:
        noun = _IRREGULAR[noun]
    elif re.search(r"[^aeiou]y$", noun):
        noun = noun[:-1] + "ies"
    elif noun.endswith(("s", "x", "ch", "sh")):
        noun += "es"
    else:
        noun += "s"
    return f"{before}{space}{noun}{of}{rest}"


def of_several(template: str) -> str:
    """A sentence's verb for several subjects: `{s} were directed by {o}`."""
    for one, several in _VERBS:
        if one in template:
            return template.replace(one, several, 1)
    return template


def is_noun(label: str) -> bool:
    """Whether a label can stand in `the LABEL of X`: `member of` and `starring` cannot."""
    return _NO_NOUN.search(label) is None


def without_vaguer(values: Sequence[str]) -> list[int]:
    """Positions of the ISO dates that no other one says more exactly: of 2004 and 2004-09 the second."""
    return [
        place
        for place, value in enumerate(values)
        if not any(other != value and other.startswith(f"{value}-") for other in values)
    ]


def ordinal(number: str) -> str:
    """A number of an edition as it is said: 24th."""
    if not number.isdigit():
        return number
    value = int(number)
    ending = "th" if 10 <= value % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")
    return f"{value}{ending}"
