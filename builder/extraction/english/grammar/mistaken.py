"""Matches of grammar whose words tell something else than their pattern: whoever worked with a director is no film."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.matching import Match
from builder.extraction.english.lexicon import is_person_noun
from builder.extraction.english.reading import title_at
from builder.findings import Named
from schemas.graph import SubjectSource

_CREDITS = frozenset(
    {"cinematographer", "composer", "editor", "screenwriter", "director", "producer", "designer"}
)
_LIVES = frozenset({"cause_of_death", "death_date", "death_place", "birth_date", "birth_place"})
_MADE_WITH = re.compile(
    r"\b(?:written|co-written|made|produced|directed|worked|collaborated|created|shared) (?:together |jointly )?with $"
)
_IS_BY_TRADE = re.compile(r"\b(?P<noun>[a-z]+) (?:was|is|were|are) $")
_ONES_OWN = re.compile(
    r"\b(?:usual|regular|favou?rite|long-?time|frequent|own|preferred|trusted|constant) (?:[a-z]+ )?[a-z]+ of $"
)
_ANY_ONE = re.compile(r"\ban? $")
_UNFINISHED = re.compile(
    r"[^,;.]{0,40}? (?:before|without) (?:tak|finish|complet|graduat|obtain|earn|receiv|gett)ing\b"
    r"|[^,;.]{0,40}? with(?:out)? (?:an?|his|her) (?:[\w'’-]+ )?(?:degree|diploma|doctorate)\b"
)
_OF_ALL = re.compile(r"(?: [a-z]+)?,? of the \w+")
_SETTLED = re.compile(
    r"^(?:an? |the )?(?:[\w'’-]+,? (?:and )?){0,5}?(?:city|town|village|island|municipality|hamlet|suburb|region|"
    r"district|county|province|capital|archipelago|peninsula)\b(?! (?:hall|museum|park|library|church))"
)
_SETTLEMENTS = frozenset({"City", "Country"})
_SONGS = re.compile(r"(?:[,;]|\band|\bwith|\bplus) (?:[\w-]+ ){0,2}(?:songs?|tunes?|pieces?|music)\b")
_LONG_TITLE = re.compile(r"(?:.{0,2}\b)?An? [A-Z]")
_LEARNS = re.compile(r" as an? (?:[a-z-]+ )?(?:student|pupil|undergraduate)\b")
_MOODS = frozenset(
    """weary lonely unhappy mad drunk desperate corrupt cruel neurotic anxious jealous cynical bored blocked troubled
    tired ageing aging failed ruthless arrogant shy""".split()
)
_LED = frozenset(
    "Laboratory Laboratories Observatory Institute Department School College University Academy Hospital".split()
)
_CUT = re.compile(r" of (?:the )?[A-ZÀ-Þ]")


def is_mistaken(match: Match, resolver: Resolver) -> bool:
    """Whether the words around the ends of a match say that it is no fact."""
    relation = match.template.pattern.relation
    plain, subject, object_ = resolver.parsed.passage.plain, match.subject, match.object
    before, told = plain[: subject.start], subject.source is SubjectSource.SPAN
    word, before_object = resolver.tree.lemma(match.trigger), plain[: object_.start]
    if relation in _CREDITS and _is_told_of_part(resolver, match.trigger):
        return True  # `was the weary director of *W*`, a part in it
    if (
        relation in _CREDITS
        and told
        and title_at(resolver.parsed.passage, subject.start, subject.end) is None
    ):
        words = resolver.words(subject.start, subject.end)
        return _is_somebody(before) or (relation == "director" and words.split()[-1] in _LED)
    if relation in _LIVES and told:
        return _ANY_ONE.search(before) is not None
    match relation:
        case "budget":
            common = told and resolver.tree[subject.token].tag in (
                "NN",
                "NNS",
            )  # `Development cost 3 million`
            return common and title_at(resolver.parsed.passage, subject.start, subject.end) is None
        case "employer" if word == "leave":
            return _UNFINISHED.match(plain, resolver.tree[match.trigger].end) is not None
        case "employer" if word == "work":
            return before_object.endswith(" with ") and plain.startswith(" on ", object_.end)
        case "employer" if word == "join":
            if _LEARNS.match(plain, object_.end) is not None:
                return True  # `joined the laboratory as a research student`
            cut = " " not in resolver.words(object_.start, object_.end)
            return cut and _CUT.match(plain, object_.end) is not None
        case "residence":
            return plain.startswith(", of ", object_.end)  # a club: `moved to Hibernian, of Edinburgh`
        case "nomination_count":
            return _OF_ALL.match(plain, object_.end) is not None
        case "opening_date":
            return not told and _is_settlement(match, resolver)
        case "performer":
            return told and _SONGS.search(plain, subject.end, max(subject.end, object_.start)) is not None
        case "founded_by" | "founding_date":
            return told and _LONG_TITLE.match(plain, max(0, subject.start - 2)) is not None
        case _:
            return False


def _is_told_of_part(resolver: Resolver, noun: int) -> bool:
    """Whether an adjective of mood or fate stands before a maker's noun, as only parts have them."""
    tree = resolver.tree
    told = [at for at in tree.having(noun, "amod") if tree[at].text.islower()]
    plain = tree[noun].pos == "NOUN" and bool(tree.having(noun, "det"))
    return plain and any(tree[at].tag in ("VBN", "VBG") or tree.word(at) in _MOODS for at in told)


def _is_somebody(before: str) -> bool:
    """Whether the words before a name show that it is a person's: `written with`, `the producer was`."""
    trade = _IS_BY_TRADE.search(before)
    if trade is not None and is_person_noun(trade["noun"]):
        return True
    return _MADE_WITH.search(before) is not None or _ONES_OWN.search(before) is not None


def _is_settlement(match: Match, resolver: Resolver) -> bool:
    """Whether it is a town or an island that a building's opening would be told of."""
    value, page = match.subject.value, resolver.cast.subject
    if not isinstance(value, Named) or value.name != page.name:
        return False
    return page.type in _SETTLEMENTS or _SETTLED.match(resolver.cast.description) is not None
