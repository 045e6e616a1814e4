"""What the benchmarks share: folders of the data layout, intervals, tables and where they keep stores."""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import sys
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TypeAlias, TypeVar

from backends.embedders.load import open_embedder
from backends.stores.sqlite import SqliteStore
from builder.reindexing import reindex
from builder.report import BuildRequest, ProgressEvent
from builder.wiring import build_pipeline
from retriever.metrics import paired_difference, recall_at
from schemas.errors import GuanxiError, InputError, StoreMismatchError
from schemas.protocols import CodingEmbedder
from schemas.settings import Settings

DEPTHS = (1, 2, 5, 10)
_Told = TypeVar("_Told")

Row: TypeAlias = Mapping[str, str | list[str]]
"""An object of a .jsonl file; other values are looked at before they are used."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A row of `corpus.jsonl`."""

    id: str
    title: str
    text: str

    @property
    def full(self) -> str:
        """Title, newline, text: what the baselines rank."""
        return f"{self.title}\n{self.text}" if self.title else self.text


@dataclass(frozen=True, slots=True)
class Question:
    """A row of `questions.jsonl` that says which passages it needs."""

    id: str
    text: str
    wanted: frozenset[str]
    type: str


@dataclass(frozen=True, slots=True)
class Folder:
    """A benchmark folder with passages and questions."""

    name: str
    corpus: Path
    passages: tuple[Passage, ...]
    questions: tuple[Question, ...]

    @property
    def digest(self) -> str:
        """16 hex digits of the passages: the name of their store."""
        content = hashlib.sha256()
        for passage in self.passages:
            content.update(json.dumps([passage.id, passage.title, passage.text]).encode())
        return content.hexdigest()[:16]


def load_folder(path: Path, *, limit: int | None = None) -> Folder:
    """Passages and the first `limit` questions that name their passages, one at least of the corpus.

    InputError if a file is missing or a row lacks what it must have, if two passages have one id, or if no question has
    `supporting` passages.
    """
    corpus = data_file(path, "corpus.jsonl")
    passages = read_passages(corpus)
    known = {passage.id for passage in passages}
    file = data_file(path, "questions.jsonl")
    asked = [_question(row, file, number) for number, row in enumerate(read_rows(file), 1)]
    questions = [question for question in asked if not known.isdisjoint(question.wanted)]
    if not questions:
        raise InputError(f"no question of {path} names supporting passages of its corpus", path=str(path))
    return Folder(path.resolve().name, corpus, passages, tuple(questions[:limit]))


def read_passages(corpus: Path) -> tuple[Passage, ...]:
    """The passages of a corpus file; InputError for a row without `id` or `text`, and where two have one id."""
    found: dict[str, Passage] = {}
    for number, row in enumerate(read_rows(corpus), 1):
        title, text = (row.get(name) or "" for name in ("title", "text"))
        if not isinstance(title, str) or not isinstance(text, str):
            raise _unfit(corpus, number, "`title` and `text` must be strings")
        if "text" not in row:
            raise _unfit(corpus, number, "there is no `text`")
        id_ = _id(row.get("id"), corpus, number)
        if id_ in found:
            raise _unfit(corpus, number, f"another passage has the id {id_!r}")
        found[id_] = Passage(id_, title, text)
    return tuple(found.values())


def _question(row: Row, path: Path, number: int) -> Question:
    text, kind, wanted = row.get("question"), row.get("type") or "", row.get("supporting") or ()
    if not isinstance(text, str) or not text.strip():
        raise _unfit(path, number, "there is no `question`")
    if not isinstance(wanted, Sequence) or isinstance(wanted, str):
        raise _unfit(path, number, "`supporting` must be a list of ids of passages")
    ids = frozenset(_id(one, path, number) for one in wanted)
    return Question(_id(row.get("id"), path, number), text, ids, str(kind))


def _id(value: object, path: Path, number: int) -> str:
    """An id as stores have it: a number is written out."""
    if isinstance(value, bool) or not isinstance(value, (str, int)) or value == "":
        raise _unfit(path, number, f"an id must be a string or a whole number, not {json.dumps(value)[:60]}")
    return str(value)


def _unfit(path: Path, number: int, problem: str) -> InputError:
    return InputError(f"{path.name}, row {number}: {problem}.", path=str(path))


def data_file(folder: Path, name: str) -> Path:
    """`name` or `name.gz` in the folder; InputError if there is neither."""
    for path in (folder / name, folder / f"{name}.gz"):
        if path.is_file():
            return path
    raise InputError(f"{folder} has no {name} and no {name}.gz", path=str(folder))


def read_rows(path: Path) -> Iterator[Row]:
    """The objects of a .jsonl or .jsonl.gz file; InputError if it cannot be read, or naming a line that is none.

    Blank lines are passed over, and so is a byte order mark.
    """
    open_text = gzip.open if path.suffix == ".gz" else open
    try:
        with open_text(path, "rt", encoding="utf-8-sig") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield _row(line, path, number)
    except (OSError, EOFError, UnicodeDecodeError, zlib.error) as error:
        raise InputError(f"{path} cannot be read: {error}", path=str(path)) from error


