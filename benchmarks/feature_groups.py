"""What each group of features gives to the ranking: recall of linear weights that lack it.

usage: python benchmarks/feature_groups.py --data DIR... --leave-out NAME... [--pages DIR] [--joined NAME...]
           [--extra] [--as-built] [--json]

For each NAME (one of the folders) and each part, `linear` is trained as `train_ranker.py --leave-out NAME` trains it
but without the part's columns and what is ranked or multiplied from them, and ranks the folder's questions. The
candidates stay those of the whole graph. Differences are to the weights of all features, on the same questions, with
95 % half-widths.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import table
from benchmarks.ranking_data import Asked, families_of, ranked, without
from benchmarks.ranking_gathering import Gathered, add_arguments, gathered
from benchmarks.ranking_models import stack, train_linear
from benchmarks.train_ranker import balanced
from retriever.metrics import recall_at
from retriever.ranking.derived import PRODUCTS, RANKED
from retriever.ranking.features import FEATURES, GROUPS
from retriever.ranking.linear import LinearRanker
from schemas.errors import GuanxiError

DEPTHS = (2, 5, 10)
_NAMES = tuple(feature.name for feature in FEATURES)
_OF = {group: frozenset(f.name for f in FEATURES if f.group == group) for group in GROUPS}
_DERIVED = {**{name: (column,) for name, column in RANKED.items()}, **PRODUCTS}
PARTS: dict[str, frozenset[str]] = {
    "triples": _OF["triples"],
    "paths of facts alone": frozenset({"path_begins", "path_ends"}),
    "tokens": _OF["tokens"],
    "what stands near the names": frozenset({"meant", "residual_meant", "said", "near", "told", "look_told"}),
    "links and ways": _OF["links"] | _OF["ways"],
    "walks": _OF["walks"],
    "look": _OF["look"],
    "names": _OF["names"],
    "ranks and ways": _OF["ranks"] | _OF["ways"],
    "what two chunks hold together": frozenset(
        {"completes", "completed", "look_completes", "alike_adds", "alike_joined", "alike_pair"}
    ),
    "degree": _OF["degree"],
    "all of the graph": frozenset().union(
        *(_OF[group] for group in ("names", "links", "walks", "triples", "look", "ways", "degree"))
    ),
}
"""What is left out, one part at a time. `all of the graph` leaves words and tokens alone."""


@dataclass(frozen=True, slots=True)
class Lacking:
    """Recall in per cent of each question at `DEPTHS`, (n_questions, 3), by weights without a part ("" for all)."""

    folder: str
    part: str
    recalls: NDArray[np.float64]


def main(arguments: Sequence[str] | None = None) -> int:
    """Train without each part and print the table; 0, or 2 for folders that cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_arguments(parser)
    parser.add_argument(
        "--leave-out", nargs="+", required=True, metavar="NAME", help="folders to be tested on"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    try:
        found = lacking(gathered(options, options.leave_out), options.leave_out)
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    rows = as_rows(found)
    as_table = table(tuple(rows[0]), [tuple(row.values()) for row in rows])
    print(json.dumps(rows, ensure_ascii=False) if options.json else as_table)
    return 0


def lacking(found: Gathered, names: Sequence[str], parts: Sequence[str] = tuple(PARTS)) -> list[Lacking]:
    """For each folder by name: all features, then without each part."""
    measured = []
    for folder in (found.folders[name] for name in names):
        asked = [a for a in found.asked if a.folder == folder.name]
        for part in ("", *parts):
            print(f"{folder.name} without {part or 'nothing'}", file=sys.stderr)
            gone = with_derived(PARTS[part]) if part else frozenset()
            rows = {}
            for family in families_of(folder):
                used = [cleared(a, gone) for a in balanced(without(found.whole, folder, family))]
                ranker = LinearRanker(train_linear(stack(used)))
                rows |= {a.question: _recalls(cleared(a, gone), ranker) for a in asked if a.family == family}
            measured.append(Lacking(folder.name, part, 100 * np.array([rows[a.question] for a in asked])))
    return measured


def with_derived(names: Collection[str]) -> frozenset[str]:
    """The columns, and those that are ranked or multiplied from one of them."""
    return frozenset(names).union(name for name, of in _DERIVED.items() if not set(of).isdisjoint(names))


def cleared(asked: Asked, gone: Collection[str]) -> Asked:
    """A question's candidates as if some columns told nothing of any."""
    if not gone:
        return asked
    matrix = asked.matrix.copy()
    matrix[:, [place for place, name in enumerate(_NAMES) if name in gone]] = 0
    return replace(asked, matrix=matrix)


def _recalls(asked: Asked, ranker: LinearRanker) -> list[float]:
    documents = ranked(asked, ranker.score_matrix(asked.matrix), max(DEPTHS))
    return [recall_at(documents, asked.wanted, depth) for depth in DEPTHS]


def as_rows(found: Sequence[Lacking]) -> list[dict[str, object]]:
    """A row for each folder and part: recall, and the paired difference to all features."""
    whole = {one.folder: one.recalls for one in found if not one.part}
    rows: list[dict[str, object]] = []
    for one in found:
        row: dict[str, object] = {"folder": one.folder, "without": one.part or "nothing"}
        change = one.recalls - whole[one.folder]
        width = 1.96 * change.std(axis=0, ddof=1) / len(change) ** 0.5
        for depth, recall, mean, half in zip(DEPTHS, one.recalls.mean(0), change.mean(0), width, strict=True):
            row[f"@{depth}"] = round(float(recall), 1)
            row[f"change@{depth}"] = f"{mean:+.1f} ± {half:.1f}" if one.part else ""
        rows.append(row)
    return rows


if __name__ == "__main__":
    sys.exit(main())
