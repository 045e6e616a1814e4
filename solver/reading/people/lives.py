"""Whose birth or death a text tells of, where a question asks for that of somebody's kin: not his own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.plan import QuestionKind, SubQuestion

_KIN = {
    "wife": r"wife|wives|widow|married|marri(?:es|age)|spouse",
    "husband": r"husband|widower|married|marri(?:es|age)|spouse",
    "son": r"sons?|child(?:ren)?|twins?|boys?",
    "daughter": r"daughters?|child(?:ren)?|twins?|girls?",
    "father": r"father|parents?|dad",
    "mother": r"mother|parents?|mum",
    "brother": r"brothers?|siblings?|twins?",
    "sister": r"sisters?|siblings?|twins?",
}
_KIN_ZH = {
    "妻子|太太|夫人": r"妻|太太|夫人|结婚|娶|嫁",
    "丈夫|先生": r"丈夫|结婚|嫁|夫妇",
    "儿子": r"[长次幼独][子]|儿子|[一二两三四五]子|子女|孩子",
    "女儿": r"[长次幼独]女|女儿|[一二两三四五]女|子女|孩子",
    "父亲|爸爸": r"父",
    "母亲|妈妈": r"母|妈",
}
_OF_LIFE = r"(?:place|date|day|year|cause|time) of (?:the )?(?:birth|death|burial)|birth ?place|birthday"
_ASKED = re.compile(
    rf"(?P<whose>[A-ZÀ-Þ][\w.'-]*)(?: \([^()]*\))?['’]s? (?:[a-z]+ ){{0,2}}(?P<kin>{'|'.join(_KIN)})\b[^?,]{{0,24}}?"
    r"\b(?:born|die[sd]?|killed|buried)\b|"
    rf"\b(?:{_OF_LIFE}) of [^?]*?(?P<owner>[A-ZÀ-Þ][\w.'-]*)(?: ?\([^()]*\))?['’]s? (?:[a-z]+ ){{0,2}}"
    rf"(?P<kin_owned>{'|'.join(_KIN)})\b(?=\s*\?|$)|"
    rf"\bthe (?P<kin_of>{'|'.join(_KIN)}) of (?P<of>[A-ZÀ-Þ][\w.'-]*)[^?]*?\b(?:born|die[sd]?|killed|buried)\b"
)
_ASKED_ZH = re.compile(
    rf"(?P<whose>[^，。？的]{{2,12}})的(?P<kin>{'|'.join(_KIN_ZH)})(?:是|在|于|哪|何|什么|怎)[^，。？]{{0,6}}"
    r"(?:出生|生于|生的|去世|逝世|死)"
)
_SAYS_LIFE = re.compile(r"\b(?:place|date) of (?:birth|death|burial)\b|\b(?:born|buried)\s*\?*$")
_LIFE = re.compile(
    r"\b(?:born|birth|died|dies|death|killed|buried|interred)\b|出生|生于|诞生|去世|逝世|病逝|辞世|病故|死于|葬"
)
_NEAR = 40  # characters between a word of kinship and the name of whose kin it is


def is_life_asked(text: str, part: SubQuestion) -> bool:
    """Whether a text may tell of the life that a question asks for: of the kin's, or of that of whom a chain led to."""
    led = bool(part.names) and not any(name in part.text for name in part.names)
    if not (led or is_of_kin_asked(text, part.text)):
        return False
    plain = part.kind is QuestionKind.ATTRIBUTE and _SAYS_LIFE.search(part.text) is not None
    return tells_of_life(text, part.predicates) or not (led or plain or part.kind is QuestionKind.CHAIN)


def is_of_kin_asked(text: str, question: str) -> bool:
    """Whether a text may tell of the birth or the death of somebody's kin, if a question asks for it: their word
    stands before the one for a birth or a death, or says whose kin they are.
    """
    asked = _ASKED.search(question) or _ASKED_ZH.search(question)
    if asked is None:
        return True
    said = asked.groupdict()
    kin_word = next(said[name] for name in ("kin", "kin_owned", "kin_of") if said.get(name))
    whose = next(said[name] for name in ("whose", "owner", "of") if said.get(name))
    words = re.compile(
        next(forms for nouns, forms in (*_KIN.items(), *_KIN_ZH.items()) if kin_word in nouns.split("|")),
        re.I,
    )
    lives = [m.start() for m in _LIFE.finditer(text)]
    kin = [m.span() for m in words.finditer(text)]
    owned = any(whose in text[end : end + _NEAR] for _, end in kin)
    return not lives or owned or any(end <= life for _, end in kin for life in lives)


def is_of_life(relations: Sequence[str]) -> bool:
    """Whether relations are about births, deaths or burials."""
    return any(relation in _TOLD for relation in relations)


def tells_of_life(text: str, relations: Sequence[str]) -> bool:
    """Whether words may tell of the births, the deaths or the burials that relations are about; of others always."""
    return all(_TOLD[relation].search(text) is not None for relation in relations if relation in _TOLD)


_BORN = re.compile(
    r"\b(?:born|birth|native|(?:is|was) (?:an?|the) (?:[\w-]+ ){1,4}from [A-Z]|(?:comes?|came|hail(?:s|ed)?) from)|"
    r"\b[Bb]\.|\(\D{0,12}\d{3,4}|出生|生于|诞生|人|籍|（.{0,8}\d{3,4}年"
)
_DIED = re.compile(
    r"\b(?:die[sd]?|dying|death|dead|killed|murdered|assassinated|executed|suicide|passed away|perished|drowned)\b|"
    r"[－–—-]\s*(?:\w+ )?\d|[死逝亡卒殁薨崩葬]|去世|辞世|遇害|自杀|自尽|身故|病故|终年|享年"
)
_BURIED = re.compile(
    r"\b(?:buried|burial|interred|entombed|grave|tomb|rests|laid to rest|mausoleum|crypt)|葬|墓|陵"
)
_TOLD = {
    "birth_place": _BORN,
    "birth_date": _BORN,
    "death_place": _DIED,
    "death_date": _DIED,
    "cause_of_death": _DIED,
    "burial_place": _BURIED,
}
