"""Whether the first chunks that the flow ranks hold the gold evidence of questions.

usage: python benchmarks/evidence.py QUESTIONS --store STORE [--first 5] [--proof-first|--flow-alone] [--missing]
           [--json]

A question counts when each of its `evidence` passages, or one of those that `also` says to state the same (of
several that state it together all), stands in one of the first chunks that `guanxi retrieve` gives; how many have the
passages of `evidence` themselves is told, too. Those without evidence (unanswerable ones) are left out, and those
marked `unseen`, from which no ranker learned, are counted apart too. --proof-first and --flow-alone are those of
`guanxi retrieve`. --missing lists the others with the place of each passage, and the question but for those that
nobody is to read (`unseen`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import positive
from schemas.errors import GuanxiError, InputError
from schemas.retrieval import Query
from schemas.settings import load_settings
from service.workspace import Workspace, opened
from solver.evaluation import Question, holds, read_questions
from solver.language import language_of

DEPTH = 60  # places that are looked at


@dataclass(frozen=True, slots=True)
class Proven:
    """A question and the place of each passage of its evidence, from 1; 0 where none of the chunks has it.

    `places` are those of the first that states what the passage does, `own` those of the passages themselves.
    """

    id: str
    kind: str
    text: str
    places: tuple[int, ...]
    own: tuple[int, ...]
    unseen: bool = False

    def within(self, first: int) -> int:
        """How many passages, or others that state the same, stand among the first chunks."""
        return sum(1 <= place <= first for place in self.places)

    def own_within(self, first: int) -> int:
        """How many of the passages themselves do."""
        return sum(1 <= place <= first for place in self.own)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the counts; 0, or 2 for files that cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("questions", type=Path, help="JSON Lines with `question` and `evidence`")
    parser.add_argument("--store", type=Path, required=True)
    parser.add_argument("--first", type=positive, default=5, help="chunks that count")
    order = parser.add_mutually_exclusive_group()
    order.add_argument("--proof-first", action="store_true", help="first what the answer rests on")
    order.add_argument("--flow-alone", action="store_true", help="as the flow ranks, whatever facts answer")
    parser.add_argument("--missing", action="store_true", help="list the questions that lack evidence")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    try:
        proof_first = True if options.proof_first else False if options.flow_alone else None
        found = measure(options.questions, options.store, options.first, proof_first=proof_first)
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    if options.json:
        print(json.dumps(report(found, options.first), ensure_ascii=False))
        return 0
    print(summary(found, options.first))
    if options.missing:
        for one in lacking(found, options.first):
            print(f"{one.id} {one.kind} {list(one.places)} {'(unseen)' if one.unseen else one.text}")
    return 0


def measure(questions: Path, path: Path, first: int, *, proof_first: bool | None = None) -> list[Proven]:
    """Every question that has evidence, asked for its first chunks, then for more where these lack some."""
    asked = [one for one in read_questions(questions) if one.evidence]
    if not asked:
        raise InputError(f"no question of {questions} has evidence", path=str(questions))
    with opened(str(path), load_settings()) as workspace:
        return [_proven(workspace, one, first, proof_first) for one in asked]


def _proven(workspace: Workspace, one: Question, first: int, proof_first: bool | None) -> Proven:
    stating = one.stating()
    wanted = [passage for ways in stating for way in ways for passage in way]
    placed = dict(zip(wanted, _places(workspace, one.question, wanted, first, proof_first), strict=True))
    by_way = [[_last([placed[passage] for passage in way]) for way in ways] for ways in stating]
    own = tuple(places[0] for places in by_way)
    places = tuple(min(filter(None, places), default=0) for places in by_way)
    return Proven(one.id, one.kind, one.question, places, own, one.unseen)


def _last(places: Sequence[int]) -> int:
    """Where the last of several passages stands; 0 where one of them does not."""
    return max(places) if all(places) else 0


def _places(
    workspace: Workspace, question: str, wanted: Sequence[str], first: int, proof_first: bool | None
) -> tuple[int, ...]:
    """What the first chunks have as they are asked for alone; what they lack by its place among more."""

    def texts(k: int) -> list[str]:
        query = Query(question, language_of(question), k=k)
        hits = workspace.retrieve(query, proof_first=proof_first).chunks
        found = workspace.store.get_chunks([hit.chunk for hit in hits])
        return [chunk.text for chunk in found if chunk is not None]

    near = places_in(texts(first), wanted)
    if all(near):
        return near
    far = places_in(texts(DEPTH), wanted)
    return tuple(one or (other if other > first else 0) for one, other in zip(near, far, strict=True))


def places_in(texts: Sequence[str], wanted: Sequence[str]) -> tuple[int, ...]:
    """For each passage the place of the first text that holds it, from 1; 0 where none does."""
    return tuple(
        next((place for place, text in enumerate(texts, 1) if holds(text, passage)), 0) for passage in wanted
    )


def lacking(found: Sequence[Proven], first: int) -> list[Proven]:
    """The questions without all of their evidence among the first chunks."""
    return [one for one in found if one.within(first) < len(one.places)]


def summary(found: Sequence[Proven], first: int) -> str:
    """The counts for people."""
    lines = [_counted("questions", found, first)]
    unseen = [one for one in found if one.unseen]
    if unseen:
        lines.append(_counted("of them unseen", unseen, first))
    counts = Counter(one.kind or "of no kind" for one in lacking(found, first))
    kinds = ", ".join(f"{kind} {count}" for kind, count in counts.most_common())
    return "\n".join((*lines, f"lacking: {kinds or 'none'}"))


def report(found: Sequence[Proven], first: int) -> dict[str, object]:
    """The counts for programs, and the places of what is lacking, without the text of questions nobody is to read."""
    unseen = [one for one in found if one.unseen]
    return {
        "first": first,
        "questions": _counts(found, first),
        "unseen": _counts(unseen, first),
        "lacking": [
            {"id": one.id, "kind": one.kind, "places": list(one.places)}
            | ({} if one.unseen else {"question": one.text})
            for one in lacking(found, first)
        ],
    }


def _counts(found: Sequence[Proven], first: int) -> dict[str, int]:
    return {
        "n": len(found),
        "whole": len(found) - len(lacking(found, first)),
        "by_own_passages": sum(one.own_within(first) == len(one.own) for one in found),
        "some": sum(one.within(first) > 0 for one in found),
    }


def _counted(what: str, found: Sequence[Proven], first: int) -> str:
    counts = _counts(found, first)
    return (
        f"{counts['n']} {what} with evidence; all of it within the first {first} chunks for {counts['whole']} "
        f"({counts['by_own_passages']} by the passages named first), some of it for {counts['some']}"
    )


if __name__ == "__main__":
    sys.exit(main())
