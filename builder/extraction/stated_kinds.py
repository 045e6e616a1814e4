"""What type of thing a page's infobox or its categories say it is about."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from builder.extraction.english.lexicon import TYPE_NOUNS, is_person_noun
from builder.language import has_han
from schemas.names import name_key
from schemas.ontology import Ontology

_KINDS = {
    "艺人": "Person", "藝人": "Person", "演员": "Person", "演員": "Person", "musical artist": "Person",
    "officeholder": "Person", "biography": "Person", "scientist": "Person", "人物": "Person",
    "television": "Series", "电视节目": "Series", "電視節目": "Series", "电视": "Series", "電視": "Series",
    "settlement": "City", "organization": "Organization", "university": "School", "电影": "Film", "電影": "Film",
}  # fmt: skip
_ENDINGS = (
    (
        "Person",
        "人|人物|演员|演員|导演|導演|歌手|作家|编剧|編劇|政治家|运动员|運動員|球员|球員|校友|出生|逝世",
    ),
    ("Film", "电影作品|電影作品|电影|電影|影片"),
    ("Series", "电视剧|電視劇|剧集|劇集"),
    ("Song", "歌曲|单曲|單曲"),
    ("Album", "专辑|專輯"),
    ("Book", "小说|小說|书籍|書籍"),
    ("School", "大学|大學|学校|學校|中学|中學"),
    ("Company", "公司|企业|企業"),
    ("City", "城市"),
    ("Award", "奖项|獎項"),
)  # fmt: skip
_HAN_KINDS = [(kind, re.compile(f"(?:{words})$")) for kind, words in _ENDINGS]
_PREPOSITION = re.compile(
    r"\s(?:of|in|by|from|at|about|based|set|directed|with|established|founded|born|who)\s"
)
_PEOPLE = frozenset({"births", "deaths", "people", "men", "women", "alumni", "emigrants", "winners"})


def kind_of(words: str, ontology: Ontology) -> str:
    """The type that an infobox's words name (`film`, `人物`), or empty."""
    key = name_key(words)
    if key in _KINDS and _KINDS[key] in ontology.types:
        return _KINDS[key]
    for identifier, kind in ontology.types.items():
        labels = (identifier, kind.zh.label, kind.en.label, *kind.zh.aliases, *kind.en.aliases)
        if key in map(name_key, labels):
            return identifier
    return ""


def kind_by_categories(categories: Iterable[str], ontology: Ontology) -> str:
    """The type that most categories name (`1962 births`, `American films`, `香港男演员`), or empty.

    Of two named equally often neither is taken.
    """
    found = Counter(kind for words in categories if (kind := _kind_of_category(words)) in ontology.types)
    first, *others = [*found.most_common(2), ("", 0)]
    return first[0] if not others or first[1] > others[0][1] else ""


def _kind_of_category(words: str) -> str:
    if has_han(words):
        return next((kind for kind, ending in _HAN_KINDS if ending.search(words)), "")
    last = _PREPOSITION.split(f"{words.lower()} ", maxsplit=1)[0].split()[-1:]
    if not last:
        return ""
    noun = last[0].removesuffix("s") if last[0].endswith("s") and not last[0].endswith("ies") else last[0]
    if last[0] in _PEOPLE or is_person_noun(noun):
        return "Person"
    return TYPE_NOUNS.get(noun) or TYPE_NOUNS.get(f"{last[0][:-3]}y", "")
