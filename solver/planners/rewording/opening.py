"""The opening of what many people use, told by who used it first; things asked for by their name; a name's origin."""

from __future__ import annotations

import re

_USERS = (
    r"trains?|trams?|cars?|buses|vehicles|traffic|ships?|planes|aircraft|passengers|travellers|travelers|visitors|"
    r"pedestrians|(?:ordinary )?people|the public"
)
_USED = re.compile(
    rf"\b(?P<did>did) (?:the )?(?:first )?(?:{_USERS})(?: and (?:the )?(?:{_USERS}))? "
    r"(?:(?:first|start|begin) (?:to )?us(?:e|ing)|(?:get|have) (?:the )?use of) (?P<what>(?:the )?[A-ZÀ-Þ][^?,]*?)"
    r"(?: for the first time)?(?=\s*\?|$)"
)
_OPENED_TO = re.compile(
    r"(?P<open>\bopen(?:ed|s)?) (?:to|for) (?:the (?:general )?public|(?:road |rail |public |through )?traffic|"
    r"visitors|trains|cars|vehicles|passengers|business)(?=\s*\?|$)"
)
_FIRST_ZH = re.compile(
    r"(?:正式)?(?:开始)?(?:通(?:行)?(?:火车|汽车|列车|电车|地铁|客车)|(?:走|跑|过)(?:火车|汽车|列车))(?=的?[呢啊呀]?[？?]?$)"
)
_OF_WHICH = re.compile(
    r"^What (?P<be>is|was) the (?:name|title) of the (?P<what>[a-z][a-z ]*?) "
    r"(?:on which|(?:that|which) (?=.* on\s*\??$))"
    r"\s*(?P<film>[\"“*]?[A-ZÀ-Þ][^,?;]{0,60}?) (?P<was>is|was) based(?: on)?(?=\s*\?|$)"
)
_NAME_FROM = re.compile(
    r"^(?:What|Where) (?:does|did) the name (?:of )?(?P<name>(?:the )?[\"“*]?[A-ZÀ-Þ][^?,]*?) (?:come|derive) from"
    r"(?=\s*\?|$)"
)


def opening(question: str) -> str:
    """`When did trains start using Orme Bridge?` as when it opened, which `to the public` says no more than."""
    text = _OPENED_TO.sub(lambda m: m["open"], question)
    text = _NAME_FROM.sub(lambda m: f"What is the origin of the name {m['name']}", text)
    text = _USED.sub(lambda m: f"{m['did']} {m['what']} open", text)
    return _OF_WHICH.sub(lambda m: f"Which {m['what']} {m['was']} {m['film']} based on", text)


def opening_zh(question: str) -> str:
    """甲桥哪年通火车 as when it opened to traffic: 通车."""
    return _FIRST_ZH.sub("通车", question)
