"""What is told of a thing whose name is only part of a question's: Martin Luther King is not Martin Luther."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from backends.transliteration.names import plain_name
from retriever.crossing.sounding import says_name, sounds_in
from retriever.crossing.translating import Translator
from schemas.graph import Entity
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Chunk, Language, Span
from solver.language import folded, language_of
from solver.lexicon import Lexicon
from solver.names.longer import LongerName, longer_names, without_number, words_of
from solver.planners.words.heads import is_head
from solver.reading.terms import part_language
from solver.synthesis.citing import cited_chunks
from solver.synthesis.composed import Composed

_VERBS = frozenset(
    "get go come make begin start become live work write play grow take give attend receive marry leave join move "
    "appear act direct earn meet retire return spend".split()
)
"""With which questions end, in capitals now and then."""

_ROMAN = re.compile(r"[ivxl]{1,6}")


class GoingOn:
    """Holds what an answer cites against the whole of each name that a question gives."""

    def __init__(
        self,
        store: GraphStore,
        lexicon: Lexicon,
        translator: Translator,
        people: Callable[[str], Sequence[Span]],
    ) -> None:
        """`people` says what a tagger takes for somebody's name in a Chinese question."""
        self._store = store
        self._lexicon = lexicon
        self._translator = translator
        self._people = people

    def leaves(self, question: str, parts: Sequence[SubQuestion], composed: Composed) -> bool:
        """Whether a name goes on in the question beyond what is linked, and neither another name of that nor any of
        the chunks cited, with title and headings, says the rest.
        """
        language = language_of(question)
        linked = [entity for part in parts for entity in part.entities if entity.surface in question]
        people = self._people(question) if language is Language.CHINESE and linked else ()
        longer = longer_names(question, linked, language, people, self._asks)
        longer += self._by_words(parts, composed)
        if not longer or not composed.citations:
            return False
        titles = {citation.chunk: citation.title for citation in composed.citations}
        chunks = cited_chunks(composed.citations, self._store)
        return any(
            not self._is_called(name)
            and (self._is_numbered(name) or not any(self._says(c, titles[c.id], name) for c in chunks))
            for name in longer
        )

    def _asks(self, word: str) -> bool:
        """Whether a word says a relation or a kind of thing, with a capital, too: Where did Ida Venn Study?"""
        said = folded(word)
        if said in _VERBS or is_head(said, Language.ENGLISH):
            return True
        relations = self._lexicon.wordings(said, Language.ENGLISH)
        return any(found.start == 0 and found.end == len(said) for found in relations)

    def _by_words(self, parts: Sequence[SubQuestion], composed: Composed) -> list[LongerName]:
        """Names that nothing bears, of whose words some are those of people whom facts tell of, or which are a title
        of what they tell of and a number.
        """
        names = [name for part in parts for name in part.unlinked]
        ids = sorted({triple.subject for triple in composed.triples}) if names else ()
        things = [entity for entity in self._store.get_entities(ids) if entity is not None]
        return [
            LongerName(words, (thing.id,))
            for name in names
            for thing in things
            if (words := _words_beyond(name, thing))
        ]

    def _is_called(self, name: LongerName) -> bool:
        """Whether one of the things has a name with all that, or one that sounds as the whole."""
        things = [entity for entity in self._store.get_entities(name.of) if entity is not None]
        forms = [form.name for entity in things for form in entity.names]
        return any(
            _holds(form, name.more) or (name.heard != "" and says_name(form, name.heard)) for form in forms
        )

    def _is_numbered(self, name: LongerName) -> bool:
        """Whether a name has the number of a ruler, and the things have others: of VIII nothing is told for VII, though
        a page about one names the other.
        """
        things = [entity for entity in self._store.get_entities(name.of) if entity is not None]
        forms = [folded(form.name).split() for entity in things for form in entity.names]
        wanted = [word for word in map(folded, name.more) if _ROMAN.fullmatch(word)]
        return bool(wanted) and any(
            _ROMAN.fullmatch(word) and word not in wanted for form in forms for word in form[1:]
        )

    def _says(self, chunk: Chunk, title: str, name: LongerName) -> bool:
        text = " ".join((title, *chunk.headings, chunk.text))
        if _holds(text, name.more):
            return True
        if all(part_language(word) is chunk.language or without_number(word) for word in name.more):
            return False  # a number sounds like nothing
        forms = [self._translator.names(word, chunk.language) for word in name.more]
        if all(any(form in folded(text) for form in known) for known in forms):
            return True
        return chunk.language is Language.ENGLISH and all(sounds_in(word, text) for word in name.more)


def _words_beyond(name: str, thing: Entity) -> tuple[str, ...]:
    """The words that a text must have which tells of what a name says, where the thing bears only some of them."""
    words = words_of(name)
    if without_number(name):
        return (name,)
    if thing.type != "Person" or len(words) < 2:
        return ()
    return words if any(_holds(form.name, (word,)) for form in thing.names for word in words) else ()


def _holds(text: str, words: Sequence[str]) -> bool:
    """Whether a text has all of some words; the number of a ruler as a whole: no VII of VIII."""
    text = folded(plain_name(text))
    said = [folded(plain_name(word)) for word in words]
    return all(
        re.search(rf"\b{word}\b", text) is not None if _ROMAN.fullmatch(word) else word in text
        for word in said
    )
