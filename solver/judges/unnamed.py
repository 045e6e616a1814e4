"""Words quoted for a question that names nothing, of which they say too little: who invented the telephone?"""

from __future__ import annotations

from schemas.plan import Plan
from schemas.protocols import GraphStore
from solver.reading.terms import part_language
from solver.running import Runner
from solver.synthesis.citing import cited_chunks
from solver.synthesis.composed import Composed

_LEAST_QUOTED, _LEAST_AROUND = 0.65, 0.73
"""The share of the question's words, by rarity, that the words quoted say, or else their chunks."""

_LEAST_WORDS, _LEAST_ACROSS = 4, 0.2
"""How many words a question says that is answered in the other language, and the share of them that the chunks say,
since words of two languages are less like.
"""


class Unnamed:
    """Holds a question that names nothing against the words that an answer without facts cites: where nothing is named,
    nothing but its words leads to them.
    """

    def __init__(self, runner: Runner, store: GraphStore) -> None:
        self._runner = runner
        self._store = store

    def leaves(self, plan: Plan, composed: Composed) -> bool:
        """Whether they say too little of the question; never for models whose likenesses were not measured."""
        meaning = self._runner.meaning
        named = any(part.names or part.entities for part in plan.parts)
        if meaning is None or not meaning.is_measured or named or composed.triples or not composed.citations:
            return False
        chunks = cited_chunks(composed.citations, self._store)
        quotes = self._runner.cited(composed)
        titles = [citation.title for citation in composed.citations]
        around = "\n".join((*titles, *(" ".join((*chunk.headings, chunk.text)) for chunk in chunks)))
        words, said = meaning.share(plan.question, around)
        if all(part_language(text) is plan.language for text in quotes):
            return said < _LEAST_AROUND and meaning.share(plan.question, "\n".join(quotes))[1] < _LEAST_QUOTED
        return words < _LEAST_WORDS or said < _LEAST_ACROSS
