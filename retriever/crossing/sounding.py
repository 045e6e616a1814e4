"""Names found by how they sound: those that Chinese characters transliterate, wherever they stand in running text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise, takewhile
from threading import Lock
from unicodedata import combining, normalize
from weakref import WeakKeyDictionary

from backends.script import simplified
from backends.transliteration.channel import LEAST, transliteration
from backends.transliteration.names import (
    FOREIGN,
    HAN,
    LATIN,
    MOST_PARTS,
    POINTS,
    NameTable,
    name_words,
    plain_name,
)
from backends.transliteration.sounds import is_romanised
from schemas.graph import Entity
from schemas.protocols import GraphStore
from schemas.text import Span

_LEAST_HEARD = 2  # characters for foreign sounds with which such a name begins
_LEAST_LETTERS = 4  # of a Latin name that is heard alone
_OF_CHARACTER = 2.0  # nats
_LONGEST_PART = 8  # Chinese characters
_MOST_WORDS = 10  # of a run of capitalised ones
_MOST_NAMES = 8  # looked for in a question
_MOST_OTHERS = 100_000
"""Things of a store up to which those without a page are heard, too: their table takes 2 seconds and 150 MB by then."""

_ALSO_WORDS = frozenset("因得以为及于从被将白度文")  # characters for sounds that a sentence may go on with
_MORE, _LESS = 2, 2  # characters beside or within a run of `FOREIGN` that are tried too
_POINT = re.compile(f"[{POINTS}]")
_DOTTED = re.compile(rf"[\u3400-\u9fff]+(?:[{POINTS}][\u3400-\u9fff]+)+")
CAPITALS = re.compile(r"[A-Z][\w’'-]*(?:\s+[A-Z][\w’'-]*)+")
_CAPITAL = re.compile(r"[A-Z][\w’'-]+")
_RUN = re.compile(rf"{_CAPITAL.pattern}(?:\s+[A-Z][\w’'-]*)*")
_FIRST_WORD = re.compile(r"\W*[\w’'-]+")
POSSESSIVE = re.compile(r"['’]s?$")
_FOREIGN_RUN = re.compile(f"[{''.join(sorted(FOREIGN))}]{{{_LEAST_HEARD},}}")


@dataclass(frozen=True, slots=True)
class Heard:
    """A stretch of a question that sounds as a name, the evidence for it in nats, the name, the id of what bears it,
    and whether that is `whole` called so; otherwise it is somebody's last name."""

    place: Span
    evidence: float
    name: str
    entity: str
    whole: bool = True


class SoundTable:
    """Names that stretches of a question may sound as."""

    def __init__(self, names: Iterable[tuple[str, str]], *, alone: bool = False) -> None:
        """As of a `NameTable`."""
        self._table = NameTable(names, alone=alone)

    def find(self, question: str) -> list[Heard]:
        """Names of the other script that stretches of a question sound as, those with most evidence first.

        A Chinese stretch is all that may be transliterated around a point; where nothing sounds so, a little more or
        less. In English it is a run of capitalised words; where nothing sounds so, some of them. Elsewhere a name may
        stand alone.
        """
        question = simplified(question)
        dotted = list(islice(_dotted(question), _MOST_NAMES))
        heard: list[Heard] = []
        for choices in dotted or islice(_capitals(question), _MOST_NAMES):
            found = (self._sounding(question, spans) for spans in choices)
            heard += next((rows for rows in found if rows), [])
        taken = [row.place for row in heard] + dotted_names(question)
        heard += self._sounding(question, [p for p in _alone(question) if is_free(p, taken)])
        return sorted(
            heard, key=lambda h: (-h.evidence, h.place.start - h.place.end, h.place.start, h.name, h.entity)
        )

    def bearers(self, name: str) -> list[str]:
        """What bears a name of the other script that a whole name of several words sounds as, best first."""
        if len(name_words(plain_name(name))) < 2:
            return []
        return list(dict.fromkeys(one.bearer for one in self._table.find(name) if one.whole))

    def _sounding(self, question: str, spans: Sequence[Span]) -> list[Heard]:
        """The names that sound as some of these stretches do, each with the stretch that it sounds like most."""
        best: dict[tuple[tuple[str, ...], str, bool], Heard] = {}
        for span in spans:
            for one in self._table.find(question[span.start : span.end]):
                row = one.words, one.bearer, one.whole
                if row not in best or _worth(span, one.evidence) > _worth(
                    best[row].place, best[row].evidence
                ):
                    best[row] = Heard(span, one.evidence, " ".join(one.words), one.bearer, one.whole)
        return sorted(best.values(), key=lambda h: (-h.evidence, h.name, h.entity))


