"""Parts of a cast in a row: `Ann Lee was Faisal, Bob Stone the chieftain Auda, and Carl Dean his son`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import NO_PARTS
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.reading import Aside, title_at
from builder.extraction.english.word_order.phrases import pronoun, role_name
from builder.extraction.english.word_order.sketch import Sign, Sketch, compiled, matches, sketch
from builder.findings import Named
from schemas.graph import Qualifier
from schemas.text import Span

_TOLD = (
    r"(?:, (?:who|whose|whom|once|then|later|already|hitherto|himself|herself|best|an?|the|in|as|now|aged) "
    r"[^,;.]*,)?"
)
_ROLE = r"(?:(?:the|an?|his|her|their|its|both) [^,;.]{1,60}?|(?:[A-Z][\w.]+ )*{X}|[A-Z][\w.]+(?: [A-Z][\w.]+){0,2})"
_STOP = r"(?=,| and |;|\.|$| in {W}| who | whom | whose )"
_PLAYS = r"(?:plays|played|portrays|portrayed|voices|voiced)"
# A part in the page's film, or in the film that the sentence opens with.
_HEAD = rf"(?:^|[;,.] (?:and )?|while )(?P<p>{{P}}){_TOLD} (?P<v>is|was|{_PLAYS}) (?P<r>{_ROLE}){_STOP}"
_LAST = rf" and (?P<p>{{P}}){_TOLD} (?P<v>is|was|plays|portrays|voices) (?P<r>{_ROLE}){_STOP}"
_MANY = r"(?:^|[;,.] (?:and )?|while )(?P<p>{P&}) are (?:the|his|her|their|two|three|a) [^;.]+"
_IN_WORK = (
    r"\b[Ii]n (?:{P}'s )?(?P<w>{W}),?(?: (?:which|by|directed by|made by|from|after|with) [^,;.]*,)? "
    rf"(?:{{D}})?(?P<p>{{P}}|he|she) (?P<v>is|was|{_PLAYS}|appears as|appeared as) (?P<r>{_ROLE}){_STOP}"
)
_AT_END = (
    r"(?P<p>{P&}|\b[Hh]e|\b[Ss]he) (?:is|are|was|were) (?:also |again |later )?"
    r"(?P<r>(?:the|an?|two|his|her) [^,;.]{1,40}?|{X}) in (?P<w>{W})(?![\w'’])"
)
_NEXT = (
    rf"(?:, (?:modelled|based|inspired|who|whose|an?|the) [^,;.]*(?=,))?(?:,| and|;)(?: and)?(?: then)? "
    rf"(?P<p>{{P}}){_TOLD} (?P<r>{_ROLE}){_STOP}"
)
_PASSED = (
    r"\b(?:lead|part|role)\b(?: of {X})?(?:[^;.]*\bit)? (?:finally |eventually |then |at last )?"
    r"(?:went|passed|fell|was given) to (?P<p>{P})"
)
_WHOLE = (
    r"(?P<p>{P&}) (?:complete|completes|completed|make up|made up|round out|rounded out|round off) the (?:\w+ ){0,2}"
    r"(?:cast|company|ensemble)"
)
_HOLDS = (
    r"\b(?:cast|ensemble|company)(?: also)? (?:includes|included|features|featured|is led by|was led by) "
    r"(?P<p>{P+})"
)
_AS = r"(?P<p>{P}), as (?P<r>(?:the |a |an )?[^,;.]{1,40}),"
_FULL_NAME = re.compile(r"[A-ZÀ-Ý][\w'’.-]+(?: [A-ZÀ-Ý][\w'’.-]*){1,2}")
_ROLE_NAME = re.compile(r"[A-ZÀ-Ý][\w'’.-]*(?: (?:of |the )?[A-ZÀ-Ý][\w'’.-]*){0,3}")
_PLAYERS = re.compile(
    r"\b(?:(?:cast|company|ensemble|players)(?: also)? (?:includes?|included|features?|featured|comprises?|comprised|"
    r"consists? of|consisted of|is led by|was led by|are|were)|(?:co-)?stars?|(?:co-)?starr(?:ed|ing))\b[^;:]*$"
)
"""What stands before players whose parts are in brackets, while a plot has parts and their players there."""

_CASTING = re.compile(r"\b(?:plays?|played|portray(?:s|ed)|cast as|appear(?:s|ed)? as|voice[sd]?)\b")
_CAST_HEADING = re.compile(r"\b(?:cast|characters?|roles?)\b", re.IGNORECASE)
_NO_PART = re.compile(
    r"\b(?:director|producer|writer|screenwriter|composer|editor|cinematographer|first|last|only|best|choice|favou?rite|"
    r"daughter of|son of|author|native|reason|one of the|member|winner|film|movie|picture|actor|actress|"
    r"success|failure|hit|flop|triumph|sensation|revelation)\b"
)


def read_parts(resolver: Resolver, sentence: Span, headings: Sequence[str]) -> Iterator[Found]:
    """Parts in the page's film, or in another one that the sentence names; offsets are the document's."""
    drawn = sketch(resolver, sentence)
    yield from _bracketed(resolver, sentence)
    for match in matches(_IN_WORK, drawn.text):
        yield from _row(
            resolver, drawn, match, drawn.signs[match["w"]].named, sure=match["v"] not in ("is", "was")
        )
    for match in matches(_AT_END, drawn.text):
        if _NO_PART.search(match["r"]) is None:
            people = drawn.all(match["p"], "{P}") or [
                p for p in [_person(resolver, drawn, match)] if p is not None
            ]
            for sign in people:
                role = role_name(resolver, drawn, match["r"]) if len(people) == 1 else ""
                yield _part(resolver, drawn, drawn.signs[match["w"]].named, sign, role, match)
    subject = resolver.cast.subject
    if subject.type not in ("Film", "Series"):
        return
    for match in (m for pattern in (_PASSED, _WHOLE, _HOLDS) for m in matches(pattern, drawn.text)):
        for sign in drawn.all(match["p"], "{P}"):
            yield _part(resolver, drawn, subject, sign, "", match)
    if not _is_casting(resolver, sentence, headings):
        return
    for match in matches(_AS, drawn.text):
        sign = drawn.signs[match["p"]]
        if _NO_PART.search(match["r"]) is None and not _is_met(resolver, drawn, sign):
            yield _part(resolver, drawn, subject, sign, role_name(resolver, drawn, match["r"]), match)
    for match in (m for pattern in (_HEAD, _LAST) for m in matches(pattern, drawn.text)):
        yield from _row(resolver, drawn, match, subject, sure=match["v"] not in ("is", "was"))
    for match in matches(_MANY, drawn.text):
        people = drawn.all(match["p"], "{P}")
        if _NO_PART.search(match[0]) is None and not any(_is_met(resolver, drawn, p) for p in people):
            for person in people:
                yield _part(resolver, drawn, subject, person, "", match)


def _bracketed(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Who plays Jade of `the murderer Jade (Ann Lee)`, and of `the cast includes Ann Lee (Jade)`, on a film's page."""
    tree, parsed, film = resolver.tree, resolver.parsed, resolver.cast.subject
    low, high = tree[sentence.start].start, tree[sentence.end - 1].end
    for aside in parsed.passage.asides if film.type in ("Film", "Series") else ():
        inside = parsed.document[aside.start : aside.end].strip()
        token = next((at for at in range(sentence.start, sentence.end) if tree[at].end == aside.anchor), None)
        if not low < aside.anchor <= high or token is None:
            continue
        if _PLAYERS.search(parsed.passage.plain[low : aside.anchor]) is not None:
            yield from _beside_player(resolver, token, aside, inside)
            continue
        if _FULL_NAME.fullmatch(inside) is None:
            continue
        role = resolver.words_of(token)
        title = title_at(parsed.passage, tree[token].start, tree[token].end)
        other = parsed.award_at(token) is not None or (title is not None and title.work)
        if role is not None and not other and tree[token].pos in ("PROPN", "NOUN"):
            words = resolver.words(role.start, role.end)
            start, end = parsed.passage.locate(role.start, role.end)[0], aside.end
            actor = resolver.cast.meet(inside, "Person", "signature", aside.start)
            written = Span(aside.start, aside.end)
            yield Found(
                film, "starring", actor, start, end, 0.8, (Qualifier("role", words),), object_span=written
            )


