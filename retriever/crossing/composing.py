"""Names of pages put together from words, where a question has those of the other language: 柏林国际电影节 for Berlin
International Film Festival."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from threading import Lock

from backends.script import simplified
from retriever.crossing.parts import CHINESE, STEM, ChineseText, NameParts
from retriever.crossing.sounding import POSSESSIVE, words_in
from retriever.crossing.translating import Translator, bases
from schemas.protocols import GraphStore
from schemas.text import Span

_LEAST_WORDS, _MOST_WORDS = 2, 7  # of a name
_LEAST, _ENDING = 3, 6  # characters of a Chinese name; of the word for its kind
_MOST_NAMES = 2_000  # of one kind, or with one word, that are compared with a question
_MOST_CHARACTERS = 400  # of a question that are read
_MOST_RUNS = 8  # of capitalised words in a question
_SILENT = frozenset("the of and for in at on a an de".split())
_BETWEEN = re.compile(r"[\s–-]+")
_LATIN = re.compile(r"[a-z0-9][\w'’.&–-]*(?:\s+[\w'’.&–-]+)+")
_CAPITALS = re.compile(r"[A-Z][\w'’.–-]*(?:\s+(?:(?:of|the|and|for|de)\s+)*[A-Z0-9][\w'’.–-]*)+")
_TITLED = re.compile(r"《([^《》]+)》|〈([^〈〉]+)〉|“([^“”]+)”")


@dataclass(frozen=True, slots=True)
class Composed:
    """A stretch of a question whose parts stand for the words of a page's name, the name, and the id of what bears
    it."""

    place: Span
    name: str
    entity: str


class ComposedNames:
    """The names of a store's pages by their words, read when first asked for and again when the graph changes."""

    def __init__(self, store: GraphStore, translator: Translator) -> None:
        self._store = store
        self._parts = NameParts(translator)
        self._version = -1
        self._table = _Table(())
        self._lock = Lock()

    def find(self, question: str) -> list[Composed]:
        """What a question names word by word, the longest first.

        In running text a name ends in a word for its kind; between the marks of a title it need not.
        """
        table, question = self._current(), question[:_MOST_CHARACTERS]
        found = self._in_chinese(question, table) if CHINESE.search(question) else []
        found = found or self._in_english(question, table)
        return sorted(
            dict.fromkeys(found), key=lambda c: (c.place.start - c.place.end, c.place.start, c.name, c.entity)
        )

    def _current(self) -> _Table:
        with self._lock:
            version = self._store.graph_version()
            if version != self._version:
                pages = self._store.iterate_pages()
                self._table = _Table((name, page.entity) for page in pages for name in page.names)
                self._version = version
            return self._table

    def _in_chinese(self, question: str, table: _Table) -> list[Composed]:
        found = [row for title in _TITLED.finditer(question) for row in self._titled(title, table)]
        text = ChineseText(question)
        kinds = self._parts.kinds_in(text)
        rows = [row for kind in kinds for row in islice(table.with_word(kind.split()[-1]), _MOST_NAMES)]
        for row in _sayable(rows, text, self._parts.meant(text)) if rows else ():
            places = self._parts.stretches(text, row.words)
            found += (row.at(place) for place in places if place.end - place.start >= _LEAST)
        return found

    def _titled(self, title: re.Match[str], table: _Table) -> Iterator[Composed]:
        """What bears a name of which a title is made word by word."""
        place = Span(*next(title.span(group) for group in (1, 2, 3) if title[group]))
        text = ChineseText(title.string[place.start : place.end])
        meant = self._parts.meant(text)
        rows = (row for word in sorted(meant) for row in table.with_word(word))
        for row in _sayable(islice(rows, _MOST_NAMES), text, meant):
            if Span(0, len(text.text)) in self._parts.stretches(text, row.words, titled=True):
                yield row.at(place)

    def _in_english(self, question: str, table: _Table) -> list[Composed]:
        found: list[Composed] = []
        for place in _named(question):
            if all(place.end <= one.place.start or one.place.end <= place.start for one in found):
                words = _words(question[place.start : place.end])
                if _LEAST_WORDS <= len(words) <= _MOST_WORDS:
                    found += (Composed(place, name, entity) for name, entity in self._meaning(words, table))
        return found

    def _meaning(self, words: Sequence[str], table: _Table) -> list[tuple[str, str]]:
        """Chinese names of which each part stands for some of the words, the last for a kind, and what bears them."""
        phrases = [" ".join(words[i:j]) for i in range(len(words)) for j in range(i + 1, len(words) + 1)]
        ends = sorted({form for phrase in phrases for form in self._parts.kinds.get(phrase, ())})
        named = islice(dict.fromkeys(row for end in ends for row in table.ending(end)), _MOST_NAMES)
        return [row for row in named if Span(0, len(row[0])) in self._parts.stretches(_text(row[0]), words)]


@dataclass(frozen=True, slots=True)
class _Row:
    """A Latin name by its words, and the id of what bears it."""

    words: tuple[str, ...]
    name: str
    entity: str

    def at(self, place: Span) -> Composed:
        return Composed(place, self.name, self.entity)


class _Table:
    """Names of pages: Latin ones by their words, Chinese ones by how they end."""

    def __init__(self, names: Iterable[tuple[str, str]]) -> None:
        """`names` are pairs of a name in lower case and the id of what bears it."""
        self._by_word: dict[str, list[_Row]] = defaultdict(list)
        self._by_end: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for name, bearer in names:
            if CHINESE.fullmatch(name) and len(name) >= _LEAST:
                name = simplified(name)
                for length in range(1, min(_ENDING, len(name) - 1) + 1):
                    self._by_end[name[-length:]].append((name, bearer))
            elif _LATIN.fullmatch(name):
                words = _words(name)
                if _LEAST_WORDS <= len(words) <= _MOST_WORDS:
                    for word in words:
                        self._by_word[word].append(_Row(words, name, bearer))

    def with_word(self, word: str) -> Sequence[_Row]:
        """Latin names that have a word."""
        return self._by_word.get(word, ())

    def ending(self, part: str) -> Sequence[tuple[str, str]]:
        """Chinese names that end in a part and have more, with what bears them."""
        return self._by_end.get(part, ())


def _sayable(rows: Iterable[_Row], text: ChineseText, meant: frozenset[str]) -> list[_Row]:
    """Those of some names each of whose words a text means, or sounds like."""
    stems = {word[:STEM] for word in meant}
    return [
        row
        for row in dict.fromkeys(rows)
        if all(w[:STEM] in stems or not meant.isdisjoint(bases(w)) or text.heard(w) for w in row.words)
    ]


def _named(question: str) -> Iterator[Span]:
    """Stretches of capitalised words with what may join them, the longest of each run first."""
    for run in islice(_CAPITALS.finditer(question), _MOST_RUNS):
        words = [word for word in words_in(run) if question[word.start : word.end] not in _SILENT][
            :_MOST_WORDS
        ]
        pairs = [(first, last) for first in range(len(words)) for last in range(first + 1, len(words))]
        for first, last in sorted(pairs, key=lambda pair: (pair[0] - pair[1], pair[0])):
            yield Span(words[first].start, words[last].end)


def _words(name: str) -> tuple[str, ...]:
    """The words of a name that say something, in lower case."""
    words = (POSSESSIVE.sub("", word).strip(".") for word in _BETWEEN.split(name.casefold()))
    return tuple(word for word in words if word and word not in _SILENT)


@lru_cache(maxsize=512)
def _text(name: str) -> ChineseText:
    return ChineseText(name)
