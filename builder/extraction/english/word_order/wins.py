"""Prizes listed by category after a number of them: `won four, among them Best Picture and, for X, Best Actor`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.english.awards import AwardPhrase, complete, find_wins
from builder.extraction.english.grammar.filler import Filler
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.word_order.sketch import matches, sketch
from builder.findings import Named
from schemas.graph import Qualifier
from schemas.text import Span

_LOST = (
    r"\b(?:lost|losing)(?: it| out| the (?:award|prize))? to (?:{D})(?P<p>{P})(?!['’])|"
    r"\b(?:beaten|defeated) (?:to (?:it|the (?:award|prize)) )?by (?:{D})(?P<q>{P})(?!['’])"
)
_AS_PART = (
    r"(?P<p>{P})(?: (?:also|later|finally|then|himself|herself))? (?:won|received|earned|took|got|gained)"
    r"(?P<what> [^;.,]{2,60}?) (?:as|for playing) (?P<part>[^;.,]{1,50}?)(?:, (?:an?|the|his|her) [a-z -]{2,40}?)? "
    r"(?:in|of) (?:the (?:[a-z-]+ ){0,2}(?:film|movie|drama|comedy|series) )?(?P<w>{W})"
)
_UNREAL = re.compile(r"\b(?:nominat\w+|never|not|almost|nearly|might|would|could|instead of)\b")
_WON = frozenset({"win", "take", "receive", "earn", "collect", "get"})


def read_wins(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Each category that a work won, and whom it was `for`; offsets are the document's."""
    tree, parsed = resolver.tree, resolver.parsed
    for verb in range(sentence.start, sentence.end):
        if tree.lemma(verb) not in _WON or not tree.is_verb(verb) or tree.reality(verb) < 1:
            continue
        subjects = tree.subjects(verb)
        work = resolver.refer(subjects[0]) if len(subjects) == 1 else None
        if work is None or not isinstance(work.value, Named) or tree.is_passive(verb):
            continue
        if resolver.cast.family(resolver.cast.current(work.value).type) != "Work":
            continue
        counted = any(tree[o].pos == "NUM" or tree.having(o, "nummod") for o in tree.objects(verb))
        low, high = tree[verb].start, tree[_until(resolver, verb, sentence) - 1].end
        start = tree[sentence.start].start
        others = [a for a in parsed.awards if start <= a.start < high]
        for phrase in others if counted else []:
            if not phrase.award and phrase.start > low:
                yield from _win(resolver, work.value, phrase, others, low)


def _win(
    resolver: Resolver, work: Named, phrase: AwardPhrase, others: list[AwardPhrase], low: int
) -> Iterator[Found]:
    prizes = complete(phrase, [o for o in others if o.award], "")
    if not prizes:
        return
    winner, end = _winner(resolver, phrase.end)
    start, end = resolver.parsed.passage.locate(low, max(phrase.end, end))
    said = {"category": phrase.category, "edition": prizes[0].edition, "work": work.name if winner else ""}
    qualifiers = tuple(Qualifier(name, value) for name, value in said.items() if value)
    award = resolver.cast.meet(prizes[0].award, "Award", "rule", start)
    yield Found(winner or work, "award_won", award, start, end, 0.82, qualifiers)


def _winner(resolver: Resolver, at: int) -> tuple[Named | None, int]:
    """X of `Best Actor for X`, and where it ends."""
    tree = resolver.tree
    link = next((t for t in range(len(tree.tokens)) if tree[t].start >= at), None)
    if link is None or tree.word(link) != "for" or link + 1 >= len(tree.tokens):
        return None, at
    found = resolver.refer(link + 1)
    if found is None or not isinstance(found.value, Named):
        return None, at
    person = resolver.cast.current(found.value)
    return (found.value, found.end) if person.type == "Person" else (None, at)


def _until(resolver: Resolver, verb: int, sentence: Span) -> int:
    """Where the next clause with a subject of its own begins."""
    tree = resolver.tree
    for later in range(verb + 1, sentence.end):
        if tree.is_verb(later) and tree[later].dependency != "relcl":
            own = [s for s in tree.having(later, "nsubj", "nsubjpass") if s > verb]
            if own:
                return tree.subtree(own[0]).start
    return sentence.end


def read_losses(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Who won the prize that somebody lost: `nominated for the A, which she lost to X`."""
    drawn, parsed = sketch(resolver, sentence), resolver.parsed
    low = drawn.starts[0]
    for match in matches(_LOST, drawn.text):
        sign = drawn.signs[match["p"] or match["q"]]
        start = drawn.plain(match.start(), match.end())[0]
        others = [a for a in parsed.awards if low <= a.start and a.end <= start]
        for prize in complete(others[-1], others, "") if others else ():
            said = {"category": prize.category, "edition": prize.edition}
            qualifiers = tuple(Qualifier(name, value) for name, value in said.items() if value)
            award = resolver.cast.meet(prize.award, "Award", "rule", start)
            person = Named(sign.named.name, "Person", "signature")
            yield Found(
                person, "award_won", award, *parsed.passage.locate(prize.start, sign.end), 0.82, qualifiers
            )


def read_part_wins(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """The work in which a part was played for which somebody won: `won her Oscar as Ann, the nurse of *W*`."""
    drawn, parsed = sketch(resolver, sentence), resolver.parsed
    for match in matches(_AS_PART, drawn.text):
        winner, work = drawn.signs[match["p"]], drawn.signs[match["w"]]
        low, high = drawn.plain(match.start("what"), match.end("what"))
        prizes = [a for a in parsed.awards if low <= a.start and a.end <= high]
        if _UNREAL.search(drawn.text[: match.end("what")]) is not None:
            continue
        for prize in complete(prizes[0], prizes, "") if prizes else ():
            said = {"category": prize.category, "edition": prize.edition, "work": work.named.name}
            qualifiers = tuple(Qualifier(name, value) for name, value in said.items() if value)
            award = resolver.cast.meet(prize.award, "Award", "rule", prizes[0].start)
            person = Named(winner.named.name, "Person", "signature")
            yield Found(
                person, "award_won", award, *parsed.passage.locate(winner.start, work.end), 0.85, qualifiers
            )


def repeated(prize: Filler, resolver: Resolver, until: int) -> list[tuple[tuple[Qualifier, Qualifier], int]]:
    """Edition and work of each time that a prize was won, and where in the document they are said."""
    passage, start = resolver.parsed.passage, prize.end
    rest = passage.plain[start:until]
    if ":" not in rest:
        return []
    titles = [(t.start - start, t.end - start) for t in passage.titles if t.work and start <= t.start < until]
    return [
        (
            (Qualifier("edition", edition), Qualifier("work", resolver.words(start + low, start + high))),
            passage.locate(start + low, start + high)[1],
        )
        for (low, high), edition in find_wins(rest, titles)
    ]