def _beside_player(resolver: Resolver, token: int, aside: Aside, inside: str) -> Iterator[Found]:
    """The part in the brackets behind a player's full name."""
    name = resolver.parsed.name(token)
    words = "" if name is None else resolver.words(name.start, name.end)
    if name is None or name.type != "Person" or " " not in words or _ROLE_NAME.fullmatch(inside) is None:
        return
    start = resolver.parsed.passage.locate(name.start, name.end)[0]
    actor = resolver.cast.meet(words, "Person", name.type_source, start)
    yield Found(resolver.cast.subject, "starring", actor, start, aside.end, 0.8, (Qualifier("role", inside),))


def _is_casting(resolver: Resolver, sentence: Span, headings: Sequence[str]) -> bool:
    """Whether this sentence or one of the two before it says who plays whom, or a heading announces that."""
    tree, plain = resolver.tree, resolver.parsed.passage.plain
    sentences = resolver.parsed.tagged.sentences
    at = sentences.index(sentence)
    start = tree[sentences[max(0, at - 2)].start].start
    headed = any(_CAST_HEADING.search(heading) for heading in headings[-1:])
    return _CASTING.search(plain[start : tree[sentence.end - 1].end]) is not None or headed


def _row(
    resolver: Resolver, drawn: Sketch, head: re.Match[str], work: Named, *, sure: bool
) -> Iterator[Found]:
    """The part of a match and those that follow it without a verb; `sure`: its verb is one of playing."""
    person = _person(resolver, drawn, head)
    music = not NO_PARTS.isdisjoint(head["r"].split()[-1:])
    if (
        person is None
        or music
        or _NO_PART.search(head["r"])
        or (not sure and _is_met(resolver, drawn, person))
    ):
        return
    yield _part(resolver, drawn, work, person, role_name(resolver, drawn, head["r"]), head)
    at = head.end()
    while (following := compiled(_NEXT).match(drawn.text, at)) is not None:
        if _NO_PART.search(following["r"]) is None:
            role = role_name(resolver, drawn, following["r"])
            yield _part(resolver, drawn, work, drawn.signs[following["p"]], role, following)
        at = following.end()


def _person(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> Sign | None:
    if match["p"] in drawn.signs:
        return drawn.signs[match["p"]]
    return pronoun(resolver, drawn, match.start("p"), match.end("p"))


def _is_met(resolver: Resolver, drawn: Sketch, person: Sign) -> bool:
    """Whether the page spoke of somebody in another sentence before: rather of a character than of an actor."""
    page = resolver.cast.subject
    start = resolver.parsed.passage.starts[drawn.starts[0]]
    film = resolver.cast.within(page.type, "Work")
    return film and (resolver.cast.is_met(person.named, start) or " " not in person.named.name)


def _part(
    resolver: Resolver, drawn: Sketch, work: Named, person: Sign, role: str, match: re.Match[str]
) -> Found:
    span = resolver.parsed.passage.locate(*drawn.plain(match.start("p"), match.end()))
    named = person.named if person.named.type == "Person" else replace(person.named, type="Person")
    sure = 0.82 if work != resolver.cast.subject else 0.75
    return Found(work, "starring", named, *span, sure, (Qualifier("role", role),) if role else ())
