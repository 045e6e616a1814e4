"""One person under two names: a given name beside the full name of the same child of a family."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from schemas.graph import Entity
from schemas.protocols import GraphStore
from solver.language import folded
from solver.results import Row

_SURNAME = 2  # the most characters of a Chinese surname
_GIVEN = 2  # the characters of a Chinese given name that is said alone


def is_given(name: str, whole: str) -> bool:
    """Whether a folded name is the given name of a full one: Clara of Clara Ellison, 致远 of 林致远."""
    if name.isascii():
        return bool(name) and " " not in name and whole.startswith(f"{name} ")
    return len(name) == _GIVEN and whole.endswith(name) and 0 < len(whole) - len(name) <= _SURNAME


def told_once(rows: Sequence[Row], alias: str) -> tuple[Row, ...]:
    """The rows of one family's members without who stands there by the full name as well."""
    names = {folded(row.values[alias].text) for row in rows if alias in row.values}
    return tuple(
        row
        for row in rows
        if alias not in row.values
        or not any(is_given(folded(row.values[alias].text), whole) for whole in names)
    )


def fresh(names: Iterable[str], known: Iterable[str]) -> list[str]:
    """The folded names of children of one family that no known name stands for, in whole or as a given name."""
    told = list(known)
    found = []
    for name in names:
        if not any(name == one or is_given(name, one) or is_given(one, name) for one in told):
            found.append(name)
            told.append(name)
    return found


def names_of_children(parent: Entity, store: GraphStore) -> Mapping[str, str]:
    """For each folded name of a child that facts give somebody the one name that stands for the child, whatever the
    page calls it; nothing for a name that two of them bear.
    """
    born = store.match(subjects=[parent.id], predicates=["child"])
    bore = store.match(objects=[parent.id], predicates=["father", "mother", "parent"])
    ids = {t.object for t in born if isinstance(t.object, str)} | {t.subject for t in bore}
    known: dict[str, set[str]] = {}
    for entity in (e for e in store.get_entities(sorted(ids)) if e is not None):
        for name in entity.names:
            known.setdefault(folded(name.name), set()).add(folded(entity.name))
    return {name: next(iter(chosen)) for name, chosen in sorted(known.items()) if len(chosen) == 1}
