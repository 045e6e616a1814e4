"""From what extractors found to what a document says: entities by number, mentions, statements."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from backends.stores.entity_types import TYPE_SOURCES
from builder.bilingual import Bilingual
from builder.citation_marks import CITATION_MARK
from builder.extraction.language_model.asked import Asked
from builder.extraction.structured import VERSION as STRUCTURED
from builder.findings import Fact, Findings, FoundAlias, FoundMention, Named
from builder.kinds import is_apart
from builder.language import has_han
from builder.resolution import (
    Simplifier,
    fact_in_full,
    group_names,
    last_names_of,
    mention_in_full,
    short_forms,
    speaks_for,
)
from builder.spelling import spellings
from builder.subject import PageSubject
from builder.typography import evened_text
from schemas.graph import Alias, DocumentEntity, DocumentGraph, Literal, Mention, Statement, SubjectSource
from schemas.names import name_key
from schemas.ontology import Ontology
from schemas.text import Chunk, Document, Language

_ANY = "Thing"
_PLACES = frozenset({"Place", "Country", "City"})
_GIVEN = frozenset({"bracket", "statement"})  # reasons that a page's own words give
_IGNORED = re.compile(rf"{CITATION_MARK}|\s")


@dataclass(frozen=True, slots=True)
class PageFindings:
    """Everything known of one page; `mentions` are those found besides the extractors'."""

    document: Document
    chunks: tuple[Chunk, ...]
    subject: PageSubject | None
    findings: tuple[Findings, ...] = ()
    mentions: tuple[FoundMention, ...] = ()


@dataclass(frozen=True, slots=True)
class Assembly:
    """A document's graph without vectors, what was seen but not asserted: (what, why), and what a language model
    was asked."""

    graph: DocumentGraph
    dropped: tuple[tuple[str, str], ...] = ()
    asked: Asked = field(default_factory=Asked)


def assemble(
    page: PageFindings,
    *,
    ontology: Ontology,
    simplifier: Simplifier,
    bilingual: Bilingual | None = None,
) -> Assembly:
    """One graph from all findings; the same findings give the same graph.

    Names of one key, or joined by an alias of the page, are one entity; entities are numbered by
    their first mention, the page's subject first. A fact whose ends do not stand where it says is
    dropped with a reason.
    """
    chunks = _Places(page.chunks)
    mentions, full = _merged_mentions(page, chunks)
    last_names = last_names_of(mentions, full)
    mentions = [mention_in_full(one, full) for one in mentions]
    dropped = [drop for found in page.findings for drop in found.dropped]
    facts: list[Fact] = []
    for fact in (fact_in_full(fact, full) for found in page.findings for fact in found.facts):
        problem = _problem(fact, page, mentions, chunks, ontology)
        if problem:
            dropped.append((_shown(fact), problem))
        else:
            facts.append(fact)
    entities = _Entities(page, mentions, facts, last_names, ontology, simplifier, bilingual)
    graph = DocumentGraph(
        page.document,
        page.chunks,
        entities.records(),
        tuple(_mention(found, entities, chunks) for found in mentions),
        tuple(dict.fromkeys(_statement(fact, entities, chunks) for fact in facts)),
    )
    return Assembly(graph, (*dropped, *entities.dropped))


class _Places:
    """Which chunk holds an offset."""

    def __init__(self, chunks: Sequence[Chunk]) -> None:
        self._chunks = chunks
        self._starts = [chunk.start for chunk in chunks]

    def chunk_at(self, start: int, end: int) -> Chunk | None:
        """The last chunk that begins at or before `start` and holds all of the span, if any does."""
        place = bisect_right(self._starts, start) - 1
        if place < 0:
            return None
        chunk = self._chunks[place]
        return chunk if end <= chunk.end else None


def _merged_mentions(page: PageFindings, chunks: _Places) -> tuple[list[FoundMention], dict[str, str]]:
    """All mentions by place, and the full names of short forms; of two for the same words the first given stands
    (extractors first)."""
    found: dict[tuple[int, int], FoundMention] = {}
    for mention in (*(m for findings in page.findings for m in findings.mentions), *page.mentions):
        held = chunks.chunk_at(mention.start, mention.end) is not None
        if held and name_key(mention.named.name):
            found.setdefault((mention.start, mention.end), mention)
    ordered = sorted(found.values(), key=lambda m: (m.start, -m.end))
    types = {name_key(m.named.name): m.named.type for m in ordered if m.named.type}
    if page.subject is not None:
        subject_types = [f.subject_type for f in page.findings if f.subject_type]
        types.update({name_key(page.subject.named.name): kind for kind in subject_types[:1]})
    full = short_forms(ordered, types)
    return ordered, full


