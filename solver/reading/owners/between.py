"""Whether words tell a relation of somebody who is himself told by one: her mother's father, 导演的妻子的父亲."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schemas.text import Language
from solver.executors.people.sexes import Sex
from solver.reading.owners.mentions import PARENT

_KIN = {
    Language.CHINESE: r"父母|父亲|母亲|爸爸|妈妈|[养继生岳祖][父母]|外[公婆]|爷爷|奶奶|前?妻子?|前?丈夫|前夫|太太|"
    r"夫人|老[公婆]|配偶|儿子|女儿|[长次三四五幼独养][子女]|哥哥|弟弟|姐姐|妹妹|[兄姊姐弟妹长胞][兄弟姐妹]|叔叔?|伯父|舅舅|姑姑|"
    r"老师|师父|师傅|恩师|导师|徒弟",
    Language.ENGLISH: r"(?:grand|step|god|half-)?(?:father|mother|parent|son|daughter|child|brother|sister)(?:s|ren)?"
    r"(?:-in-law)?|wife|wives|husbands?|widow(?:er)?|uncles?|aunts?|cousins?|nephews?|nieces?|twins?|teachers?|"
    r"mentors?|pupils?|masters?",
}
_PRONOUN = {
    Language.CHINESE: r"[他她](?!们)|其(?![他它中实次余])",
    Language.ENGLISH: r"he|she|his|her|him|hers|whose|who",
}
_SEX = {
    **dict.fromkeys(("他", "he", "his", "him"), Sex.MALE),
    **dict.fromkeys(("她", "she", "her", "hers"), Sex.FEMALE),
}
_STOP = re.compile(r"[，。；：！？,;:.!?（）()]")
_SENTENCE = re.compile(r"[。！？\n]|(?<=[a-z)\]”\"\d]{2})[.!?](?=\s|$)")
_VERB = re.compile(
    r"婚|[嫁娶]|出?生于|出生(?!地|日期|年)|诞生|去世|逝世|病逝|毕业|就读|师[从承]|[考升]入|"
    r"^(?:born|die[sd]?|married|marry|wed|graduated|studied|attended|worked|trained|moved|came)\b"
)
_WEDS = re.compile(r"婚|[嫁娶]|^(?:marr|wed)")
_CHILD_OF = {
    Language.CHINESE: r"之[子女]|的(?:[长次三四五幼独][子女]|儿子|女儿)",
    Language.ENGLISH: r"(?:child|children|son|daughter)s? of|born to",
}
"""How a parent is told by whose child somebody is."""

_CHILD_OF_SUCH = {
    Language.CHINESE: re.compile(_CHILD_OF[Language.CHINESE]),
    Language.ENGLISH: re.compile(rf"\b(?:{_CHILD_OF[Language.ENGLISH]}) (?:an?|the|two)\b"),
}
_CALLINGS = frozenset({"occupation", "nationality", "position"})
"""What that says of a parent: `one of the six children of a urologist`."""

_GAP = re.compile(
    r"(?:的|之|['’]s?|\s|own|late|first|second|former|elder|eldest|older|younger|only|[\"“”《》])*"
)


_OF = re.compile(r"\s+(?:of|to)\s+(?:(?:the|his|her|their|a|an)\s+)?(?:[a-z]+\s+)?")
_OPENING = 8  # characters before the first name of a sentence
_RELATIVES = PARENT | {"spouse", "child", "sibling", "relative", "teacher"}
"""Relations to people, which are told by their own words alone."""


@dataclass(frozen=True, slots=True)
class Between:
    """Somebody who is told by a relation: by what names, all folded, and in which words of the relation; `about` where
    the words stand on a page about that one; `first` are the names of whose relation it is, and `sex` is that one's;
    `relations` are those by which that one is told.
    """

    names: frozenset[str]
    words: frozenset[str]
    first: frozenset[str]
    about: bool = False
    sex: Sex | None = None
    relations: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of that one: its words, by which relations, and what the two relations together are called."""

    words: frozenset[str]
    relations: frozenset[str]
    together: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class _Person:
    """Where a text speaks of somebody: by which kind of word, and of whom if a pronoun does."""

    start: int
    end: int
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Words:
    """A folded text of which the answer is what stands from `first` on; `others` are the names of other people in it,
    `values` where it has what could be the answer, if that is of a kind that is seen: a date, a number, a place.
    """

    text: str
    language: Language
    first: int = 0
    others: frozenset[str] = frozenset()
    values: tuple[int, ...] | None = None


def tells_between(words: Words, one: Between, asked: Asked) -> bool:
    """Whether words tell what is asked of the one between, and not of the first or of anybody else."""
    text, language, values = words.text, words.language, words.values
    if one.about or any(_found(w, text, language) for w in asked.together):
        return True
    people = list(_people(words, one))
    calling = bool(one.relations and asked.relations) and asked.relations <= _CALLINGS
    if calling and one.relations <= PARENT and _CHILD_OF_SUCH[language].search(text, words.first):
        return True
    if not any(p.kind in ("own", "told") for p in people):
        return False
    said = [m.span() for word in sorted(asked.words) for m in _found(word, text, language)]
    said = [(start, end) for start, end in said if start >= words.first]
    if any(_is_owned(start, end, text, people, one, language) for start, end in said):
        return True
    if asked.relations & PARENT and _is_child(text, people, one, language):
        return True
    if asked.relations == {"sibling"} and any(p.kind == "own" and p.start >= words.first for p in people):
        return not said  # told by whose child another is: 长子甲，次子乙
    if values is not None:
        return not said and any(_is_told(_nearest(place, people)) for place in values)
    return not said and not asked.relations <= _RELATIVES


