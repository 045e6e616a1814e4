"""Words quoted from where a work, a body or a person that a question names is nowhere spoken of."""

from __future__ import annotations

import re
from collections.abc import Sequence

from backends.script import simplified
from retriever.crossing.sounding import sounds_in
from retriever.crossing.translating import Translator
from schemas.graph import Entity
from schemas.names import split_sense
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Chunk, Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.terms import last_names, part_language
from solver.synthesis.citing import cited_chunks
from solver.synthesis.composed import Composed

_NAMED = frozenset({"Work", "Person", "Organization"})
_CHOICE = re.compile(r"\bor\b|还是|或者?|[和与跟][^，。？]{1,16}(?:谁|哪)")  # of two, words about one may do
_LEAST_LAST = 4  # letters of a name that may be said by its last word: the bay may be any
_QUOTES = re.compile(r"[“”‘’「」『』\"]")
_MARKS = "《〈“‘「『\"'"


class Unspoken:
    """Holds the chunks that an answer without facts cites against the names of its question."""

    def __init__(self, store: GraphStore, lexicon: Lexicon, translator: Translator) -> None:
        self._store = store
        self._lexicon = lexicon
        self._translator = translator

    def leaves(self, parts: Sequence[SubQuestion], composed: Composed) -> bool:
        """Whether a question of one part names a thing which none of the cited chunks, their titles and headings do,
        though it has a name in their language.
        """
        if len(parts) != 1 or composed.triples or not composed.citations or parts[0].inherited:
            return False
        part = parts[0]
        if part.asked is AnswerType.BOOLEAN or _CHOICE.search(part.text):
            return False
        chunks = cited_chunks(composed.citations, self._store)
        titles = {c.chunk: c.title for c in composed.citations}
        linked: dict[str, list[str]] = {}
        for entity in part.entities:
            linked.setdefault(entity.surface, []).append(entity.id)
        for surface, ids in linked.items():
            things = [e for e in self._store.get_entities(ids) if e is not None]
            if all(self._is_named(e) for e in things) and not self._speak(surface, things, chunks, titles):
                return True
        if part.kind is QuestionKind.RELATION:
            return False  # who stands in it may be told by what they are
        strange = [(name, _is_marked(name, part.text)) for name in part.unlinked]
        return any(
            not any(self._writes(name, chunk, titles[chunk.id], marked) for chunk in chunks)
            for name, marked in strange
        )

    def _writes(self, name: str, chunk: Chunk, title: str, marked: bool) -> bool:
        """Whether a chunk, its title or headings hold a name that nothing is linked to, or may hold it: a Chinese page
        what is named in English, an English one a title, `marked` as one.
        """
        text = _QUOTES.sub("", " ".join((title, *chunk.headings, chunk.text)))
        own = _QUOTES.sub("", folded(name)).removesuffix("s")
        language = part_language(name)
        if language is chunk.language:
            last = [re.escape(word) for word in last_names({own}) if len(word) >= _LEAST_LAST]
            said = folded(text if language is Language.ENGLISH else simplified(text))
            if own in said and own in self._without_longer(own, said, chunk):
                return True
            by_last = any(re.search(rf"\b{word}\b", said) for word in last)
            return by_last and not _is_of_namesake(own, title, said)
        if marked or chunk.language is Language.CHINESE:
            return True
        translated = self._translator.names(name, chunk.language)
        return any(form in folded(text) for form in translated) if translated else sounds_in(name, text)

    def _without_longer(self, name: str, said: str, chunk: Chunk) -> str:
        """What a Chinese chunk says without the people in it whose names go on from a name: 李白河 for 李白."""
        if chunk.language is not Language.CHINESE:
            return said
        mentions = self._store.mentions(chunks=[chunk.id])
        longer = [m for m in mentions if name in folded(m.surface) and len(m.surface) > len(name)]
        known = self._store.get_entities([m.entity for m in longer])
        for mention, entity in zip(longer, known, strict=True):
            if entity is not None and entity.type == "Person":
                said = said.replace(folded(simplified(mention.surface)), " ")
        return said

    def _is_named(self, entity: Entity) -> bool:
        return not _NAMED.isdisjoint((entity.type, *self._lexicon.ancestors(entity.type)))

    def _speak(
        self, surface: str, things: Sequence[Entity], chunks: Sequence[Chunk], titles: dict[str, str]
    ) -> bool:
        """Whether any of the chunks names one of the things, is of a page about one, or of a language that has no name
        for them.
        """
        forms = {folded(surface), *(folded(n.name) for thing in things for n in thing.names)}
        forms |= last_names(forms)
        pages = {page for thing in things for page in thing.pages}
        for chunk in chunks:
            own = {form for form in forms if part_language(form) is chunk.language}
            text = folded(" ".join((titles[chunk.id], *chunk.headings, chunk.text)))
            if not own or chunk.document in pages or any(form in text for form in own):
                return True
        ids = [thing.id for thing in things]
        return bool(self._store.mentions(chunks=[chunk.id for chunk in chunks], entities=ids, limit=1))


def _is_of_namesake(name: str, title: str, said: str) -> bool:
    """Whether a page is about somebody with the last name alone, and nothing there has the rest of it: of John Adams
    for John Quincy Adams.
    """
    words, whose = name.split(), folded(split_sense(title)[0]).split()
    if len(words) < 2 or len(whose) < 2 or words[-1] != whose[-1]:
        return False
    return not all(re.search(rf"\b{re.escape(word)}", said) for word in words)


def _is_marked(name: str, text: str) -> bool:
    """Whether a name stands between quotation marks, or those of a title."""
    place = text.find(name)
    return place > 0 and text[place - 1] in _MARKS