def _problem(
    fact: Fact, page: PageFindings, mentions: Sequence[FoundMention], chunks: _Places, ontology: Ontology
) -> str:
    """Why a fact cannot be asserted, or nothing."""
    relation = ontology.relations.get(fact.predicate)
    domain, range_ = (relation.domain, relation.range) if relation is not None else ((), ())
    if chunks.chunk_at(fact.start, fact.end) is None:
        return "its words stand in no chunk"
    if not name_key(fact.subject.name):
        return "its subject has no name"
    if _misfits(fact.subject, domain, page, ontology):
        return "its subject is of another kind"
    text = page.document.text
    sentence = _bare(text[fact.sentence_start : fact.sentence_end])
    words = _bare(text[fact.start : fact.end])
    if isinstance(fact.object, Literal):
        value = _bare(fact.object.text)
        return (
            ""
            if value and (value in sentence or value in words)
            else "its object does not stand in the sentence"
        )
    if not name_key(fact.object.name):
        return "its object has no name"
    if _misfits(fact.object, range_, page, ontology):
        return "its object is of another kind"
    ends_swapped = fact.extractor.startswith(STRUCTURED) and _is_subject(fact.object, page)
    if not _stands(fact.subject if ends_swapped else fact.object, sentence, words, fact, mentions):
        return "its object does not stand in the sentence"
    if fact.subject_source is SubjectSource.SPAN and not _stands(
        fact.subject, sentence, words, fact, mentions
    ):
        return "its subject does not stand in the sentence"
    return ""


def _misfits(named: Named, accepted: Sequence[str], page: PageFindings, ontology: Ontology) -> bool:
    """Whether the page's subject, whose definition says what it is, cannot be this end of a relation.

    A film about a person bears the person's name; who directed it directed nobody.
    """
    if not _is_subject(named, page):
        return False
    kind = next((found.subject_type for found in page.findings if found.subject_type), "")
    return is_apart(kind, accepted, ontology)


def _is_subject(named: Named, page: PageFindings) -> bool:
    """A table of the page's own roles names the works, and never whom the page is about."""
    return page.subject is not None and name_key(named.name) == name_key(page.subject.named.name)


def _stands(named: Named, sentence: str, words: str, fact: Fact, mentions: Sequence[FoundMention]) -> bool:
    name = _bare(named.name)
    if name in sentence or name in words:
        return True
    key = name_key(named.name)
    low, high = min(fact.start, fact.sentence_start), max(fact.end, fact.sentence_end)
    first = bisect_right(mentions, low - 1, key=lambda mention: mention.start)
    for mention in mentions[first:]:
        if mention.start >= high:
            return False
        if name_key(mention.named.name) == key:
            return True
    return False


def _bare(text: str) -> str:
    return _IGNORED.sub("", evened_text(text, Language.ENGLISH)).casefold()


def _shown(fact: Fact) -> str:
    thing = fact.object.text if isinstance(fact.object, Literal) else fact.object.name
    return f"{fact.subject.name} {fact.predicate} {thing}"


@dataclass(slots=True)
class _Entity:
    """An entity while its parts are gathered; `types` holds (rank of the source, type, source)."""

    name: str
    first: int
    types: list[tuple[int, str, str]] = field(default_factory=list)
    aliases: dict[tuple[str, str], Alias] = field(default_factory=dict)


