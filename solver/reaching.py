"""Whether quoted words reach what is asked, or only tell which thing it is that a question describes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from schemas.text import Language
from solver.planners.several.unfolding import Described
from solver.planners.words.heads import head_type

_LEAST_DESCRIBED = 0.4  # of a description's words, by rarity, that words tell
_MOST_ASKED = 0.2  # of the words around it, which say what is asked
_DID = re.compile(r"\b(?:did|does|do)\b", re.I)
_WORD = re.compile(r"[A-Za-z][a-z-]+")

Shares = Callable[[str], tuple[int, float]]
"""How many words of a stretch of a question say something, and the share of them that the quoted words say, too."""


def leaves_asked(question: str, names: Sequence[str], said: Shares, least: int = 1) -> bool:
    """Whether quoted words say next to nothing of what is asked of things, named in place of what described them, in
    `least` words or more.
    """
    for name in sorted(names, key=len, reverse=True):
        question = question.replace(name, " ")
    return _is_left(question, said, least)


def only_describes(question: str, described: Sequence[Described], said: Shares, least: int = 1) -> bool:
    """Whether quoted words tell what a question describes by, and next to nothing of what it asks of that thing:
    `B bought the yard in 1963` for `Which ship was built by the company that bought the yard in 1963?`
    """
    spans = [(one.offset + one.description.start, one.offset + one.description.end) for one in described]
    for start, end in spans:
        if _takes_verb(question, end) and any(s == start and e < end for s, e in spans):
            continue
        if _is_left(f"{question[:start]} {question[end:]}", said, least):
            words, inside = said(question[start:end])
            if words and inside >= _LEAST_DESCRIBED:
                return True
    return False


def _is_left(asked: str, said: Shares, least: int) -> bool:
    """Whether the words that ask, but for nouns of kinds, which answers seldom repeat, are not said."""
    asked = _WORD.sub(lambda word: " " if head_type(word[0], Language.ENGLISH) else word[0], asked)
    words, share = said(asked)
    return words >= least and share <= _MOST_ASKED


def _takes_verb(question: str, end: int) -> bool:
    """Whether a description that ends a question with `did` holds its verb: `the father of A teach`."""
    return _DID.search(question) is not None and not question[end:].strip(" ?")
