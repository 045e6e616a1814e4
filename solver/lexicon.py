"""The words that ask for relations and types, from the ontology and from the graph itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property

from schemas.ontology import Cardinality, Ontology
from schemas.text import Language
from solver import derived
from solver.language import folded

LITERAL_TYPES = frozenset({"Date", "Number", "Text"})
_INFLECTION = r"(?:s|es|ed|d|ing)?"
_FUNCTION_WORDS = frozenset(
    "a an and are as at by for from has have in is it its of on or the to was were with s".split()
)


@dataclass(frozen=True, slots=True)
class Wording:
    """What a stretch of words may mean: relations read forwards, and relations read backwards."""

    forward: tuple[str, ...] = ()
    backward: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FoundWording:
    """A wording at its place in a question."""

    start: int
    end: int
    text: str
    wording: Wording


@dataclass(frozen=True, slots=True)
class FoundType:
    """A noun for a kind of thing (`电影`, `films`) at its place."""

    start: int
    end: int
    type: str


@dataclass(frozen=True)
class Lexicon:
    """Built once for an ontology and the predicates a store holds.

    A predicate that the ontology does not know (`starred actors`, from an imported file) is asked for
    by its own words, and by the words of the relations whose label or alias shares its content words.
    """

    ontology: Ontology
    predicates: Mapping[str, int] = field(default_factory=dict)

    def wordings(
        self, text: str, language: Language, taken: Iterable[tuple[int, int]] = ()
    ) -> list[FoundWording]:
        """Relation words outside the stretches taken, longest first where they overlap, by place."""
        index = self._relations[language]
        found = [
            FoundWording(start, end, text[start:end], index[key])
            for start, end, key in _longest(text, language, self._relation_patterns[language], taken)
        ]
        return sorted(found, key=lambda f: f.start)

    def types(self, text: str, language: Language, taken: Iterable[tuple[int, int]] = ()) -> list[FoundType]:
        """Nouns of kinds outside the stretches taken, by place."""
        index = self._types[language]
        pattern = self._type_patterns[language]
        return [
            FoundType(start, end, index[key]) for start, end, key in _longest(text, language, pattern, taken)
        ]

    def kinds(self, word: str, language: Language, other: Language) -> frozenset[str]:
        """What a language calls the kinds of things that a word of a language names; nothing of any other word."""
        known = [
            self.ontology.types.get(f.type)
            for f in self.types(word, language)
            if f.end - f.start == len(word)
        ]
        labels = [kind.zh if other is Language.CHINESE else kind.en for kind in known if kind is not None]
        return frozenset(
            folded(name) for one in labels for name in (one.label, *one.aliases) if len(name) > 1
        )

    def resolve(self, words: str) -> tuple[str, ...]:
        """Predicates that a plan's words name: an id, else a label, else a wording, else the graph's own."""
        key = folded(words).strip()
        made = next((one for one in self._derived if words == one or key in _words_of(one)), "")
        if made:
            return (made,)
        if words in self.ontology.relations:
            return self._with_own(words)
        exact = self._labelled.get(key, ())
        if exact:
            return tuple(dict.fromkeys(p for r in exact for p in self._with_own(r)))
        if words in self.predicates:
            return (words,)
        named = self.ontology.predicates_named(words)
        return tuple(dict.fromkeys(p for relation in named for p in self._with_own(relation)))

    def synonyms(self, predicate: str, language: Language) -> frozenset[str]:
        """Every wording by which a language says the relation, folded."""
        if predicate in self._derived:
            return frozenset(map(folded, self._derived[predicate].words[language]))
        return self._synonyms[language].get(predicate, frozenset({folded(predicate)}))

    def label(self, predicate: str, language: Language) -> str:
        """The wording of a relation that is shown to people."""
        made = self._derived.get(predicate)
        return self.ontology.label(predicate, language) if made is None else made.label(language)

    def domain(self, predicate: str) -> tuple[str, ...]:
        """Types of subjects; empty means any."""
        if predicate in self._derived:
            return self._derived[predicate].domain
        relation = self.ontology.relations.get(self.standard(predicate))
        return () if relation is None else relation.domain

    def range(self, predicate: str) -> tuple[str, ...]:
        """Types of objects, `Date`, `Number` and `Text` among them; empty means any."""
        if predicate in self._derived:
            return self._derived[predicate].range
        relation = self.ontology.relations.get(self.standard(predicate))
        return () if relation is None else relation.range

    def has_one(self, predicate: str) -> bool:
        """Whether a thing has one such value or thing: a place of birth."""
        relation = self.ontology.relations.get(self.standard(predicate))
        return relation is not None and relation.cardinality is Cardinality.ONE

    def standard(self, predicate: str) -> str:
        """The ontology's relation that a graph's own predicate comes closest to, or the predicate."""
        if predicate in self.ontology.relations:
            return predicate
        return next(iter(self._kin.get(predicate, ())), predicate)

    def ancestors(self, type: str) -> tuple[str, ...]:
        """The type and all wider ones."""
        return self.ontology.ancestors(type)

    def fits(self, type: str, accepted: Iterable[str]) -> bool:
        """Whether a thing of the type may stand where one of the accepted types is asked for."""
        wanted = tuple(accepted)
        if not type or not wanted or "Thing" in wanted or type == "Thing":
            return True
        return any(w in self.ancestors(type) or type in self.ancestors(w) for w in wanted)

    def _with_own(self, relation: str) -> tuple[str, ...]:
        own = sorted(p for p, kin in self._kin.items() if relation in kin)
        return (relation, *own)

    @property
    def _derived(self) -> Mapping[str, derived.Derived]:
        return derived.relations()

    @cached_property
    def _labelled(self) -> dict[str, tuple[str, ...]]:
        """The relations, in order, that each label or alias names."""
        found: dict[str, list[str]] = {}
        for identifier, relation in sorted(self.ontology.relations.items()):
            for wording in _labels(relation.zh, relation.en):
                found.setdefault(wording, []).append(identifier)
        return {wording: tuple(relations) for wording, relations in found.items()}

    @cached_property
    def _kin(self) -> dict[str, tuple[str, ...]]:
        """For each predicate outside the ontology the relations it shares all content words with."""
        return {
            predicate: self._relations_like(predicate)
            for predicate in sorted(self.predicates)
            if predicate not in self.ontology.relations
        }

    def _relations_like(self, predicate: str) -> tuple[str, ...]:
        exact = self.ontology.predicates_named(predicate.replace("_", " "))
        if exact:
            return exact
        words = _content(predicate)
        scored = []
        for identifier, relation in self.ontology.relations.items():
            for wording in sorted(_labels(relation.zh, relation.en)):
                own = _content(wording)
                if own and words and (own <= words or words <= own):
                    scored.append((-len(own & words) / len(own | words), identifier))
        best = min((score for score, _ in scored), default=0.0)
        return tuple(sorted({identifier for score, identifier in scored if score == best}))

    @cached_property
    def _relations(self) -> dict[Language, dict[str, Wording]]:
        return {language: self._relation_index(language) for language in Language}

    def _relation_index(self, language: Language) -> dict[str, Wording]:
        forward: dict[str, set[str]] = {}
        backward: dict[str, set[str]] = {}
        for identifier, relation in self.ontology.relations.items():
            for wording in self._asked_by(identifier, language):
                forward.setdefault(wording, set()).add(identifier)
            inverse = relation.inverse.get(language)
            if inverse is not None:
                for wording in _labels(inverse):
                    if wording.removesuffix(" of") == wording or wording.removesuffix(" of") not in forward:
                        backward.setdefault(wording, set()).add(identifier)
        for wording in [key for key in forward if key.endswith(" of")]:
            noun = wording.removesuffix(" of").removesuffix("s")
            if noun in backward:  # a student of somebody, as much as of a school
                backward.setdefault(wording, set()).update(backward[noun] - forward[wording])
        for predicate in sorted(self._kin):
            own = _spoken(predicate)
            forward.setdefault(own, set()).add(predicate)
            short = " ".join(word for word in own.split() if word not in _FUNCTION_WORDS)
            if short:
                forward.setdefault(short, set()).add(predicate)
        for one in self._derived.values():
            for wording in one.asked(language):
                forward[folded(wording)] = {one.id}
        keys = forward.keys() | backward.keys()
        return {
            key: Wording(tuple(sorted(forward.get(key, ()))), tuple(sorted(backward.get(key, ()))))
            for key in sorted(keys)
        }

    def _asked_by(self, identifier: str, language: Language) -> frozenset[str]:
        asked = self.ontology.wordings.get(identifier, {}).get(language, ())
        return _labels(self.ontology.relations[identifier].labels(language)) | {folded(w) for w in asked}

    @cached_property
    def _relation_patterns(self) -> dict[Language, re.Pattern[str]]:
        return {language: _pattern(self._relations[language], language) for language in Language}

    @cached_property
    def _types(self) -> dict[Language, dict[str, str]]:
        index: dict[Language, dict[str, str]] = {language: {} for language in Language}
        for identifier, kind in self.ontology.types.items():
            for language, labels in ((Language.CHINESE, kind.zh), (Language.ENGLISH, kind.en)):
                for wording in sorted(_labels(labels)):
                    index[language].setdefault(wording, identifier)
        return index

    @cached_property
    def _type_patterns(self) -> dict[Language, re.Pattern[str]]:
        return {language: _pattern(self._types[language], language) for language in Language}

    @cached_property
    def _synonyms(self) -> dict[Language, dict[str, frozenset[str]]]:
        index: dict[Language, dict[str, frozenset[str]]] = {}
        for language in Language:
            index[language] = {}
            for identifier, relation in self.ontology.relations.items():
                inverse = relation.inverse.get(language)
                extra = _labels(inverse) if inverse is not None else frozenset()
                index[language][identifier] = self._asked_by(identifier, language) | extra
        return index


def _labels(*labels: object) -> frozenset[str]:
    words: set[str] = set()
    for one in labels:
        words.add(folded(getattr(one, "label", "")))
        words.update(folded(alias) for alias in getattr(one, "aliases", ()))
    return frozenset(word for word in words if word)


@cache
def _words_of(relation: str) -> frozenset[str]:
    """What a derived relation is called in either language."""
    return frozenset(folded(w) for words in derived.relations()[relation].words.values() for w in words)


def _spoken(predicate: str) -> str:
    return " ".join(folded(predicate).replace("_", " ").split())


def _content(predicate: str) -> frozenset[str]:
    return frozenset(word for word in _spoken(predicate).split() if word not in _FUNCTION_WORDS)


def _pattern(index: Mapping[str, object], language: Language) -> re.Pattern[str]:
    """Matches one key at a time; longer keys are tried first."""
    keys = sorted((key for key in index if key), key=lambda key: (-len(key), key))
    if not keys:
        return re.compile(r"(?!)")
    joined = "|".join(re.escape(key) for key in keys)
    if language is Language.CHINESE:
        return re.compile(f"(?P<key>{joined})")
    return re.compile(rf"(?<!\w)(?P<key>{joined}){_INFLECTION}(?!\w)")


def _longest(
    text: str, language: Language, pattern: re.Pattern[str], taken: Iterable[tuple[int, int]]
) -> list[tuple[int, int, str]]:
    """(start, end, key) of matches left to right outside `taken`; each place is read once."""
    masked = list(folded(text))
    for start, end in taken:
        masked[start:end] = "\x00" * (end - start)
    return [(m.start(), m.end(), m["key"]) for m in pattern.finditer("".join(masked))]
