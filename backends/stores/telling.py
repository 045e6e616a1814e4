"""Whether a name that a document gives in brackets says enough to mean the page of that title."""

from __future__ import annotations

import re

_HAN = re.compile("[\u3400-\u9fff]")
_QUOTE = re.compile('["“”‘’]')
_SHORTEST_HAN = 3  # characters: a shorter name is one of many things
_SHORTEST_LATIN = 2  # words
_DOTS = re.compile("[·・•‧]")  # between the parts of a foreign person's name
_UNTOLD = frozenset({"", "Thing"})


def tells(name: str, other: str, type_: str) -> bool:
    """Whether two keys of a thing of some type are both whole names, one a translation of the other:
    乔克·斯坦 and `jock stein`, not 安德烈 and `andrea roe`, nor 教父 and `the godfather`.

    Or one is the other with a given name before the nickname in quotes: `john "jock" stein`.
    """
    if type_ in _UNTOLD:
        return False
    han = [one for one in (name, other) if _HAN.search(one)]
    latin = [one for one in (name, other) if not _HAN.search(one)]
    if len(han) != 1:
        return type_ == "Person" and not han and _QUOTE.search(name) is not None and _is_within(other, name)
    if type_ == "Person" and not _DOTS.search(han[0]):
        return False
    return len(han[0]) >= _SHORTEST_HAN and len(latin[0].split()) >= _SHORTEST_LATIN


def _is_within(short: str, name: str) -> bool:
    """Whether the words of a short name end the other, quotes aside: the nickname and what follows it."""
    words = _QUOTE.sub("", name).split()
    count = len(short.split())
    return _SHORTEST_LATIN <= count < len(words) and words[-count:] == short.split()
