"""Who held a post, of those who held it in turn: by facts that say from when until when."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from schemas.graph import Entity, Triple
from schemas.plan import Plan, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.narrower.quoting import Quoting
from solver.planners.kinds.holding import Holding, Turn, asked_holding
from solver.reading.terms import part_language
from solver.synthesis.composed import Composed

_BODIES = frozenset({"Organization", "Place"})
_LEAST = 2  # holders whose terms are known: one alone stands in no row
_STATED = "structured"  # what reads tables
_WORKS, _AS = (
    "employer",
    "position",
)  # of posts that no relation is for: editor of a paper, conductor of an orchestra
_STILL = 9999
_GAP = 1  # years between two terms that follow each other
_MOST = 8  # told one by one with their terms
_WHOLE = (Turn.NUMBER, Turn.ALL)
_FORMS = {
    Language.ENGLISH: {
        "holder": "the {post} of {body} was {who} ({first}–{last})",
        "still": "the {post} of {body} has been {who} since {first}",
        "now": "the {post} of {body} is {who}",
        "later": "then {who} ({first}–{last})",
        "term": "{who} was {post} of {body} from {first} to {last}",
    },
    Language.CHINESE: {
        "holder": "{body}的{post}是{who}（{first}年—{last}年）",
        "still": "{body}的{post}自{first}年起是{who}",
        "now": "{body}的{post}是{who}",
        "later": "其后是{who}（{first}年—{last}年）",
        "term": "{who}于{first}年至{last}年任{body}{post}",
    },
}


@dataclass(frozen=True, slots=True)
class Held:
    """A fact that somebody held a post, with the first and the last year; of one who still does that is `_STILL`."""

    triple: Triple
    first: int
    last: int

    @property
    def who(self) -> str:
        """The entity that held it: whom a body has, or whoever works for it."""
        return self.triple.subject if self.triple.predicate == _WORKS else str(self.triple.object)


class Holders:
    """Looks the terms up; reads the store only."""

    def __init__(self, store: GraphStore, lexicon: Lexicon, quoting: Quoting) -> None:
        self._store = store
        self._lexicon = lexicon
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The facts of whoever held the post so; None where no terms are known that say it, or something else is
        asked.
        """
        part = plan.parts[0]
        posts = self._posts(part, plan.language)
        asked = asked_holding(part, plan.language, posts) if len(plan.parts) == 1 else None
        facts = self._facts(part, posts, plan.language) if asked is not None else []
        if len(_row(facts)) < _LEAST and len(plan.parts) == 1:
            posts, worked = self._positions(part)
            asked = asked_holding(part, plan.language, posts)
            facts = worked if asked is not None else []
        row = _row(facts)
        if asked is None or len(row) < _LEAST or (asked.turn in _WHOLE and not self._is_table(row)):
            return None
        if asked.turn is Turn.NOW:
            now = _without_term(facts, row)
            return (
                self._quoting.facts(plan, {now: self._said(now, part, plan.language, posts)}) if now else None
            )
        chosen = _chosen(row, asked, {entity.id for entity in part.entities})
        texts = {
            held.triple: self._said(held.triple, part, plan.language, posts, _form(asked, place, held), held)
            for place, held in enumerate(chosen)
        }
        return self._quoting.facts(plan, texts) if texts else None

    def _said(
        self,
        fact: Triple,
        part: SubQuestion,
        language: Language,
        posts: Sequence[str],
        form: str = "now",
        held: Held | None = None,
    ) -> str:
        """A fact and its term, with the question's word for the post and its names."""
        named = {entity.id: entity.surface for entity in part.entities}
        things = self._store.get_entities(list(fact.things))
        known = {e.id: _name(e, language) for e in things if e is not None}
        body, who = ({**known, **named}[thing] for thing in fact.things)
        if fact.predicate == _WORKS:
            body, who = who, body
        first, last = (held.first, held.last) if held is not None else (0, 0)
        return _FORMS[language][form].format(body=body, who=who, post=posts[0], first=first, last=last)

    def _positions(self, part: SubQuestion) -> tuple[list[str], list[Triple]]:
        """A post that no relation is for, as a question calls it, and the facts of those who held it there."""
        bodies = {e.id for e in part.entities}
        facts = self._store.match(predicates=[_WORKS], objects=sorted(bodies)) if bodies else []
        told = {f: folded(q.value) for f in facts for q in f.qualifiers if q.name == _AS}
        text = folded(part.text)
        asked = sorted({p for p in told.values() if re.search(rf"(?<![a-z]){re.escape(p)}s?(?![a-z])", text)})
        post = max(asked, key=len, default="")
        return [post, f"{post}s"] if post else [], [fact for fact, own in told.items() if own == post]

    def _facts(self, part: SubQuestion, posts: Sequence[str], language: Language) -> list[Triple]:
        """Who held the post that a part asks about, by tables under its name or sentences with it; in pages of another
        language, where all are told in one place.
        """
        bodies = [e.id for e in part.entities]
        relations = [p for p in part.predicates if self._is_post(p)]
        facts = self._store.match(subjects=bodies, predicates=relations) if bodies and relations else []
        evidence = self._store.evidence(sorted(fact.id for fact in facts))
        chunks = {row.chunk for rows in evidence.values() for row in rows}
        known = {c.id: c for c in self._store.get_chunks(sorted(chunks)) if c is not None}
        told: list[Triple] = []
        places: set[tuple[str, ...]] = set()
        for fact in facts:
            own = [
                (known[row.chunk], row.sentence) for row in evidence.get(fact.id, ()) if row.chunk in known
            ]
            named = any(
                word in folded(f"{' '.join(chunk.headings)} {sentence}")
                for chunk, sentence in own
                for word in posts
            )
            foreign = bool(own) and all(chunk.language is not language for chunk, _ in own)
            if named or foreign:
                told.append(fact)
            if foreign and _held(fact) is not None:
                places.add(tuple(own[0][0].headings))
        return told if len(places) < _LEAST else []

    def _posts(self, part: SubQuestion, language: Language) -> list[str]:
        """What a question calls the post, in the singular, too; a name of the relation first."""
        names: set[str] = set()
        for predicate in part.predicates:
            if self._is_post(predicate):
                labels = self._lexicon.ontology.relations[predicate].labels(language)
                names |= {folded(name) for name in (labels.label, *labels.aliases)}
                named = self._lexicon.ontology.predicates_named
                words = {form for word in map(folded, part.said) for form in (word, word.removesuffix("s"))}
                names |= {word for word in words if predicate in named(word)}
        said = [{word, word.removesuffix("s")} for word in map(folded, part.said)]
        return [
            form for forms in said if forms & names for form in sorted(forms, key=lambda f: f not in names)
        ]

    def _is_table(self, row: Sequence[Held]) -> bool:
        """Whether one page's table tells of all of them: sentences leave some out."""
        evidence = self._store.evidence(sorted(held.triple.id for held in row))
        tables = [{e.document for e in rows if e.extractor.startswith(_STATED)} for rows in evidence.values()]
        return len(tables) == len(row) and bool(set.intersection(*tables))

    def _is_post(self, predicate: str) -> bool:
        """Whether a relation leads from a body, or a place, to people."""
        ontology = self._lexicon.ontology
        relation = ontology.relations.get(predicate)
        families = {ontology.family(kind) for kind in relation.domain} if relation is not None else set()
        return relation is not None and "Person" in relation.range and bool(families & _BODIES)


