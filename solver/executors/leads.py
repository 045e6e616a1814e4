"""Leading ladies and leading men: of the people in a cast those of the sex that a question asks for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from schemas.graph import Entity, Evidence
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.executors.sexes import Sex
from solver.language import folded
from solver.results import Row

_ASKED = {
    Sex.FEMALE: re.compile(
        r"(?<!最佳)女(?:主[演角]|演员|星)|\b(?:actress(?:es)?|leading lady|heroine|female (?:lead|star))\b"
    ),
    Sex.MALE: re.compile(r"(?<!最佳)男(?:主[演角]|演员|星)|\b(?:leading man|male (?:lead|star))\b"),
}
_LEADS = re.compile(r"[男女]主[演角]|\b(?:leading (?:lady|man)|heroine|(?:fe)?male (?:lead|star))\b")
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
_MOST_MENTIONS, _BEFORE = 40, 16


def of_cast_asked(rows: Sequence[Row], part: SubQuestion, alias: str, store: GraphStore) -> tuple[Row, ...]:
    """The rows of a cast, bound to `alias`, whose people are of the sex that a question asks for; those of whom no
    page tells it only where nobody is known to be, and of leading parts the first of whom the pages speak, if known.
    """
    wanted = [sex for sex, words in _ASKED.items() if words.search(folded(part.text))]
    people = [row.values[alias].entity for row in rows if alias in row.values]
    if len(wanted) != 1 or not any(people):
        return tuple(rows)
    sexes = sexes_of([one for one in dict.fromkeys(people) if one], store)
    rows = [row for row in rows if alias in row.values]
    known = [row for row in rows if sexes.get(row.values[alias].entity) is wanted[0]]
    left = known or [row for row in rows if row.values[alias].entity not in sexes]
    if not _LEADS.search(folded(part.text)) or not (known or (left and sexes)):
        return tuple(left)
    evidence = store.evidence([t.id for row in left for t in row.triples.values()])
    works = [v.entity for row in left for name, v in row.values.items() if name != alias and v.entity]
    told = store.get_entities(sorted(set(works)))
    pages = {page for work in told if work is not None for page in work.pages}
    first = min(left, key=lambda row: _place(row, evidence, pages)).values[alias].entity
    return tuple(row for row in left if row.values[alias].entity == first)


def sexes_of(ids: Sequence[str], store: GraphStore) -> dict[str, Sex]:
    """The sex of each person of whom a page tells it: by the pronouns of the page about them, else by the word before
    their name.
    """
    found = {}
    for entity in store.get_entities(ids):
        sex = (_by_page(entity, store) or _by_words(entity, store)) if entity is not None else None
        if entity is not None and sex is not None:
            found[entity.id] = sex
    return found


def _by_page(entity: Entity, store: GraphStore) -> Sex | None:
    text = " ".join(page.text for page in store.get_documents(list(entity.pages)) if page is not None)
    counts = Counter({sex: len(words.findall(text)) for sex, words in _PRONOUNS.items()})
    (most, often), (_, seldom) = counts.most_common(2)
    return most if often and often >= seldom * _CLEAR else None


def _by_words(entity: Entity, store: GraphStore) -> Sex | None:
    mentions = store.mentions(entities=[entity.id], limit=_MOST_MENTIONS)
    chunks = {c.id: c for c in store.get_chunks(sorted({m.chunk for m in mentions})) if c is not None}
    said: Counter[Sex] = Counter()
    for mention in mentions:
        chunk = chunks.get(mention.chunk)
        if chunk is None:
            continue
        place = mention.start - chunk.start
        before = chunk.text[max(0, place - _BEFORE) : place]
        said.update(sex for sex, words in _BESIDE.items() if words.search(before))
    return said.most_common(1)[0][0] if len(said) == 1 else None


def _place(
    row: Row, evidence: Mapping[str, Sequence[Evidence]], pages: Collection[str]
) -> tuple[bool, int, str]:
    """How far into its page a fact is told first, and where; that of a work before any other."""
    found = [e for t in row.triples.values() for e in evidence.get(t.id, ())]
    told = [(e.document not in pages, e.start, e.document) for e in found]
    return min(told, default=(True, 1 << 30, ""))
