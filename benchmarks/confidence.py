"""How well an answer's confidence tells right answers from wrong ones, and the weights that it is worked out with.

usage: python benchmarks/confidence.py [--data DIR…] [--every N] [--out FILE] [--json]

Asked are the project's own questions over the sample encyclopedia and over the two sets of held-out pages, and every
N-th question of each DIR over a store of its passages. What is told of each of the three sets is by weights that were
trained on the other two, and of its unseen questions alone; of each DIR it is by weights of all three. The questions
that were read while rules were made are answered better than others will be: they teach what the signs are worth, and
not how many answers are right. --out writes the weights of all three.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import yaml
from numpy.typing import NDArray
from scipy.optimize import minimize

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.stores.sqlite import SqliteStore
from benchmarks.answers import questions_of
from benchmarks.common import built_store, data_file, load_folder, positive, read_rows, table
from benchmarks.ranking_pages import built_pages
from schemas.errors import GuanxiError
from schemas.settings import Settings, load_settings
from service.workspace import wire
from solver.confidence.estimating import Weights, rests_on_facts
from solver.confidence.signs import SIGNS
from solver.evaluation import Question, judge, read_questions

DATA = Path(__file__).resolve().parents[1] / "data"
OWN = {
    "sample": DATA / "encyclopedia",
    "held_out": DATA / "held_out/pages",
    "held_out_2": DATA / "held_out_2/pages",
}
LIMITS = (0.5, 0.6, 0.7, 0.8, 0.9)
_EDGES = (0.0, 0.6, 0.7, 0.8, 0.9, 1.0)
_PULL = 60.0  # of each weight to 0, on standardised signs

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Case:
    """One answer: whether it is `right`, whether its question was read, and its SIGNS."""

    right: bool
    seen: bool
    signs: Mapping[str, float]

    @property
    def rests(self) -> str:
        """On what, as weights are named."""
        return "facts" if rests_on_facts(self.signs) else "words"


@dataclass(frozen=True, slots=True)
class Measured:
    """What confidence says of answers of which `right` of `n` are right.

    `area` is the probability that a right one has more than a wrong one (under the ROC curve), `brier` the mean squared
    error and `base` that of the share of right ones told of each; `bins` are (least, n, mean confidence, share that is
    right); `kept` are (least, n, right).
    """

    n: int
    right: int
    area: float
    brier: float
    base: float
    bins: tuple[tuple[float, int, float, float], ...]
    kept: tuple[tuple[float, int, int], ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what is measured of each set; 0, or the error's exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, nargs="*", default=[], help="further folders of the data layout")
    parser.add_argument("--every", type=positive, default=1, help="ask every N-th question of theirs only")
    parser.add_argument("--out", type=Path, help="where to write the weights")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    settings = load_settings()
    try:
        own = {name: own_cases(name, settings) for name in OWN}
        others = {path.resolve().name: cases_of(path, settings, options.every) for path in options.data}
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    whole = train([case for cases in own.values() for case in cases])
    measured = {name: measure(unseen(own[name]), without(own, name)) for name in own}
    measured |= {name: measure(cases, whole) for name, cases in others.items()}
    if options.out is not None:
        write(options.out, whole, {name: measured[name] for name in own})
    if options.json:
        print(json.dumps({name: asdict(one) for name, one in measured.items()}))
    else:
        print(_shown(measured))
    return 0


def own_cases(name: str, settings: Settings) -> list[Case]:
    """The answers to one of the project's own sets of questions."""
    pages = OWN[name]
    return _asked(built_pages(pages, settings), read_questions(pages.parent / "questions.jsonl"), settings)


def cases_of(path: Path, settings: Settings, every: int) -> list[Case]:
    """The answers to every so manieth question of a folder. InputError for one that cannot be read."""
    rows = list(read_rows(data_file(path, "questions.jsonl")))[::every]
    return _asked(built_store(load_folder(path), settings), questions_of(rows), settings)


def _asked(store: SqliteStore, questions: Sequence[Question], settings: Settings) -> list[Case]:
    solver, found = wire(store, settings).solver, []
    for question in questions:
        answer = solver.ask(question.question)
        if answer.abstained or answer.confidence is None:
            continue
        right = judge(question, answer, solver.cited_texts(answer)).right
        found.append(Case(right, not question.unseen, answer.signs))
    store.close()
    return found


def unseen(cases: Sequence[Case]) -> list[Case]:
    """The answers to questions that nobody read who made the rules."""
    return [case for case in cases if not case.seen]


def without(own: Mapping[str, Sequence[Case]], name: str) -> dict[str, Weights]:
    """Weights that were trained on the other sets."""
    return train([case for other, cases in own.items() if other != name for case in cases])


