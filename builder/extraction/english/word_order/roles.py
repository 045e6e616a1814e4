"""Roles that no verb of playing governs: `Tabu his mother`, `X is Edwin Epps`, `as the spy Wai Lin in W`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.reading import title_at
from builder.findings import Named
from schemas.graph import Qualifier
from schemas.text import Span

_PLAY = frozenset({"play", "portray"})
_APPEAR = frozenset({"appear", "star", "feature", "return", "co-star"})
_DETERMINERS = frozenset({"the", "a", "an", "his", "her", "their"})
_WATCHED = frozenset({"see", "meet", "know", "cast", "feature", "discover"})


def read_roles(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Parts that people play in the page's film, or in a work that the sentence names after `in`."""
    tree, cast = resolver.tree, resolver.cast
    on_film = cast.subject.type in ("Film", "Series")
    for token in range(sentence.start, sentence.end):
        if on_film and tree.lemma(token) in _PLAY and tree.is_verb(token) and tree.reality(token) == 1:
            yield from _gapped(resolver, token, sentence)
        if on_film and tree.lemma(token) in _APPEAR and tree.is_verb(token) and tree.reality(token) == 1:
            yield from _gapped_as(resolver, token, sentence)
        if tree.lemma(token) == "be" and tree.is_verb(token) and tree.reality(token) == 1:
            yield from _being(resolver, token, on_film=on_film)
        if tree.word(token) == "as" and tree[token].dependency == "prep":
            yield from _as(resolver, token, sentence)


def _gapped(resolver: Resolver, verb: int, sentence: Span) -> Iterator[Found]:
    """Y and Z of `X plays R, Y the captain and Z his mother`: a person's name, then a noun phrase."""
    tree = resolver.tree
    stops = [at for at in range(verb + 1, sentence.end) if tree.word(at) in (",", "and", ";", ".")]
    for start, end in pairwise([*stops, sentence.end]):
        piece = range(start + 1, end)
        first = next((at for at in piece if tree.word(at) in _DETERMINERS), None)
        if tree.word(start) in (";", ".") or first is None or first == start + 1 or len(piece) > 9:
            continue
        if any(tree[at].pos != "PROPN" for at in range(start + 1, first)) or any(map(tree.is_verb, piece)):
            continue
        role, person = range(first + 1, end), _person(resolver, first - 1, complete=start + 1)
        if person is None or not role or any(tree[at].pos in ("ADP", "PRON", "PUNCT") for at in role):
            continue
        proper = [at for at in role if tree[at].pos == "PROPN"]
        low = proper[0] if proper and proper[-1] == role[-1] else role[0]
        words = resolver.words(tree[low].start, tree[role[-1]].end)
        span = (tree[start + 1].start, tree[role[-1]].end)
        yield _starring(resolver, resolver.cast.subject, person, words, span, 0.75)


def _gapped_as(resolver: Resolver, verb: int, sentence: Span) -> Iterator[Found]:
    """Y and Z of `X appears as A, Y as B, and Z, in one scene, as C`."""
    tree = resolver.tree
    links = [at for at in range(verb + 1, sentence.end) if tree.word(at) == "as" and tree.having(at, "pobj")]
    for link in links[1:]:
        at = link - 1
        if tree.word(at) == ",":  # back over `, in one scene,`
            at = next((t for t in range(at - 1, max(verb, at - 8), -1) if tree.word(t) == ","), verb) - 1
        person = _person(resolver, at) if at > verb else None
        role = resolver.words_of(tree.having(link, "pobj")[0])
        name = resolver.parsed.name(at)
        follows = role is not None and resolver.parsed.passage.plain.startswith(" as ", role.end)
        if follows:
            continue  # Ann of `X as Ida and Ann as Eva` plays the next part
        if person is None or role is None or name is None or any(map(tree.is_verb, range(verb + 1, link))):
            continue
        words = resolver.words(role.start, role.end)
        yield _starring(resolver, resolver.cast.subject, person, words, (name.start, role.end), 0.75)


