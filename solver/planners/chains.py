"""Relation words put together: from a thing, hop by hop, to what the question asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from schemas.plan import AnswerType
from solver import derived
from solver.lexicon import FoundWording, Lexicon
from solver.planners.words.things import Thing

_SKIPPED = -1.5  # a relation word that the chain leaves out
_STRONG, _WEAK = 1.0, 0.3  # a known type that fits; nothing known
_ASKED_FITS, _ASKED_CONFLICTS = 1.0, -2.5
_DOER = 0.4  # taught by A: A is whom the others have as a teacher
_MISREAD = -0.6  # a backward wording read forwards, or the other way round
_MADE_FROM = frozenset({"based on", "adapted from"})  # what stands behind them was there first
_BEAM = 12
_MOST_WORDS, _MOST_REORDERED = 4, 3
_SURE_TYPES = frozenset({"", "Person", "Place", "City", "Country"})  # not doubted
_DOUBTED = -0.9  # the type that a store gives a thing, taken to be wrong
_NESTED = frozenset(map(len, ("的", "'s ", " of ", " of the ")))  # between a word and the same word again
_OWNED = len("'s ")
_BODIES = frozenset({"employer", "educated_at", "member_of"})  # where somebody works or studies
_REORDERED = 0.4  # words taken in another order than that of their distance

ACCEPTED = {
    AnswerType.PERSON: ("Person", "Character"),
    AnswerType.PLACE: ("Place", "Country", "City"),
    AnswerType.DATE: ("Date",),
    AnswerType.NUMBER: ("Number",),
    AnswerType.WORK: ("Work",),
    AnswerType.AWARD: ("Award",),
    AnswerType.ORGANIZATION: ("Organization",),
}


@dataclass(frozen=True, slots=True)
class Hop:
    """One step: the relations (any of them), read from object to subject if `backward`, and where it ends."""

    predicates: tuple[str, ...]
    backward: bool
    type: str


@dataclass(frozen=True, slots=True)
class Chain:
    """A thing and the hops from it; `score` says how well types and words fit."""

    thing: Thing
    type: str
    hops: tuple[Hop, ...]
    score: float

    @property
    def end(self) -> str:
        """The type it arrives at; empty if unknown."""
        return self.hops[-1].type if self.hops else self.type

    @property
    def is_led(self) -> bool:
        """Whether several facts lead to where it arrives."""
        return len(self.hops) > 1 or set(self.hops[-1].predicates) <= derived.relations().keys()


def chain_from(
    thing: Thing,
    wordings: Sequence[FoundWording],
    asked: AnswerType,
    asked_type: str,
    lexicon: Lexicon,
) -> Chain | None:
    """The best chain over relation words in order of their distance; None where none fits.

    Each word is read in the direction its types allow; the last hop must reach what is asked for.
    """
    words = list(wordings)[:_MOST_WORDS]
    orders = [words]
    if len(words) <= _MOST_REORDERED:
        orders += [list(order) for order in permutations(words) if list(order) != words]
    chains = []
    for place, order in enumerate(orders):
        chain = _in_order(thing, order, asked, asked_type, lexicon)
        if chain is not None:
            chains.append((-round(chain.score - (_REORDERED if place else 0.0), 6), place, chain))
    return min(chains, key=lambda row: row[:2])[2] if chains else None


def _in_order(
    thing: Thing, wordings: Sequence[FoundWording], asked: AnswerType, asked_type: str, lexicon: Lexicon
) -> Chain | None:
    states = [Chain(thing, kind, (), -0.2 * place) for place, kind in enumerate(thing.types)]
    if not _SURE_TYPES & set(thing.types):
        states.append(Chain(thing, "", (), _DOUBTED))
    for before, wording in zip((None, *wordings), wordings, strict=False):
        grown, again = [], before is not None and _is_of_same(before, wording, thing)
        for state in states:
            skipped = 0.0 if _repeats(state, wording) and not again else _SKIPPED
            grown.append(Chain(state.thing, state.type, state.hops, state.score + skipped))
            grown.extend(_extended(state, wording, lexicon, again=again))
        states = _best(grown)
    finished = [
        Chain(s.thing, s.type, s.hops, s.score + _arrival(s, asked, asked_type, lexicon))
        for s in states
        if s.hops
    ]
    best = _best(finished)
    return best[0] if best and best[0].score > 0 else None


def by_distance(thing: Thing, wordings: Sequence[FoundWording]) -> list[FoundWording]:
    """Relation words nearest the thing first; of equals the one before it."""

    def distance(found: FoundWording) -> tuple[int, int]:
        if found.end <= thing.start:
            return thing.start - found.end, 0
        return found.start - thing.end, 1

    return sorted(wordings, key=lambda found: (*distance(found), found.start))


def _best(chains: Sequence[Chain]) -> list[Chain]:
    ranked = sorted(chains, key=lambda c: (-round(c.score, 6), len(c.hops), repr(c.hops)))
    return ranked[:_BEAM]


def _repeats(state: Chain, wording: FoundWording) -> bool:
    """Whether a word says the last hop's relation again (`获得…奖`)."""
    said = {*wording.wording.forward, *wording.wording.backward}
    return bool(state.hops) and bool(said & set(state.hops[-1].predicates))


