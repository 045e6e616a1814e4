"""Brothers and sisters whom no fact calls so: the other children of the same father or mother."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Evidence
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.executors.people.sexes import is_called, said_sex
from solver.language import folded
from solver.results import Extract, Row, Value

_DOWN, _UP = ("child",), ("father", "mother", "parent")
_RANKS = "长大|次二|三|四|五|六|幼小"
_RANK = re.compile(rf"([{_RANKS.replace('|', '')}])[子女][^，。；、子女]{{0,4}}$")
_YOUNGER = re.compile(r"弟弟|妹妹|[胞幼]弟|[胞幼]妹|\b(?:younger|little)\s+(?:brother|sister)s?\b")
_OLDER = re.compile(r"哥哥|姐姐|兄长|[胞长]兄|[胞长]姐|\b(?:older|elder|big)\s+(?:brother|sister)s?\b")


def siblings(store: GraphStore, person: Value, part: SubQuestion, aliases: tuple[str, str, str]) -> list[Row]:
    """A row for each other child of a person's parents, with the words that tell it, where they say that it is of the
    sex asked for and not that it is of the wrong age; `aliases` are those of the person, the relation and the sibling.
    """
    if not person.entity:
        return []
    near, said, far = aliases
    own = [*store.match(predicates=_DOWN, objects=[person.entity])]
    parents = {t.subject for t in own}
    for triple in store.match(subjects=[person.entity], predicates=_UP):
        if isinstance(triple.object, str):
            own.append(triple)
            parents.add(triple.object)
    others = store.match(subjects=sorted(parents), predicates=_DOWN) if parents else []
    found = {t.object: t for t in others if isinstance(t.object, str) and t.object != person.entity}
    entities = {e.id: e for e in store.get_entities(sorted(found)) if e is not None}
    evidence = store.evidence([t.id for t in (*found.values(), *own)])
    mine = _rank(person.text, [e for t in own for e in evidence.get(t.id, ())])
    pages = {e.document for t in own for e in evidence.get(t.id, ())}
    sex = said_sex(part)
    rows = []
    for child, triple in sorted(found.items()):
        told = [e for e in evidence.get(triple.id, ()) if e.document in pages]  # which names them apart
        if not told or child not in entities:
            continue
        if _is_of_other_age(mine, _rank(entities[child].name, told), part):
            continue
        if sex is not None and not is_called(entities[child].name, [e.sentence for e in told], sex):
            continue
        value = Value(entities[child].name, child, type=entities[child].type)
        extract = Extract(told[0].chunk, told[0].start, told[0].end)
        rows.append(Row({near: person, far: value}, {}, {said: extract}))
    return rows


def _rank(name: str, told: Sequence[Evidence]) -> int:
    """The place among the children that words before a name give it, 0 where none do."""
    for one in told:
        sentence = folded(one.sentence)
        place = sentence.find(folded(name))
        match = _RANK.search(sentence[:place]) if place > 0 else None
        if match is not None:
            return next(i for i, letters in enumerate(_RANKS.split("|"), 1) if match[1] in letters)
    return 0


def _is_of_other_age(mine: int, other: int, part: SubQuestion) -> bool:
    """Whether the places of two children say that the other is not younger, or not older, where that is asked for."""
    asked = folded(part.text)
    younger, older = _YOUNGER.search(asked) is not None, _OLDER.search(asked) is not None
    if younger is older or not mine or not other:
        return False
    return other < mine if younger else other > mine
