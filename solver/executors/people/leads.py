"""Leading ladies and leading men: of the people in a cast those of the sex that a question asks for."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from schemas.graph import Evidence
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.executors.people.sexes import Sex, sexes_of
from solver.language import folded
from solver.results import Row

_ASKED = {
    Sex.FEMALE: re.compile(
        r"(?<!最佳)女(?:主[演角]|演员|星)|\b(?:actress(?:es)?|leading lady|heroine|female (?:lead|star))\b"
    ),
    Sex.MALE: re.compile(r"(?<!最佳)男(?:主[演角]|演员|星)|\b(?:leading man|male (?:lead|star))\b"),
}
_LEADS = re.compile(r"[男女]主[演角]|\b(?:leading (?:lady|man)|heroine|(?:fe)?male (?:lead|star))\b")

_NEAR_LEAD = re.compile(r"[^，。；,;.]{0,24}")


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
    said = store.evidence([t.id for row in rows for t in row.triples.values()])
    sexes = {**sexes, **{row.values[alias].entity: sex for row in rows if (sex := _led_as(row, alias, said))}}
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


def _led_as(row: Row, alias: str, evidence: Mapping[str, Sequence[Evidence]]) -> Sex | None:
    """The sex of the lead that the words of a fact call somebody, right before the name: 男主角由张三饰演."""
    name = folded(row.values[alias].text)
    for one in (e for t in row.triples.values() for e in evidence.get(t.id, ())):
        text = folded(one.sentence)
        led = list(_LEADS.finditer(text[: max(0, text.find(name))]))
        if led and _NEAR_LEAD.fullmatch(text[led[-1].end() : text.find(name)]):
            return Sex.FEMALE if re.search(r"女|lady|heroine|female", led[-1][0]) else Sex.MALE
    return None


def _place(
    row: Row, evidence: Mapping[str, Sequence[Evidence]], pages: Collection[str]
) -> tuple[bool, int, str]:
    """How far into its page a fact is told first, and where; that of a work before any other."""
    found = [e for t in row.triples.values() for e in evidence.get(t.id, ())]
    told = [(e.document not in pages, e.start, e.document) for e in found]
    return min(told, default=(True, 1 << 30, ""))
