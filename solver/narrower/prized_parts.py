"""With which part somebody won a prize: by a fact that gives the work and one that gives the part in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from schemas.graph import Triple
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.executors.names.categories import category_names
from solver.language import folded
from solver.lexicon import Lexicon
from solver.narrower.quoting import Quoting
from solver.reading.page import WORKS
from solver.synthesis.composed import Composed
from solver.synthesis.quotes.meeting import own_name

_PART = r"(?:role|part|character|portrayal|performance)"
_GAVE = r"(?:won|earned|brought|gained|got|gave|secured|landed|netted)"
_WIN = r"(?:win|earn|gain|get|secure|receive|take|collect|land|achieve)"
_WON = r"(?:won|earned|gained|got|secured|received|took|collected)"
_OWN = r"(?:the|an?|his|her|their)"
_WHO = r"(?P<who>[A-ZÀ-Þ][^?,]*?)"
_PRIZE = rf"{_OWN} (?P<prize>[^?,]+?)"
_GETS = (
    r"(?:获得|得到|赢得|夺得|拿到|拿下|拿过|捧得|捧回|摘得|摘下|斩获|荣获|当选|成为|夺|捧|获|拿|得|当)过?了?"
)
_BY = r"是?(?:凭借|凭着|凭|靠着|靠|因为|因|以|借着|通过)"
_PLAYING = r"(?:出演|饰演|扮演|演绎|塑造|演)过?了?的?"
_ASKED = tuple(
    re.compile(form + r"\s*[?？]*$")
    for form in (
        rf"^(?:For|With|In|Through|By) (?:which|what) {_PART} did {_WHO} (?:finally )?{_WIN} {_PRIZE}",
        rf"^(?:For|With|In|Through) (?:which|what) {_PART} (?:was|is) {_WHO} "
        rf"(?:awarded|given|honou?red with) {_PRIZE}",
        rf"^(?:Which|What) {_PART} (?:finally )?{_GAVE} {_PRIZE} (?:for|to) {_WHO}",
        rf"^(?:Which|What) {_PART} (?:finally )?{_GAVE} {_WHO} {_PRIZE}",
        rf"^(?:As|(?:(?:By|For) )?(?:[Pp]lay|[Pp]ortray)ing) (?:who|whom|what|which character) did {_WHO} "
        rf"{_WIN} {_PRIZE}",
        rf"^(?:Whom?|What|Which character) (?:was|did) {_WHO} (?:play|portray)(?:ing)? when (?:he|she|they) "
        rf"{_WON} {_PRIZE}",
        rf"^(?P<who>[^，。？]+?){_BY}(?:{_PLAYING})?(?:哪一?[个位]|什么)(?:角色|人物)(?:而|才)?"
        rf"(?P<prize>(?:在[^，。？]+?)?{_GETS}[^，。？]+?)(?:的)?",
        rf"^(?P<who>[^，。？]+?){_BY}{_PLAYING}(?:谁|什么人)(?:而|才)?(?P<prize>(?:在[^，。？]+?)?{_GETS}[^，。？]+?)(?:的)?",
    )
)
_PLAIN = re.compile(
    r"\b(?:award|prize|trophy|statuette|for|at|in|of|as|the|best|leading|supporting|actor|actress|performance|"
    r"festival|film)s?\b|[的在奖·《》]|电影节|最佳[男女]?(?:主角|配角|演员)?|[影视][帝后]"
)
"""What stands beside the names of a prize."""

_ACTING = re.compile(r"演员|[主配]角|影[帝后]|\bact(?:or|ress|ing)\b|\bperformance\b")
_SPOKEN = re.compile(r"[A-Z\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class _Asked:
    """Who won what, in the question's words."""

    who: str
    prize: str


