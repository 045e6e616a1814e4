"""Prizes that a part brought somebody: `Playing Ann in *W* won her the A`, `her portrayal of Ann earned her an A`."""

from __future__ import annotations

from collections.abc import Iterator

from builder.extraction.english.awards import complete
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.findings import Named
from schemas.graph import Qualifier
from schemas.text import Span

_BRINGS = frozenset({"win", "earn", "bring", "gain", "land", "get", "give", "secure"})
_PLAYING = frozenset({"playing", "portraying"})
_DEEDS = frozenset({"performance", "role", "part", "portrayal", "turn", "work", "acting"})
_MOST = 40  # tokens of a sentence before the verb
_WON, _PLAYED = 0.85, 0.8


def read_deeds(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """The prize, the work and, after a gerund, the role; offsets are the document's."""
    tree = resolver.tree
    for verb in range(sentence.start + 1, sentence.end - 1):
        if tree.lemma(verb) not in _BRINGS or tree[verb].pos != "VERB" or tree.reality(verb) < 1:
            continue
        deed = _deed(resolver, sentence.start, verb)
        work = _title(resolver, deed, verb) if deed is not None else None
        person = resolver.refer(verb + 1)
        if deed is None or work is None or person is None or not isinstance(person.value, Named):
            continue
        if resolver.cast.family(resolver.cast.current(person.value).type) != "Person":
            continue
        yield from _prizes(resolver, person.value, work, verb, sentence)
        if tree.word(deed) in _PLAYING:
            yield from _role(resolver, person.value, work, deed, verb)


def _deed(resolver: Resolver, start: int, verb: int) -> int | None:
    """Where the subject of the verb says that something was played, and no clause parts them."""
    tree = resolver.tree
    for at in range(max(start, verb - _MOST), verb):
        playing = tree.word(at) in _PLAYING and at == start
        deed = tree.lemma(at) in _DEEDS and at in tree.subjects(verb)
        if playing or deed:
            return at
    return None


def _title(resolver: Resolver, deed: int, verb: int) -> Named | None:
    """The last work named between the deed and the verb."""
    tree, passage = resolver.tree, resolver.parsed.passage
    spans = {(t.start, t.end) for t in passage.titles if t.work}
    for at in range(verb - 1, deed, -1):
        name = resolver.parsed.name(at)
        if name is not None and (name.start, name.end) in spans:
            filler = resolver.refer(at)
            if filler is not None and isinstance(filler.value, Named) and tree[at].start >= name.start:
                return filler.value
    return None


def _prizes(resolver: Resolver, person: Named, work: Named, verb: int, sentence: Span) -> Iterator[Found]:
    tree, parsed = resolver.tree, resolver.parsed
    low = tree[verb].start
    high = next(
        (tree[t].start for t in range(verb + 1, sentence.end) if tree[t].text == ";"),
        tree[sentence.end - 1].end,
    )
    found = [a for a in parsed.awards if low < a.start and a.end <= high and a.award]
    for phrase in found[:1]:
        for prize in complete(phrase, found, ""):
            start, end = parsed.passage.locate(low, phrase.end)
            said = {"category": prize.category, "edition": prize.edition, "work": work.name}
            qualifiers = tuple(Qualifier(name, value) for name, value in said.items() if value)
            award = resolver.cast.meet(prize.award, "Award", "rule", start)
            yield Found(person, "award_won", award, start, end, _WON, qualifiers)


def _role(resolver: Resolver, person: Named, work: Named, deed: int, verb: int) -> Iterator[Found]:
    """Ann of `playing Ann in *W*`."""
    tree, passage = resolver.tree, resolver.parsed.passage
    link = next((t for t in range(deed + 1, verb) if tree.word(t) == "in"), None)
    if link is None or link == deed + 1:
        return
    words = resolver.words(tree[deed + 1].start, tree[link - 1].end)
    start, end = passage.locate(tree[deed].start, tree[link - 1].end)
    yield Found(work, "starring", person, start, end, _PLAYED, (Qualifier("role", words),))
