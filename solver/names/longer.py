"""Names of a question that go on beyond what is linked: Martin Luther King, 马丁·路德·金 for Martin Luther."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from builder.extraction.english.lexicon import is_person_noun
from retriever.crossing.sounding import dotted_names
from schemas.retrieval import LinkedEntity
from schemas.text import Language, Span
from solver.language import folded
from solver.names.casing import SMALL_WORDS
from solver.reading.holding.others import NO_NAMES

_CAPITAL = re.compile(r"[A-ZÀ-Þ][\w'’.-]*")
_NEXT = re.compile(r"\s+(?=[A-ZÀ-Þ])")
_POSSESSIVE = re.compile(r"['’]s?$")
_WORD = re.compile(r"[\w'’-]+")
_AUXILIARY = frozenset(
    "is was are were be been did does do has have had will would can could may might should name tell list".split()
)
_COPULA = re.compile(r"^\W*(?:is|was|are|were)\s+$", re.I)
"""Before a name behind which an adjective may have a capital: Is Ida Venn Catholic?"""

_PRIZE = "best"  # who gave Ida Venn Best Director?
_POINTS = "·・"
_CJK = "\u3400-\u9fff"
_GIVEN = frozenset(
    "明华强平英红丽娜芳敏静伟军杰涛超磊勇艳娟霞秀兰凤莲玲燕梅萍娥珍琴云洁雪琳晶莹倩妍婷颖雯瑶欣怡佳慧蕾薇菲蓉露璐"
    "娇媛婉晴萱涵轩宇浩博豪鹏飞龙辉亮刚毅峰斌波宁洋峻凯健鑫俊彬林森松柏楠桐梓瑞祥福贵荣昌盛德仁义礼智信忠孝良善元"
    "亨利贞国邦安泰康乐庆喜兴旺春秋冬阳光星月海江河湖川山岩石玉珠宝金银铭钧锋锐钢铁文武斯哲思源泉清澄"
)
"""What given names often end with; a tagger takes other characters, too, for part of a name: 李安拍, 李安大."""

_WHICH = r" ?(?P<number>[2-9２-９]|1\d|I{2,3}|IV|V)"
_NUMBERED = re.compile(rf"(?P<title>.*[^\s\d]){_WHICH}")
_NUMBER = {
    Language.CHINESE: re.compile(
        rf"{_WHICH}(?![\dA-Za-z年月日号届次部位岁个人集季分点世片首本章名座家条场万亿多])"
    ),
    Language.ENGLISH: re.compile(
        rf"{_WHICH}(?=[”\"?.,]|$|['’]s\b| (?:is|was|did|has|had|made|shot|out|come|[a-z]+ed)\b)"
    ),
}
"""Behind a work: which of several of one title."""

_UNNUMBERED = frozenset({"Person", "Character", "Place", "Country", "City", "Award", "Event"})

_ON = re.compile(rf"[{_POINTS}](?=[{_CJK}])")


@dataclass(frozen=True, slots=True)
class LongerName:
    """What a question's name says beyond the stretch of it that is linked; each of `more` is one way to write it, as a
    text must have it. `of` are the entities that the stretch may mean, `heard` the whole name where it is one of
    foreign sounds, as which a name in Latin letters must sound.
    """

    more: tuple[str, ...]
    of: tuple[str, ...]
    heard: str = ""


def longer_names(
    question: str,
    linked: Sequence[LinkedEntity],
    language: Language,
    people: Sequence[Span] = (),
    asks: Callable[[str], bool] = lambda _: False,
) -> list[LongerName]:
    """The names that go on before or behind what is linked in them, wherever the question has that; `people` are what
    a tagger takes for people, and a word that `asks` is part of no name, whatever capital it has.
    """
    surfaces: dict[str, list[str]] = {}
    for entity in linked:
        surfaces.setdefault(entity.surface, []).append(entity.id)
    found = []
    for surface, ids in surfaces.items():
        places = [Span(*m.span()) for m in re.finditer(re.escape(surface), question)]
        numbered = any(e.type not in _UNNUMBERED for e in linked if e.surface == surface)
        more = [_number_behind(question, place, language) if numbered else [] for place in places]
        if any(more):
            pass
        elif language is Language.CHINESE:
            more = [_more_chinese(question, place, people) for place in places]
        elif _is_title_case(question):
            return []
        else:
            others = [other for other in surfaces if other != surface]
            more = [_more_english(question, place, others) for place in places]
            more = [[] if any(map(asks, words)) else words for words in more]
        if more and all(more):
            found.append(LongerName(tuple(more[0]), tuple(dict.fromkeys(ids)), _dotted(question, places[0])))
    return found


def _dotted(question: str, place: Span) -> str:
    """The longest name with points, as far as its characters transliterate, of which a stretch is but a part."""
    around = [one for one in dotted_names(question) if one.start <= place.start and place.end <= one.end]
    longest = max(around, key=lambda one: one.end - one.start, default=place)
    return "" if longest == place else question[longest.start : longest.end]


def _number_behind(question: str, place: Span, language: Language) -> list[str]:
    """A title with the number behind it, which makes it another's."""
    number = _NUMBER[language].match(question, place.end)
    return [question[place.start : number.end("number")]] if number is not None else []