class PrizedParts:
    """Looks up the works for which somebody won the prize, then the parts there."""

    def __init__(self, store: GraphStore, lexicon: Lexicon, quoting: Quoting) -> None:
        self._store = store
        self._lexicon = lexicon
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """Each part with its work; None where no facts give one, or something else is asked."""
        asked = _asked(plan.question)
        if asked is None or len(plan.parts) != 1:
            return None
        named = plan.parts[0].entities
        whose = [e for e in named if e.type == "Person" and folded(e.surface) == folded(asked.who)]
        others = [e for e in named if e.surface in asked.prize]
        if not whose or not others or _says_more(asked, named):
            return None
        told = [
            (self._said(plan.language, asked, cast), [won, cast])
            for won, cast in self._parts(whose, others, asked)
        ]
        return self._quoting.grouped(plan, told) if told else None

    def _parts(
        self, whose: Sequence[LinkedEntity], prize: Sequence[LinkedEntity], asked: _Asked
    ) -> list[tuple[Triple, Triple]]:
        """Facts that the prize was won for a work, each with one that gives the part there; once a work."""
        category = category_names(folded(asked.prize))
        people = sorted({e.id for e in whose})
        won = [t for t in self._store.match(subjects=people, predicates=["award_won"]) if t.said("work")]
        won = [t for t in won if self._is_of(t, prize) and _is_acted(t.said("category"), category)]
        cast = [t for t in self._store.match(objects=people, predicates=["starring"]) if t.said("role")]
        works = self._store.get_entities(sorted({t.subject for t in cast}))
        called = {w.id: {folded(n.name) for n in w.names} | {folded(w.name)} for w in works if w is not None}
        found: dict[tuple[str, str], tuple[Triple, Triple]] = {}
        for fact in won:
            for part in cast:
                if part.object == fact.subject and folded(fact.said("work")) in called.get(part.subject, ()):
                    key = part.subject, fact.subject
                    known = found.setdefault(key, (fact, part))
                    if _rank(part, asked) > _rank(known[1], asked):
                        found[key] = known[0], part
        return list(found.values())

    def _is_of(self, fact: Triple, prize: Sequence[LinkedEntity]) -> bool:
        """Whether a fact is of the prize, or of one that has a place named with it in its name."""
        if not isinstance(fact.object, str):
            return False
        plain = [e for e in prize if not category_names(folded(e.surface))] or list(prize)
        if fact.object in {e.id for e in plain}:
            return True
        award = next(iter(self._store.get_entities([fact.object])), None)
        names = {folded(n.name) for n in award.names} if award is not None else set()
        places = [folded(e.surface) for e in plain if self._lexicon.fits(e.type, ("Place",))]
        return any(place in name for place in places for name in names)

    def _said(self, language: Language, asked: _Asked, cast: Triple) -> str:
        work = next(iter(self._store.get_entities([cast.subject])), None)
        title = own_name(work, language) if work is not None else ""
        if language is Language.CHINESE:
            return f"{asked.who}凭{title}中的{cast.said('role')}{asked.prize}"
        return f"{asked.who} won the {asked.prize} as {cast.said('role')} in {title}"


def _asked(question: str) -> _Asked | None:
    text = " ".join(question.split())
    found = next((m for form in _ASKED if (m := form.match(text)) is not None), None)
    if found is None:
        return None
    return _Asked(found["who"].strip(), found["prize"].strip())


def _says_more(asked: _Asked, named: Sequence[LinkedEntity]) -> bool:
    """Whether more than a prize, its place and its category is said of what was won, or which of several times."""
    if any(e.type in WORKS for e in named):
        return True
    left = asked.prize
    for entity in sorted(named, key=lambda e: -len(e.surface)):
        left = left.replace(entity.surface, " ")
    left = re.sub(rf"^\s*(?:在\s*)?{_GETS}|{_GETS}", " ", left) if not left.isascii() else left
    return bool(re.search(r"\w", _PLAIN.sub(" ", folded(left))))


def _is_acted(category: str, asked: str) -> bool:
    """Whether a prize is one for acting, of the category asked for."""
    told = folded(category)
    return (not told or _ACTING.search(told) is not None) and (
        not asked or re.search(asked, told) is not None
    )


def _rank(part: Triple, asked: _Asked) -> tuple[bool, bool]:
    """In how far a part is told in the script of the question, and by a name."""
    role = part.said("role")
    return role.isascii() is asked.prize.isascii(), _SPOKEN.search(role) is not None
