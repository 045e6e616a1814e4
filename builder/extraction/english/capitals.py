"""Words with capitals that are no names, or no part of the name beside them."""

from __future__ import annotations

import re

from builder.extraction.english.lexicon import ADJECTIVES, POST_WORDS
from builder.extraction.english.tree import Tree
from builder.extraction.english.values import MONTHS, WEEKDAYS

_LETTERS = re.compile("[A-Z]{2,6}")
_BETWEEN_POSTS = frozenset({"and", "&", "of", "the"})


def is_post_nominal(tree: Tree, token: int) -> bool:
    """Letters after a person's name: `John Smith, KCB`."""
    word = tree[token]
    if word.dependency not in ("appos", "conj") or _LETTERS.fullmatch(word.text) is None:
        return False
    return token > 0 and tree[token - 1].text == "," and tree[word.head].pos == "PROPN"


def is_other_s_party(tree: Tree, first: int, last: int) -> bool:
    """`American` of `an American Labour Party politician` is said of the politician."""
    party = tree.word(last) == "party" and tree[first].text in ADJECTIVES and last - first >= 2
    return party and first > 0 and tree.word(first - 1) in ("a", "an")


def is_day(tree: Tree, token: int) -> bool:
    """`Thursday`, and `May` of `May 6`."""
    word = tree.word(token)
    if word in WEEKDAYS:
        return True
    beside = [at for at in (token - 1, token + 1) if 0 <= at < len(tree.tokens)]
    return word in MONTHS and any(tree[at].text[0].isdigit() for at in beside)


def is_post(tree: Tree, first: int, last: int) -> bool:
    """`President & CEO`, which capitals alone do not make a name."""
    words = [tree.word(at) for at in range(first, last + 1) if tree[at].pos != "PUNCT"]
    return all(word in POST_WORDS or word in _BETWEEN_POSTS for word in words)
