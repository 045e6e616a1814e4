"""A retriever that looks nothing up twice for one question."""

from __future__ import annotations

from schemas.retrieval import LinkedEntity, Query, Ranking
from schemas.text import Language
from solver.executors.retrieval import SearchRetriever


class Recalling:
    """Passes on what was not asked before; made for one question, since it keeps every result."""

    def __init__(self, retriever: SearchRetriever) -> None:
        self._retriever = retriever
        self._linked: dict[tuple[str, Language], list[LinkedEntity]] = {}
        self._named: dict[tuple[str, str], list[LinkedEntity]] = {}
        self._found: dict[tuple[Query, str | None], Ranking] = {}

    def link(self, question: str, language: Language) -> list[LinkedEntity]:
        """What a question names, in order of its words."""
        key = question, language
        if key not in self._linked:
            self._linked[key] = self._retriever.link(question, language)
        return list(self._linked[key])

    def link_name(self, name: str, type: str = "") -> list[LinkedEntity]:
        """Entities that a name may mean, best first."""
        key = name, type
        if key not in self._named:
            self._named[key] = self._retriever.link_name(name, type)
        return list(self._named[key])

    def retrieve(self, query: Query, *, flow: str | None = None) -> Ranking:
        """The best chunks and triples for a question part."""
        key = query, flow
        if key not in self._found:
            self._found[key] = self._retriever.retrieve(query, flow=flow)
        return self._found[key]
