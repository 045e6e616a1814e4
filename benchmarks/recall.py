"""Recall of BM25, the encoder, their fusion, our flow and its rankers on one folder, in one run.

usage: python benchmarks/recall.py --data DIR [--beside DIR...] [--weights DIR] [--as-built] [--json] [--limit N]

`guanxi` is the flow as shipped. `linear`, `trees` and `blend` rank the same candidates with the weights of
--weights (those of `train_ranker.py --leave-out`), then `linear-shipped` and so on with the shipped ones.
With --beside the questions are asked of one store that holds those folders' passages too, the extra ones as well.
Questions in two languages are also counted language by language.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import compress
from pathlib import Path
from time import perf_counter

import bm25s
import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.dictionaries.glosses import load_glosses
from backends.embedders.load import load_embedder
from backends.segmenter import segment
from benchmarks.common import (
    Folder,
    Question,
    built_store,
    load_folder,
    paired_percent,
    percent,
    positive,
    recall_row,
    table,
)
from benchmarks.corpora_joined import cached_store, joined, joined_store, parts_of
from benchmarks.ranking_data import families_of, family_of
from builder.language import language_of
from retriever.evidence import document_of
from retriever.metrics import percentile
from retriever.pipeline import Retriever, build_retriever
from retriever.ranking.ranker import Ranker, load_ranker
from schemas.errors import GuanxiError, InputError
from schemas.graph import Vectors
from schemas.ontology import Ontology
from schemas.protocols import Embedder
from schemas.retrieval import LONGEST_TEXT, Query
from schemas.settings import RankerName, load_settings
from schemas.text import Language

DEPTH = 10
FUSED_DENSE = 0.7  # of the fused baseline; the rest is BM25
OURS, FUSED = "guanxi", "fused"
BASELINES = ("bm25", "encoder", FUSED)
CHUNKS_ASKED = 40  # so that ten documents stand behind them

Scores = NDArray[np.float32]  # (n_passages,)


@dataclass(frozen=True, slots=True)
class Run:
    """One system's rankings of documents and its time for each question, in ms."""

    rankings: list[list[str]]
    ms: list[float]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark; 0, or 2 for a folder that cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--data", type=Path, required=True, help="folder with corpus.jsonl and questions.jsonl"
    )
    parser.add_argument("--beside", type=Path, nargs="+", default=[], help="folders in the same store")
    parser.add_argument(
        "--weights", type=Path, help="what `train_ranker.py --leave-out` wrote for the folder"
    )
    parser.add_argument("--as-built", action="store_true", help="take the cached store as it is")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.add_argument("--limit", type=positive, help="the first N questions")
    options = parser.parse_args(arguments)
    try:
        folder = load_folder(options.data, limit=options.limit)
        beside = (
            sorted({path.resolve() for path in (options.data, *options.beside)}) if options.beside else []
        )
        report = measure(folder, options.weights, beside=beside, as_built=options.as_built)
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    print(json.dumps(report, ensure_ascii=False) if options.json else as_table(report))
    return 0


def measure(
    folder: Folder, weights: Path | None = None, *, beside: Sequence[Path] = (), as_built: bool = False
) -> dict[str, object]:
    """Recall of each system, and ours against each baseline on the same questions.

    `beside` are the folders of a store that holds several, the folder's own among them.
    """
    settings = load_settings()
    passages, reason = load_embedder(settings.cache)
    asked, _ = load_embedder(settings.cache, cached=False)  # so that a question's time is counted
    if passages is None or asked is None:
        raise GuanxiError(f"the encoder is one of the baselines: {reason}")
    if beside:
        parts = [part for path in beside for part in parts_of(path)]
        store = joined_store(parts, settings, as_built=as_built)
        folder = replace(folder, passages=joined(parts).passages)
    else:
        store = cached_store(folder, settings) if as_built else built_store(folder, settings)
    missing = {passage.id for passage in folder.passages}.difference(stamp.key for stamp in store.stamps())
    folder, refused = askable(folder)
    ontology = Ontology.load(settings.builder.ontology)
    glosses, _ = load_glosses(settings.cache)
    retriever = build_retriever(
        store, embedder=asked, ontology=ontology, settings=settings.retriever, glosses=glosses
    )
    try:
        runs = {**baselines(folder, passages, asked), OURS: ours(folder, retriever)}
        runs |= by_ranker(folder, retriever, rankers(folder, weights))
    finally:
        store.close()
    languages = {language_of(question.text) for question in folder.questions}
    report: dict[str, object] = {
        "data": folder.name,
        "passages": len(folder.passages),
        "left_out": {"passages": len(missing), "questions": refused},
    }
    report |= compared(runs, folder.questions)
    if len(languages) > 1:
        report["languages"] = {
            one.value: compared(*only(runs, folder.questions, one)) for one in sorted(languages)
        }
    return report