def _worth(span: Span, evidence: float) -> float:
    """Evidence, and what each character that it explains is worth: 史密斯 rather than 史密."""
    return evidence + _OF_CHARACTER * (span.end - span.start)


class NameSounds:
    """The tables of a store's names in the script that a question is not in, made when first asked for and again when
    the graph changes: of pages, and of all else."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store
        self._version = -1
        self._pages: dict[bool, SoundTable] = {}  # by whether it has the Latin names
        self._others: dict[bool, SoundTable] = {}
        self._lock = Lock()

    def find(self, question: str) -> list[Heard]:
        """What names in the question sound as, of pages first, elsewhere of anything that has more than one word;
        nothing is read for a question that has no such name.
        """
        plain = simplified(question)
        several = _DOTTED.search(plain) is not None or CAPITALS.search(plain) is not None
        if not several and next(iter(_alone(plain)), None) is None:
            return []
        latin = HAN.search(plain) is not None
        heard = self._of_pages(latin=latin).find(question)
        if not several:
            return heard
        taken = [row.place for row in heard]
        others = self._of_others(latin=latin).find(question)
        return heard + [row for row in others if is_free(row.place, taken)]

    def pages_of(self, entity: Entity) -> list[str]:
        """The ids of what has a page in the other script only, under a name that one of a thing's sounds as; none of
        what has a page itself, or names in both scripts."""
        named = {HAN.search(name.name) is not None for name in entity.names}
        if entity.pages or len(named) != 1:
            return []
        table = self._of_pages(latin=named == {True})
        found = dict.fromkeys(id_ for name in entity.names for id_ in table.bearers(name.name))
        known = self._store.get_entities(list(found))
        return [
            one.id
            for one in known
            if one is not None and named.isdisjoint(HAN.search(n.name) is not None for n in one.names)
        ]

    def _of_pages(self, *, latin: bool) -> SoundTable:
        with self._lock:
            self._refresh()
            if latin not in self._pages:
                names = ((name, page.entity) for page in self._store.iterate_pages() for name in page.names)
                own = ((name, id_) for name, id_ in names if (HAN.search(name) is None) is latin)
                self._pages[latin] = SoundTable(own, alone=True)
            return self._pages[latin]

    def _of_others(self, *, latin: bool) -> SoundTable:
        with self._lock:
            self._refresh()
            if latin not in self._others:
                form = LATIN if latin else _DOTTED
                names = self._store.iterate_names() if self._store.stats().entities <= _MOST_OTHERS else ()
                self._others[latin] = SoundTable((name, id_) for id_, name in names if form.fullmatch(name))
            return self._others[latin]

    def _refresh(self) -> None:
        version = self._store.graph_version()
        if version != self._version:
            self._pages, self._others, self._version = {}, {}, version


_TABLES: WeakKeyDictionary[GraphStore, NameSounds] = WeakKeyDictionary()


def name_sounds(store: GraphStore) -> NameSounds:
    """The tables of an open store, which all who listen share."""
    return _TABLES.setdefault(store, NameSounds(store))


def dotted_names(question: str) -> list[Span]:
    """Where names with points stand, as far as characters may be transliterated: 汤姆·汉克斯 in 汤姆·汉克斯演过什么."""
    return [spans[0] for spans, *_ in _dotted(simplified(question)) if spans]


def says_name(text: str, dotted: str) -> bool:
    """Whether a text says a name with points, as it is or in Latin letters that sound so."""
    if simplified(dotted) in simplified(text):
        return True
    chinese, size = plain_name(dotted), len(name_words(plain_name(dotted)))
    for run in CAPITALS.finditer("".join(c for c in normalize("NFD", text) if not combining(c))):
        words = [POSSESSIVE.sub("", word) for word in run.group().split()]
        stretches = (" ".join(words[first : first + size]) for first in range(len(words) - size + 1))
        if any(transliteration().name(chinese, stretch) >= LEAST for stretch in stretches):
            return True
    return False


def sounds_in(chinese: str, text: str) -> bool:
    """Whether a text says a Chinese name in Latin letters: as Pinyin, `Deng Jiaxian` of 邓稼先, or by a word that
    sounds as the characters for foreign sounds with which it begins, `Brownie` of 布朗尼相机.
    """
    if "·" in plain_name(chinese):
        return says_name(text, chinese)
    words = [POSSESSIVE.sub("", word) for word in _CAPITAL.findall(plain_name(text))]
    pairs = (f"{one} {other}" for one, other in pairwise(words))
    if any(is_romanised(chinese, pair) for pair in (*words, *pairs)):
        return True
    sounds = "".join(takewhile(FOREIGN.__contains__, simplified(chinese)))
    return len(sounds) >= _LEAST_HEARD and any(
        transliteration().name(sounds, word) >= LEAST for word in words
    )


def is_free(place: Span, taken: Iterable[Span]) -> bool:
    """Whether a stretch overlaps none of those taken."""
    return all(place.end <= other.start or other.end <= place.start for other in taken)


def words_in(run: re.Match[str]) -> list[Span]:
    """Where the words of a run stand in its text, the last without the mark of a possessive."""
    words = [Span(run.start() + m.start(), run.start() + m.end()) for m in re.finditer(r"\S+", run.group())]
    own = POSSESSIVE.search(run.group())
    if own is not None:
        words[-1] = Span(words[-1].start, run.start() + own.start())
    return words


def _dotted(question: str) -> Iterator[list[list[Span]]]:
    """For each name that points may join the stretches that it may be: first the likeliest, then others."""
    for run in _DOTTED.finditer(question):
        points = [
            run.start() - 1,
            *(run.start() + m.start() for m in _POINT.finditer(run.group())),
            run.end(),
        ]
        for first in range(1, len(points) - 1):
            for last in range(first, min(first + MOST_PARTS - 1, len(points) - 1)):
                between = _POINT.sub("", question[points[first] : points[last]])
                if FOREIGN.issuperset(between):
                    before = Span(points[first - 1] + 1, points[first])
                    yield _choices(question, before, Span(points[last] + 1, points[last + 1]))


def _choices(question: str, before: Span, after: Span) -> list[list[Span]]:
    """Stretches that end parts of a name before a point and after one: all characters that may be transliterated, or
    without the last ones (因, which also means `because`); then with some more before them (大卫) or, where there are
    none, behind them (金); then without the first ones.
    """
    begin, end = before.end, after.start
    while begin > max(before.start, before.end - _LONGEST_PART) and question[begin - 1] in FOREIGN:
        begin -= 1
    while end < min(after.end, after.start + _LONGEST_PART) and question[end] in FOREIGN:
        end += 1
    last = range(after.start, after.end) if end == after.start else range(0)
    cut = next((n for n in range(_LESS, -1, -1) if _ALSO_WORDS.issuperset(question[end - n : end])), 0)
    whole = [(begin, end - less) for less in range(cut + 1)]
    more = [(begin - some, end) for some in range(1, _MORE + 1)]
    more += [(begin, end + some) for some in range(1, _MORE + 1) if end + some - 1 in last]
    rest = [(begin + less, end) for less in range(1, _LESS + 1)]
    return [
        [Span(b, e) for b, e in level if before.start <= b < before.end and after.start < e <= after.end]
        for level in (whole, more, rest)
    ]


def _capitals(question: str) -> Iterator[list[list[Span]]]:
    for run in CAPITALS.finditer(question):
        words = words_in(run)
        some = [
            Span(words[first].start, words[last].end)
            for first in range(min(len(words), _MOST_WORDS))
            for last in range(first + 1, min(len(words), first + MOST_PARTS, _MOST_WORDS))
        ]
        yield [[Span(words[0].start, words[-1].end)], some]


def _alone(question: str) -> Iterator[Span]:
    """Stretches that may be a name of one word: of characters that transliterate, or a word with a capital, not the
    first one, that stands beside no other."""
    for run in islice(_FOREIGN_RUN.finditer(question), _MOST_NAMES):
        for begin in range(run.start(), run.end() - _LEAST_HEARD + 1):
            for end in range(begin + _LEAST_HEARD, min(begin + _LONGEST_PART, run.end()) + 1):
                yield Span(begin, end)
    if HAN.search(question) is None:
        begun = _FIRST_WORD.match(question)
        for run in islice(_RUN.finditer(question, begun.end() if begun is not None else 0), _MOST_NAMES):
            own = POSSESSIVE.sub("", run.group())
            if len(own) >= _LEAST_LETTERS and not any(map(str.isspace, own)):
                yield Span(run.start(), run.start() + len(own))
