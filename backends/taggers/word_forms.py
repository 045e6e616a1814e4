"""Word class and lemma of English words, by spaCy's attribute ruler and lemmatizer, each found once.

The two take a quarter of the tagger's time. What the ruler says of a word is decided by its tag, its
dependency, whether it follows an expletive (*there is*) and, for some 150 words, its spelling; what
the lemmatizer says by its spelling, class and morphology. So both are remembered, and what they say
together by spaCy's numbers for all of these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from spacy.language import Language as Pipeline
    from spacy.lookups import Table
    from spacy.tokens import Doc, Token

Form: TypeAlias = tuple[str, str]  # universal tag, lemma
Known: TypeAlias = tuple[int, int, int, bool]  # spelling, tag, dependency, whether an expletive is before it
Pattern: TypeAlias = "dict[str, list[list[dict[str, object]]]]"  # alternatives of one or two words

RULER, LEMMATIZER = "attribute_ruler", "lemmatizer"
STEPS = (RULER, LEMMATIZER)
"""The pipeline's components that this stands for."""

_MOST = 200_000  # lemmas remembered; about 30 MB
_MOST_FORMS = 50_000  # forms remembered by number; about 15 MB
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
        numbers = pipeline.vocab.strings
        self._pairs = frozenset(numbers.add(word) for word in _first_words(patterns))
        self._expletive = numbers.add(_EXPLETIVE[2])
        self._forms: dict[Known, Form] = {}
        self._classes: dict[_Seen, _Class] = {}
        self._lemmas: dict[tuple[str, str, str], str] = {}

    def of(self, doc: Doc) -> list[Form]:
        """One for each token of the document."""
        from spacy.attrs import DEP, LOWER, ORTH, TAG

        lower, spellings, tags, dependencies = doc.to_array([LOWER, ORTH, TAG, DEP]).T.tolist()
        if not self._pairs.isdisjoint(lower):
            doc = self._lemmatizer(self._ruler(doc))
            return [(token.pos_, token.lemma_) for token in doc]
        after = [False, *(dependency == self._expletive for dependency in dependencies)]
        known: list[Known] = list(zip(spellings, tags, dependencies, after, strict=False))
        if len(self._forms) > _MOST_FORMS:
            self._forms.clear()
        new = {one: place for place, one in enumerate(known) if one not in self._forms}
        if new:
            tokens = [doc[place] for place in new.values()]
            self._forms.update(zip(new, self._learn(tokens, [one[3] for one in new]), strict=True))
        return [self._forms[one] for one in known]

    def _learn(self, tokens: Sequence[Token], after: Sequence[bool]) -> list[Form]:
        """Forms of tokens, `after` an expletive or not."""
        if len(self._lemmas) > _MOST:
            self._lemmas.clear()
        words = [token.text for token in tokens]
        classes = self._classify(tokens, words, after)
        keys = [(word, found.pos, found.morph) for word, found in zip(words, classes, strict=True)]
        self._lemmatize([key for key, found in zip(keys, classes, strict=True) if not found.lemma])
        return [
            (found.pos, found.lemma or self._lemmas[key]) for key, found in zip(keys, classes, strict=True)
        ]

    def _classify(self, tokens: Sequence[Token], words: Sequence[str], after: Sequence[bool]) -> list[_Class]:
        seen: list[_Seen] = []
        for token, word, follows in zip(tokens, words, after, strict=True):
            lower = word.lower()
            spelling = lower if lower in self._spellings else ""
            seen.append(_Seen(spelling, token.tag_, token.dep_, follows, token.is_space))
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
