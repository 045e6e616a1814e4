"""Values told by what happens: `the Titanic sank`, 莫言拿到诺贝尔奖; two of them to compare or subtract."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from schemas.logical_form import Order, Ref
from schemas.plan import AnswerType
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.chains import Chain, Hop
from solver.planners.forms import FormWriter
from solver.planners.kinds.operands import SETTINGS, USUAL, best_chain
from solver.planners.kinds.spans import SET_APART
from solver.planners.words.analysis import Analysis, cues_of, residual_words
from solver.planners.words.things import Thing
from solver.reading.recurring import FIRST_HELD, NOT_GIVEN, denies_giving

_TIME_NOUNS = {
    Language.CHINESE: re.compile(
        r"[多几]少?(?:[年天]|个月)|多久|多长时间|时间|年份|过去|先|早|晚|(?:前后|先后|之间|中间)?(?:相[隔差距]|间隔)?"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:years?|days?|months?|weeks?|decades?|date|time|earlier|later|first|sooner|before|after|pass(?:ed)?|"
        r"elapsed?|gap|interval|stretch|space|span)\b"
    ),
}
_HAN = re.compile(r"[\u3400-\u9fff]")
_MOST_WORDS = 6
_FIRST = {
    Language.CHINESE: re.compile(r"首[届次部张]|第一[届次部张]"),
    Language.ENGLISH: re.compile(
        r"\bfirst(?=\s+[^?]*\b(?:ceremony|edition|film|album|prize|award|meeting|game|match)\b)"
    ),
}
_KIN = frozenset({"child", "sibling", "father", "mother", "spouse"})
BORN = {Language.CHINESE: "出生", Language.ENGLISH: "born"}
AGED = {
    Language.CHINESE: re.compile(r"岁|年[龄纪]|出生|生于"),
    Language.ENGLISH: re.compile(r"\b(?:born|births?|ages?|older|younger)\b"),
}
AGE_ASKED = {
    Language.CHINESE: re.compile(r"(?:相?差)?(?:了)?[几多]少?岁|年龄差?|出生年份|年份"),
    Language.ENGLISH: re.compile(r"(?:older|younger|ages?)"),
}
"""What asks for ages, and what gives them."""

_WORK = "Work"
_MADE = frozenset({"director", "producer", "release_date", "author", "publisher", "distributor"})
_MAKING = {
    Language.CHINESE: re.compile(r"拍|拍摄|拍出|推出|制作|完成"),
    Language.ENGLISH: re.compile(r"make|made|making|shoot|film|direct|write|complete|finish"),
}
_JOINT = re.compile(r"[》”\"]?\s*(?:和|与|跟|同|、|and|,)\s*[《“\"]?")
_FROM_TO = re.compile(r"从[^，？]+到|\b(?:from|between)\b.*\b(?:to|until|and)\b")
_BY_WORK = re.compile(r"(?:凭借?|靠|因)《?\x00+》?|(?:for|with|in)\s+\x00+")
"""An event of which only the work is said, because the other event says the rest: 凭《甲》和凭《乙》得奖."""

_BARE = re.compile(r"\s*[《“\"‘'*]?\x00+[》”\"’'*]?\s*")
"""An event that is nothing but a name."""

_VERB = re.compile(r"[\u3400-\u9fff]{1,4}")
_FIRST_OF = {
    Language.CHINESE: re.compile(
        r"(?:首届|第一届)\x00+(?:的?(?:颁奖礼|颁奖典礼|典礼))?(?:举[办行]|开幕|创办)?"
    ),
    Language.ENGLISH: re.compile(
        r"\s*(?:the\s+)?(?:very\s+)?first\s+\x00+(?:\s+(?:was\s+|were\s+)?(?:held|opened|took place))?\s*"
    ),
}
"""An event that is nothing but the first time of something that recurs: `the first Berlinale`."""

_RECURS = frozenset({"Event", "Award", "Organization"})
_OPENS = re.compile(r"\s*(?:the\s+)?[《“\"‘'*]?")
"""What stands before the name that an event begins with."""

_PRONOUN = {
    Language.CHINESE: re.compile(r"[他她它其](?!们)"),
    Language.ENGLISH: re.compile(r"(?:he|she|it|they)\b"),
}
"""An event that begins so is one of the thing that the question has named."""


_OBJECT = re.compile(r"[a-z] (?:it|him|her|them)\b(?! own)|(?<=[\u3400-\u9fff])[他她它](?![们的自])")
"""A pronoun that is no subject."""

_BINDING = {
    Language.CHINESE: re.compile(r"^ [的是在于又才就也都已经曾他她它]+|[的了过 ]+$"),
    Language.ENGLISH: re.compile(
        r"(?:(?<=[ ])|^)(?:she|he|it|they|him|her|his|its|their|them|the|an?|was|were|is|are|be|been|did|do|does|had|"
        r"has|have|to|and|of|in|on|at|by|for|with|from|as|['’]s)(?= )"
    ),
}
"""Words of an event that do not say what happened."""


def two_events(part: Analysis, lexicon: Lexicon, form: FormWriter) -> tuple[list[Ref], Order | None] | None:
    """The dates of the two events that a question sets apart, and their order if it says one; None where it names
    no two.
    """
    for pattern, order in SET_APART[part.language]:
        found = pattern.search(part.blanked)
        if found is None:
            continue
        sides = [cut(part, *found.span(name)) for name in ("one", "other")]
        first = min(found.start("one"), found.start("other"))
        outer = tuple(t for t in part.things if t.end <= first)
        named = _together(part, outer) or _first([side.things for side in sides]) or part.things[:1]
        if not named:
            continue
        repeats = _repeats_verb(sides)
        sides = [
            with_things(s, named) if _is_of(s, named) or (repeats and s is sides[1]) else s for s in sides
        ]
        sides = [_with_object(s, named) for s in sides]
        number = form.number
        born = BORN[part.language] if AGED[part.language].search(part.blanked) else ""
        shared = [event_words(side, side.things[:1]) for side in sides]
        dates = [
            form.told(side.things[-1], words, "Date")
            if words and side.things and _takes_other(side)
            else event_date(side, lexicon, form, born)
            for side, words in zip(sides, reversed(shared), strict=True)
        ]
        if all(date is not None for date in dates):
            return [date for date in dates if date is not None], order
        form.actions.clear()
        form.number = number
    return None


def _is_of_kin(side: Analysis, lexicon: Lexicon) -> bool:
    """Whether an event names no more than a relative: his eldest son."""
    said = {lexicon.standard(p) for f in side.relations for p in f.wording.forward}
    return bool(said & _KIN) and not any("Date" in lexicon.range(p) for p in said)


def _first(sides: Sequence[tuple[Thing, ...]]) -> tuple[Thing, ...]:
    """The first thing that an event names, rather none that is a place."""
    things = [thing for side in sides for thing in side]
    return tuple([t for t in things if t.types[0] not in ("", "Thing", *SETTINGS)] or things)[:1]


def _together(part: Analysis, things: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """The last of some things, with those that it is joined to: A和B从结婚到离婚."""
    kept = things[-1:]
    for one, other in zip(things[-2::-1], things[:0:-1], strict=True):
        if _JOINT.fullmatch(part.blanked[one.end : other.start]) is None:
            break
        kept = (one, *kept)
    return kept


def are_joined(part: Analysis, things: tuple[Thing, ...]) -> bool:
    """Whether things are told together, so that the one event that follows happened to each: 《甲》和《乙》得奖; not
    between two: A和B从结婚到离婚.
    """
    joined = len(things) > 1 and all(
        _JOINT.fullmatch(part.blanked[one.end : other.start]) is not None for one, other in pairwise(things)
    )
    return joined and _FROM_TO.search(part.blanked, things[-1].end) is None


def with_things(side: Analysis, named: tuple[Thing, ...]) -> Analysis:
    """An event of things that the question names before it, or with the other event."""
    front = tuple(Thing(0, 0, thing.surface, thing.candidates) for thing in named)
    return replace(side, things=(*front, *side.things))


def event_date(side: Analysis, lexicon: Lexicon, form: FormWriter, born: str = "") -> Ref | None:
    """The date of one event: by a relation that has one, by the words that tell of it, or of a bare name
    (`after Avatar`) and of a work that is made the one that such things usually have. `born` is the word for what
    gives ages where those are asked for.
    """
    prize = _not_given(side)
    if prize is not None:
        return form.told(prize, NOT_GIVEN[side.language], "Date")
    side = _of_no_place(side)
    words = event_words(side, side.things[:1])
    if words and not side.relations and len(words.split()) == 1:
        words = _in_full(side) or words
    if not words or _is_making(side, lexicon):
        usual = _usual_date(side, lexicon, form)
        if usual is not None:
            return usual
    if born and words and not AGED[side.language].search(words) and _is_of_kin(side, lexicon):
        words = f"{words} {born}"
    words = " ".join([*(t.surface for t in side.things[1:] if t.end == 0), *words.split()])
    chain = best_chain(side, AnswerType.DATE, "", lexicon)
    if chain is not None and chain.end == "Date" and not side.residual and len(side.things) == 1:
        return form.chain(chain)[0]
    if not words and _is_first_of(side):
        words = FIRST_HELD[side.language]
    return form.told(side.things[0], words, "Date") if words else None


def _not_given(side: Analysis) -> Thing | None:
    """The prize of which an event says that it was not given."""
    prizes = (t for t in side.things if t.types[0] == "Award")
    return next((t for t in prizes if denies_giving(side.text, side.language, t.surface)), None)


def _is_first_of(side: Analysis) -> bool:
    return (
        bool(_RECURS & set(side.things[0].types))
        and _FIRST_OF[side.language].fullmatch(side.blanked) is not None
    )


def _in_full(side: Analysis) -> str:
    """What happens in all words of an event but its thing's name and those that only bind: `made dame`, 回到 青山."""
    characters = list(side.text)
    for thing in side.things:
        characters[thing.start : thing.end] = f"\n{thing.surface}\n" if thing is not side.things[0] else "\n"
    runs = "".join(characters).split("\n")
    names = {thing.surface for thing in side.things}
    kept = [run if run in names else _BINDING[side.language].sub(" ", f" {run} ").strip() for run in runs]
    words = [word for run in kept for word in run.split() if not _TIME_NOUNS[side.language].fullmatch(word)]
    return " ".join(words[:_MOST_WORDS])


