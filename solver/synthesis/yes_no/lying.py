"""Whether a thing lies in a province or a country, where a fact says that it lies in another of the same rank."""

from __future__ import annotations

import re

from builder.extraction.chinese.lexicon import COUNTRIES as COUNTRIES_ZH
from builder.extraction.chinese.names.regions import MUNICIPALITIES, PROVINCES
from builder.extraction.english.lexicon import COUNTRIES
from schemas.graph import Triple
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore

_LIES = ("located_in", "country")
_ASKED_ZH = re.compile(
    r"^\x00+[》”]?(?:是不是|是否)?(?:是?(?:位于|坐落[于在]|地处|位在|在)|属于)(?P<place>[^，。？在]{2,8}?)"
    r"(?:境内|的?地方)?[吗么]?[？?]?$"
)
_ASKED_EN = re.compile(
    r"^(?:Is|Are|Was|Were|Does|Do) (?:the )?\x00+ (?:lie |located |situated |found )?(?:with)?in (?:the )?"
    r"(?P<place>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)*)\s*\?*$"
)
_PROVINCE = re.compile(rf"(?:{PROVINCES}|{MUNICIPALITIES})(?:省|市|壮族|回族|维吾尔|自治区|特别行政区)*")
_RANK = re.compile(r"(?:省|市|壮族|回族|维吾尔|自治区|特别行政区)+$")
_COUNTRY_ZH = re.compile(COUNTRIES_ZH)
_BRITISH = frozenset(
    {"England", "Scotland", "Wales", "Northern Ireland", "英格兰", "苏格兰", "威尔士", "北爱尔兰"}
)
_UNIONS = frozenset({"United Kingdom", "Great Britain", "Britain", "英国", "Soviet Union", "苏联"})


def lies_elsewhere(part: SubQuestion, store: GraphStore) -> Triple | None:
    """The fact that the only thing a question names lies in another province or country than the one it is asked to lie
    in; None where no such fact is known, or one says that it lies there.
    """
    asked = _asked(part)
    rank = _rank(asked)
    if not rank:
        return None
    ids = sorted({entity.id for entity in part.entities if entity.surface != asked})
    facts = [t for t in store.match(subjects=ids, predicates=_LIES) if isinstance(t.object, str)]
    objects = {e.id: e for e in store.get_entities([str(t.object) for t in facts]) if e is not None}
    others = []
    for fact in facts:
        names = [name.name for name in objects[str(fact.object)].names] if str(fact.object) in objects else []
        if any(_plain(name) == _plain(asked) or _plain(asked) in name for name in names):
            return None
        if any(_rank(name) == rank for name in names):
            others.append(fact)
    return others[0] if len({fact.object for fact in others}) == 1 else None


def _asked(part: SubQuestion) -> str:
    """The place that a question asks if something lies in; empty where it asks something else."""
    for surface in sorted({entity.surface for entity in part.entities}, key=len, reverse=True):
        for pattern in (_ASKED_ZH, _ASKED_EN):
            found = pattern.match(part.text.strip().replace(surface, "\x00", 1))
            if found is not None:
                return found["place"]
    return ""


def _rank(name: str) -> str:
    """What sort of place a name is that everything lies in one of; empty where nobody knows."""
    if name in _UNIONS:
        return ""
    if name in _BRITISH:
        return "nation"
    if _PROVINCE.fullmatch(name):
        return "province"
    return "country" if name in COUNTRIES or _COUNTRY_ZH.fullmatch(name) else ""


def _plain(name: str) -> str:
    return _RANK.sub("", name)
