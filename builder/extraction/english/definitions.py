"""Definition sentences: `X (born …) is a Hong Kong actor`, `Y is a 2004 action comedy film`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from builder.extraction.english.film_kinds import (
    DATED_KINDS,
    KINDS_OF_FILM,
    is_western,
    names_kind,
    stands_before_western,
)
from builder.extraction.english.grammar.filler import Filler
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import (
    AMBIGUOUS_MAKERS,
    MAKERS,
    NO_OCCUPATION,
    TYPE_NOUNS,
    is_body_name,
    is_person_noun,
)
from builder.extraction.english.names.brackets import Found, read_brackets
from builder.extraction.english.names.titled import name_before_rank
from builder.extraction.english.nationalities import countries, lands
from builder.findings import FoundAlias, Named
from builder.subject import said_again
from schemas.graph import Literal, LiteralKind
from schemas.names import name_key
from schemas.text import Span

_NO_KIND = frozenset(
    """former retired late famous noted prominent renowned leading fictional upcoming main first second third
    fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth debut
    self-titled eponymous final penultimate last best new own live various popular only major private public
    large small successful famous acclaimed award-winning controversial important""".split()
)
_NO_GENRE = frozenset({"feature", "length", "studio", "television", "tv", "cinema", "solo", "web", "short"})
# What somebody is by trade, whomever they do it for; of those that are a post nowhere.
_TRADES = frozenset(
    "politician journalist footballer cricketer writer novelist poet painter actor actress singer".split()
)
_NO_KIND_OF = re.compile(r"-$|^black-and-white$|^best-")
_GOODS = re.compile(r" of (?:[a-z-]+ ){0,2}[a-z]+s(?=[,.]| and )")
_WAS_SET_UP = re.compile(
    r"\. It (?:was|is|has been) (?:\w+ )?(?:founded|established|set up|formed|incorporated|based|merged)\b"
)
_OF_TRAINS = frozenset(
    {"railway", "railroad", "train", "metro", "subway", "underground", "tram", "bus", "rail"}
)
_OF_COUNTRY = {"Person": "nationality", "Organization": "located_in", "Work": "country_of_origin"}
_PROFESSIONAL = ("al", "ic")
_NOT_PROFESSIONAL = frozenset(
    {"professional", "international", "national", "influential", "several", "prolific"}
)


@dataclass(frozen=True, slots=True)
class Definition:
    """What a sentence says that something is; `type` is empty where it is no definition."""

    type: str = ""
    description: str = ""
    facts: tuple[Found, ...] = ()
    aliases: tuple[FoundAlias, ...] = ()


def read_definition(resolver: Resolver, sentence: Span, *, first: bool) -> Definition:
    """Read a sentence's brackets and, if it says what something is, its definition.

    `first`: it opens the page, so its subject is the page's even under a longer name.
    """
    found = list(read_brackets(resolver, sentence, first=first))
    aliases = [f for f in found if isinstance(f, FoundAlias)]
    facts = [f for f in found if isinstance(f, Found)]
    for verb in range(sentence.start, sentence.end):
        defined = _defined(resolver, verb, first=first)
        if defined is None or _in_work_before(resolver, sentence, verb):
            continue
        if _is_half_name(resolver, resolver.tree.subjects(verb)[:1]):
            continue
        named, alias, written = defined
        if alias is not None:
            aliases.append(alias)
        heads = _heads(resolver, verb)
        if any(_is_owned_by(resolver, head, named) for head in heads):
            continue
        known = resolver.cast.current(named).type
        type_ = type_of(resolver, heads, known)
        type_ = "Company" if type_ == "Person" and is_body_name(named.name) else type_
        became = resolver.tree.lemma(verb) == "become"
        if not type_ or (became and type_ == "Person" and resolver.cast.family(known) not in ("Person", "")):
            continue
        if resolver.tree.word(resolver.tree.subjects(verb)[0]) == "it" and _is_of_housing(
            resolver, type_, known
        ):
            continue
        resolver.cast.learn(named, type_, "definition")
        if resolver.tree.lemma(verb) in ("be", "become"):
            said = list(facts_of(resolver, resolver.cast.current(named), heads))
            if became:
                own = named == resolver.cast.subject
                said = [f for f in said if f.predicate == "occupation" and not own and _is_lower(f.object)]
            facts += [replace(fact, subject_span=written) for fact in said]
        if named == resolver.cast.subject or name_key(named.name) == resolver.cast.subject_key:
            return Definition(
                type_, description_of(resolver, heads[0], sentence), tuple(facts), tuple(aliases)
            )
    return Definition("", "", tuple(facts), tuple(aliases))


def _is_half_name(resolver: Resolver, subjects: Sequence[int]) -> bool:
    """Tom of `founded by the printer Tom Fell and is a paper`, whose last name a parser takes for a verb."""
    for token in subjects:
        name, head = resolver.parsed.name(token), resolver.tree[token].head
        own = name is not None and resolver.tree.is_verb(head)
        return own and name is not None and name.start <= resolver.tree[head].start < name.end
    return False


def _is_of_housing(resolver: Resolver, type_: str, known: str) -> bool:
    """Whether `it` is a place, of a body: `The Oak Building holds it. It is a listed building`."""
    families = resolver.cast.family(type_), resolver.cast.family(known)
    return families == ("Place", "Organization")


def read_calling(resolver: Resolver, person: Named, written: Span, phrase: list[int]) -> Iterator[Found]:
    """Nationality and occupation that a noun phrase beside a person's name (`written`) says."""
    said = [*_occupation(resolver, person, phrase[-1], phrase)]
    said += [
        _found(resolver, person, "nationality", Named(country, "Place", "signature"), first, last, 0.85)
        for first, last, country in countries(resolver, phrase)
    ]
    yield from (replace(fact, confidence=0.85, subject_span=written) for fact in said)


