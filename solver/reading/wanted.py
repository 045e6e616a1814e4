"""What a part looks for on a page: its things in every form, its relations' words, its other words."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from backends.segmenter import segment
from builder.extraction.english.lexicon import ADJECTIVES, COUNTRIES
from retriever.crossing.translating import Translator
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.names.categories import category_forms
from solver.language import folded
from solver.lexicon import Lexicon
from solver.names.styles import styles
from solver.names.titles import untitled
from solver.reading.gleaning import content_terms, translated
from solver.reading.library import Library
from solver.reading.page import Page
from solver.reading.terms import Term, Terms, last_names, part_language, relation_terms

_ISLANDS = ("british", "britain", "england", "english")  # all are 英国 in Chinese
_PEOPLE = {
    country: tuple(folded(adjective) for adjective, of in ADJECTIVES.items() if folded(of) == country)
    for country in map(folded, COUNTRIES)
} | {"united kingdom": _ISLANDS}
"""What a country's people, language or things are called in English."""

_MARKED = frozenset("《")
_NOUN = 0.6  # weight of the noun of a kind
_FIRST_WORDS = {
    Language.CHINESE: (
        "首部",
        "头一部",
        "头一次",
        "第一部",
        "首次",
        "第一次",
        "首张",
        "第一张",
        "处女作",
        "首个",
        "第一个",
        "首位",
        "第一位",
        "首演",
    ),
    Language.ENGLISH: ("first", "debut", "first-ever"),
}


