"""English questions typed without capital letters, in nothing else, or as titles are, with those that names have on the
pages.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from backends.segmenter import segment
from retriever.text.terms import STOP_WORDS
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded, language_of

_WORD = re.compile(r"[^\W\d_][\w'’-]*|\d+\w*")
_POSSESSIVE = re.compile(r"['’]s?$")
_MOST_WORDS = 6  # of a name
_ARTICLE = "the "
_ARTICLES = frozenset({"the", "la", "le"})
_LOOKED_AT = 24  # chunks that hold a word
_LEAST_LETTERS = 3
_MOSTLY = 0.8  # of the places where a word stands, those with a capital
_ASKING = frozenset("is was are were did does do has have had will would can could the".split())
_ENDINGS = ("s", "es", "ed", "d", "er", "est", "ing")
SMALL_WORDS = frozenset("of the and in on at to for from by with a an or de la le von van der".split())


class EnglishNames(Protocol):
    """Says what a dictionary knows of an English word."""

    def is_plain_english(self, word: str) -> bool: ...

    def is_english_name(self, word: str) -> bool: ...


def cased(question: str, store: GraphStore, dictionary: EnglishNames) -> str:
    """The question with names as the store has them, and words that pages write with a capital so; itself where it
    tells names by capitals, or is not in English.
    """
    if language_of(question) is not Language.ENGLISH:
        return question
    letters = [c for c in question if c.isalpha()]
    shouted = len(letters) > _MOST_WORDS and all(c.isupper() for c in letters)
    titled = _is_title_case(question)
    text = question.lower() if shouted or titled else question
    words = list(_WORD.finditer(text))
    if any(c.isupper() for c in text[1:]) or not words:
        return question
    named = _as_named(text, words, store, dictionary)
    for match in words:
        start, end, word = match.start(), match.end(), match[0]
        if named[start:end] == word and _is_name(_POSSESSIVE.sub("", word), store, dictionary):
            named = named[:start] + word.capitalize() + named[end:]
        elif titled and named[start:end] == word and not _is_plain(word, store, dictionary):
            named = named[:start] + question[start:end] + named[end:]
    return named[0].upper() + named[1:]


def _is_title_case(question: str) -> bool:
    """Whether a question is written as titles are: Where Was Ida Venn Born?"""
    words = [match[0] for match in _WORD.finditer(question)][1:]
    asking = any(word[0].isupper() and word.lower() in _ASKING | SMALL_WORDS for word in words)
    return asking and not any(word[0].islower() and word not in SMALL_WORDS for word in words)


def _is_plain(word: str, store: GraphStore, dictionary: EnglishNames) -> bool:
    """Whether a word that may have a capital for no reason is a common one: by the dictionary, without an ending, too,
    or as pages write it.
    """
    stems = (word, *(word.removesuffix(end) for end in _ENDINGS))
    if word in STOP_WORDS | _ASKING or any(dictionary.is_plain_english(stem) for stem in stems):
        return True
    return any(not capital for capital in _capitals_of(word, store))


def _as_named(text: str, words: Sequence[re.Match[str]], store: GraphStore, dictionary: EnglishNames) -> str:
    """The text with the longest names of several words that the store has, as it writes them, or a dictionary."""
    spans = {
        (first, last): _POSSESSIVE.sub("", text[words[first].start() : words[last].end()])
        for first in range(len(words))
        for last in range(first + 1, min(first + _MOST_WORDS, len(words)))
        if words[last][0] not in SMALL_WORDS
        and (last - first > 1 or words[first][0] not in SMALL_WORDS - _ARTICLES)
    }
    known = store.find_names(sorted(set(spans.values())), limit=4)
    taken: set[int] = set()
    for (first, last), name in sorted(spans.items(), key=lambda item: (item[0][0] - item[0][1], item[0])):
        own = (n.name for e in known.get(name, []) for n in e.names)
        alike = (n for n in own if n != name and len(n) == len(name) and folded(n) == folded(name))
        written = next(alike, _capitals(name) if dictionary.is_english_name(name) else None)
        if written is not None and taken.isdisjoint(range(first, last + 1)):
            start = words[first].start()
            kept = len(_ARTICLE) if name.startswith(_ARTICLE) else 0
            text = text[: start + kept] + written[kept:] + text[start + len(name) :]
            taken.update(range(first, last + 1))
    return text


def _is_name(word: str, store: GraphStore, dictionary: EnglishNames) -> bool:
    """Whether pages write a word with a capital within their sentences, or, where none has it, a dictionary has it as a
    name; none that a dictionary has as no name.
    """
    if (
        dictionary.is_plain_english(word)
        or word in STOP_WORDS
        or len(word) < _LEAST_LETTERS
        or not word.isalpha()
    ):
        return False
    found = _capitals_of(word, store)
    if not found:
        return not store.text_search(segment(word), 1) and dictionary.is_english_name(word)
    return sum(found) / len(found) >= _MOSTLY


def _capitals_of(word: str, store: GraphStore) -> list[bool]:
    """Whether each of the places within sentences where pages have a word has it with a capital."""
    chunks = store.get_chunks(store.text_search(segment(word), _LOOKED_AT))
    inside = re.compile(rf"(?<=[\w,;] )(?P<word>{re.escape(word)})(?![\w])", re.I)
    return [str(m["word"])[0].isupper() for c in chunks if c is not None for m in inside.finditer(c.text)]


def _capitals(name: str) -> str:
    """A name with capitals, its small words without."""
    return " ".join(word if word in SMALL_WORDS else word.capitalize() for word in name.split(" "))