def without_number(name: str) -> str:
    """A title without the number at its end; empty where it has none: Fog Harbour of Fog Harbour 2."""
    found = _NUMBERED.fullmatch(name)
    return found["title"] if found is not None else ""


def words_of(name: str) -> tuple[str, ...]:
    """The words of an English name that tell whose it is."""
    return tuple(_named(_CAPITAL.findall(name)))


def _more_english(question: str, place: Span, others: Sequence[str]) -> list[str]:
    """The words with capitals right before and behind a name that belong to it."""
    before = list(_before(question, place.start))
    behind = list(_behind(question, place.end))
    if _COPULA.match(question[: place.start]) or (behind and folded(behind[0]) == _PRIZE):
        behind = []
    if any(other.startswith(behind[0]) for other in others if behind):
        behind = []
    if any(before and other.endswith(before[0]) for other in others):
        before = []
    return _named([word for word in before if not is_person_noun(folded(word))] + behind)


def _named(words: Sequence[str]) -> list[str]:
    """Those that may be part of a name; an initial tells nobody from another."""
    return [w for w in words if len(w.strip(".")) > 1 and folded(w) not in NO_NAMES | _AUXILIARY]


def _behind(question: str, end: int) -> Iterator[str]:
    """The words with capitals that follow each other from the end of a name on, without a possessive ending."""
    while (gap := _NEXT.match(question, end)) is not None:
        word = _CAPITAL.match(question, gap.end())
        if word is None:
            return
        bare = _POSSESSIVE.sub("", word.group())
        yield bare.rstrip(".")
        if bare != word.group():
            return
        end = word.end()


def _before(question: str, start: int) -> Iterator[str]:
    """Those right before a name, the nearest first; a possessive belongs to another, and the first word of all has a
    capital whatever it is.
    """
    for word in reversed(question[:start].split()[1:]):
        if _CAPITAL.fullmatch(word) is None or _POSSESSIVE.search(word):
            return
        yield word


def _is_title_case(question: str) -> bool:
    """Whether all but small words have capitals, so that these tell no names."""
    words = _WORD.findall(question)
    return all(not word[0].islower() or word in SMALL_WORDS for word in words)


def _more_chinese(question: str, place: Span, people: Sequence[Span]) -> list[str]:
    """The name with what is joined to it by a point, or one character more, with which a tagger sees somebody."""
    surface = question[place.start : place.end]
    on = _ON.match(question, place.end)
    if on is not None:
        return [f"{surface}·{question[on.end()]}"]
    if place.start > 1 and question[place.start - 1] in _POINTS:
        return [f"{question[place.start - 2]}·{surface}"]
    return [
        name for s in people if (name := question[s.start : s.end])[:-1] == surface and name[-1] in _GIVEN
    ]
