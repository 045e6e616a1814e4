"""How a folder's questions are answered over a store of its passages.

usage: python benchmarks/answers.py --data DIR… [--every N] [--failures] [--json]

The store is the one that `guanxi build` makes (kept below the cache, as `recall.py` keeps it), and every N-th question
is put to the solver as `guanxi ask` puts it. A gold answer counts when the answer holds it (of several, any), and yes
or no by the verdict that the answer begins with. An answer of more than 60 words (200 characters in Chinese) holds
nothing. `cited` are right answers that cite passages which the set calls supporting and no others. What is not right is
either an abstention or `wrong`, which a user may take for the truth: a set's goal is few of these.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import built_store, data_file, load_folder, read_rows, table
from schemas.errors import GuanxiError
from schemas.settings import Settings, load_settings
from service.workspace import wire
from solver.evaluation import Judged, Question, evaluate

_VERDICTS = frozenset({"yes", "no", "是", "否", "不是"})


@dataclass(frozen=True, slots=True)
class Count:
    """How questions of one kind were answered; `n` is `right` + `wrong` + `abstained`."""

    n: int
    right: int
    cited: int
    wrong: int
    abstained: int


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a table for each folder; 0, or the error's exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders of the data layout")
    parser.add_argument("--every", type=int, default=1, help="ask every N-th question only")
    parser.add_argument("--failures", action="store_true", help="list what is not right")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    if options.every < 1:
        parser.error("--every must be at least 1")
    told = {}
    try:
        for path in options.data:
            told[path.resolve().name] = measure(path, load_settings(), options.every)
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    if options.json:
        print(json.dumps({name: _document(judged) for name, judged in told.items()}, ensure_ascii=False))
        return 0
    for name, judged in told.items():
        print(_as_table(name, judged))
        if options.failures:
            for one in judged:
                if not one.right:
                    print(f"{'abstained' if one.abstained else 'WRONG'}  {one.id}  {one.answer}")
    return 0


def measure(path: Path, settings: Settings, every: int = 1) -> tuple[Judged, ...]:
    """The folder's questions, asked of its store. InputError for a folder that cannot be read."""
    rows = list(read_rows(data_file(path, "questions.jsonl")))[::every]
    store = built_store(load_folder(path), settings)
    try:
        return evaluate(questions_of(rows), wire(store, settings).solver).questions
    finally:
        store.close()


def questions_of(rows: Iterable[Mapping[str, str | list[str]]]) -> tuple[Question, ...]:
    """The questions that have a gold answer; one whose gold answers are all yes or no is judged by its verdict."""
    found = []
    for row in rows:
        answers = tuple(text for text in row.get("answers") or () if text.strip())
        if not answers:
            continue
        verdict = all(text.strip().casefold() in _VERDICTS for text in answers)
        found.append(
            Question(
                id=str(row["id"]),
                question=str(row["question"]),
                answers=answers,
                kind="yes_no" if verdict else str(row.get("type") or ""),
                supporting=tuple(row.get("supporting") or ()),
                match="any",
            )
        )
    return tuple(found)


def counts(judged: Sequence[Judged]) -> dict[str, Count]:
    """All questions together, then by kind in order of first appearance."""
    kinds = dict.fromkeys(one.kind or "other" for one in judged)
    return {
        "all": _count(judged),
        **{kind: _count([one for one in judged if (one.kind or "other") == kind]) for kind in kinds},
    }


def _count(judged: Sequence[Judged]) -> Count:
    right = [one for one in judged if one.right]
    abstained = sum(one.abstained for one in judged)
    cited = sum(bool(one.cited) for one in right)
    return Count(len(judged), len(right), cited, len(judged) - len(right) - abstained, abstained)


def _document(judged: Sequence[Judged]) -> dict[str, object]:
    return {
        "by_kind": {kind: asdict(count) for kind, count in counts(judged).items()},
        "questions": [asdict(one) for one in judged],
    }


def _as_table(name: str, judged: Sequence[Judged]) -> str:
    rows = [
        (kind, count.n, count.right, count.cited, count.wrong, count.abstained)
        for kind, count in counts(judged).items()
    ]
    return table((name, "questions", "right", "cited", "wrong", "abstained"), rows)


if __name__ == "__main__":
    sys.exit(main())
