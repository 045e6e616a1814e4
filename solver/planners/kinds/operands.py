"""Chains for the kinds of questions: the best from any thing, and the values that a comparison needs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.logical_form import Ref
from schemas.plan import AnswerType
from schemas.text import Language
from solver.lexicon import FoundWording, Lexicon
from solver.planners.chains import Chain, Hop, by_distance, chain_from
from solver.planners.forms import FormWriter
from solver.planners.words.analysis import Analysis, cues_of
from solver.planners.words.things import Thing

ORDERED = ("Number", "Date")
_MOST_OPERANDS = 6
USUAL = (
    ("Person", ("birth_date",)),
    ("Work", ("release_date",)),
    ("Organization", ("founding_date", "opening_date")),
    ("Award", ("founding_date",)),
)
_COUNTS = {"award_nominated": "nomination_count", "award_won": "award_count", "child": "children_count"}
"""The relations that say how many of another there are; the first that a question names is meant."""

_HOLDS = re.compile(r"\b(?:have|has|had|hold|holds|held|got|own|owns|collect\w*|home)\b|[有得拿获]")
"""How prizes are counted where no verb says that they were won: `how many Oscars does A have`."""

_OF_PRIZES = frozenset({"award_won", "award_nominated"})
_COUNTED = re.compile(r"\b(?:more|most|fewer|fewest|many)\s+$")
_OF = re.compile(r"^\s+of\s+(?:the\s+)?[\"“'‘]?$", re.I)
_CLAUSE_ZH = re.compile(r"[过了]?的(?=[^，。？是])")
_OWNS = re.compile(r"['’]s?\s")
_CROWDS = frozenset({"employer", "educated_at", "residence", "nationality", "birth_place"})
"""Relations to a body or a place of which pages name only a few people, so that facts count none."""

SETTINGS = ("Place", "Country", "City")


def best_chain(part: Analysis, asked: AnswerType, asked_type: str, lexicon: Lexicon) -> Chain | None:
    """The best chain from any thing, over all relation words, nearest first."""
    chains = []
    for place, thing in enumerate(part.things):
        chain = chain_from(thing, _nearest(part, thing), asked, asked_type, lexicon)
        if chain is not None:
            chains.append((-round(chain.score, 6), place, chain))
    return min(chains, key=lambda row: row[:2])[2] if chains else None


def _nearest(part: Analysis, thing: Thing) -> list[FoundWording]:
    """Relation words nearest the thing first; what `of` ties to it is nearer than a verb behind it, since that is said
    of the whole: `the designer of A was born`; a verb in a clause of its own, 甲导演的, nearer than one before it.
    """
    words = by_distance(thing, part.relations)
    if part.language is Language.CHINESE:
        return sorted(
            words, key=lambda f: not (f.start == thing.end and _CLAUSE_ZH.match(part.blanked[f.end :]))
        )
    if _OWNS.match(part.blanked[thing.end :]):
        return words
    return sorted(
        words, key=lambda f: f.end > thing.start or not _OF.search(part.blanked[f.end : thing.start])
    )


def counts_crowd(chain: Chain, lexicon: Lexicon) -> bool:
    """Whether those counted are people of a body or a place, of whom pages name but a few: `how many employees`."""
    last = chain.hops[-1]
    return last.backward and {lexicon.standard(p) for p in last.predicates} <= _CROWDS


def prize_holders(part: Analysis, lexicon: Lexicon) -> tuple[Thing, ...]:
    """Of things beside a prize those that may hold it, where prizes that are won or held are counted."""
    said = {lexicon.standard(p) for f in part.relations for p in f.wording.forward}
    prizes = [t for t in part.things if t.types[0] and lexicon.fits(t.types[0], ("Award",))]
    if not prizes or not said <= _OF_PRIZES or not (said or _HOLDS.search(part.blanked)):
        return ()
    kinds = ("Person", "Work", "Character")
    return tuple(t for t in part.things if t.types[0] and lexicon.fits(t.types[0], kinds))


def prizes_held(part: Analysis, lexicon: Lexicon) -> Chain | None:
    """What somebody won, where a question counts prizes and says by no relation how they came: `does A have`."""
    holders = prize_holders(part, lexicon) if not part.relations else ()
    hop = Hop(("award_won",), False, "Award")
    return Chain(holders[0], holders[0].types[0], (hop,), 1.0) if holders else None


def toward(part: Analysis, thing: Thing, lexicon: Lexicon) -> Chain | None:
    """One hop from a thing to what is asked for, by the relation word nearest to it that fits."""
    wanted = part.asked_type
    for found in by_distance(thing, part.relations):
        chain = chain_from(thing, [found], part.asked, wanted, lexicon)
        if chain is not None and chain.score > 1 and chain.end not in (*ORDERED, "Text"):
            return chain
    return None


def operands_of(
    part: Analysis, lexicon: Lexicon, form: FormWriter, kinds: Sequence[str] = ORDERED
) -> tuple[list[Ref], tuple[str, ...]] | None:
    """For each of two things the value that the question compares, by way of what is attached to it."""
    attached = [_attached(part, thing) for thing in part.things]
    best: tuple[float, list[Chain]] | None = None
    for kind in kinds:
        whole = [
            chain
            for thing, words in zip(part.things, attached, strict=True)
            if (chain := _valued(part, thing, words, attached, kind, lexicon)) is not None
        ]
        score = sum(chain.score for chain in whole)
        if _enough(part, whole) and (best is None or score > best[0]):
            best = (score, whole)
    if best is None:
        return None
    values = [form.chain(chain)[0] for chain in best[1][:_MOST_OPERANDS]]
    return values, best[1][0].hops[-1].predicates


def defaults_of(
    part: Analysis, lexicon: Lexicon, form: FormWriter
) -> tuple[list[Ref], tuple[str, ...]] | None:
    """For each thing the date by which such things are compared where no relation is named."""
    part = replace(part, things=_alike(part, lexicon))
    whole = [c for t in part.things if (c := _by_default(part, t, lexicon)) is not None]
    if not _enough(part, whole) or not set.intersection(*(set(c.hops[-1].predicates) for c in whole)):
        return None
    values = [form.chain(chain)[0] for chain in whole[:_MOST_OPERANDS]]
    return values, whole[0].hops[-1].predicates


def _alike(part: Analysis, lexicon: Lexicon) -> tuple[Thing, ...]:
    """The things compared; one whose kind is not known is taken for one of the others' kind."""
    known = next((t for t in part.things if t.types[0] not in ("", "Thing")), None)
    if known is None:
        return part.things
    kind = lexicon.ancestors(known.types[0])[-1] if lexicon.ancestors(known.types[0])[-1] != "Thing" else ""
    return tuple(
        thing
        if thing.types[0] not in ("", "Thing") or not kind
        else replace(thing, candidates=tuple(replace(c, type=kind) for c in thing.candidates))
        for thing in part.things
    )


