"""How often somebody or something is told a relation that the graph does not hold of it.

usage: python benchmarks/unheld.py --store STORE [--most 200] [--answered] [--json]

What pages are about is asked for relations of the ontology that no fact gives: when somebody died who lives, who taught
somebody of whom no teacher is told. A page may tell one in words that were not extracted, so a share of the answers may
be right: --answered lists them, to be read. A claim puts the answer into its own words (`Ann Lee died in 1990`), a
quotation only shows a sentence; a wrong claim is the worse. Works, bodies and places are asked for what neighbours on
their pages have: takings, owners, heights, architects. Questions are taken in the order of a digest, so that the
same store gives the same ones.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import report_told, store_options
from schemas.answer import Answer
from schemas.graph import Entity
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import load_settings
from schemas.text import Language
from service.workspace import opened

_ASKED: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "Person": {
        "birth_date": ("{name}是哪年出生的？", "When was {name} born?"),
        "birth_place": ("{name}出生在哪里？", "Where was {name} born?"),
        "death_date": ("{name}是哪年去世的？", "When did {name} die?"),
        "death_place": ("{name}在哪里去世？", "Where did {name} die?"),
        "father": ("{name}的父亲是谁？", "Who is the father of {name}?"),
        "mother": ("{name}的母亲是谁？", "Who is the mother of {name}?"),
        "spouse": ("{name}的配偶是谁？", "Who is the spouse of {name}?"),
        "child": ("{name}的孩子是谁？", "Who are the children of {name}?"),
        "teacher": ("{name}的老师是谁？", "Who was the teacher of {name}?"),
        "educated_at": ("{name}毕业于哪所学校？", "Where did {name} study?"),
    },
    "Work": {
        "director": ("《{name}》的导演是谁？", "Who directed {name}?"),
        "author": ("《{name}》的作者是谁？", "Who is the author of {name}?"),
        "composer": ("《{name}》的作曲是谁？", "Who composed {name}?"),
        "release_date": ("《{name}》是哪年上映的？", "When was {name} released?"),
        "budget": ("《{name}》花了多少钱拍的？", "How much did {name} cost to make?"),
        "box_office": ("《{name}》的票房是多少？", "How much money did {name} make?"),
        "duration": ("《{name}》片长多少？", "How long is {name}?"),
        "award_won": ("《{name}》获得过几次奥斯卡奖？", "How many Oscars did {name} win?"),
    },
    "Organization": {
        "founding_date": ("{name}是哪年成立的？", "When was {name} founded?"),
        "founded_by": ("{name}是谁创立的？", "Who founded {name}?"),
        "headquarters": ("{name}的总部在哪里？", "Where are the headquarters of {name}?"),
        "chief_executive": ("{name}的董事长是谁？", "Who is the chairman of {name}?"),
        "parent_organization": ("{name}属于谁？", "Who owns {name}?"),
        "employer": ("{name}有多少员工？", "How many people work for {name}?"),
    },
    "Place": {
        "height": ("{name}有多高？", "How high is {name}?"),
        "length": ("{name}有多长？", "How long is {name}?"),
        "area": ("{name}的面积是多少？", "How big is {name}?"),
        "population": ("{name}有多少人口？", "How many people live in {name}?"),
        "manufacturer": ("{name}是谁建造的？", "Who built {name}?"),
        "designer": ("{name}是谁设计的？", "Who designed {name}?"),
        "opening_date": ("{name}是哪年建成的？", "When was {name} opened?"),
        "budget": ("{name}花了多少钱？", "How much did {name} cost?"),
    },
}
"""By type, and relation: the question in Chinese and in English."""

_SAME: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "father": (("father", "parent"), ("child",)),
    "mother": (("mother", "parent"), ("child",)),
    "child": (("child",), ("father", "mother", "parent")),
    "spouse": (("spouse",), ("spouse",)),
}
"""Relations that give the same of a subject, and of an object; of other relations only they themselves do."""


@dataclass(frozen=True, slots=True)
class Told:
    """A question for a relation, and what was said to it: `claimed`, or else `quoted`, unless nothing was."""

    question: str
    relation: str
    claimed: bool
    quoted: bool
    text: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Print how many questions were answered, and how; 0, or the error's exit status."""
    parser = store_options(__doc__, "questions", "--answered", "list the questions that were answered")
    options = parser.parse_args(arguments)

    def tell(told: Sequence[Told]) -> None:
        claimed, quoted = sum(one.claimed for one in told), sum(one.quoted for one in told)
        print(
            f"{len(told)} questions for what no fact gives: {claimed} answered by a claim, {quoted} by a quotation"
        )
        for one in told if options.answered else ():
            if one.claimed or one.quoted:
                print(
                    f"{'claim' if one.claimed else 'quotation'} | {one.relation} | {one.question} | {one.text}"
                )

    return report_told(options, lambda: measure(options.store, options.most), asdict, tell)


def measure(path: Path, most: int) -> list[Told]:
    """Each question with what was said to it."""
    with opened(str(path), load_settings()) as workspace:
        asked = sorted(questions(workspace.store, workspace.ontology), key=lambda row: _digest(row[1]))
        return [_told(relation, workspace.solver.ask(question)) for relation, question in asked[:most]]


def questions(store: GraphStore, ontology: Ontology) -> Iterator[tuple[str, str]]:
    """Each relation that fits what a page is about, and that no fact gives of it, with its question."""
    for graph in store.iterate_documents():
        about = next((thing for thing in graph.entities if thing.about), None)
        if about is None or about.type not in ontology.types:
            continue
        kinds = (about.type, *ontology.ancestors(about.type))
        asked = next((_ASKED[kind] for kind in kinds if kind in _ASKED), {})
        named = store.find_names([about.name]).values()
        pages = [e for found in named for e in found if graph.document.key in e.pages]
        for relation, (chinese, english) in asked.items() if pages else ():
            if not any(holds(store, entity, relation) for entity in pages):
                form = chinese if graph.document.language is Language.CHINESE else english
                yield relation, form.format(name=about.name)


def holds(store: GraphStore, entity: Entity, relation: str) -> bool:
    """Whether a fact gives a relation of a thing, from either end."""
    forward, backward = _SAME.get(relation, ((relation,), ()))
    if store.match(subjects=[entity.id], predicates=forward, limit=1):
        return True
    return bool(backward) and bool(store.match(objects=[entity.id], predicates=backward, limit=1))


def _told(relation: str, answer: Answer) -> Told:
    """An answer as a claim or a quotation: one that ends as the words do that it cites only shows them."""
    quoted = any(
        citation.quote[len(citation.quote) // 2 :].strip(" .。") in answer.text
        for citation in answer.citations
    )
    return Told(
        answer.question,
        relation,
        not answer.abstained and not quoted,
        not answer.abstained and quoted,
        answer.text,
    )


def _digest(question: str) -> bytes:
    return sha256(question.encode()).digest()


if __name__ == "__main__":
    sys.exit(main())
