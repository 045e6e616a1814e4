"""Titles of bodies without the common noun of their kind, or what they are of: `the Cavendish` of `Cavendish
Laboratory`, `the Hale Institute` of `Hale Institute of Music`; prizes without theirs: `a Silver Fern`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from backends.script import simplified
from backends.segmenter import segment
from builder.extraction.english.lexicon import ADJECTIVES, ORGANIZATION_WORDS, SCHOOL_WORDS
from builder.shortened import CLUB
from retriever.linking.fieldtitles import FieldTitles
from retriever.linking.goingon import going_on
from retriever.linking.longertitles import is_prize
from retriever.text.terms import STOP_TOKENS, STOP_WORDS
from schemas.graph import Entity
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.text import Language, Span

_CANDIDATES = 50
_CHUNKS = 20  # that are looked at for a word in small letters
_OTHERS = frozenset({"Person", "Work"})
_DICTIONARY = "dictionary"

_NOUNS = SCHOOL_WORDS | ORGANIZATION_WORDS | frozenset(
    "laboratory laboratories press library theatre theater hospital gallery observatory publishing publishers "
    "animation animations festival football rugby basketball hotel".split()
)  # fmt: skip
_WORD = re.compile(r"(?<![\w'’-])(?P<the>[Tt]he )?(?P<word>[A-ZÀ-Ý][^\W_]{3,})(?![\w-])(?! [A-ZÀ-Ý])")
_NAME = re.compile(r"(?<![\w'’-])[A-ZÀ-Ý][\w&-]+(?: [A-ZÀ-Ý][\w&-]+)+(?![\w-])")
_ASKS = re.compile(r"^(?:Does|Did|Do|Is|Was|Are|Were|Has|Have|Had|When|Where|Who|Which|What|How|Can|The) ")
_FIELD = re.compile(r" (?:of|for) [A-ZÀ-Ý]")
_NAME_BEFORE = re.compile(r"(?:[A-ZÀ-Ý][\w'’.-]*|\d) $")

_NOUN = re.compile(
    r"(?:[足篮排棒橄]?[球榄]{0,2}球?俱乐部|球队|大学|学院|出版社|(?:股份|有限|责任)*公司|集团|实验室|研究[所院]|博物馆|图书馆|"
    r"美术馆|唱片|影业|(?:电影|动画)?(?:制片厂|工作室)|乐[队团]|剧[院团]|银行|基金会|协会)$"
)
_SOUNDS = frozenset(
    "阿埃艾爱安奥巴白拜班邦鲍贝本比彼宾波伯布采查达戴丹邓迪蒂丁东杜多恩尔法凡范菲费芬弗福夫佛盖冈高戈哥格根古瓜哈海汉"
    "豪赫亨胡华怀霍基吉加贾杰金京卡凯坎康考柯科克肯孔库夸昆拉莱兰朗劳勒雷黎里利莉立廉列林琳隆卢鲁路伦罗洛吕马玛麦迈曼"
    "毛梅门蒙米密明摩莫墨默姆慕穆那纳娜南内尼涅宁纽农努诺欧帕派潘庞培佩彭皮平珀普奇齐乔切琴丘让热瑞若萨塞赛桑瑟森沙山"
    "尚绍舍申圣盛施史士舒朔斯思司苏索所塔台泰坦汤唐陶特滕提汀廷通图土托陀瓦万旺韦维威温文翁沃乌武西希锡夏香肖谢辛欣休"
    "许雅亚扬耶叶伊以易因英尤于约泽扎詹珍芝朱兹祖佐德人卜力吉顿"
)
"""Characters that foreign names are written with."""

_STRONG = frozenset(
    "埃奥巴贝迪蒂尔弗戈赫卡凯柯克昆莱勒莉琳卢鲁伦罗洛玛姆穆娜妮尼诺珀萨塞瑟斯塔坦特廷韦沃耶伊兹詹卜顿福"
)
"""Those of them that few other words have."""

_BEFORE = re.compile(
    r"(?:^|[^\u3400-\u9fff]|[的得过了在是和与及跟同为对被把从由到给于率带领帮助让令盟投谁向比离胜负败教任入])$"
)
"""What may stand before a short name; another word would make it another's (波士顿凯尔特人)."""

_LEAST = 3  # characters of a short name: two are too often a word