def _with_object(side: Analysis, named: tuple[Thing, ...]) -> Analysis:
    """An event with the thing that its object stands for: did Bo Ek buy `it`."""
    own = {thing.surface for thing in side.things}
    if not side.things or named[-1].surface in own or _OBJECT.search(side.blanked) is None:
        return side
    return replace(side, things=(*side.things, *with_things(side, named[-1:]).things[:1]))


def _of_no_place(side: Analysis) -> Analysis:
    """An event with the thing it happened to before the places where it did: 美国拍了《甲》 is of 《甲》."""
    settings = [t for t in side.things if t.types[0] in SETTINGS]
    telling = [t for t in side.things if t not in settings and t.types[0] not in ("", "Thing")]
    return (
        replace(side, things=(*telling, *(t for t in side.things if t not in telling))) if telling else side
    )


def _is_of(side: Analysis, named: tuple[Thing, ...]) -> bool:
    """Whether an event is one of the things that the question names beside it: it names none of its own but places and
    what nobody knows, or begins with a pronoun.
    """
    loose = {*SETTINGS, "", "Thing"}
    first = side.things[0] if side.things else None
    kinds = ("", "Thing", *(SETTINGS if side.language is Language.ENGLISH else ()))
    own = first is not None and first.types[0] in kinds and not first.surface.isupper()
    if first is not None and own and _OPENS.fullmatch(side.blanked[: first.start]):
        return False  # `before Acme`, `did the Acme Tower open`
    beside = all(t.types[0] in loose for t in side.things) and named[0].types[0] not in loose
    return not side.things or beside or _PRONOUN[side.language].match(side.blanked.strip()) is not None


