"""What a sentence tells of the standing of its people: its topic, whom it names only beside another, who is a woman."""

from __future__ import annotations

from collections.abc import Iterator

from builder.extraction.english.grammar.cast import HE, SHE
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.spans import Name
from builder.findings import Named
from schemas.text import Span

_SEXES = {
    "he": """brother son father husband widower uncle nephew grandson grandfather stepson stepfather half-brother
    king prince duke archduke baron businessman nobleman""",
    "she": """sister daughter mother wife widow aunt niece granddaughter grandmother stepdaughter stepmother
    half-sister queen princess duchess archduchess baroness countess businesswoman noblewoman actress""",
}
_SEX_OF = {noun: sex for sex, nouns in _SEXES.items() for noun in nouns.split()}
_SPOUSES = {"husband": "she", "widower": "she", "wife": "he", "widow": "he"}
_REACH = 8  # steps from a name up to the one that it stands beside


def note_standing(resolver: Resolver, sentence: Span) -> None:
    """Tell the cast of each name of a sentence what sex its nouns give it, and beside whom it is named."""
    for noun in range(sentence.start, sentence.end):
        sex = _SEX_OF.get(resolver.tree.lemma(noun), "")
        for token in _called(resolver, noun) if sex else ():
            if (named := _person(resolver, token)) is not None:
                resolver.cast.note_sex(named, sex)
        for token in _of(resolver, noun) if resolver.tree.word(noun) in _SPOUSES else ():
            if (named := _person(resolver, token)) is not None:
                resolver.cast.note_sex(named, _SPOUSES[resolver.tree.word(noun)])
    for token in range(sentence.start, sentence.end):
        name, other = resolver.parsed.name(token), _stands_beside(resolver, token)
        if name is not None and other is not None:
            starts = resolver.parsed.passage.starts
            resolver.cast.note_beside(starts[name.start : name.end], starts[other.start])


def note_topic(resolver: Resolver, sentence: Span) -> None:
    """Tell the cast what a sentence is about: the one thing that is the subject of its main verb."""
    tree = resolver.tree
    roots = [t for t in range(sentence.start, sentence.end) if tree[t].dependency == "ROOT"]
    subjects = [s for root in roots[:1] for s in tree.subjects(root)]
    owner = _owner(resolver, subjects[0]) if len(subjects) == 1 else None
    if owner is not None:
        resolver.cast.note_sex(owner[0], owner[1])
        resolver.cast.note_topic(owner[0])
        return
    found = resolver.refer(subjects[0]) if len(subjects) == 1 else None
    topic = found.value if found is not None and isinstance(found.value, Named) else None
    if topic is not None and tree.word(subjects[0]) in HE | SHE:
        resolver.cast.note_sex(topic, "he" if tree.word(subjects[0]) in HE else "she")
    resolver.cast.note_topic(topic)


def _owner(resolver: Resolver, subject: int) -> tuple[Named, str] | None:
    """Whose relative a sentence tells of, and the sex of the pronoun: Ann, for `Her mother was a nurse`.

    None unless the sentence before is about her, and the page is not.
    """
    tree = resolver.tree
    word = tree.word(subject - 1).lower() if subject else ""
    if word not in ("her", "his") or tree.lemma(subject) not in _SEX_OF:
        return None
    found = resolver.refer(subject - 1)
    named = found.value if found is not None else None
    before, page = resolver.cast.person_topic, resolver.cast.subject.name
    if not isinstance(named, Named) or before is None or named.name != before.name or named.name == page:
        return None
    return named, "she" if word == "her" else "he"


def _called(resolver: Resolver, noun: int) -> Iterator[int]:
    """The names of which a noun is said: `Ann, a sister`, `Ann was the sister of`, `his sister Ann`."""
    tree = resolver.tree
    following = resolver.parsed.name(noun + 1) if noun + 1 < len(tree.tokens) else None
    if following is not None and following.start == tree[noun + 1].start:
        yield noun + 1
        return
    yield from tree.having(noun, "appos")
    head = tree[noun].head
    if tree[noun].dependency == "appos":
        yield head
    elif tree[noun].dependency == "attr" and len(subjects := tree.subjects(head)) == 1:
        yield subjects[0]


def _of(resolver: Resolver, noun: int) -> list[int]:
    """Ann of `the husband of Ann` and of `the husband of the poet Ann`."""
    tree = resolver.tree
    links = [link for link in tree.having(noun, "prep") if tree.word(link) == "of"]
    return [name for link in links for name in tree.having(link, "pobj")]


def _stands_beside(resolver: Resolver, token: int) -> Name | None:
    """Jack of `Jack Moss, a brother of Tom Moss` and of `Jack Moss was a brother of Tom Moss`, for Tom."""
    tree = resolver.tree
    own, at = resolver.parsed.name(token), token
    for _ in range(_REACH if own is not None else 0):
        head, dependency = tree[at].head, tree[at].dependency
        if head in (at, -1) or dependency in ("relcl", "acl", "conj"):
            return None
        if dependency == "attr" and at != token and len(subjects := tree.subjects(head)) == 1:
            return _before(resolver, subjects[0], own)
        other = _before(resolver, head, own)
        if other is not None or tree.is_verb(head):
            return other if dependency == "appos" else None
        at = head
    return None


def _before(resolver: Resolver, token: int, own: Name | None) -> Name | None:
    """The person whom a token names, if the name ends before another one."""
    name = resolver.parsed.name(token)
    if name is None or own is None or name.end > own.start:
        return None
    return name if _person(resolver, token) is not None else None


def _person(resolver: Resolver, token: int) -> Named | None:
    found = resolver.refer(token)
    named = found.value if found is not None else None
    return named if isinstance(named, Named) and named.type in ("Person", "") else None
