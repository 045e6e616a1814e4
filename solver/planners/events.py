"""Values told by what happens: `the Titanic sank`, 莫言拿到诺贝尔奖; two of them to compare or subtract."""

from __future__ import annotations

import re
from dataclasses import replace

from schemas.logical_form import Ref
from schemas.plan import AnswerType
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.analysis import Analysis, cues_of, residual_words
from solver.planners.chains import Chain, Hop
from solver.planners.forms import FormWriter
from solver.planners.operands import USUAL, best_chain
from solver.planners.things import Thing

_SPAN_ZH = (
    r"(?:中间|其间|一共|总共|已经?|又|整整|大约|约)?(?:过(?:去)?了?|相?隔了?|相差了?|间隔|距离?|"
    r"差了?|经过了?|等了?|花了?|用了?)"
)
_TWO_EVENTS = {
    Language.CHINESE: (
        re.compile(
            r"从(?P<one>[^，。？]+?)(?:算起|开始|起|以来|之后)?[，,](?:一共|总共|已经|又|整整)?(?:过|隔|等|花|用)了?(?:几年|多少年|多久)"
            r"[，,]?(?P<other>[^，。？]{4,}?)(?:的)?[？?]?$"
        ),
        re.compile(
            rf"从(?P<one>[^，。？]+?)[，,]?(?:算起)?(?:到|至)(?P<other>[^，。？]+?)[，,]?{_SPAN_ZH}.{{0,4}}[多几]"
        ),
        re.compile(
            r"(?P<one>[^，。？]+?)(?:以后|之后|过后|后(?=[，,过隔又])|的时候|那年|时(?![间候代期]))[，,]?(?:一共|又|已经)?(?:过了|隔了|离|距离?|等了)?"
            r"(?:几年|多少年|多久)?[，,]?才?(?P<other>[^，。？]{2,}?)(?:已经)?(?:过去|过|隔|有)?了?(?:几年|多少年|多久|多长时间)?了?[？?]?$"
        ),
        re.compile(
            rf"(?P<one>[^，。？]+?)(?:和|与|跟|到|距离?|离)(?P<other>[^，。？]+?)(?:之间)?[，,]?{_SPAN_ZH}.{{0,4}}[多几]"
        ),
        re.compile(r"(?P<one>[^，。？比]+?)比(?P<other>[^，。？]+?)(?:早|晚|迟|先|后)(?:了|出)?.{0,3}[多几]"),
    ),
    Language.ENGLISH: (
        re.compile(r"\bbetween\s+(?P<one>.+?)\s+and\s+(?P<other>.+?)[?.]?$"),
        re.compile(
            r"\bhow\s+(?:many\s+(?:\w+\s+)?\w+|long)\s+(?:after|before|since)\s+(?P<one>.+),?\s+"
            r"(?:did|do|does)\s+(?P<other>.+?)[?.]?$"
        ),
        re.compile(
            r"\bhow\s+(?:many\s+(?:\w+\s+)?\w+|long)\s+(?:after|before|since)\s+(?P<one>.+),?\s+"
            r"(?:was|were|is|are|has|had)\s+(?P<other>.+?)[?.]?$"
        ),
        re.compile(
            r"\bhow\s+(?:many\s+(?:\w+\s+)?\w+|long)\s+(?:did|was|were|had|have|has)\s+(?P<other>.+?)\s+"
            r"(?:after|before|since)\s+(?P<one>.+?)[?.]?$"
        ),
        re.compile(r"\bfrom\s+(?P<one>.+?)\s+(?:to|till|until)\s+(?P<other>.+?)[?.]?$"),
    ),
}
_TIME_NOUNS = {
    Language.CHINESE: re.compile(r"[多几]少?年|时间|年份|过去|先|早|晚"),
    Language.ENGLISH: re.compile(r"\b(?:years?|date|time|day|earlier|later|first|sooner|before|after)\b"),
}
_MOST_WORDS = 6
_FIRST = {
    Language.CHINESE: re.compile(r"首[届次部张]|第一[届次部张]"),
    Language.ENGLISH: re.compile(
        r"\bfirst(?=\s+[^?]*\b(?:ceremony|edition|film|album|prize|award|meeting|game|match)\b)"
    ),
}
_WORK = "Work"
_MADE = frozenset({"director", "producer", "release_date", "author", "publisher", "distributor"})
_MAKING = {
    Language.CHINESE: re.compile(r"拍|拍摄|拍出|推出|制作|完成"),
    Language.ENGLISH: re.compile(r"make|made|making|shoot|film|direct|write|complete|finish"),
}
_PRONOUN = {
    Language.CHINESE: re.compile(r"[他她它其](?!们)"),
    Language.ENGLISH: re.compile(r"(?:he|she|it|they)\b"),
}
"""An event that begins so is one of the thing that the question has named."""


