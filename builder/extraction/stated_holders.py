"""Tables of who held a post and when: `姓名 | 任期` under `历任校长`, `Name | Years` under `List of presidents`."""

from __future__ import annotations

import re

from builder.extraction.chinese.values import dates
from builder.language import has_han
from builder.readers.page import Page
from schemas.ontology import Ontology

TERMS = frozenset(
    {
        "任期",
        "任职时间",
        "任職時間",
        "在任时间",
        "在任時間",
        "任职年份",
        "任职期间",
        "在职时间",
        "任职年限",
        "年份",
    }
    | {
        "term",
        "terms",
        "years",
        "tenure",
        "term of office",
        "in office",
        "years in office",
        "period",
        "dates",
    }
)
NAMES = frozenset({"姓名", "名字", "人名", "name", "names"})
_CHINESE = re.compile(
    "(?:历任|歷任|历届|歷屆|历代|歷代|现任|主要|历史上的?|前任|[和与及])*(?P<post>[\u4e00-\u9fff]{2,6}?)(?:列表|名单|名單|一览表?|名录|年表|更替|表)?"
)
_ENGLISH = re.compile(
    r"(?:(?:full|complete)\s+)?(?:list\s+of\s+)?(?:the\s+)?(?:(?:all|former|past|previous|notable)\s+)*"
    r"(?P<post>[a-z][a-z' -]+?)(?:\s+(?:since|from)\s+\d{4}|\s+list)?",
    re.IGNORECASE,
)
_YEAR = re.compile(r"\b\d{4}\b")


def post_above(page: Page, place: int, ontology: Ontology) -> str:
    """The relation of a body to whoever holds the post that the nearest heading above `place` names, or empty."""
    above = [heading for heading in page.headings if heading.end <= place]
    words = " ".join(above[-1].text.split()) if above else ""
    found = (_CHINESE if has_han(words) else _ENGLISH).fullmatch(words)
    return "" if found is None else relation_of(found["post"], ontology)


def relation_of(post: str, ontology: Ontology) -> str:
    """The one relation of a body to a person that a word for a post names, in the plural too."""
    one = re.sub(r"men$", "man", re.sub(r"(?<=[a-z])s$", "", post.casefold()))
    for word in (post, one):
        for name in ontology.predicates_named(word):
            relation = ontology.relations[name]
            if "Organization" in relation.domain and relation.range == ("Person",):
                return name
    return ""


def term_of(words: str) -> str:
    """When somebody held a post, as `1926/1949` or `1992`; empty for words without a year."""
    if has_han(words):
        found = [item.literal.value for item in dates(words) if item.literal is not None]
        return found[0] if len(found) == 1 else "/".join((found[0], found[-1])) if found else ""
    years = _YEAR.findall(words)
    return "/".join(dict.fromkeys((years[0], years[-1]))) if years else ""
