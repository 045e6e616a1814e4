"""Relation words that say something else where they stand: `went to` a school, 上学时, `the money from the film`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.lexicon import FoundWording, Lexicon
from solver.planners.things import Thing

_WHEN_DONE = re.compile(
    r"(?:[之以]?后|以来|之前|以前)(?!来|面|[一两二三四五六七八九十\d])|(?:的)?(?:时(?![间代装光])|期间|那[会阵]儿)"
)
"""What makes a relation a time: 成立后, 毕业以前, 上学时."""

_PRIZE = re.compile(r"\b(?:awards?|prizes?|oscars?|medals?|honou?rs?|trophy)\b")
_CATEGORY = re.compile(
    r"最佳(?:新人|新晋|原创|改编|动画|纪录)?[\u3400-\u9fff]{2,4}|"
    r"\bbest (?:supporting |original |adapted |new |animated |documentary )?(?:director|actor|actress|screenplay|"
    r"picture|film|score|song|editing|cinematography|producer|writer|feature)\b"
)
"""A prize's category, whose words ask for nobody: 最佳导演."""

_OF_AGE = re.compile(r"岁|年[纪龄]")
_TROPHY = re.compile(r"奖[座杯牌]")
_IS_FROM = re.compile(r"\b(?:is|are|was|were|comes?|came|hails?|hailed)\b")
_VERSION = re.compile(r"(电视剧|连续剧|电影|小说|动画片?|舞台剧|话剧)版")
_WHILE_MADE = re.compile(r"[了过]?《?\x00+》?(?:的)?(?:时候|时(?![间代装光])|期间|那[会阵]儿|的?过程中)")
"""What makes the making of a work a time: 拍《山河》的时候."""

_KIN_OF_ZH = re.compile(
    r"\x00+[》”]?的(?:第[一二三四]任|大|小|前|亡|养|长|次)?"
    r"(?:太太|妻子?|夫人|老婆|丈夫|先生|老公|父亲|母亲|爸爸|妈妈|儿子|女儿|子|女|哥哥|弟弟|姐姐|妹妹|兄长|祖父|祖母|爷爷|奶奶|"
    r"外公|外婆|叔叔|伯父|舅舅|姑姑|阿姨|侄子|侄女|外甥|岳父|搭档|同学|老师|学生|徒弟|师父|好友|朋友|助手|经纪人)(?=\x00)"
)
"""What only says whose kin or friend somebody is who is named: 张三的妻子 of 张三的妻子李四."""

_WHEN_YOUNG = re.compile(r"\bas an? (?:young |little |small )?$")  # as a student: when somebody was one


def is_time(found: FoundWording, blanked: str) -> bool:
    """Whether a relation only says when: 成立后, 上学时."""
    return _WHEN_DONE.match(blanked, found.end) is not None


def is_of_category(start: int, end: int, blanked: str) -> bool:
    """Whether a stretch is the end of a prize's category: 导演 of 最佳导演."""
    return any(m.start() < start and end <= m.end() for m in _CATEGORY.finditer(blanked))


def means_another(found: FoundWording, blanked: str, things: Sequence[Thing]) -> bool:
    """Whether a word says something else here than it may: whoever `went to` a school won no prize, nor is a trophy's
    奖座 one, 最佳导演 asks for no director, 多大岁数 is no area, `as a student` only says when, and nobody is born in
    `the money from the film`.
    """
    if "director" in found.wording.forward and _WHILE_MADE.match(blanked, found.end):
        return True
    if found.wording.forward == ("area",):
        return _OF_AGE.match(blanked, found.end) is not None
    word, before = found.text.casefold(), blanked[: found.start]
    if (word == "from" and not _IS_FROM.search(before)) or (word == "money" and "how much" not in before):
        return True
    if is_of_category(found.start, found.end, blanked):
        return True
    if found.wording.forward != ("award_won",):
        return _WHEN_YOUNG.search(blanked[: found.start]) is not None
    if found.text.casefold() == "went to":
        named = any("Award" in t.types and t.end <= found.start for t in things)
        return not named and not _PRIZE.search(blanked[: found.start])
    return _TROPHY.match(blanked, found.start) is not None


def kin_beside(blanked: str, things: Sequence[Thing]) -> list[tuple[int, int]]:
    """Stretches that only say whose kin or friend the person named right after is."""
    people = {thing.start for thing in things if thing.types[0] == "Person"}
    return [found.span() for found in _KIN_OF_ZH.finditer(blanked) if found.end() in people]


def versions(blanked: str, things: Sequence[Thing], lexicon: Lexicon, language: Language) -> list[str]:
    """Words that ask for a version of a work that the known one is not: 电视剧版 of a film."""
    if language is not Language.CHINESE:
        return []
    known = [k for thing in things for k in thing.types if "Work" in lexicon.ancestors(k) and k != "Work"]
    return [
        match[0]
        for match in _VERSION.finditer(blanked)
        if known and not any(lexicon.fits(t.type, known) for t in lexicon.types(match[1], language))
    ]