def two_events(part: Analysis, lexicon: Lexicon, form: FormWriter) -> list[Ref] | None:
    """The dates of the two events that a question sets apart; None where it names no two."""
    for pattern in _TWO_EVENTS[part.language]:
        found = pattern.search(part.blanked)
        if found is None:
            continue
        sides = [cut(part, *found.span(name)) for name in ("one", "other")]
        first = min(found.start("one"), found.start("other"))
        outer = tuple(t for t in part.things if t.end <= first)
        named = outer[-1:] or next((side.things for side in sides if side.things), part.things[:1])
        if not named:
            continue
        sides = [replace(side, things=_at_front(named)) if _is_of(side, part) else side for side in sides]
        number = form.number
        dates = [event_date(side, lexicon, form) for side in sides]
        if all(date is not None for date in dates):
            return [date for date in dates if date is not None]
        form.actions.clear()
        form.number = number
    return None


def event_date(side: Analysis, lexicon: Lexicon, form: FormWriter) -> Ref | None:
    """The date of one event: by a relation that has one, by the words that tell of it, or of a bare name
    (`after Avatar`) and of a work that is made the one that such things usually have.
    """
    words = event_words(side, side.things[:1])
    if not words or _is_making(side, lexicon):
        usual = _usual_date(side, lexicon, form)
        if usual is not None:
            return usual
    chain = best_chain(side, AnswerType.DATE, "", lexicon)
    if chain is not None and chain.end == "Date" and not side.residual and len(side.things) == 1:
        return form.chain(chain)[0]
    return form.told(side.things[0], words, "Date") if words else None


def _is_of(side: Analysis, part: Analysis) -> bool:
    """Whether an event is one of the thing that the other one names: it names none, or begins with a pronoun."""
    return not side.things or _PRONOUN[part.language].match(side.blanked.strip()) is not None


def _is_making(side: Analysis, lexicon: Lexicon) -> bool:
    """Whether what happens is only that the one work that is named was made or came out."""
    works = [t for t in side.things if _WORK in lexicon.ancestors(t.types[0])]
    made = {p for f in side.relations for p in (*f.wording.forward, *f.wording.backward)}
    others = [word for word in side.residual if not _MAKING[side.language].fullmatch(word)]
    return len(works) == 1 and made <= _MADE and not others


def _usual_date(side: Analysis, lexicon: Lexicon, form: FormWriter) -> Ref | None:
    things = [t for t in side.things if _WORK in lexicon.ancestors(t.types[0])] or list(side.things)
    for kind, keys in USUAL:
        if kind != "Person" and any(kind in lexicon.ancestors(t) for t in things[0].types):
            hop = Hop(keys, False, "Date")
            return form.chain(Chain(things[0], things[0].types[0], (hop,), 1.0))[0]
    return None


def shared_event(part: Analysis, things: tuple[Thing, ...], form: FormWriter) -> list[Ref] | None:
    """For each of the things the date at which the same happened to it: 谁先拿到金熊奖."""
    words = event_words(part, things)
    return [form.told(thing, words, "Date") for thing in things] if words else None


def event_words(part: Analysis, things: tuple[Thing, ...]) -> str:
    """What happens, in the question's words, without the things it happens to and the words of comparison."""
    text = part.text
    places = [(f.start, f.end) for f in part.relations]
    places += [(t.start, t.end) for t in part.things if t not in things and t.end > t.start]
    places += [m.span() for m in _FIRST[part.language].finditer(part.blanked)]
    for word in part.residual:
        start = part.blanked.find(word)
        if start >= 0:
            places.append((start, start + len(word)))
    kept: list[str] = []
    compared = [m.span() for m in part.comparison.pattern.finditer(part.blanked)] if part.comparison else []
    for start, end in sorted(set(places)):
        word = text[start:end]
        inside = any(s <= start and end <= e for s, e in compared)
        if not inside and not _TIME_NOUNS[part.language].fullmatch(word) and word not in kept:
            kept.append(word)
    return " ".join(kept[:_MOST_WORDS])


def cut(part: Analysis, start: int, end: int) -> Analysis:
    """A stretch of a part as a part of its own."""
    things = tuple(
        Thing(t.start - start, t.end - start, t.surface, t.candidates)
        for t in part.things
        if start <= t.start and t.end <= end
    )
    relations = tuple(
        replace(f, start=f.start - start, end=f.end - start)
        for f in part.relations
        if start <= f.start and f.end <= end
    )
    types = tuple(
        replace(f, start=f.start - start, end=f.end - start)
        for f in part.types
        if start <= f.start and f.end <= end
    )
    text = part.text[start:end]
    apposed = tuple((s - start, e - start) for s, e in part.apposed if start <= s and e <= end)
    explained = [*apposed, *((t.start, t.end) for t in things)] + [(f.start, f.end) for f in relations]
    return replace(
        part,
        text=text,
        blanked=part.blanked[start:end],
        things=things,
        relations=relations,
        types=types,
        residual=residual_words(text, explained, types, cues_of(part.language)),
        comparison=None,
        apposed=apposed,
    )


def _at_front(things: tuple[Thing, ...]) -> tuple[Thing, ...]:
    return tuple(Thing(0, 0, thing.surface, thing.candidates) for thing in things[:1])
