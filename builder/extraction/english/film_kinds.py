"""Kinds of films by their nouns: a `thriller`, an `epic of 1962`, a `spaghetti Western`, which reads like a name."""

from __future__ import annotations

from builder.extraction.english.lexicon import ADJECTIVES
from builder.extraction.english.tree import Tree

KINDS_OF_FILM = frozenset("comedy drama thriller romance adventure parody noir".split())

DATED_KINDS = frozenset({"epic", "melodrama", "tragicomedy", "satire", "farce"})
"""What a poem or a play may be too: films only of a year of the cinema."""

_NAMED_KINDS = KINDS_OF_FILM | DATED_KINDS | {"western"}


def names_kind(tree: Tree, head: int) -> bool:
    """Whether the noun that a work is called by says its kind: `thriller`, but not `film`."""
    return tree.lemma(head) in _NAMED_KINDS or stands_before_western(tree, head)


def stands_before_western(tree: Tree, head: int) -> bool:
    """`spaghetti` of `a spaghetti Western`, where a parser takes the last word for a name."""
    return [token.text for token in tree.tokens[head + 1 : head + 2]] == ["Western"]


def is_western(tree: Tree, token: int) -> bool:
    """`Western` of `a Western film`, with the capital that it often has."""
    return tree[token].text == "Western"


def is_lone_western(tree: Tree, token: int) -> bool:
    """`Western` of `a spaghetti Western`, but not of `the Western` or `Western Union`: no name for all its capital."""
    if tree[token].text not in ("Western", "Westerns") or token == 0:
        return False
    before, after = tree[token - 1].text, tree.tokens[token + 1 : token + 2]
    lone = not before[0].isupper() or before in ADJECTIVES
    return lone and before != "the" and not any(next_.text[0].isupper() for next_ in after)
