"""Names of a question that no page has, and those of the store that are written nearly so."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from backends.segmenter import segment
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.language import folded

_LEAST_ALIKE = 0.75
_LEAST_ALIKE_ZH = 0.6  # two characters of three
_LOOKED_AT, _MOST = 20, 3
_NAME_ZH = re.compile(r"[\u3400-\u9fff]{2,8}")


def unknown_names(parts: Sequence[SubQuestion], store: GraphStore) -> tuple[str, ...]:
    """A line for each such name with what is near it; none where all are known, or nothing is near."""
    found = []
    for part in parts:
        names = list(part.unlinked)
        names += [word for word in part.residual if not part.names and _NAME_ZH.fullmatch(word)]
        found += [
            f"no page has {name!r}: near it {', '.join(near)}"
            for name in names
            if (near := near_names(name, store))
        ]
    return tuple(dict.fromkeys(found))


def near_names(name: str, store: GraphStore) -> list[str]:
    """The names of a store that are written nearly as a name is, the likest first."""
    least = _LEAST_ALIKE_ZH if _NAME_ZH.fullmatch(name) else _LEAST_ALIKE
    known = store.search_names(segment(name), _LOOKED_AT)
    written = {other.name for entity in known for other in entity.names}
    alike = {other: SequenceMatcher(None, folded(name), folded(other)).ratio() for other in sorted(written)}
    near = [other for other, ratio in alike.items() if least <= ratio < 1]
    return sorted(near, key=lambda other: (-alike[other], other))[:_MOST]
