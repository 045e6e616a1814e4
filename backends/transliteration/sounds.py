"""How alike a Chinese and a Latin name sound: 莎士比亚 and Shakespeare, 谭盾 and Tan Dun."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from functools import lru_cache

_INITIALS = re.compile(r"zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]")
_LATIN = re.compile(r"[a-z]+")
_WRITTEN = (
    (re.compile(r"ch(?=[rl])"), "k"),
    (re.compile(r"tch|ch|sh|sch|zh|tz"), "s"),
    (re.compile(r"gh(?![aeiou])"), ""),
    (re.compile(r"ph"), "f"),
    (re.compile(r"ck|qu|kh"), "k"),
    (re.compile(r"c(?=[eiy])"), "s"),
    (re.compile(r"x"), "ks"),
    (re.compile(r"ng"), "n"),
)
_SOFT_G = re.compile(r"g(?=[eiy])")
_CLASSES = dict(zip("bpdtgkcqlrfvwszjmnh", "PPTTKKKKLLFFFSSSNNH", strict=True))
SOUNDS = "".join(sorted(set(_CLASSES.values())))
"""The classes of consonants."""
_HISSING = {"zh": "S", "ch": "S", "sh": "S", "j": "S", "q": "S", "x": "S", "z": "S", "c": "S", "s": "S"}


def is_romanised(chinese: str, latin: str) -> bool:
    """Whether a Latin name is the Pinyin of a Chinese one, in either order: 谭盾 is `Tan Dun` and `Dun Tan`; of a
    character with several sounds any counts: 长卫 is `Changwei`."""
    written = "".join(_LATIN.findall(latin.lower().replace("ü", "u")))
    if len(syllables(chinese)) < 2:
        return False
    read = readings(chinese)
    return _is_spelt(written, read) or _is_spelt(written, (*read[1:], *read[:1]))


def same_sounds(one: str, other: str) -> bool:
    """Whether two Chinese names are written with characters of the same sounds: 格利高里, 格里高利."""
    return one == other or (len(one) == len(other) and syllables(one) == syllables(other))


def likeness(chinese: str, latin: str) -> float:
    """Share of the consonants, by class of sound, that stand in both in order; in [0, 1].

    Each `th` of a Latin name is heard as S, or each as T: Kenneth 肯尼思, Thomas 托马斯; `g` before e, i, y as K, or S.
    """
    ours = _skeleton_of_chinese(chinese)
    return max(_ratio(ours, theirs) for theirs in _skeletons_of_latin(latin))


def skeletons(name: str) -> tuple[str, ...]:
    """The consonants of a Chinese or Latin name by class of sound, a letter each, in every way that it may be heard."""
    return _skeletons_of_latin(name) if _LATIN.search(name.lower()) else (_skeleton_of_chinese(name),)


@lru_cache(maxsize=1 << 15)
def _ratio(ours: str, theirs: str) -> float:
    return SequenceMatcher(None, ours, theirs).ratio()


@lru_cache(maxsize=4096)
def syllables(chinese: str) -> tuple[str, ...]:
    """The Pinyin of a Chinese text, without tones; what is in no Chinese characters is left out."""
    from pypinyin import lazy_pinyin  # its tables take a fifth of a second to load

    return tuple(syllable for syllable in lazy_pinyin(chinese) if syllable.isascii() and syllable.isalpha())


@lru_cache(maxsize=4096)
def readings(chinese: str) -> tuple[tuple[str, ...], ...]:
    """The ways in which each character of a Chinese text may be written in Pinyin, without tones."""
    from pypinyin import Style, pinyin

    heard = pinyin(chinese, style=Style.NORMAL, heteronym=True, errors="ignore")
    return tuple(tuple(dict.fromkeys(way for one in sounds for way in _spellings(one))) for sounds in heard)


def _spellings(syllable: str) -> tuple[str, ...]:
    """A syllable, and one with ü as passports and keyboards have it."""
    return tuple(syllable.replace("v", u) for u in ("v", "u", "yu")) if "v" in syllable else (syllable,)


def _is_spelt(written: str, readings: tuple[tuple[str, ...], ...]) -> bool:
    """Whether letters are one way of each character, on end."""
    if not readings:
        return not written
    first, rest = readings[0], readings[1:]
    return any(written.startswith(way) and _is_spelt(written[len(way) :], rest) for way in first)


@lru_cache(maxsize=4096)
def _skeleton_of_chinese(name: str) -> str:
    sounds: list[str] = []
    for syllable in syllables(name):
        initial = _INITIALS.match(syllable)
        if initial is not None and initial.group() != "y":
            sounds.append(_HISSING.get(initial.group()) or _CLASSES[initial.group()])
        if syllable.endswith(("n", "ng")):
            sounds.append("N")
        elif syllable.endswith("er"):
            sounds.append("L")
    return _once(sounds)


@lru_cache(maxsize=1 << 14)
def _skeletons_of_latin(name: str) -> tuple[str, ...]:
    plain = name.lower()
    heard = (plain.replace("th", "s"), plain.replace("th", "t")) if "th" in plain else (plain,)
    soft = (_SOFT_G.sub("j", one) for one in heard)  # George 乔治, Giovanni 乔瓦尼
    return tuple(dict.fromkeys(_skeleton_of_latin(one) for one in (*heard, *soft)))


def _skeleton_of_latin(plain: str) -> str:
    for pattern, sound in _WRITTEN:
        plain = pattern.sub(sound, plain)
    return _once([_CLASSES[letter] for letter in plain if letter in _CLASSES])


def _once(sounds: list[str]) -> str:
    """Doubled sounds count once."""
    return "".join(s for i, s in enumerate(sounds) if i == 0 or sounds[i - 1] != s)