def _defined(resolver: Resolver, verb: int, *, first: bool) -> tuple[Named, FoundAlias | None, Span] | None:
    """What the subject of a definition means, the other name that this tells, and where it stands."""
    tree = resolver.tree
    if tree.lemma(verb) not in ("be", "become") or not tree.having(verb, "attr") or tree.reality(verb) < 1:
        return None
    subjects = tree.subjects(verb)
    if first and subjects and any(tree.word(at) == "or" for at in tree.having(subjects[0], "cc")):
        subjects = subjects[:1]  # `*W* or *V* is a film`
    if len(subjects) != 1:
        return None
    filler = resolver.refer(subjects[0])
    if filler is None or not isinstance(filler.value, Named):
        return None
    subject, named = resolver.cast.subject, filler.value
    written = Span(*resolver.parsed.passage.locate(filler.start, filler.end))
    if first and named.name != subject.name and tree[verb].dependency == "ROOT":
        shared = set(name_key(named.name).split()) & set(name_key(subject.name).split())
        if not shared:
            return named, None, written
        return subject, _as_alias(resolver, named.name, written), written
    return named, _longer_name(resolver, filler, written) if named == subject else None, written


def _longer_name(resolver: Resolver, filler: Filler, written: Span) -> FoundAlias | None:
    """`Ann Mary Lee` of `Ann Mary Lee, 4th Baroness Lee, is`, on the page of Ann Lee, 4th Baroness Lee."""
    subject, words = resolver.cast.subject, resolver.words(filler.start, filler.end)
    short = name_before_rank(words)
    if not short or short == name_before_rank(subject.name):
        return None
    return FoundAlias(subject, short, "statement", written.start, written.start + len(short))


def _as_alias(resolver: Resolver, words: str, written: Span) -> FoundAlias | None:
    """The name that a definition begins with, as another one of the page's subject: without the title if that stands
    above the text, and nothing where it only goes on behind a comma (`Ann of Tarn, Countess of Roe, was`)."""
    subject = resolver.cast.subject
    resolver.cast.add_alias(words, subject)
    again = said_again(words, subject.name)
    if again:
        words, written = words[again:], replace(written, start=written.start + again)
    same = name_key(words).removeprefix("the ") == name_key(subject.name).removeprefix("the ")
    behind = resolver.parsed.document[: written.start].rstrip().endswith(",")
    if again:
        resolver.cast.add_alias(words, subject)
    return (
        None
        if behind or (again and same)
        else FoundAlias(subject, words, "statement", written.start, written.end)
    )


def _heads(resolver: Resolver, verb: int) -> list[int]:
    """Each noun of `is a director, writer and painter`, `is a novelist and essay writer`, however they are joined."""
    tree = resolver.tree
    found = [h for a in tree.having(verb, "attr") for h in tree.conjuncts(a)]
    for head in list(found):
        apposed = [c for a in tree.having(head, "appos") for c in tree.conjuncts(a)]
        joined = [c for c in tree.having(head, "nmod", "compound") if tree.word(c + 1) in ("and", ",")]
        nouns = [
            c for c in (*apposed, *joined) if tree[c].tag in ("NN", "JJ") and is_person_noun(tree.lemma(c))
        ]
        found += [c for c in nouns if c in joined or not tree.having(c, "det", "appos", "prep", "relcl")]
    return found


def _is_owned_by(resolver: Resolver, head: int, named: Named) -> bool:
    """Whether somebody would be his own lawyer: `A, B and C, who was A's lawyer`, with `who` read as A."""
    owners = (resolver.refer(owner) for owner in resolver.tree.having(head, "poss"))
    return any(o is not None and isinstance(o.value, Named) and o.value.name == named.name for o in owners)


