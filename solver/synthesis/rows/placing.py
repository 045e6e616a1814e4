"""Which of several who bear a name the rows of a fact mean by the name alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from schemas.names import split_sense
from solver.results import Row, Value
from solver.synthesis.wording import Wording


def placed(
    rows: Sequence[Row], ends: tuple[str, str], wording: Wording, plain: Callable[[Value], str]
) -> list[Row]:
    """The rows with the one that is told apart in the place of a bare name that no page is about, where other rows tell
    of just one who bears it; `plain` says a value."""
    values = [row.values[end] for row in rows for end in ends]
    apart: dict[str, dict[str, Value]] = {}
    for value in values:
        if wording.is_apart(value):
            apart.setdefault(split_sense(plain(value))[0], {})[value.key] = value
    meant = {
        value.key: next(iter(own.values()))
        for value in values
        if wording.is_unplaced(value) and len(own := apart.get(plain(value), {})) == 1
    }
    if not meant:
        return list(rows)
    return [
        replace(
            row,
            values={**row.values, **{end: meant.get(row.values[end].key, row.values[end]) for end in ends}},
        )
        for row in rows
    ]
