"""Whether questions that are answered rightly are so when they are put in other ways: with thanks, in small letters.

usage: python benchmarks/rephrased.py QUESTIONS --store STORE [--lost] [--json]

QUESTIONS are JSON Lines as `guanxi eval` reads them. Each question that is answered rightly and cited as it stands, and
is no `unseen` one, is asked again in each way that its language has.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from opencc import OpenCC

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import report_told
from schemas.names import split_sense
from schemas.settings import load_settings
from schemas.text import Language
from service.workspace import Workspace, opened
from solver.evaluation import Question, judge, read_questions
from solver.language import language_of
from solver.pipeline import Solver
from solver.synthesis.wording import Wording

Way = Callable[[str], str]

WAYS: Mapping[str, Mapping[Language, Way]] = {
    "politely": {
        Language.CHINESE: lambda q: f"请问一下，{q}",
        Language.ENGLISH: lambda q: f"Could you please tell me {_small(q)}",
    },
    "as a wish": {
        Language.CHINESE: lambda q: f"我想知道{q}",
        Language.ENGLISH: lambda q: f"I would like to know: {q}",
    },
    "with thanks": {Language.CHINESE: lambda q: f"{q}谢谢！", Language.ENGLISH: lambda q: f"{q} Thanks!"},
    "going on": {Language.CHINESE: lambda q: f"那么{q}", Language.ENGLISH: lambda q: f"And {_small(q)}"},
    "in quotation marks": {Language.CHINESE: lambda q: f"“{q}”", Language.ENGLISH: lambda q: f'"{q}"'},
    "without a mark": {
        Language.CHINESE: lambda q: q.rstrip("？?"),
        Language.ENGLISH: lambda q: q.rstrip("?"),
    },
    "with wide spaces": {Language.ENGLISH: lambda q: q.replace(" ", "  ")},
    "in small letters": {Language.ENGLISH: str.lower},
    "as titles are": {
        Language.ENGLISH: lambda q: " ".join(word[:1].upper() + word[1:] for word in q.split(" "))
    },
    "in capitals": {Language.ENGLISH: str.upper},
    "in traditional characters": {Language.CHINESE: lambda q: OpenCC("s2t").convert(q)},
}
"""The ways, with how a question of each language is put so."""

OTHER_NAMES = "with names of the other language"
"""The way in which things are called as pages in the other language call them; only where they do."""


@dataclass(frozen=True, slots=True)
class Asked:
    """How many right questions were asked in one way, how many stayed right, and those that did not."""

    way: str
    n: int
    right: int
    lost: tuple[str, ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each way; 0, or the error's exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("questions", type=Path)
    parser.add_argument("--store", type=Path, required=True)
    parser.add_argument("--lost", action="store_true", help="list what is right no more")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)

    def tell(found: Sequence[Asked]) -> None:
        for one in found:
            print(f"{one.way}: {one.right} of {one.n}")
            for question in one.lost if options.lost else ():
                print(f"    {question}")

    return report_told(options, lambda: measure(options.questions, options.store), asdict, tell)


def measure(questions: Path, store: Path) -> list[Asked]:
    """Each way with how many questions stay right."""
    with opened(str(store), load_settings()) as workspace:
        solver = workspace.solver
        seen = [question for question in read_questions(questions) if not question.unseen]
        right = [question for question in seen if is_right(question, question.question, solver)]
        found = [_asked(way, forms, right, solver) for way, forms in WAYS.items()]
        other = [(q, text) for q in right if (text := _with_other_names(q.question, workspace)) != q.question]
        return [*found, _put(OTHER_NAMES, other, solver)]


def is_right(question: Question, text: str, solver: Solver) -> bool:
    """Whether the answer to a question, put as a text, is right and cited; an abstention never is."""
    answer = solver.ask(text)
    judged = judge(question, answer, solver.cited_texts(answer))
    return judged.right_and_cited and not answer.abstained


def _asked(way: str, forms: Mapping[Language, Way], right: Sequence[Question], solver: Solver) -> Asked:
    put = [(q, forms[language](q.question)) for q in right if (language := language_of(q.question)) in forms]
    return _put(way, put, solver)


def _put(way: str, put: Sequence[tuple[Question, str]], solver: Solver) -> Asked:
    lost = tuple(text for question, text in put if not is_right(question, text, solver))
    return Asked(way, len(put), len(put) - len(lost), lost)


def _with_other_names(question: str, workspace: Workspace) -> str:
    """A question with its things called as pages of the other language call them, without marks of titles."""
    language = language_of(question)
    wording = Wording(language.other, workspace.ontology, {})
    linked = {
        e.surface: e.id
        for part in workspace.solver.plan(question).parts
        for e in part.entities
        if e.score == 1
    }
    for surface in sorted(linked, key=len, reverse=True):
        entity = next(iter(workspace.store.get_entities([linked[surface]])), None)
        name = split_sense(wording.name(entity))[0] if entity is not None and entity.pages else ""
        if name and wording.is_own(name) and surface in question:
            question = question.replace(f"《{surface}》", name).replace(surface, name)
    return question


def _small(question: str) -> str:
    """A question with a small first letter, unless a name begins it."""
    word = question.split(" ", 1)[0]
    return question if word[1:].lower() != word[1:] else question[0].lower() + question[1:]


if __name__ == "__main__":
    sys.exit(main())
