"""What two things have to do with each other, in words: what joins them, then what both are joined to."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.graph import Triple
from schemas.plan import SubQuestion
from schemas.text import Language
from solver.results import Extract, Outcome, Row, triples_of
from solver.synthesis.citing import Claim, unique
from solver.synthesis.rows.facts import FactWriter
from solver.synthesis.wording import Wording

_WORK_TYPES = frozenset({"Film", "Series", "Song", "Album", "Book", "Programme", "Work"})
_TELLING = frozenset({*_WORK_TYPES, "Person", "Organization", "Company", "School"})
_UNDATED = "9999"
_MOST = 8  # claims


def relation(
    part: SubQuestion, outcome: Outcome, alias: str, writer: FactWriter, wording: Wording
) -> tuple[tuple[Claim, ...], tuple[Triple, ...], bool]:
    """Claims, the triples that they rest on, and whether the two share anything: direct triples first; then what both
    are joined to, works, people and organizations before places.
    """
    claims: list[Claim] = []
    direct = _exactly([row for row in outcome.rows if alias not in row.values], alias)
    claims.extend(writer.triple(row.triples[alias]) for row in direct)
    shared = [row for row in outcome.rows if alias in row.values]
    telling = [row for row in shared if row.values[alias].type in _TELLING]
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in telling:
        left, right = row.triples[f"{alias}.left"], row.triples[f"{alias}.right"]
        groups.setdefault((left.predicate, right.predicate), []).append(row)
    for rows in groups.values():
        claims.extend(_shared(part, rows, alias, writer, wording))
    return tuple(unique(claims)[:_MOST]), triples_of([*direct, *telling]), bool(telling)


def _shared(
    part: SubQuestion, rows: Sequence[Row], alias: str, writer: FactWriter, wording: Wording
) -> list[Claim]:
    left, right = rows[0].triples[f"{alias}.left"], rows[0].triples[f"{alias}.right"]
    cast = any(row.values[alias].type == "Person" for row in rows)  # whom two works share
    if left.predicate == right.predicate == "starring" and not cast:
        dated = sorted(rows, key=_year_of)
        texts = [_costars(part, row, alias, writer, wording, first=row is dated[0]) for row in dated]
        return [Claim(text, _extracts(row, writer)) for row, text in zip(dated, texts, strict=True)]
    sides = (f"{alias}.left", f"{alias}.right")
    return [writer.triple(row.triples[side]) for row in rows for side in sides]


def _costars(
    part: SubQuestion, row: Row, alias: str, writer: FactWriter, wording: Wording, *, first: bool
) -> str:
    work = writer.say(row.values[alias])
    names = wording.listed(list(dict.fromkeys(part.names))[:2])
    year = _year_of(row) if _year_of(row) != _UNDATED else ""
    if wording.language is Language.CHINESE:
        when = f"在{year}年" if year else ""
        lead = f"{names}是合作演员：两人" if first else "还"
        return f"{lead}{when}共同出演了{work}"
    when = f" ({year})" if year else ""
    return f"{names} acted together in {work}{when}" if first else f"both also appeared in {work}{when}"


def _extracts(row: Row, writer: FactWriter) -> tuple[Extract, ...]:
    return tuple(dict.fromkeys(e for triple in row.triples.values() for e in writer.triple(triple).extracts))


def _exactly(rows: Sequence[Row], alias: str) -> list[Row]:
    """Direct facts without those of a relation that another of the same two tells more exactly: a grandfather is a
    relative.
    """
    told = [row.triples[alias] for row in rows]
    exact = {
        (t.predicate, t.subject, t.object) for t in told if any(q.name == "kinship" for q in t.qualifiers)
    }
    return [
        row
        for row, t in zip(rows, told, strict=True)
        if (t.predicate, t.subject, t.object) not in exact or t.qualifiers
    ]


def _year_of(row: Row) -> str:
    """The year that a row's facts give; undated ones sort last."""
    years = [q.value for t in row.triples.values() for q in t.qualifiers if q.name == "time"]
    return years[0][:4] if years else _UNDATED
