"""Words that set one of many apart, by class: what says `first` in a question may stand as `debut` on a page."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from enum import StrEnum

from solver.language import without_names
from solver.reading.windows import Window


class Ordinal(StrEnum):
    """Which of many."""

    FIRST = "first"
    FIRST_WOMAN = "first woman"
    SECOND = "second"
    LAST = "last"
    MOST = "most"
    LARGEST = "largest"
    LONGEST = "longest"
    FAMOUS = "famous"
    ONLY = "only"
    OLDEST = "oldest"
    YOUNGEST = "youngest"


_FAME = r"(?:famous|celebrated|renowned|widely known)"
_MOST = (
    r"最多|次数最|之最|纪录|多年居|"
    rf"\b(?:most(?! (?:of|recent|recently)\b)(?! {_FAME}\b)|record|no other|more (?:\w+ )?than any)\b"
)
_SAID = {
    Ordinal.FIRST: re.compile(
        r"第一(?!线|时间|大)(?![位名任]女)|(?<![那这一哪几两二三四五六每该此多\d])首(?!尾|都|席|脑|领|相|歌|曲|诗)(?![位名任]女)|"
        r"头一|初次|初登|最早|最先|(?<![首率领抢优事起原])先[在由](?!后)|处女作|出道作|"
        r"\b(?:first(?! (?:ever )?(?:[a-z]+ )?(?:female|wom[ae]n|girl)\b)|debut(?:ed)?|earliest|inaugural)\b",
        re.I,
    ),
    Ordinal.FIRST_WOMAN: re.compile(
        r"(?:第一|首)[位名任]女|\bfirst (?:ever )?(?:[a-z]+ )?(?:female|wom[ae]n|girl)\b", re.I
    ),
    Ordinal.SECOND: re.compile(
        r"第二(?!天|年|大)|再[度次获得拿夺]|又|二度|梅开二度|\b(?:second|again|another)\b", re.I
    ),
    Ordinal.LAST: re.compile(
        r"最后(?![凭以靠因在和与跟同被把让由为没未仍还又才终嫁娶死得获赢成选定改])|"
        r"最末|末[一部]|遗作|收官|告别作|绝唱|压轴|封镜|最近一|最晚|最新|\b(?:last|final|latest|most recent(?:ly)?)\b",
        re.I,
    ),
    Ordinal.MOST: re.compile(_MOST, re.I),
    Ordinal.LARGEST: re.compile(
        rf"最[高大强]|最卖座|\b(?:highest|largest|biggest|greatest|top-\w+)\b|{_MOST}", re.I
    ),
    Ordinal.LONGEST: re.compile(
        r"(?<!历史)(?<!年代)最(?:长(?![子女兄姐])|久)|最为?长久|\blongest(?![- ](?:standing|established|history)\b)",
        re.I,
    ),
    Ordinal.FAMOUS: re.compile(
        r"最(?:为|负|具|广)?(?:[有知著出闻盛]名|人(?:所)?熟?[知悉])|\bbest[- ](?:known|loved|remembered)\b|"
        rf"\bmost {_FAME}\b",
        re.I,
    ),
    Ordinal.ONLY: re.compile(r"唯一|仅有的|独一|\bthe (?:only|sole|lone)\b", re.I),
    Ordinal.OLDEST: re.compile(
        r"最(?:年长|古老|老|悠久|大)|年[代龄纪](?:最|更)?(?:久|早|大|长)|历史最|长[子女兄姐]|大[哥姐]|老大|"
        r"\b(?:oldest|eldest|most ancient|longest-standing)\b",
        re.I,
    ),
    Ordinal.YOUNGEST: re.compile(
        r"最(?:年轻|年幼|小|幼)|年[龄纪](?:最|更)?(?:小|轻)|幼[子女弟妹]|么[子女]|小[弟妹儿女]|老[幺么]|排行最末|"
        r"\b(?:youngest|baby of the family)\b",
        re.I,
    ),
}


def ordinals(text: str) -> frozenset[Ordinal]:
    """The classes of which a text holds a word."""
    return frozenset(ordinal for ordinal, pattern in _SAID.items() if pattern.search(text))


def asked_ordinals(question: str, names: Sequence[str]) -> frozenset[Ordinal]:
    """The classes of which a question holds a word outside its names."""
    asked = ordinals(without_names(question, names))
    return asked - {Ordinal.LARGEST} if Ordinal.MOST in asked else asked


def says_which(question: str, names: Sequence[str], window: Window) -> bool:
    """Whether a stretch says which of many a question asks for; not where it asks for none."""
    return says(asked_ordinals(question, names), window)


def says(wanted: Set[Ordinal], window: Window) -> bool:
    """Whether a stretch says which of many is wanted; not where none is."""
    return bool(wanted) and wanted <= ordinals(" ".join(clause.plain for clause in window.clauses))


def tells_of_woman(question: str, names: Sequence[str], windows: Sequence[Window]) -> bool:
    """Whether stretches tell of the first woman alone where a question asks for the first of all."""
    if Ordinal.FIRST not in asked_ordinals(question, names):
        return False
    said = ordinals(" ".join(clause.plain for window in windows for clause in window.clauses))
    return Ordinal.FIRST_WOMAN in said and Ordinal.FIRST not in said
