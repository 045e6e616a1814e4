"""Which of several entities of one name a question means, by the words beside the name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from builder.list_pages import lists_things
from retriever.crossing.translating import Translator
from retriever.text.terms import STOP_WORDS
from schemas.graph import Entity
from schemas.names import split_sense
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.names.brackets import BRACKET, typed_sense
from solver.names.callings import CALLINGS, Calling, calling_beside
from solver.names.of_kind import NameSource, of_kind
from solver.planners.words.heads import ending_head

_BEFORE = {
    Language.CHINESE: re.compile(r"[^，。？、）)\s]{0,6}$"),
    Language.ENGLISH: re.compile(r"(?:[\w-]+\s+){0,4}$"),
}
_AFTER = {
    Language.CHINESE: re.compile(r"^[》”]?(?:[（(]([^）)]{1,8})[）)]|》的?(电视剧|电影|小说|动画|话剧)版)"),
    Language.ENGLISH: re.compile(
        r"^,?\s*(?:\(([^)]{1,30})\)|,?\s*the\s+([\w\s-]{3,30}?)(?=[,.?]|\s+(?:older|younger|and|or|than|who)\b|$))"
    ),
}
_ARTICLE = re.compile(r"\b[Tt]he\s$")  # which the title of a work does not take
_SERIES = re.compile(
    r"\b(?<!book )(?<!film )(?<!novel )(?<!movie )(?:mini-?)?seri(?:es|al)\s*$", re.I
)  # of television
_SENSE = re.compile(r"[(（]([^()（）]+)[)）]\s*$")
_WORK, _TELEVISED = "Work", "Series"
_WRONG_KIND = 0.7  # of the score of what is not of the kind that a question says
_ENDS = re.compile(r"[\"”*]*\s*(?:[?,.;:)]|$|(?:is|was|did|does|has|had|won)\b)")
"""After a title: where the words that name a work end."""


class EntitySource(NameSource, Protocol):
    """Gives entities by id or name."""

    def get_entities(self, ids: Sequence[str]) -> list[Entity | None]: ...


class Homonyms:
    """Narrows linked entities and says their types, from the question's own words and the pages' titles."""

    def __init__(self, store: EntitySource, lexicon: Lexicon, translator: Translator) -> None:
        self._store = store
        self._lexicon = lexicon
        self._translator = translator

    def narrow(self, question: str, linked: Sequence[LinkedEntity], language: Language) -> list[LinkedEntity]:
        """The entities that fit the words beside their name; all of a name where no words tell.

        A name in 《》 is a work; a noun before the name (`电影《功夫》`, `the film Titanic`) is its type.
        """
        places: dict[tuple[int, int], list[LinkedEntity]] = {}
        for entity in linked:
            places.setdefault((entity.start, entity.end), []).append(entity)
        known = {e.id: e for e in self._store.get_entities([e.id for e in linked]) if e is not None}
        narrowed: list[LinkedEntity] = []
        for (start, end), group in sorted(places.items()):
            meant = self._group(question, start, end, group, known, language)
            narrowed.extend(_with_sense(question, end, meant, known))
        return narrowed

    def has_page(self, linked: LinkedEntity) -> bool:
        """Whether a page is about an entity found by its exact name."""
        entity = next(iter(self._store.get_entities([linked.id])), None)
        return linked.how == "exact" and entity is not None and bool(entity.pages)

    def _group(
        self,
        question: str,
        start: int,
        end: int,
        group: list[LinkedEntity],
        known: dict[str, Entity],
        language: Language,
    ) -> list[LinkedEntity]:
        group = [e for e in group if not _is_list(known.get(e.id))] or group
        beside = _beside(question, start, end, language)
        wanted = self._named_type(beside, language)
        if not wanted and question[start - 1 : start] == "《":
            wanted = _WORK
        typed = [replace(e, type=self._type(e, known.get(e.id), wanted)) for e in group]
        if wanted and self._lexicon.fits(wanted, (_WORK,)) and _is_title(question, start, end, language):
            typed = [e for e in typed if not self._is_about_person(e, known.get(e.id))]
        other = self._of_another_kind(typed, known, wanted)
        if other:
            return [*other, *(replace(e, score=e.score * _WRONG_KIND) for e in typed)]
        if len(typed) < 2:
            return typed
        if language is Language.ENGLISH and not wanted and _ARTICLE.search(question[:start]):
            other = [e for e in typed if not self._fits_strictly(e.type, _WORK)]
            typed = other or typed  # the Titanic is the ship
        fitting = [e for e in typed if not wanted or self._fits_strictly(e.type, wanted)]
        typed = fitting or typed
        scored = [(self._described(beside, known.get(e.id), language), e) for e in typed]
        best = max((score for score, _ in scored), default=0)
        typed = [e for score, e in scored if score == best]
        calling = _calling(question, start, end, language)
        called = [e for e in typed if calling is not None and _is_called(calling, known.get(e.id))]
        return called or typed

    def _of_another_kind(
        self, linked: Sequence[LinkedEntity], known: dict[str, Entity], wanted: str
    ) -> list[LinkedEntity]:
        """What is of the kind that a question says, where all that its name is linked to are works of other kinds."""
        if not linked or wanted == _WORK or not self._lexicon.fits(wanted, (_WORK,)):
            return []
        entities = [known[e.id] for e in linked if e.id in known]
        works = [e for e in entities if self._fits_strictly(e.type, _WORK) and e.type not in (_WORK, wanted)]
        if len(works) < len(linked):
            return []
        found = of_kind(works, wanted, self._lexicon, self._store)
        return [replace(linked[0], id=one.id, name=one.name, type=one.type) for one in found]

    def _is_about_person(self, linked: LinkedEntity, entity: Entity | None) -> bool:
        return linked.type == "Person" and entity is not None and bool(entity.pages)

    def _named_type(self, beside: str, language: Language) -> str:
        """The type whose noun stands last, right beside the name: 电视剧版的《红高粱》, too."""
        beside = beside.rstrip().removesuffix("版的").removesuffix("版")
        found = self._lexicon.types(beside, language)
        if found and found[-1].end == len(beside.rstrip()):
            return found[-1].type
        head = ending_head(beside.strip(), language)
        return _TELEVISED if head == _WORK and _SERIES.search(beside) is not None else head

    def _type(self, linked: LinkedEntity, entity: Entity | None, wanted: str) -> str:
        """The type that a title's bracket says, else the entity's, else what the question says."""
        senses = [_SENSE.search(name.name) for name in entity.names] if entity is not None else []
        for sense in senses:
            if sense is None:
                continue
            for language in Language:
                found = self._lexicon.types(sense[1], language)
                if found:
                    return found[-1].type
        if (
            wanted
            and linked.type
            and not self._lexicon.fits(linked.type, (wanted,))
            and linked.type != "Person"
        ):
            return wanted if entity is None or not entity.description else linked.type
        return linked.type or wanted

    def _fits_strictly(self, type: str, wanted: str) -> bool:
        return type not in ("", "Thing") and self._lexicon.fits(type, (wanted,))

    def _described(self, beside: str, entity: Entity | None, language: Language) -> int:
        """How many of the words beside the name the entity's titles and description hold, in either language."""
        if entity is None or not beside.strip():
            return 0
        said = folded(" ".join([entity.description, *entity.pages, *(n.name for n in entity.names)]))
        if language is Language.CHINESE:
            pairs = {beside[i : i + 2] for i in range(len(beside) - 1)}
            words = set(self._translator.pieces(beside))
            return max(sum(pair in said for pair in pairs), self._translated(words, said, language))
        words = set(re.findall(r"[a-z]{4,}|(?<!\d)\d{4}(?!\d)", folded(beside))) - STOP_WORDS
        return max(sum(word in said for word in words), self._translated(words, said, language))

    def _translated(self, words: set[str], said: str, language: Language) -> int:
        forms = (self._translator.forms(word, language.other) for word in words)
        return sum(any(form in said for form in found) for found in forms)


