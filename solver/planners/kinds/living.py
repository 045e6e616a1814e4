"""Questions whether somebody is alive or dead, now or then: Is A still alive? Was A alive in 1970? 甲去世了吗."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.graph import Literal, LiteralKind
from schemas.text import Language
from solver.language import language_of
from solver.planners.rewording.turning import base_of

_MONTHS = "january february march april may june july august september october november december".split()
_MONTH = "|".join(month.capitalize() for month in _MONTHS)
_STATE = r"(?P<state>alive|living|with us|dead|deceased|no longer (?:alive|living|with us))"
_NOW = re.compile(
    rf"^(?:Is|Are|Isn['’]t) (?P<who>[^?,]+?)(?: (?:still|already|now|yet|actually))* {_STATE}"
    r"(?: (?:now|today|still|yet|already|at present))*$|"
    r"^(?:Has|Hasn['’]t) (?P<whose>[^?,]+?) (?:already )?(?P<gone>died|passed away)(?: (?:yet|already|by now))?$|"
    r"^Did (?P<whom>[A-ZÀ-Þ][^?,]+?) (?P<left>die|pass away)$"
)
_BY = re.compile(
    r"^(?:Had|Did) (?P<who>[A-ZÀ-Þ][^?,]+?) (?:already )?(?:died?|pass(?:ed)? away) (?P<how>by|before) (?:the year )?"
    r"(?P<year>\d{4})$"
)
_THEN = re.compile(
    rf"^(?:Was|Were|Wasn['’]t) (?P<who>[^?,]+?)(?: (?:still|already|even|yet))* {_STATE} (?:back )?"
    r"(?:(?:in|on|by|during|as of)(?: the year)? (?P<time>[^?]*?\d{4})|"
    r"(?:when|at the time(?: that| when)?) (?P<event>[^?]+))$"
)
_ALIVE_ZH = r"活着|在世上?|在人世|健在|活在世上|(?<=还)活"
_GONE_ZH = r"去世|逝世|过世|离世|病逝|辞世|死去|死|不在(?:世|人世)"
_STATE_ZH = (
    rf"(?:是不是|是否|是)?(?:(?:还|仍然?|依然|依旧|尚)(?:{_ALIVE_ZH})|(?P<alive>活着|健在|在世)|"
    rf"(?:已经?|早已|早就|就)*(?P<gone>{_GONE_ZH}))了?(?:没有|没)?[吗么嘛]?"
)
_TIME_ZH = r"(?P<time>\d{3,4}年(?:\d{1,2}月(?:\d{1,2}[日号])?)?)"
_THAT_ZH = _TIME_ZH.replace("time", "then")
_WHEN_ZH = r"(?:的?时候?|那时|当时|时)"
_NOW_ZH = re.compile(rf"^(?P<who>[^，。？]+?)(?:现在|如今|目前|今天|至今|到底)?{_STATE_ZH}$")
_THEN_ZH = re.compile(
    rf"^(?:(?P<who>[^，。？]+?)在?{_TIME_ZH}[底初]?{_WHEN_ZH}?|在?{_THAT_ZH}[底初]?{_WHEN_ZH}?[，,]?(?P<whose>[^，。？]+?))"
    rf"{_STATE_ZH}$"
)
_BY_ZH = re.compile(
    rf"^(?P<who>[^，。？]+?)在?(?P<year>\d{{4}})年(?:之前|以前|前)(?:就|已经?|是不是|是否)*(?:{_GONE_ZH})了?(?:没有|没)?[吗么嘛]?$"
)
_WHILE_ZH = re.compile(
    rf"^(?:(?P<who>[^，。？]+?)在(?P<event>[^，。？]+?){_WHEN_ZH}|(?P<then>[^，。？]+?){_WHEN_ZH}[，,]?(?P<whose>[^，。？]+?))"
    rf"{_STATE_ZH}$"
)
_HOW_ZH = re.compile(r"[因被由怎何比先后都]|(?<=.)[在于]")
"""What says how, where or before whom somebody died, where that is asked: 甲因病去世了吗, 甲比乙先去世吗."""

_ASKS_ZH = re.compile(r"[吗么嘛]$|没有?$|是不是|是否")
_NOBODY = re.compile(r"\b(?:any|every|some|no)(?:one|body)?\b|\b(?:who|which|what)\b|谁|哪|[有的]人$", re.I)
_FULL_DATE = re.compile(
    rf"(?:(?P<day>\d{{1,2}}) (?P<month>{_MONTH}),?|(?P<first>{_MONTH})(?: (?P<date>\d{{1,2}}),?)?) (?P<year>\d{{4}})"
)


@dataclass(frozen=True, slots=True)
class Living:
    """Who it is asked of, whether that they are `dead`, and the `time` or the question for it; neither is now."""

    who: str
    dead: bool
    time: Literal | None = None
    event: str = ""

    @property
    def is_now(self) -> bool:
        """Whether it is asked of the present."""
        return self.time is None and not self.event


def asked_living(question: str) -> Living | None:
    """What a question asks of somebody's being alive; None where it asks something else."""
    text = re.sub(r"\s+", " ", question).strip().rstrip("?？。. ")
    asked = _asked_zh(text) if language_of(question) is Language.CHINESE else _asked(text)
    return None if asked is None or _NOBODY.search(asked.who) else asked


