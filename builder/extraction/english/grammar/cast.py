"""Who and what a page has named so far, and whom `he`, `the film` or a surname stand for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable

from builder.extraction.english.awards import singular
from builder.extraction.english.lexicon import FOUGHT, HOUSED, REFERRING, TYPE_NOUNS, is_person_noun
from builder.extraction.english.names.entries import (
    Entries,
    Entry,
    called_short,
    is_double,
    is_same_noble,
    is_short,
    is_town,
)
from builder.extraction.english.names.titled import name_before_rank
from builder.findings import Named
from schemas.names import name_key
from schemas.ontology import Ontology

_STRENGTH = {"": 0, "tagger": 1, "rule": 2, "signature": 3, "definition": 4}
HE = frozenset({"he", "him", "his", "himself"})
SHE = frozenset({"she", "her", "hers", "herself"})
IT = frozenset({"it", "its", "itself"})
SPEAKER = frozenset({"i", "me", "my", "myself"})
SPEAKERS = frozenset({"we", "us", "our", "ourselves"})
PRONOUNS = HE | SHE | IT | SPEAKER | SPEAKERS
_BANDS = frozenset({"band", "group", "duo", "trio", "quartet"})
_LABELS = frozenset({"Records", "Recordings", "Music", "Label", "Entertainment", "Studios", "Pictures"})
_NEARBY = 250
UNNAMED = "pronoun"
"""The source of the type of somebody whom the page does not name."""
# What a weak (tagger's) type may really be: the tagger finds names well and types them badly.
_CONFUSABLE = {
    "Person": {"Organization", "Work", "Product"},
    "Place": {"Organization", "Person", "Work"},
    "Organization": {"Person", "Work", "Product", "Event"},
    "Work": {"Person", "Organization", "Product", "Event", "Award"},
    "Award": {"Work", "Organization", "Person", "Event"},
    "Event": {"Organization", "Work", "Award", "Place"},
}


class Cast:
    """The names of one page in the order they come; the page's subject is there from the start."""

    def __init__(self, subject: Named, ontology: Ontology) -> None:
        self._ontology = ontology
        self._entries = Entries()
        self._genders: Counter[str] = Counter()
        self._sexes: dict[str, str] = {}
        self._told_sexes: dict[str, str] = {}
        self._beside: dict[int, int] = {}
        self._topic: Named | None = None
        self.person_topic: Named | None = None
        self._latest, self._noted = 0, 0  # where a name was met last, in all and when a topic was noted
        self._couple: tuple[Named, Named, int] | None = None
        self.changes = 0
        """How often something was learned: a name, an alias, a type or a place."""
        self.drawing: object = None
        """The sentence that was sketched last, if that taught nothing."""
        self.on_screen = False
        """Whether the page speaks of films."""
        self.description = ""
        """How the page defines its subject, as far as it has been read."""
        self.subject_key = name_key(subject.name)
        self._entries[self.subject_key] = Entry(subject, tuple(subject.name.split()))
        self._entries[name_key(singular(subject.name))] = self._entries[self.subject_key]

    @property
    def subject(self) -> Named:
        """What the page is about, with its type as far as known."""
        return self._entries[self.subject_key].named

    @property
    def is_he(self) -> bool:
        """Whether the page's pronouns are mostly those of a man."""
        return self._page_gender() == "he"

    def note_gender(self, word: str) -> None:
        """Count a word if it is a pronoun: the commoner gender of the page is that of a person it is about."""
        if word in HE or word in SHE:
            self._genders["he" if word in HE else "she"] += 1

    def add_alias(self, alias: str, named: Named) -> None:
        """From now on the alias means the same entry."""
        entry, key = self._entries.get(name_key(named.name)), name_key(alias)
        if entry is not None and self._entries.get(key) is not entry:
            self._entries[key] = entry
            self.changes += 1

    def meet(self, words: str, type_: str, source: str, position: int) -> Named:
        """The thing that these words name here; short forms of a person met before mean that person."""
        if type_ == "Award":
            words = singular(words)
        key = name_key(words)
        entry = self._entries.get(key) or self._short_form(words, type_, position)
        if entry is None and is_double(tuple(words.split()), self._entries[self.subject_key].words):
            entry = self._entries[key] = self._entries[self.subject_key]
        if entry is None and name_before_rank(words):
            entry = self._of_rank(words, type_, source)
        if entry is None:
            entry = Entry(Named(words, type_, source if type_ else ""), tuple(words.split()))
            self._entries[key] = entry
        self.changes += entry.stands_at(position)
        self._latest = max(self._latest, position)
        self._learn(entry, type_, source)
        return entry.named

    def _of_rank(self, words: str, type_: str, source: str) -> Entry:
        """A noble of this rank: the page's subject by a longer name, or somebody whom `Rudolf II` means from now on."""
        short, subject = name_before_rank(words), self._entries[self.subject_key]
        same = is_same_noble(words, subject.named.name)
        entry = subject if same else Entry(Named(words, type_, source), tuple(short.split()))
        self._entries[name_key(words)] = entry
        if entry is not subject and short != name_before_rank(subject.named.name):
            key = name_key(short)
            self._entries[key] = self._entries.get(key, entry)
        return entry

    def are_one(self, one: Named, other: Named) -> bool:
        """Whether two names mean the same person, for all the page has said by now."""
        if one.name == other.name:
            return True
        entries = [self._entries.get(name_key(named.name)) for named in (one, other)]
        words = [entry.words for entry in entries if entry is not None]
        subject = self._entries[self.subject_key]
        ends = [(found[0], found[-1]) for found in words if len(found) > 1]
        return subject in entries and len(ends) > 1 and ends[0] == ends[1]

    def stand_apart(self, words: str) -> Named:
        """Somebody whom only these words mean from now on, though they could shorten another's name."""
        named = Named(words, "Person", "signature")
        self._entries[name_key(words)] = Entry(named, (words,))
        self.changes += 1
        return named

    def stand_alone(self, first: str, families: Collection[str]) -> None:
        """Let the first name of somebody of one of these families mean nobody of another: Frederick, a Terman, is no
        Frederick Olmsted."""
        entry = self._entries.get(name_key(first)) or self._short_form(first, "Person", 1 << 60)
        full = entry.words if entry is not None else ()
        plain = len(full) > 1 and full[0] == first and all(word.isalpha() and word.istitle() for word in full)
        if plain and entry is not self._entries[self.subject_key] and full[-1] not in families:
            self.stand_apart(first)

    def learn(self, named: Named, type_: str, source: str) -> None:
        """Take a type from a stronger source than the one known."""
        entry = self._entries.get(name_key(named.name))
        if entry is not None and not (type_ == "Place" and is_town(named)):
            self._learn(entry, type_, source)

    def current(self, named: Named) -> Named:
        """The same thing with the type known by now."""
        entry = self._entries.get(name_key(named.name))
        return named if entry is None else entry.named

    def is_met(self, named: Named, position: int) -> bool:
        """Whether the page named somebody before a position."""
        entry = self._entries.get(name_key(named.name))
        return entry is not None and entry.before(position) > 0

    def is_a(self, named: Named, wanted: tuple[str, ...]) -> bool:
        """Whether a thing may be one of these types, given how sure its own type is."""
        own = self.current(named)
        if not wanted or not own.type or "Thing" in wanted:
            return True
        families = {self.family(w) for w in wanted}
        if self.family(own.type) in families:
            return any(self.within(own.type, w) or self.within(w, own.type) for w in wanted)
        if own.type_source != "tagger":
            return "Place" in families and is_town(own)
        if own.type == "Place" and "Person" in families:
            return " " in own.name
        return any(own.type in _CONFUSABLE.get(family, ()) for family in families)

    def within(self, type_: str, wanted: str) -> bool:
        """Whether a type is another or a kind of it."""
        while type_:
            if type_ == wanted:
                return True
            type_ = self._ontology.types[type_].parent if type_ in self._ontology.types else ""
        return False

    def family(self, type_: str) -> str:
        """The widest type above: `Film` is a `Work`."""
        while type_ in self._ontology.types and self._ontology.types[type_].parent:
            type_ = self._ontology.types[type_].parent
        return type_

    def ends(self, relation: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The types that the subject and the object of a relation may have."""
        known = self._ontology.relations[relation]
        return tuple(known.domain), tuple(known.range)

    def couple(self, position: int) -> tuple[Named, ...]:
        """The two people whom `they` means: a couple named shortly before (within 300 characters)."""
        if self._couple is None or not 0 <= position - self._couple[2] <= 300:
            return ()
        return self._couple[:2]

    @property
    def topic(self) -> Named | None:
        """The work that the sentence before is about."""
        return self._topic

    def note_couple(self, one: Named, other: Named, position: int) -> None:
        """Remember a couple, so that `they` can mean it, and that the wife of a man is a she."""
        self._couple = (one, other, position)
        if self.subject.name in (one.name, other.name) and self._page_gender():
            spouse = other if one.name == self.subject.name else one
            self._sexes[spouse.name] = "she" if self.is_he else "he"

    def note_sex(self, named: Named, sex: str) -> None:
        """Remember that somebody is a `he` or a `she`; what was said first counts."""
        self._told_sexes.setdefault(named.name, sex)

    def _sex(self, named: Named) -> str:
        return self._sexes.get(named.name) or self._told_sexes.get(named.name, "")

    def note_beside(self, positions: Iterable[int], other: int) -> None:
        """Remember that the name at these positions stands in what is said of the one at another."""
        self._beside.update((1 + position, other) for position in positions)

    def _place(self, entry: Entry, position: int) -> int:
        """Where an entry stands before a position, from 1 on; one named beside another stands before that one."""
        last = entry.before(position)
        return max(1, self._beside.get(last, last)) if last else 0

    def note_topic(self, named: Named | None) -> None:
        """Remember what a sentence is about, so that `it` or `he` of the next one can mean it."""
        known = None if named is None else self.current(named)
        self.person_topic = known if known is not None and known.type == "Person" else None
        self._noted = self._latest
        sure = known is not None and known.type_source != "tagger" and self.family(known.type) == "Work"
        self._topic = known if sure else None

    def pronoun(
        self, word: str, position: int, others: tuple[Named, ...] = (), doer: Named | None = None
    ) -> tuple[Named, bool] | None:
        """Whom a pronoun means, and whether it is the page's subject.

        `others` are the people who are subjects before it in its sentence, nearest first; it never
        means the `doer` of its own clause.
        """
        if word in HE or word in SHE:
            return self._person(word, position, others, doer)
        if word in IT and self.family(self.subject.type) == "Person":
            works = [named for named in others if self.family(named.type) == "Work"]
            found = works[0] if works else self._topic if not others else None
            return None if found is None else (found, False)
        if word in IT:
            family = self.family(self.subject.type)
            if family != "Work" and self._topic is not None and not others:
                return self._topic, False
            alike = (family, "", "Thing", "Product", "Organization") if family == "Place" else (family, "")
            rivals = [n for n in others if n.name != self.subject.name and self.family(n.type) in alike]
            return (self.subject, True) if family not in ("Person", "") and not rivals else None
        return None

    @staticmethod
    def unnamed(word: str) -> Named | None:
        """Somebody whom a pronoun means and the page does not name; the same for all pronouns of a kind."""
        kinds = ((HE, "he", "Person"), (SHE, "she", "Person"), (SPEAKER, "I", "Person"),
                 (SPEAKERS, "we", "Organization"), (IT, "it", ""))  # fmt: skip
        return next((Named(f"({name})", kind, UNNAMED) for words, name, kind in kinds if word in words), None)

    def nominal(self, noun: str, position: int) -> tuple[Named, bool] | None:
        """Whom `the film`, `the company` means, and whether it is the page's subject."""
        wanted = REFERRING.get(noun)
        if wanted is None:
            return self._called(noun, position)
        family, subject = self.family(wanted), self.subject
        if noun == "university" and noun not in f"{subject.name} {self.description}".lower():
            return self._called(noun, position)
        if self.family(subject.type) == family and (subject.type in (wanted, family) or wanted == family):
            return subject, True
        if self.family(subject.type) == family and family == "Organization":
            return subject, True
        if noun == "building" and HOUSED.search(f"{subject.name} {self.description}"[:120]):
            return subject, True
        called = self._last(lambda n: self.family(n.type) == family and _ends_with(n, noun), position)
        found = called or self._last(
            lambda n: (
                self.family(n.type) == family
                and n.type_source != "tagger"
                and not n.name.startswith(("best ", "Best "))
                and not (noun in _BANDS and n.name.split()[-1] in _LABELS)
            ),
            position,
        )
        return self._called(noun, position) if found is None else (found, False)

    def _called(self, noun: str, position: int) -> tuple[Named, bool] | None:
        """The Lund Festival for `the festival`, whatever the tagger takes it for."""
        kind = TYPE_NOUNS.get(noun, "")
        if self.family(kind) not in ("Organization", "Event", "Place", "Award"):
            return None
        found = self._last(lambda n: _ends_with(n, noun), position)
        if found is None and self.family(self.subject.type) == self.family(kind) and self._is_defined(noun):
            found = self.subject
        return None if found is None else (found, found.name == self.subject.name)

    def _is_defined(self, noun: str) -> bool:
        """Whether the page says first of all that its subject is such a thing: `a low-cost airline`."""
        defined = re.split(r"[,;.(]| (?:of|in|that|which|by|from|for|between) ", self.description)[0]
        return noun in defined.lower().split()

    def _person(
        self, word: str, position: int, others: tuple[Named, ...], doer: Named | None
    ) -> tuple[Named, bool] | None:
        gender = "he" if word in HE else "she"
        subject = self.subject
        known, others = others, tuple(named for named in others if self._sex(named) in ("", gender))
        if subject.type == "Thing" and gender == "she" and not others:
            return subject, True  # a ship
        if self.family(subject.type) == "Person" and self._page_gender() in (gender, ""):
            if others and others[0].name != subject.name:
                return (others[0], False) if others[0].type_source != "tagger" else None
            return subject, True
        if known:
            return (others[0], False) if others else None
        barred = {subject.name, doer.name} if doer is not None else {subject.name}
        topic = self.person_topic
        sex = self._sex(topic) if topic is not None and topic.name not in barred else ""
        near = self._sex_nearby(gender, barred, position, told=sex not in ("", gender))
        if near is not None and sex != gender:
            return near, False
        found = self._last(
            lambda n: n.type == "Person" and n.name not in barred and self._sex(n) in ("", gender), position
        )
        earlier = (
            found is not None and self._entries[name_key(found.name)].before(position) - 1 <= self._noted
        )
        if earlier and topic is not None and topic.name not in barred and self._sex(topic) in ("", gender):
            found = topic
        return None if found is None else (found, False)

    def _sex_nearby(self, gender: str, barred: set[str], position: int, *, told: bool) -> Named | None:
        """The last one who is surely a `he` or a `she`, if named shortly before (within 250 characters).

        Not only the spouse of whom the page is about, but whoever a noun tells it of where `told`.
        """
        sexes = {**self._told_sexes, **self._sexes} if told else self._sexes
        found = self._last(lambda n: n.name not in barred and sexes.get(n.name) == gender, position)
        entry = self._entries.get(name_key(found.name)) if found is not None else None
        return found if entry is not None and position - entry.before(position) < _NEARBY else None

    def _page_gender(self) -> str:
        he, she = self._genders["he"], self._genders["she"]
        return "" if he == she else "he" if he > she else "she"

    def _last(self, wanted: Callable[[Named], bool], position: int) -> Named | None:
        best: tuple[int, str] | None = None
        chosen = None
        for key, entry in self._entries.items():
            last = self._place(entry, position)
            if last and wanted(entry.named) and (best is None or (last, key) > best):
                best, chosen = (last, key), entry.named
        return chosen

    def _short_form(self, words: str, type_: str, position: int) -> Entry | None:
        parts = tuple(words.split())
        if type_ in ("School", "Award", "Film") or not 0 < len(parts) <= 2:
            return None
        subject = self._entries[self.subject_key]
        person = self.family(subject.named.type) in ("Person", "")
        if person and is_short(parts, subject.words) and len(subject.words) > 1:
            return subject
        others = (entry for entry in self._entries.with_words(parts) if entry is not subject)
        return called_short(parts, others, lambda entry: self._place(entry, position))

    def _learn(self, entry: Entry, type_: str, source: str) -> None:
        known = entry.named
        stronger = _STRENGTH.get(source, 0) > _STRENGTH.get(known.type_source, 0)
        narrower = self.family(type_) == known.type and type_ != known.type
        wider = self.family(known.type) == type_
        if type_ and ((stronger and not wider) or (not known.type) or (narrower and source != "tagger")):
            entry.named = Named(known.name, type_, source)
        elif type_ and stronger and wider:
            entry.named = Named(known.name, known.type, source)
        self.changes += entry.named != known


def _ends_with(named: Named, noun: str) -> bool:
    return named.name.lower().endswith(" " + noun)


def with_type(subject: Named, sense: str) -> Named:
    """The page's subject with the type that the bracket of its title or its own last word tells."""
    if subject.type:
        return subject
    if not sense and FOUGHT.match(subject.name):
        return Named(subject.name, "Event", "rule")
    for word in (*reversed(sense.lower().split()), *reversed(subject.name.lower().split())):
        noun = word.removesuffix("s") if word in ("awards", "prizes", "medals") else word
        if is_person_noun(noun) and sense:
            return Named(subject.name, "Person", "rule")
        if noun in TYPE_NOUNS and (sense or TYPE_NOUNS[noun] in ("Award", "School")):
            return Named(subject.name, TYPE_NOUNS[noun], "rule")
    return subject
