"""The names of a page where they stand, and which longer name of a person a short one means."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from builder.extraction.english.lexicon import TOWNS_OF_SCHOOLS
from builder.extraction.english.names.titled import name_before_rank
from builder.findings import Named

_SUFFIXES = frozenset({"Jr.", "Jr", "Sr.", "Sr", "II", "III", "IV"})


@dataclass(slots=True)
class Entry:
    """One name of the page; `positions` are where it stands in the document, in order."""

    named: Named
    words: tuple[str, ...]
    positions: list[int] = field(default_factory=list)

    def before(self, position: int) -> int:
        """1 + the last position before this one; 0 if there is none."""
        place = bisect_left(self.positions, position)
        return 1 + self.positions[place - 1] if place else 0

    def stands_at(self, position: int) -> bool:
        """Note a position; whether it is a new one."""
        place = bisect_left(self.positions, position)
        if self.positions[place : place + 1] == [position]:
            return False
        self.positions.insert(place, position)
        return True


class Entries(dict[str, Entry]):
    """Entries by the keys of names, and by each word of theirs."""

    def __init__(self) -> None:
        super().__init__()
        self._by_word: dict[str, dict[int, Entry]] = {}

    def __setitem__(self, key: str, entry: Entry) -> None:
        before = self.get(key)
        super().__setitem__(key, entry)
        for word in entry.words:
            self._by_word.setdefault(word.lower(), {})[id(entry)] = entry
        if before is not None and before is not entry and all(one is not before for one in self.values()):
            for word in before.words:
                self._by_word[word.lower()].pop(id(before), None)

    def with_words(self, words: Sequence[str]) -> Iterable[Entry]:
        """Those in whose names the rarest of some words stands, however it is written; each once."""
        return min((self._by_word.get(word.lower(), {}) for word in words), key=len).values()


def is_short(parts: tuple[str, ...], full: tuple[str, ...]) -> bool:
    """Whether words are the first name or the last names of a longer one: `Smith` of `John Smith Jr.`."""
    if full[-1:] and full[-1] in _SUFFIXES:
        full = full[:-1]
    if len(parts) >= len(full):
        return False
    of_place = full[-len(parts) - 1].lower() in ("of", "de", "von", "the")
    last = full[-len(parts) :]
    opens = (
        last[0].islower() and (parts[0].lower(), *parts[1:]) == last
    )  # `Von Sydow`, which opens a sentence
    return ((parts == last or opens) and not of_place) or parts == full[:1]


def is_double(parts: tuple[str, ...], full: tuple[str, ...]) -> bool:
    """Whether words are a full name with the mother's family name behind it: `Ana Ruiz y Mora` of `Ana Ruiz`."""
    behind = parts[len(full) :]
    joined = len(behind) == 2 and behind[0] in ("y", "i", "e") and behind[1][:1].isupper()
    return len(full) > 1 and parts[: len(full)] == full and joined


def called_short(
    parts: tuple[str, ...], entries: Iterable[Entry], place: Callable[[Entry], int]
) -> Entry | None:
    """The person met last whose name words shorten; `place` tells where one was met, 0 for nowhere."""
    people = [e for e in entries if e.named.type == "Person" and is_short(parts, e.words)]
    met = [e for e in people if place(e)]
    return max(met, key=lambda e: (place(e), e.named.name), default=None)


def is_same_noble(words: str, name: str) -> bool:
    """Whether `Rudolf, 2nd Duke of Lund` is the noble called `Rudolf Karl, 2nd Duke of Lund`."""
    short, own = name_before_rank(words), name_before_rank(name)
    rank = words[len(short) :]
    same = bool(own) and own.split()[:1] == short.split()[:1] and name[len(own) :] == rank
    return same and any(letter.isdigit() for letter in rank)  # the Counts of a land are many


def is_town(named: Named) -> bool:
    """Whether a school's name is that of a town as well, where people live and die: `died in Cambridge`."""
    return named.name.lower() in TOWNS_OF_SCHOOLS
