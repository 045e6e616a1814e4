"""Words with capitals that are no names, or no part of the name beside them."""

from __future__ import annotations

import re

from builder.extraction.english.lexicon import ADJECTIVES, POST_NOMINALS, POST_WORDS
from builder.extraction.english.tree import Tree
from builder.extraction.english.values import MONTHS, WEEKDAYS
from schemas.text import NamedSpan

_LETTERS = re.compile("[A-Z]{2,6}")
_HONOUR = re.compile("[A-Z]{3,6}")
_BEFORE_MONTHS = frozenset({"in", "until", "since", "early", "late", "last", "following", "during"})
_BETWEEN_POSTS = frozenset({"and", "&", "of", "the"})

_GENERAL = frozenset(
    "Electric Motors Mills Dynamics Foods Atomics Instruments Film Post Hospital Assembly Synod Theological".split()
)


def is_post_nominal(tree: Tree, token: int) -> bool:
    """Letters after a person's name: `John Smith, KCB`."""
    word = tree[token]
    if word.dependency not in ("appos", "conj") or _LETTERS.fullmatch(word.text) is None:
        return False
    return token > 0 and tree[token - 1].text == "," and tree[word.head].pos == "PROPN"


def stands_in(tree: Tree, token: int, before: NamedSpan | None) -> bool:
    """`OBE` of `Ann Lee, OBE, is`, which the parser takes for the subject in her stead.

    Behind a person's name (`before`) that opens a sentence any letters are an honour, but NBC of `According to Ann
    Lee, NBC is` is none.
    """
    word = tree[token]
    person = before is not None and before.type == "Person" and _opens(tree, token, before)
    letters = word.text in POST_NOMINALS or (person and _HONOUR.fullmatch(word.text) is not None)
    subject = letters and word.dependency in ("nsubj", "nsubjpass")
    return subject and token > 1 and tree[token - 1].text == "," and tree[token - 2].pos == "PROPN"


def _opens(tree: Tree, token: int, name: NamedSpan) -> bool:
    """Whether a name before a token opens its sentence."""
    first = next((at for at in range(token - 1, -1, -1) if tree[at].start == name.start), -1)
    return first == 0 or (first > 0 and tree[first - 1].text in (".", "!", "?"))


def is_other_s_party(tree: Tree, first: int, last: int) -> bool:
    """`American` of `an American Labour Party politician` is said of the politician."""
    party = tree.word(last) == "party" and tree[first].text in ADJECTIVES and last - first >= 2
    return party and first > 0 and tree.word(first - 1) in ("a", "an")


def is_day(tree: Tree, token: int) -> bool:
    """`Thursday`, `May` of `May 6` and `in May`."""
    word = tree.word(token)
    if word in WEEKDAYS or (word in MONTHS and token > 0 and tree.word(token - 1) in _BEFORE_MONTHS):
        return True
    beside = [at for at in (token - 1, token + 1) if 0 <= at < len(tree.tokens)]
    return word in MONTHS and any(tree[at].text[0].isdigit() for at in beside)


def is_post(tree: Tree, first: int, last: int) -> bool:
    """`President & CEO`, which capitals alone do not make a name."""
    words = [tree.word(at) for at in range(first, last + 1) if tree[at].pos != "PUNCT"]
    return all(word in POST_WORDS or word in _BETWEEN_POSTS for word in words)


def begins_name(tree: Tree, first: int) -> bool:
    """Whether what could be a rank or an article begins a name: `General Electric`, `his book A History of Tides`."""
    following = tree[first + 1].text if first + 1 < len(tree.tokens) else ""
    article = tree[first].text in ("A", "An") and first > 0 and tree[first - 1].text[-1].isalpha()
    return article or (tree.word(first) == "general" and following in _GENERAL)
