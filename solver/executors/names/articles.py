"""Things whose English names have an article in a page and none in a question: The Cole Brewery."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.protocols import GraphStore

_ARTICLE = re.compile(r"^the\s+", re.I)


def with_article(store: GraphStore, name: str, ids: Sequence[str]) -> tuple[str, ...]:
    """Things other than those of the ids that are called by a name with `The` before it, or without."""
    bare = _ARTICLE.sub("", name)
    if not bare.isascii() or not bare[:1].isupper():
        return ()
    other = bare if bare != name else f"The {name}"
    found = store.find_names([other]).get(other, [])
    return tuple(entity.id for entity in found if entity.id not in ids)
