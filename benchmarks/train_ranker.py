"""Train the rankers of the merger on benchmark folders and write their weights with a card.

usage: python benchmarks/train_ranker.py --data DIR... [--pages DIR] [--leave-out NAME...] [--out DIR]
           [--joined NAME...] [--extra] [--as-built] [--json]

Without --leave-out the weights learn from every folder and go to --out (`ranker-weights` here; `make ranker` writes
those that are shipped). With it, for each NAME (one of the folders) weights of rankers that saw neither its family of
questions nor any question whose gold text stands in its passages go to OUT/NAME; to OUT/NAME/FAMILY for
xquad-en-zh, whose questions in two languages are of two families. The questions of the --joined folders are asked a
second time, of one store of all their passages (the extra ones too), so that what is learnt holds in a corpus where
most passages belong to other questions. --pages is a folder with whole pages (`encyclopedia/`) and `questions.jsonl`
with `evidence`: its questions are trained on too, but for those marked `unseen`. With --extra a folder that has
`corpus_extra` and `questions_extra` is trained on with them, and tested on without. Stores are built below the cache;
with --as-built those there are taken as they are.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import DEPTHS, table
from benchmarks.ranking_data import Asked, families_of, ranked, without
from benchmarks.ranking_gathering import Gathered, add_arguments, gathered
from benchmarks.ranking_models import SETTINGS, SINGLE, spread, stack, train_linear, train_pages, train_trees
from benchmarks.ranking_pages import CHUNKS, FAMILY
from retriever.metrics import recall_at
from retriever.ranking.blend import BlendRanker
from retriever.ranking.features import FEATURES
from retriever.ranking.linear import LinearRanker
from retriever.ranking.trees import TreesRanker
from schemas.errors import GuanxiError, InputError

MOST_ALIKE = 150
"""Questions of one passage each (the SQuAD-like sets): so many of a family are trained on, so that they do not
outweigh the questions that need several passages."""

MOST_OF_PAGES = 600
"""Questions over whole pages, once for each language of pages that they are asked of: with 1,500 recall@2 falls by two
points on 2wikimultihopqa and popqa, and half a point more of the questions has its evidence within five."""

MOST = {**dict.fromkeys(SINGLE, MOST_ALIKE), FAMILY: MOST_OF_PAGES}

Weights = dict[str, object]


class Scoring(Protocol):
    """What scores rows of features."""

    def score_matrix(self, matrix: NDArray[np.float32]) -> NDArray[np.float64]: ...


def main(arguments: Sequence[str] | None = None) -> int:
    """Train and write; 0, or 2 for folders that cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_arguments(parser)
    parser.add_argument("--leave-out", nargs="+", default=[], metavar="NAME", help="folders to be tested on")
    parser.add_argument("--out", type=Path, default=Path("ranker-weights"), help="where the weights go")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    try:
        reports = train(gathered(options, options.leave_out), options.leave_out, options.out)
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    print(json.dumps(reports, ensure_ascii=False) if options.json else as_table(reports))
    print(f"weights: {options.out}", file=sys.stderr)
    return 0


def train(found: Gathered, leave_out: Sequence[str], out: Path) -> list[dict[str, object]]:
    """Train on the folders, once for each name left out or once on all; what each run reached."""
    if not leave_out:
        return [written(found.whole, found.asked, found.sources, out)]
    reports = []
    for folder in (found.folders[name] for name in leave_out):
        families = families_of(folder)
        for family in families:
            tested = [a for a in found.asked if a.folder == folder.name and a.family == family]
            place = out / folder.name / family if len(families) > 1 else out / folder.name
            reports.append(written(without(found.whole, folder, family), tested, found.sources, place))
    return reports