def _is_of_same(inner: FoundWording, outer: FoundWording, thing: Thing) -> bool:
    """Whether a word is said of what the same word gives, of which Chinese may say more where it asks: `the father of
    the father`, `father's father`, 师父的师父, 丈夫的丈夫是谁; a thing may stand between: `the father of A's father`.
    """
    first, second = sorted((inner, outer), key=lambda found: found.start)
    if first.end <= thing.start and thing.end <= second.start:
        owned = second.start - thing.end == _OWNED and thing.start - first.end in _NESTED
        return owned and inner.text == outer.text
    return outer.text.startswith(inner.text) and second.start - first.end in _NESTED


def _extended(state: Chain, wording: FoundWording, lexicon: Lexicon, *, again: bool) -> list[Chain]:
    options: dict[tuple[bool, str, float], list[str]] = {}
    before = wording.end <= state.thing.start
    passive = not state.hops and wording.text.endswith(" by") and before
    made_from = before and wording.text.casefold() in _MADE_FROM
    for predicate in wording.wording.forward:
        _offer(options, predicate, False, _MISREAD if made_from else 0.0, state.end, lexicon)
        _offer(options, predicate, True, _DOER if passive or made_from else 0.0, state.end, lexicon)
    for predicate in wording.wording.backward:
        _offer(options, predicate, True, 0.02, state.end, lexicon)
        _offer(options, predicate, False, _MISREAD, state.end, lexicon)
    chains = []
    for (backward, kind, gain), predicates in options.items():
        if state.hops and state.hops[-1].predicates == tuple(predicates) and not again:
            continue  # the same word said twice, not a relation of the result
        hop = Hop(tuple(predicates), backward, kind)
        chains.append(Chain(state.thing, state.type, (*state.hops, hop), state.score + gain))
    return chains


def _offer(
    options: dict[tuple[bool, str, float], list[str]],
    predicate: str,
    backward: bool,
    bonus: float,
    kind: str,
    lexicon: Lexicon,
) -> None:
    """Note a reading of a predicate; readings that go the same way to the same type are one hop."""
    domain, range_ = lexicon.domain(predicate), lexicon.range(predicate)
    enters, leaves = (range_, domain) if backward else (domain, range_)
    literal = bool({*enters, kind} & {"Date", "Number", "Text"})
    if literal or not lexicon.fits(kind, enters):
        return
    symmetric = backward and set(domain) == set(range_) and bool(domain)
    gain = _STRONG if kind and enters else _WEAK
    gain += bonus - (0.3 if symmetric and not bonus else 0.0) - (0.05 if backward else 0.0)
    arrives = leaves[0] if leaves else ""
    gain = round(gain, 3)
    predicates = options.setdefault((backward, arrives, gain), [])
    if predicate not in predicates:
        predicates.append(predicate)


def _arrival(chain: Chain, asked: AnswerType, asked_type: str, lexicon: Lexicon) -> float:
    accepted = (asked_type,) if asked_type else ACCEPTED.get(asked, ())
    if not accepted or not chain.end:
        return 0.0
    end = chain.end
    if end in {"Date", "Number"} or {"Date", "Number"} & set(accepted):
        return _ASKED_FITS if end in accepted else _ASKED_CONFLICTS
    if asked is AnswerType.PLACE and len(chain.hops) > 1 and set(chain.hops[-1].predicates) <= _BODIES:
        return 0.0
    if end == "Text":
        return 0.0 if asked is AnswerType.THING or asked_type else -0.5
    return _ASKED_FITS if lexicon.fits(end, accepted) else _ASKED_CONFLICTS
