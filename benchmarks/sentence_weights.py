"""Train the weights by which the last resort chooses a sentence, or none, and write them with a card.

usage: python benchmarks/sentence_weights.py --data XQUAD [--pairs N] [--out FILE] [--json]

Trained on the project's own questions over data/encyclopedia but for the unseen ones, and on N parallel
questions of XQuAD over its paragraphs in both languages, each of the two sets with the same weight. A question
stands twice: with all sentences, and without those of the document that answers, where none is right.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import yaml
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.embedders.load import load_embedder
from backends.stores.sqlite import SqliteStore
from benchmarks.common import built_store, data_file, evidence_of, load_folder, read_rows, table
from benchmarks.ranking_pages import pages_store
from retriever.pipeline import build_retriever
from schemas.errors import GuanxiError
from schemas.graph import Vectors
from schemas.ontology import Ontology
from schemas.settings import Settings, load_settings
from schemas.text import Language
from solver.language import language_of
from solver.pipeline import Solver
from solver.reading.weighable import Candidate
from solver.reading.weighing import FEATURES, SAID, WEIGHTS, Weights, compared

ROOT = Path(__file__).resolve().parents[1]
LIMITS = (0.2, 0.3, 0.4, 0.5, 0.6)
_FOLDS, _STEPS, _RATE, _DECAY = 5, 400, 0.03, 0.01
_LEAST_LEFT = 5  # sentences of other documents that make a question without an answer
_SEED = 3

Answers = Callable[[Candidate], bool]


@dataclass(frozen=True, slots=True)
class Group:
    """One question's sentences of one language: `said` is (sentences, SAID), `meant` (sentences, 3); `right` and
    `able` are (sentences,) booleans.
    """

    question: str
    crosses: bool
    said: Vectors
    meant: Vectors
    right: NDArray[np.bool_]
    able: NDArray[np.bool_]
    documents: tuple[str, ...]
    share: float = 1.0

    def rows(self, kept: Sequence[int]) -> Group:
        """Some of its sentences."""
        chosen = list(kept)
        return replace(
            self,
            said=self.said[chosen],
            meant=self.meant[chosen],
            right=self.right[chosen],
            able=self.able[chosen],
            documents=tuple(self.documents[row] for row in chosen),
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run; 2 with a line on stderr for input that cannot be used."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument(
        "--data", type=Path, required=True, help="folder of XQuAD's questions in both languages"
    )
    parser.add_argument("--pairs", type=int, default=300, help="parallel questions of it")
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="where to write the weights")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(arguments)
    try:
        settings = load_settings()
        sets = {
            "data/questions.jsonl": own_groups(settings),
            options.data.name: parallel_groups(options, settings),
        }
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    trained = {name: _trained(sets, crosses) for name, crosses in (("same", False), ("other", True))}
    card = {name: {"groups": n, "cross_validated": measured} for name, (_, n, measured) in trained.items()}
    _write(options.out, {name: weights for name, (weights, _, _) in trained.items()}, card, sorted(sets))
    print(json.dumps(card, indent=1) if options.json else _shown(card))
    return 0


def own_groups(settings: Settings) -> list[Group]:
    """Of the project's own questions; a sentence is right that holds or is held by the gold evidence."""
    store = pages_store(ROOT / "data", settings)
    solver = _solver(store, settings)
    groups: list[Group] = []
    for row in read_rows(ROOT / "data" / "questions.jsonl"):
        if row.get("unseen"):
            continue
        quotes = [_bare(text) for text in evidence_of(row)]

        def answers(candidate: Candidate, quotes: Sequence[str] = quotes) -> bool:
            text = _words(candidate)
            return any(
                quote in text or (len(text) > _LEAST_LEFT and text in quote) for quote in quotes if quote
            )

        groups += _groups(solver, str(row["question"]), lambda _: answers, bool(row["answers"]))
    store.close()
    return groups


def parallel_groups(options: argparse.Namespace, settings: Settings) -> list[Group]:
    """Of parallel questions; a sentence of the supporting paragraph is right that holds an answer."""
    store = built_store(load_folder(options.data), settings)
    pairs: dict[str, dict[str, dict[str, str | list[str]]]] = {}
    for row in read_rows(data_file(options.data, "questions.jsonl")):
        pairs.setdefault(str(row["pair"]), {})[str(row["type"])] = row
    chosen = sorted(pairs)
    random.Random(_SEED).shuffle(chosen)
    solver = _solver(store, settings)
    groups: list[Group] = []
    for pair in chosen[: options.pairs]:
        if len(pairs[pair]) < len(Language):
            continue

        def judging(language: Language, rows: dict[str, dict[str, str | list[str]]] = pairs[pair]) -> Answers:
            gold = rows[language.value]
            return lambda c: (
                c.window.page.document.key in gold["supporting"]
                and any(_bare(answer) in _words(c) for answer in gold["answers"])
            )

        for language in Language:
            groups += _groups(solver, str(pairs[pair][language.value]["question"]), judging, True)
    store.close()
    return groups


def _solver(store: SqliteStore, settings: Settings) -> Solver:
    embedder, _ = load_embedder(settings.cache)
    ontology = Ontology.load()
    retriever = build_retriever(store, embedder=embedder, ontology=ontology, settings=settings.retriever)
    return Solver(store, retriever, ontology, settings, embedder=embedder)