def written(
    training: Sequence[Asked], tested: Sequence[Asked], sources: Mapping[str, Mapping[str, object]], out: Path
) -> dict[str, object]:
    """Train the rankers, write them with a card, and say what they reach on the questions tested."""
    used = balanced(training)
    if not any(asked.gold.any() and not asked.gold.all() for asked in used):
        raise InputError(
            f"nothing is left to learn from for {out.name}", hint="Name more folders with --data."
        )
    data = stack(used)
    linear = train_linear(data)
    trees = train_trees(data, linear)
    spreads = [
        spread(ranker.score_matrix(data.matrix), data.sizes)
        for ranker in (LinearRanker(linear), TreesRanker.of(trees))
    ]
    if min(spreads) <= 0:
        raise InputError(
            f"too few questions ({len(used)}) to tell gold from the rest for {out.name}",
            hint="Name more folders with --data.",
        )
    one, other = LinearRanker(linear, spread=spreads[0]), TreesRanker.of(trees, spread=spreads[1])
    pages = _trained_on_pages(training, BlendRanker(one, other, LinearRanker({})))
    blend = BlendRanker(one, other, LinearRanker(pages))
    rankers: dict[str, Scoring] = {"linear": one, "trees": other, "blend": blend}
    figures = {"fused": _recalls(tested, [asked.base.astype(np.float64) for asked in tested])}
    figures |= {
        name: _recalls(tested, [ranker.score_matrix(asked.matrix) for asked in tested])
        for name, ranker in rankers.items()
    }
    counts = Counter(one.folder for one in used)
    card: Weights = {
        "trained_on": {name: {"questions": counts[name], **sources[name]} for name in sorted(counts)},
        "tested_on": dict(sorted(Counter(one.folder for one in tested).items())),
        "recall": figures,
        "settings": SETTINGS | {"chunks of pages": list(CHUNKS)},
        "note": "No text of the data stands in this file.",
    }
    out.mkdir(parents=True, exist_ok=True)
    names = [feature.name for feature in FEATURES]
    _write(out / "linear.json", {"card": card, "spread": spreads[0], "weights": linear})
    _write(out / "pages.json", {"card": card, "spread": 1.0, "weights": pages})
    _write(out / "trees.json", {"card": card, "spread": spreads[1], "features": names, "trees": trees})
    return {"out": out.name, "trained_on": dict(sorted(counts.items())), "recall": figures}


def _trained_on_pages(training: Sequence[Asked], ranker: BlendRanker) -> dict[str, float]:
    """What features count more on whole pages, from all questions over such; nothing where there are none."""
    asked = [one for one in training if one.family == FAMILY]
    if not asked:
        return {}
    data = stack(asked)
    return train_pages(data, ranker.score_matrix(data.matrix))


def balanced(asked: Sequence[Asked]) -> list[Asked]:
    """Of a family in `MOST` so many questions of each kind of store, by a digest whatever folder; of others all."""
    seen: Counter[tuple[str, bool]] = Counter()
    kept = []
    for one in sorted(asked, key=lambda a: (sha256(a.question.encode()).digest(), a.folder, a.together)):
        seen[one.family, one.together] += 1
        if seen[one.family, one.together] <= MOST.get(one.family, len(asked)):
            kept.append(one)
    return kept


def _recalls(tested: Sequence[Asked], scores: Sequence[NDArray[np.float64]]) -> dict[str, dict[str, float]]:
    """Recall in per cent by folder and depth."""
    rows: dict[str, list[list[float]]] = {}
    for one, values in zip(tested, scores, strict=True):
        documents = ranked(one, values, max(DEPTHS))
        rows.setdefault(one.folder, []).append([recall_at(documents, one.wanted, k) for k in DEPTHS])
    return {
        folder: {
            f"recall@{k}": round(100 * value, 1)
            for k, value in zip(DEPTHS, np.mean(rows[folder], 0), strict=True)
        }
        for folder in sorted(rows)
    }


def _write(path: Path, content: Weights) -> None:
    """JSON in which each tree has a line of its own."""
    parts = []
    for name, value in content.items():
        listed = (
            _listed(value) if isinstance(value, list) else json.dumps(value, indent=1, ensure_ascii=False)
        )
        parts.append(f"{json.dumps(name)}: {listed}")
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def _listed(rows: Sequence[object]) -> str:
    return "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]"


def as_table(reports: Sequence[Mapping[str, object]]) -> str:
    """The reports for people."""
    rows: list[list[object]] = []
    for report in reports:
        recalls = report["recall"]
        if not isinstance(recalls, dict):
            raise TypeError("a report has recalls")
        for ranker, folders in recalls.items():
            rows += [[f"{folder} {ranker}", *values.values()] for folder, values in folders.items()]
    return table(["tested", *(f"@{k}" for k in DEPTHS)], rows)


if __name__ == "__main__":
    sys.exit(main())