def _in_work_before(resolver: Resolver, sentence: Span, verb: int) -> bool:
    """`In Ann Lee's *W*, after a novel, she was a teacher`: who is what in a film."""
    tree, plain = resolver.tree, resolver.parsed.passage.plain
    low = tree[sentence.start].start
    if tree.word(sentence.start) not in ("in", "as", "for"):
        return False
    named = [t for t in resolver.parsed.passage.titles if t.work and low <= t.start < tree[verb].start]
    return any(";" not in plain[low : t.start] and t.start - low < 40 for t in named)


def type_of(resolver: Resolver, heads: list[int], known: str) -> str:
    """The type that the nouns of a definition tell, or empty."""
    tree = resolver.tree
    for head in (_of_many(resolver, head) for head in heads):
        noun = tree.lemma(head)
        others = [tree.lemma(h) for h in heads if tree.lemma(h) not in AMBIGUOUS_MAKERS | MAKERS]
        if noun in AMBIGUOUS_MAKERS and any(is_person_noun(other) for other in others):
            return "Person"  # `a journalist and publisher`
        if noun in AMBIGUOUS_MAKERS and resolver.cast.family(known) == "Organization":
            return "Company"
        firm = known != "Person" or _WAS_SET_UP.search(resolver.parsed.passage.plain) is not None
        if noun in MAKERS and firm and _is_of_many(resolver, head):
            return "Company"
        if is_person_noun(noun):
            return "Person"
        modifiers = {tree.word(c) for c in tree.having(head, "compound", "amod", "nmod")}
        television = bool(modifiers & {"television", "tv", "anime", "web"})
        if noun in KINDS_OF_FILM or noun in ("film", "series"):
            return "Series" if television and noun != "film" else "Film" if noun != "series" else "Series"
        if stands_before_western(tree, head) or (noun == "subject" and "short" in modifiers):
            return "Film"
        if noun in DATED_KINDS and _is_modern(resolver, head):
            return "Film"
        if noun in ("station", "depot") and modifiers & _OF_TRAINS:
            return "Place"
        if noun in TYPE_NOUNS and tree[head].pos in ("NOUN", "PROPN"):
            return "Work" if noun == "game" and "video" not in modifiers else TYPE_NOUNS[noun]
    return ""


def _of_many(resolver: Resolver, head: int) -> int:
    """`rivers` of `one of the major rivers`."""
    tree = resolver.tree
    links = [link for link in tree.having(head, "prep") if tree.word(link) == "of"]
    return next((p for at in links for p in tree.having(at, "pobj") if tree.lemma(head) == "one"), head)


def _is_of_many(resolver: Resolver, head: int) -> bool:
    """`a maker of toys`: of goods, as firms are."""
    tree = resolver.tree
    links = [
        p for link in tree.having(head, "prep") if tree.word(link) == "of" for p in tree.having(link, "pobj")
    ]
    goods = any(
        tree[at].tag == "NNS" or (tree[at].tag == "NN" and not tree.having(at, "det")) for at in links
    )
    goods = goods or _GOODS.match(resolver.parsed.passage.plain, tree[head].end) is not None
    return goods or tree.lemma(head) in MAKERS - {"maker", "builder"}


def _is_modern(resolver: Resolver, head: int) -> bool:
    """`an epic of 1962`, `a 1962 epic`: of a year of the cinema."""
    tree = resolver.tree
    links = [p for link in tree.having(head, "prep") for p in tree.having(link, "pobj")]
    dates = [resolver.parsed.date_at(at) for at in (*_phrase(resolver, head), *links)]
    return any(date is not None and date.literal.value[:4] > "1890" for date in dates)


def facts_of(resolver: Resolver, named: Named, heads: list[int]) -> Iterator[Found]:
    """Lands, occupations, kinds and years that the nouns of a definition tell of something."""
    family = resolver.cast.family(named.type)
    for head in heads:
        phrase = _phrase(resolver, head)
        for first, last, country in lands(resolver, head, phrase, family):
            place = Named(country, "Place", "signature")
            predicate = _OF_COUNTRY.get(family)
            if predicate is not None:
                yield _found(
                    resolver, named, predicate, place, first, last, 0.7 if family == "Organization" else 0.9
                )
        if family == "Person":
            yield from _occupation(resolver, named, head, phrase)
        elif family == "Work":
            yield from _work(resolver, named, head, phrase)


def _is_lower(value: Named | Literal) -> bool:
    """Not `Actor` of `became the first Best Actor`."""
    return isinstance(value, Literal) and value.value.islower()