def counts_of(part: Analysis, lexicon: Lexicon, form: FormWriter) -> tuple[list[Ref], tuple[str, ...]] | None:
    """For each of the things how many it has of what a relation names: won more Oscars, 提名更多."""
    said = {lexicon.standard(p) for f in part.relations for p in f.wording.forward}
    counted = next((count for relation, count in _COUNTS.items() if relation in said), "")
    if not counted or len(part.things) < 2:
        return None
    hop = Hop((counted,), False, "Number")
    owners = [t for t in part.things if not _COUNTED.search(part.blanked[: t.start])]
    if len(owners) < 2:
        return None
    values = [form.chain(Chain(thing, thing.types[0], (hop,), 1.0))[0] for thing in owners]
    return values[:_MOST_OPERANDS], (counted,)


def two_numbers(
    part: Analysis, lexicon: Lexicon, form: FormWriter
) -> tuple[list[Ref], tuple[str, ...]] | None:
    """Two numbers of one thing: by how much did A's takings exceed its budget."""
    hops = []
    for found in part.relations:
        numbers = tuple(p for p in found.wording.forward if "Number" in lexicon.range(p))
        hop = Hop(numbers[:1], False, "Number")
        if numbers and hop not in hops:
            hops.append(hop)
    if len(hops) != 2:
        return None
    thing = part.things[0]
    values = [form.chain(Chain(thing, thing.types[0], (hop,), 1.0))[0] for hop in hops]
    return values, tuple(p for hop in hops for p in hop.predicates)


