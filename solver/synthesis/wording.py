"""How names, dates and numbers are written in the language of the question."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal, InvalidOperation

from builder.numerals import MONTHS_EN
from schemas.graph import Entity, EntityName, Literal, LiteralKind
from schemas.names import split_sense
from schemas.ontology import Ontology
from schemas.text import Language
from solver.reading.page import WORKS
from solver.results import Value
from solver.synthesis.translated import Translated

_CJK = re.compile(r"[\u3400-\u9fff]")
_LATIN = re.compile(r"[A-Za-z]")
_SHOWN_NAMES = ("mention", "bracket", "statement", "title_sense", "link", "redirect", "simplified")
DICTIONARY = "dictionary"
"""Reason of a name that finds a thing, and that no page gives: it is not shown."""

_UNITS = {
    Language.CHINESE: {
        "HKD": "港元", "USD": "美元", "CNY": "元", "TWD": "新台币", "EUR": "欧元", "GBP": "英镑", "JPY": "日元",
        "AUD": "澳元", "CAD": "加元", "kg": "公斤", "cm": "厘米", "m": "米", "km2": "平方公里",
        "year": "年", "copies": "张", "min": "分钟", "ft": "英尺", "mi": "英里",
    },
    Language.ENGLISH: {
        "HKD": "Hong Kong dollars", "USD": "US dollars", "CNY": "yuan", "TWD": "Taiwan dollars", "EUR": "euros",
        "GBP": "pounds", "JPY": "yen", "AUD": "Australian dollars", "CAD": "Canadian dollars", "year": "years",
        "km2": "square kilometres", "m2": "square metres", "m": "metres", "min": "minutes", "ft": "feet", "mi": "miles",
    },
}  # fmt: skip
_ABOUT = re.compile(r"大?约|(?:ca?\.|circa|about|around|probably|perhaps)\s", re.I)


class Wording:
    """Names things for one answer; entities are looked up once and handed in."""

    def __init__(
        self,
        language: Language,
        ontology: Ontology,
        entities: Mapping[str, Entity],
        translated: Translated | None = None,
        senses: Mapping[str, str] | None = None,
    ) -> None:
        """`senses` say by entity id what tells a thing from others of its name."""
        self.language = language
        self._translated = translated
        self._ontology = ontology
        self._entities = entities
        self._senses = senses or {}

    def value(self, value: Value, asked_as: Mapping[str, str] | None = None) -> str:
        """A value as the answer writes it; a thing that the question named keeps that name."""
        if value.literal is not None:
            return self.literal(value.literal)
        surface = (asked_as or {}).get(value.entity)
        entity = self._entities.get(value.entity)
        name = surface or (self._apart(entity) if entity is not None else value.text)
        type_ = entity.type if entity is not None else value.type
        return self._marked(name, type_)

    def _apart(self, entity: Entity) -> str:
        """A thing's name, and in brackets what tells it from others of the name."""
        name, sense = self.name(entity), self._senses.get(entity.id, "")
        return self._bracketed(split_sense(name)[0], sense) if sense else name

    def is_apart(self, value: Value) -> bool:
        """Whether a thing is told from others of its name."""
        return value.entity in self._senses

    def is_unplaced(self, value: Value) -> bool:
        """Whether a thing is a name that pages say and of which none is about it: it may be one of several."""
        entity = self._entities.get(value.entity)
        return entity is not None and not entity.pages

    def introduced(self, value: Value, asked_as: Mapping[str, str] | None = None) -> str:
        """`value`, with the pages' name in brackets where only the question has one in its language."""
        said = self.value(value, asked_as)
        entity = self._entities.get(value.entity)
        own = self._own_of(entity) if entity is not None and value.entity in (asked_as or {}) else ""
        if not own or own in said:
            return said
        return self._bracketed(said, own)

    def glossed(self, value: Value, asked_as: Mapping[str, str] | None = None) -> str:
        """`value`, with a dictionary's name in brackets where neither pages nor the question have one in the answer's
        language: 北京 (Beijing)."""
        said = self.value(value, asked_as)
        entity = self._entities.get(value.entity)
        if (
            self._translated is None
            or entity is None
            or self.is_own(said)
            or value.entity in (asked_as or {})
        ):
            return said
        gloss = self._translated.of(split_sense(entity.name)[0], entity.type)
        return self._bracketed(said, gloss) if gloss else said

    def _bracketed(self, said: str, other: str) -> str:
        return f"{said}（{other}）" if self.language is Language.CHINESE else f"{said} ({other})"

    def _own_of(self, entity: Entity) -> str:
        """The name that pages give a thing which only the question names in its language: 卡梅隆（James Cameron）."""
        given = [entity.name, *(name.name for name in entity.names if name.reason != DICTIONARY)]
        return "" if any(map(self._fits, given)) else split_sense(entity.name)[0]

    def name(self, entity: Entity) -> str:
        """The name in the script of the answer's language where there is one, else its own."""
        if self._fits(entity.name):
            return entity.name
        named = [name for name in entity.names if name.reason != DICTIONARY and self._fits(name.name)]
        return min(named, key=_usual).name if named else entity.name

    def literal(self, literal: Literal) -> str:
        """A literal as its page says it, or written anew where the page is in the other language."""
        chinese = bool(_CJK.search(literal.text))
        if literal.kind is LiteralKind.TEXT or not literal.text:
            return literal.text or literal.value
        if literal.kind is LiteralKind.DATE:
            full = _date_parts(literal.value)
            complete = bool(re.search(r"\d{4}", literal.text)) or not full
            if complete and (chinese or literal.text.isdigit()) is (self.language is Language.CHINESE):
                return literal.text + (
                    "年" if literal.text.isdigit() and self.language is Language.CHINESE else ""
                )
            return f"{self._about(literal.text)}{self.date(literal.value)}"
        if chinese is (self.language is Language.CHINESE) or not _letters(literal.text):
            return literal.text
        return self.amount(literal)

    def _about(self, text: str) -> str:
        """What says of a date that it is about then, if its page does."""
        if not _ABOUT.match(text):
            return ""
        return "约" if self.language is Language.CHINESE else "c. "

    def date(self, value: str) -> str:
        """An ISO date, as far as it is known; `start/end` shows its start."""
        parts = _date_parts(value)
        if not parts:
            return value
        year, month, day = (*parts, 0, 0)[:3]
        if self.language is Language.CHINESE:
            return f"{year}年" + (f"{month}月" if month else "") + (f"{day}日" if day else "")
        if not month:
            return str(year)
        return f"{day} {MONTHS_EN[month - 1]} {year}" if day else f"{MONTHS_EN[month - 1]} {year}"

    def amount(self, literal: Literal) -> str:
        """A number with its unit: 3752万港元, 37.52 million Hong Kong dollars."""
        try:
            number = Decimal(literal.value)
        except InvalidOperation:
            return literal.text
        unit = _UNITS[self.language].get(literal.unit, literal.unit)
        sign, number = ("-", -number) if number < 0 else ("", number)
        if self.language is Language.CHINESE:
            scale, word = next(((s, w) for s, w in ((10**8, "亿"), (10**4, "万")) if number >= s), (1, ""))
            return f"{sign}{_plain(number / scale)}{word}{unit}"
        scale, word = next(
            ((s, w) for s, w in ((10**9, " billion"), (10**6, " million")) if number >= s), (1, "")
        )
        shown = _plain(number / scale) if word else f"{number.normalize():,f}"
        return f"{sign}{shown}{word}{' ' + unit if unit else ''}"

    def listed(self, words: Sequence[str]) -> str:
        """`甲、乙和丙`, `a, b and c`."""
        words = list(dict.fromkeys(words))
        if len(words) < 2:
            return "".join(words)
        if self.language is Language.CHINESE:
            if all(word.startswith("《") for word in words):
                return "".join(words)
            return "、".join(words[:-1]) + "和" + words[-1]
        return ", ".join(words[:-1]) + " and " + words[-1]

    def work(self, name: str) -> str:
        """A work's name as the answer writes it: 《功夫》."""
        return self._marked(name, "Work")

    def _marked(self, name: str, type_: str) -> str:
        if self.language is Language.CHINESE and type_ in WORKS and "《" not in name:
            bare, sense = split_sense(name)
            return f"《{bare}》（{sense}）" if sense else f"《{name}》"
        return name

    def is_bilingual(self, value: Value) -> bool:
        """Whether a thing has names in both scripts."""
        entity = self._entities.get(value.entity)
        names = [entity.name, *(name.name for name in entity.names)] if entity is not None else []
        return any(map(_CJK.search, names)) and any(not _CJK.search(name) for name in names)

    def is_own(self, text: str) -> bool:
        """Whether words are in the script of the answer's language, or in none (digits)."""
        return self._fits(text) or not _letters(text)

    def _fits(self, name: str) -> bool:
        if self.language is Language.CHINESE:
            return bool(_CJK.search(name))
        return bool(_LATIN.search(name)) and not _CJK.search(name)


def _usual(name: EntityName) -> tuple[int, int, str]:
    known = name.reason in _SHOWN_NAMES
    return (_SHOWN_NAMES.index(name.reason) if known else len(_SHOWN_NAMES), -len(name.documents), name.name)


def _date_parts(value: str) -> tuple[int, ...]:
    match = re.match(r"^(\d{1,4})(?:-(\d{2}))?(?:-(\d{2}))?(?:/.*)?$", value)
    return tuple(int(part) for part in match.groups() if part) if match else ()


def _plain(number: Decimal) -> str:
    return format(round(number, 4).normalize(), "f")


def _letters(text: str) -> bool:
    return bool(_LATIN.search(text) or _CJK.search(text))
