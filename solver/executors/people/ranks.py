"""Who is a man and who a woman by a rank or a title, by what a page's first sentence calls somebody, and by whose
wife or husband stands beside a name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from schemas.graph import Entity
from schemas.protocols import GraphStore


class Sex(StrEnum):
    """What a word says of whom it is used."""

    MALE = "male"
    FEMALE = "female"


_LORDS = (
    r"King|(?:Crown )?Prince|(?:Grand |Arch)?[Dd]uke|Earl|Count|Viscount|Baron|Baronet|Marquess|Marquis|Margrave|"
    r"Landgrave|Elector|Emperor|[TC]sar|Sultan|Shah|Emir|Lord|Infante|Pasha|Maharaja|Raja"
)
_LADIES = (
    r"Queen|(?:Crown )?Princess|(?:Grand |Arch)?[Dd]uchess|Countess|Viscountess|Baroness|Marchioness|Margravine|"
    r"Landgravine|Electress|Empress|[TC]sarina|Sultana|Lady|Infanta|Maharani|Rani"
)
_LORDS_ZH = r"皇帝|国王|大帝|亲王|王子|太子|皇子|[公侯伯子男]爵"
_LADIES_ZH = r"皇后|王后|太后|公主|郡主|[王皇贵]?妃|夫人|女王|女皇|(?<=[\u3400-\u9fff])氏"
_QUEENS = (
    "Ann|Anne|Beatrix|Berenice|Catherine|Eleanor|Elisabeth|Elizabeth|Isabel|Joan|Jeanne|Katherine|Margaret|Margrethe|"
    "Marguerite|Mary|Tamar|Zenobia"
)
_NAMED = {
    Sex.FEMALE: re.compile(
        rf"^(?:(?:{_LADIES}) (?=\S)|(?:Mrs|Miss|Dame)\b)|, (?:\d+\w\w )?(?:{_LADIES})\b|\bLady \w|"
        rf"\w (?:bint|binti) \w|(?:{_LADIES_ZH})$"
    ),
    Sex.MALE: re.compile(
        rf"^(?:(?:{_LORDS}|Sir|Şehzade|Sheikh) (?=\S)|Mr\b)|, (?:\d+\w\w )?(?:{_LORDS})\b|"
        rf"\w (?:ibn|bin) \w|(?:{_LORDS_ZH})$|"
        rf"^(?!(?:{_QUEENS})\b)[A-ZÀ-Þ]\w+(?<!a) (?=[IVX])(?:X{{0,2}}(?:IX|IV|V?I{{0,3}}))(?: of \w.*)?$"
    ),
}
"""What makes a name a man's or a woman's."""

_COUPLED = r"(?:[a-z-]+ ){0,2}?(?:wife|spouse|consort|husband)\b"
_BEFORE = {
    Sex.FEMALE: re.compile(
        rf"\b(?:his|of his) (?:[a-z-]+ ){{0,2}}?(?:wife|spouse|consort),? (?:née |born |the former |formerly )?$|"
        rf"\b(?:{_LADIES}) $|(?:其|他的?|[与和])(?:[原元前续]?配|妻子?)$"
    ),
    Sex.MALE: re.compile(
        rf"\bher (?:[a-z-]+ ){{0,2}}?(?:husband|spouse|consort),? $|\b(?:{_LORDS}|Sir) $|(?:其|她的?|[与和])丈夫$"
    ),
}
"""Words right before a name."""

_TITLED = r"(?:,[^,;()]{1,40}?)??(?:\s*[(（][^()（）]*[)）])?,?"
_BEHIND = {
    Sex.MALE: re.compile(rf"^{_TITLED} (?:and|by)(?: of)? his {_COUPLED}|^(?:和|与|及)(?:其|他的?)?妻子?"),
    Sex.FEMALE: re.compile(rf"^{_TITLED} (?:and|by)(?: of)? her {_COUPLED}|^(?:和|与|及)(?:其|她的?)?丈夫"),
}
"""Words right behind a name: `A, Duke of B, and his wife`, `A by his second wife`."""

_IS = r"\b(?:was|is)\s+(?:an?|the)\s+(?:(?!(?:of|to|for|by|in|at|with|who|that|from)\b)[\w'’,-]+\s+){0,8}?"
_LEAD = re.compile(
    rf"{_IS}(?:(?P<male>prince|king|(?:arch)?duke|count|earl|viscount|baron|baronet|margrave|landgrave|lord|nobleman|"
    r"businessman|statesman|clergyman|emperor|sultan|husband|son|brother|father|actor|widower)|"
    r"(?P<female>princess|queen|(?:arch)?duchess|countess|baroness|noblewoman|businesswoman|lady|empress|wife|daughter|"
    r"sister|mother|actress|widow|mistress|consort))\b",
    re.I,
)
"""What a first sentence says that somebody was: `was an Ottoman prince`, `is a financier and husband of`."""

_SENTENCE = re.compile(r"(?<=[a-z)\]][.])\s+(?=[A-Z])|\n")
_FIRST = 600  # characters of a page in which its first sentence ends


def by_name(person: Entity) -> Sex | None:
    """The one sex that the ranks and titles in somebody's names tell."""
    return _one({sex for n in person.names or () for sex in (_named(n.name),) if sex is not None})


def beside(person: Entity, sentences: Sequence[str]) -> Sex | None:
    """The one sex that words of rank, or of whose wife or husband somebody is, tell beside the name in sentences."""
    told: set[Sex] = set()
    for sentence in sentences:
        for start, end in _places(person, sentence):
            before, behind = sentence[:start], sentence[end:]
            told |= {sex for sex, words in _BEFORE.items() if words.search(before)} or {
                sex for sex, words in _BEHIND.items() if words.search(behind)
            }
    return _one(told)


def by_lead(person: Entity, store: GraphStore) -> Sex | None:
    """The one sex that the first sentences of the pages about somebody tell."""
    told: set[Sex] = set()
    for page in store.get_documents(list(person.pages)):
        first = _SENTENCE.split(page.text[:_FIRST], maxsplit=1)[0] if page is not None else ""
        match = _LEAD.search(first)
        if match is not None:
            told.add(Sex.MALE if match["male"] else Sex.FEMALE)
    return _one(told)


def _named(name: str) -> Sex | None:
    return next((sex for sex in (Sex.FEMALE, Sex.MALE) if _NAMED[sex].search(name)), None)


def _places(person: Entity, sentence: str) -> list[tuple[int, int]]:
    """Where the longest of somebody's names that a sentence holds stands in it."""
    held = sorted((n.name for n in person.names if n.name in sentence), key=lambda n: (-len(n), n))
    return [m.span() for m in re.finditer(re.escape(held[0]), sentence)] if held else []


def _one(told: set[Sex]) -> Sex | None:
    return next(iter(told)) if len(told) == 1 else None
