"""What is told of a film where a question asks of a novel of that name: nothing is said of a thing of another kind."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Entity
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded, language_of
from solver.lexicon import Lexicon
from solver.names.brackets import BRACKET, typed_sense
from solver.names.callings import CALLINGS, Calling, calling_beside
from solver.names.kinds_beside import kind_beside
from solver.reading.terms import part_language
from solver.synthesis.citing import cited_chunks
from solver.synthesis.composed import Composed

_VAGUE = frozenset({"", "Thing", "Work", "Character", "Event", "Person"})
"""Types that contradict nothing; whom a noun stands before did something: the company Ida Venn set up."""


class Miscalled:
    """Holds the kinds of things that a question says beside names against what they are."""

    def __init__(self, store: GraphStore, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon

    def leaves(self, question: str, parts: Sequence[SubQuestion], composed: Composed) -> bool:
        """Whether a name stands for things of another kind than the question says, and neither what they are said to be
        nor what is cited says that kind, or for people of whom no page tells the calling that it says.
        """
        language = language_of(question)
        named: dict[str, list[str]] = {}
        for part in parts:
            for entity in part.entities:
                named.setdefault(entity.surface, []).append(entity.id)
        for surface, ids in named.items():
            places = [m.start() for m in re.finditer(re.escape(surface), question)]
            told = self._told_of(ids, composed)
            if not places or not told:
                continue
            kinds = [kind_beside(question, place, language, self._lexicon) for place in places]
            other = all(kinds) and all(self._is_other(one, kinds[0]) for one in told)
            if other and not self._says(kinds[0], composed):
                return True
            senses = [typed_sense(question, place, place + len(surface)) for place in places]
            if all(senses) and all(self._is_in_another_sense(one, senses[0]) for one in told):
                return True
            callings = [calling_beside(question, place, language) for place in places]
            if callings[0] is not None and all(callings) and self._is_uncalled(told, callings[0]):
                return True
        return False

    def _is_in_another_sense(self, thing: Entity, sense: str) -> bool:
        """Whether neither a thing's titles nor what it is said to be have what a question puts in brackets behind its
        name, where they are of the same script."""
        titles = (*thing.pages, *(name.name for name in thing.names))
        said = folded(" ".join((thing.description, *titles)))
        senses = (found["sense"] for title in titles if (found := BRACKET.search(title)) is not None)
        told = thing.description or next(senses, "")
        language = part_language(sense)
        if folded(sense) in said or not told or part_language(told) is not language:
            return False
        if any(calling.has_noun(sense) and calling.has_noun(said) for calling in CALLINGS):
            return False
        kinds = [found.type for found in self._lexicon.types(sense, language)]
        if any(self._lexicon.fits(thing.type, (kind,)) for kind in kinds if kind != "Person"):
            return False
        return not any(word in said for word in re.findall(r"\d{4}|[a-z]{4,}", folded(sense)))

    def _is_uncalled(self, told: Sequence[Entity], calling: Calling) -> bool:
        """Whether all of some things are people, and none of their pages tells of a calling."""
        pages = sorted({page for one in told for page in one.pages})
        texts = [document.text for document in self._store.get_documents(pages) if document is not None]
        people = all(one.type == "Person" for one in told)
        return people and bool(texts) and not any(calling.is_told(text) for text in texts)

    def _told_of(self, ids: Sequence[str], composed: Composed) -> list[Entity]:
        """Of the things that a name may mean those that the answer tells of, by facts or from their pages."""
        things = [entity for entity in self._store.get_entities(ids) if entity is not None]
        subjects = {triple.subject for triple in composed.triples}
        pages = {citation.document for citation in composed.citations}
        return [one for one in things if one.id in subjects or not pages.isdisjoint(one.pages)]

    def _is_other(self, thing: Entity, kind: str) -> bool:
        if thing.type in _VAGUE or not thing.pages or self._lexicon.fits(thing.type, (kind,)):
            return False
        said = folded(" ".join((thing.description, *(name.name for name in thing.names))))
        return not any(self._is_said(kind, said, language) for language in Language)

    def _says(self, kind: str, composed: Composed) -> bool:
        """Whether what is cited says the kind: the words that state a fact, or the chunks of other words."""
        titles = {citation.chunk: citation.title for citation in composed.citations}
        said = [(citation.title, citation.quote) for citation in composed.citations]
        if not composed.triples:
            chunks = cited_chunks(composed.citations, self._store)
            said = [(titles[chunk.id], " ".join((*chunk.headings, chunk.text))) for chunk in chunks]
        return any(
            self._is_said(kind, folded(f"{title} {text}"), part_language(text)) for title, text in said
        )

    def _is_said(self, kind: str, text: str, language: Language) -> bool:
        """Whether a folded text has a noun of a language for the kind."""
        known = self._lexicon.ontology.types[kind]
        if language is Language.CHINESE:
            return any(noun in text for noun in (known.zh.label, *known.zh.aliases))
        nouns = "|".join(re.escape(folded(noun)) for noun in (known.en.label, *known.en.aliases))
        return re.search(rf"\b(?:{nouns})s?\b", text) is not None