class ShortTitles:
    """Finds bodies with a page by the first part of their titles, where nothing else of that name fits as well."""

    def __init__(self, store: GraphStore, ontology: Ontology) -> None:
        self._store = store
        self._ontology = ontology
        self._fields = FieldTitles(store, ontology)

    def find(self, question: str, language: Language) -> list[tuple[Span, Entity]]:
        """Stretches and what they are short for, in order of the question; nothing where two things would do."""
        found = self._chinese(question) if language is Language.CHINESE else self._english(question)
        return sorted(found, key=lambda row: (row[0].start, row[0].end))

    def _english(self, question: str) -> Iterator[tuple[Span, Entity]]:
        yield from self._clubs(question)
        yield from self._of_fields(question)
        for match in _WORD.finditer(question):
            word = match["word"]
            if (
                _NAME_BEFORE.search(question[: match.start()])
                or word.lower() in STOP_WORDS
                or word in ADJECTIVES
            ):
                continue
            named = self._store.search_names(segment(word), _CANDIDATES)
            bodies = [one for one in named if self._is_body(one) and _leaves(_names(one), word)]
            bodies = [one for one in bodies if _leaves([one.name], word)] or bodies
            others = [one for one in named if not _leaves(_names(one), word)]
            if len(bodies) != 1 or any(_fits_too(one, word, article=bool(match["the"])) for one in others):
                continue
            if not self._is_ordinary(word):
                yield Span(*match.span("word")), bodies[0]

    def _clubs(self, question: str) -> Iterator[tuple[Span, Entity]]:
        """Clubs and prizes by all of their names but the words for a club or a prize: `Leeds Rovers`, `a Silver Fern`,
        where no other thing is called so."""
        for match in _NAME.finditer(question):
            short = _ASKS.sub("", match[0])
            start = match.end() - len(short)
            named = going_on(self._store, short) if " " in short else []
            meant = [one for one in named if self._is_body(one) and _is_club(one, short)]
            meant += [one for one in named if one.type == "Award" and one.pages and is_prize(one, short)]
            if len(meant) == 1 and not any(short in _names(one) for one in named):
                yield Span(start, match.end()), meant[0]

    def _of_fields(self, question: str) -> Iterator[tuple[Span, Entity]]:
        for match in _NAME.finditer(question):
            short = _ASKS.sub("", match[0])
            body = self._fields.of(short) if _FIELD.match(question, match.end()) is None else None
            if body is not None:
                yield Span(match.end() - len(short), match.end()), body

    def _chinese(self, question: str) -> Iterator[tuple[Span, Entity]]:
        plain = simplified(question)
        telling = [token for token in dict.fromkeys(segment(plain)) if token not in STOP_TOKENS]
        named = self._store.search_names(telling, _CANDIDATES)
        found: dict[str, dict[str, Entity]] = {}
        for entity in named:
            for short in _shorts(entity) if self._is_body(entity) else ():
                if short in plain:
                    found.setdefault(short, {})[entity.id] = entity
        for short, entities in found.items():
            place = plain.find(short)
            if len(entities) == 1 and _BEFORE.search(plain[:place]) and not self._ends_another(short):
                yield Span(place, place + len(short)), next(iter(entities.values()))

    def _ends_another(self, short: str) -> bool:
        """Whether a longer name ends so: 亨利·卡文迪许 beside 卡文迪许实验室."""
        others = self._store.search_names(list(dict.fromkeys(segment(short))), _CANDIDATES)
        names = (simplified(name) for one in others for name in _names(one))
        return any(name.endswith(short) and name != short for name in names)

    def _is_body(self, entity: Entity) -> bool:
        """What has a page and may be a body: a title that ends in such a noun is neither a person's nor a work's."""
        return bool(entity.pages) and _OTHERS.isdisjoint(self._ontology.ancestors(entity.type))

    def _is_ordinary(self, word: str) -> bool:
        """Whether the store's texts have the word in small letters: `royal`, `national`."""
        small = re.compile(rf"\b{re.escape(word.lower())}\b")
        chunks = self._store.get_chunks(self._store.text_search(segment(word), _CHUNKS))
        return any(chunk is not None and small.search(chunk.text) for chunk in chunks)


def _is_club(entity: Entity, short: str) -> bool:
    """Whether a club is called so with the words for a club."""
    return any(re.fullmatch(rf"{re.escape(short)},? {CLUB}", name) is not None for name in _names(entity))


def _names(entity: Entity) -> list[str]:
    """The names that pages give it."""
    return [entity.name, *(name.name for name in entity.names if name.reason != _DICTIONARY)]


def _leaves(names: Sequence[str], word: str) -> bool:
    """Whether one of the names is the word and nothing but common nouns behind it."""
    parts = (_without_article(name) for name in names)
    return any(
        words[0] == word and len(words) > 1 and all(rest.lower() in _NOUNS for rest in words[1:])
        for words in parts
        if words
    )


def _without_article(name: str) -> list[str]:
    words = name.split()
    return words[1:] if words[:1] == ["The"] else words


def _fits_too(other: Entity, word: str, *, article: bool) -> bool:
    """Whether something else may be meant: behind an article no person, and only what begins with the word."""
    for name in _names(other):
        words = _without_article(name)
        if words == [word]:  # of that name, and nothing longer: the linker has looked at it
            continue
        begins = words[:1] == [word] and not _leaves([name], word)
        if begins and (not article or other.type not in ("", "Person")):
            return True
        if words[-1:] == [word] and not article:
            return True
    return False


def _shorts(body: Entity) -> Iterator[str]:
    """What Chinese names of a body leave without their noun, if that is written as foreign names are."""
    for name in _names(body):
        short = _NOUN.sub("", simplified(name))
        foreign = set(short) <= _SOUNDS and 2 * len(_STRONG.intersection(short)) >= len(set(short))
        if len(short) >= _LEAST and short != simplified(name) and foreign:
            yield short
