"""How alike a question's words and a predicate's wordings are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock

from backends.segmenter import coded_characters, segment
from retriever.predicates import COMPARED, wordings
from retriever.text.terms import STOP_TOKENS
from schemas.graph import Vectors
from schemas.ontology import Ontology
from schemas.protocols import Embedder
from schemas.retrieval import LinkedEntity
from schemas.text import Language

_PAIR = 3  # tokens of a word of two Chinese characters: each of them, and both
_MOST_KEPT = 4096  # vectors of short texts
_MOST_WORDINGS = 1 << 14  # those of an ontology are read once in a process
_SURE = 0.5  # above this the words themselves tell; nothing is embedded
_OPENING = frozenset("《〈『")
_LONGEST = 60  # characters of a question part short enough to be compared by its vector
_NEAR, _SAME = 0.80, 0.95  # cosine of unlike and of equal short wordings, multilingual-e5-small


@dataclass(frozen=True, slots=True)
class WordsRead:
    """Of a text's tokens those that are no piece of a word that names a relation (导演的 has the pieces 演, 演的), and
    those that do not begin within a word of two characters."""

    whole: frozenset[str]
    begun: frozenset[str]


class PredicateWording:
    """Likeness of predicates to a text; vectors of wordings are made when first needed and kept."""

    def __init__(self, ontology: Ontology, embedder: Embedder | None) -> None:
        self._ontology = ontology
        self._embedder = embedder
        self._tokens: dict[str, tuple[tuple[frozenset[str], str], ...]] = {}
        self._names = frozenset(
            tokens
            for predicate in sorted(ontology.relations)
            for wording in self._told(predicate)
            if len(tokens := _characters(wording)) > 1
        )
        self._longest = max(map(len, self._names), default=0)
        self._wordings = frozenset(
            words for predicate in ontology.relations for words, _ in self._words(predicate)
        )
        self._vectors: dict[str, Vectors] = {}
        self._lock = Lock()

    def label(self, predicate: str, language: Language) -> str:
        """What people call a predicate."""
        return self._ontology.label(predicate, language)

    def apart(self, text: str, entities: Iterable[LinkedEntity]) -> str:
        """The text with a space for each name in it, which words no relation: 张艺谋生于 has no 谋生.

        A word for a relation stays, unless the marks of a title or a capital within the text say that it is a name.
        """
        written = list(text)
        for entity in entities:
            known = text[entity.start : entity.end] == entity.surface
            start = entity.start if known else text.find(entity.surface)
            if start < 0 or not entity.surface:
                continue
            titled = text[max(start - 1, 0) : start] in _OPENING
            capital = start > 0 and entity.surface[0].isupper() and not text.isupper()
            if titled or capital or words_of(entity.surface) not in self._wordings:
                written[start : start + len(entity.surface)] = " " * len(entity.surface)
        return "".join(written)

    def shared(self, predicates: Collection[str], text: str) -> dict[str, float]:
        """In [0, 1] for each predicate: the largest share of a wording's words that the text holds."""
        tokens = segment(text)
        words, read = frozenset(tokens), self.read(tokens)
        return {predicate: self.worded(predicate, words, read)[0] for predicate in sorted(predicates)}

    def worded(self, predicate: str, tokens: frozenset[str], read: WordsRead) -> tuple[float, frozenset[str]]:
        """The largest share of a wording's words that are among tokens, and the tokens that any wording has.

        `tokens` are of a text that was `read`. A wording that has pieces of other words there is not meant, unless all
        of it stands there and begins with a word: 人口 in 哪个国家的人口.
        """
        share, told = 0.0, frozenset[str]()
        for words, first in self._words(predicate):
            there = words & tokens
            if there <= read.whole or (there == words and first in read.begun):
                share, told = max(share, len(there) / len(words)), told | there
        return share, told

    def read(self, tokens: Sequence[str]) -> WordsRead:
        """The words of a text, whose tokens these are.

        Chinese comes as characters and the pairs between them, in order; of two words that name relations and overlap
        the first one counts, of two that begin together the longer one.
        """
        characters = [coded_characters(token) for token in tokens]
        words, pairs = self._tiles(tokens, characters, self._longest), self._tiles(tokens, characters, _PAIR)
        whole, begun = set[str](), set[str]()
        for place, token in enumerate(tokens):
            sides = characters[place - 1 : place + 2 : 2] if place else []
            if len(sides) == 2 and sides == list(characters[place]):
                kept = words[place - 1] == words[place + 1]
                opens = pairs[place - 1] in (-1, place - 1) and characters[place][-1] != "的"  # as in 拍的
            else:
                kept = opens = len(characters[place]) != 1 or words[place] < 0
            if kept:
                whole.add(token)
            if opens:
                begun.add(token)
        return WordsRead(frozenset(whole), frozenset(begun))

    def _tiles(self, tokens: Sequence[str], characters: Sequence[str], longest: int) -> list[int]:
        """By place where the Chinese word there begins, or -1; words of at most so many tokens."""
        tiles: list[int] = []
        while (place := len(tiles)) < len(tokens):
            lengths = range(min(longest, len(tokens) - place), 1, -1) if characters[place] else ()
            length = next((n for n in lengths if tuple(tokens[place : place + n]) in self._names), 0)
            tiles += [place] * length or [-1]
        return tiles

    def likeness(
        self, predicates: Collection[str], text: str, vector: Vectors | None = None
    ) -> dict[str, float]:
        """The same, or the cosine of a short text to the predicate's label where no words tell.

        `vector` is the text's own, where it is known.
        """
        found = self.shared(predicates, text)
        if self._embedder is None or len(text) > _LONGEST or max(found.values(), default=1.0) >= _SURE:
            return found
        asked = self._vector(text) if vector is None else vector
        for predicate, shared in found.items():
            cosine = float(asked @ self._vector(wordings(self._ontology, predicate)[0]))
            found[predicate] = max(shared, min(1.0, max(0.0, (cosine - _NEAR) / (_SAME - _NEAR))))
        return found

    def _words(self, predicate: str) -> tuple[tuple[frozenset[str], str], ...]:
        """Of each wording the words, and the first of them."""
        known = self._tokens.get(predicate)
        if known is None:
            told = ((words_of(wording), wording) for wording in self._told(predicate))
            known = tuple((words, _first_word(wording)) for words, wording in told if words)
            self._tokens[predicate] = known
        return known

    def _told(self, predicate: str) -> tuple[str, ...]:
        return (*wordings(self._ontology, predicate), *COMPARED.get(predicate, ()))

    def _vector(self, text: str) -> Vectors:
        if self._embedder is None:
            raise LookupError("no embedder")
        with self._lock:
            known = self._vectors.get(text)
            if known is None:
                if len(self._vectors) >= _MOST_KEPT:
                    self._vectors.clear()
                known = self._embedder.embed_query(text)
                self._vectors[text] = known
            return known


@lru_cache(maxsize=_MOST_WORDINGS)
def words_of(wording: str) -> frozenset[str]:
    """Words, and for Chinese the pairs of characters: a single one is in too many other words."""
    tokens = [token for token in segment(wording) if token not in STOP_TOKENS]
    pairs = [token for token in tokens if len(coded_characters(token)) != 1]
    return frozenset(pairs or tokens)


@lru_cache(maxsize=_MOST_WORDINGS)
def _first_word(wording: str) -> str:
    """The first of the `words_of` a wording that has some."""
    words = words_of(wording)
    return next(token for token in segment(wording) if token in words)


@lru_cache(maxsize=_MOST_WORDINGS)
def _characters(wording: str) -> tuple[str, ...]:
    """The tokens of a wording of Chinese characters alone; none of another."""
    tokens = tuple(segment(wording))
    return tokens if all(map(coded_characters, tokens)) else ()
