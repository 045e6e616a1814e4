"""A name that a yes/no question supposes and nothing in the store bears: 《甲》是张三导演的吗, Was A born in Leith?

No words say yes that leave it out, whatever else they say of the thing.
"""

from __future__ import annotations

import re

from builder.extraction.chinese.lexicon import SURNAMES
from builder.extraction.chinese.names.regions import CITIES, MUNICIPALITIES
from builder.language import has_han
from retriever.crossing.translating import Translator
from schemas.plan import QuestionKind, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.reading.terms import is_written_as_name, part_language

_VERBS = (
    r"(?:所)?(?:出生|诞生|生|长大|去世|逝世|导演|执导|编剧|编导|创作|写作?|作曲|作词|演唱|唱|主演|扮演|饰演|演|创办|创立|创建|"
    r"成立|建立|设立|设计|建造|发明|出品|制作|发行|出版|拍摄?|翻译|译|毕业|上映|开业)"
)
_SUPPOSED_ZH = re.compile(
    rf"(?:是[在由被于]|[在由被于]|是|叫|为|给|自)(?P<name>(?![在由被于])[^，。？\x00\d]{{2,14}}?)(?:{_VERBS}的?|人|的)?[吗么嘛][？?]?$"
)
_OWNER_ZH = re.compile(
    r"是(?:不是)?(?P<name>[^，。？\x00\d的是]{2,14})的[^，。？\x00的]{1,6}[吗么嘛]?[？?]?$"
)
_FIRST_ZH = re.compile(
    r"^(?P<name>[^，。？\x00\d的是]{2,14}?)(?:曾经?|当年)?(?:是不是|是否|是|教|娶|嫁)[^，。？]*\x00"
)
_LAST_ZH = re.compile(r"[了过给](?P<name>[^，。？\x00\d]{2,14}?)[吗么嘛][？?]?$")
_BODIES = re.compile(
    r"(?:大学|学院|中学|学校|公司|集团|电影厂|制片厂|影业|出版社|银行|乐队|剧院|医院|报社|电视台)$"
)
_CLAUSE = re.compile(r"[就了过着的次把被给是有都也没不]|参加|考[上入取]|[进入就]读|进入")
"""What stands in no name: 第一次参加高考就考上大学 names no university."""

_CITIES = re.compile(f"{CITIES}|{MUNICIPALITIES}")
_CITY = re.compile(r"\b(?:city|capital)\b")
_LONGEST_PERSON = 3  # characters of a Chinese name


class Supposing:
    """Finds the name, and tells whether words hold it."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def name(self, part: SubQuestion) -> str:
        """The supposed name; empty where the question supposes none, or one that is linked."""
        if part.kind is not QuestionKind.YES_NO:
            return ""
        if part_language(part.text) is Language.ENGLISH:
            return self._unlinked(part)
        text = part.text.strip()
        for entity in part.entities:
            text = text.replace(entity.surface, "\x00" * len(entity.surface))
        found = (pattern.search(text) for pattern in (_SUPPOSED_ZH, _OWNER_ZH, _FIRST_ZH, _LAST_ZH))
        names = (one["name"].strip("《》“”\"' ") for one in found if one is not None)
        return next((name for name in names if self._is_name(name)), "")

    def holds(self, name: str, text: str, language: Language) -> bool:
        """Whether words hold the name, as the dictionary has it where they are in the other language; Chinese words may
        hold an English name that it does not have.
        """
        forms = [name]
        if has_han(name) is not (language is Language.CHINESE):
            known = (*self._translator.names(name, language), *self._translator.forms(name, language))
            if not known and language is Language.CHINESE:
                return True
            forms = [*forms, *known]
        plain = folded(text)
        return any(folded(form) in plain for form in forms)

    def is_city(self, name: str) -> bool:
        """Whether a name is that of a city, as far as the regions of China and the dictionary tell: somebody is born
        in one of two of them.
        """
        chinese = [name] if has_han(name) else self._translator.names(name, Language.CHINESE)
        return any(
            _CITIES.fullmatch(one.removesuffix("市"))
            or any(_CITY.search(gloss) for gloss in self._translator.names(one, Language.ENGLISH))
            for one in chinese
        )

    def _unlinked(self, part: SubQuestion) -> str:
        linked = {folded(entity.surface) for entity in part.entities}
        left = [
            n for n in part.names if folded(n) not in linked and is_written_as_name(n.split()[0], part.text)
        ]
        return left[-1] if left else ""

    def _is_name(self, name: str) -> bool:
        """Whether Chinese words are a name: by the dictionary, as a body's, or as a person's that is no other word."""
        if not name or "\x00" in name or _CLAUSE.search(name):
            return False
        if _BODIES.search(name) or self._translator.names(name, Language.ENGLISH) or self.is_city(name):
            return True
        person = len(name) <= _LONGEST_PERSON and name[0] in SURNAMES
        return person and not self._translator.forms(name, Language.ENGLISH)
