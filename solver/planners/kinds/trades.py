"""Trades by which questions ask for people: `which directors …`, 哪些演员…; and people of two trades at once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from schemas.text import Language
from solver.language import language_of


@dataclass(frozen=True, slots=True)
class Trade:
    """What words of both languages say that somebody is, and the relation of a work to such a one, if there is any."""

    words: re.Pattern[str]
    labels: Mapping[Language, str]
    relation: str = ""

    def is_said(self, occupation: str) -> bool:
        """Whether a page's word for what somebody does says the trade."""
        return self.words.search(occupation) is not None


def _trade(name: str, en: str, zh: str, relation: str = "") -> Trade:
    label = re.sub(r"\(.*?\)", "", zh).split("|")[0]
    labels = {Language.ENGLISH: name, Language.CHINESE: label}
    return Trade(re.compile(rf"\b(?:{en})\b|{zh}", re.I), labels, relation)


TRADES: tuple[Trade, ...] = (
    _trade(
        "director",
        r"(?<!music )(?<!art )(?<!artistic )(?<!managing )(?<!assistant )directors?|film-?makers?",
        r"(?<![副助])导演",
        "director",
    ),
    _trade("actor", r"actors?|actress(?:es)?", r"演员|影星|女星|男星", "starring"),
    _trade("writer", r"writers?|authors?|novelists?|poets?", r"作家|小说家|诗人|文学家", "author"),
    _trade("screenwriter", r"screenwriters?|scriptwriters?", r"编剧", "screenwriter"),
    _trade("composer", r"composers?", r"作曲家|作曲者", "composer"),
    _trade("singer", r"singers?|vocalists?", r"歌手|歌唱家|歌星", "performer"),
    _trade("producer", r"producers?", r"制片人|制作人|监制", "producer"),
    _trade("painter", r"painters?", r"画家"),
    _trade("photographer", r"photographers?", r"摄影家|摄影师"),
    _trade("politician", r"politicians?|statesm[ae]n", r"政治家|政治人物|政客"),
    _trade("engineer", r"engineers?", r"工程师"),
    _trade("scientist", r"scientists?", r"科学家"),
    _trade("physicist", r"physicists?", r"物理学家"),
    _trade("chemist", r"chemists?", r"化学家"),
    _trade("philosopher", r"philosophers?", r"哲学家"),
    _trade("historian", r"historians?", r"史学家|历史学家"),
    _trade("mathematician", r"mathematicians?", r"数学家"),
    _trade("teacher", r"teachers?|educators?", r"教师|老师|教育家"),
    _trade("mountaineer", r"mountaineers?|climbers?", r"登山家"),
    _trade("conductor", r"conductors?", r"指挥家"),
    _trade("dancer", r"dancers?", r"舞蹈家|舞者"),
    _trade("biologist", r"biologists?", r"生物学家"),
    _trade("translator", r"translators?", r"翻译家|译者|翻译"),
    _trade("doctor", r"doctors?|physicians?", r"医生|医师"),
    _trade("lawyer", r"lawyers?|barristers?", r"律师"),
    _trade("calligrapher", r"calligraphers?", r"书法家"),
)

_EN = r"(?:an? )?(?P<{}>[a-z-]+(?: [a-z-]+)?)"
_BE_EN = r"(?:is|was|are|were|has been|have been)"
_ONE_EN, _OTHER_EN = _EN.format("one"), _EN.format("other")
_BOTH_EN = tuple(
    re.compile(rf"^{form}\s*\?*$", re.I)
    for form in (
        rf"(?:who|(?:which|what) (?:people|persons?)) {_BE_EN} (?:both )?{_ONE_EN} and (?:also )?{_OTHER_EN}",
        rf"(?:which|what) {_ONE_EN} (?:is|was|are|were) (?:also|at the same time|themselves) {_OTHER_EN}",
        rf"who is {_ONE_EN} (?:as well as|and at the same time) {_OTHER_EN}",
    )
)
_WHO_ZH = r"(?:谁|有谁|哪些人|哪[位个]|哪一位|有哪些人)"
_IS_ZH = r"(?:是|当过?|做过?|担任过?)"
_ONE_ZH, _OTHER_ZH = (rf"(?P<{name}>[\u3400-\u9fff]{{2,5}}?)" for name in ("one", "other"))
_BOTH_ZH = tuple(
    re.compile(rf"^{form}[？?]*$")
    for form in (
        rf"{_WHO_ZH}(?:既|同时|又)?{_IS_ZH}{_ONE_ZH}[，,]?(?:又|也|还|同时|并且?|且)+{_IS_ZH}{_OTHER_ZH}",
        rf"{_WHO_ZH}(?:同时|都)?{_IS_ZH}{_ONE_ZH}(?:和|兼|与|跟){_OTHER_ZH}",
        rf"哪[些位个]{_ONE_ZH}(?:自己|本人|同时)?(?:也|又|还|同时)+{_IS_ZH}{_OTHER_ZH}",
    )
)
_ASKED_EN = re.compile(r"^(?:which|what) (?P<words>[a-z-]+(?: [a-z-]+){0,2})", re.I)
_MOST_WORDS = 3  # of a trade with what stands before it: film directors
_WOMEN = re.compile(r"^(?:which|what) (?:[a-z-]+ )?actress(?:es)?\b|哪(?:些|几[位个名]|一?[位个名])女", re.I)
_ASKED_ZH = re.compile(r"哪(?:些|几[位个名]|一?[位个名])女?(?P<trade>[\u3400-\u9fff]{2,5})")


def asks_for_women(question: str) -> bool:
    """Whether a question asks for people by a word for women of a trade."""
    return _WOMEN.search(question) is not None


def trade_of(word: str) -> Trade | None:
    """The trade that a noun names as a whole; None where it names none that is known."""
    return next((trade for trade in TRADES if trade.words.fullmatch(word.strip())), None)


def asked_trade(question: str) -> Trade | None:
    """The trade of the people that a question asks for: `which directors`, 哪些导演; None where it says none."""
    if language_of(question) is Language.ENGLISH:
        found = _ASKED_EN.match(question.strip())
        words = found["words"].split(" ") if found is not None else []
        return next((trade for word in words[:_MOST_WORDS] if (trade := trade_of(word)) is not None), None)
    told = _ASKED_ZH.search(question)
    if told is None:
        return None
    nouns = [told["trade"][:size] for size in range(len(told["trade"]), 1, -1)]
    return next((trade for noun in nouns if (trade := trade_of(noun)) is not None), None)


def asked_both(question: str) -> tuple[Trade, Trade] | None:
    """Two trades of which people are asked for that have both, and nothing else; None where something else is asked."""
    text = question.strip()
    forms: Sequence[re.Pattern[str]] = _BOTH_ZH if language_of(question) is Language.CHINESE else _BOTH_EN
    for form in forms:
        found = form.match(text)
        pair = _pair(found.groupdict()) if found is not None else None
        if pair is not None:
            return pair
    return None


def says_both(asked: tuple[Trade, Trade], texts: Sequence[str]) -> bool:
    """Whether one text has words for both trades."""
    return any(all(trade.is_said(text) for trade in asked) for text in texts)


def _pair(words: Mapping[str, str]) -> tuple[Trade, Trade] | None:
    one, other = trade_of(words["one"]), trade_of(words["other"])
    return None if one is None or other is None or one is other else (one, other)