def _is_told(person: _Person | None) -> bool:
    return person is not None and person.kind in ("own", "told")


def _is_owned(
    start: int, end: int, text: str, people: Sequence[_Person], one: Between, language: Language
) -> bool:
    """Whether a word for what is asked is said of the one between."""
    others = [p for p in people if p.end <= start or p.start >= end]
    clause, word = _clause_start(text, start), text[start:end]
    if language is Language.ENGLISH and not _WEDS.search(word):
        of = next(
            (p for p in others if p.kind != "he" and p.start >= end and _OF.fullmatch(text[end : p.start])),
            None,
        )
        if of is not None:
            return of.kind in ("own", "told")
    if _VERB.search(word):
        if _WEDS.search(word):
            near = [p for p in others if clause <= p.start < _clause_end(text, end)]
            return any(p.kind == "own" for p in near) and not any(p.kind in ("first", "he") for p in near)
        return _is_subject(start, others, text, one)
    before = max((p for p in others if p.end <= start), key=lambda p: p.end, default=None)
    if before is None:
        return False
    if _GAP.fullmatch(text[before.end : start]):
        if before.kind != "he":
            return before.kind in ("own", "told")
        return _means(before, others, text, one)
    if before.start >= clause and before.kind in ("own", "told"):
        return before.kind == "own" or not _is_listed(text[before.end : start])
    return _leads(others, start, text)


def _is_listed(gap: str) -> bool:
    """Whether what stands between two words for kin only goes on from one to the other: 父亲和母亲."""
    return re.search(r"[和与及、]|\band\b", gap) is not None


def _is_subject(place: int, people: Sequence[_Person], text: str, one: Between) -> bool:
    """Whether the last one spoken of before a verb is the one between."""
    before = _nearest(place, people)
    if before is None:
        return False
    if before.kind == "he":
        return _means(before, people, text, one)
    return before.kind in ("own", "told")


def _nearest(place: int, people: Sequence[_Person]) -> _Person | None:
    return max((p for p in people if p.end <= place), key=lambda p: p.end, default=None)


def _means(he: _Person, people: Sequence[_Person], text: str, one: Between) -> bool:
    """Whether a pronoun stands for the one between: named before it, with nobody else after, and not called by what
    stands for another there: `his wife, and her father`; or told by a word and not of the first one's sex.
    """
    sex = _SEX.get(he.text)
    before = [p for p in people if p.end <= he.start and p.kind != "he"]
    if one.sex is not None and sex not in (one.sex, None) and any(p.kind == "told" for p in before):
        return True
    last = max(before, key=lambda p: p.end, default=None)
    if last is None or last.kind not in ("own", "told"):
        return False
    if he.text in ("其", "whose", "who"):
        return True
    earlier = [p for p in people if p.kind == "he" and p.end <= last.start]
    if any(_SEX.get(p.text) is sex for p in earlier):
        return False
    return bool(earlier) or (last.kind == "own" and last.start == _sentence_start(text, he.start))


def _leads(people: Sequence[_Person], place: int, text: str) -> bool:
    """Whether a sentence begins with the name of the one between, and speaks of nobody by a pronoun before a place."""
    first = _sentence_start(text, place)
    inside = [p for p in people if first <= p.start < place]
    return bool(inside) and inside[0].kind == "own" and inside[0].start - first <= _OPENING


def _is_child(text: str, people: Sequence[_Person], one: Between, language: Language) -> bool:
    """Whether the one between is told to be somebody's child."""
    for m in re.finditer(_CHILD_OF[language], text):
        others = [p for p in people if p.end <= m.start() or p.start >= m.end()]
        if language is Language.CHINESE:
            others = [p for p in others if p.kind != "other"]
        if _is_subject(m.start(), others, text, one) or _leads(others, m.start(), text):
            return True
    return False


def _people(words: Words, one: Between) -> Iterator[_Person]:
    """Everybody whom a text speaks of, in order: by name, by a word for kin, or by a pronoun."""
    text, language = words.text, words.language
    forms_of = {
        "own": one.names,
        "first": one.first - one.names,
        "other": words.others - one.names - one.first,
        "told": one.words,
    }
    taken: list[tuple[int, int]] = []
    found: list[_Person] = []
    for kind, forms in forms_of.items():
        for form in sorted(forms, key=lambda f: (-len(f), f)):
            for m in _found(form, text, language):
                if all(m.end() <= a or b <= m.start() for a, b in taken):
                    taken.append(m.span())
                    found.append(_Person(*m.span(), kind, m[0]))
    bound = r"\b" if language is Language.ENGLISH else ""
    for kind, pattern in (("other", _KIN[language]), ("he", _PRONOUN[language])):
        for m in re.finditer(rf"{bound}(?:{pattern}){bound}", text):
            if all(m.end() <= a or b <= m.start() for a, b in taken):
                taken.append(m.span())
                found.append(_Person(*m.span(), kind, m[0]))
    yield from sorted(found, key=lambda p: p.start)


def _found(form: str, text: str, language: Language) -> list[re.Match[str]]:
    pattern = rf"\b{re.escape(form)}\b" if form.isascii() else re.escape(form)
    return list(re.finditer(pattern, text)) if form else []


def _clause_start(text: str, place: int) -> int:
    return max((m.end() for m in _STOP.finditer(text, 0, place)), default=0)


def _clause_end(text: str, place: int) -> int:
    stop = _STOP.search(text, place)
    return stop.start() if stop is not None else len(text)


def _sentence_start(text: str, place: int) -> int:
    start = max((m.end() for m in _SENTENCE.finditer(text, 0, place)), default=0)
    return start + len(text[start:]) - len(text[start:].lstrip())
