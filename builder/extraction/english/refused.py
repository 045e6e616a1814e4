"""Facts that cannot be so once a page is read: a firm that directs, a place that is released, a part for a trade."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from builder.extraction.english.chiefs import leads_nothing
from builder.extraction.english.grammar.another import is_of_another
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.kin import is_no_kin
from builder.extraction.english.grammar.matching import Match
from builder.extraction.english.grammar.mistaken import is_mistaken
from builder.extraction.english.grammar.neighbours import is_make, is_of_one_named_near, is_of_songs
from builder.extraction.english.lexicon import COUNTRIES, HONORIFICS, NOBLE, is_person_noun
from builder.findings import Fact, Named
from schemas.graph import Literal, SubjectSource
from schemas.text import Span

# A minister's department employs nobody by the bare name that follows `secretary of`.
_DEPARTMENTS = frozenset(
    "Defense Defence State War Navy Treasury Commerce Labor Justice Interior Health".split()
)
_LABELS = frozenset({"Records", "Record", "Recordings", "Music", "Label", "Entertainment"})
_STAGES = frozenset({"Theatre", "Theater", "Company", "Museum", "Studio", "Studios", "Opera", "Orchestra"})
_IN_BAND = re.compile(
    r"(?:(?:,| and|, and) [A-Z][\w.-]*(?: [A-Z][\w.-]*)*)* in the (?:[\w-]+ )?"
    r"(?:band|trio|group|duo|quartet|quintet|troupe)\b"
)
_KIN = frozenset({"father", "mother", "parent", "spouse", "sibling"})
_OF_PEOPLE = _KIN | {"relative", "teacher"}
_HONORARY = re.compile(r"\bhonorary\b")
_SECOND = re.compile(
    r" of [^;.]{2,90} and (?:of )?(?:(?:his|her) (?:\w+ ){0,2}(?:wife|husband|consort),? )?(?:[A-Z]\w+ )?"
)
_POSTS = frozenset(
    {"Architect", "Director", "Manager", "Secretary", "Minister", "Chairman", "President", "Editor"}
)
_AND_OTHER = re.compile(r",? and ")
_KIN_WORD = re.compile(
    r",? and (?:(?:his|her) )?(?:\w+ )?((?:grand)?(?:father|mother)|uncle|aunt|cousin)\b,? "
)
_CAST_OF = re.compile(r"\bcast of (?:the )?$")
_FELLOW = re.compile(r"\bfellow of (?:the )?[^,;.]*(?:Society|Academy)\b", re.IGNORECASE)
_CHILD_OF = re.compile(
    r"\b(?P<child>son|daughter) of [^;.]{2,120}?(?:,? (?P<by>(?:by|and) (?:his|her) (?:\w+ ){0,2})|, (?:the )?)$"
)
_SAME_SEX = frozenset({("daughter", "wife"), ("daughter", "widow"), ("son", "husband"), ("son", "widower")})
_RULER = re.compile(
    r"(?:(?:Holy )?[A-Z][a-z]+n )?(?:King|Queen|Emir|Sultan|Palatine|Emperor|Empress|Crown Prince|Crown Princess)"
    r"(?: of [A-Z]\w+)?$"
)
_ANY_ONE = re.compile(r"\ban?\s$")
_NO_SCHOOL = re.compile(r"\b(?:Hall of Fame|Games|Olympics|Cup|Championships?|Tournament|Festival)\b")
_NOT_RELEASED = frozenset({"Place", "Person", "Award"})
_UNPLAYED = frozenset({"Person", "Place", "Event", "Award"})

# What a film has somebody as, without an article; with one it may be a part.
_CRAFTS = {
    "production designer": "designer", "costume designer": "designer", "set designer": "designer",
    "cinematographer": "cinematographer", "director of photography": "cinematographer", "cameraman": "cinematographer",
    "composer": "composer", "editor": "editor", "film editor": "editor", "producer": "producer",
    "executive producer": "producer", "screenwriter": "screenwriter", "narrator": "narrator",
}  # fmt: skip
_CREDITS = frozenset({"director", "screenwriter", "producer", "composer", "editor"})
_MUSIC_BY = re.compile(r"\b(?:music|lyrics|words|score)(?: \w+)? by $")
_PLACES = re.compile(r"(?:, [A-ZÀ-Þ][\w'’. -]*)*, ")
_NO_SUBJECT = re.compile(r", [A-ZÀ-Þ]|[.;]")
_BESIDE = re.compile(r",? and ")
_PRIZES = frozenset({"award_won", "award_nominated"})

_TALE = re.compile(r"^(?:the )?(?:plot|story|synopsis|premise|plot summary)$", re.IGNORECASE)

Family = Callable[[str], str]


def is_misfit(match: Match, resolver: Resolver) -> bool:
    """A firm that releases records performs nothing, nobody moves house to a theatre or plays in a person.

    Nor is `a Texan` the name of a father.
    """
    words = match.object.value.name.split() if isinstance(match.object.value, Named) else []
    relation, subject = match.template.pattern.relation, match.subject.value
    low = resolver.tree[match.trigger].start
    if is_of_another(match, resolver):
        return True
    if relation == "release_date" and _is_called(resolver, match.subject.start):
        return True  # `an album by the singer Ann Lee, released in 1990`
    if relation == "educated_at" and _HONORARY.search(resolver.parsed.passage.plain, low, match.object.start):
        return True  # `received an honorary degree from B`
    if relation == "starring" and isinstance(subject, Named) and " " in subject.name:
        return resolver.cast.current(subject).type == "Person"  # `*W*, by Ann Lee, in which he plays`
    if relation == "parent" and _SECOND.fullmatch(
        resolver.parsed.passage.plain, resolver.tree[match.trigger].end, max(low, match.subject.start)
    ):
        return True  # `the son of Ann Lee and Bob Dean`: Bob Dean is no son of Ann
    if relation == "spouse" and _is_of_parents(match, resolver):
        return True  # `the son of Bob Dean by his wife Clara`
    if relation in _KIN | {"relative"} and _is_of_other_kin(match, resolver):
        return True  # `his father, Bob Dean, and grandfather, Carl`: Carl is no father, Bob no grandfather
    if relation in _KIN and _ANY_ONE.search(resolver.parsed.passage.plain, 0, match.object.start):
        return True  # `her father, a Texan who was a judge`
    if is_of_one_named_near(match, resolver) or is_no_kin(match, resolver) or is_mistaken(match, resolver):
        return True
    if relation in _NO_FACT and _NO_FACT[relation](match, resolver):
        return True
    if relation == "performer" and _MUSIC_BY.search(resolver.parsed.passage.plain, 0, match.object.start):
        return True  # `a song with music by Ann Lee`
    if relation in ("birth_place", "death_place") and _is_further_place(match, resolver):
        return True  # `born in Leeds, Tarn, Ann became`: Tarn is not born there
    if relation in _CREDITS and _BESIDE.fullmatch(
        resolver.parsed.passage.plain, match.object.end, max(match.object.end, match.subject.start)
    ):
        return True  # `directed by Ann Lee and Bob Dean and starring`: Ann Lee directed no Bob
    if relation == "employer" and _CAST_OF.search(resolver.parsed.passage.plain, 0, match.object.start):
        return True  # `joined the cast of *W*`
    if relation == "employer" and _IN_BAND.match(resolver.parsed.passage.plain, match.object.end):
        return True  # `joined Ann Lee and Bob Dean in the trio B`
    return bool(words) and (
        (relation == "performer" and words[-1] in _LABELS)
        or (relation == "residence" and words[-1] in _STAGES)
    )


def _is_further_place(match: Match, resolver: Resolver) -> bool:
    """Whether who is born or dies in a place stands right behind it where a wider place does."""
    plain, low = resolver.parsed.passage.plain, match.object.end
    between = match.subject.start > low and _PLACES.fullmatch(plain, low, match.subject.start) is not None
    return between and _NO_SUBJECT.match(plain, match.subject.end) is not None


def _is_no_count(match: Match, resolver: Resolver) -> bool:
    """An area, `million inhabitants` without its number, the year of `as of 2026, it has a population of 5`."""
    value, before = match.object.value, resolver.parsed.passage.plain[: match.object.start]
    dated = re.fullmatch(r"\d{4}", resolver.words(match.object.start, match.object.end)) and _AS_OF.search(
        before
    )
    return isinstance(value, Literal) and (bool(value.unit) or bool(dated) or before[-2:-1].isdigit())


def _is_of_other(match: Match, resolver: Resolver) -> bool:
    """`near Italy and its capital Rome`, said of another land."""
    owner = _OWNER.search(resolver.parsed.passage.plain, 0, resolver.tree[match.trigger].start)
    subject = match.subject.value
    return owner is not None and isinstance(subject, Named) and owner["name"] not in subject.name


def _is_founded_upon(match: Match, resolver: Resolver) -> bool:
    """`based on what he saw at X`."""
    return resolver.tree.word(match.trigger + 1) in ("on", "upon")


_AS_OF = re.compile(
    r"\b(?:[Aa]s of|[Ii]n|[Bb]y|[Ss]ince|(?:census|estimate|count|survey) of)(?: [A-Z][a-z]+)? $"
)
_OWNER = re.compile(r"\b(?P<name>[A-ZÀ-Þ][\w-]+),? (?:and|with) its (?:[a-z]+ )?$")


def _is_land_in_town(match: Match, _: Resolver) -> bool:
    """`an airfield in the United States, located in Bellevue`: the field lies there, not the land."""
    subject, place = match.subject.value, match.object.value
    lands = isinstance(subject, Named) and subject.name in COUNTRIES
    return lands and isinstance(place, Named) and _WIDER_THAN_LAND.search(place.name) is None


_WIDER_THAN_LAND = re.compile(r"Europe|Asia|Africa|America|Oceania|Caribbean|Kingdom|Balkans|East|Peninsula")


def _is_heard(match: Match, resolver: Resolver) -> bool:
    """`learned of it from Ann Lee`, `learned nothing from her`."""
    heard = resolver.tree.word(match.trigger + 1) in ("of", "about", "that", "nothing", "little")
    return heard and resolver.tree.lemma(match.trigger) == "learn"


_NO_FACT: Mapping[str, Callable[[Match, Resolver], bool]] = {
    "located_in": _is_land_in_town,
    "population": _is_no_count,
    "capital": _is_of_other,
    "headquarters": _is_founded_upon,
    "teacher": _is_heard,
}


def _is_of_other_kin(match: Match, resolver: Resolver) -> bool:
    """Whether another word for kin stands between that of a fact and whom it is said of."""
    plain, word = resolver.parsed.passage.plain, resolver.tree[match.trigger]
    if match.object.start < word.start:
        return _AND_OTHER.fullmatch(plain, match.object.end, word.start) is not None
    others = _KIN_WORD.findall(plain, word.end, match.object.start)
    return any(other != word.text for other in others)


def _is_post(words: Sequence[str]) -> bool:
    """`Chief Architect`, `Ann Lee Professor of Physics`: no body."""
    return "Professor" in words or (len(words) > 1 and words[-1] in _POSTS)


def _is_of_parents(match: Match, resolver: Resolver) -> bool:
    """Whether the wife or husband is a parent's, or somebody's who is but the child of whom stands before.

    `the son of Bob Dean by his wife Clara` tells Bob's wife; `daughter of Bob Dean, wife of Carl` whose wife she is.
    """
    low = resolver.tree[match.trigger].start
    said = _CHILD_OF.search(resolver.parsed.passage.plain[max(0, low - 150) : low])
    if said is None:
        return False
    if said["by"]:
        return match.subject.source is not SubjectSource.SPAN or match.object.source is not SubjectSource.SPAN
    same = (said["child"], resolver.tree.word(match.trigger)) in _SAME_SEX
    first = low - len(said[0])
    return same and any(first < end.start < low for end in (match.subject, match.object))


def _is_called(resolver: Resolver, start: int) -> bool:
    """Whether the word before a name says that it is somebody's or a band's."""
    before = resolver.parsed.passage.plain[:start].rsplit(None, 1)[-1:]
    return bool(before) and (is_person_noun(before[0]) or before[0] in ("band", "group", "duo", "trio"))


def is_tale(headings: Sequence[str]) -> bool:
    """Whether what stands below some headings tells the plot of a work."""
    return any(_TALE.search(heading) for heading in headings)


_MAKER = re.compile(r"\b(?:director|film-?maker|producer|screenwriter|writer|composer|editor)$")


def without_misfits(
    facts: Collection[Fact], family: Family, tales: Sequence[Span], text: str
) -> Iterator[Fact]:
    """Facts but those whose ends, by their types at the end of the page, cannot stand so.

    What a firm produced is told as that of a production company, and `with X as production designer` as a craft.
    `tales` are the ranges of the document, whose text is `text`, that tell the plot of a work: nobody is born or
    dies there.
    """
    barred, children = set(_barred(facts)), {f.subject.name for f in facts if f.predicate == "parent"}
    parts = {key for fact in facts for key in _parts(fact)}
    played = {(fact.start, fact.end) for fact in facts if _is_part(fact, parts)}
    told = [fact for fact in facts if fact.predicate in _PRIZES]
    teams = {_claim(fact)[1:3] for fact in facts if fact.predicate == "member_of"}
    for fact in facts:
        if fact.predicate in _PRIZES and any(_is_same_prize(fact, other) for other in told):
            continue
        if fact.predicate == "residence" and _claim(fact)[1:3] in teams:
            continue  # a player who moved to a club
        calling = fact.predicate == "occupation" and (fact.start, fact.end) in played
        if _is_debut_of_maker(fact, text) or leads_nothing(fact, text) or is_of_songs(fact, text):
            continue
        if is_make(fact, text):
            continue
        tale = family(fact.subject.type) != "Work" and any(t.start <= fact.start < t.end for t in tales)
        born = fact.predicate == "occupation" and fact.subject.name in children
        if (born or _fits(fact, family)) and not calling and not tale and _claim(fact) not in barred:
            yield _renamed(fact, family, text)


def _is_debut_of_maker(fact: Fact, text: str) -> bool:
    """Whether a part is what a debut made somebody: `her debut as a director`."""
    roles = [q.value for q in fact.qualifiers if q.name == "role"] if fact.predicate == "starring" else []
    sentence = text[fact.sentence_start : fact.sentence_end]
    return any(
        _MAKER.search(role) and re.search(rf"\bdebut as (?:an? )?{re.escape(role)}\b", sentence)
        for role in roles
    )


def _claim(fact: Fact) -> tuple[str, str, str, int]:
    name = fact.object.name if isinstance(fact.object, Named) else fact.object.value
    return fact.predicate, fact.subject.name, name, fact.sentence_start


def _barred(facts: Collection[Fact]) -> Iterator[tuple[str, str, str, int]]:
    """What other facts of a sentence rule out: a mother is no wife.

    A prize that a work brought `her` is not that of the man named in between.
    """
    given = {(_claim(f)[2], f.sentence_start, f.subject.name) for f in facts if _is_told_of_prize(f)}
    for fact in facts:
        _, subject, thing, at = _claim(fact)
        if fact.predicate == "parent":
            yield "spouse", subject, thing, at
        elif _is_brought(fact):
            others = [who for prize, there, who in given if (prize, there) == (thing, at) and who != subject]
            yield from [_claim(fact)] if others else []


def _is_brought(fact: Fact) -> bool:
    """Whether a prize is one that a work brought whom a pronoun means."""
    pronoun = fact.subject_source is SubjectSource.COREFERENCE
    return fact.predicate == "award_won" and pronoun and any(q.name == "work" for q in fact.qualifiers)


def _is_told_of_prize(fact: Fact) -> bool:
    told = fact.predicate == "award_won" and "#definition." in fact.extractor
    return told and fact.subject.type == "Person"


def _renamed(fact: Fact, family: Family, text: str) -> Fact:
    """A fact by the relation that its ends and its words mean."""
    if fact.predicate == "producer" and isinstance(fact.object, Named):
        body = family(fact.object.type) == "Organization"
        return replace(fact, predicate="production_company") if body else fact
    if fact.predicate == "employer" and _FELLOW.search(text, fact.start, fact.end):
        return replace(fact, predicate="member_of", qualifiers=())
    craft = ""
    if fact.predicate == "starring" and isinstance(fact.object, Named):
        sentence = text[fact.sentence_start : fact.sentence_end]
        crafts = "|".join(_CRAFTS)
        said = re.search(rf"{re.escape(fact.object.name)} as (?:its |their )?({crafts})\b", sentence)
        craft = _CRAFTS[said[1]] if said else ""
    if craft:
        other = tuple(q for q in fact.qualifiers if q.name != "role")
        return replace(fact, predicate=craft, qualifiers=other)
    return fact


def _is_nobody(named: Named | Literal) -> bool:
    """A land, a bare rank or post, half a name: `a daughter of the Speaker`, `of the Emir of Qatar`."""
    name = named.name if isinstance(named, Named) else ""
    rank = " " not in name and (
        name.lower() in NOBLE | HONORIFICS or name.lower() in ("speaker", "lord", "duke")
    )
    return (
        name in COUNTRIES
        or rank
        or _RULER.match(name) is not None
        or (name.endswith("-") and not name.endswith(" -"))
    )


def _fits(fact: Fact, family: Family) -> bool:
    subject = family(fact.subject.type)
    name = fact.object.name if isinstance(fact.object, Named) else fact.object.value
    if fact.predicate in _OF_PEOPLE and (_is_nobody(fact.subject) or _is_nobody(fact.object)):
        return False
    body = (isinstance(fact.object, Named) and fact.object.type_source != "tagger") or " " not in name
    kind = family(fact.object.type) if isinstance(fact.object, Named) and body else ""
    match fact.predicate:
        case "release_date":
            return subject not in _NOT_RELEASED
        case "starring":
            return subject not in _UNPLAYED
        case "director" | "author" | "screenwriter":
            return kind != "Organization" and (fact.predicate != "author" or subject != "Person")
        case "employer":
            sure = isinstance(fact.object, Named) and fact.object.type_source != "tagger"
            return not (sure and kind == "Person") and name not in _DEPARTMENTS and not _is_post(name.split())
        case "educated_at":
            return _NO_SCHOOL.search(name) is None
        case "manufacturer":
            return subject != "Person" or fact.subject.type_source == "tagger"
        case "occupation":
            return subject != "Organization" or fact.subject.type_source == "tagger"
        case _:
            return True


def _is_same_prize(fact: Fact, other: Fact) -> bool:
    """Whether the order of words tells a prize that grammar tells of the same sentence, with nothing else about it.

    What it was won for is more only by a name of several words: another may be that of a land or a club.
    """
    if "#definition." not in fact.extractor or fact.predicate != other.predicate:
        return False
    ends = (fact.subject.name, fact.object, fact.sentence_start)
    works = fact.predicate == "award_nominated" and any(q.name == "work" for q in fact.qualifiers)
    if works or ends != (other.subject.name, other.object, other.sentence_start):
        return False
    said = {q.name: q.value for q in other.qualifiers}
    if "#definition." in other.extractor:
        return len(said) > len(fact.qualifiers) and set(fact.qualifiers) < set(other.qualifiers)
    telling = {"category", *(q.name for q in fact.qualifiers if q.name == "work" and " " in q.value)}
    return all(said.get(q.name, "" if q.name in telling else q.value) == q.value for q in fact.qualifiers)


def _parts(fact: Fact) -> Iterator[tuple[str, str, int]]:
    """Who plays what in a sentence, by each word of the part; the part itself is somebody's name."""
    said = {q.name: q.value for q in fact.qualifiers}
    if fact.predicate == "starring" and isinstance(fact.object, Named) and "role" in said:
        for word in said["role"].split():
            yield fact.object.name, word, fact.sentence_start
        yield said["role"], "", fact.sentence_start


def _is_part(fact: Fact, parts: Collection[tuple[str, str, int]]) -> bool:
    """Whether a calling is what somebody plays: `X is the priest`, `he was the dentist Tim Whatley in *W*`."""
    if fact.predicate != "occupation" or not isinstance(fact.object, Literal):
        return False
    noun, at = fact.object.value.split()[-1], fact.sentence_start
    return (fact.subject.name, noun, at) in parts or (fact.subject.name, "", at) in parts
