"""Who is a man and who a woman by a first name that pages give to people of one sex only."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from backends.segmenter import segment
from schemas.graph import Entity
from schemas.protocols import GraphStore
from solver.executors.people.ranks import Sex, by_lead, by_name
from solver.language import folded

_FIRST = re.compile(r"[A-ZÀ-Þ][a-zà-ÿ'’-]{2,}(?=\s+[A-ZÀ-Þo])")
_CANDIDATES, _LOOKED_AT = 40, 8
_LEAST = 2  # people of a first name with pages that tell their sex


def by_first_name(
    person: Entity, store: GraphStore, by_page: Callable[[Entity, GraphStore], Sex | None]
) -> Sex | None:
    """The sex of all who have pages and bear somebody's first name, two people at least; None where they differ.

    `by_page` tells the sex of somebody by the whole page about them.
    """
    first = _FIRST.match(person.name)
    if first is None:
        return None
    found = store.search_names(list(segment(first[0])), _CANDIDATES)
    alike = [
        e
        for e in found
        if e.type == "Person"
        and e.pages
        and e.id != person.id
        and folded(e.name).startswith(f"{folded(first[0])} ")
    ]
    told = (by_lead(e, store) or by_name(e) or by_page(e, store) for e in alike[:_LOOKED_AT])
    sexes = Counter(sex for sex in told if sex is not None)
    (one,) = sexes if len(sexes) == 1 else (None,)
    return one if one is not None and sexes[one] >= _LEAST else None