def train(cases: Sequence[Case]) -> dict[str, Weights]:
    """Weights for `facts` and `words`: logistic regression on standardised signs, each with a weight for all answers
    and one more where facts answer. How much better seen questions are answered is learned beside them, and left out.
    """
    signs = np.array([[case.signs[name] for name in SIGNS] for case in cases])
    facts = np.array([[case.rests == "facts"] for case in cases], float)
    of_facts = facts[:, 0] > 0
    seen = np.array([[case.seen] for case in cases], float)
    right = np.array([case.right for case in cases], float)
    mean, spread = signs.mean(0), signs.std(0) + 1e-9
    standard = (signs - mean) / spread
    columns = np.hstack([standard, standard * facts, facts, seen])
    fitted = fit(columns, right)
    base, every, more = fitted[-1], fitted[: len(SIGNS)], fitted[len(SIGNS) : 2 * len(SIGNS)]
    return {
        "words": _weights(base, every / spread, mean, signs[~of_facts].mean(0)),
        "facts": _weights(
            base + fitted[2 * len(SIGNS)], (every + more) / spread, mean, signs[of_facts].mean(0)
        ),
    }


def fit(columns: Floats, right: Floats) -> Floats:
    """(columns + 1,): the weights, then the base, that make what is right likeliest; those of signs are pulled to 0."""
    pull = np.append(np.full(2 * len(SIGNS), _PULL), np.zeros(columns.shape[1] - 2 * len(SIGNS)))

    def loss(weights: Floats) -> tuple[float, Floats]:
        odds = columns @ weights[:-1] + weights[-1]
        over = 1 / (1 + np.exp(-odds)) - right
        pulled = pull * weights[:-1]
        total = float((np.logaddexp(0, odds) - right * odds).sum() + pulled @ weights[:-1] / 2)
        return total, np.append(columns.T @ over + pulled, over.sum())

    found: Floats = minimize(loss, np.zeros(columns.shape[1] + 1), jac=True, method="L-BFGS-B").x
    return found


def _weights(base: float, plain: Floats, mean: Floats, usual: Floats) -> Weights:
    """Weights of signs less their `mean`, as those of signs less what is `usual`."""
    return Weights(round(float(base + plain @ (usual - mean)), 4), _rounded(plain), _rounded(usual))


def _rounded(values: Floats) -> dict[str, float]:
    return {name: round(float(value), 4) for name, value in zip(SIGNS, values, strict=True)}


def measure(cases: Sequence[Case], weights: Mapping[str, Weights]) -> Measured:
    """What weights say of answers."""
    told = np.array([weights[case.rests].likely(case.signs) for case in cases], float)
    right = np.array([case.right for case in cases], bool)
    bins = []
    for least, most in pairwise(_EDGES):
        inside = (told >= least) & (told < most)
        if inside.any():
            mean, share = float(told[inside].mean()), float(right[inside].mean())
            bins.append((least, int(inside.sum()), round(mean, 3), round(share, 3)))
    share = float(right.mean()) if len(cases) else 0.0
    return Measured(
        n=len(cases),
        right=int(right.sum()),
        area=round(area(told, right), 3),
        brier=round(float(((told - right) ** 2).sum()) / max(1, len(cases)), 3),
        base=round(share * (1 - share), 3),
        bins=tuple(bins),
        kept=tuple((least, int((told >= least).sum()), int(right[told >= least].sum())) for least in LIMITS),
    )


def area(told: Floats, right: NDArray[np.bool_]) -> float:
    """How often a right answer is told to be likelier than a wrong one, ties by half; 0.5 where none is wrong."""
    good, bad = told[right], told[~right]
    if not len(good) or not len(bad):
        return 0.5
    above = (good[:, None] > bad[None, :]).sum() + (good[:, None] == bad[None, :]).sum() / 2
    return float(above / (len(good) * len(bad)))


def write(path: Path, weights: Mapping[str, Weights], measured: Mapping[str, Measured]) -> None:
    """The weights with their card: what each set is told of by weights of the others."""
    card = {
        name: {"answers": one.n, "right": one.right, "area": one.area, "brier": one.brier}
        for name, one in measured.items()
    }
    rows = {
        name: {"base": own.base, "signs": dict(own.signs), "usual": dict(own.usual)}
        for name, own in weights.items()
    }
    text = yaml.safe_dump({"trained_on": list(card), "left_out": card, "weights": rows}, sort_keys=False)
    path.write_text(text, encoding="utf-8")


def _shown(measured: Mapping[str, Measured]) -> str:
    rows = [
        (name, one.n, one.right, one.area, one.brier, one.base, *_kept(one)) for name, one in measured.items()
    ]
    header = ("answers to", "n", "right", "area", "brier", "base", *(f"from {least}" for least in LIMITS))
    bins = [
        (name, *(f"{mean:.2f}: {share:.2f} ({n})" for _, n, mean, share in one.bins))
        for name, one in measured.items()
    ]
    widest = max(len(row) for row in bins)
    filled = [(*row, *[""] * (widest - len(row))) for row in bins]
    told = table(("confidence: right (n)", *[""] * (widest - 1)), filled)
    return f"{table(header, rows)}\n\n{told}"


def _kept(one: Measured) -> Iterator[str]:
    yield from (f"{right} of {n}" for _, n, right in one.kept)


if __name__ == "__main__":
    sys.exit(main())
