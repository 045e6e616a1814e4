"""Kin that no noun phrase holds together: `they married in 1997`, `a son named X`, `the youngest of whom, X`."""

from __future__ import annotations

from collections.abc import Iterator

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.patterns import Slot
from builder.extraction.english.names.brackets import Found
from builder.findings import Named
from schemas.graph import Qualifier
from schemas.text import Span

_KIN = {"son": "parent", "daughter": "parent", "child": "parent", "brother": "sibling", "sister": "sibling",
        "sibling": "sibling", "father": "father", "mother": "mother"}  # fmt: skip
_WED = frozenset({"marry", "wed", "divorce"})
_PAIRS = frozenset({"they", "couple", "two", "pair"})
_ONE = frozenset({"a", "an", "one", "another"})
_NAMED = frozenset({"name", "call"})
_ENDS = frozenset({",", ".", ";", "and", "(", "who", "whom", "from", "in"})
_PLAY = frozenset({"play", "portray"})
_JOINED = frozenset({"appos", "compound", "conj", "nmod"})
_REACH = 5  # steps from a noun up to the verb that gives it to somebody
_CONFIDENCE = 0.85


def read_families(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Couples first, so that what follows may speak of them as `they`; then kin by name."""
    yield from _couples(resolver, sentence)
    for noun in range(sentence.start, sentence.end):
        predicate = _KIN.get(resolver.tree.lemma(noun))
        if predicate is None or resolver.tree[noun].pos != "NOUN" or is_played(resolver, noun):
            continue
        names = [name for name in _names(resolver, noun, sentence) if _is_person(resolver, name)]
        for name in names:
            for owner in _owners(resolver, noun):
                yield from _kin(resolver, noun, predicate, owner, name)


def is_played(resolver: Resolver, noun: int) -> bool:
    """Whether a noun is a part in a film: `she plays his wife, Kitty`, `with X as her father`, `X plays A, and
    Y her sister B`, `he was the
    father of a spy in *W*`."""
    tree, cast = resolver.tree, resolver.cast
    if tree[noun].dependency == "attr" and _in_title(resolver, noun):
        return True
    if tree[noun].dependency == "pobj" and tree.word(tree[noun].head) == "as":
        return cast.within(cast.subject.type, "Work") or _in_title(resolver, noun)
    if tree[noun].dependency == "dobj" and tree.lemma(tree[noun].head) in _PLAY:
        return True
    at = noun
    while tree[at].dependency in _JOINED and tree[at].head < len(tree.tokens) and not tree.is_verb(at):
        at = tree[at].head
    acted = tree[at].dependency == "dobj" or cast.within(cast.subject.type, "Work")
    verb = tree[at].head if tree[at].dependency == "dobj" else at
    return at != noun and acted and tree.is_verb(verb) and tree.lemma(verb) in _PLAY


def _in_title(resolver: Resolver, noun: int) -> bool:
    """Whether `in` and a work's title follow within the clause."""
    tree, titles = resolver.tree, {t.start for t in resolver.parsed.passage.titles if t.work}
    for at in range(noun + 1, min(noun + 9, len(tree.tokens) - 1)):
        if tree[at].text in (",", ";", ".") or tree.is_verb(at):
            return False
        if tree.word(at) == "in" and tree[at + 1].start in titles:
            return True
    return False


def _couples(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    tree, parsed = resolver.tree, resolver.parsed
    for verb in range(sentence.start, sentence.end):
        if tree.lemma(verb) not in _WED or not tree.is_verb(verb) or tree.reality(verb) < 1:
            continue
        subjects = tree.having(verb, "nsubj", "nsubjpass")
        if tree.having(verb, "dobj", "dative") or [tree.word(s) in _PAIRS for s in subjects] != [True]:
            continue
        pair = _pair(resolver, subjects[0], sentence)
        if pair is None:
            continue
        dates = [d for at, _ in tree.clause(verb) if (d := parsed.date_at(at)) is not None]
        said = dates[:1] if tree.lemma(verb) != "divorce" else []
        start = min(tree[subjects[0]].start, tree[verb].start)
        end = max([tree[verb].end, *(date.end for date in said)])
        qualifiers = tuple(Qualifier("time", date.literal.value) for date in said)
        resolver.cast.note_couple(*pair, parsed.passage.starts[start])
        yield Found(pair[0], "spouse", pair[1], *parsed.passage.locate(start, end), _CONFIDENCE, qualifiers)


def _pair(resolver: Resolver, pronoun: int, sentence: Span) -> tuple[Named, Named] | None:
    """The page's subject and the one other person whom the sentence names before `they`."""
    tree, cast = resolver.tree, resolver.cast
    if cast.family(cast.subject.type) != "Person":
        return None
    people: list[Named] = []
    for at in range(sentence.start, pronoun):
        name = resolver.parsed.name(at)
        if name is None or tree[at].pos != "PROPN" or name.start != tree[at].start or _is_where(resolver, at):
            continue
        named = resolver.refer(at)
        if named is None or not isinstance(named.value, Named):
            continue
        if cast.current(named.value).type == "Person" and named.value.name != cast.subject.name:
            people.append(named.value)
    others = list(dict.fromkeys(people))
    return (cast.subject, others[0]) if len(others) == 1 else None


def _is_where(resolver: Resolver, token: int) -> bool:
    """Glasgow of `at Glasgow`, whatever the tagger takes it for."""
    tree = resolver.tree
    return tree[token].dependency == "pobj" and tree.word(tree[token].head) in ("in", "at", "from", "near")


def _owners(resolver: Resolver, noun: int) -> list[Named]:
    """Whose kin: of `they had a son`, of `he is the second of three brothers`, of `his father`."""
    tree, slot = resolver.tree, Slot("subject", ("Person",))
    tokens = tree.having(noun, "poss")
    at = noun
    for _ in range(_REACH if not tokens else 0):
        head = tree[at].head
        if tree.is_verb(head):
            had = tree[at].dependency == "dobj" and tree.lemma(head) in ("have", "bear")
            told = tree[at].dependency in ("attr", "acomp") and tree.lemma(head) == "be" and at != noun
            tokens = tree.subjects(head) if (had or told) and tree.reality(head) == 1 else []
            break
        if tree[at].dependency not in ("conj", "appos", "pobj", "prep") or head == at:
            break
        at = head
    return [f.value for f in resolver.fill_all(tokens, slot) if isinstance(f.value, Named)]


def _names(resolver: Resolver, noun: int, sentence: Span) -> list[int]:
    """X of `a son, X,`, `a son named X`, `brothers, the youngest of whom, X,`."""
    tree = resolver.tree
    called = [c for c in tree.having(noun, "acl") if tree.lemma(c) in _NAMED]
    found = [n for c in called for o in tree.having(c, "oprd", "dobj") for n in tree.conjuncts(o)]
    words = [tree.word(at) for at in range(noun + 1, min(noun + 8, sentence.end))]
    at = noun + 2
    if "whom" in words[:6] and words[:1] == [","] and words[words.index("whom") - 1] == "of":
        at = noun + 2 + words.index("whom") + 1
    elif words[:1] != [","] or not any(tree.word(c) in _ONE for c in tree.having(noun, "det", "nummod")):
        return found
    if at < sentence.end and tree.word(at - 1) == ",":
        name = resolver.parsed.name(at)
        after = next((t for t in range(at, sentence.end) if name and tree[t].start >= name.end), None)
        if name is not None and name.start == tree[at].start and after and tree.word(after) in _ENDS:
            found.append(after - 1)
    return found


def _is_person(resolver: Resolver, token: int) -> bool:
    name = resolver.parsed.name(token)
    return name is not None and resolver.tree[token].pos == "PROPN" and name.type in ("Person", "")


def _kin(resolver: Resolver, noun: int, predicate: str, owner: Named, token: int) -> Iterator[Found]:
    tree = resolver.tree
    found = resolver.refer(token)
    if found is None or not isinstance(found.value, Named) or found.value.name == owner.name:
        return
    if found.value.name != resolver.words(found.start, found.end):
        return  # somebody else of that first name: `a daughter, Ann` of Bob and Ann Smith
    ends = (found.value, owner) if predicate == "parent" else (owner, found.value)
    start, end = resolver.parsed.passage.locate(tree[noun].start, max(found.end, tree[noun].end))
    resolver.cast.learn(found.value, "Person", "signature")
    yield Found(ends[0], predicate, ends[1], start, end, _CONFIDENCE)
