"""The sentence that counts out a whole list, where facts hold only some of it: `it took three Academy Awards: …`."""

from __future__ import annotations

import re

from schemas.graph import Triple
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.numbers.counting import stated_count
from solver.reading.reader import Passage
from solver.reading.terms import part_language
from solver.results import Extract
from solver.synthesis.answering import Said
from solver.synthesis.yes_no.awarding import AWARDS, window_at

_LISTED = frozenset({QuestionKind.LIST, QuestionKind.ATTRIBUTE, QuestionKind.INTERSECTION})
_MOST = 12  # of a list that one sentence gives
_SEVERAL_NAMES = 2
_SEVERAL = re.compile(
    r"\b(?:which|what)\b[^?]*?\b(?:awards|oscars|prizes|honou?rs|trophies|globes|medals|\w+ys)\b"
)
_PRIZES = {
    Language.CHINESE: ("奖", "奖项", "大奖"),
    Language.ENGLISH: ("awards", "academy awards", "oscars", "prizes", "honours"),
}


class Whole:
    """Reads the sentences that claims rest on; holds nothing."""

    def __init__(self, store: GraphStore, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon

    def of(self, part: SubQuestion, said: Said) -> Passage | None:
        """The sentence of a fact that says there are more than the facts hold; None where none does."""
        several = part.several or _SEVERAL.search(folded(part.text)) is not None
        if not said.triples or part.kind not in _LISTED or not several:
            return None
        told = max(len({(t.subject, str(t.object), _category(t)) for t in said.triples}), len(said.claims))
        extracts = sorted({e for c in said.claims for e in c.extracts}, key=lambda e: (e.chunk, e.start))
        chunks = {c.id: c for c in self._store.get_chunks([e.chunk for e in extracts]) if c is not None}
        asked_in = part_language(part.text)
        found = [(chunks[e.chunk], e) for e in extracts if e.chunk in chunks]
        for chunk, extract in sorted(found, key=lambda row: row[0].language is not asked_in):
            text = chunk.text[extract.start - chunk.start : extract.end - chunk.start]
            if not self._names_all(part, extract):
                continue  # seven films of A and B are not those in which C is, too
            if told < self._counted(part, text, chunk.language) <= _MOST:
                window = window_at(self._store, chunk.document, extract.start, extract.end)
                return Passage((window,)) if window is not None else None
        return None

    def _names_all(self, part: SubQuestion, extract: Extract) -> bool:
        """Whether a sentence names all that the question asks for something in common of."""
        if part.kind is not QuestionKind.INTERSECTION or len(part.names) < _SEVERAL_NAMES:
            return True
        named = self._store.mentions(chunks=[extract.chunk], entities=[e.id for e in part.entities])
        here = {m.entity for m in named if extract.start <= m.start and m.end <= extract.end}
        return all(any(e.id in here for e in part.entities if e.surface == name) for name in part.names)

    def _counted(self, part: SubQuestion, text: str, language: Language) -> int:
        """How many of the kind that is asked for a sentence speaks of; 0 where it does not say."""
        if set(part.predicates) & AWARDS:
            nouns = _PRIZES[language]
        else:
            kind = self._lexicon.ontology.types.get(part.type)
            labels = (kind.zh if language is Language.CHINESE else kind.en) if kind is not None else None
            named = tuple(folded(n) for n in (labels.label, *labels.aliases)) if labels is not None else ()
            nouns = (*named, *(f"{noun}s" for noun in named if noun.isascii()))
        return stated_count(folded(text), nouns, language) or 0


def _category(triple: Triple) -> str:
    return triple.said("category")
