"""`guanxi cypher`: a person's own query on a Neo4j server, read only."""

from __future__ import annotations

import json

import click
from rich.table import Table
from rich.text import Text

from service.cli.output import console, counted, json_option, note, print_json, reported, store_option
from service.cypher import run_cypher
from service.shapes import Json, versioned

CELL = 60


@click.command()
@click.argument("query")
@store_option
@click.option("--rows", type=click.IntRange(1, 100_000), default=100, show_default=True, help="Rows at most.")
@click.option(
    "--seconds",
    type=click.FloatRange(0, 3600, min_open=True),
    default=10.0,
    show_default=True,
    help="How long the server may work.",
)
@json_option
@reported
def cypher(query: str, store_address: str, rows: int, seconds: float, as_json: bool) -> int:
    """Ask a Neo4j server QUERY, in Cypher that only reads; `$workspace` is the store's workspace."""
    result = run_cypher(store_address, query, rows=rows, seconds=seconds)
    if as_json:
        print_json(
            versioned(
                {
                    "columns": result.columns,
                    "rows": result.rows,
                    "truncated": result.truncated,
                    "ms": round(result.ms, 2),
                }
            )
        )
        return 0 if result.rows else 1
    table = Table(box=None, pad_edge=False)
    for column in result.columns:
        table.add_column(Text(column), overflow="fold")
    for row in result.rows:
        table.add_row(*(Text(_shown(value)) for value in row))
    console().print(table)
    more = f"; there are more than --rows {rows}" if result.truncated else ""
    note(f"{counted(len(result.rows), 'row')} in {result.ms:.0f} ms{more}")
    return 0 if result.rows else 1


def _shown(value: Json) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= CELL else text[: CELL - 1] + "…"
