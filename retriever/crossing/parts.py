"""What stands for the words of a Latin name within a Chinese text: 英国 电影 学会 for British Film Institute."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import yaml

from backends.script import simplified
from backends.transliteration.channel import LEAST, transliteration
from backends.transliteration.names import FOREIGN, near_sounds
from backends.transliteration.sounds import skeletons, syllables
from retriever.crossing.translating import Translator
from schemas.text import Span

CHINESE = re.compile(r"[\u3400-\u9fff·]+")
STEM = 5  # letters by which words are akin
_RUN = re.compile(r"[\u3400-\u9fff]+")
_KINDS = Path(__file__).with_name("kinds.yaml")
_PIECE = 6  # characters of a part
_PHRASE = 3  # words that one part stands for
_LEAST_SOUNDS = 3  # consonants of a part that is heard
_ASKING = frozenset("是哪所什么谁几在的了这那个为与和有")  # of which no name is made by sound alone
_VOWELS = frozenset("aeiouyw")
_PRIZES = frozenset("award awards medal prize prizes trophy".split())
_FILLING = ("国际", "的", "之", "与", "和", "·")
"""What a Chinese name may have between the parts for the words of another: 威尼斯国际电影节, Venice Film Festival."""

_PLACING = ("上的", "中的", "里的", "下的")  # of a title: 屋顶上的提琴手, Fiddler on the Roof
_OPTIONAL = frozenset({"international"})
_Piece = tuple[int, int, bool]
"""Where a part ends, a bit for each word that it stands for, and whether it is the word for a kind."""


class ChineseText:
    """A Chinese text by its stretches of up to six characters, and how they sound."""

    def __init__(self, text: str) -> None:
        self.text = simplified(text)
        self.parts: dict[str, list[Span]] = {}
        self._spelt: dict[str, list[Span]] = defaultdict(list)
        self._sounded: dict[str, list[Span]] = defaultdict(list)
        for run in _RUN.finditer(self.text):
            spelt = syllables(run.group())
            for begin in range(len(run.group())):
                for end in range(begin + 1, min(begin + _PIECE, len(run.group())) + 1):
                    part, place = run.group()[begin:end], Span(run.start() + begin, run.start() + end)
                    self.parts.setdefault(part, []).append(place)
                    if end > begin + 1 and len(spelt) == len(run.group()):
                        self._spelt["".join(spelt[begin:end])].append(place)
                        for sounds in skeletons(part):
                            self._sounded[sounds].append(place)
        self.heard = cache(self._heard)

    def _heard(self, word: str) -> tuple[Span, ...]:
        """The stretches that are a Latin word in Pinyin or sound as it does: almost so where their characters
        transliterate, and just so, a character for each consonant, where others do: 美第奇, Medici.
        """
        found = list(self._spelt.get(word, ()))
        for sounds in skeletons(word):
            if len(sounds) < _LEAST_SOUNDS:
                continue
            found += (p for p in self._sounded.get(sounds, ()) if self._spells(sounds, p))
            for near in near_sounds(sounds):
                found += (p for p in self._sounded.get(near, ()) if self._sounds_as(word, p))
        return tuple(p for p in dict.fromkeys(found) if self._begins_as(word, p))

    def _spells(self, sounds: str, place: Span) -> bool:
        part = self.text[place.start : place.end]
        return len(part) == len(sounds) and _ASKING.isdisjoint(part)

    def _sounds_as(self, word: str, place: Span) -> bool:
        part = self.text[place.start : place.end]
        return FOREIGN.issuperset(part) and transliteration().name(part, word) >= LEAST

    def _begins_as(self, word: str, place: Span) -> bool:
        """Whether both begin with a vowel, or neither does: 印第安纳 is not Montana."""
        return (syllables(self.text[place.start])[0][0] in _VOWELS) == (word[0] in _VOWELS)


class NameParts:
    """Finds the parts of Chinese texts that stand for Latin words: by a dictionary, by `kinds.yaml`, in Pinyin or by
    sound."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        told: Mapping[str, Mapping[str, Sequence[str]]] = yaml.safe_load(_KINDS.read_text(encoding="utf-8"))
        self.kinds = {word: frozenset(forms) for word, forms in told["kinds"].items()}
        self._qualities = {word: frozenset(forms) for word, forms in told["qualities"].items()}
        self._named: dict[str, set[str]] = defaultdict(set)
        for words in (*self.kinds.items(), *self._qualities.items()):
            for form in words[1]:
                self._named[form].update(words[0].split())

    def kinds_in(self, text: ChineseText) -> list[str]:
        """The Latin words for kinds that a text has words for."""
        return [word for word, forms in self.kinds.items() if not forms.isdisjoint(text.parts)]

    def meant(self, text: ChineseText) -> frozenset[str]:
        """The Latin words that any stretch of a text means."""
        words = set[str]().union(*(self._named.get(part, ()) for part in text.parts))
        return frozenset(words.union(*map(self._translator.meanings, text.parts)))

    def stretches(self, text: ChineseText, words: Sequence[str], *, titled: bool = False) -> list[Span]:
        """Where parts for all of the words stand side by side, in any order; the longest from each begin.

        The last part must be a kind, but of what is `titled`.
        """
        pieces = self._pieces(text, words, singles=titled or not _PRIZES.isdisjoint(words))
        wanted = sum(1 << place for place, word in enumerate(words) if word not in _OPTIONAL)
        ends = ((begin, _covered(text.text, pieces, begin, wanted, titled)) for begin in sorted(pieces))
        return [Span(begin, end) for begin, end in ends if end]

    def _pieces(self, text: ChineseText, words: Sequence[str], *, singles: bool) -> dict[int, list[_Piece]]:
        """By begin; one character stands for a word that is no kind only among `singles`."""
        pieces: dict[int, list[_Piece]] = defaultdict(list)
        for first in range(len(words)):
            for last in range(first + 1, min(first + _PHRASE, len(words)) + 1):
                phrase, mask = " ".join(words[first:last]), (1 << last) - (1 << first)
                kinds = self.kinds.get(phrase, frozenset())
                for form in sorted(kinds | self._forms(phrase)):
                    for place in (
                        text.parts.get(form, ()) if form in kinds or singles or len(form) > 1 else ()
                    ):
                        pieces[place.start].append((place.end, mask, form in kinds))
            near = (place for part in self._near(text, words[first]) for place in text.parts[part])
            for place in (*text.heard(words[first]), *near):
                pieces[place.start].append((place.end, 1 << first, False))
        return pieces

    def _forms(self, phrase: str) -> frozenset[str]:
        return self._qualities.get(phrase, frozenset()) | self._translator.in_names(phrase)

    def _near(self, text: ChineseText, word: str) -> list[str]:
        """The parts of a text that mean a word which begins as another does: 戏剧, `drama`, for Dramatic."""
        if len(word) <= STEM:
            return []
        stem = word[:STEM]
        return [
            part
            for part in text.parts
            if len(part) > 1 and any(one.startswith(stem) for one in self._translator.meanings(part, most=2))
        ]


def _covered(text: str, pieces: Mapping[int, Sequence[_Piece]], begin: int, wanted: int, titled: bool) -> int:
    """How far parts for all that is wanted reach from a begin, each word once; 0 if they do not."""
    best, todo, seen = 0, [(begin, 0)], set[tuple[int, int]]()
    while todo:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        place, had = state
        for end, mask, kind in pieces.get(place, ()):
            if not had & mask:
                todo.append((end, had | mask))
                if (had | mask) & wanted == wanted and (kind or titled):
                    best = max(best, end)
        between = (*_FILLING, *_PLACING) if titled else _FILLING
        todo += ((place + len(one), had) for one in between if had and text.startswith(one, place))
    return best
