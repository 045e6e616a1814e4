"""Word class and lemma of English words, by spaCy's attribute ruler and lemmatizer, each found once.

The two take a quarter of the tagger's time, and say of a word what its spelling, its tag, its
dependency and whether it follows an expletive (*there is*) decide: so that is remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from spacy.language import Language as Pipeline
    from spacy.tokens import Doc

Key: TypeAlias = tuple[int, int, int, bool]  # spelling, tag, dependency, after an expletive
Form: TypeAlias = tuple[str, str]  # universal tag, lemma

STEPS = ("attribute_ruler", "lemmatizer")
"""The pipeline's components that this stands for."""

_MOST = 200_000  # forms remembered; about 30 MB
_EXPLETIVE = ("there", "EX", "expl")
_OTHER = (",", ",", "punct")


class WordForms:
    """Universal tags and lemmas of the words of a document that the other components have seen."""

    def __init__(self, pipeline: Pipeline) -> None:
        """`pipeline` has the components of STEPS, not necessarily enabled."""
        components = dict(pipeline.components)
        self._vocab = pipeline.vocab
        self._steps = [components[name] for name in STEPS]
        self._known: dict[Key, Form] = {}
        self._expletive: int = pipeline.vocab.strings.add("expl")

    def of(self, doc: Doc) -> list[Form]:
        """One for each token of the document."""
        rows: list[list[int]] = doc.to_array(["ORTH", "TAG", "DEP"]).tolist()
        keys: list[Key] = []
        after = False
        for spelling, tag, dependency in rows:
            keys.append((spelling, tag, dependency, after))
            after = dependency == self._expletive
        if len(self._known) > _MOST:
            self._known.clear()
        missing = [key for key in dict.fromkeys(keys) if key not in self._known]
        if missing:
            self._learn(missing)
        return [self._known[key] for key in keys]

    def _learn(self, keys: list[Key]) -> None:
        """Run the components over a document in which each word follows one of its kind of neighbours."""
        from spacy.tokens import Doc

        strings = self._vocab.strings
        rows: list[tuple[str, str, str]] = []
        for spelling, tag, dependency, after in keys:
            rows.append(_EXPLETIVE if after else _OTHER)
            rows.append((strings[spelling], strings[tag], strings[dependency]))
        words, tags, dependencies = (list(column) for column in zip(*rows, strict=True))
        doc = Doc(self._vocab, words=words, tags=tags, deps=dependencies, heads=list(range(len(words))))
        for step in self._steps:
            doc = step(doc)
        for place, key in enumerate(keys):
            token = doc[2 * place + 1]
            self._known[key] = (token.pos_, token.lemma_)
