"""Train the rankers of the merger on benchmark folders and write their weights with a card.

usage: python benchmarks/train_ranker.py --data DIR... [--pages DIR] [--leave-out NAME...] [--out DIR]
           [--joined NAME...] [--extra] [--as-built] [--json]

Without --leave-out the weights learn from every folder and go to --out (`ranker-weights` here; `make ranker` writes
those that are shipped). With it, for each NAME (one of
the folders) weights of rankers that saw neither its family of questions nor any question whose gold text
stands in its passages go to OUT/NAME; to OUT/NAME/FAMILY where a folder asks in two languages, since those
questions are of two families. The questions of the --joined folders are asked a second time, of one store
of all their passages (the extra ones too), so that what is learnt holds in a corpus where most passages belong to
other questions. --pages is a folder with whole pages (`encyclopedia/`) and `questions.jsonl` with `evidence`: its
questions are trained on too, but for those marked `unseen`. With --extra a folder that has `corpus_extra` and
`questions_extra` is trained on with them, and tested on without. Stores are built below the cache; with --as-built
those there are taken as they are.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.dictionaries.glosses import load_glosses
from backends.embedders.load import load_embedder
from benchmarks.common import DEPTHS, Folder, built_store, data_file, load_folder, table
from benchmarks.corpora_joined import cached_store, extended, joined, joined_store, parts_of
from benchmarks.ranking_data import Asked, collect, families_of, family_of, file_digest, ranked, without
from benchmarks.ranking_models import SETTINGS, SINGLE, spread, stack, train_linear, train_pages, train_trees
from benchmarks.ranking_pages import (
    CHUNKS,
    FAMILY,
    collect_proven,
    pages_source,
    pages_store,
    proven_questions,
)
from retriever.metrics import recall_at
from retriever.pipeline import Retriever, build_retriever
from retriever.ranking.blend import BlendRanker
from retriever.ranking.features import FEATURES
from retriever.ranking.fused import FusedRanker
from retriever.ranking.linear import LinearRanker
from retriever.ranking.trees import TreesRanker
from schemas.errors import GuanxiError, InputError
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import load_settings

MOST_ALIKE = 150
"""Questions of one passage each (the SQuAD-like sets): so many of a family are trained on, so that they do not
outweigh the questions that need several passages."""

MOST_OF_PAGES = 600
"""Questions over whole pages, once for each language of pages that they are asked of: with 1,500 recall@2 falls by two
points on 2wikimultihopqa and popqa, and half a point more of the questions has its evidence within five."""

MOST = {**dict.fromkeys(SINGLE, MOST_ALIKE), FAMILY: MOST_OF_PAGES}
_MOST_COLLECTED = 300
LICENCES = {
    "musique-dev": "CC BY 4.0",
    "hipporag-musique-train": "CC BY 4.0",
    "hotpotqa-dev": "CC BY-SA 4.0",
    "hipporag-hotpotqa-train": "CC BY-SA 4.0",
    "2wikimultihopqa": "Apache-2.0",
    "popqa": "MIT",
    "cmrc2018-zh": "CC BY-SA 4.0",
    "drcd-zh-hant": "CC BY-SA 3.0",
    "xquad-en-zh": "CC BY-SA 4.0",
}

Weights = dict[str, object]


class Scoring(Protocol):
    """What scores rows of features."""

    def score_matrix(self, matrix: NDArray[np.float32]) -> NDArray[np.float64]: ...


def main(arguments: Sequence[str] | None = None) -> int:
    """Train and write; 0, or 2 for folders that cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--data", type=Path, nargs="+", required=True, help="folders of questions and passages"
    )
    parser.add_argument("--pages", type=Path, help="folder of whole pages and questions with evidence")
    parser.add_argument("--leave-out", nargs="+", default=[], metavar="NAME", help="folders to be tested on")
    parser.add_argument("--out", type=Path, default=Path("ranker-weights"), help="where the weights go")
    parser.add_argument(
        "--joined", nargs="+", default=[], metavar="NAME", help="folders asked in one store too"
    )
    parser.add_argument("--extra", action="store_true", help="train on the folders' extra questions too")
    parser.add_argument("--as-built", action="store_true", help="take the cached stores as they are")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    try:
        reports = train(
            options.data,
            options.leave_out,
            options.out,
            pages=options.pages,
            together=options.joined,
            extra=options.extra,
            as_built=options.as_built,
        )
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    print(json.dumps(reports, ensure_ascii=False) if options.json else as_table(reports))
    print(f"weights: {options.out}", file=sys.stderr)
    return 0


