"""Works that another made than whoever a question names: no words that only bring them near make them theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from schemas.protocols import GraphStore

_MADE_BY = ("director", "author", "composer")
"""What one or two do for a work, of whom pages name all."""

_MOST_OF = 0.5  # of somebody's works, for which they did the same


def made_by_others(
    works: Iterable[str], maker: str, predicates: Collection[str], store: GraphStore
) -> set[str]:
    """Of some works those of which facts say that others directed, wrote or composed them, where that is what is asked
    about, and what somebody mostly does for works.
    """
    own = Counter(t.predicate for t in store.match(objects=[maker])) if maker else Counter()
    done = own.most_common(1)[0][0] if own else ""
    if done not in _MADE_BY or done not in predicates or own[done] < _MOST_OF * sum(own.values()):
        return set()
    makers: dict[str, set[str]] = {}
    for fact in store.match(subjects=sorted(works), predicates=[done]):
        if isinstance(fact.object, str):
            makers.setdefault(fact.subject, set()).add(fact.object)
    return {work for work, found in makers.items() if maker not in found}