def askable(folder: Folder) -> tuple[Folder, list[str]]:
    """The folder with the questions that are not too long to be read, and the ids of the others."""
    asked = [question for question in folder.questions if len(question.text) <= LONGEST_TEXT]
    if not asked:
        raise InputError(f"every question of {folder.name} has more than {LONGEST_TEXT} characters")
    refused = [question.id for question in folder.questions if len(question.text) > LONGEST_TEXT]
    return replace(folder, questions=tuple(asked)), refused


def compared(runs: Mapping[str, Run], questions: Sequence[Question]) -> dict[str, object]:
    """Each system's recall and times, and ours against the baselines on the same questions."""
    recalls = {name: recall_row(run.rankings, questions) for name, run in runs.items()}
    return {
        "questions": len(questions),
        "systems": {
            name: {measure: percent(values) for measure, values in recalls[name].items()} | times(run)
            for name, run in runs.items()
        },
        "paired": {
            f"{one}-{name}": paired_percent(recalls[one], recalls[name])
            for one in runs
            if one not in BASELINES
            for name in (BASELINES if one == OURS else (FUSED,))
        },
    }


def only(
    runs: Mapping[str, Run], questions: Sequence[Question], language: Language
) -> tuple[dict[str, Run], list[Question]]:
    """The runs on the questions in one language, and these."""
    kept = [language_of(question.text) is language for question in questions]
    some = {
        name: Run(list(compress(run.rankings, kept)), list(compress(run.ms, kept)))
        for name, run in runs.items()
    }
    return some, list(compress(questions, kept))


def baselines(folder: Folder, passages: Embedder, asked: Embedder) -> dict[str, Run]:
    """BM25, the encoder and their fusion over whole passages."""
    texts = [passage.full for passage in folder.passages]
    lexical = bm25_scorer(texts)
    vectors = passages.embed_passages(texts)  # (n_passages, dimension)

    def dense(question: str) -> Scores:
        vector: Vectors = asked.embed_query(question)
        scores: Scores = vectors @ vector
        return scores

    def fused(question: str) -> Scores:
        return FUSED_DENSE * scaled(dense(question)) + (1 - FUSED_DENSE) * scaled(lexical(question))

    dense("warm")
    return {
        "bm25": ranked(folder, lexical),
        "encoder": ranked(folder, dense),
        FUSED: ranked(folder, fused),
    }


def bm25_scorer(texts: Sequence[str]) -> Callable[[str], Scores]:
    """bm25s with its defaults: of each text by its own language English words without stop words, or Chinese characters
    and bigrams. Nothing is like a question in a corpus without words.
    """
    indexed = bm25_tokens(texts)
    index = bm25s.BM25()
    if any(indexed):
        index.index(indexed, show_progress=False)

    def score(question: str) -> Scores:
        known = [token for token in bm25_tokens([question])[0] if any(indexed) and token in index.vocab_dict]
        if not known:
            return np.zeros(len(texts), np.float32)
        scores: Scores = index.get_scores(known)
        return scores

    return score


def bm25_tokens(texts: Sequence[str]) -> list[list[str]]:
    """The tokens of each text by its own language."""
    chinese = [language_of(text) is Language.CHINESE for text in texts]
    english = [text for text, other in zip(texts, chinese, strict=True) if not other]
    found: Iterator[list[str]] = iter(
        bm25s.tokenize(english, stopwords="en", show_progress=False, return_ids=False) if english else ()
    )
    return [segment(text) if other else next(found) for text, other in zip(texts, chinese, strict=True)]


def ranked(folder: Folder, score: Callable[[str], Scores]) -> Run:
    """Documents by score, equal ones in the order of the corpus."""
    rankings, ms = [], []
    for question in folder.questions:
        start = perf_counter()
        order = first_rows(score(question.text))
        ms.append((perf_counter() - start) * 1000)
        rankings.append([folder.passages[row].id for row in order])
    return Run(rankings, ms)


