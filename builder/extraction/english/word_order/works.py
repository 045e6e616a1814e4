"""Who made and who plays in a work where no verb says it: `Ang Lee's Sense and Sensibility`, `Gilda, by X`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.names.spans import Name
from builder.findings import Fact, Named
from schemas.graph import Qualifier
from schemas.text import Span

# What the one whose work it is did for it, by the kind of work.
_MAKERS = {"Film": "director", "Book": "author", "Song": "performer", "Album": "performer"}
_OF_FILMS = frozenset({"starring", "composer", "cinematographer", "distributor", "box_office", "editor"})
_SUNG_OR_WRITTEN = frozenset({"Song", "Album", "Book"})
_MAKING = frozenset(
    {"write", "direct", "produce", "compose", "record", "found", "create", "publish", "release"}
)

_FILM_WORDS = re.compile(r"\b(?:films?|film-?makers?|actors?|actress(?:es)?|cinema|movies?|screen)\b")
_OFTEN = 3
_IN = re.compile(
    r"(?: and [A-Z][\w.-]+(?: [A-Z][\w.-]+)*)? in (?:[A-Z][\w.-]+ )*(?:[A-Z][\w.-]+['’]s? )?(?=\w)"
)
_OTHER_ARTS = re.compile(
    r"\b(?:novels?|novella|plays?(?! [A-Z])|stage\w*|theat(?:re|er)\w*|opera\w*|ballet|Broadway|musicals?|songs?|"
    r"albums?|singles?|"
    r"books?|poems?|memoirs?|biograph\w+|stor(?:y|ies)|comics?|adapt\w+|based on|drawn from|version of|screenplays?|"
    r"scripts?|wrote|"
    r"written|composed|scores?|symphon\w+|sang|recorded|read|paint\w+|exhibition|West End|television|series|"
    r"episodes?)\b"
)
_OTHER_TRADES = re.compile(
    r"\b(?:novelist|playwright|dramatist|writer|author|poet|composer|singer|musician|painter|band)\b"
)


@dataclass(frozen=True, slots=True)
class Credit:
    """A person whose work something is, where the sentence does not say what that means.

    `start`, `end` are document offsets of the words; `among_films`: under a heading like `Films`;
    `on_screen`: on a page about film, in a sentence without a word for another art; `played`: only if the sentence
    tells who plays in it.
    """

    work: Named
    person: Named
    start: int
    end: int
    among_films: bool = False
    on_screen: bool = False
    played: bool = False


def speaks_of_films(text: str, *, often: int = _OFTEN) -> bool:
    """Whether a text has words of the cinema, and not by chance."""
    return len(_FILM_WORDS.findall(text)) >= often


def find_credits(resolver: Resolver, sentence: Span, *, among_films: bool) -> Iterator[Credit]:
    """`X's W`, `X's own W`, `W, by X` and `W by X` for titles that typography marks."""
    tree, parsed = resolver.tree, resolver.parsed
    words = parsed.passage.plain[tree[sentence.start].start : tree[sentence.end - 1].end]
    on_screen = resolver.cast.on_screen and _OTHER_ARTS.search(words) is None
    for token, title in _titles(resolver, sentence):
        people = [_person(resolver, owner) for owner in tree.having(token, "poss")]
        before = [at for at in range(sentence.start, token) if tree[at].end <= title.start]
        if before and not people and tree.word(before[-1]) in ("own", "'s", "’s"):
            at = before[-2] if tree.word(before[-1]) == "own" and len(before) > 1 else before[-1]
            people = (
                [_person(resolver, at - 1)] if tree.word(at) in ("'s", "’s") and at > sentence.start else []
            )
        following = [at for at in range(token, min(token + 4, sentence.end)) if tree[at].start >= title.end]
        after = [at for at in following if tree.word(at) != ","][:1]
        if not people and after and tree.word(after[0]) == "by":
            makers = [c for maker in tree.having(after[0], "pobj") for c in tree.conjuncts(maker)]
            made = [_person(resolver, maker) for maker in makers]
            people = (
                made if tree[tree[after[0]].head].pos != "VERB" or "," in map(tree.word, following) else []
            )
        for found in people:
            if found is not None:
                person, name = found
                work = _meet(resolver, title)
                span = parsed.passage.locate(min(title.start, name.start), max(title.end, name.end))
                yield Credit(work, person, *span, among_films, on_screen)


def maker(credit: Credit, type_: str, said: Collection[Fact]) -> str:
    """The relation that a credit means for a work of this type, given the page's facts.

    Empty where nothing tells: a work is taken for a film if somebody acts in it or scored it, if its
    maker directs other films, or under a heading like `Films`.
    """
    if type_ != "Work":
        return _MAKERS.get(type_, "")
    work, person = credit.work.name, credit.person.name
    filmed = any(
        f.subject.name == work and f.predicate in _OF_FILMS and f.object != credit.person for f in said
    )
    directs = any(
        f.predicate == "director" and isinstance(f.object, Named) and f.object.name == person for f in said
    )
    writes = any(
        f.subject.name == person and f.predicate == "occupation" and _OTHER_TRADES.search(str(f.object))
        for f in said
    )
    on_screen = credit.on_screen and not writes
    return "director" if filmed or directs or credit.among_films or on_screen else ""


def read_cast(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """`W, with X as R`: X plays in the work right before; also `W … stars X`, read as a noun."""
    tree = resolver.tree
    yield from _stars(resolver, sentence)
    for token, title in _titles(resolver, sentence):
        following = [at for at in range(token, min(token + 5, sentence.end)) if tree[at].start >= title.end]
        words = [tree.word(at) for at in following[:2]]
        if words != [",", "with"] or tree.lemma(_verb_of(resolver, token)) in _MAKING:
            continue
        work = _meet(resolver, title)
        if resolver.cast.current(work).type in _SUNG_OR_WRITTEN:
            continue
        for actor in [c for p in tree.having(following[1], "pobj") for c in tree.conjuncts(p)]:
            found = _person(resolver, actor)
            if found is not None and found[0] != work and not _in_another(resolver, found[1]):
                yield from _part(resolver, work, title, found, following[1])


def _in_another(resolver: Resolver, actor: Name) -> bool:
    """Whether it goes on with another title, as in `W, with X in V` and `W, with X in Y's V`."""
    passage = resolver.parsed.passage
    behind = _IN.match(passage.plain, actor.end)
    return behind is not None and any(t.start <= behind.end() < t.end for t in passage.titles if t.work)


def _stars(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """X of `W, which tells its story backwards, stars X as R`, where the parser takes `stars` for a noun."""
    tree = resolver.tree
    nouns = [at for at in range(sentence.start + 1, sentence.end) if tree.word(at) == "stars"]
    nouns = [at for at in nouns if tree[at].pos != "VERB" and tree[at].dependency == "compound"]
    titles = list(_titles(resolver, sentence)) if nouns else []
    for at in nouns if len(titles) == 1 else ():
        head, title = tree[at].head, titles[0][1]
        if title.end > tree[at].start or head <= at or tree.word(at - 1) not in (",", ")"):
            continue
        for actor in tree.conjuncts(head):
            found = _person(resolver, actor)
            if found is not None:
                yield from _part(resolver, _meet(resolver, title), title, found, at)


def _part(
    resolver: Resolver, work: Named, title: Name, found: tuple[Named, Name], link: int
) -> Iterator[Found]:
    tree = resolver.tree
    person, name = found
    end = name.end
    qualifiers: tuple[Qualifier, ...] = ()
    after = [at for at in range(link, min(link + 8, len(tree.tokens))) if tree[at].start >= name.end]
    if after and tree.word(after[0]) == "as":
        role = next(
            (r for p in tree.having(after[0], "pobj") if (r := resolver.words_of(p)) is not None), None
        )
        if role is not None:
            qualifiers, end = (Qualifier("role", resolver.words(role.start, role.end)),), role.end
    start, end = resolver.parsed.passage.locate(title.start, end)
    yield Found(work, "starring", person, start, end, 0.8, qualifiers)


def _titles(resolver: Resolver, sentence: Span) -> Iterator[tuple[int, Name]]:
    """Titles of works in the sentence with the token that stands for each."""
    tree = resolver.tree
    for title in resolver.parsed.passage.titles:
        for token in range(sentence.start, sentence.end):
            if title.work and title.start <= tree[token].start < title.end:
                name = resolver.parsed.name(token)
                if name is not None and (name.start, name.end) == (title.start, title.end):
                    yield token, name
                break


def _person(resolver: Resolver, token: int) -> tuple[Named, Name] | None:
    name = resolver.parsed.name(token)
    if name is None or resolver.tree[token].pos != "PROPN":
        return None
    at = resolver.parsed.passage.starts[name.start]
    named = resolver.cast.meet(resolver.words(name.start, name.end), name.type, name.type_source, at)
    known = resolver.cast.current(named)
    sure = known.type == "Person" or (" " in known.name and resolver.cast.is_a(known, ("Person",)))
    return (named, name) if sure and known.type in ("Person", "Place", "Organization", "") else None


def _meet(resolver: Resolver, title: Name) -> Named:
    at = resolver.parsed.passage.starts[title.start]
    words = resolver.words(title.start, title.end)
    return resolver.cast.meet(words, title.type or "Work", title.type_source or "rule", at)


def _verb_of(resolver: Resolver, token: int) -> int:
    tree, at = resolver.tree, token
    while not tree.is_verb(at) and tree[at].head not in (at, -1):
        at = tree[at].head
    return at