def _groups(
    solver: Solver, question: str, judging: Callable[[Language], Answers], answered: bool
) -> Iterator[Group]:
    for language, found in solver.sentences(question).items():
        right = np.array([judging(language)(c) for c in found.sentences], bool)
        documents = tuple(c.window.page.document.key for c in found.sentences)
        able = np.array([c.able for c in found.sentences], bool)
        crosses = language is not language_of(question)
        meant = found.meant(range(len(found.sentences)))
        group = Group(question, crosses, found.said, meant, right, able, documents)
        if right.any():
            yield group
            telling = {documents[row] for row in np.flatnonzero(right)}
            others = [row for row, document in enumerate(documents) if document not in telling]
            if len(others) > _LEAST_LEFT:
                yield group.rows(others)
        elif not answered:
            yield group


def _trained(sets: dict[str, list[Group]], crosses: bool) -> tuple[Weights, int, list[dict[str, float]]]:
    """Weights, the number of groups, and precision and recall at limits of likelihood, cross-validated."""
    groups = []
    for found in sets.values():
        own = [group for group in found if group.crosses is crosses]
        groups += [replace(group, share=1 / len(own)) for group in own]
    questions = sorted({group.question for group in groups})
    random.Random(_SEED).shuffle(questions)
    fold = {question: number % _FOLDS for number, question in enumerate(questions)}
    best: list[tuple[float, bool, bool]] = []
    for number in range(_FOLDS):
        weights = train([group for group in groups if fold[group.question] != number])
        best += [_best(weights, group) for group in groups if fold[group.question] == number]
    answerable = sum(there for _, _, there in best)
    measured = []
    for limit in LIMITS:
        said = [right for likely, right, _ in best if likely >= limit]
        row = {"precision": sum(said) / max(1, len(said)), "recall": sum(said) / max(1, answerable)}
        measured.append({"limit": limit} | {name: round(value, 3) for name, value in row.items()})
    return train(groups), len(groups), measured


def train(groups: Sequence[Group]) -> Weights:
    """What puts the sentences in order first, then what weighs those that are left."""
    first, _ = fit([(group.said, group.right, group.share) for group in groups])
    order = Weights(first, np.zeros(len(FEATURES), np.float32), 0.0)
    left = [group.rows(order.chosen(group.said).tolist()) for group in groups]
    total, none = fit([(compared(group.said, group.meant), group.right, group.share) for group in left])
    return Weights(first, total, none)


def fit(groups: Sequence[tuple[Vectors, NDArray[np.bool_], float]]) -> tuple[Vectors, float]:
    """Softmax over sentences and none, by Adam on standardised columns (Kingma & Ba 2015, arXiv:1412.6980), of
    columns, which are right, and the share of each question.
    """
    columns = np.concatenate([features for features, _, _ in groups]).astype(np.float64)
    mean, deviation = columns.mean(0), columns.std(0) + 1e-9
    width = columns.shape[1]
    none = np.zeros((1, width + 1))
    none[0, -1] = 1.0
    options = [
        np.concatenate([np.c_[(features - mean) / deviation, np.zeros(len(features))], none])
        for features, _, _ in groups
    ]
    targets = [_target(right) for _, right, _ in groups]
    shares = np.array([share for _, _, share in groups])
    shares /= shares.sum()
    weights = np.zeros(width + 1)
    momentum, spread = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, _STEPS + 1):
        slope = np.append(_DECAY * weights[:-1], 0.0)
        for choices, target, share in zip(options, targets, shares, strict=True):
            scores = choices @ weights
            powers = np.exp(scores - scores.max())
            slope += share * (choices.T @ (powers / powers.sum() - target))
        momentum = 0.9 * momentum + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope**2
        weights -= _RATE * momentum / (1 - 0.9**step) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
    plain = weights[:-1] / deviation
    return plain.astype(np.float32), float(weights[-1] + mean @ plain)


def _target(right: NDArray[np.bool_]) -> NDArray[np.float64]:
    all_rows = np.append(right, not right.any()).astype(np.float64)
    target: NDArray[np.float64] = all_rows / all_rows.sum()
    return target


def _best(weights: Weights, group: Group) -> tuple[float, bool, bool]:
    """The likelihood of the best able sentence, whether it is right, and whether any is."""
    left = group.rows(weights.chosen(group.said).tolist())
    likely = weights.likelihoods(compared(left.said, left.meant)) * left.able
    place = int(likely.argmax())
    return float(likely[place]), bool(left.right[place] and left.able[place]), bool(group.right.any())


def _words(candidate: Candidate) -> str:
    clauses = candidate.window.clauses
    return _bare(candidate.window.page.document.text[clauses[0].start : clauses[-1].end])


def _bare(text: str) -> str:
    return "".join(text.replace("*", "").split())


def _write(path: Path, weights: dict[str, Weights], card: object, sets: Sequence[str]) -> None:
    rows = {
        name: {
            "none": round(own.none, 3),
            "first": {f: round(float(x), 3) for f, x in zip(SAID, own.first, strict=True)},
            "sum": {f: round(float(x), 3) for f, x in zip(FEATURES, own.sum, strict=True)},
        }
        for name, own in weights.items()
    }
    text = yaml.safe_dump({"trained_on": list(sets), "card": card, "weights": rows}, sort_keys=False)
    path.write_text(text, encoding="utf-8")


def _shown(card: dict[str, dict[str, object]]) -> str:
    lines = []
    for name, row in card.items():
        measured = row["cross_validated"]
        assert isinstance(measured, list)
        lines += [[name, m["limit"], m["precision"], m["recall"]] for m in measured]
    return table(("pages in the language", "limit", "precision", "recall"), lines)


if __name__ == "__main__":
    sys.exit(main())
