"""Kin of several steps: the father of a father, a wife's brother, each step by facts of near kin."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schemas.graph import Entity, Triple
from schemas.logical_form import Mention, Retrieval
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.derived import WHOSE, Derived, relations
from solver.executors.names.namesakes import with_page
from solver.executors.people.parents import one_parent, parents
from solver.executors.people.sexes import Sex, sex_of
from solver.language import folded
from solver.results import Row, Value

_SEX = {
    "father": Sex.MALE,
    "mother": Sex.FEMALE,
    "husband": Sex.MALE,
    "wife": Sex.FEMALE,
    "brother": Sex.MALE,
    "sister": Sex.FEMALE,
    "son": Sex.MALE,
    "daughter": Sex.FEMALE,
}
_PLAIN = {"husband": "spouse", "wife": "spouse", "brother": "sibling", "sister": "sibling"}
_PLAIN |= {"son": "child", "daughter": "child"}
_PARENTS = ("father", "mother")
_UP, _DOWN = ("father", "mother", "parent"), ("child",)
_RELATIVE, _KINSHIP = "relative", "kinship"
_ELDER_AND_YOUNGER = (
    (("uncle", "aunt"), ("nephew", "niece")),
    (("grandfather", "grandmother"), ("grandson", "granddaughter", "grandchild")),
    (("father-in-law", "mother-in-law"), ("son-in-law", "daughter-in-law")),
    (("brother-in-law", "sister-in-law"), ("brother-in-law", "sister-in-law")),
    (("cousin",), ("cousin",)),
    (("叔叔", "叔父", "伯父", "伯伯", "姑姑", "姑妈", "姑母"), ("侄子", "侄儿", "侄女")),
    (("舅舅", "舅父", "姨妈", "姨母"), ("外甥", "外甥女")),
    (("祖父", "爷爷", "祖母", "奶奶"), ("孙子", "孙女", "孙")),
    (("外祖父", "外公", "外祖母", "外婆"), ("外孙", "外孙女")),
)
"""What two people are to each other: whose nephew somebody is, is their uncle or their aunt."""

_TURNED = {
    word: frozenset(
        w
        for one, other in (*_ELDER_AND_YOUNGER, *((b, a) for a, b in _ELDER_AND_YOUNGER))
        if word in one
        for w in other
    )
    for pair in _ELDER_AND_YOUNGER
    for side in pair
    for word in side
}
_TWO = 2
_MOST = 40  # people that a step leads to


@dataclass(frozen=True, slots=True)
class _Path:
    """Somebody, and the people and facts that lead there: each step with whom it leads to."""

    person: str
    steps: tuple[tuple[str, Value, tuple[Triple, ...]], ...] = ()


class Kindred:
    """Finds kin over facts; reads the store only."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store

    def rows(self, relation: str, person: Value, aliases: tuple[str, str, str]) -> list[Row]:
        """A row for each of somebody's kin, by the facts that call them so, else by those that lead to them."""
        kin = relations()[relation]
        near, said, far = aliases
        direct = [
            Row({near: person, far: _value(entity), f"{said}.{WHOSE}": person}, {f"{said}.1": triple})
            for entity, triple in (*self._called(kin, person.entity), *self._calling(kin, person.entity))
        ]
        if direct:
            return direct
        paths = [path for steps in kin.paths for path in self._walked(person.entity, steps)]
        paths = paths or self._guessed(kin, person.entity)
        not_kin = self._never(kin, person.entity)
        return [
            _row(path, person, aliases) for path in paths if not_kin is None or path.person not in not_kin
        ]

    def _called(self, kin: Derived, person: str) -> Iterator[tuple[Entity, Triple]]:
        """Whom facts call so of somebody, in these words: his paternal grandfather."""
        words = [folded(word) for words in kin.words.values() for word in words]
        told = self._store.match(subjects=[person], predicates=[_RELATIVE]) if person else []
        evidence = self._store.evidence([t.id for t in told])
        for triple in told:
            said = folded(triple.said(_KINSHIP))
            sentences = [folded(e.sentence) for e in evidence.get(triple.id, ())]
            heads = [w for w in words if w == said or (said and w.endswith(f" {said}"))]
            entity = next(iter(self._store.get_entities([str(triple.object)])), None)
            if entity is not None and any(w == said or any(_says(w, s) for s in sentences) for w in heads):
                yield entity, triple

    def _calling(self, kin: Derived, person: str) -> Iterator[tuple[Entity, Triple]]:
        """Whom facts call somebody the kin of, turned round: whose nephew he is, is his uncle, if not known for a
        woman.
        """
        words = {folded(word) for words in kin.words.values() for word in words}
        told = self._store.match(predicates=[_RELATIVE], objects=[person]) if person else []
        wanted = _SEX.get(kin.paths[0][-1]) if kin.paths else None
        for triple in told:
            said = triple.said(_KINSHIP)
            entity = next(iter(self._store.get_entities([triple.subject])), None)
            if entity is None or words.isdisjoint(_TURNED.get(folded(said), ())):
                continue
            if wanted is None or self._sex(entity, triple) in (wanted, None):
                yield entity, triple

    def _never(self, kin: Derived, person: str) -> set[str] | None:
        """Those of whom one is known not to be meant: a stepmother is no mother, and there is none where no mother is
        known; None where the relation leaves nobody out.
        """
        if not kin.unlike:
            return None
        known = {value.entity for value, _ in self._step(kin.unlike, person)}
        return known or {
            value.entity for s in kin.paths for path in self._walked(person, s) for _, value, _ in path.steps
        }

    def _guessed(self, kin: Derived, person: str) -> list[_Path]:
        """The only path that leads up to a parent of whom nothing says whether it is the father or the mother; it
        makes no more than a grandparent.
        """
        (steps, *others) = kin.paths
        if others or kin.unlike or steps[-1] not in _PARENTS:
            return []
        found = self._walked(person, steps, guessing=True)
        return found if len(found) == 1 else []

    def _walked(self, person: str, steps: Sequence[str], *, guessing: bool = False) -> list[_Path]:
        """The paths over facts from somebody, back to nobody on them; `guessing`, over an only parent, too."""
        paths = [_Path(person)]
        for step in steps:
            grown = []
            for path in paths:
                passed = {person, *(value.entity for _, value, _ in path.steps)}
                led = [(step, *row) for row in self._step(step, path.person)]
                led = led or [("parent", *row) for row in self._only_parent(step, path.person) if guessing]
                for said, value, triples in led:
                    if value.entity not in passed:
                        grown.append(_Path(value.entity, (*path.steps, (said, value, triples))))
            paths = grown[:_MOST]
        return list({path.person: path for path in reversed(paths)}.values())[::-1]

    def _step(self, step: str, person: str) -> list[tuple[Value, tuple[Triple, ...]]]:
        """Whom a step of near kin leads to, with the facts that say so; one of a sex only where that is known."""
        own = with_page(self._store, person)
        plain = _PLAIN.get(step, step)
        if plain in ("father", "mother"):
            return self._of_parents(plain, own)
        found: dict[str, tuple[Triple, ...]] = {}
        for other, triples in self._edges(plain, own):
            if other not in own:
                found.setdefault(other, triples)
        entities = [e for e in self._store.get_entities(sorted(found)) if e is not None]
        wanted = _SEX.get(step)
        kept = [e for e in entities if wanted is None or self._sex(e, found[e.id][-1]) is wanted]
        return [(_value(e), found[e.id]) for e in kept]

    def _of_parents(self, relation: str, own: Sequence[str]) -> list[tuple[Value, tuple[Triple, ...]]]:
        stated = self._store.match(subjects=own, predicates=[relation])
        ids = {t.object: t for t in stated if isinstance(t.object, str) and t.object not in own}
        entities = [e for e in self._store.get_entities(sorted(ids)) if e is not None]
        if entities:
            return [(_value(e), (ids[e.id],)) for e in entities]
        rows = [row for one in own for row in parents(self._store, Value("", one), relation, ("n", "p", "f"))]
        return [(row.values["f"], (row.triples["p"],)) for row in rows if row.values["f"].entity not in own]

    def _only_parent(self, step: str, person: str) -> list[tuple[Value, tuple[Triple, ...]]]:
        if step not in _PARENTS:
            return []
        own = with_page(self._store, person)
        rows = [row for one in own for row in one_parent(self._store, Value("", one), step, ("n", "p", "f"))]
        return [(row.values["f"], (row.triples["p"],)) for row in rows]

    def _edges(self, relation: str, own: Sequence[str]) -> Iterator[tuple[str, tuple[Triple, ...]]]:
        """The other ends of the facts of near kin, with the facts."""
        out, back = {
            "parent": (_UP, _DOWN),
            "child": (_DOWN, _UP),
            "spouse": (("spouse",), ("spouse",)),
            "sibling": (("sibling",), ("sibling",)),
        }[relation]
        for triple in self._store.match(subjects=own, predicates=out):
            if isinstance(triple.object, str):
                yield triple.object, (triple,)
        for triple in self._store.match(predicates=back, objects=own):
            yield triple.subject, (triple,)
        if relation != "sibling":
            return
        for parent, up in self._edges("parent", own):
            for child, down in self._edges("child", [parent]):
                yield child, (*up, *down)

    def _sex(self, entity: Entity, edge: Triple) -> Sex | None:
        sentences = [e.sentence for e in self._store.evidence([edge.id]).get(edge.id, ())]
        return sex_of(entity, sentences, self._store)


