"""How often somebody is told of who is described as nobody is: the left-handed actor of a film, where no page says so.

usage: python benchmarks/misdescribed.py --store STORE [--most 180] [--answered] [--json]

Works and people that have pages are asked of with things that encyclopedias say of few: who keeps cats, sold insurance,
never flies. Now and then a page may say so, so --answered lists the answers, to be read. Questions are taken in the
order of a digest, so that the same store gives the same ones.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import report_told, store_options
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import load_settings
from schemas.text import Language
from service.workspace import opened

_SAID = {
    Language.CHINESE: (
        "怕坐船 左撇子 会弹钢琴 养了三只猫 当过律师 晕血 从不坐飞机 卖过保险 参加过奥运会 开过面馆 "
        "在监狱里待过 会说葡萄牙语 吃素 当过飞行员"
    ).split(),
    Language.ENGLISH: (
        "is afraid of boats|is left-handed|plays the piano|keeps three cats|once worked as a lawyer|sold insurance|"
        "competed at the Olympics|ran a noodle shop|spent a year in prison|speaks Portuguese|never eats meat|"
        "was a pilot|collects stamps|lost an eye"
    ).split("|"),
}
_ASKED = {
    (Language.CHINESE, "Work"): (
        "《{name}》里{said}的那位演员出生在哪里？",
        "导演《{name}》的那位{said}的人是哪年出生的？",
    ),
    (Language.ENGLISH, "Work"): ("Where was the actor in {name} who {said} born?", "Which actor in {name} {said}?"),
    (Language.CHINESE, "Person"): ("{name}{said}的朋友是谁？",),
    (Language.ENGLISH, "Person"): ("Who is the friend of {name} who {said}?",),
}  # fmt: skip
"""By language, and by what a page is about."""


@dataclass(frozen=True, slots=True)
class Told:
    """A question, and what was said to it; nothing (empty) where it was left open."""

    question: str
    text: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Print how many questions were answered; 0, or the error's exit status."""
    parser = store_options(__doc__, "questions", "--answered", "list the questions that were answered")
    parser.set_defaults(most=180)
    options = parser.parse_args(arguments)

    def tell(told: Sequence[Told]) -> None:
        answered = [one for one in told if one.text]
        print(f"{len(told)} questions about whom nobody is described as: {len(answered)} answered")
        for one in answered if options.answered else ():
            print(f"{one.question} | {one.text}")

    return report_told(options, lambda: measure(options.store, options.most), asdict, tell)


def measure(path: Path, most: int) -> list[Told]:
    """Each question with what was said to it."""
    with opened(str(path), load_settings()) as workspace:
        asked = sorted(set(questions(workspace.store, workspace.ontology)), key=_digest)[:most]
        answers = [workspace.solver.ask(question) for question in asked]
        return [Told(a.question, "" if a.abstained else a.text) for a in answers]


def questions(store: GraphStore, ontology: Ontology) -> Iterator[str]:
    """What is asked of each page's work or person, all that is said with each."""
    for graph in store.iterate_documents():
        about = next((thing for thing in graph.entities if thing.about), None)
        kind = ontology.family(about.type) if about is not None and about.type in ontology.types else ""
        language = graph.document.language
        for form in _ASKED.get((language, kind), ()) if about is not None else ():
            for said in _SAID[language]:
                yield form.format(name=about.name, said=said)


def _digest(question: str) -> bytes:
    return sha256(question.encode()).digest()


if __name__ == "__main__":
    sys.exit(main())