def _being(resolver: Resolver, verb: int, *, on_film: bool) -> Iterator[Found]:
    """`X is Edwin Epps` on a film's page; `he was the detective Frank Bullitt in Bullitt` anywhere."""
    tree = resolver.tree
    subjects, attributes = tree.subjects(verb), tree.having(verb, "attr")
    if len(subjects) != 1 or len(attributes) != 1:
        return
    heads = [a for a in tree.having(attributes[0], "appos") if tree[a].pos == "PROPN"] or attributes
    role = resolver.parsed.name(heads[0])
    person = _person(resolver, subjects[0])
    if role is None or person is None or tree[heads[0]].pos != "PROPN":
        return
    entity = resolver.parsed.entity(heads[0])
    links = [*tree.having(verb, "prep"), *tree.having(attributes[0], "prep"), *tree.having(heads[0], "prep")]
    work = next((w for link in links if (w := _work(resolver, link)) is not None), None)
    if work is None and not (on_film and tree[verb].tag == "VBZ" and heads == attributes and entity
                             and entity.type == "Person"):  # fmt: skip
        return
    words = resolver.words(role.start, role.end)
    named = work[0] if work else resolver.cast.subject
    who = resolver.parsed.name(subjects[0])
    ends = [
        tree[subjects[0]].start if who is None else who.start,
        role.start,
        role.end,
        *([work[1]] if work else []),
    ]
    yield _starring(resolver, named, person, words, (min(ends), max(ends)), 0.8)


def _as(resolver: Resolver, link: int, sentence: Span) -> Iterator[Found]:
    """`As the laundromat owner Evelyn Wang in W she won`, `audiences met her as the spy Wai Lin in W`."""
    tree = resolver.tree
    nouns = tree.having(link, "pobj")
    heads = [a for n in nouns for a in (*tree.having(n, "appos"), n) if tree[a].pos == "PROPN"]
    verb = tree[link].head
    name = resolver.parsed.name(heads[0]) if heads else None
    if name is None or not tree.is_verb(verb) or tree.reality(verb) < 1:
        return
    after = [at for at in range(link, min(link + 25, sentence.end)) if tree[at].start >= name.end]
    while after and (tree.word(after[0]) == "," or tree[after[0]].dependency == "punct"):
        after.pop(0)
    work = _work(resolver, after[0]) if after else None
    objects = tree.having(verb, "dobj")
    doers = objects if tree.lemma(verb) in _WATCHED else tree.subjects(verb)
    person = _person(resolver, doers[0]) if len(doers) == 1 else None
    if work is None or person is None or (verb < link and tree.lemma(verb) not in _WATCHED):
        return
    words = resolver.words(name.start, name.end)
    ends = [tree[link].start, name.end, work[1], tree[doers[0]].start, tree[doers[0]].end]
    yield _starring(resolver, work[0], person, words, (min(ends), max(ends)), 0.8)


def _work(resolver: Resolver, link: int) -> tuple[Named, int] | None:
    """The title that follows `in` (`in the James Bond film W`), and where it ends."""
    tree, parsed = resolver.tree, resolver.parsed
    if tree.word(link) != "in":
        return None
    for at in range(link + 1, min(link + 7, len(tree.tokens))):
        title = title_at(parsed.passage, tree[at].start, tree[at].end)
        if title is not None and title.work:
            named = resolver.refer(at)
            return (named.value, title.end) if named and isinstance(named.value, Named) else None
        if tree[at].pos not in ("DET", "NOUN", "PROPN", "ADJ", "NUM"):
            return None
    return None


def _person(resolver: Resolver, token: int, *, complete: int = -1) -> Named | None:
    """The person that a token names; `complete`: the token where the whole name must begin."""
    found = resolver.refer(token, person=True)
    if found is None or not isinstance(found.value, Named):
        return None
    if complete >= 0 and resolver.tree[complete].start != found.start:
        return None
    known = resolver.cast.current(found.value)
    single = complete >= 0 and known.type in ("", "Place", "Organization")
    return found.value if known.type == "Person" or single else None


def _starring(
    resolver: Resolver, work: Named, person: Named, role: str, span: tuple[int, int], confidence: float
) -> Found:
    start, end = resolver.parsed.passage.locate(*span)
    return Found(work, "starring", person, start, end, confidence, (Qualifier("role", role),))
