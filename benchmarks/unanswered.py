"""How often a question is answered that no page answers.

usage: python benchmarks/unanswered.py --store STORE [--most 200] [--each 4] [--answered] [--json]

What every page is about is asked for what encyclopedias do not tell: somebody's favourite colour, a body's postcode, a
work's insurance. Pages and questions are taken in the order of a digest, so that the same store gives the same
questions. A page may tell one of these after all, so a share of the answers may be right: --answered lists them, to be
read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import positive, report_told, store_options
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import load_settings
from schemas.text import Language
from service.workspace import opened

_ASKED: Mapping[str, Mapping[Language, tuple[str, ...]]] = {
    "Person": {
        Language.ENGLISH: (
            "What was {name}'s favourite colour?",
            "What is {name}'s shoe size?",
            "What was the maiden name of {name}'s grandmother?",
            "What was {name}'s telephone number?",
            "Which political party did {name} vote for?",
            "What car did {name} drive?",
            "What was the name of {name}'s dog?",
        ),
        Language.CHINESE: (
            "{name}最喜欢的颜色是什么？",
            "{name}的血型是什么？",
            "{name}养的狗叫什么名字？",
            "{name}开什么车？",
            "{name}的体重是多少？",
            "{name}会什么乐器？",
            "{name}的电话号码是多少？",
        ),
    },
    "Work": {
        Language.ENGLISH: (
            "What is the ISBN of {name}?",
            "Which brand sponsored {name}?",
            "What was the insurance cost of {name}?",
            "Who made the posters of {name}?",
            "What is the age rating of {name}?",
        ),
        Language.CHINESE: (
            "《{name}》的书号是多少？",
            "《{name}》的赞助商是谁？",
            "《{name}》的海报是谁画的？",
            "《{name}》的保险费是多少？",
            "《{name}》的分级是什么？",
        ),
    },
    "": {
        Language.ENGLISH: (
            "What is the annual budget of {name}?",
            "What is {name}'s mascot?",
            "Who is the chief sponsor of {name}?",
            "What is the postcode of {name}?",
            "What is the email address of {name}?",
            "What colour is {name}'s logo?",
        ),
        Language.CHINESE: (
            "{name}的吉祥物是什么？",
            "{name}一年的预算是多少？",
            "{name}的邮编是多少？",
            "{name}的主要赞助商是谁？",
            "{name}的网址是什么？",
            "{name}的标志是什么颜色？",
        ),
    },
}
"""By the type of what a page is about, or a type above it."""


@dataclass(frozen=True, slots=True)
class Told:
    """A question, and what was said to it; `answered` unless that is that the pages do not say."""

    question: str
    answered: bool
    text: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Print how many questions were answered; 0, or the error's exit status."""
    parser = store_options(__doc__, "questions", "--answered", "list the questions that were answered")
    parser.add_argument("--each", type=positive, default=4, help="questions of one page")
    options = parser.parse_args(arguments)

    def tell(told: Sequence[Told]) -> None:
        answered = [one for one in told if one.answered]
        print(f"{len(told)} questions that no page should answer: {len(answered)} answered")
        for one in answered if options.answered else ():
            print(f"{one.question} | {one.text}")

    return report_told(options, lambda: measure(options.store, options.most, options.each), asdict, tell)


def measure(path: Path, most: int, each: int) -> list[Told]:
    """Each question with what was said to it."""
    with opened(path, load_settings()) as workspace:
        asked = list(questions(workspace.store, workspace.ontology, each))
        asked.sort(key=_digest)
        told = []
        for question in asked[:most]:
            answer = workspace.solver.ask(question)
            told.append(Told(question, not answer.abstained, answer.text))
        return told


def questions(store: GraphStore, ontology: Ontology, each: int) -> Iterator[str]:
    """So many questions of what each page is about, of those that fit its type."""
    for graph in store.iterate_documents():
        about = next((thing for thing in graph.entities if thing.about), None)
        if about is None:
            continue
        kinds = {about.type, *ontology.ancestors(about.type)} if about.type in ontology.types else set()
        kind = next((kind for kind in ("Person", "Work") if kind in kinds), "")
        fitting = [t.format(name=about.name) for t in _ASKED[kind][graph.document.language]]
        yield from sorted(fitting, key=_digest)[:each]


def _digest(question: str) -> bytes:
    return sha256(question.encode()).digest()


if __name__ == "__main__":
    sys.exit(main())