def _repeats_verb(sides: Sequence[Analysis]) -> bool:
    """Whether the second event begins with the verb of the first and leaves out who did it: 甲收购乙比收购丙."""
    one, other = sides
    first = other.things[0] if other.things else None
    verb = other.blanked[: first.start].strip(" 《“") if first is not None else ""
    return (
        other.language is Language.CHINESE
        and _VERB.fullmatch(verb) is not None
        and f"\x00{verb}" in one.blanked
    )


def _takes_other(side: Analysis) -> bool:
    """Whether an event is only a name, of which the other's event is asked: 凭《甲》, or one that nobody knows."""
    bare = _BARE.fullmatch(side.blanked) is not None and side.things[-1].types[0] in ("", "Thing")
    return bare or _BY_WORK.fullmatch(side.blanked.strip()) is not None


def _is_making(side: Analysis, lexicon: Lexicon) -> bool:
    """Whether what happens is only that the one work that is named was made or came out."""
    works = [t for t in side.things if _WORK in lexicon.ancestors(t.types[0])]
    made = {p for f in side.relations for p in (*f.wording.forward, *f.wording.backward)}
    others = [word for word in side.residual if not _MAKING[side.language].fullmatch(word)]
    others += [t.surface for t in side.things if t.types[0] in (*SETTINGS, "Award")]
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


