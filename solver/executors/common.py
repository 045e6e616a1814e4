"""What several named things have in common: things of a type that facts or pages join to each of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from schemas.graph import Entity, Triple
from schemas.logical_form import Mention, Predicate, Ref, Retrieval
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from solver.executors.anothers import made_by_others
from solver.executors.dates.told import ToldValues
from solver.language import folded
from solver.lexicon import Lexicon
from solver.planners.chains import ACCEPTED
from solver.reading.meaning import MeaningReader
from solver.reading.page import Clause
from solver.reading.reader import Reader
from solver.reading.terms import match
from solver.reading.windows import Window
from solver.results import Extract, Row, Value

_READ = 60
_FACT, _SAID, _NEAR, _NAMED = 1.0, 0.9, 0.6, 0.4
_LEAST = 0.65  # of a side, on average: one side at least must say the relation
_SEVERAL = 0.2  # a list takes in what is joined to one side less surely
_MOST = 4
_LIKELY, _LEAST_LIKELY = 0.3, 0.1  # that a sentence answers the question asked of one side
_AND = re.compile(
    r"[》”」\"*]*(?:、|和|与|跟|同|以及|及|,?\s(?:and|as well as)\s(?:(?:by|of|with|for|in)\s)?)[《“「\"*]*"
)
_TIED = (AnswerType.PLACE, AnswerType.ORGANIZATION, AnswerType.AWARD)
"""Kinds of things that people have many ties to, so that it is no answer that there is any."""

_BODIES = ("Organization",)
_LONG = 4  # characters of a body's name with which that of a part of it begins
_TOWN = re.compile(r"城市|城镇|市镇|\b(?:city|cities|towns?|villages?)\b", re.I)
"""What no country is."""

_ALSO = re.compile(r"都|共同|\bboth\s")


@dataclass(frozen=True, slots=True)
class _Link:
    """How a thing is joined to one side: by a fact, or by words that say so more or less."""

    score: float
    triple: Triple | None = None
    extract: Extract | None = None


class CommonThings:
    """Joins the sides of an intersection where facts alone do not; what words only suggest has less weight."""

    def __init__(
        self,
        told: ToldValues,
        reader: Reader,
        store: GraphStore,
        lexicon: Lexicon,
        meaning: MeaningReader | None = None,
    ) -> None:
        self._told = told
        self._meaning = meaning
        self._reader = reader
        self._store = store
        self._lexicon = lexicon

    def rows(self, part: SubQuestion, subjects: dict[str, list[Value]], ranking: Ranking | None) -> list[Row]:
        """The things joined to all sides, best first; `subjects` are the candidates of each name."""
        actions = [a for a in part.step.actions if isinstance(a, Retrieval)]
        sides = [self._side(action, subjects, part, ranking) for action in actions]
        if len(sides) < 2 or any(not links for _, links in sides):
            return []
        alone = {values[0].entity for values in subjects.values() if len(values) == 1}
        for subject, links in sides:
            if subject.entity not in alone:
                continue  # which of several of a name is meant is not known yet
            worded = [key for key, link in links.items() if link.triple is None]
            for key in made_by_others(worded, subject.entity, part.predicates, self._store):
                del links[key]
        self._widen([links for _, links in sides])
        least = _NEAR if part.asked is AnswerType.ORGANIZATION else 0.0
        shared = set.intersection(*({k for k, x in links.items() if x.score >= least} for _, links in sides))
        scored = sorted((-sum(links[key].score for _, links in sides) / len(sides), key) for key in shared)
        best = scored[0][0] if scored else 0.0
        slack = _SEVERAL if part.several else 0.0
        kept = [key for score, key in scored if score <= best + slack and -score >= _LEAST][:_MOST]
        entities = {e.id: e for e in self._store.get_entities(kept) if e is not None}
        return [self._row(entities[key], actions, sides) for key in kept if key in entities]

    def _widen(self, sides: Sequence[dict[str, _Link]]) -> None:
        """Join to a body whoever is joined to what is named as a part of it, where another side is joined to the
        whole: 云川大学 for 云川大学艺术学院.
        """
        known = {e.id: e for links in sides for e in self._store.get_entities(sorted(links)) if e is not None}
        bodies = {key for key, e in known.items() if e.type and self._lexicon.fits(e.type, _BODIES)}
        for links in sides:
            wholes = {key for other in sides if other is not links for key in other} & bodies
            for key in sorted(bodies & set(links)):
                for whole in sorted(wholes):
                    link = links[key]
                    if _is_part(known[key], known[whole]) and (
                        whole not in links or links[whole].score < link.score
                    ):
                        links[whole] = link

    def _row(
        self, entity: Entity, actions: Sequence[Retrieval], sides: Sequence[tuple[Value, dict[str, _Link]]]
    ) -> Row:
        row = Row({})
        for action, (subject, links) in zip(actions, sides, strict=True):
            link = links[entity.id]
            near, far = _ends(action)
            relation = action.predicate.alias
            values = {far: Value(entity.name, entity.id, type=entity.type), near: subject}
            triples = {relation: link.triple} if link.triple is not None else {}
            extracts = {relation: link.extract} if link.extract is not None else {}
            weight = 1.0 if link.triple is not None else link.score
            row = row.joined(Row(values, triples, extracts, weight))
        return row

    def _side(
        self, action: Retrieval, subjects: dict[str, list[Value]], part: SubQuestion, ranking: Ranking | None
    ) -> tuple[Value, dict[str, _Link]]:
        """The candidate of a name with the strongest links, and its links by thing."""
        named = (
            action.subject if isinstance(action.subject, Mention) and action.subject.name else action.object
        )
        values = subjects.get(named.name, []) if isinstance(named, Mention) else []
        found = [(value, self._links(value, action, part, ranking)) for value in values]
        return max(found, key=lambda row: sum(x.score for x in row[1].values()), default=(Value(""), {}))

    def _links(
        self, subject: Value, action: Retrieval, part: SubQuestion, ranking: Ranking | None
    ) -> dict[str, _Link]:
        names = action.predicate.names if isinstance(action.predicate, Predicate) else ()
        predicates = sorted({p for name in names for p in self._lexicon.resolve(name)})
        accepted = ACCEPTED.get(part.asked, ())
        types = (part.type,) if part.type and self._lexicon.fits(part.type, accepted) else accepted
        links = self._read(subject, " ".join(part.said or names), types, part, ranking)
        for key, link in self._weighed(subject, types, part, ranking).items():
            if key not in links or links[key].score < link.score:
                links[key] = link
        ends = [subject.entity] if subject.entity else []
        taken = {e.id for e in (*part.entities, *part.without)}
        others: set[str] = set()
        for triple in [*self._store.match(subjects=ends), *self._store.match(objects=ends)] if ends else []:
            other = triple.object if triple.subject in ends else triple.subject
            if not isinstance(other, str) or other in taken:
                continue
            if triple.predicate in predicates or (not predicates and part.asked not in _TIED):
                links[other] = _Link(_FACT, triple)
            else:
                others.add(other)
        known = {e.id: e for e in self._store.get_entities(sorted(links)) if e is not None and e.type}
        towns = _TOWN.search(part.text) is not None
        return {
            key: link
            for key, link in links.items()
            if (link.triple is not None or key not in others or not predicates or link.score >= _SAID)
            and key in known
            and self._lexicon.fits(known[key].type, types)
            and not (towns and known[key].type == "Country")
        }

    def _read(
        self, subject: Value, words: str, types: Sequence[str], part: SubQuestion, ranking: Ranking | None
    ) -> dict[str, _Link]:
        """Things of the types in clauses that speak of the subject."""
        asking = self._told.asking(subject, "", part, AnswerType.THING)
        names, pages = self._told.forms(subject), self._told.pages(subject)
        taken = {e.id for e in (*part.entities, *part.without)}
        links: dict[str, _Link] = {}
        seen: set[tuple[str, int]] = set()
        for window in self._reader.best(asking, ranking, most=_READ):
            terms = self._told.terms(words, window)
            for clause in window.clauses:
                if (clause.chunk, clause.start) in seen or not self._speaks(clause, window, names, pages):
                    continue
                seen.add((clause.chunk, clause.start))
                score = max((match(term, clause) for term in terms), default=0.0)
                near = _around(clause, window.clauses)
                beside = max((match(term, c) for term in terms for c in near), default=0.0)
                score = _SAID if score >= _SAID else _NEAR if beside >= _SAID else _NAMED
                extract = _with_name(clause, near, names)
                for identifier in (
                    *self._things(clause, types, taken),
                    *self._teller(clause, window, names, types),
                ):
                    if identifier not in links or links[identifier].score < score:
                        links[identifier] = _Link(score, extract=extract)
        return links

    def _weighed(
        self, subject: Value, types: Sequence[str], part: SubQuestion, ranking: Ranking | None
    ) -> dict[str, _Link]:
        """Things of the types in sentences that likely answer the question asked of one side alone."""
        own = [e for e in part.entities if e.id == subject.entity]
        text = one_side(part.text, own[0].surface, part.names) if own else ""
        if self._meaning is None or not self._meaning.is_measured or not text:
            return {}
        if part.asked is AnswerType.WORK:
            return {}  # of the many that a sentence names one is meant
        names = (own[0].surface,)
        asking = replace(part, text=text, kind=QuestionKind.PASSAGE, names=names, entities=tuple(own))
        taken = {e.id for e in (*part.entities, *part.without)}
        links: dict[str, _Link] = {}
        for likely, sentence in self._meaning.weighed(text, asking, ranking):
            if likely < _LEAST_LIKELY or any(term.kind in ("thing", "work") for term in sentence.unsaid):
                continue
            score = _SAID if likely >= _LIKELY else _NEAR
            first, last = sentence.window.clauses[0], sentence.window.clauses[-1]
            extract = Extract(first.chunk, first.start, last.end if first.chunk == last.chunk else first.end)
            for clause in sentence.window.clauses:
                for identifier in self._things(clause, types, taken):
                    if identifier not in links or links[identifier].score < score:
                        links[identifier] = _Link(score, extract=extract)
        return links

    def _teller(
        self, clause: Clause, window: Window, names: frozenset[str], types: Sequence[str]
    ) -> list[str]:
        """The subject of the page, where its clause names the thing and nobody else: 她主演过《雾港》."""
        if not any(name in clause.plain for name in names) or self._things(clause, types, set()):
            return []
        title = self._told.page_subject(window.page.document)
        fits = title is not None and bool(title.type) and self._lexicon.fits(title.type, types)
        return [title.id] if title is not None and fits else []

    def _speaks(self, clause: Clause, window: Window, names: frozenset[str], pages: frozenset[str]) -> bool:
        if window.page.document.key in pages:
            return True
        return any(name in c.plain for name in names for c in _around(clause, window.clauses))

    def _things(self, clause: Clause, types: Sequence[str], taken: set[str]) -> list[str]:
        mentions = [
            m.entity
            for m in self._store.mentions(chunks=[clause.chunk])
            if clause.start <= m.start and m.end <= clause.end and m.entity not in taken
        ]
        entities = self._store.get_entities(sorted(set(mentions)))
        return [e.id for e in entities if e is not None and e.type and self._lexicon.fits(e.type, types)]


def one_side(text: str, name: str, names: Sequence[str]) -> str:
    """A question of several names asked of one of them: 甲都在哪里教过书 of 甲和乙都在哪里教过书; empty where the names
    do not stand beside each other.
    """
    places = sorted((text.find(n), text.find(n) + len(n)) for n in names if n in text)
    joined = [(one, other) for one, other in pairwise(places) if _AND.fullmatch(text[one[1] : other[0]])]
    if len(joined) != 1 or name not in names:
        return ""
    (start, _), (_, end) = joined[0]
    return _ALSO.sub("", f"{text[:start]}{name}{text[end:]}")


def is_open(part: SubQuestion) -> bool:
    """Whether every step of an intersection joins a named thing to the one that is looked for."""
    actions = [a for a in part.step.actions if isinstance(a, Retrieval)]
    return len(actions) > 1 and len({_ends(a)[1] for a in actions}) == 1 and all(_ends(a)[0] for a in actions)


def _around(clause: Clause, clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses of a sentence that no semicolon parts from one of them."""
    own: list[Clause] = []
    for other in clauses:
        if other.sentence != clause.sentence:
            continue
        own.append(other)
        if other.stop.startswith(("；", ";")):
            if clause in own:
                return own
            own = []
    return own if clause in own else [clause]


def _with_name(clause: Clause, near: Sequence[Clause], names: frozenset[str]) -> Extract:
    """The words of a clause, from the one before it in its sentence on that names whom it is about."""
    named = [c for c in near if c.start <= clause.start and any(name in c.plain for name in names)]
    start = named[-1].start if named and named[-1].chunk == clause.chunk else clause.start
    return Extract(clause.chunk, start, clause.end)


def _is_part(entity: Entity, whole: Entity) -> bool:
    """Whether a body's name begins with another's, or names it at its end."""
    names, others = ({folded(name.name) for name in e.names} | {folded(e.name)} for e in (entity, whole))
    return any(
        len(other) >= _LONG and name != other and (name.startswith(other) or name.endswith(f", {other}"))
        for name in names
        for other in others
    )


def _ends(action: Retrieval) -> tuple[str, str]:
    """Aliases of the named end and of the other; the first is empty where no end is named."""
    subject, object_ = action.subject, action.object
    if isinstance(subject, Mention) and subject.name and isinstance(object_, Mention | Ref):
        return subject.alias, object_.alias
    if isinstance(object_, Mention) and object_.name and isinstance(subject, Mention | Ref):
        return object_.alias, subject.alias
    return "", str(object_)
