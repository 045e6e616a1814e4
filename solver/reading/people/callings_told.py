"""What pages call the people of a story beside their names: `Joe Bradley, an American reporter`, 茶商唐季珊."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from retriever.crossing.translating import Translator, bases
from schemas.text import Language
from solver.language import folded

_ONE = r"(?:an?|the|his|her|their|its)"
_PHRASE = r"(?P<phrase>[\w'’-]+(?: [\w'’-]+){0,4})"
_STOPS = re.compile(r"\b(?:who|that|which|whose|of|in|on|at|from|with|by|for|and|but|named|called)\b")
_REST = r"(?: [A-ZÀ-Þ][\w'’-]*)*"  # of a name of which the part has the first word
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_OF_WORK = re.compile(
    rf"\b(?:as|plays?|played|playing) {_ONE} {_PHRASE} in (?:the (?:[a-z-]+ )?)?[\"“*]?$", re.I
)
_PLAYED_IN = re.compile(
    r"^》?(?:这部[电影片剧]*)?[里中]?(?:，)?(?:他|她)?(?:饰演|扮演|饰|演)(?:了|的是)?(?P<phrase>[^，。；《》]{2,12})"
)


@dataclass(frozen=True, slots=True)
class Calling:
    """Words for what somebody is, the noun last, each with all that a page of either language may have for it."""

    words: dict[Language, tuple[frozenset[str], ...]]

    @classmethod
    def of(cls, phrase: str, language: Language, translator: Translator) -> Calling:
        """What a question calls somebody: 美国记者, `American reporter`."""
        if language is Language.CHINESE:
            own = translator.pieces(phrase)
            own = own if len("".join(own)) == len(phrase) else (phrase,)
            meant = [
                translator.meanings(word) | set(translator.forms(word, Language.ENGLISH)) for word in own
            ]
        else:
            own = tuple(_WORD.findall(folded(phrase)))
            meant = [translator.in_names(word) for word in own]
        alike = [frozenset({word, *(bases(word) if word.isascii() else ())}) for word in own]
        return cls({language: tuple(alike), language.other: tuple(map(frozenset, meant))})

    def said(self, phrase: str) -> frozenset[int]:
        """The places of its words that a phrase says; none where that does not end with the noun."""
        language = Language.ENGLISH if phrase.isascii() or " " in phrase else Language.CHINESE
        words, plain = self.words[language], folded(phrase)
        if not words or not any(_ends(plain, noun) for noun in words[-1]):
            return frozenset()
        return frozenset(n for n, forms in enumerate(words) if any(_holds(plain, form) for form in forms))

    def is_in(self, text: str) -> bool:
        """Whether a text has its noun."""
        plain = folded(text)
        return any(
            _holds(plain, noun) for words in self.words.values() for noun in (words[-1] if words else ())
        )

    def said_first(self, role: str) -> frozenset[int]:
        """The same of a part whose name stands behind the noun: `Princess Ann`, 警察陈永仁."""
        language = Language.ENGLISH if role.isascii() else Language.CHINESE
        nouns, plain = self.words[language][-1:], folded(role)
        first = plain.split()[0] if language is Language.ENGLISH else plain
        led = any(
            first == n if language is Language.ENGLISH else first.startswith(n)
            for noun in nouns
            for n in noun
        )
        return frozenset({len(self.words[language]) - 1}) if led else frozenset()

    @property
    def all(self) -> frozenset[int]:
        """The places of all its words."""
        return frozenset(range(len(self.words[Language.ENGLISH])))


def beside_name(text: str, name: str, language: Language) -> Iterator[str]:
    """What a text calls whoever has a name, right before or behind it."""
    own = re.escape(name)
    if language is Language.CHINESE:
        forms = [
            rf"(?P<phrase>[\u3400-\u9fff]{{2,8}})[“·]?{own}",
            rf"{own}”?(?:原?[是为]|，)(?:一?[位名个])?(?P<phrase>[^，。；《》]{{2,12}})",
        ]
    else:
        forms = [
            rf"\b{own}{_REST}, {_ONE} {_PHRASE}",
            rf"\b{own}{_REST},? (?:who )?(?:is|was|works as|worked as) {_ONE} {_PHRASE}",
            rf"\b(?i:{_ONE}) {_PHRASE},? (?:called |named )?{own}\b",
        ]
    for form in forms:
        for found in re.finditer(form, text):
            yield _trimmed(found["phrase"], language)


def played_in(text: str, titles: Sequence[str], language: Language) -> Iterator[str]:
    """What a text about somebody says that they play in a work by one of its titles."""
    for title in titles:
        for at in re.finditer(re.escape(title), text):
            if language is Language.CHINESE:
                found = _PLAYED_IN.match(text[at.end() :])
            else:
                found = _OF_WORK.search(text[: at.start()])
            if found is not None:
                yield _trimmed(found["phrase"], language)


def _trimmed(phrase: str, language: Language) -> str:
    return phrase if language is Language.CHINESE else _STOPS.split(phrase)[0].strip()


def _ends(phrase: str, noun: str) -> bool:
    return (
        phrase.endswith(noun)
        if not noun.isascii()
        else re.search(rf"\b{re.escape(noun)}s?$", phrase) is not None
    )


def _holds(phrase: str, form: str) -> bool:
    return form in phrase if not form.isascii() else re.search(rf"\b{re.escape(form)}\b", phrase) is not None