def train(
    data: Sequence[Path],
    leave_out: Sequence[str],
    out: Path,
    *,
    pages: Path | None = None,
    together: Sequence[str] = (),
    extra: bool = False,
    as_built: bool = False,
) -> list[dict[str, object]]:
    """Train on the folders, once for each name left out or once on all; what each run reached."""
    folders = {path.resolve().name: load_folder(path) for path in data}
    unknown = [name for name in (*leave_out, *together) if name not in folders]
    if unknown:
        raise InputError(f"{unknown[0]}: no such folder among {', '.join(folders)}")
    asked = [one for folder in folders.values() for one in candidates(folder, as_built=as_built)]
    larger = [folder for path in data if extra for folder in extended(path, load_settings().cache)]
    more = [one for folder in larger for one in candidates(folder, as_built=as_built)]
    whole = merged(asked, more)
    whole += candidates_together(
        [path for path in data if path.resolve().name in together], as_built=as_built
    )
    sources = {
        name: source_of(folder, path) for (name, folder), path in zip(folders.items(), data, strict=True)
    }
    if pages is not None:
        whole += candidates_of_pages(pages)
        sources[FAMILY] = pages_source(pages)
    if not leave_out:
        return [written(whole, asked, sources, out)]
    reports = []
    for folder in (folders[name] for name in leave_out):
        families = families_of(folder)
        for family in families:
            tested = [a for a in asked if a.folder == folder.name and a.family == family]
            place = out / folder.name / family if len(families) > 1 else out / folder.name
            reports.append(written(without(whole, folder, family), tested, sources, place))
    return reports


def merged(asked: Sequence[Asked], more: Sequence[Asked]) -> list[Asked]:
    """All questions; of one in both the candidates out of the larger corpus."""
    known = {(one.folder, one.question) for one in more}
    return [*(one for one in asked if (one.folder, one.question) not in known), *more]


def candidates(folder: Folder, *, as_built: bool) -> list[Asked]:
    """The candidates of a folder's questions in its store, which is built where it must be."""
    settings = load_settings()
    print(f"reading {folder.name}", file=sys.stderr)
    store = cached_store(folder, settings) if as_built else built_store(folder, settings)
    with _asking(store) as retriever:
        return collect(folder, retriever, most=_most(folder))


def candidates_together(paths: Sequence[Path], *, as_built: bool) -> list[Asked]:
    """The candidates of several folders' questions in one store of them all."""
    if not paths:
        return []
    settings = load_settings()
    parts = [part for path in sorted(paths) for part in parts_of(path)]
    whole = joined(parts)
    store = joined_store(parts, settings, as_built=as_built)
    found = []
    with _asking(store) as retriever:
        for part in parts:
            if part.questions:
                print(f"reading {part.name} beside the others", file=sys.stderr)
                asked = replace(part, passages=whole.passages)
                found += collect(asked, retriever, most=_most(part), together=True)
    return found


def candidates_of_pages(folder: Path) -> list[Asked]:
    """The candidates of questions over whole pages, in chunks of each size."""
    found = []
    for size in CHUNKS:
        print(f"reading {FAMILY} in chunks of {size}", file=sys.stderr)
        store = pages_store(folder, load_settings(), size=size)
        with _asking(store) as retriever:
            found += collect_proven(proven_questions(folder), store, retriever, size=size)
    return found


def _most(folder: Folder) -> int | None:
    return _MOST_COLLECTED if family_of(folder.name, folder.questions[0].text) in SINGLE else None


@contextmanager
def _asking(store: GraphStore) -> Iterator[Retriever]:
    """A retriever over a store; both are closed after it."""
    settings = load_settings()
    embedder, reason = load_embedder(settings.cache)
    if embedder is None:
        raise GuanxiError(f"rankers are trained with the encoder: {reason}")
    glosses, _ = load_glosses(settings.cache)
    ontology = Ontology.load(settings.builder.ontology)
    retriever = build_retriever(
        store,
        embedder=embedder,
        ontology=ontology,
        settings=settings.retriever,
        ranker=FusedRanker(),
        glosses=glosses,
    )
    try:
        yield retriever
    finally:
        store.close()


def source_of(folder: Folder, path: Path) -> dict[str, object]:
    """Where questions come from: hashes of the files and the licence."""
    return {
        "licence": LICENCES.get(folder.name, "see the folder's README.md"),
        "corpus_sha256": file_digest(folder.corpus),
        "questions_sha256": file_digest(data_file(path, "questions.jsonl")),
    }


def written(
    training: Sequence[Asked], tested: Sequence[Asked], sources: Mapping[str, Mapping[str, object]], out: Path
) -> dict[str, object]:
    """Train the rankers, write them with a card, and say what they reach on the questions tested."""
    used = balanced(training)
    data = stack(used)
    linear = train_linear(data)
    trees = train_trees(data, linear)
    spreads = [
        spread(ranker.score_matrix(data.matrix), data.sizes)
        for ranker in (LinearRanker(linear), TreesRanker.of(trees))
    ]
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
