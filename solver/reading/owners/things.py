"""Of which thing, that is nobody, words tell: the name nearest before, or what stands as subject where no name does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from schemas.text import Language
from solver.reading.owners.relations import tells

_COMPOUND = {
    Language.CHINESE: re.compile(
        r"(?:[\u3400-\u9fff]{0,2})(?:隧道|大?桥|车站|机场|大学|学院|中学|医院|[博纪图]\w{1,2}馆|公园|广场|[公铁]路|水库|电站|"
        r"酒店|剧院|影院|校区|主楼|公司|分[行店校馆局]|保护区)"
    ),
    Language.ENGLISH: re.compile(
        r"(?:['’]s)?\s+(?:[A-Z][\w-]+\s+)*(?:Tunnel|Bridge|Station|Airport|University|College|Hospital|Museum|Park|Square|"
        r"Railway|Line|Hotel|Theatre|Church|Chapel|Foundation|Company|Records|Street|Road|tunnel|bridge|station|museum)\b"
    ),
}
"""What behind a name makes it the name of something else: the Alder Tunnel of Alder."""

_BESIDE = {
    Language.CHINESE: re.compile(
        r"(?:[比与和跟及在于从到距由像除给把对向即是为]|位于|来自|根据|包括|[属（(])[《“]?$"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:than|unlike|like|as|with|and|of|in|by|from|for|to|at|on|into|near|before|after|between|under|against|"
        r"including|over|through|via|his|her|its|their)\s+[“\"*]?$|[(]$|\b(?:is|was|are|were|named|called)\s+$"
    ),
}
"""Before a name that is no subject."""

_ANTECEDENT = re.compile(
    r"[”\"*》]?\s*(?:[（(][^()（）]{1,30}[)）])?,?\s+(?:which|that|who)\b(?!\s+(?:he|she|it|they)\b)"
)
"""Behind a name of which a relative clause tells."""

_PLAIN = re.compile(
    r"(?:^|[.;:,—–]\s*|\b(?:and|but|when|while|where|after|before)\s+)"
    r"(?:(?:In|By|On|Since|From) (?:\w+ ){0,2}\d{4},?\s+)?"
    r"(?P<np>(?:the|its|their|his|her|(?P<any>an?|new|some|two|three|several|another|other|many|most))\s+"
    r"(?:[\w'’–-]+\s+){0,3}?(?P<noun>[a-z][\w'’-]*))"
    r"(?:\s+(?:of|on|in|at|for|from|to)\s+[^,;.]{1,40}?)?(?:,[^,;.]{1,60},)?\s+(?:was|were|is|are|has|have|had|opened|measures|rises|stands)\b",
    re.I,
)
"""A subject that is no name: the main stand, new branches."""

_NEUTRAL = frozenset(
    "construction work works building foundation structure project idea plan plans whole length height area course "
    "first company firm club team band group line paper newspaper business house society institution organisation "
    "organization label studio full ceremony premiere cost price budget total population one which film picture story "
    "service services number point summit peak".split()
)
"""Nouns that tell of a thing what is told of it."""

_NEW = re.compile(
    r"(?:^|[，。；：,;])(?:\d{2,4}年)?(?:\d{1,2}月)?(?:\d{1,2}[日号])?(?P<np>[新旧老分]?[\u3400-\u9fff]{1,6}?"
    r"(?:馆|楼|厂|站|桥|塔|殿|堂|厅|校区|分[行店校馆局]|门|坝|码头))"
    r"(?:[才又再也则已即就]|正式|重新|全[面部线]|建?成?后)*(?:开[放馆业幕]|启用|建成|落成|竣工|通车|完[工成]|投入|由|高|长)"
)
"""A subject that is no name: 新馆开放."""


_BEFORE = re.compile(r"前身|\b(?:goes back to|grew out of|began as|known as|under the name)\b")
"""What says that the other thing is what the thing was before."""


_OBJECT = re.compile(r"(?:\s+(?:of|for))?(?:\s+(?:the|an?|his|her|their))?\s+[“\"*]?|[了过]?[《“]?")
"""Between what tells a relation and the thing to which it is told."""


@dataclass(frozen=True, slots=True)
class Named:
    """A name in a text: where it stands, whether it is the thing's that is asked about, and whether one of its kind."""

    start: int
    end: int
    own: bool
    alike: bool


@dataclass(frozen=True, slots=True)
class Thing:
    """What is asked about, and which relation: every name, folded, and how its page begins, which says what it is;
    empty off that page.
    """

    names: frozenset[str]
    opening: str
    relation: str


def is_anothers(text: str, place: int, named: Sequence[Named], thing: Thing, language: Language) -> bool:
    """Whether what stands at a place of a sentence is told of something else than the thing."""
    if _BEFORE.search(text):
        return False
    if (done := _OBJECT.match(text, place)) is not None and any(
        n.alike and not n.own and n.start == done.end() for n in named
    ):
        return True
    near = _nearest(text, place, named, language)
    if near is not None:
        return not near
    other = _PLAIN if language is Language.ENGLISH else _NEW
    subjects = [m for m in other.finditer(text) if m.start("np") < place]
    return bool(subjects) and not _is_own(subjects[-1], thing, language)


def _nearest(text: str, place: int, named: Sequence[Named], language: Language) -> bool | None:
    """Whether the last name before a place that may be its subject is the thing's; None where there is none."""
    whole = [n for n in named if not any(_covers(o, n) for o in named)]
    for one in sorted(whole, key=lambda n: -n.start):
        if one.end > place or not (one.own or one.alike):
            continue
        compound = _COMPOUND[language].match(text, one.end)
        led = _BESIDE[language].search(text[: _first_of_run(one, named)])
        if one.own:
            return compound is None or compound.end() > place
        if led is None or _ANTECEDENT.match(text, one.end):
            return False
    return None


def _first_of_run(one: Named, named: Sequence[Named]) -> int:
    """Where the names begin that stand right before one: 北京市海淀区."""
    before = next((n for n in named if n.end == one.start), None)
    return one.start if before is None else _first_of_run(before, named)


def _covers(one: Named, other: Named) -> bool:
    """Whether a name is a part of a longer one."""
    return one.start <= other.start and other.end <= one.end and one.end - one.start > other.end - other.start


def _is_own(subject: re.Match[str], thing: Thing, language: Language) -> bool:
    """Whether a subject that is no name is what the thing is, what it is built of, or what the relation is called: the
    music is by A.
    """
    if tells(thing.relation, subject["np"], language):
        return True
    if language is Language.CHINESE:
        np = subject["np"]
        return not thing.opening or np in thing.opening or any(np in name for name in thing.names)
    noun = subject["noun"].lower()
    said = {noun, noun.removesuffix("s"), f"{noun}s"}
    words = set(re.findall(r"[a-z'’-]+", " ".join((thing.opening.lower(), *thing.names))))
    return not thing.opening or not said.isdisjoint(words if subject["any"] else words | _NEUTRAL)
