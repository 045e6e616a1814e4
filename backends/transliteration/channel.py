"""How likely a Latin name is what Chinese characters transliterate: 纳尔逊 is Nelson, 詹纳 Jenner rather than Jane.

A noisy channel (Knight and Graehl 1998, "Machine Transliteration"): each character writes a stretch of letters, its
onset some and its rime some, with shares that `benchmarks/train_transliteration.py` learned from a dictionary's names.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp, log
from pathlib import Path
from unicodedata import combining, normalize

from backends.script import simplified
from backends.transliteration.sounds import syllables

WEIGHTS = Path(__file__).with_name("shares.json")

LEAST = 8.0
"""Evidence, in nats, from which a name is heard in another: of 1,589 names of an encyclopedia with points 84 % have it
for their counterpart, and of 1,185 single ones 90 %; of 60,000 pairs of two single names drawn by chance two."""

MOST_LETTERS = 4  # that an onset or a rime stands for
OF_SOUND, OF_LETTERS = 8.0, 4.0
"""How many names a character must stand in to count as much as its sound, and a sound as much as any letters."""

ONSET, RIME = (0.15, 0.6, 0.2, 0.04, 0.01), (0.2, 0.35, 0.3, 0.1, 0.05)
"""How many letters an onset or a rime that nobody saw stands for: shares of 0 to 4."""

_INITIAL = re.compile(r"zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]?")
_LETTERS = re.compile(r"[a-z]+")
_RARE = 1e-4  # of a letter that no name has
_MOST_WORDS = 6  # of a Latin name
_LEAST_FIRST, _LEAST_LAST = 0.0, 2.0
"""Nats of one part among others: 罗素 is no Rossi (1.5), 马龙 no Marx (0.3)."""

_SKIPPED = 1.0  # nats that a given name costs which a name that begins with a particle leaves out
_SHORT = frozenset("da de di del della do dos du des van von der den ter ten la le el al st mc mac o".split())
"""Words that one part transliterates with the next: 达芬奇, da Vinci."""

_PARTICLES = frozenset("冯 范 凡 德 达 迪 杜 拉 勒 拜".split())
"""With which a name without the given one begins: 冯·卡门."""

_SCALE, _MIDDLE = 2.0, 6.0  # of `strength`

Shares = Mapping[str, float]
Unit = tuple[str, str]
"""A character's onset or rime: the character with its kind, and the sound with its kind."""


