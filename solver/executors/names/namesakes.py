"""The page that a name without a page of its own means, by the fact that led to the name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import replace

from retriever.crossing.sounding import name_sounds
from retriever.evidence import document_of
from schemas.graph import Entity
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.results import Row, Value, distinct

_OF_THEM_ALL = re.compile(
    r"[两二三四几][个位][^，。？]{0,4}(?:都|同样|均)?名?叫(?!什么|啥|谁|做|哪)|同名|重名|"
    r"\b(?:two|both|three) (?:\w+ )?(?:called|named)\b",
    re.I,
)

_SPLIT = re.compile(r"(?<=\w)-\s+(?=[A-ZÀ-Þ])|(?<=\w)\s+-(?=[A-ZÀ-Þ])")


def asks_of_namesakes(question: str) -> bool:
    """Whether a question asks of several who bear one name: 两位叫张三的演员."""
    return _OF_THEM_ALL.search(question) is not None


def namesakes(
    value: Value, rows: Sequence[Row], alias: str, store: GraphStore, lexicon: Lexicon
) -> list[str]:
    """The entity with a page that a value's name means: the only one of that name and type, or the one
    whose description says what the fact that led to it says (the *director* Steve McQueen). Else none.
    """
    entity = next(iter(store.get_entities([value.entity])), None)
    if entity is None or entity.pages:
        return []
    others = _called_so(store, entity)
    pages = [e for e in others if e.pages and e.id != entity.id and lexicon.fits(e.type, (entity.type,))]
    if len(pages) < 2:
        return [e.id for e in pages]
    led = {t.predicate for row in rows if row.values.get(alias) == value for t in row.triples.values()}
    words = {w for p in led for language in Language for w in lexicon.synonyms(p, language) if len(w) > 1}
    fitting = [e for e in pages if any(w in folded(f"{e.description} {' '.join(e.pages)}") for w in words)]
    return [e.id for e in fitting] if len(fitting) == 1 else []


def with_page(store: GraphStore, thing: str) -> tuple[str, ...]:
    """A thing, and the only one of its name and kind that a page is about where no page is about it."""
    entity = next(iter(store.get_entities([thing])), None) if thing else None
    if entity is None or entity.pages:
        return (thing,) if thing else ()
    others = _called_so(store, entity)
    pages = [e.id for e in others if e.pages and e.id != thing and e.type in (entity.type, "")]
    return (thing, *pages) if len(pages) == 1 else (thing,)


def _called_so(store: GraphStore, entity: Entity) -> list[Entity]:
    """The things of a thing's name, which some pages write with a space behind its hyphen; without any that have a page
    those whose name it sounds as in the other script: 安德鲁·怀尔斯, Andrew Wiles."""
    names = list(dict.fromkeys((entity.name, _SPLIT.sub("-", entity.name))))
    known = store.find_names(names)
    found = list({e.id: e for n in names for e in known.get(n, ())}.values())
    if not any(e.pages for e in found):
        found += (e for e in store.get_entities(name_sounds(store).pages_of(entity)) if e is not None)
    return found


def of_own_pages(rows: Sequence[Row], pages: Mapping[str, Set[str]]) -> tuple[Row, ...]:
    """The rows without those that words of another's page tell of a thing; `pages` are those of the others of its name,
    by its id."""
    return tuple(
        row
        for row in rows
        if not any(
            document_of(extract.chunk) in pages.get(value.entity, ())
            for value in row.values.values()
            for extract in row.extracts.values()
        )
    )


def as_before(row: Row, rows: Sequence[Row], aliases: Sequence[str]) -> Row:
    """The row with a namesake's page standing for the name that earlier rows hold."""
    values = dict(row.values)
    for alias in aliases:
        before = distinct(rows, alias)
        own = values.get(alias)
        if own is None or not before or own.key in {value.key for value in before}:
            continue
        same = [value for value in before if value.text == own.text]
        values[alias] = same[0] if same else (before[0] if len(before) == 1 else own)
    return replace(row, values=values)