def _name(entity: Entity, language: Language) -> str:
    """A name in the script of a language, if the thing has one."""
    own = (name.name for name in entity.names if part_language(name.name) is language)
    return entity.name if part_language(entity.name) is language else next(own, entity.name)


def _row(facts: Sequence[Triple]) -> list[Held]:
    """Those whose terms are known, in their order; last the one who holds it from the end of another's term on, of whom
    only the first year is told.
    """
    held = [one for fact in facts if (one := _held(fact)) is not None]
    latest = max((one.last for one in held), default=_STILL)
    begun = [Held(fact, year, _STILL) for fact in facts if (year := _year(fact)) >= latest]
    held += begun if len(begun) == 1 else []
    return sorted(held, key=lambda one: (one.first, one.last, one.triple.id))


def _year(fact: Triple) -> int:
    """The only year that a fact has; 0 where it has none, or a term."""
    time = fact.said("time")
    return int(time) if re.fullmatch(r"\d{4}", time) else 0


def _without_term(facts: Sequence[Triple], row: Sequence[Held]) -> Triple | None:
    """The one of whom no end is told, where it is of all others."""
    ended = {held.who for held in row if held.last != _STILL}
    others = [fact for fact in facts if Held(fact, 0, 0).who not in ended]
    return others[0] if len(others) == 1 else None


def _form(asked: Holding, place: int, held: Held) -> str:
    if held.last == _STILL:
        return "still"
    if asked.turn is Turn.ALL and place:
        return "later"
    return "term" if asked.turn is Turn.TERM else "holder"


def _held(fact: Triple) -> Held | None:
    time = fact.said("time")
    first, slash, last = time.partition("/")
    if not slash or not first[:4].isdigit() or (last and not last[:4].isdigit()):
        return None
    return Held(fact, int(first[:4]), int(last[:4]) if last else _STILL)


def _chosen(row: Sequence[Held], asked: Holding, named: set[str]) -> list[Held]:
    own = [place for place, held in enumerate(row) if held.who in named]
    if asked.turn is Turn.YEAR:
        return [held for held in row if held.first <= asked.number <= held.last]
    if asked.turn is Turn.NUMBER:
        apart = all(one.last <= other.first for one, other in pairwise(row))
        return [row[asked.number - 1]] if apart and asked.number <= len(row) else []
    if asked.turn is Turn.ALL:
        return [*row] if len(row) <= _MOST else []
    if asked.turn is Turn.TERM:
        return [row[place] for place in own]
    if len(own) != 1:
        return []
    one, other = (own[0], own[0] + 1) if asked.turn is Turn.AFTER else (own[0] - 1, own[0])
    if one < 0 or other >= len(row) or not 0 <= row[other].first - row[one].last <= _GAP:
        return []
    return [row[other if asked.turn is Turn.AFTER else one]]