def _row(line: str, path: Path, number: int) -> Row:
    try:
        row = json.loads(line)
    except json.JSONDecodeError as error:
        raise InputError(f"{path.name}, line {number}: not JSON: {error}", path=str(path)) from error
    if not isinstance(row, dict):
        raise InputError(f"{path.name}, line {number}: no JSON object.", path=str(path))
    return row


def positive(text: str) -> int:
    """A number of one or more, as argparse reads an option."""
    number = int(text)
    if number < 1:
        raise ValueError(f"{number} is less than 1")
    return number


def store_options(doc: str | None, most: str, listed: str, lists: str) -> argparse.ArgumentParser:
    """Options of what asks a store: the store, how many (`most` says of what), `listed` for a list, and JSON."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", type=Path, required=True)
    parser.add_argument("--most", type=positive, default=200, help=most)
    parser.add_argument(listed, action="store_true", help=lists)
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    return parser


def report_told(
    options: argparse.Namespace,
    measure: Callable[[], Sequence[_Told]],
    row: Callable[[_Told], object],
    tell: Callable[[Sequence[_Told]], None],
) -> int:
    """Print what was measured, as JSON or as it is told; 0, or the error's exit status."""
    try:
        told = measure()
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    if options.json:
        print(json.dumps([row(one) for one in told], ensure_ascii=False))
    else:
        tell(told)
    return 0


def evidence_of(row: Mapping[str, str | list[str]]) -> list[str]:
    """The passages that prove a question's answer: one, several, or none."""
    evidence = row.get("evidence") or []
    return [text for text in ([evidence] if isinstance(evidence, str) else evidence) if text]


def recall_row(rankings: Sequence[Sequence[str]], questions: Sequence[Question]) -> dict[str, list[float]]:
    """Each question's recall at each depth, by `recall@K`."""
    return {
        f"recall@{k}": [recall_at(r, q.wanted, k) for r, q in zip(rankings, questions, strict=True)]
        for k in DEPTHS
    }


def percent(values: Sequence[float]) -> float:
    """The mean in per cent, one decimal."""
    return round(100 * sum(values) / len(values), 1)


def paired_percent(
    ours: Mapping[str, Sequence[float]], theirs: Mapping[str, Sequence[float]]
) -> dict[str, list[float]]:
    """Mean difference and 95 % half-width in points, by measure."""
    found = {}
    for measure in ours:
        difference = paired_difference(ours[measure], theirs[measure])
        found[measure] = [round(100 * difference.mean, 1), round(100 * difference.half_width, 1)]
    return found


def table(header: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Columns aligned: the first to the left, the others to the right."""
    cells = [[str(cell) for cell in row] for row in (header, *rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(_line(row, widths) for row in cells)


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    right = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return "  ".join([cells[0].ljust(widths[0]), *right])


def built_store(folder: Folder, settings: Settings) -> SqliteStore:
    """The folder's store as `guanxi build` makes it, below the cache; built on only where it must be."""
    place = settings.cache / "benchmarks" / folder.digest
    place.mkdir(parents=True, exist_ok=True)
    store = opened(place / "store.db")
    report = build_pipeline(settings).build(store, BuildRequest([folder.corpus]), Shown())
    for missing in report.degraded:
        print(f"degraded: {missing}", file=sys.stderr)
    for document in report.left_out[:10]:
        print(f"left out: {document.document} ({document.reason})", file=sys.stderr)
    _add_codes(store, settings)
    return store


def _add_codes(store: SqliteStore, settings: Settings) -> None:
    """Embed again what was built before stores kept the codes of tokens."""
    graphs = (
        graph for graph in store.iterate_documents() if graph.vectors is not None and len(graph.vectors)
    )
    first = next(graphs, None)
    embedder, _ = open_embedder(settings)
    if first is not None and first.token_codes is None and isinstance(embedder, CodingEmbedder):
        reindex(store, embedder, progress=Shown())


def opened(path: Path) -> SqliteStore:
    """The store at a path, made anew where this version of the program cannot read it."""
    try:
        return SqliteStore.open(path, create=True)
    except StoreMismatchError:
        for file in path.parent.glob(f"{path.name}*"):
            file.unlink()
        return SqliteStore.open(path, create=True)


class Shown:
    """Progress on stderr, a line every few seconds."""

    def __init__(self, every: float = 10.0) -> None:
        self._every = every
        self._last = monotonic()

    def update(self, event: ProgressEvent) -> None:
        if monotonic() - self._last > self._every:
            self._last = monotonic()
            share = "" if event.share is None else f" ({event.share:.0%})"
            print(f"{event.stage} {event.done} {event.unit}{share}", file=sys.stderr)