class Transliteration:
    """Weighs a Chinese name against a Latin one; evidence is in nats, positive where they are likelier one name."""

    def __init__(
        self, letters: Shares, sounds: Mapping[str, Shares], characters: Mapping[str, Shares]
    ) -> None:
        """`letters` are shares of all letters; `sounds` and `characters` how often each wrote some letters: `n-` wrote
        n, `-a` wrote a; 纳- and -纳 are the onset and the rime of one character.
        """
        self._letters = dict(letters)
        self._sounds = sounds
        self._characters = characters
        self._seen = {unit: sum(counts.values()) for unit, counts in (*sounds.items(), *characters.items())}
        self._known: dict[Unit, dict[str, float]] = {}
        self.word = lru_cache(maxsize=1 << 15)(self._word)

    @classmethod
    def read(cls, path: Path) -> Transliteration:
        """The weights of a file that `benchmarks/train_transliteration.py` wrote."""
        record = json.loads(path.read_text(encoding="utf-8"))
        return cls(record["letters"], record["sounds"], record["characters"])

    def name(self, chinese: str, latin: str) -> float:
        """The evidence that a Latin name is what a Chinese one transliterates, part by part; minus infinity where the
        last parts are not each other's, or one of several has too little of it.

        Points stand between the parts. A part may stand for a short Latin word and the next; a name that begins with a
        particle may leave out what stands before it.
        """
        parts = [part for part in simplified(chinese).split("·") if part]
        words = [plain_letters(word) for word in latin.split()]
        words = [word for word in words if word][:_MOST_WORDS]
        if not parts or not words:
            return -float("inf")
        return self._aligned(parts, words)

    def _aligned(self, parts: Sequence[str], words: Sequence[str]) -> float:
        """The best sum of evidence of parts and words in order, the last with the last."""
        none = -float("inf")
        leading = parts[0] in _PARTICLES
        best = [
            0.0,
            *(-_SKIPPED * (n + 1) if leading else none for n in range(len(words))),
        ]  # no part, some words
        for number, part in enumerate(parts, 1):
            least = _LEAST_LAST if number == len(parts) else _LEAST_FIRST
            reached = [none]
            for end in range(1, len(words) + 1):
                told = self._ending(part, words[:end])
                taken = (best[end - size] + evidence for size, evidence in told if evidence >= least)
                reached.append(max(taken, default=none))
            best = reached
        return best[-1]

    def _ending(self, part: str, words: Sequence[str]) -> list[tuple[int, float]]:
        """The evidence that a part stands for the last of some words, or for that with a short one before it: how many
        words, and how much."""
        told = [(1, self.word(part, words[-1]))]
        if len(words) > 1 and words[-2] in _SHORT:
            told.append((2, self.word(part, words[-2] + words[-1])))
        return told

    def _word(self, chinese: str, latin: str) -> float:
        """The evidence that small letters are what characters transliterate; minus infinity for none of either."""
        units = units_of(chinese)
        if not units or not latin:
            return -float("inf")
        share = self.forward(units, latin)[-1][-1]
        chance = sum(log(self._letters.get(letter, _RARE)) for letter in latin)
        return log(share) - chance if share > 0 else -float("inf")

    def forward(self, units: Sequence[Unit], latin: str) -> list[list[float]]:
        """Of the first units how likely they wrote the first letters: (units + 1, letters + 1)."""
        size = len(latin)
        table = [[0.0] * (size + 1) for _ in range(len(units) + 1)]
        table[0][0] = 1.0
        for row, unit in enumerate(units):
            for begin, reached in enumerate(table[row]):
                if reached:
                    for end in range(begin, min(begin + MOST_LETTERS, size) + 1):
                        table[row + 1][end] += reached * self.share(unit, latin[begin:end])
        return table

    def share(self, unit: Unit, letters: str) -> float:
        """How likely an onset or rime writes these letters."""
        known = self._known.setdefault(unit, {})
        found = known.get(letters)
        if found is None:
            character, sound = unit
            chance = (ONSET if sound.endswith("-") else RIME)[len(letters)]
            for letter in letters:
                chance *= self._letters.get(letter, _RARE)
            of_sound = self._counted(self._sounds, sound, letters, OF_LETTERS, chance)
            found = known[letters] = self._counted(self._characters, character, letters, OF_SOUND, of_sound)
        return found

    def _counted(
        self, counts: Mapping[str, Shares], unit: str, letters: str, weight: float, prior: float
    ) -> float:
        seen = counts.get(unit)
        told = seen.get(letters, 0.0) if seen is not None else 0.0
        return (told + weight * prior) / (self._seen.get(unit, 0.0) + weight)


def strength(evidence: float) -> float:
    """Evidence as a link's score, in (0, 1): half at 6 nats, 0.73 at 8, 0.98 at 14."""
    return 1 / (1 + exp(-max(-60.0, evidence - _MIDDLE) / _SCALE))


@cache
def transliteration() -> Transliteration:
    """The weights that are shipped."""
    return Transliteration.read(WEIGHTS)


@lru_cache(maxsize=1 << 14)
def units_of(chinese: str) -> tuple[Unit, ...]:
    """The onset and the rime of each character, by the commonest Pinyin of it; none where a character has none."""
    found: list[Unit] = []
    for character in chinese:
        read = syllables(character)
        if not read or read[0] == character:
            return ()
        onset = (_INITIAL.match(read[0]) or [""])[0]
        found += ((f"{character}-", f"{onset}-"), (f"-{character}", f"-{read[0][len(onset) :]}"))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def plain_letters(word: str) -> str:
    """A word's letters in lower case, without accents and marks."""
    bare = "".join(c for c in normalize("NFD", word) if not combining(c))
    return "".join(_LETTERS.findall(bare.lower()))
