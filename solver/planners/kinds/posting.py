"""Questions which post somebody held: What post did A hold? · A1931年在甲校当了什么 · A是甲院第几任院长."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.text import Language

_POST = r"(?:posts?|positions?|office|job|jobs|title|rank|appointment)"
_HELD = re.compile(
    rf"^(?:what|which) (?P<kind>(?:[a-z-]+ ){{0,2}}?){_POST} (?:did|does|has|had) (?P<who>[^?,]+?) "
    r"(?:hold|held|have|occupy|occupied|take up|get|receive)"
    r"(?: (?:at|in|with|under|for|on) (?:the )?(?P<where>[^?,]+?))?\s*\?*$",
    re.I,
)
_OWN = re.compile(
    rf"^what (?:was|is) (?P<who>[^?,]+?)['’]s? (?P<kind>(?:[a-z-]+ )?){_POST} (?:at|in|with|on|for) (?:the )?"
    r"(?P<where>[^?,]+?)\s*\?*$",
    re.I,
)
_BECAME = re.compile(
    r"^(?:what did (?P<who>[^?,]+?) become (?:at|of) (?:the )?(?P<where>[^?,]+?)(?: in (?P<year>\d{4}))?|"
    r"what did (?P<one>[^?,]+?) become in (?P<when>\d{4}))\s*\?*$",
    re.I,
)
_HELD_ZH = re.compile(
    r"^(?P<who>[^，。？\d]{2,12}?)[，,]?(?:在?(?P<year>\d{4})年)?(?:在(?P<where>[^，。？]{2,12}?))?(?:曾经?|又|后来)?"
    r"(?:担任|出任|当上|当|做|任)(?:过|了|的是)?(?:(?:什么|何|哪个|哪些)(?:职务|职位|官职|职|官)?|何职)[？?]*$"
)
_TERM_ZH = re.compile(
    r"^(?P<who>[^，。？?\d]{2,12}?)[，,]?(?:曾经?|又|后来)?(?:担任|出任|当选|任职|当|做|任|是)(?:过|了|的)?(?P<where>[^，。？?的]{0,16}?)的?"
    r"第几任(?P<post>[\u3400-\u9fff]{2,8}?)[？?]*$"
)
_PUBLIC = re.compile(r"\b(?:government|political|public|state|cabinet|ministerial|federal)\b", re.I)


@dataclass(frozen=True, slots=True)
class Posting:
    """Whose post is asked for, where and in which year, if that is said; `public` where it is one of a state.

    `term` is the post of which it is asked the how manieth somebody is to hold it.
    """

    who: str
    where: str = ""
    year: str = ""
    public: bool = False
    term: str = ""


def asked_post(question: str, language: Language) -> Posting | None:
    """Whose post a question asks for; None for any other question."""
    text = re.sub(r"\s+", " ", question.strip())
    if language is Language.CHINESE:
        if (nth := _TERM_ZH.match(text)) is not None:
            return Posting(nth["who"], nth["where"], term=nth["post"])
        found = _HELD_ZH.match(text)
        return Posting(found["who"], found["where"] or "", found["year"] or "") if found else None
    became = _BECAME.match(text)
    if became is not None:
        year = became["year"] or became["when"] or ""
        return Posting(became["who"] or became["one"], became["where"] or "", year)
    held = _HELD.match(text) or _OWN.match(text)
    if held is None:
        return None
    public = _PUBLIC.search(held["kind"] or "") is not None
    return Posting(held["who"], held["where"] or "", public=public)
