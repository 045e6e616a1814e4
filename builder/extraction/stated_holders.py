"""Who held a post and when, by its heading: `姓名 | 任期` under `历任校长`, `Name | Term` under `Presidents`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from builder.extraction.chinese.values import dates
from builder.extraction.english.lexicon import ORGANIZATION_WORDS, SCHOOL_WORDS
from builder.language import has_han
from builder.readers.page import Heading, Page
from builder.readers.writer import CELL
from schemas.ontology import Ontology
from schemas.text import Span

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
FROM = frozenset(
    {"from", "start", "began", "appointed", "took office", "since", "就任", "上任", "开始", "起"}
)
TO = frozenset({"to", "until", "end", "ended", "left", "left office", "till", "卸任", "离任", "结束", "止"})
_CHINESE = re.compile(
    "(?:历任|歷任|历届|歷屆|历代|歷代|现任|主要|历史上的?|前任|[和与及])*(?P<post>[\u4e00-\u9fff]{2,6}?)(?:列表|名单|名單|一览表?|名录|年表|更替|表)?"
)
_ENGLISH = re.compile(
    r"(?:(?:full|complete)\s+)?(?:list\s+of\s+)?(?:the\s+)?(?:(?:all|former|past|previous|notable)\s+)*"
    r"(?P<post>[a-z][a-z' -]+?)(?:\s+of\s+(?P<body>[a-z][\w .,&'’-]+?))?(?:\s+(?:since|from)\s+\d{4}|\s+list)?",
    re.IGNORECASE,
)
_LINE = re.compile(r"[^\n]*\S[^\n]*")
_YEAR = re.compile(r"\b\d{4}\b")
_SHORT_END = re.compile(
    r"\b(?P<century>\d\d)(?P<first>\d\d)(?P<dash>\s?[–—-]\s?)(?P<last>\d\d)\b(?!\d|[–—-])"
)
_BODIES = (ORGANIZATION_WORDS | SCHOOL_WORDS) - {"united"}
_UNSURE = frozenset({"", "Place", "Thing"})
_TEAM = re.compile(
    r"\bF\.?C\b|\bClub\b|\b(?:is|was) an? [^.;]{0,80}?\b(?:club|team|side|franchise)\b|队|隊|俱乐部|俱樂部"
)
_OF_TEAMS = frozenset({"manager"})  # leads a team, but of a firm, a hotel or a band is something else
_OFFICES = frozenset(
    "editor director conductor curator librarian rector provost chancellor vice-chancellor dean warden master "
    "treasurer secretary archivist headmaster headmistress".split()
    + "社长 总裁 总经理 董事长 主席 主任 社長 總裁 總經理 董事長 主任".split()
    + "馆长 总编辑 总编 主编 书记 党委书记 所长 院长 台长 行长 厂长 站长 会长 理事长".split()
    + "指挥 首席指挥 音乐总监 艺术总监".split()
)
"""Posts for which no relation stands: who held one worked there."""

_RANKS = frozenset(
    {"chief", "principal", "head", "music", "musical", "artistic", "general", "managing", "executive"}
)
_FIRST_SENTENCE = re.compile(r"[^\n]*?(?:[a-z)]\.(?=\s)|。|$)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Post:
    """A relation of a body to whoever holds a post; for a post without one, of the holder to the body."""

    relation: str
    position: str = ""


def post_above(page: Page, place: int, kind: str, name: str, ontology: Ontology) -> Post | None:
    """The post that the nearest heading above `place` names on the page of a body; None where it names none.

    `kind` is the type of the page's subject, `name` its name: `Heads of department` are those of a department.
    """
    above = [heading for heading in page.headings if heading.end <= place]
    return post_of(above[-1], page, kind, name, ontology) if above else None


def post_of(heading: Heading, page: Page, kind: str, name: str, ontology: Ontology) -> Post | None:
    """The post of a body that a heading of its page names."""
    if not _is_body(kind, name, ontology):
        return None
    words = " ".join(heading.text.split())
    found = (_CHINESE if has_han(words) else _ENGLISH).fullmatch(words)
    parts = found.groupdict() if found is not None else {}
    if not parts or (parts.get("body") and not _is_own(parts["body"], page, name)):
        return None
    relation = relation_of(parts["post"], ontology)
    one = _singular(parts["post"])
    if relation and not (one in _OF_TEAMS and _TEAM.search(f"{name} {_opening(page)}") is None):
        return Post(relation)
    *before, office = one.split()
    held = office in _OFFICES and set(before) <= _RANKS and "employer" in ontology.relations
    return Post("employer", one) if held else None


def lines_below(page: Page, heading: Heading) -> Iterator[Span]:
    """The lines between a heading and the next one that are no rows of tables."""
    text = page.document.text
    end = min((h.start for h in page.headings if h.start > heading.start), default=len(text))
    for line in _LINE.finditer(text, heading.end, end):
        if CELL not in line[0]:
            yield Span(line.start(), line.end())


def _is_body(kind: str, name: str, ontology: Ontology) -> bool:
    """Whether a page is about a body: by its type, or by its name where that is no type of bodies for sure."""
    named = bool(_BODIES & {word.strip(",.") for word in name.casefold().split()})
    return ontology.family(kind) == "Organization" or (kind in _UNSURE and named)


def _is_own(body: str, page: Page, name: str) -> bool:
    """Whether `the club`, `department` is the page's own: by its name, or by what the page opens with."""
    article, _, noun = body.casefold().rpartition("the ")
    opening = _opening(page).casefold() if article == "" and body[:4].casefold() == "the " else ""
    known = re.findall(r"\w+", f"{name} {opening}".casefold())
    return set(re.findall(r"\w+", noun)) <= set(known)


def _opening(page: Page) -> str:
    """The first sentence, which says what the page is about."""
    until = page.headings[0].start if page.headings else len(page.document.text)
    found = _FIRST_SENTENCE.match(page.document.text[:until].lstrip())
    return found[0] if found is not None else ""


def _singular(post: str) -> str:
    return re.sub(r"men$", "man", re.sub(r"(?<=[a-z])s$", "", post.casefold()))


def relation_of(post: str, ontology: Ontology) -> str:
    """The one relation of a body to a person that a word for a post names, in the plural too."""
    for word in (post, _singular(post)):
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
    years = _YEAR.findall(_SHORT_END.sub(r"\g<century>\g<first>\g<dash>\g<century>\g<last>", words))
    return "/".join(dict.fromkeys((years[0], years[-1]))) if years else ""