def _enough(part: Analysis, chains: Sequence[Chain]) -> bool:
    """Two or more, and nothing left out but places, which only qualify (`香港票房`)."""
    kept = {chain.thing for chain in chains}
    rest = [thing for thing in part.things if thing not in kept]
    return len(chains) > 1 and all(thing.types[0] in SETTINGS for thing in rest)


def _valued(
    part: Analysis,
    thing: Thing,
    words: Sequence[FoundWording],
    attached: Sequence[Sequence[FoundWording]],
    kind: str,
    lexicon: Lexicon,
) -> Chain | None:
    """The best chain that ends in a date (or a number), first over the words tied to the thing and to none."""
    asked = AnswerType.DATE if kind == "Date" else AnswerType.NUMBER
    free = [f for f in part.relations if not any(f in others for others in attached)]
    for choice in ([*words, *free], list(part.relations)):
        chain = chain_from(thing, choice, asked, "", lexicon)
        if chain is not None and chain.end == kind:
            return chain
    return None


def _by_default(part: Analysis, thing: Thing, lexicon: Lexicon) -> Chain | None:
    """The comparison's own relation, reached over what is tied to the thing."""
    words = _attached(part, thing) or _makers(part, thing, lexicon)
    before = chain_from(thing, words, AnswerType.THING, "", lexicon) if words else None
    if before is not None and before.end in (*ORDERED, "Text"):
        before = None
    kinds = (before.end,) if before is not None else thing.types
    keys = _default_keys(part, kinds, lexicon)
    if not keys or (words and before is None):
        return None
    hop = Hop(keys, False, lexicon.range(keys[0])[0])
    return Chain(thing, thing.types[0], (*(before.hops if before is not None else ()), hop), 1.0)


def _makers(part: Analysis, thing: Thing, lexicon: Lexicon) -> list[FoundWording]:
    """The words for whoever made things, where people are compared and the things are none: which film has the
    director who is older.
    """
    own = part.comparison.predicates if part.comparison is not None else ()
    people = bool(own) and all(lexicon.domain(p) == ("Person",) for p in own)
    if (
        not people
        or "Person" in thing.types
        or not any(lexicon.fits(kind, ("Work",)) for kind in thing.types if kind)
    ):
        return []
    return [f for f in part.relations if any("Person" in lexicon.range(p) for p in f.wording.forward)]


def _default_keys(part: Analysis, kinds: Sequence[str], lexicon: Lexicon) -> tuple[str, ...]:
    """The relations by which things of these types are older or earlier."""
    own = part.comparison.predicates if part.comparison is not None else ()
    fitting = tuple(
        p for p in own if any(lexicon.fits(k, lexicon.domain(p)) for k in kinds if k not in ("", "Thing"))
    )
    if fitting:
        return fitting
    for accepted, keys in USUAL:
        if any(lexicon.fits(kind, (accepted,)) for kind in kinds if kind not in ("", "Thing")):
            return keys
    return own


def _attached(part: Analysis, thing: Thing) -> list[FoundWording]:
    """Relation words grammatically tied to a thing: A的导演, A's director, the director of A."""
    cues = cues_of(part.language)
    words: list[FoundWording] = []
    end = thing.end
    for found in sorted(part.relations, key=lambda f: f.start):
        between = part.blanked[end : found.start]
        if (
            found.start >= end
            and cues.attached_after.match(between)
            and (words or "的" in between or "'" in between or "’" in between)
        ):
            words.append(found)
            end = found.end
    start = thing.start
    for found in sorted(part.relations, key=lambda f: -f.end):
        if found.end <= start and cues.attached_before.match(part.blanked[found.end : start]):
            words.append(found)
            start = found.start
    return words
