"""How often the right one of two given answers is chosen.

usage: python benchmarks/choosing.py --store STORE [--most 200] [--wrong] [--json]

Each fact of a store becomes two questions that give its object and another thing of the same type, named on the same
page, to choose from, in both orders. The other may be right too, under another name or unknown to the facts: where both
are chosen, that is counted for itself. Facts are taken in the order of a digest, so that the same store gives the same
questions.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.affirming import facts_with_others
from benchmarks.common import report_told, store_options
from builder.language import language_of
from schemas.protocols import GraphStore
from schemas.settings import load_settings
from schemas.text import Language
from service.workspace import opened
from solver.question import read_question

_ASKED: Mapping[str, tuple[str, str]] = {
    "director": ("《{s}》的导演是{a}还是{b}？", "Who directed {s}, {a} or {b}?"),
    "starring": ("谁出演过《{s}》，{a}还是{b}？", "Did {a} or {b} star in {s}?"),
    "composer": ("《{s}》的配乐是{a}写的还是{b}写的？", "Who composed the music of {s}, {a} or {b}?"),
    "screenwriter": ("《{s}》的编剧是谁，{a}还是{b}？", "Was {s} written by {a} or {b}?"),
    "producer": ("《{s}》的监制是{a}还是{b}？", "Was {s} produced by {a} or by {b}?"),
    "editor": ("《{s}》的剪辑是{a}还是{b}？", "Was {s} edited by {a} or {b}?"),
    "spouse": ("{s}和{a}还是{b}结过婚？", "Who was {s} married to, {a} or {b}?"),
    "child": ("{a}和{b}谁是{s}的孩子？", "Which of {a} and {b} is a child of {s}?"),
    "sibling": ("{a}和{b}谁是{s}的兄弟姐妹？", "Who is a sibling of {s}, {a} or {b}?"),
    "educated_at": ("{s}毕业于{a}还是{b}？", "Did {s} study at {a} or {b}?"),
    "founded_by": ("{s}是{a}还是{b}创办的？", "Which of {a} and {b} founded {s}?"),
    "award_won": ("{s}获得过{a}还是{b}？", "Which award did {s} win, the {a} or the {b}?"),
    "birth_place": ("{s}出生在{a}还是{b}？", "Was {s} born in {a} or {b}?"),
    "father": ("{s}的父亲是{a}还是{b}？", "Who is the father of {s}, {a} or {b}?"),
    "mother": ("{a}和{b}谁是{s}的母亲？", "Is {s}'s mother {a} or {b}?"),
    "teacher": ("{s}师从{a}还是{b}？", "Was {s} a student of {a} or of {b}?"),
    "parent_organization": ("{s}隶属于{a}还是{b}？", "Does {s} belong to {a} or {b}?"),
    "mouth": ("{s}流入{a}还是{b}？", "Does {s} flow into {a} or {b}?"),
}
"""How a relation is asked about, in Chinese and in English."""

_LEAD = re.compile(r"It is (?P<one>.+?): |(?:是(?P<is>.+?)|(?P<are>.+?)都是)：")


@dataclass(frozen=True, slots=True)
class Given:
    """A question made from a fact: the object that is right, and the other that it gives."""

    relation: str
    question: str
    right: str
    other: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Print how the questions were answered; 0, or the error's exit status."""
    parser = store_options(__doc__, "facts that are asked about", "--wrong", "list what is not told right")
    options = parser.parse_args(arguments)

    def row(one: tuple[Given, str, str]) -> dict[str, str]:
        return {**asdict(one[0]), "said": one[1], "answer": one[2]}

    def tell(told: Sequence[tuple[Given, str, str]]) -> None:
        counts = Counter(said for _, said, _ in told)
        print(
            ", ".join(f"{said} {counts[said]}" for said in ("right", "both", "wrong", "nothing", "no choice"))
        )
        for one, said, text in told if options.wrong else ():
            if said != "right":
                print(f"{said} | {one.relation} | {one.question} | {text}")

    return report_told(options, lambda: measure(options.store, options.most), row, tell)


def measure(path: Path, most: int) -> list[tuple[Given, str, str]]:
    """Each question with what was said to it, `right`, `wrong`, `both`, `nothing` or `no choice`, and the answer."""
    with opened(path, load_settings()) as workspace:
        answers = ((one, workspace.solver.ask(one.question)) for one in choices(workspace.store, most))
        return [(one, "nothing" if a.abstained else said(one, a.text), a.text) for one, a in answers]


def said(given: Given, text: str) -> str:
    """What an answer chooses; `no choice` where it does not begin with one of the two."""
    lead = _LEAD.match(text)
    chosen = next((one for one in lead.groups() if one), "") if lead is not None else ""
    right, other = (name.casefold() in chosen.casefold() for name in (given.right, given.other))
    if right and other:
        return "both"
    return "right" if right else "wrong" if other else "no choice"


def choices(store: GraphStore, most: int) -> Iterator[Given]:
    """The questions of a store's first facts, all names in one script and none within another."""
    for triple, subject, object_, other in facts_with_others(store, most, tuple(_ASKED)):
        if other is None:
            continue
        names = [subject.name, object_.name, other.name]
        if len({language_of(name) for name in names}) > 1 or _overlap(*names[1:]):
            continue
        words = _ASKED[triple.predicate][language_of(names[0]) is not Language.CHINESE]
        for one, two in (names[1:], names[:0:-1]):
            question = words.format(s=names[0], a=one, b=two)
            yield Given(triple.predicate, question, *map(read_question, names[1:]))


def _overlap(one: str, other: str) -> bool:
    return one.casefold() in other.casefold() or other.casefold() in one.casefold()


if __name__ == "__main__":
    sys.exit(main())
