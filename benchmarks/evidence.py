"""Whether the first chunks that the flow ranks hold the gold evidence of questions.

usage: python benchmarks/evidence.py QUESTIONS --store STORE [--first 5] [--proof-first] [--missing]

A question counts when each of its `evidence` passages stands in one of the first chunks; those without evidence
(unanswerable ones) are left out, and those marked `unseen`, from which no ranker learned, are counted apart too. With
--proof-first what the answer rests on stands first, as `guanxi retrieve --proof-first` has it. --missing lists the
others with the place of each passage.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.dictionaries.glosses import load_glosses
from backends.embedders.load import load_embedder
from backends.stores.sqlite import SqliteStore
from benchmarks.common import evidence_of, read_rows
from builder.language import language_of
from retriever.pipeline import Retriever, build_retriever
from schemas.answer import Answer
from schemas.errors import GuanxiError
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.retrieval import Query
from schemas.settings import load_settings
from solver.evaluation import normalised
from solver.pipeline import Solver
from solver.proof.resting import proof_first

DEPTH = 60  # places that are looked at


@dataclass(frozen=True, slots=True)
class Proven:
    """A question and the place of each passage of its evidence, from 1; 0 where none of the chunks has it."""

    id: str
    kind: str
    text: str
    places: tuple[int, ...]
    unseen: bool = False

    def within(self, first: int) -> int:
        """How many passages stand among the first chunks."""
        return sum(1 <= place <= first for place in self.places)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the counts; 0, or 2 for files that cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("questions", type=Path, help="JSON Lines with `question` and `evidence`")
    parser.add_argument("--store", type=Path, required=True)
    parser.add_argument("--first", type=int, default=5, help="chunks that count")
    parser.add_argument("--proof-first", action="store_true", help="first what the answer rests on")
    parser.add_argument("--missing", action="store_true", help="list the questions that lack evidence")
    options = parser.parse_args(arguments)
    try:
        found = measure(options.questions, options.store, options.first, proven=options.proof_first)
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    print(summary(found, options.first))
    if options.missing:
        for one in found:
            if one.within(options.first) < len(one.places):
                print(f"{one.id} {one.kind} {list(one.places)} {one.text}")
    return 0


def measure(questions: Path, path: Path, first: int, *, proven: bool = False) -> list[Proven]:
    """Every question that has evidence, asked for its first chunks, then for more where these lack some.

    With `proven` what the answer rests on stands first.
    """
    settings = load_settings()
    embedder, _ = load_embedder(settings.cache)
    glosses, _ = load_glosses(settings.cache)
    store = SqliteStore.open(path, read_only=True)
    ontology = Ontology.load(settings.builder.ontology)
    retriever = build_retriever(
        store, embedder=embedder, ontology=ontology, settings=settings.retriever, glosses=glosses
    )
    solver = Solver(store, retriever, ontology, settings, embedder=embedder) if proven else None
    found = []
    try:
        for row in read_rows(questions):
            wanted = evidence_of(row)
            if wanted:
                text = str(row["question"])
                answer = solver.ask(text) if solver is not None else None
                places = _places(store, retriever, text, wanted, first, answer)
                kind, unseen = str(row.get("kind", "")), bool(row.get("unseen"))
                found.append(Proven(str(row["id"]), kind, text, places, unseen))
    finally:
        store.close()
    return found


def _places(
    store: GraphStore,
    retriever: Retriever,
    question: str,
    wanted: Sequence[str],
    first: int,
    answer: Answer | None,
) -> tuple[int, ...]:
    """What the first chunks have as they are asked for alone; what they lack by its place among more."""

    def texts(k: int) -> list[str]:
        ranking = retriever.retrieve(Query(question, language_of(question), k=k))
        hits = ranking.chunks if answer is None else proof_first(ranking, answer).chunks
        return [chunk.text for chunk in store.get_chunks([hit.chunk for hit in hits]) if chunk is not None]

    near = places_in(texts(first), wanted)
    if all(near):
        return near
    far = places_in(texts(DEPTH), wanted)
    return tuple(one or (other if other > first else 0) for one, other in zip(near, far, strict=True))


def places_in(texts: Sequence[str], wanted: Sequence[str]) -> tuple[int, ...]:
    """For each passage the place of the first text that holds it, from 1; 0 where none does."""
    plain = [normalised(text) for text in texts]
    return tuple(
        next((place for place, text in enumerate(plain, 1) if normalised(passage) in text), 0)
        for passage in wanted
    )


def summary(found: Sequence[Proven], first: int) -> str:
    """The counts for people."""
    lines = [_counted("questions", found, first)]
    unseen = [one for one in found if one.unseen]
    if unseen:
        lines.append(_counted("of them unseen", unseen, first))
    lacking = Counter(one.kind for one in found if one.within(first) < len(one.places))
    kinds = ", ".join(f"{kind} {count}" for kind, count in lacking.most_common())
    return "\n".join((*lines, f"lacking: {kinds or 'none'}"))


def _counted(what: str, found: Sequence[Proven], first: int) -> str:
    whole = sum(one.within(first) == len(one.places) for one in found)
    some = sum(one.within(first) > 0 for one in found)
    return (
        f"{len(found)} {what} with evidence; all of it within the first {first} chunks for {whole}, "
        f"some of it for {some}"
    )


if __name__ == "__main__":
    sys.exit(main())
