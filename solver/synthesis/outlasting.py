"""Whether what an answer tells of holds for names that were left out of its question: a page says both."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Entity
from schemas.protocols import GraphStore
from solver.language import folded
from solver.reading.terms import is_named
from solver.synthesis.composed import Composed

_MOST_PAGES = 4  # about one name
_MOST_TOLD = 2  # people of whom one is the answer
_NAME = re.compile(r"[A-ZÀ-Þ][\w'’.-]+(?: (?:(?:of|de|von|van) )?[A-ZÀ-Þ][\w'’.-]*)+")


def holds_beside(names: Sequence[str], told: Composed, store: GraphStore) -> bool:
    """Whether the pages that an answer cites say one of the names, or a page about a name says what those are about."""
    cited = list(dict.fromkeys(citation.document for citation in told.citations))
    people = _people(told.text, store)
    own = [page for entity in people for page in entity.pages[:1]] if len(people) <= _MOST_TOLD else []
    texts = _texts([*cited, *own], store)
    if any(is_named(folded(name), text) for name in names for text in texts):
        return True
    titles = [d.title for d in store.get_documents(cited) if d is not None and d.title]
    named = store.find_names(titles)
    titles += [t.split()[-1] for t in titles if any(e.type == "Person" for e in named.get(t, ()))]
    known = store.find_names(list(names))
    pages = [page for found in known.values() for entity in found for page in entity.pages][:_MOST_PAGES]
    return any(is_named(folded(title), text) for title in titles for text in _texts(pages, store))


def _people(text: str, store: GraphStore) -> list[Entity]:
    """People with a page whom an answer names."""
    names = [name.rstrip(".") for name in _NAME.findall(text)]
    found = store.find_names(list(dict.fromkeys(names)))
    return [e for entities in found.values() for e in entities if e.type == "Person" and e.pages]


def _texts(keys: Sequence[str], store: GraphStore) -> list[str]:
    return [folded(d.text) for d in store.get_documents(list(keys)) if d is not None]
