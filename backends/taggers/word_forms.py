"""Word class and lemma of English words, by spaCy's attribute ruler and lemmatizer, each found once.

The two take a quarter of the tagger's time. What the ruler says of a word is decided by its tag, its
dependency, whether it follows an expletive (*there is*) and, for some 150 words, its spelling; what
the lemmatizer says by its spelling, class and morphology. So both are remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from spacy.language import Language as Pipeline
    from spacy.lookups import Table
    from spacy.tokens import Doc

Form: TypeAlias = tuple[str, str]  # universal tag, lemma
Pattern: TypeAlias = "dict[str, list[list[dict[str, object]]]]"  # alternatives of one or two words

RULER, LEMMATIZER = "attribute_ruler", "lemmatizer"
STEPS = (RULER, LEMMATIZER)
"""The pipeline's components that this stands for."""

_MOST = 200_000  # lemmas remembered; about 30 MB
_EXPLETIVE = ("there", "EX", "expl")
_OTHER = (",", ",", "punct")


class _Seen(NamedTuple):
    """What the ruler looks at; `spelling` only of words that one of its patterns names."""

    spelling: str
    tag: str
    dependency: str
    after_expletive: bool
    is_space: bool


class _Class(NamedTuple):
    """What the ruler says; an empty lemma is left to the lemmatizer."""

    pos: str
    morph: str
    lemma: str


class WordForms:
    """Universal tags and lemmas of the words of a document that the other components have seen."""

    def __init__(self, pipeline: Pipeline) -> None:
        """`pipeline` has the components of STEPS, not necessarily enabled."""
        components = dict(pipeline.components)
        self._vocab = pipeline.vocab
        self._ruler, self._lemmatizer = components[RULER], components[LEMMATIZER]
        _make_quick(self._lemmatizer.lookups.get_table("lemma_index"))  # type: ignore[attr-defined]
        patterns: list[Pattern] = self._ruler.patterns  # type: ignore[attr-defined]
        self._spellings = frozenset(_named_words([pattern["patterns"] for pattern in patterns]))
        self._pairs = frozenset(_first_words(patterns))
        self._classes: dict[_Seen, _Class] = {}
        self._lemmas: dict[tuple[str, str, str], str] = {}

    def of(self, doc: Doc) -> list[Form]:
        """One for each token of the document."""
        if len(self._lemmas) > _MOST:
            self._lemmas.clear()
        words = [token.text for token in doc]
        if any(word.lower() in self._pairs for word in words):
            doc = self._lemmatizer(self._ruler(doc))
            return [(token.pos_, token.lemma_) for token in doc]
        classes = self._classify(doc, words)
        keys = [(word, found.pos, found.morph) for word, found in zip(words, classes, strict=True)]
        self._lemmatize([key for key, found in zip(keys, classes, strict=True) if not found.lemma])
        return [
            (found.pos, found.lemma or self._lemmas[key]) for key, found in zip(keys, classes, strict=True)
        ]

    def _classify(self, doc: Doc, words: list[str]) -> list[_Class]:
        seen: list[_Seen] = []
        after = False
        for token, word in zip(doc, words, strict=True):
            lower, dependency = word.lower(), token.dep_
            spelling = lower if lower in self._spellings else ""
            seen.append(_Seen(spelling, token.tag_, dependency, after, token.is_space))
            after = dependency == "expl"
        samples = dict(zip(seen, words, strict=True))
        new = {one: word for one, word in samples.items() if one not in self._classes}
        if new:
            self._learn_classes(new)
        return [self._classes[one] for one in seen]

    def _learn_classes(self, new: dict[_Seen, str]) -> None:
        """Run the ruler over a sample of each, every one after an expletive or another word."""
        from spacy.tokens import Doc

        rows: list[tuple[str, str, str]] = []
        for seen, word in new.items():
            rows += [_EXPLETIVE if seen.after_expletive else _OTHER, (word, seen.tag, seen.dependency)]
        words, tags, dependencies = (list(column) for column in zip(*rows, strict=True))
        places = list(range(len(rows)))
        doc = self._ruler(Doc(self._vocab, words=words, tags=tags, deps=dependencies, heads=places))
        for token, seen in zip(list(doc)[1::2], new, strict=True):
            self._classes[seen] = _Class(token.pos_, str(token.morph), token.lemma_)

    def _lemmatize(self, keys: list[tuple[str, str, str]]) -> None:
        from spacy.tokens import Doc

        new = [key for key in dict.fromkeys(keys) if key not in self._lemmas]
        if not new:
            return
        words, classes, morphs = (list(column) for column in zip(*new, strict=True))
        doc = self._lemmatizer(Doc(self._vocab, words=words, pos=classes, morphs=morphs))
        for token, key in zip(doc, new, strict=True):
            self._lemmas[key] = token.lemma_


def _make_quick(known: Table) -> None:
    """Sets for the model's lists of known lemmas, 57,000 nouns among them, which are looked through often."""
    for kind, words in list(known.items()):
        known[kind] = frozenset(words)


def _named_words(value: object) -> Iterator[str]:
    """The spellings, in lower case, that patterns tell apart, and a few other words."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from _named_words(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from _named_words(part)


def _first_words(patterns: list[Pattern]) -> Iterator[str]:
    """Spellings that begin a pattern of two words (*gon na*): where one stands, nothing is remembered."""
    for pattern in patterns:
        for words in pattern["patterns"]:
            if len(words) > 1 and "LOWER" in words[0]:
                yield from _named_words(words[0]["LOWER"])
