"""Words that leave aside what a question says beside a name: of the town for its airport, of the first for another."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.numerals import numbers_in
from schemas.plan import AnswerType, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.reading.terms import part_language
from solver.synthesis.composed import Composed
from solver.turns import Turn

_OWN = {
    Language.CHINESE: re.compile(
        r"^(?:国际|中心|第[一二三四五六七八九十]|[东南西北])?(?P<noun>机场|车站|火车站|高铁站|地铁|医院|大学|中学|"
        r"图书馆|博物馆|美术馆|体育场|体育馆|大桥|电视台|动物园|植物园|公园|酒店|码头|水库|教堂|监狱|报社|银行)"
    ),
    Language.ENGLISH: re.compile(
        r"^(?:['’]s)? (?:[a-z]+ )?(?P<noun>airport|station|hospital|library|museum|stadium|zoo|park|hotel|harbou?r|"
        r"port|metro|subway|tramway|cathedral|church|prison|bank|lighthouse|cinema|theatre)\b"
    ),
}
"""What a thing has that is another thing, right behind its name."""

_WHICH = {
    Language.CHINESE: re.compile(r"哪(?:一|几|两|些)?[个座家所条处间]?(?P<behind>.*)"),
    Language.ENGLISH: re.compile(r"^(?:(?:in|at|from|to|on|near|by) )?(?:which|what) (?P<behind>.*)", re.I),
}
"""What asks for one of several things of a kind: a name of one need not say the kind."""

_IN_FULL = re.compile(r"[A-Z][a-z]+ [A-Z][a-z]+")
_ANOTHER = {
    Language.CHINESE: re.compile(
        r"(?:别|另外|其[他它])的?(?:(?:什么|哪些?)|[\u3400-\u9fff]{1,4}(?:有哪些|是什么))"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:what|who|where|which)\b(?: [a-z]+)? else\b|\bwhat other\b|\bwhich other\b", re.I
    ),
}
_STEM = 2  # characters of a prize's name before the word for one
_LEAD = re.compile(r"(?P<number>\d+)[:：]")
_IN_ALL = re.compile(r"一共|总共|共有|加起来|合计|\b(?:together|altogether|in (?:all|total)|total)\b")
_ADDED = re.compile(r"\b(?P<en>[a-z-]+|\d+) (?:more|further|other)\b|[又再另还](?P<zh>[^，。；]{1,8})")
"""What is counted on top of something."""

_MORE = {
    Language.CHINESE: re.compile(r"还|也|又|另|其[他它余]|、|以及|及|和|与|先后|分别|等"),
    Language.ENGLISH: re.compile(
        r"\b(?:also|other|others|another|besides|and|as well|further|later|including)\b|,"
    ),
}
"""What tells of more than one."""


def leaves_own(parts: Sequence[SubQuestion], turn: Turn, cited: Sequence[str]) -> bool:
    """Whether words of the question's language tell of a thing itself, where a question asks of its airport or the
    like, and nothing cited says that."""
    language = turn.run.plan.language
    if turn.composed.triples or any(part_language(text) is not language for text in cited):
        return False
    told = folded(" ".join((turn.composed.text, *cited)))
    nouns = [found["noun"] for part in parts for found in _own_nouns(part, language) if not _asks_which(part)]
    return bool(nouns) and not any(folded(noun) in told for noun in nouns)


def leaves_another(question: str, turn: Turn, cited: Sequence[str]) -> bool:
    """Whether it is asked what else there is, and words tell of one alone."""
    asked = _ANOTHER[turn.run.plan.language].search(question)
    if (
        asked is None
        or turn.composed.triples
        or any(p.asked is AnswerType.BOOLEAN for p in turn.run.plan.parts)
    ):
        return False
    return not any(_MORE[part_language(text)].search(text) for text in cited)


def leaves_prize(parts: Sequence[SubQuestion], composed: Composed, cited: Sequence[str]) -> bool:
    """Whether Chinese words tell of other prizes than one that a question names and nothing links."""
    if composed.triples or any(part_language(text) is not Language.CHINESE for text in cited):
        return False
    told = "".join((*cited, *(c.title for c in composed.citations)))
    prizes = [w for p in parts for w in p.residual if len(w) >= _STEM and f"{w}奖" in p.text]
    return "奖" in told and any(prize not in told for prize in prizes)


def leaves_rest(turn: Turn, cited: Sequence[str]) -> bool:
    """Whether it is asked how many there are in all, and the number that leads an answer only adds to others: `by whom
    he had five more`.
    """
    lead = _LEAD.match(turn.composed.text)
    if lead is None or turn.composed.triples or _IN_ALL.search(folded(turn.run.plan.question)) is None:
        return False
    added = [m["en"] or m["zh"] for text in cited for m in _ADDED.finditer(folded(text))]
    return any(int(lead["number"]) in numbers_in(words) for words in added)


def leaves_stranger(parts: Sequence[SubQuestion], turn: Turn, cited: Sequence[str]) -> bool:
    """Whether English words of a page say nothing of a person whom a question names in full and nothing links; a
    verdict may deny what is said of them.
    """
    asked = turn.run.plan.language is Language.ENGLISH and not any(
        p.asked is AnswerType.BOOLEAN for p in parts
    )
    if turn.composed.triples or not asked:
        return False
    if any(part_language(text) is not Language.ENGLISH for text in cited):
        return False
    told = set(re.findall(r"[a-z]{3,}", folded(" ".join((turn.composed.text, *cited)))))
    linked = {entity.surface for part in parts for entity in part.entities}
    strangers = [n for part in parts for n in part.names if n not in linked and _IN_FULL.fullmatch(n)]
    return any(told.isdisjoint(re.findall(r"[a-z]{3,}", folded(name))) for name in strangers)


def _own_nouns(part: SubQuestion, language: Language) -> list[re.Match[str]]:
    """What stands right behind the names of things that have pages, and belongs to none of the names."""
    behind = [
        part.text[m.end() :] for e in part.entities for m in re.finditer(re.escape(e.surface), part.text)
    ]
    return [found for words in behind if (found := _OWN[language].match(words)) is not None]


def _asks_which(part: SubQuestion) -> bool:
    """Whether a part asks which of the stations or the like of a place something is: `Which London station`."""
    language = part_language(part.text)
    asked = _WHICH[language].search(part.text)
    behind = asked["behind"] if asked is not None else ""
    places = [e.surface for e in part.entities if behind.startswith(e.surface)]
    return any(_OWN[language].match(behind.removeprefix(place)) for place in places)
