"""Whose birth or death a text tells of, where a question asks for that of somebody's kin: not his own."""

from __future__ import annotations

import re

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
_ASKED = re.compile(
    rf"(?P<whose>[A-ZÀ-Þ][\w.'-]*)['’]s? (?:[a-z]+ ){{0,2}}(?P<kin>{'|'.join(_KIN)})\b[^?,]{{0,24}}?"
    r"\b(?:born|die[sd]?|killed|buried)\b",
)
_ASKED_ZH = re.compile(
    rf"(?P<whose>[^，。？的]{{2,12}})的(?P<kin>{'|'.join(_KIN_ZH)})(?:是|在|于|哪|何|什么|怎)[^，。？]{{0,6}}"
    r"(?:出生|生于|生的|去世|逝世|死)"
)
_LIFE = re.compile(
    r"\b(?:born|birth|died|dies|death|killed|buried)\b|出生|生于|诞生|去世|逝世|病逝|辞世|病故|死于|葬"
)
_NEAR = 40  # characters between a word of kinship and the name of whose kin it is


def is_of_kin_asked(text: str, question: str) -> bool:
    """Whether a text may tell of the birth or the death of somebody's kin, if a question asks for it: their word
    stands before the one for a birth or a death, or says whose kin they are.
    """
    asked = _ASKED.search(question) or _ASKED_ZH.search(question)
    if asked is None:
        return True
    words = re.compile(
        next(forms for nouns, forms in (*_KIN.items(), *_KIN_ZH.items()) if asked["kin"] in nouns.split("|")),
        re.I,
    )
    lives = [m.start() for m in _LIFE.finditer(text)]
    kin = [m.span() for m in words.finditer(text)]
    owned = any(asked["whose"] in text[end : end + _NEAR] for _, end in kin)
    return not lives or owned or any(end <= life for _, end in kin for life in lives)
