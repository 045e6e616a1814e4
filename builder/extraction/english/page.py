"""What has been found on one English page so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from builder.extraction.english.awards import singular_aliases
from builder.extraction.english.definitions import Definition
from builder.extraction.english.foundings import only_foundings
from builder.extraction.english.grammar.another import is_land
from builder.extraction.english.grammar.cast import UNNAMED, Cast, with_type
from builder.extraction.english.grammar.filler import Filler
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.kin import parted
from builder.extraction.english.grammar.matching import Match
from builder.extraction.english.inferences import (
    as_composed,
    infer,
    without_doubles,
    without_strays,
    without_vaguer,
)
from builder.extraction.english.names.birth_names import birth_names, under_one_name
from builder.extraction.english.names.kinsmen import name_kinsmen
from builder.extraction.english.names.mentions import Mentions
from builder.extraction.english.reading import Passage, find_titles, read
from builder.extraction.english.refused import is_misfit, is_tale, without_misfits
from builder.extraction.english.undefined import guess, short_names
from builder.extraction.english.version import VERSION
from builder.extraction.english.word_order.filmography import FILMS, PLAYED, find_films, is_film_director
from builder.extraction.english.word_order.wins import repeated
from builder.extraction.english.word_order.works import Credit, find_credits, maker, speaks_of_films
from builder.extraction.own_dates import without_other_dates
from builder.findings import Fact, Findings, FoundAlias, FoundMention, Named
from schemas.graph import Literal, Qualifier, SubjectSource
from schemas.names import split_sense
from schemas.ontology import Ontology
from schemas.text import Chunk, Document, Language, Span

_QUALIFIERS = frozenset({"time", "place", "role", "work", "edition", "category", "order"})
_OPENING = 300  # characters in which the first sentence ends
_PSEUDO_TYPES = {"Party": "Organization"}
_SOURCE_FACTOR = {SubjectSource.SPAN: 1.0, SubjectSource.COREFERENCE: 0.95, SubjectSource.PAGE_TITLE: 0.9}


class Page:
    """What has been found on one page so far."""

    def __init__(self, document: Document, subject: Named, ontology: Ontology) -> None:
        self.document = document
        self.name = split_sense(subject.name)[0]
        typed = with_type(subject, split_sense(document.title)[1])
        self.cast = Cast(guess(typed, document.text), ontology)
        for short in short_names(subject.name, document.text):
            self.cast.add_alias(short, subject)
        self.cast.on_screen = speaks_of_films(document.text)
        self.titles = find_titles(document.text, document.emphasis)
        self._ontology = ontology
        self._facts: dict[tuple[object, ...], Fact] = {}
        self._mentions = Mentions()
        self._definition = Definition()
        self._aliases: list[FoundAlias] = []
        self._credits: list[tuple[Credit, tuple[int, int]]] = []
        self._films: list[tuple[Credit, tuple[int, int]]] = []
        self._dropped: list[tuple[str, str]] = []
        self.references: list[FoundMention] = []
        self._tales: list[Span] = []

    def passages(self, chunks: Sequence[Chunk]) -> list[tuple[Chunk, Passage]]:
        """The English chunks that hold words, as the tagger sees them."""
        name, titles, italics = self.name, self.titles, self.document.emphasis
        own = [c for c in chunks if c.language is Language.ENGLISH and c.text.strip()]
        self._tales = [Span(c.start, c.end) for c in own if is_tale(c.headings)]
        return [(c, read(c.text, c.start, own=name, titles=titles, italics=italics)) for c in own]

    @property
    def is_defined(self) -> bool:
        """Whether a sentence has said what the page is about."""
        return bool(self._definition.type)

    @property
    def count(self) -> int:
        """How many facts have been found so far."""
        return len(self._facts)

    def note_mentions(self, resolver: Resolver, sentence: Span) -> None:
        """Names of a sentence, in order, so that later words can refer to them."""
        parsed, seen = resolver.parsed, -1
        for token in range(sentence.start, sentence.end):
            if parsed.tree[token].start < seen:
                continue
            name = parsed.name(token)
            if name is None or (not name.type and parsed.tree[token].pos != "PROPN"):
                continue
            words = resolver.words(name.start, name.end)
            start, end = parsed.passage.locate(name.start, name.end)
            named = self.cast.meet(words, name.type, name.type_source, start)
            self._mentions[start, end] = FoundMention(start, end, self.document.text[start:end], named)
            seen = name.end

    def take(self, definition: Definition, resolver: Resolver, sentence: Span) -> None:
        """Keep what a definition sentence says of the page's subject."""
        if definition.type and not self._definition.type:
            self._definition = definition
            self.cast.description = definition.description
            self.cast.on_screen |= speaks_of_films(definition.description, often=1)
        self._aliases.extend(definition.aliases)
        for alias in definition.aliases:
            self.cast.add_alias(alias.alias, alias.named)
        tree = resolver.tree
        edges = resolver.parsed.passage.locate(tree[sentence.start].start, tree[sentence.end - 1].end)
        for found in definition.facts:
            self._keep(
                Fact(found.subject, found.predicate, found.object, found.start, found.end, *edges,
                     f"{VERSION}#definition.{found.predicate}", found.confidence,
                     qualifiers=found.qualifiers, subject_span=found.subject_span, object_span=found.object_span)
            )  # fmt: skip
            if isinstance(found.object, Named):
                self._learn_object(found.object, found.start)
                self._note_object(found.object, found.object_span)

    def _learn_object(self, named: Named, position: int) -> None:
        if self.cast.is_met(named, len(self.document.text)):
            self.cast.learn(named, named.type, "signature")
        else:
            self.cast.meet(named.name, named.type, "signature", position)

    def _note_object(self, named: Named, written: Span | None) -> None:
        if written is not None:
            span = (written.start, written.end)
            words = self.document.text[slice(*span)]
            self._mentions.note(FoundMention(*span, words, named, "rule"))

    def note_credits(self, resolver: Resolver, sentence: Span, headings: Sequence[str]) -> None:
        """Keep whose works are named; what that means is known at the end of the page."""
        tree = resolver.tree
        edges = resolver.parsed.passage.locate(tree[sentence.start].start, tree[sentence.end - 1].end)
        if is_film_director(self._definition.description):
            self._films += [(film, edges) for film in find_films(resolver, sentence)]
        films = any("film" in heading.lower() for heading in headings)
        self._credits += [(credit, edges) for credit in find_credits(resolver, sentence, among_films=films)]

    def _settle_credits(self) -> None:
        for credit, edges in self._credits:
            type_ = self.cast.current(credit.work).type
            predicate = maker(credit, type_, self._facts.values())
            words = self.document.text[credit.start : credit.end]
            if not predicate:
                self._dropped.append((words, "nothing says what they did for the work"))
            elif not self._known(credit.work, predicate):
                self._keep(
                    Fact(credit.work, predicate, credit.person, credit.start, credit.end, *edges,
                         f"{VERSION}#credit.{predicate}", 0.75)
                )  # fmt: skip

        for film, edges in self._films:
            played = not film.played or self._is_played(film.work, edges[0])
            if played and not self._known(film.work, "director"):
                self._keep(
                    Fact(film.work, "director", film.person, film.start, film.end, *edges,
                         f"{VERSION}#film.director", PLAYED if film.played else FILMS, SubjectSource.SPAN)
                )  # fmt: skip

    def _is_played(self, work: Named, start: int) -> bool:
        """Whether the sentence that starts here tells somebody's part in a work."""
        said = (f for f in self._facts.values() if f.predicate == "starring" and f.sentence_start == start)
        return any(f.subject.name == work.name and f.object != self.cast.subject for f in said)

    def _known(self, subject: Named, predicate: str) -> bool:
        return any(f.subject.name == subject.name and f.predicate == predicate for f in self._facts.values())

    def add_parted(self, match: Match, resolver: Resolver, sentence: Span) -> None:
        """One match as a fact, if it is not told of one person alone."""
        own = parted(match, resolver)
        if own is not None:
            self.add(own, resolver, sentence)

    def add(self, match: Match, resolver: Resolver, sentence: Span) -> None:
        """One match as a fact."""
        parsed, pattern = resolver.parsed, match.template.pattern
        subject, object_ = match.subject.value, match.object.value
        if not isinstance(subject, Named) or is_misfit(match, resolver):
            return
        self._learn_types(match)
        self._note_references(match, resolver)
        if pattern.relation == "spouse" and isinstance(object_, Named):
            self.cast.note_couple(subject, object_, parsed.passage.starts[match.object.start])
        ends = [
            parsed.tree[match.trigger].start,
            match.object.start,
            match.object.end,
            parsed.tree[match.trigger].end,
        ]
        if match.subject.source is not SubjectSource.PAGE_TITLE:
            ends += [match.subject.start, match.subject.end]
        start, end = parsed.passage.locate(min(ends), max(ends))
        first, last = parsed.tree[sentence.start], parsed.tree[sentence.end - 1]
        sentence_start, sentence_end = parsed.passage.locate(first.start, last.end)
        names = pattern.qualifiers
        qualifiers = [
            Qualifier(names.get(name, name), f.value.value if isinstance(f.value, Literal) else f.value.name)
            for name, f in sorted(match.slots.items())
            if name not in ("subject", "object")
            and name in {*names, *_QUALIFIERS}
            and not _is_unnamed(f.value)
            and not (name == "work" and is_land(f, resolver))
        ]
        qualifiers += match.object.qualifiers
        if "trigger" in names:
            qualifiers.append(Qualifier(names["trigger"], parsed.tree.lemma(match.trigger)))
        factor = match.factor * min(_SOURCE_FACTOR[match.subject.source], _SOURCE_FACTOR[match.object.source])
        fact = Fact(subject, pattern.relation, object_, start, end, sentence_start, sentence_end,
                    f"{VERSION}#{match.template.name}", round(pattern.precision * factor, 3),
                    match.subject.source, tuple(sorted(qualifiers)),
                    _written(match.subject, resolver), _written(match.object, resolver))  # fmt: skip
        wins = repeated(match.object, resolver, last.end) if pattern.relation == "award_won" else []
        for said, until in wins:
            other = [q for q in fact.qualifiers if q.name not in ("work", "edition")]
            self._keep(replace(fact, end=max(end, until), qualifiers=tuple(sorted([*other, *said]))))
        if not wins:
            self._keep(fact)

    def _note_references(self, match: Match, resolver: Resolver) -> None:
        """Pronouns and definite nouns of a fact, as mentions of what they mean."""
        for filler in (match.subject, match.object):
            if filler.source is SubjectSource.COREFERENCE and not _is_unnamed(filler.value):
                span = resolver.parsed.passage.locate(filler.start, filler.end)
                words = self.document.text[slice(*span)]
                named = filler.value
                if isinstance(named, Named):
                    self._mentions.note(FoundMention(*span, words, named, "coreference", 0.9))

    def _learn_types(self, match: Match) -> None:
        template = match.template
        for slot in (template.first, template.direct, *(a.slot for a in template.arguments)):
            filler = match.slots.get(slot.name) if slot is not None else None
            if slot is None or filler is None or not isinstance(filler.value, Named):
                continue
            kind = slot.types[0].rstrip("!?") if len(slot.types) == 1 else ""
            if kind not in ("", "Thing"):
                self.cast.learn(filler.value, _PSEUDO_TYPES.get(kind, kind), "signature")

    def _note_unspoken(self, fact: Fact) -> None:
        """Mentions, at the words that say a fact, of ends that its sentence leaves out or calls otherwise."""
        words = self.document.text[fact.sentence_start : fact.sentence_end]
        for place, end in enumerate((fact.subject, fact.object)):
            if not isinstance(end, Named) or _is_unnamed(end) or end.name in words:
                continue
            near = self._mentions.between(fact.sentence_start, fact.sentence_end)
            if all(mention.named.name != end.name for mention in near):
                free = (
                    at for at in range(fact.start + place, fact.end) if (at, at + 1) not in self._mentions
                )
                at = next(free, fact.start + place)
                said = self.document.text[at : at + 1]
                self._mentions.note(FoundMention(at, at + 1, said, end, "coreference", 0.9))

    def _keep(self, fact: Fact) -> None:
        value = fact.object.value if isinstance(fact.object, Literal) else fact.object.name
        key = (fact.subject.name, fact.predicate, value, fact.qualifiers, fact.sentence_start)
        known = self._facts.get(key)
        firmer = known is not None and "#definition." in known.extractor and "#starring." in fact.extractor
        if known is None or firmer or fact.confidence > known.confidence:
            self._facts[key] = fact
            self._note_unspoken(fact)

    def findings(self) -> Findings:
        """All of it, with the types known at the end of the page."""
        self._settle_credits()
        for fact in list(infer(list(self._facts.values()), VERSION)):
            self._keep(fact)
        born_as = birth_names(self._facts.values(), self.cast.subject)
        once = list(without_doubles(list(under_one_name(self._facts.values(), born_as))))
        told = only_foundings(list(without_strays(once, self.cast.subject)), self.document.text)
        dated = without_vaguer(list(without_other_dates(told)))
        opening = self.document.text[:_OPENING].partition(". ")[0]
        final = list(as_composed([self._final(f) for f in dated], self.cast.subject, opening))
        tales = self._tales if self.cast.family(self.cast.subject.type) == "Work" else []
        facts = sorted(without_misfits(final, self.cast.family, tales, self.document.text), key=_order)
        unresolved = [f for f in facts if _is_unnamed(f.subject) or _is_unnamed(f.object)]
        self._dropped += [(_shown(fact), "nobody is named whom it is about") for fact in unresolved]
        subject = self.cast.subject
        mentions = [self._known_now(mention) for mention in self._mentions.values()]
        return Findings(
            tuple(sorted(mentions, key=lambda m: (m.start, m.end))),
            (
                *self._aliases,
                *born_as,
                *singular_aliases(subject, self._own_aliases(), self.document.text),
                *self._kinsmen(facts),
            ),
            tuple(f for f in facts if not (_is_unnamed(f.subject) or _is_unnamed(f.object))),
            self._definition.type or ("" if subject.type_source == "tagger" else subject.type),
            self._definition.description,
            tuple(dict.fromkeys(self._dropped)),
            tuple(unresolved),
            tuple(self._known_now(mention) for mention in self.references),
        )

    def _known_now(self, mention: FoundMention) -> FoundMention:
        """A mention with the type known at the end of the page."""
        named = self.cast.current(mention.named)
        return mention if named is mention.named else replace(mention, named=named)

    def _kinsmen(self, facts: Sequence[Fact]) -> list[FoundAlias]:
        """First names with the family name of the page's subject, where it is plain that they bear it."""
        cast = self.cast
        found = name_kinsmen(cast.subject, self._own_aliases(), self.document.text, facts, father=cast.is_he)
        return list(dict.fromkeys(found))

    def _own_aliases(self) -> list[str]:
        subject = self.cast.subject.name
        return [alias.alias for alias in self._aliases if alias.named.name == subject]

    def _final(self, fact: Fact) -> Fact:
        """A fact with the types known at the end of the page."""
        thing = self.cast.current(fact.object) if isinstance(fact.object, Named) else fact.object
        return replace(fact, subject=self.cast.current(fact.subject), object=thing)


def _order(fact: Fact) -> tuple[int, int, str, str]:
    return fact.start, fact.end, fact.predicate, str(fact.object)


def _is_unnamed(end: Named | Literal) -> bool:
    return isinstance(end, Named) and end.type_source == UNNAMED


def _shown(fact: Fact) -> str:
    thing = fact.object.text if isinstance(fact.object, Literal) else fact.object.name
    return f"{fact.subject.name} {fact.predicate} {thing}"


def _written(filler: Filler, resolver: Resolver) -> Span | None:
    """Where an end of a fact stands in the document; the page's subject stands nowhere."""
    if filler.source is SubjectSource.PAGE_TITLE:
        return None
    return Span(*resolver.parsed.passage.locate(filler.start, filler.end))