def whose_kin(action: Retrieval, part: SubQuestion) -> Value | None:
    """Of two people whom a pattern names the one whose kin the other may be: is A `B's` uncle, is A the uncle `of B`;
    None where it names only one.
    """
    named = [end for end in (action.subject, action.object) if isinstance(end, Mention) and end.name]
    if len(named) < _TWO:
        return None
    owners = [end.name for end in named if _owns(end.name, part.text)]
    owner = owners[0] if len(owners) == 1 else ""
    linked = max(
        (e for e in part.entities if e.surface == owner), key=lambda e: (e.score, e.id), default=None
    )
    return Value(owner, linked.id if linked is not None else "", type="Person")


def others_named(action: Retrieval, part: SubQuestion, whose: Value) -> set[str]:
    """What the other of two names that a pattern has may mean."""
    ends = [end for end in (action.subject, action.object) if isinstance(end, Mention)]
    names = {end.name for end in ends if end.name != whose.text}
    return {e.id for e in part.entities if e.surface in names}


def _owns(name: str, text: str) -> bool:
    return re.search(rf"{re.escape(name)}(?:['’]s?\s|的)|\bof {re.escape(name)}", text) is not None


def _says(word: str, sentence: str) -> bool:
    return re.search(rf"(?<![a-z-]){re.escape(word)}(?![a-z-])", sentence) is not None


def _value(entity: Entity) -> Value:
    return Value(entity.name, entity.id, type=entity.type)


def _row(path: _Path, person: Value, aliases: tuple[str, str, str]) -> Row:
    """A path as a row: the relation's alias, numbered, stands for each step's people and facts."""
    near, said, far = aliases
    values = {near: person, far: path.steps[-1][1], f"{said}.{WHOSE}": person}
    triples: dict[str, Triple] = {}
    for number, (step, value, told) in enumerate(path.steps, 1):
        values[f"{said}.{number}.{step}"] = value
        triples |= {f"{said}.{number}.{place}": triple for place, triple in enumerate(told)}
    return Row(values, triples)
