"""Which rows are those a pattern asks for: by qualifiers (the role of 阿星), by kind, by words of their evidence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from schemas.graph import Evidence, LiteralKind
from schemas.logical_form import Constraint, Output, Ref, Retrieval
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.executors.names.across import Across
from solver.executors.names.categories import category_names
from solver.language import folded
from solver.lexicon import Lexicon
from solver.names.titles import untitled
from solver.results import Row

_NAMING = frozenset({QuestionKind.ATTRIBUTE, QuestionKind.LIST, QuestionKind.CHAIN, QuestionKind.ROLE})
"""Kinds of questions that ask for things by the name of a kind."""


def constrained(
    rows: list[Row], action: Retrieval, across: Across | None, names: Callable[[str], Sequence[str]]
) -> list[Row]:
    """The rows whose qualifiers say what the constraints ask; where none does, in the other language's words.

    `names` gives all names of what a constraint's value means, itself among them.
    """
    alias = action.predicate.alias
    kept = [row for row in rows if all(_holds(row, c, alias, names(c.value)) for c in action.constraints)]
    if kept or not action.constraints:
        return kept
    bare = [replace(c, value=untitled(c.value)) for c in action.constraints]
    kept = [row for row in rows if all(_holds(row, c, alias, [c.value]) for c in bare)]
    if (kept and bare != list(action.constraints)) or across is None:
        return kept if _agree(kept) else []
    return [row for row in rows if all(across.says(c, row.triples.get(alias)) for c in bare)]


def held(word: str, row: Row, evidence: Mapping[str, Sequence[Evidence]]) -> float:
    """How surely a row's facts say a word: 2 for a qualifier or value, 1 for its sentence, else 0."""
    key = folded(word)
    own = [folded(value.text) for value in row.values.values()]
    own += [folded(q.value) for triple in row.triples.values() for q in triple.qualifiers]
    if any(key in text or (len(text) > 1 and text in key) for text in own):
        return 2.0
    category = category_names(key)
    if category and any(category_names(text) == category for text in own):
        return 2.0
    sentences = [e.sentence for t in row.triples.values() for e in evidence.get(t.id, ())]
    return 1.0 if any(key in folded(sentence) for sentence in sentences) else 0.0


THINGS = frozenset(
    {AnswerType.PERSON, AnswerType.ORGANIZATION, AnswerType.WORK, AnswerType.PLACE, AnswerType.AWARD}
)
"""What no date and no number is."""


def of_kind(rows: list[Row], part: SubQuestion, lexicon: Lexicon) -> list[Row]:
    """Rows without works that are known to be of another kind than the one that the question names: films, where it
    asks for a television series.
    """
    if not part.type or part.kind not in _NAMING or "Work" not in lexicon.ancestors(part.type):
        return rows  # a studio may be a company, a city a place
    items = [item for action in part.step.actions if isinstance(action, Output) for item in action.items]
    asked = {item.alias for item in items if isinstance(item, Ref) and not item.attribute}
    return [
        row
        for row in rows
        if all(
            lexicon.fits(value.type, (part.type,)) for alias, value in row.values.items() if alias in asked
        )
    ]


def things_where_asked(rows: list[Row], part: SubQuestion, alias: str) -> list[Row]:
    """Rows without the dates and numbers that stand where a thing is asked for: who founded A is no year."""
    if part.kind not in _NAMING or part.asked not in THINGS:
        return rows
    values = [row.values.get(alias) for row in rows]
    plain = [v is None or v.literal is None or v.literal.kind is LiteralKind.TEXT for v in values]
    return [row for row, kept in zip(rows, plain, strict=True) if kept]


def most_exact(rows: list[Row]) -> list[Row]:
    """Rows without dates of which another row of the same things gives the day or month: 1994 beside 1994-07-14."""
    dates = [
        (row, alias, v.literal) for row in rows for alias, v in row.values.items() if v.literal is not None
    ]

    def is_rough(row: Row) -> bool:
        return any(
            row is not other
            and alias in row.values
            and (own := row.values[alias].literal) is not None
            and own.kind is literal.kind is LiteralKind.DATE
            and literal.value != own.value
            and literal.value.startswith(own.value)
            and _others(row, alias) == _others(other, alias)
            for other, alias, literal in dates
        )

    return [row for row in rows if not is_rough(row)]


def fitting(
    rows: list[Row],
    part: SubQuestion,
    store: GraphStore,
    link_name: Callable[[str], Sequence[LinkedEntity]],
    across: Across | None,
) -> list[Row]:
    """Rows whose evidence holds most of the words that only evidence can hold: a year, a place, a title."""
    if across is not None and part.kind is QuestionKind.COUNT and rows and part.residual:
        rows = _of_the_named(rows, part, store, link_name, across)
    if not part.residual or len(rows) < 2:
        return rows
    evidence = store.evidence([t.id for row in rows for t in row.triples.values()])
    scored = [(sum(held(word, row, evidence) for word in part.residual), row) for row in rows]
    best = max(score for score, _ in scored)
    return [row for score, row in scored if score == best]


def own_language_first(rows: list[Row], language: Language, store: GraphStore) -> list[Row]:
    """Of values, those that pages of the question's language state come first."""
    if len(rows) < 2 or all(v.literal is None for row in rows for v in row.values.values()):
        return rows
    evidence = store.evidence([t.id for row in rows for t in row.triples.values()])
    chunks = sorted({e.chunk for found in evidence.values() for e in found})
    own = {c.id for c in store.get_chunks(chunks) if c is not None and c.language is language}

    def is_foreign(row: Row) -> bool:
        return not any(e.chunk in own for t in row.triples.values() for e in evidence.get(t.id, ()))

    return sorted(rows, key=is_foreign)


def _of_the_named(
    rows: list[Row],
    part: SubQuestion,
    store: GraphStore,
    link_name: Callable[[str], Sequence[LinkedEntity]],
    across: Across,
) -> list[Row]:
    """Of what is counted the rows that hold each name that the question has for it and nothing links: the prize
    of which a person has won several; all where it has none.
    """
    names = [word for word in part.residual if word[:1].isupper() or " " in word]
    evidence = store.evidence([t.id for row in rows for t in row.triples.values()])
    meant = {name: {e.id for e in link_name(name)} for name in names}

    def holds(name: str, row: Row) -> bool:
        if any(value.entity in meant[name] for value in row.values.values() if value.entity):
            return True
        return bool(held(name, row, evidence) or across.holds(name, row))

    return [row for row in rows if all(holds(name, row) for name in names)]


def _others(row: Row, alias: str) -> frozenset[tuple[str, str]]:
    """What a row binds and states but for one value."""
    predicates = {("", triple.predicate) for triple in row.triples.values()}
    return frozenset({(name, value.key) for name, value in row.values.items() if name != alias} | predicates)


def _agree(rows: Sequence[Row]) -> bool:
    """Whether rows tell of one family's only member: a name without its title may be that of several."""
    ends = {frozenset(value.key for value in row.values.values() if value.entity) for row in rows}
    return len(ends) < 2


def _holds(row: Row, constraint: Constraint, alias: str, names: Sequence[str]) -> bool:
    """Whether a qualifier of the row's triple says what a constraint asks; `p` constraints only."""
    triple = row.triples.get(alias)
    if triple is None or constraint.end != "p":
        return True
    wanted = [folded(name) for name in names]
    values = [folded(q.value) for q in triple.qualifiers if q.name == constraint.property]
    return any(name in value or value in name for value in values if value for name in wanted)
