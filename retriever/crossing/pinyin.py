"""People found by their Pinyin: Lin Xubai in an English question is 林叙白, of whom only a Chinese page tells."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from itertools import islice, product
from threading import Lock

from backends.script import simplified
from backends.transliteration.sounds import readings
from builder.extraction.chinese.lexicon import SURNAMES
from retriever.crossing.sounding import CAPITALS, POSSESSIVE, Heard
from schemas.protocols import GraphStore
from schemas.text import Span

_NAME = re.compile(r"[\u3400-\u9fff]{2,4}")
_LETTERS = re.compile(r"[a-z]+")
_MOST_WORDS = 3  # of a name in Pinyin: Ang Lee, Ouyang Xiu, Lin Xu Bai
_MOST_WAYS = 16  # in which the characters of one name may be read


class PinyinNames:
    """The names that Chinese pages have for people, by how they are spelled; made again when the graph changes."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store
        self._version = -1
        self._table: dict[str, list[tuple[str, str]]] = {}
        self._lock = Lock()

    def find(self, question: str) -> list[Heard]:
        """The Chinese names that words with capitals spell, longest first; nothing is read for a question without."""
        places = sorted(_places(question), key=lambda place: (place.start - place.end, place.start))
        table = self._current() if places else {}
        return [
            Heard(place, 1.0, name, bearer)
            for place in places
            for name, bearer in table.get(_letters(question[place.start : place.end]), ())
        ]

    def _current(self) -> dict[str, list[tuple[str, str]]]:
        with self._lock:
            version = self._store.graph_version()
            if version != self._version:
                pages = self._store.iterate_pages()
                self._table = _table((name, page.entity) for page in pages for name in page.names)
                self._version = version
            return self._table


def _table(names: Iterable[tuple[str, str]]) -> dict[str, list[tuple[str, str]]]:
    """Names and what bears them by each way in which they are spelled, the family name first or last."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for name, bearer in names:
        if _NAME.fullmatch(name) is None or simplified(name)[0] not in _FAMILY:
            continue
        for way in islice(product(*readings(name)), _MOST_WAYS):
            spelled = {
                "".join(way),
                *("".join((*way[size:], *way[:size])) for size in (1, 2) if size < len(way)),
            }
            for one in sorted(spelled):
                if (name, bearer) not in found[one]:
                    found[one].append((name, bearer))
    return dict(found)


_FAMILY = frozenset(name[0] for name in SURNAMES)


def _places(question: str) -> list[Span]:
    """Stretches of two words or three that begin with capitals."""
    found = []
    for run in CAPITALS.finditer(question):
        words = [
            Span(run.start() + m.start(), run.start() + m.end()) for m in re.finditer(r"\S+", run.group())
        ]
        for size in range(2, _MOST_WORDS + 1):
            for first in range(len(words) - size + 1):
                start, end = words[first].start, words[first + size - 1].end
                own = POSSESSIVE.sub("", question[start:end])
                found.append(Span(start, start + len(own)))
    return found


def _letters(words: str) -> str:
    return "".join(_LETTERS.findall(words.lower().replace("ü", "u")))
