"""Matches of grammar that belong to somebody or something named beside their ends: `A and B, daughter of C`."""

from __future__ import annotations

import re

from builder.extraction.english.awards import is_of_book
from builder.extraction.english.grammar.filler import Filler
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.matching import Match
from builder.extraction.english.lexicon import ORGANIZATION_WORDS, PEOPLE_NOUNS, SCHOOL_WORDS, is_person_noun
from builder.findings import Fact, Named
from schemas.graph import SubjectSource

_AND_CHILD = re.compile(
    r"(?:, [^,;.]{2,40})? and (?:of )?(?:(?:his|her) (?:[a-z]+ )?(?:wife|husband),? )?"
    r"[A-ZÀ-Þ][^,;.]*, (?:an? |the )?(?:[a-z-]+ )*"
)
_CHILD_OF = re.compile(
    r"\b(?:daughter|son|sister|widow|widower|brother) of (?:[^;.]{2,120} and )?(?:[A-Z]\w+ )?$"
)
_WHOM = re.compile(r"[^;.]{0,90}, whom (?:he|she) (?:[a-z]+ )?$")
_OF_CHILDREN = re.compile(r" of (?:his|her|their) (?:[a-z]+ )*(?:children|sons?|daughters?|child|heirs?)\b")
_NEAR = re.compile(
    r"\b(?:neighbou?ring|nearby|adjacent|rival|twin|sister) "
    r"(?:[a-z]+ )?(?:city|town|village|county|province|state|island)s? of $"
)
_SO_MANY = re.compile(
    r"\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|\d{1,3}|some|several|many|more|new|used|"
    r"second-hand) $"
)
_MODEL = r" (?:[A-Z]{1,3}-?\d\w*|\d{3}s?)\b"
_OF_MODEL = re.compile(_MODEL)
_AND_MODEL = re.compile(rf"\S+{_MODEL}")
_OF_SONGS = re.compile(r"\b(?:lyrics|songs|libretto)(?: [a-z]+){0,3} by (?:[^;.]*(?:,| and) )?$")


def is_of_songs(fact: Fact, text: str) -> bool:
    """Whether what a screenwriter is said to have written are the songs of a film: `with lyrics written by A`."""
    if fact.predicate != "screenwriter" or not isinstance(fact.object, Named):
        return False
    sentence = text[fact.sentence_start : fact.sentence_end]
    at = sentence.find(fact.object.name)
    return at > 0 and _OF_SONGS.search(sentence[:at]) is not None


def is_make(fact: Fact, text: str) -> bool:
    """Whether whom somebody bought is the maker of what was bought: `a Boeing 727`, `Boeing 747s`, `two Fokkers`."""
    start = text.find(fact.subject.name, fact.sentence_start, fact.sentence_end)
    if fact.predicate != "parent_organization" or start < 0:
        return False
    end = start + len(fact.subject.name)
    counted = _SO_MANY.search(text, max(0, start - 20), start) is not None
    return (
        counted
        or _OF_MODEL.match(text, end) is not None
        or _AND_MODEL.fullmatch(text, start, end) is not None
    )


def is_of_one_named_near(match: Match, resolver: Resolver) -> bool:
    """Whether a fact is that of another name: `A and B, daughter of C`, `B, daughter of C, whom he married`.

    Nor does anything lie in a neighbouring town, nor is the mother of his children a man's own. Whoever works at a
    school does not learn there, and nobody works for a prince as for a firm.
    """
    plain, word = resolver.parsed.passage.plain, resolver.tree[match.trigger]
    if _is_of_thing(match, resolver):
        return True
    match match.template.pattern.relation:
        case "educated_at":
            return _is_work(match, resolver)
        case "employer":
            return _is_ruler(match, resolver)
        case "founded_by":
            of = (
                resolver.tree.lemma(match.trigger) == "founder"
                and resolver.tree.word(match.trigger + 1) == "of"
            )
            return of and match.subject.source is SubjectSource.SPAN and match.subject.end < word.start
        case "parent":
            return _AND_CHILD.fullmatch(plain, match.subject.end, word.start) is not None
        case "mother" | "father":
            own = match.subject.source is not SubjectSource.SPAN
            return own and _OF_CHILDREN.match(plain, word.end) is not None
        case "spouse":
            whom = _WHOM.fullmatch(plain, match.object.end, word.start)
            return whom is not None and _CHILD_OF.search(plain[: match.object.start]) is not None
        case "located_in":
            return _NEAR.search(plain[: match.object.start]) is not None
        case _:
            return False


def _is_of_thing(match: Match, resolver: Resolver) -> bool:
    """Whether a thing is taken for a person: `a disc by Ann Lee, which won`, `the language L, …, a pupil of Bob`."""
    tree, verb = resolver.tree, match.trigger
    if tree[verb].dependency == "appos" and tree.lemma(verb) in _LEARNERS:
        head = tree[verb].head
        thing = tree[head].tag == "NN" and tree[head + 1].pos == "PROPN"
        return thing and not _is_person(tree.lemma(head))
    which = any(tree.word(at) == "which" for at in tree.having(verb, "nsubj", "nsubjpass"))
    if not which or tree[verb].dependency != "relcl" or is_of_book(_before(match.subject, resolver)):
        return False
    kinds = zip(
        (match.subject, match.object), resolver.cast.ends(match.template.pattern.relation), strict=True
    )
    named = [
        end.value for end, types in kinds if end.token == tree[verb].head and {"Person", "Thing"} & {*types}
    ]
    return any(isinstance(value, Named) and resolver.cast.current(value).type == "Person" for value in named)


def _before(end: Filler, resolver: Resolver) -> str:
    return resolver.parsed.passage.plain[: end.start]


def _is_person(noun: str) -> bool:
    return is_person_noun(noun) or noun in PEOPLE_NOUNS or noun in _LEARNERS


def _is_work(match: Match, resolver: Resolver) -> bool:
    """`went to Lund University as an assistant`, `to teach`."""
    behind = _AS_WORKER.match(resolver.parsed.passage.plain, match.object.end)
    nouns = set((behind["nouns"] or "").split()) if behind is not None else set()
    return behind is not None and (not nouns or (not nouns & _LEARNERS and any(map(_is_worker, nouns))))


def _is_ruler(match: Match, resolver: Resolver) -> bool:
    """`set out to join Prince Karl`: nobody works for a prince as for a firm."""
    low, words = match.object.start, resolver.words(match.object.start, match.object.end).split()
    before = resolver.parsed.passage.plain[:low].split()[-1:]
    body = words[-1].lower() in ORGANIZATION_WORDS | SCHOOL_WORDS
    return not body and any(word.lower() in _RULERS for word in [*before, *words[:1]])


_AS_WORKER = re.compile(
    r"(?: in (?:\w+ )?\d{4})?,? (?:as (?:an? |the |its |his |her )?(?P<nouns>[a-z-]+(?: [a-z-]+){0,3})|"
    r"to (?:teach|lecture|work)\b)"
)
_LEARNERS = frozenset({"student", "scholar", "boarder", "undergraduate", "pupil", "exhibitioner", "disciple"})
_RULERS = frozenset({"prince", "princess", "archduke", "archduchess", "emperor", "empress", "tsar"})
_HELPERS = frozenset(
    {"assistant", "fellow", "lecturer", "reader", "tutor", "researcher", "demonstrator", "porter"}
)


def _is_worker(noun: str) -> bool:
    return is_person_noun(noun) or noun in _HELPERS
