"""Looks words up in the dictionary's file; a missing file is a dictionary without words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Lock

from backends.dictionaries.cedict_convert import FILE
from backends.weights import model_path
from backends.weights.table import DICTIONARY
from schemas.errors import ModelError

_MOST_KEPT = 20_000  # words looked up
_ENGLISH = "SELECT english FROM gloss WHERE chinese = ? ORDER BY place"
_CHINESE = "SELECT chinese FROM gloss WHERE english = ? ORDER BY place"
_ENGLISH_NAMES = "SELECT english FROM gloss WHERE chinese = ? AND name ORDER BY place"
_NAMES = "SELECT chinese, english FROM gloss WHERE name ORDER BY chinese, english"
_CHINESE_NAMES = "SELECT chinese FROM gloss WHERE english = ? AND name ORDER BY place"


class Glosses:
    """Chinese words with their English glosses, read from a file that never changes; safe for many threads."""

    def __init__(self, path: Path | None) -> None:
        """`path` is a file that `write_glosses` wrote; None has no words."""
        self._connection: sqlite3.Connection | None = None
        if path is not None:
            address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
            self._connection = sqlite3.connect(address, uri=True, check_same_thread=False)
        self._lock = Lock()
        self._kept: dict[tuple[str, str], tuple[str, ...]] = {}

    def english(self, chinese: str) -> tuple[str, ...]:
        """The glosses of a word in simplified characters, in the dictionary's order, lower case."""
        return self._look_up(_ENGLISH, chinese)

    def chinese(self, english: str) -> tuple[str, ...]:
        """The words of which a word or phrase in lower case is a gloss, in simplified characters."""
        return self._look_up(_CHINESE, english)

    def english_names(self, chinese: str) -> tuple[str, ...]:
        """What a Chinese name of a person, place or work is in English, lower case."""
        return self._look_up(_ENGLISH_NAMES, chinese)

    def chinese_names(self, english: str) -> tuple[str, ...]:
        """The Chinese names that a name in lower case is a gloss of."""
        return self._look_up(_CHINESE_NAMES, english)

    def names(self) -> Iterator[tuple[str, str]]:
        """Every Chinese name, in simplified characters, with what it is in English, lower case, in order of both."""
        if self._connection is not None:
            with self._lock:
                yield from self._connection.execute(_NAMES).fetchall()

    def forget(self) -> None:
        """Forget what was looked up; it is read from the file again."""
        with self._lock:
            self._kept.clear()

    def _look_up(self, query: str, word: str) -> tuple[str, ...]:
        if self._connection is None:
            return ()
        with self._lock:
            known = self._kept.get((query, word))
            if known is None:
                if len(self._kept) >= _MOST_KEPT:
                    self._kept.clear()
                known = tuple(dict.fromkeys(row[0] for row in self._connection.execute(query, (word,))))
                self._kept[query, word] = known
            return known


def unexplained(glosses: Sequence[str]) -> list[str]:
    """Those that are not another one with words that say what it is: no `wong kar-wai hong kong film director`."""
    return [one for one in glosses if not any(one.startswith(f"{other} ") for other in glosses)]


def load_glosses(cache: Path) -> tuple[Glosses, str]:
    """The dictionary among the models, and why it is empty (empty if it is not)."""
    try:
        return Glosses(model_path(DICTIONARY, cache) / FILE), ""
    except ModelError as error:
        return Glosses(None), f"dictionary: none. {error}"
