"""Facts that give only some of what pages list, or only names of the other script, and the words that say more."""

from __future__ import annotations

import re
from collections.abc import Callable, Set
from dataclasses import replace

from schemas.graph import Evidence, Literal, Triple
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.reading.reader import Passage, Reader
from solver.synthesis.answering import Said
from solver.synthesis.citing import Claim

_NEXT_ZH = re.compile(r"^》?(?:、|和|与|及|以及)《?([^，。；、,;和与《》]{2,12})")
_NEXT_EN = re.compile(r"^(?:,\s+(?:and\s+)?|\s+and\s+)([A-Z][\w.'’-]+(?:\s+[A-Z][\w.'’-]+)*)")
_PLACED = frozenset(
    "birth_place death_place residence headquarters located_in burial_place filming_location ancestral_home".split()
)
"""Relations to a place, after which English names what that lies in."""

_SURE_PASSAGE = 0.6  # a passage this good in the question's language beats names in the other script
_LIST = 3  # facts that tell more than one sentence does


class Completing:
    """Completes what facts say; `quote` puts a passage into words."""

    def __init__(
        self,
        store: GraphStore,
        reader: Reader,
        language: Language,
        quote: Callable[[SubQuestion, Passage], tuple[Claim, ...]],
    ) -> None:
        self._store = store
        self._reader = reader
        self._language = language
        self._quote = quote

    def completed(self, part: SubQuestion, said: Said, ranking: Ranking | None) -> Said:
        """The page's own words where triples hold only some of a list, or only names of the other script."""
        if part.kind not in (QuestionKind.ATTRIBUTE, QuestionKind.LIST, QuestionKind.CHAIN):
            return said
        evidence = self._store.evidence([t.id for t in said.triples])
        text = folded("".join(claim.text for claim in said.claims))
        asked = {entity.id for entity in part.entities}
        told = {folded(name) for triple in said.triples for name in self._names(triple)}
        for triple in said.triples if part.kind is not QuestionKind.CHAIN else ():
            rows = evidence.get(triple.id, [])
            if any(self._breaks_off(triple, row, text, asked, told) for row in rows[:1]):
                passage = self._reader.read(replace(part, several=False), ranking)
                if passage is not None:
                    return self._beside(part, said, passage)
        if part.several and len({e for c in said.claims for e in c.extracts}) == 1:
            passage = self._reader.read(replace(part, several=bool(part.residual)), ranking)
            if (
                passage is not None
                and passage.windows[0].relation >= 1
                and self._holds_all(part, passage, said)
            ):
                return Said(self._quote(part, passage), said.triples)
        listed = part.several and not part.residual and len(said.triples) >= _LIST
        if part.kind is not QuestionKind.CHAIN and not listed and self._is_foreign(said):
            passage = self._reader.read(part, ranking)
            if passage is not None and self._is_better(passage):
                return Said(self._quote(part, passage), said.triples)
        return said

    def _beside(self, part: SubQuestion, said: Said, passage: Passage) -> Said:
        """A passage in the place of facts that break off where it names all that they do, or where they are few;
        after them where it is what some of them rest on.
        """
        few = len(said.triples) < _LIST and self._holds_one(part, passage, said)
        if few or self._holds_all(part, passage, said):
            return Said(self._quote(part, passage), said.triples)
        rests = any(
            e.chunk == c.chunk and e.start < c.end and c.start < e.end
            for claim in said.claims
            for e in claim.extracts
            for window in passage.windows
            for c in window.clauses
        )
        return Said((*said.claims, *self._quote(part, passage)[:1]), said.triples) if rests else said

    def _holds_all(self, part: SubQuestion, passage: Passage, said: Said) -> bool:
        """Whether a passage names everything that the triples tell of the things asked about."""
        text = "".join(clause.plain for window in passage.windows for clause in window.clauses)
        told = [folded(q.value) for t in said.triples for q in t.qualifiers if q.name == "category"]
        asked = {entity.id for entity in part.entities}
        ends = [(t, t.subject if t.object in asked else t.object) for t in said.triples]
        named = all(any(folded(name) in text for name in self._names(t, end)) for t, end in ends)
        return named and all(one in text for one in told)

    def _holds_one(self, part: SubQuestion, passage: Passage, said: Said) -> bool:
        """Whether a passage names anything that the triples tell of the things asked about."""
        text = "".join(clause.plain for window in passage.windows for clause in window.clauses)
        asked = {entity.id for entity in part.entities}
        ends = [(t, t.subject if t.object in asked else t.object) for t in said.triples]
        named = [name for t, end in ends if isinstance(end, str) for name in self._names(t, end)]
        return not named or any(folded(name) in text for name in named)

    def _breaks_off(self, triple: Triple, row: Evidence, text: str, asked: Set[str], told: Set[str]) -> bool:
        """Whether the sentence goes on, after what answers, with another name than those `told`, which the claims
        leave out.
        """
        pattern = _NEXT_ZH if re.search(r"[\u3400-\u9fff]", row.sentence) else _NEXT_EN
        ends = [e for e in (triple.subject, triple.object) if isinstance(e, str) and e not in asked]
        for name in self._names(triple, *ends):
            place = row.sentence.find(name)
            following = pattern.match(row.sentence[place + len(name) :]) if place >= 0 else None
            if following is not None and triple.predicate in _PLACED and following[0].startswith(", "):
                continue  # Cincinnati, Ohio
            if following is None:
                continue
            other = folded(following[1]).rstrip(".")
            if other not in text and not other.startswith(tuple(told)):  # 巩俐主演的 of 张丰毅和巩俐主演的
                return True
        return False

    def _names(self, triple: Triple, *ends: str | Literal) -> list[str]:
        """Every name of the ends given, or of both."""
        ids = [end for end in ends or (triple.subject, triple.object) if isinstance(end, str)]
        entities = [e for e in self._store.get_entities(ids) if e is not None]
        return [name.name for entity in entities for name in entity.names]

    def _is_foreign(self, said: Said) -> bool:
        """Whether the claims' evidence stands only on pages of the other language."""
        chunks = [e.chunk for c in said.claims for e in c.extracts]
        languages = {c.language for c in self._store.get_chunks(chunks) if c is not None}
        return bool(languages) and self._language not in languages

    def _is_better(self, passage: Passage) -> bool:
        best = passage.windows[0]
        return best.page.language is self._language and best.relation >= 1 and best.score >= _SURE_PASSAGE