def _phrase(resolver: Resolver, head: int) -> list[int]:
    tree = resolver.tree
    first = min([head, *(tree.subtree(c).start for c in tree.children[head] if c < head)])
    last = head + 1 if stands_before_western(tree, head) else head
    return list(range(first, last + 1))


def _occupation(resolver: Resolver, named: Named, head: int, phrase: list[int]) -> Iterator[Found]:
    tree = resolver.tree
    noun = tree.lemma(head)
    if noun in NO_OCCUPATION or not (is_person_noun(noun) or noun == "publisher") or _is_post(resolver, head):
        return
    first = head
    while first - 1 in phrase and _is_field(resolver, first - 1):
        first -= 1
    while tree.word(first) in ("-", "–"):
        first += 1
    words = resolver.words(tree[first].start, tree[head].end)
    yield _found(resolver, named, "occupation", Literal(LiteralKind.TEXT, words, words), first, head, 0.93)


def _is_post(resolver: Resolver, head: int) -> bool:
    """`director of the FBI` is a post, not an occupation; `politician of the Republic of Tarn` is one."""
    tree = resolver.tree
    links = [link for link in tree.having(head, "prep") if tree.word(link) in ("of", "for", "at")]
    if tree.lemma(head) in _TRADES:
        return False
    if tree[head].dependency == "attr" and any(
        tree.word(at) == "of" and tree.word(at + 1) == "which" for at in range(max(0, head - 8), head)
    ):
        return True  # `a laboratory of which he was the first director`
    return any(tree[p].pos == "PROPN" for link in links for p in tree.having(link, "pobj"))


def _is_field(resolver: Resolver, token: int) -> bool:
    tree = resolver.tree
    word = tree[token]
    if word.text in ("-", "–"):
        return token > 0 and tree[token - 1].text[0].islower()
    if not word.text[0].islower() or word.text.lower() in _NO_KIND:
        return False
    if tree.word(token + 1) in ("-", "–"):
        return True
    if word.text == "prime" and tree.word(token + 1) == "minister":
        return True
    if word.dependency in ("compound", "nmod"):
        return word.pos in ("NOUN", "ADJ")
    return word.pos == "ADJ" and word.text.endswith(_PROFESSIONAL) and word.text not in _NOT_PROFESSIONAL


def _work(resolver: Resolver, named: Named, head: int, phrase: list[int]) -> Iterator[Found]:
    tree = resolver.tree
    for token in phrase:
        date = resolver.parsed.date_at(token)
        if date is not None and len(date.literal.value) == 4:
            yield _found(resolver, named, "release_date", date.literal, token, token, 0.93)
    links = [link for link in tree.having(head, "prep") if tree.word(link) in ("of", "from")]
    for token in (p for link in links for p in tree.having(link, "pobj")):
        date = resolver.parsed.date_at(token)
        if date is not None and len(date.literal.value) == 4 and tree[head].dependency == "attr":
            yield _found(resolver, named, "release_date", date.literal, token, token, 0.85)
    kinds = [t for t in phrase if _is_kind(resolver, t, head)]
    if kinds:
        plain = resolver.parsed.passage.plain
        start = plain.rfind(" ", 0, tree[kinds[0]].start) + 1  # `coming-of-age comedy` from its first letter
        words = resolver.words(start, tree[kinds[-1]].end)
        words = words.removesuffix(" video")  # of `a puzzle video game`
        if _NO_KIND_OF.search(words):
            return
        yield _found(
            resolver, named, "genre", Literal(LiteralKind.TEXT, words, words), kinds[0], kinds[-1], 0.85
        )


def _is_kind(resolver: Resolver, token: int, head: int) -> bool:
    tree = resolver.tree
    word = tree[token]
    if token == head:
        return names_kind(tree, head)
    if is_western(tree, token):
        return True
    if not word.text[0].islower() or word.text in _NO_KIND or resolver.parsed.date_at(token) is not None:
        return word.text in ("-", "–")
    if tree.having(token, "advmod") or word.tag in ("JJS", "JJR"):
        return False  # `the most popular film`
    return word.pos in ("NOUN", "ADJ") and word.text not in _NO_GENRE


def _found(
    resolver: Resolver,
    named: Named,
    predicate: str,
    value: Named | Literal,
    first: int,
    last: int,
    confidence: float,
) -> Found:
    tree = resolver.tree
    start, end = resolver.parsed.passage.locate(tree[first].start, tree[last].end)
    return Found(named, predicate, value, start, end, confidence, object_span=Span(start, end))


def description_of(resolver: Resolver, head: int, sentence: Span) -> str:
    """The words of a definition from its noun phrase to the end of the sentence."""
    tree = resolver.tree
    first = _phrase(resolver, head)[0]
    words = resolver.words(tree[first].start, tree[sentence.end - 1].end)
    return words.rstrip(" .")[:300]
