"""Whether a clause holds words of the kind asked for: a day, a number, somebody, a place, a work."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.chinese.lexicon import SURNAMES
from schemas.plan import AnswerType
from schemas.text import Language
from solver.language import folded
from solver.reading.numbers.counting import has_number
from solver.reading.numbers.days import names_day
from solver.reading.page import Clause, Named

_DATE_WORDS = re.compile(
    r"(?<![\d.,])(?:1\d|20)\d\d(?![\d.,]*\s*(?:万|元|米|人|\d))(?:年代?)?|\d{1,2}月(?:\d{1,2}日)?"
)
_NAMES_ZH = re.compile(r"[\u3400-\u9fff]{2,4}、[\u3400-\u9fff]{2,4}")
_BY_NAME_ZH = re.compile(
    r"由(?P<name>[\u3400-\u9fff]{2,3}?)(?=主持|负责|设计|执笔|担任|出任|主编|编[写剧辑]|撰写|绘制|创[作办建立]|指挥|领导|率领|"
    r"作[曲词]|谱曲|[主饰扮]演|演唱|翻译|发现|创作|督造|监造|修建|建造|主刀)"
)
NAMED = {
    AnswerType.PERSON: frozenset({"Person", "Character"}),
    AnswerType.ORGANIZATION: frozenset({"Organization", "Company", "School"}),
    AnswerType.PLACE: frozenset({"Place", "Country", "City"}),
    AnswerType.AWARD: frozenset({"Award"}),
    AnswerType.WORK: frozenset({"Work", "Film", "Series", "Song", "Album", "Book", "Programme"}),
}
"""The types of things that names stand for, by what is asked for."""

_NO_PERSON = re.compile(
    r"\d|\b(?:Awards?|Prizes?|Festival|Academy|University|College|School|Studios?|Pictures|Company|Records|Museum)\b|"
    r"[奖节院校司台社厂馆]$"
)
_NO_PLACES = NAMED[AnswerType.AWARD] | NAMED[AnswerType.WORK] | NAMED[AnswerType.PERSON]
_EDITION_ZH = re.compile(r"第\d+届[\u3400-\u9fff]{2,10}?(?:奖|节|影展)")
_CUES = {
    Language.CHINESE: {
        AnswerType.PLACE: (
            r"[省县区镇村岛州国港场馆院园山城街路海宫厅京]|市(?![民场面价值])|位于|香港|台湾|中国|[大中小]学(?!生)|学校"
        ),
        AnswerType.REASON: r"因为?|由于|为了|所以|因此|原因|使得|之故",
        AnswerType.MANNER: r"通过|经|以|用|凭|借",
        AnswerType.ROLE: (
            r"饰(?!品)|扮演|(?<![主出参导合联公开表上首重巡义自])演(?![员出唱技艺讲奏变])|角色|主人公|男主|女主"
        ),
        AnswerType.AWARD: r"奖",
        AnswerType.ORGANIZATION: (
            r"公司|大学|学院|学校|书院|中学|(?:电视|影业|卫视)(?![剧片连系节])|电台|唱片|集团|协会|训练班|乐团|剧院"
        ),
        AnswerType.WORK: r"《",
    },
    Language.ENGLISH: {
        AnswerType.PLACE: r"\b(?:in|at|near|of|from|to)\s+(?:the\s+)?[A-Z]",
        AnswerType.REASON: r"\b(?:because|since|as|so|due|for|after|to)\b",
        AnswerType.MANNER: r"\b(?:by|through|with|using|via)\b",
        AnswerType.ROLE: (
            r"\b(?:as|play\w*|portray\w*|role|character|part|voice\w*)\b|\b(?:is|was) (?:the|an?|his|her) [^,;.]* in\b"
        ),
        AnswerType.AWARD: r"\b(?:Award|Prize|Oscar|Bear|Lion|Palme|Medal|BAFTA|Globe|award|prize)s?\b",
        AnswerType.ORGANIZATION: r"[A-Z]\w+",
        AnswerType.WORK: r"\b[A-Z]",
        AnswerType.PERSON: r"[A-Z][\w'’-]+",
    },
}


def answers_type(
    clause: Clause,
    asked: AnswerType,
    language: Language,
    known: Sequence[str] = (),
    entities: frozenset[str] = frozenset(),
) -> bool:
    """Whether a clause holds words of the kind asked for, beside those that the question itself has.

    `known` are the question's own words, `entities` the things it names: neither is an answer.
    """
    if asked is AnswerType.DATE:
        dated = bool(clause.dates) or bool(re.search(r"\d+月|\d{4}", clause.text))
        return dated or names_day(clause.text, language)
    if asked is AnswerType.NUMBER:
        return _numbers(clause, language)
    if asked in NAMED:
        others = [n for n in clause.named if n.entity not in entities]
        if any(n.type in NAMED[asked] for n in others):
            return True
        if asked is AnswerType.PERSON:
            chinese = language is Language.CHINESE
            listed = chinese and (_NAMES_ZH.search(clause.text) or _by_somebody(clause.text)) is not None
            return listed or any(not n.type and not _NO_PERSON.search(_surface(n, clause)) for n in others)
    if asked is AnswerType.WORK and clause.works:
        return True
    pattern = _CUES[language].get(asked)
    if not pattern:
        return True
    text = _without_others(clause) if asked is AnswerType.PLACE else clause.text
    for word in known:
        text = text.replace(word, " ")
    return bool(re.search(pattern, text))


def _by_somebody(text: str) -> re.Match[str] | None:
    """Where Chinese words say by whom something was done, with a name that nothing is known of: 设计由林晚主持."""
    return next((m for m in _BY_NAME_ZH.finditer(text) if m["name"][0] in SURNAMES), None)


def names_another(clause: Clause, entities: frozenset[str]) -> bool:
    """Whether a clause names a work beside those of the question, or one of the same name."""
    own = {folded(_surface(n, clause)) for n in clause.named if n.entity in entities}
    return any(folded(work) not in own for work in clause.works) or "同名" in clause.plain


def _without_others(clause: Clause) -> str:
    """A clause without the names of prizes, works and people: 香港 of 第21届香港电影金像奖 is no place."""
    text = _EDITION_ZH.sub(lambda match: " " * len(match.group()), clause.text)
    for named in clause.named:
        if named.type in _NO_PLACES:
            start, end = max(0, named.start - clause.start), named.end - clause.start
            text = text[:start] + " " * (end - start) + text[end:]
    return text


def _surface(named: Named, clause: Clause) -> str:
    return clause.text[max(0, named.start - clause.start) : named.end - clause.start]


def _numbers(clause: Clause, language: Language) -> bool:
    """Whether a clause holds a number that is no date."""
    text = clause.text
    for literal in clause.dates:
        text = text.replace(literal.text, " ")
    text = _DATE_WORDS.sub(" ", text)
    return (
        any(literal.text in text for literal in clause.numbers)
        or has_number(text, language)
        or bool(re.search(r"\d|[一二两三四五六七八九十百]\s*(?:部|次|个|名|位|首|张|项)", text))
    )
