"""`guanxi verify` and `guanxi eval`: does a proof still hold, and how many questions come out right."""

from __future__ import annotations

from pathlib import Path

import click

from schemas.settings import load_settings
from service.answering import verification_document
from service.cli.output import console, json_option, print_json, reported, settings_option, store_option
from service.shapes import versioned
from service.stores import open_for_reading, require_documents
from service.workspace import opened


@click.command()
@click.argument("proof_path", metavar="PROOF", type=click.Path(path_type=Path))
@store_option
@click.option(
    "--replay/--no-replay",
    default=None,
    help="Insist on asking again, or leave it out; else where it can be.",
)
@settings_option
@json_option
@reported
def verify(
    proof_path: Path, store_address: str, replay: bool | None, settings_path: Path | None, as_json: bool
) -> int:
    """Check PROOF against a store and ask its question again; exit status 1 when something does not hold."""
    from solver.proof.verify import read_content, verify_document

    content, named = read_content(proof_path), f"proof {proof_path}"
    if replay is False:
        with open_for_reading(store_address) as store:
            result = verify_document(content, store, named=named)
    else:
        with opened(store_address, load_settings(settings_path)) as workspace:
            solver = workspace.solver.for_replay
            result = verify_document(content, workspace.store, solver, named=named)
    holds = result.holds and (result.replayed or not replay)
    if as_json:
        print_json(verification_document(result, holds=holds))
        return 0 if holds else 1
    lines = [*result.problems, *result.notes]
    told = "the proof holds" + (": asked again, the answer is the same" if result.replayed else "")
    console().print("\n".join([*([told] if holds else []), *lines]), markup=False)
    return 0 if holds else 1


@click.command(name="eval")
@click.argument("questions_path", metavar="QUESTIONS", type=click.Path(path_type=Path))
@store_option
@click.option(
    "--match", type=click.Choice(["all", "any"]), default=None, help="How many of `answers` must stand."
)
@settings_option
@json_option
@reported
def evaluate(
    questions_path: Path, store_address: str, match: str | None, settings_path: Path | None, as_json: bool
) -> int:
    """Ask every question of QUESTIONS and count the right and cited answers.

    QUESTIONS is a file of JSON Lines, each with "id", "question" and "answers" (the strings that must all stand in the
    answer; none, with "kind": "unanswerable", where the pages do not say); "evidence" (strings of the pages) says what
    must be cited. docs/reference/questions.md has the rest.
    """
    from solver.evaluation import evaluate as run
    from solver.evaluation import read_questions

    questions = read_questions(questions_path)
    with opened(store_address, load_settings(settings_path)) as workspace:
        require_documents(workspace.store, store_address)
        report = run(questions, workspace.solver, match=match)
    if as_json:
        print_json(versioned(report.document()))
        return 0
    out = console()
    for question in report.questions:
        mark = "right" if question.right else "abstained" if question.abstained else "WRONG"
        cited = "" if question.cited is None else (" cited" if question.cited else " NOT CITED")
        out.print(f"{mark}{cited}  {question.id}  {question.answer}", markup=False)
    out.print(
        f"{report.right_and_cited} of {report.n} right and cited · {report.right} right · {report.wrong} wrong · "
        f"{report.abstained} abstained ({report.rightly_abstained} rightly, {report.shown} showing the answer)"
        f" · p50 {report.p50_ms:.0f} ms · p95 {report.p95_ms:.0f} ms",
        markup=False,
        style="bold",
    )
    sure = [f"{row['right']} of {row['n']} from {row['least']}" for row in report.by_confidence()]
    if sure:
        out.print(f"right by confidence: {' · '.join(sure)}", markup=False)
    return 0