class Wanted:
    """Turns parts into terms."""

    def __init__(self, store: GraphStore, library: Library, lexicon: Lexicon, translator: Translator) -> None:
        self._store = store
        self._library = library
        self._lexicon = lexicon
        self._translator = translator

    def gleaned(self, part: SubQuestion, page: Page) -> Terms:
        """What a page is searched for when nothing else answers: every content word, in any wording."""
        return Terms(
            things=tuple(self.things(part, page)),
            relations=relation_terms(part, self._asking(part), self._lexicon, page.language),
            words=content_terms(part, page.language, self._lexicon, self._rarity, self._translator),
            asked=part.asked,
            language=page.language,
            known=tuple(part.residual),
            entities=frozenset(e.id for e in part.entities),
            about=part.entities[0].type if part.entities else "",
            phrase=_without(folded(part.text), part.names)
            if part_language(part.text) is page.language
            else "",
        )

    def terms(self, part: SubQuestion, page: Page) -> Terms:
        language = page.language
        asked_in = part_language(part.text)
        nouns = [noun for noun in part.nouns if noun not in part.said]
        if asked_in is language:
            terms = [Term((folded(word),), self._rarity(word), "word") for word in part.residual]
            terms += [Term((folded(noun),), _NOUN, "noun") for noun in nouns]
        else:
            terms = translated(part.residual, self._translator, language, self._rarity)
            terms += translated(nouns, self._translator, language, lambda _: _NOUN, "noun")
        if part.stated:
            forms = (
                {*map(folded, part.stated), *_FIRST_WORDS[language]}
                if _is_first(part.stated)
                else set(part.stated)
            )
            terms.append(Term(tuple(sorted(forms)), 2.0, "word"))
        if part.kind is QuestionKind.RELATION and len(part.names) > 1:
            terms = []
        return Terms(
            things=tuple(self.things(part, page)),
            relations=relation_terms(part, self._asking(part), self._lexicon, language),
            words=tuple(terms),
            asked=part.asked,
            language=language,
            known=tuple(part.residual),
            entities=frozenset(e.id for e in part.entities),
            about=part.entities[0].type if part.entities else "",
            phrase=_without(folded(part.text), part.names) if asked_in is language else "",
        )

    def forms(self, part: SubQuestion, page: Page, name: str) -> set[str]:
        """A name of the question, folded, and what the page calls what it is known to mean."""
        plain = folded(name)
        return {
            plain,
            *(f for term in self.things(part, page) if plain in term.forms for f in term.forms),
        } - {""}

    def translations(self, word: str, language: Language) -> tuple[str, ...]:
        """What a word of the other language may be on a page of this one."""
        return self._translator.forms(word, language)

    def pieces(self, word: str) -> tuple[str, ...]:
        """The dictionary's words that a Chinese run is put together from."""
        return self._translator.pieces(word)

    def _asking(self, part: SubQuestion) -> tuple[str, ...]:
        """The relation words that ask for what is wanted; of a chain all, since each step is said."""
        if part.kind not in (QuestionKind.ATTRIBUTE, QuestionKind.LIST) or not part.predicates:
            return part.said
        wanted = set(part.predicates)
        return tuple(w for w in part.said if wanted & set(self._said(w))) or part.said

    def _said(self, word: str) -> list[str]:
        """The relations that a word may mean, in either direction."""
        found = self._lexicon.wordings(word, part_language(word))
        return [p for f in found for p in (*f.wording.forward, *f.wording.backward)]

    def things(self, part: SubQuestion, page: Page | None = None) -> Iterable[Term]:
        """The names asked about in every form; a last name alone only where the page has the whole."""
        text = folded(page.document.text) if page is not None else ""
        by_surface: dict[str, set[str]] = {
            name: {folded(name), folded(untitled(name)), *styles(name, text)} for name in part.names
        }
        entities = {e.id: e for e in self._library.entities([e.id for e in part.entities]) if e is not None}
        for linked in part.entities:
            entity = entities.get(linked.id)
            if entity is not None:
                forms = by_surface.setdefault(linked.surface, {folded(linked.surface)})
                forms.update(folded(name.name) for name in entity.names)
                forms.add(folded(entity.name))
                if entity.type == "Person":
                    forms.update(last_names(form for form in forms if page is None or form in text))
                if "Place" in (entity.type, *self._lexicon.ancestors(entity.type)):
                    forms.update(a for form in tuple(forms) for a in _PEOPLE.get(form, ()))
        for forms in by_surface.values():
            forms.update(short for form in tuple(forms) for short in (*_prizes(form), *_categories(form)))
        works = {e.surface for e in part.entities if "Work" in self._lexicon.ancestors(e.type)}
        for surface, forms in sorted(by_surface.items()):
            marked = surface in works and not _MARKED.isdisjoint(text)
            yield Term(tuple(sorted(forms)), 3.0, "work" if marked else "thing")

    def _rarity(self, word: str) -> float:
        """Inverse document frequency of the word's rarest token, in [0.5, 2]."""
        tokens = [t for t in segment(word) if len(t) > 1]
        if not tokens:
            return 0.5
        statistics = self._store.term_statistics(tokens)
        rarest = min(statistics.frequency.get(token, 0) for token in tokens)
        if not statistics.chunks:
            return 1.0
        return 0.5 + 1.5 * math.log((statistics.chunks + 1) / (rarest + 1)) / math.log(statistics.chunks + 2)


def _prizes(name: str) -> set[str]:
    """What a prize with its category is called for short: the Oscar for Best Director."""
    prize, award, category = name.partition(" award for ")
    found = {f"{prize} for {category}", f"{category} {prize}"} if award else set()
    return found | {form.replace("academy", "oscar") for form in found if "academy" in form}


def _categories(name: str) -> set[str]:
    """What the category of a prize is called in both languages, but for words that are no names: `directing`."""
    return {form for form in category_forms(name) if " " in form or not form.isascii()}


def _without(text: str, names: Sequence[str]) -> str:
    """The text with names blanked out."""
    for name in names:
        text = text.replace(folded(name), "\x00")
    return text


def _is_first(stated: Sequence[str]) -> bool:
    words = (*_FIRST_WORDS[Language.CHINESE], *_FIRST_WORDS[Language.ENGLISH], "第一", "最先", "最早")
    return any(word in words for word in stated)
