"""Short names of persons where the tagger misses them, though it knows them elsewhere on the page."""

from __future__ import annotations

import re
from collections.abc import Iterable

from builder.extraction.chinese.items import PERSON, Item
from builder.extraction.chinese.lexicon import SURNAMES
from builder.extraction.chinese.names.mended import occurrences
from schemas.text import TaggedText, Token

_NAME = 2  # characters; longer names are found wherever they stand
_DOT = re.compile("[·・•‧]")
_NOUNS = frozenset({"n", "nz", "nw", "nr", "ns", "nt", "PER", "LOC", "ORG", "xc", "s", "j"})


def is_short_name(name: str) -> bool:
    """Whether a person's name has two characters and begins as family names do."""
    return len(name) == _NAME and name[0] in SURNAMES


def last_part(name: str) -> str:
    """The last part of a foreign name, by which a page calls somebody after the first time: 巴洛 of 汤姆·巴洛; empty
    for other names, and for a part of one character."""
    *before, last = _DOT.split(name)
    return last if before and len(last) >= _NAME else ""


def persons_again(tagged: TaggedText, names: Iterable[str]) -> list[Item]:
    """Where short names stand as whole words that the tagger takes for nouns, or leaves in single characters."""
    places = {token.start: place for place, token in enumerate(tagged.tokens)}
    return [
        item
        for name in sorted(names)
        for item in occurrences(tagged.text, name, PERSON, "tagger")
        if item.start in places and _is_word(tagged.tokens[places[item.start] :][: len(name)], item)
    ]


def parts_again(tagged: TaggedText, parts: Iterable[str]) -> list[Item]:
    """Where last parts of foreign names stand as whole words, or begin one that the tagger takes for a verb: 巴洛 of
    `巴洛去世五年后`, which is one word to it."""
    verbs = {token.start: token.end for token in tagged.tokens if token.pos == "v"}
    found = persons_again(tagged, parts := sorted(parts))
    begun = [item for name in parts for item in occurrences(tagged.text, name, PERSON, "tagger")]
    return found + [item for item in begun if item.end < verbs.get(item.start, 0)]


def _is_word(tokens: tuple[Token, ...], item: Item) -> bool:
    inside = [token for token in tokens if token.end <= item.end]
    whole = bool(inside) and inside[-1].end == item.end
    return whole and all(len(token.text) == 1 or token.pos in _NOUNS for token in inside)
