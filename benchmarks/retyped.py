"""Whether pages are understood alike however they are typed: with lines broken at a width, as HTML, with hard spaces.

usage: python benchmarks/retyped.py PAGES QUESTIONS [--lost] [--json]

PAGES is a folder of Markdown pages, QUESTIONS are JSON Lines as `guanxi eval` reads them. The pages are built as they
are and typed in each way, each time into a store of its own that is removed again, and all questions are asked of it.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from markdown_it import MarkdownIt
from opencc import OpenCC

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.stores import open_store
from benchmarks.common import report_told
from builder.report import BuildRequest
from builder.wiring import build_pipeline
from schemas.settings import Settings, load_settings
from schemas.text import Language
from service.workspace import opened
from solver.evaluation import Question, judge, read_questions
from solver.language import language_of

Typed = Callable[[str, Language], str]

_WIDTH, _CHARACTERS = 72, 40  # of a line: columns of English, characters of Chinese
_MARKS = re.compile(r"^#+ |\*+", re.MULTILINE)
_STOPS = str.maketrans("，：；？！（）", ",:;?!()")
_WIDE = {ord(digit): chr(ord(digit) + 0xFEE0) for digit in "0123456789"}


@dataclass(frozen=True, slots=True)
class Way:
    """How a page of Markdown is typed, and the ending of its file."""

    typed: Typed
    ending: str = ".md"


@dataclass(frozen=True, slots=True)
class Asked:
    """How many questions were asked of pages typed in one way, how many were answered rightly and how many wrongly,
    and those that were right of the pages as they are and are no more.
    """

    way: str
    n: int
    right: int
    wrong: int
    lost: tuple[str, ...]


def _plain(page: str, language: Language) -> str:
    """Without the marks of Markdown; headings are lines."""
    return _MARKS.sub("", page)


def _broken(page: str, language: Language) -> str:
    """With lines broken at a width."""
    lines = (line if line.startswith("|") else _wrapped(line, language) for line in page.split("\n"))
    return "\n".join(lines)


def _wrapped(line: str, language: Language) -> str:
    if language is Language.CHINESE:
        return "\n".join(line[place : place + _CHARACTERS] for place in range(0, len(line), _CHARACTERS))
    return textwrap.fill(line, _WIDTH, break_long_words=False, break_on_hyphens=False)


def _one_paragraph(page: str, language: Language) -> str:
    """As one paragraph without headings."""
    kept = [line.lstrip("-> ") for line in page.split("\n") if line.strip() and line[0] != "#"]
    return ("" if language is Language.CHINESE else " ").join(kept).replace("*", "")


def _noted(page: str, language: Language) -> str:
    """With a mark that leads to a note behind each sentence."""
    numbers = iter(range(1, 10_000))
    ends = r"(?<=[。！？])(?=.|$)" if language is Language.CHINESE else r"(?<=[a-z)]{2}[.!?])(?= |$)"
    return re.sub(ends, lambda _: f"[{next(numbers)}]", page, flags=re.MULTILINE)


def _set(page: str, language: Language) -> str:
    """In other type: English with hard spaces, curly marks and hyphens for dashes, Chinese with half-width stops and
    digits of full width.
    """
    if language is Language.CHINESE:
        return page.translate(_STOPS).replace("“", '"').replace("”", '"').translate(_WIDE)
    curly = re.sub(r'"([^"\n]*)"', r"“\1”", page.replace("'", "’"))
    return re.sub(r"(\d) ([a-z])", "\\1\u00a0\\2", curly.replace("–", "-").replace("—", " - "))


def _as_html(page: str, language: Language) -> str:
    body = MarkdownIt("commonmark").enable("table").render(page)
    return f'<html lang="{language.value}"><body><nav><a href="/">Home</a></nav><main>{body}</main></body></html>'


def _traditional(page: str, language: Language) -> str:
    return OpenCC("s2t").convert(page) if language is Language.CHINESE else page


WAYS: Mapping[str, Way] = {
    "as they are": Way(lambda page, _: page),
    "lines broken at a width": Way(_broken),
    "the same as plain text": Way(lambda page, language: _broken(_plain(page, language), language), ".txt"),
    "one paragraph": Way(_one_paragraph, ".txt"),
    "HTML": Way(_as_html, ".html"),
    "marks of notes": Way(_noted),
    "other type": Way(_set),
    "traditional characters": Way(_traditional),
}
"""The ways, the first as what the others are set against."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each way; 0, or the error's exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pages", type=Path)
    parser.add_argument("questions", type=Path)
    parser.add_argument(
        "--lost", action="store_true", help="list what is right no more, but for `unseen` questions"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)

    def tell(found: Sequence[Asked]) -> None:
        for one in found:
            print(f"{one.way}: {one.right} right and {one.wrong} wrong of {one.n}")
            for question in one.lost if options.lost else ():
                print(f"    {question}")

    return report_told(options, lambda: measure(options.pages, options.questions), asdict, tell)


def measure(pages: Path, questions: Path) -> list[Asked]:
    """Each way with how many questions are answered rightly, in order."""
    asked = read_questions(questions)
    found: list[Asked] = []
    known: set[str] = set()
    for name, way in WAYS.items():
        with tempfile.TemporaryDirectory() as folder:
            _type(pages, Path(folder) / "pages", way)
            right, answered = _answers(Path(folder), asked, load_settings())
        known = known or right
        lost = tuple(q.question for q in asked if q.id in known - right and not q.unseen)
        found.append(Asked(name, len(asked), len(right), len(answered - right), lost))
    return found


def _type(pages: Path, folder: Path, way: Way) -> None:
    for path in sorted(pages.rglob("*.md")):
        page = path.read_text(encoding="utf-8")
        typed = (folder / path.relative_to(pages)).with_name(path.stem + way.ending)
        typed.parent.mkdir(parents=True, exist_ok=True)
        typed.write_text(way.typed(page, language_of(page[:400])), encoding="utf-8")


def _answers(folder: Path, asked: Sequence[Question], settings: Settings) -> tuple[set[str], set[str]]:
    """The ids of the questions that are answered rightly, and of all that are answered; the right ones hold those that
    nothing answers and that are left open.
    """
    store = open_store(folder / "pages.db", create=True)
    try:
        build_pipeline(settings).build(store, BuildRequest([folder / "pages"]))
    finally:
        store.close()
    right, answered = set(), set()
    with opened(str(folder / "pages.db"), settings) as workspace:
        for question in asked:
            answer = workspace.solver.ask(question.question)
            if not answer.abstained:
                answered.add(question.id)
            if judge(question, answer, workspace.solver.cited_texts(answer)).right:
                right.add(question.id)
    return right, answered


if __name__ == "__main__":
    sys.exit(main())