class _Entities:
    """The entities of one document, by the group their names belong to."""

    def __init__(
        self,
        page: PageFindings,
        mentions: Sequence[FoundMention],
        facts: Sequence[Fact],
        last_names: Sequence[FoundAlias],
        ontology: Ontology,
        simplifier: Simplifier,
        bilingual: Bilingual | None,
    ) -> None:
        self._page = page
        self._simplifier = simplifier
        self._bilingual = bilingual
        self._found: dict[str, _Entity] = {}
        aliases = [alias for found in page.findings for alias in found.aliases]
        if page.subject is not None:
            aliases = [*page.subject.aliases, *aliases]
        named = [page.subject.named] if page.subject is not None else []
        named += [mention.named for mention in mentions]
        named += [end for fact in facts for end in (fact.subject, fact.object) if isinstance(end, Named)]
        self._groups = group_names([name.name for name in named], aliases, simplifier)
        if page.subject is not None:
            self._add(page.subject.named, -1)
        for mention in mentions:
            self._add(mention.named, mention.start)
        for fact in facts:
            self._add_ends(fact, ontology)
        for alias in (*aliases, *last_names):
            self._add_alias(alias)
        order = sorted(self._found, key=lambda key: (self._found[key].first, key))
        self._refs = {key: ref for ref, key in enumerate(order)}

    def ref(self, named: Named) -> int:
        """The number of the entity that a name belongs to."""
        return self._refs[self._group(named.name)]

    @property
    def dropped(self) -> list[tuple[str, str]]:
        """Aliases that join nothing, since the page gives them to several things."""
        return [
            (f"{name} = {' / '.join(owners)}", "the page gives the name to several things")
            for name, owners in sorted(self._groups.shared.items())
        ]

    def records(self) -> tuple[DocumentEntity, ...]:
        """In order of their numbers."""
        return tuple(self._record(key, ref) for key, ref in self._refs.items())

    def _group(self, name: str) -> str:
        key = name_key(name)
        return self._groups.owner.get(key, key)

    def _add(self, named: Named, place: int) -> _Entity:
        entity = self._found.get(self._group(named.name))
        if entity is None:
            entity = self._found[self._group(named.name)] = _Entity(named.name, place)
        elif name_key(named.name) == self._group(named.name) != name_key(entity.name):
            entity.name = named.name
        if named.type:
            self._add_type(entity, named.type, named.type_source)
        return entity

    def _add_type(self, entity: _Entity, kind: str, source: str) -> None:
        rank = TYPE_SOURCES.index(source) if source in TYPE_SOURCES else len(TYPE_SOURCES)
        entity.types.append((rank, kind, source))

    def _add_ends(self, fact: Fact, ontology: Ontology) -> None:
        relation = ontology.relations.get(fact.predicate)
        subject = self._add(fact.subject, fact.start)
        if relation is not None and len(relation.domain) == 1:
            self._add_signature(subject, relation.domain[0])
        if isinstance(fact.object, Named):
            thing = self._add(fact.object, fact.start)
            if relation is not None and len(relation.range) == 1:
                self._add_signature(thing, relation.range[0])

    def _add_signature(self, entity: _Entity, kind: str) -> None:
        """What a relation asks of its end; that it is some thing says nothing, and hides no better source."""
        if kind != _ANY:
            self._add_type(entity, kind, "signature")

    def _add_alias(self, alias: FoundAlias) -> None:
        entity = self._found.get(self._group(alias.named.name))
        if entity is None or not name_key(alias.alias):
            return
        if self._says_where(alias, entity):
            return
        bracketed = alias.reason == "bracket"
        if alias.reason not in _GIVEN or speaks_for(alias.alias, entity.name, bracketed=bracketed):
            name = " ".join(alias.alias.split())  # a title may go over two lines
            self._keep_alias(entity, Alias(name, alias.reason, alias.start, alias.end))

    def _says_where(self, alias: FoundAlias, entity: _Entity) -> bool:
        """`中国广州市` for 广州市: the wider place before the name, which is no other name of what no page is about."""
        subject = self._page.subject
        own = subject is not None and self._group(alias.named.name) == self._group(subject.named.name)
        longer = has_han(entity.name) and alias.alias != entity.name and alias.alias.endswith(entity.name)
        return longer and not own and alias.reason == "statement" and alias.named.type in _PLACES

    def _keep_alias(self, entity: _Entity, alias: Alias) -> None:
        if alias.name != entity.name:
            entity.aliases.setdefault((name_key(alias.name), alias.reason), alias)

    def _keep_bilingual(self, entity: _Entity, kind: str, *, about: bool) -> None:
        """What a dictionary calls the entity in the other language; a page's by the names that it gives, too."""
        if self._bilingual is None:
            return
        given = [a.name for a in tuple(entity.aliases.values()) if a.reason in _GIVEN] if about else []
        for name in (entity.name, *given):
            for other in self._bilingual.names(name, kind, about=about):
                self._keep_alias(entity, Alias(other, "dictionary"))

    def _record(self, key: str, ref: int) -> DocumentEntity:
        entity = self._found[key]
        subject = self._page.subject
        about = subject is not None and key == self._group(subject.named.name)
        if about:
            for found in self._page.findings:
                if found.subject_type:
                    self._add_type(entity, found.subject_type, found.subject_type_source)
        given = [(alias.name, alias.reason) for alias in entity.aliases.values()]
        for name, reason in ((entity.name, ""), *given):
            plain = self._simplifier.simplify(name)
            if plain != name:
                self._keep_alias(entity, Alias(plain, reason if reason == "shortened" else "simplified"))
        for other in spellings(entity.name) if about else ():
            self._keep_alias(entity, Alias(other, "spelling"))
        kind, source = _strongest(entity.types)
        self._keep_bilingual(entity, kind, about=about)
        descriptions = (found.description for found in self._page.findings if found.description)
        return DocumentEntity(
            ref,
            entity.name,
            kind,
            source,
            tuple(entity.aliases[key] for key in sorted(entity.aliases)),
            about,
            subject.sense if about and subject is not None else "",
            next(descriptions, "") if about else "",
        )


def _strongest(types: Sequence[tuple[int, str, str]]) -> tuple[str, str]:
    """The type of the strongest source; among equals the one said most often, then the first."""
    if not types:
        return "", ""
    best = min(rank for rank, _, _ in types)
    kinds = [(kind, source) for rank, kind, source in types if rank == best]
    return max(dict.fromkeys(kinds), key=kinds.count)


def _mention(found: FoundMention, entities: _Entities, chunks: _Places) -> Mention:
    chunk = chunks.chunk_at(found.start, found.end)
    held = chunk.id if chunk is not None else ""
    return Mention(
        held, found.start, found.end, found.surface, entities.ref(found.named), found.source, found.score
    )


def _statement(fact: Fact, entities: _Entities, chunks: _Places) -> Statement:
    chunk = chunks.chunk_at(fact.start, fact.end)
    thing = fact.object if isinstance(fact.object, Literal) else entities.ref(fact.object)
    return Statement(
        entities.ref(fact.subject),
        fact.predicate,
        thing,
        chunk.id if chunk is not None else "",
        fact.start,
        fact.end,
        fact.sentence_start,
        fact.sentence_end,
        fact.extractor,
        fact.confidence,
        fact.subject_source,
        tuple(sorted(fact.qualifiers)),
    )
