"""Titles in 《》 in Chinese questions that only pages in English have: translated, or told in a bracket behind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from retriever.crossing.translating import Translator
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.executors.retrieval import SearchRetriever
from solver.language import folded

_TITLE = re.compile(r"《(?P<title>[^《》]{2,20})》(?:\s*[（(](?P<told>[A-Za-z][^（）()]{2,60})[)）])?")


def titled_across(
    plan: Plan,
    known: Sequence[LinkedEntity],
    retriever: SearchRetriever,
    translator: Translator,
    store: GraphStore,
) -> tuple[LinkedEntity, ...]:
    """The things with a page of their own that unlinked titles mean; `known` are linked besides what the plan links."""
    if plan.language is not Language.CHINESE:
        return ()
    linked = {e.surface for part in plan.parts for e in part.entities} | {e.surface for e in known}
    found = []
    for match in _TITLE.finditer(plan.question):
        title, told = match["title"], match["told"]
        if title in linked:
            continue
        forms = [told] if told else translator.forms(title, Language.ENGLISH)
        best = next((e for form in forms if (e := _of_page(form, retriever, store)) is not None), None)
        if best is not None:
            found.append(replace(best, surface=title, start=match.start("title"), end=match.end("title")))
    return tuple(found)


def _of_page(form: str, retriever: SearchRetriever, store: GraphStore) -> LinkedEntity | None:
    """The thing that bears exactly these words, with an article or without, and has a page."""
    wanted = {folded(form), f"the {folded(form)}"}
    for name in (form, f"The {form}"):
        for one in retriever.link_name(name, ""):
            entity = next(iter(store.get_entities([one.id])), None)
            if entity is not None and entity.pages and any(folded(n.name) in wanted for n in entity.names):
                return one
    return None
