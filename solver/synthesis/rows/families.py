"""What prize two people both won, each in a category of their own: the Nobel Prize, in literature and in physics."""

from __future__ import annotations

import re
from collections.abc import Callable

from schemas.graph import Entity, Triple
from schemas.names import split_sense
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.synthesis.answering import Said
from solver.synthesis.citing import Claim

_WON = "award_won"
_FIELDS = (
    r"文学|物理学?|化学|生[理物]学?(?:或医学|及医学|和医学)?|医学|和平|经济学?|数学|历史|新闻|小说|诗歌|戏剧|音乐|"
    r"美术|农业|最佳[\u3400-\u9fff]{2,6}"
)
_FAMILY = (
    re.compile(rf"(?P<family>(?!国家|全国|世界|国际|中国)[\u3400-\u9fff·]{{2,8}}?)奖?(?:{_FIELDS})奖?"),
    re.compile(r"(?P<family>(?:the )?[A-Z].*?\b(?:Prize|Award|Medal|Order))s? (?:in|for|of) [A-Z].*"),
)
"""A prize's name with the field or the category in it."""


def family(name: str) -> str:
    """What a prize is called without the category that its name gives; empty where it gives none."""
    plain, _ = split_sense(name)
    found = next((m for p in _FAMILY if (m := p.fullmatch(plain)) is not None), None)
    if found is None:
        return ""
    return found["family"] if found["family"].isascii() else found["family"] + "奖"


class Families:
    """Looks up the prizes that all things of a question won; reads the store only."""

    def __init__(self, store: GraphStore, language: Language, fact: Callable[[Triple], Claim]) -> None:
        self._store = store
        self._language = language
        self._fact = fact

    def completed(self, part: SubQuestion, said: Said) -> Said:
        """What was said, or where nothing was and a prize in common is asked for, the one whose categories all won."""
        asked = part.kind is QuestionKind.INTERSECTION and part.asked is AnswerType.AWARD
        if said.claims or not asked or set(part.predicates) != {_WON} or part.residual:
            return said
        sides: dict[str, list[str]] = {}
        for entity in part.entities:
            sides.setdefault(entity.surface, []).append(entity.id)
        if len(sides) < 2:
            return said
        won = [self._won(ids) for ids in sides.values()]
        shared = [name for name in won[0] if all(name in other for other in won[1:])]
        if not shared:
            return said
        chinese = self._language is Language.CHINESE
        own = [n for n in shared if n.isascii() is not chinese]
        name = (own or shared)[0]
        triples = tuple(side[name] for side in won)
        told = [self._fact(triple) for triple in triples]
        lead = Claim(f"是{name}" if chinese else f"it is {name}", tuple(e for c in told for e in c.extracts))
        return Said((lead, *told), triples)

    def _won(self, ids: list[str]) -> dict[str, Triple]:
        """By the name of the family the first fact that a thing won one of its categories."""
        facts = self._store.match(subjects=sorted(ids), predicates=[_WON])
        prizes = self._entities([t.object for t in facts if isinstance(t.object, str)])
        found: dict[str, Triple] = {}
        for fact in facts:
            prize = prizes.get(str(fact.object))
            for name in prize.names if prize is not None else ():
                if kin := family(name.name):
                    found.setdefault(kin, fact)
        return found

    def _entities(self, ids: list[str]) -> dict[str, Entity]:
        return {e.id: e for e in self._store.get_entities(sorted(set(ids))) if e is not None}