def _with_sense(
    question: str, end: int, meant: Sequence[LinkedEntity], known: Mapping[str, Entity]
) -> list[LinkedEntity]:
    """What a name means, under the name with the bracket behind it where that is what their titles have in theirs."""
    bracket = BRACKET.match(question, end)
    if bracket is None or not meant:
        return list(meant)
    senses = [
        {folded(split_sense(name.name)[1]) for name in known[e.id].names} if e.id in known else set[str]()
        for e in meant
    ]
    if not all(folded(bracket["sense"].strip()) in own for own in senses):
        return list(meant)
    return [replace(e, surface=question[e.start : bracket.end()], end=bracket.end()) for e in meant]


def _is_list(entity: Entity | None) -> bool:
    """Whether the page of a thing lists all who bear its name: Mercury (disambiguation)."""
    return entity is not None and any(lists_things(name.name) for name in entity.names)


def _calling(question: str, start: int, end: int, language: Language) -> Calling | None:
    """The calling whose noun stands before a name, in it in brackets, or in brackets behind it."""
    sense = typed_sense(question, start, end)
    called = next((calling for calling in CALLINGS if sense and calling.has_noun(sense)), None)
    return called or calling_beside(question, start, language)


def _is_called(calling: Calling, entity: Entity | None) -> bool:
    """Whether a thing's titles or its description have a noun for the calling, in any language: the actress, 演员."""
    if entity is None:
        return False
    return calling.has_noun(" ".join((entity.description, *entity.pages, *(n.name for n in entity.names))))


def _is_title(question: str, start: int, end: int, language: Language) -> bool:
    """Whether a name, of which a noun for a work was said, can only be a title: 《甲》, `the film Crane?`, and not the
    one who did something of `the film Crane made`.
    """
    if language is Language.CHINESE:
        return question[start - 1 : start] == "《"
    return " " not in question[start:end] and _ENDS.match(question, end) is not None


def _beside(question: str, start: int, end: int, language: Language) -> str:
    """The words that may describe a name: just before it, or in a bracket or apposition after it."""
    opening = start - 1 if question[start - 1 : start] in ("《", "“", '"') and start else start
    before = _BEFORE[language].search(question[:opening])
    after = _AFTER[language].search(question[end:])
    described = next((group for group in after.groups() if group), "") if after is not None else ""
    described = described or split_sense(question[start:end])[1]
    return f"{before.group() if before is not None else ''} {described}".strip()