_POINTS = re.compile(r"\b(?:these|those|the following|the (?:two|three|four|five))\s+$")
"""Before the noun of things that are named: `which of these films` asks for nothing that happened."""


def event_words(part: Analysis, things: tuple[Thing, ...]) -> str:
    """What happens, in the question's words, without the things it happens to and the words of comparison."""
    text = part.text
    places = [(f.start, f.end) for f in part.relations]
    places += [(t.start, t.end) for t in part.things if t not in things and t.end > t.start]
    firsts = [m.span() for m in _FIRST[part.language].finditer(part.blanked)]
    places += firsts
    for word in part.residual:
        start = part.blanked.find(word)
        if start >= 0:
            places.append((start, start + len(word)))
    if part.language is Language.CHINESE:
        taken = {p for start, end in places for p in range(start, end)}
        taken |= {p for t in part.things for p in range(t.start, t.end)}
        places = [_whole(part, place, taken) for place in places]
    meant = {(f.start, f.end): f.text for f in part.relations if len(f.text) != f.end - f.start}
    kept: list[str] = []
    places = [place for place in places if not _POINTS.search(part.blanked[: place[0]])]
    compared = [m.span() for m in part.comparison.pattern.finditer(part.blanked)] if part.comparison else []
    for start, end in sorted(set(places)):
        word = meant.get((start, end), text[start:end])
        inside = any(s <= start and end <= e for s, e in compared)
        timed = (start, end) not in firsts and _TIME_NOUNS[part.language].fullmatch(word) is not None
        if not inside and not timed and word not in kept:
            kept.append(word)
    return " ".join(kept[:_MOST_WORDS])


def _whole(part: Analysis, place: tuple[int, int], taken: set[int]) -> tuple[int, int]:
    """A word of one character with what stands beside it and nothing explains: 奖 of 颁奖礼."""
    start, end = place
    if end - start != 1:
        return place
    function = cues_of(part.language).function

    def is_free(at: int) -> bool:
        character = part.blanked[at : at + 1]
        return (
            at >= 0
            and at not in taken
            and _HAN.fullmatch(character) is not None
            and not function.fullmatch(character)
        )

    start -= is_free(start - 1)
    end += is_free(end)
    return start, end


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
