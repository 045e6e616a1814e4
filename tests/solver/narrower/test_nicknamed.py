"""The sentence that gives a nickname stands beside an answer about whose it is."""

from __future__ import annotations

from pathlib import Path

from solver.narrower.nicknamed import Nicknamed
from solver.narrower.quoting import Quoting
from solver.reading.windows import picked
from tests.solver.synthesis.pages import Page, solver_over

BRIDGE = Page(
    "en/Orme Bridge",
    'Orme Bridge, popularly nicknamed "the Lyre", crosses the Leith. Its towers stand 96 metres high.',
    ("Orme Bridge", "Place"),
)


def cited(path: Path, question: str) -> list[str]:
    """How the quotes begin that an answer by the second sentence has in the end."""
    with solver_over(path, BRIDGE) as solver:
        plan, means = solver.plan(question), solver._supplies.means()
        runner = means.runner()
        quoting = Quoting(solver._store, means.lexicon, runner.reader)
        [page] = runner.reader.shelf.of(plan.parts[0], runner.found(plan))
        told = quoting.quoted(plan, "", [picked(page, 1, 1)])
        assert told is not None
        answer = Nicknamed(runner, quoting).beside(plan, told) or told
    return [citation.quote[:10] for citation in answer.citations]


def test_the_nickname_is_proven_too(tmp_path: Path) -> None:
    assert cited(tmp_path, "How high are the towers of the Lyre?") == ["Its towers", "Orme Bridg"]


def test_a_name_that_pages_are_about_needs_no_proof(tmp_path: Path) -> None:
    assert cited(tmp_path, "How high are the towers of Orme Bridge?") == ["Its towers"]