def born(who: str, language: Language) -> str:
    """The question when somebody was born."""
    return f"{who}什么时候出生的？" if language is Language.CHINESE else f"When was {who} born?"


def died(who: str, language: Language) -> str:
    """The question when somebody died."""
    return f"{who}什么时候去世的？" if language is Language.CHINESE else f"When did {who} die?"


def _asked(text: str) -> Living | None:
    now = _NOW.match(text)
    if now is not None:
        who = now["who"] or now["whose"] or now["whom"]
        return Living(who, not now["state"] or _is_dead(now["state"]))
    by = _BY.match(text)
    if by is not None:
        return Living(by["who"], dead=True, time=_date(f"{int(by['year']) - (by['how'] == 'before'):04}"))
    then = _THEN.match(text)
    if then is None:
        return None
    if then["time"]:
        time = _time(then["time"])
        return Living(then["who"], _is_dead(then["state"]), time) if time is not None else None
    event = _when(then["event"])
    return Living(then["who"], _is_dead(then["state"]), event=event) if event else None


def _is_dead(state: str) -> bool:
    return state in ("dead", "deceased") or state.startswith("no longer")


def _time(text: str) -> Literal | None:
    """A year, or a day or month of one."""
    full = _FULL_DATE.fullmatch(text)
    if full is None:
        return _date(text) if re.fullmatch(r"\d{4}", text) else None
    month = _MONTHS.index((full["month"] or full["first"]).lower()) + 1
    day = full["day"] or full["date"]
    return _date("-".join([full["year"], f"{month:02}", *([day.zfill(2)] if day else [])]), text)


def _date(value: str, text: str = "") -> Literal:
    return Literal(LiteralKind.DATE, value, text or value)


def _when(clause: str) -> str:
    """The question when something happened that a clause tells of; empty where its verb is not known."""
    passive = re.match(r"(?P<what>[^?]+?) (?P<be>was|were) (?P<done>[a-z][^?]*)$", clause)
    if passive is not None:
        return f"When {passive['be']} {passive['what']} {passive['done']}?"
    words = clause.split(" ")
    for place, verb in enumerate(words[1:], 1):
        base = base_of(verb) if re.fullmatch("[a-z]+", verb) else verb
        if base != verb:
            return f"When did {' '.join([*words[:place], base, *words[place + 1 :]])}?"
    return ""


def _asked_zh(text: str) -> Living | None:
    if not _ASKS_ZH.search(text):
        return None
    by = _BY_ZH.match(text)
    if by is not None:
        return Living(by["who"], dead=True, time=_date(f"{int(by['year']) - 1:04}"))
    then = _THEN_ZH.match(text)
    if then is not None:
        digits = re.findall(r"\d+", then["time"] or then["then"])
        time = "-".join([digits[0].zfill(4), *(number.zfill(2) for number in digits[1:])])
        return Living(then["who"] or then["whose"], bool(then["gone"]), _date(time))
    during = _WHILE_ZH.match(text)
    if during is not None:
        event = f"{during['event'] or during['then']}是什么时候？"
        return Living(during["who"] or during["whose"], bool(during["gone"]), event=event)
    now = _NOW_ZH.match(text)
    return (
        Living(now["who"], bool(now["gone"])) if now is not None and not _HOW_ZH.search(now["who"]) else None
    )
