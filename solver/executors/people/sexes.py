"""Who is a man and who a woman: by the words of kinship beside a name, by a fact, by the pronouns of a page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from schemas.graph import Entity, Literal, Triple
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.executors.people.first_names import by_first_name
from solver.executors.people.ranks import Sex, beside, by_lead, by_name
from solver.language import folded
from solver.results import Row

__all__ = [
    "Sex",
    "asked_sex",
    "is_called",
    "of_sex_asked",
    "said_sex",
    "says_sex",
    "sex_of",
    "sex_of_parent",
    "sexes_of",
]

_KIN = frozenset({"child", "parent", "sibling"})
_BEFORE, _AFTER = 60, 14  # characters between a name and the word that says what kin it is


_WORDS = {
    Sex.MALE: re.compile(
        r"儿子|[长次幼独一二两三四五养]子(?!女)|公子|哥哥|弟弟|兄弟(?!姐)|兄长|[长胞堂表]兄|[胞堂表]弟|\b(?:sons?|brothers?)\b"
    ),
    Sex.FEMALE: re.compile(
        r"女儿|(?<!子)[长次幼独一二两三四五养]女|千金|姐姐|妹妹|姐妹(?!花)|[长胞堂表]姐|[胞堂表]妹|\b(?:daughters?|sisters?)\b"
    ),
}

_CHILD = r"儿子|女儿|孩子|子女|[长次幼独][子女]|sons?\b|daughters?\b|child"
_OWN_CHILD = {
    sex: re.compile(rf"(?:{whose})(?:的|\s)\s*(?:[\w-]{{1,12}}\s+){{0,2}}?(?:{_CHILD})")
    for sex, whose in ((Sex.MALE, r"他|\bhis"), (Sex.FEMALE, r"她|\bher"))
}
_GENDERS = {
    Sex.MALE: frozenset({"male", "man", "男", "男性"}),
    Sex.FEMALE: frozenset({"female", "woman", "女", "女性"}),
}
_BESIDE = {
    Sex.FEMALE: re.compile(
        r"(?:女(?:演员|星|歌手|作家|导演|儿|主[角演](?:[则仍]?[是为由])?)|妻子|太太|[母姐妹]亲?)$|"
        r"\b(?:actress|wife|mother|daughter|sister)(?:,| of \w+,)? $"
    ),
    Sex.MALE: re.compile(
        r"(?:男(?:演员|星|歌手|主[角演](?:[则仍]?[是为由])?)|丈夫|父亲|儿子)$|"
        r"\b(?:actor|husband|father|son|brother|Sir) $"
    ),
}
"""Words right before a name that say the sex of whoever bears it."""

_PRONOUNS = {
    Sex.FEMALE: re.compile(r"她(?!们)|\b(?:she|her|hers)\b", re.I),
    Sex.MALE: re.compile(r"他(?!们|人)|\b(?:he|his|him)\b", re.I),
}
_CLEAR = 2.0  # how many times as often a page of somebody says he or she
_LEAST, _CLEARER = (
    2,
    3.0,
)  # pronouns on a page that make somebody a father or a mother, and how many times as often
_MOST_MENTIONS, _BEFORE_NAME = 40, 16

_BEST = {
    Sex.FEMALE: re.compile(r"\bactress\b|女(?:主角|配角|演员)"),
    Sex.MALE: re.compile(r"\bactor\b|男(?:主角|配角|演员)"),
}
"""Prizes by the sex of those who win them."""


def asked_sex(part: SubQuestion) -> Sex | None:
    """Of which sex the kin is that a part asks for; None where it does not say, or names both."""
    return said_sex(part) if _KIN & set(part.predicates) else None


def said_sex(part: SubQuestion) -> Sex | None:
    """The one sex of which the relation words of a part say kin to be, whatever is asked of the kin."""
    said = folded(" ".join(part.said))
    found = [sex for sex, words in _WORDS.items() if words.search(said)]
    return found[0] if len(found) == 1 else None


def is_called(name: str, sentences: Sequence[str], sex: Sex) -> bool:
    """Whether a sentence calls whoever bears a name by a word of kinship of a sex."""
    return any(_called(folded(name), folded(sentence)) is sex for sentence in sentences)


def says_sex(part: SubQuestion, text: str) -> bool:
    """Whether words speak of kin of the sex that a part asks for, if it asks for one."""
    wanted = asked_sex(part)
    return wanted is None or _WORDS[wanted].search(folded(text)) is not None


def of_sex_asked(rows: Sequence[Row], part: SubQuestion, store: GraphStore) -> tuple[Row, ...]:
    """The rows whose kin may be of the sex that a part asks for: no son where a daughter is meant."""
    wanted = asked_sex(part)
    if wanted is None:
        return tuple(rows)
    return tuple(row for row in rows if not any(_is_other(t, wanted, store) for t in row.triples.values()))


def sex_of_parent(parent: Entity, edge: Triple, store: GraphStore) -> Sex | None:
    """The sex that a fact, a title, the sentence that makes somebody a parent (`his daughter`, `his wife Ann`), or the
    first sentence or the pronouns of their page tell; None where they tell none, or both.
    """
    stated = _by_facts(parent, store)
    if stated is not None:
        return stated
    sentences = [e.sentence for e in store.evidence([edge.id]).get(edge.id, ())]
    named = (
        by_name(parent) or _beside(parent, sentences) or beside(parent, sentences) or by_lead(parent, store)
    )
    if named is not None:
        return named
    own = [sex for sex, child in _OWN_CHILD.items() if any(child.search(folded(s)) for s in sentences)]
    if len(own) == 1:
        return own[0]
    (most, often), (_, seldom) = _pronouns(parent, store)
    clear = often >= max(_LEAST, seldom * _CLEARER)
    return most if clear else by_first_name(parent, store, _by_page)


def sex_of(person: Entity, sentences: Sequence[str], store: GraphStore) -> Sex | None:
    """The sex that words of kinship or of rank beside a name in some sentences, a title, or the page about somebody
    tell.
    """
    stated = _by_facts(person, store)
    if stated is not None:
        return stated
    called = {
        sex
        for s in sentences
        for n in person.names
        if (sex := _called(folded(n.name), folded(s))) is not None
    }
    told = [by_name(person), _beside(person, sentences), beside(person, sentences), by_lead(person, store)]
    by_words = next((sex for sex in told if sex is not None), None)
    by_words = by_words or _by_page(person, store) or (called.pop() if len(called) == 1 else None)
    return by_words or by_first_name(person, store, _by_page)


def sexes_of(ids: Sequence[str], store: GraphStore) -> dict[str, Sex]:
    """The sex of each person of whom a page tells it: by the pronouns of the page about them, else by the word before
    their name.
    """
    found = {}
    for entity in store.get_entities(ids):
        if entity is None:
            continue
        sex = _by_page(entity, store) or _by_words(entity, store) or _by_prize(entity, store)
        if sex is not None:
            found[entity.id] = sex
    return found


def _by_prize(person: Entity, store: GraphStore) -> Sex | None:
    """The sex of whoever was, or might have been, the best actor or actress."""
    prizes = store.match(subjects=[person.id], predicates=["award_won", "award_nominated"])
    told = " ".join(folded(q.value) for t in prizes for q in t.qualifiers if q.name == "category")
    said = {sex for sex, words in _BEST.items() if words.search(told)}
    return said.pop() if len(said) == 1 else None


def _by_facts(person: Entity, store: GraphStore) -> Sex | None:
    """The one sex that facts tell: a gender, or whose father somebody is."""
    stated = store.match(subjects=[person.id], predicates=["gender"])
    words = {folded(t.object.text) for t in stated if isinstance(t.object, Literal)}
    found = {sex for sex, names in _GENDERS.items() if words & names}
    parents = {"father": Sex.MALE, "mother": Sex.FEMALE}
    found = found or {
        parents[t.predicate] for t in store.match(predicates=list(parents), objects=[person.id])
    }
    return next(iter(found)) if len(found) == 1 else None


def _is_other(triple: Triple, wanted: Sex, store: GraphStore) -> bool:
    """Whether the words that state a fact of kinship call its members by a word of the other sex."""
    if triple.predicate not in _KIN or not isinstance(triple.object, str):
        return False
    sentences = [folded(e.sentence) for e in store.evidence([triple.id]).get(triple.id, ())]
    ends = [e for e in store.get_entities([triple.subject, triple.object]) if e is not None]
    called = {sex for e in ends for s in sentences for n in e.names if (sex := _called(folded(n.name), s))}
    return bool(called) and wanted not in called


def _called(name: str, sentence: str) -> Sex | None:
    """The sex that the word of kinship nearest to a name says; one before the name comes first."""
    place = sentence.find(name)
    if place < 0:
        return None
    before, after = sentence[max(0, place - _BEFORE) : place], sentence[place + len(name) :][:_AFTER]
    nearest = [(m.end(), sex) for sex, words in _WORDS.items() for m in words.finditer(before)]
    if nearest:
        return max(nearest)[1]
    behind = [(m.start(), sex) for sex, words in _WORDS.items() for m in words.finditer(after)]
    return min(behind)[1] if behind else None


def _beside(person: Entity, sentences: Sequence[str]) -> Sex | None:
    """The one sex of the words right before somebody's names in some sentences."""
    before = [s[: s.find(n.name)] for s in sentences for n in person.names if n.name in s]
    said = {sex for text in before for sex, words in _BESIDE.items() if words.search(text)}
    return said.pop() if len(said) == 1 else None


def _by_page(entity: Entity, store: GraphStore) -> Sex | None:
    (most, often), (_, seldom) = _pronouns(entity, store)
    return most if often and often >= seldom * _CLEAR else None


def _pronouns(person: Entity, store: GraphStore) -> list[tuple[Sex, int]]:
    """How often the pages about somebody say he and she, the more frequent first."""
    text = " ".join(page.text for page in store.get_documents(list(person.pages)) if page is not None)
    return Counter({sex: len(words.findall(text)) for sex, words in _PRONOUNS.items()}).most_common()


def _by_words(entity: Entity, store: GraphStore) -> Sex | None:
    mentions = store.mentions(entities=[entity.id], limit=_MOST_MENTIONS)
    chunks = {c.id: c for c in store.get_chunks(sorted({m.chunk for m in mentions})) if c is not None}
    said: Counter[Sex] = Counter()
    for mention in mentions:
        chunk = chunks.get(mention.chunk)
        if chunk is None:
            continue
        place = mention.start - chunk.start
        before = chunk.text[max(0, place - _BEFORE_NAME) : place]
        said.update(sex for sex, words in _BESIDE.items() if words.search(before))
    return said.most_common(1)[0][0] if len(said) == 1 else None
