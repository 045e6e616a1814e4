"""What a question shares with pages of the other language: names that only they have, words that mean the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache

import numpy as np

from retriever.crossing.names import CrossingLinker
from retriever.crossing.passages import NearestAcross
from retriever.crossing.translating import Translator
from retriever.crossing.vectors import CentredVectors
from retriever.text.terms import STOP_WORDS
from schemas.graph import Vectors
from schemas.plan import Plan
from schemas.protocols import GraphStore, Tagger
from schemas.retrieval import LinkedEntity, Query, ScoredChunk
from schemas.text import Language, Span, Token
from solver.language import folded, language_of
from solver.lexicon import Lexicon
from solver.reading.interaction import LateInteraction

_PROPER = frozenset({"PER", "LOC", "ORG", "nw", "nr", "ns", "nt", "nz"})
_NAMES = _PROPER | frozenset({"n", "m", "s", "a", "vn"})
_CONTENT = _NAMES | frozenset({"v", "vd", "ad", "an", "f", "t", "TIME"})
_MOST_TOKENS = 5  # of a Chinese name: 美国|电影|艺术|与|科学学院 is the longest that LAC cuts so
_LEAST, _MOST = 2, 24  # characters
_FOREIGN = re.compile(r"[·・]|^[A-Z][\w'’-]+ [A-Z]")  # how a name of the other language is written
_MOST_ASKED, _OF_QUESTION, _OF_NAME = (
    3,
    8,
    2,
)  # names looked for by themselves; chunks of the question, of each
_TEXTS_KEPT = 256  # whose words are known
_WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")
_EMPTY = frozenset(
    "是 有 为 谁 哪 什么 哪里 哪些 哪个 多少 几 如何 怎么 怎样 可以 能 会 名字 叫 请问".split()
)


class Crossing:
    """Compares a question with pages of either language by vectors of names and of words."""

    def __init__(
        self,
        store: GraphStore,
        retriever: NearestAcross,
        vectors: CentredVectors,
        translator: Translator,
        interaction: LateInteraction,
        tagger: Callable[[], Tagger],
    ) -> None:
        """`interaction` compares questions with sentences; the Chinese `tagger` is made when a question first
        needs it.
        """
        self._retriever = retriever
        self._vectors = vectors
        self.interaction = interaction
        self._linker = CrossingLinker(store, self._vectors, translator)
        self._make_tagger = tagger
        self._words = lru_cache(_TEXTS_KEPT)(self._content)

    @property
    def is_measured(self) -> bool:
        """Whether the model is one of those whose likenesses were measured."""
        return self._vectors.is_measured

    def names(self, plan: Plan, lexicon: Lexicon) -> tuple[LinkedEntity, ...]:
        """Things of the other language that stretches of the question name which nothing else links, or only
        to a name of which no page says anything.
        """
        if not self.is_measured:
            return ()
        linked = [entity for part in plan.parts for entity in part.entities]
        places = self._places(plan, lexicon)
        return tuple(
            self._linker.across(plan.question, linked, places, lambda found: self._hits(plan, found))
        )

    def _hits(self, plan: Plan, places: Sequence[Span]) -> list[ScoredChunk]:
        """Chunks of the other language near the question, then those near its longest unknown names."""
        names = dict.fromkeys(
            plan.question[p.start : p.end] for p in sorted(places, key=lambda p: p.start - p.end)
        )
        asked = [plan.question, *[name for name in names if _FOREIGN.search(name)][:_MOST_ASKED]]
        found = [self._retriever.across(Query(text, plan.language)) for text in asked]
        whole, *single = found
        return (
            [*whole[:_OF_QUESTION], *(hit for hits in single for hit in hits[:_OF_NAME])]
            if single
            else list(whole)
        )

    def words(self, text: str) -> tuple[str, ...]:
        """The content words of a text in either language, each once, in order; those of the last texts are kept."""
        return self._words(text)

    def _content(self, text: str) -> tuple[str, ...]:
        if language_of(text) is Language.ENGLISH:
            found = (folded(m.group()) for m in _WORD.finditer(text))
            return tuple(dict.fromkeys(w for w in found if w not in STOP_WORDS))
        tokens = self._tagger.tag(text).tokens
        kept = (folded(t.text.strip()) for t in tokens if t.pos in _CONTENT and t.text not in _EMPTY)
        return tuple(dict.fromkeys(word for word in kept if word))

    def names_alike(self, name: str, others: Sequence[str]) -> list[float]:
        """Cosines, in [-1, 1], of a name and others of the other language."""
        found = self._vectors.of([name], "names") @ self._vectors.of(list(others), "names").T
        return [float(cosine) for cosine in found[0]]

    def likeness(self, words: Sequence[str], texts: Sequence[Sequence[str]]) -> Vectors:
        """(texts, words): how near each word's meaning comes to that of a text's nearest word; 1 for the same.

        What holds a digit is like nothing but itself: years are alike, and never the same.
        """
        known = list(dict.fromkeys(word for text in texts for word in text))
        found = np.zeros((len(texts), len(words)), np.float32)
        if not words or not known:
            return found
        cosines = self._vectors.of(words, "words") @ self._vectors.of(known, "words").T
        cosines[[any(c.isdigit() for c in word) for word in words]] = 0
        place = {word: number for number, word in enumerate(known)}
        for row, word in enumerate(words):
            if word in place:
                cosines[row, place[word]] = 1
        for number, text in enumerate(texts):
            if text:
                found[number] = cosines[:, [place[word] for word in text]].max(axis=1).clip(0, 1)
        return found

    def _places(self, plan: Plan, lexicon: Lexicon) -> Iterator[Span]:
        """Names that the plan leaves unlinked, and in Chinese what words with a proper noun may make one."""
        question = plan.question
        linked = {e.surface for part in plan.parts for e in part.entities}
        for name in dict.fromkeys(n for part in plan.parts for n in part.names if n not in linked):
            start = question.find(name)
            if start >= 0:
                yield Span(start, start + len(name))
        if plan.language is Language.CHINESE:
            yield from self._chinese_places(question, lexicon)

    def _chinese_places(self, question: str, lexicon: Lexicon) -> Iterator[Span]:
        known = [(f.start, f.end) for f in lexicon.types(question, Language.CHINESE)]
        known += [(f.start, f.end) for f in lexicon.wordings(question, Language.CHINESE)]
        tokens = self._tagger.tag(question).tokens
        for first, token in enumerate(tokens):
            proper = False
            for last in range(
                first, min(first + _MOST_TOKENS, len(tokens)) if token.pos in _NAMES else first
            ):
                if not _may_go_on(tokens[last], first=last == first):
                    break
                proper = proper or tokens[last].pos in _PROPER
                if not proper or tokens[last].pos not in _NAMES:
                    continue
                span = Span(token.start, tokens[last].end)
                if _LEAST <= span.end - span.start <= _MOST and (span.start, span.end) not in known:
                    yield span

    @cached_property
    def _tagger(self) -> Tagger:
        return self._make_tagger()


def _may_go_on(token: Token, *, first: bool) -> bool:
    """Whether a Chinese name may go on with a word: 与 and · join, a verb or a mark does not."""
    return token.pos in _NAMES or (not first and token.text in "与和及·・之")