def first_rows(scores: Scores) -> list[int]:
    """The rows of the highest scores, `DEPTH` of them; of equal ones the first."""
    last = max(len(scores) - DEPTH, 0)
    least = np.partition(scores, last)[last]
    rows = np.flatnonzero(scores >= least)
    order: list[int] = rows[np.lexsort((rows, -scores[rows]))][:DEPTH].tolist()
    return order


def ours(folder: Folder, retriever: Retriever) -> Run:
    """The flow as shipped; a document stands where its best chunk stands."""
    rankings, ms = [], []
    retriever.retrieve(_query(folder.questions[0].text))
    for question in folder.questions:
        start = perf_counter()
        found = retriever.retrieve(_query(question.text))
        ms.append((perf_counter() - start) * 1000)
        rankings.append(list(dict.fromkeys(hit.document for hit in found.chunks))[:DEPTH])
    return Run(rankings, ms)


def rankers(folder: Folder, weights: Path | None) -> dict[str, dict[str, Ranker]]:
    """The trained rankers by the names of their rows, each by the family of the questions that it ranks."""
    trained: tuple[RankerName, ...] = ("linear", "trees", "blend")
    families = families_of(folder)
    shipped = {name: dict.fromkeys(families, load_ranker(name)) for name in trained}
    if weights is None:
        return dict(shipped)
    places = {family: weights / family if len(families) > 1 else weights for family in families}
    own = {name: {family: load_ranker(name, place) for family, place in places.items()} for name in trained}
    return own | {f"{name}-shipped": of_families for name, of_families in shipped.items()}


def by_ranker(
    folder: Folder, retriever: Retriever, chosen: Mapping[str, Mapping[str, Ranker]]
) -> dict[str, Run]:
    """The rankings of the flow's candidates by each ranker, with the time of the scoring alone."""
    runs = {name: Run([], []) for name in chosen}
    for question in folder.questions:
        candidates = retriever.candidates(_query(question.text))
        family = family_of(folder.name, question.text)
        for name, of_families in chosen.items():
            ranker = of_families[family]
            start = perf_counter()
            scores = retriever.scores(candidates, ranker).tolist()
            order = sorted(range(len(scores)), key=lambda row: (-scores[row], candidates.ids[row]))
            documents = dict.fromkeys(document_of(candidates.ids[row]) for row in order)
            runs[name].ms.append((perf_counter() - start) * 1000)
            runs[name].rankings.append(list(documents)[:DEPTH])
    return runs


def scaled(scores: Scores) -> Scores:
    """Min-max over the corpus, in [0, 1]."""
    low, high = float(scores.min()), float(scores.max())
    stretched: Scores = (scores - low) / max(high - low, 1e-9)
    return stretched


def times(run: Run) -> dict[str, float]:
    """Median and 95th percentile in ms."""
    return {"p50_ms": round(percentile(run.ms, 0.5), 1), "p95_ms": round(percentile(run.ms, 0.95), 1)}


def as_table(report: Mapping[str, object]) -> str:
    """The report for people: over all questions, then by language where there are two."""
    left_out, languages = report["left_out"], report.get("languages", {})
    if not isinstance(left_out, dict) or not isinstance(languages, dict):
        raise TypeError("a report says what was left out, and its languages are reports")
    parts = [f"{report['data']}: {report['passages']} passages, {_table(report)}"]
    if left_out["passages"]:
        parts.append(f"{left_out['passages']} passages are in no store, so that only the baselines rank them")
    if left_out["questions"]:
        parts.append(f"too long to be asked: {', '.join(left_out['questions'])}")
    parts += [f"{report['data']} in {language}: {_table(part)}" for language, part in languages.items()]
    return "\n\n".join(parts)


def _table(report: Mapping[str, object]) -> str:
    systems, paired = report["systems"], report["paired"]
    if not isinstance(systems, dict) or not isinstance(paired, dict):
        raise TypeError("a report has systems and paired differences")
    measures = list(next(iter(systems.values())))
    rows: list[list[object]] = [[name, *row.values()] for name, row in systems.items()]
    for name, row in paired.items():
        rows.append([name, *(f"{mean:+.1f} ±{half:.1f}" for mean, half in row.values()), "", ""])
    return f"{report['questions']} questions\n{table(['system', *measures], rows)}"


def _query(question: str) -> Query:
    return Query(question, language_of(question), k=CHUNKS_ASKED)


if __name__ == "__main__":
    sys.exit(main())
