"""`guanxi ask`, `plan` and `retrieve`: from a question to an answer, its plan, or the evidence alone."""

from __future__ import annotations

import json
import math
from pathlib import Path

import click

from schemas.plan import Plan
from schemas.settings import NoLanguageModelSettings, Settings, load_settings
from service.answering import Searching, plan_document, search, searched_document, told
from service.cli.output import (
    addressed,
    console,
    json_option,
    note,
    print_json,
    reported,
    settings_option,
    store_option,
)
from service.cli.rendering import model_line, print_answer, print_ranking, print_triples
from service.files import written
from service.shapes import answer_document, jsonable
from service.stores import require_documents
from service.workspace import opened
from solver.question import check_question

flow_option = click.option(
    "--flow", default=None, help="Which retrievers run, such as kg_cs->kag_merger;rc->kag_merger."
)


@click.command()
@click.argument("question")
@store_option
@flow_option
@click.option("--preset", type=click.Choice(["static"]), default="static", help="How the solver works.")
@click.option(
    "--budget-seconds", type=click.FloatRange(min=0, min_open=True), default=None, help="Time limit."
)
@click.option("--explain", is_flag=True, help="Say why each passage ranked where it did.")
@click.option("--plan", "plan_only", is_flag=True, help="Stop after the plan.")
@click.option(
    "--proof", "proof_path", type=click.Path(path_type=Path), default=None, help="Write the proof to a file."
)
@click.option(
    "--least-confidence",
    type=float,
    default=None,
    help="Hold back an answer whose confidence is less than this, such as 0.8.",
)
@click.option(
    "--no-language-model",
    is_flag=True,
    help="Answer without the language model of the settings, if they name one.",
)
@settings_option
@json_option
@reported
def ask(
    question: str, store_address: str, flow: str | None, preset: str, budget_seconds: float | None, explain: bool,
    plan_only: bool, proof_path: Path | None, least_confidence: float | None, no_language_model: bool,
    settings_path: Path | None, as_json: bool,
) -> int:  # fmt: skip
    """Answer QUESTION with the words that prove it; exit status 1 when the pages do not say."""
    check_question(question)
    if plan_only and proof_path is not None:
        raise click.UsageError("--plan stops before there is a proof; leave --proof out.")
    settings = _settings(settings_path, flow, budget_seconds)
    if no_language_model:
        settings = settings.model_copy(update={"language_model": NoLanguageModelSettings()})
    with opened(store_address, settings) as workspace:
        require_documents(workspace.store, store_address)
        if plan_only:
            return _show_plan(question, workspace.solver.plan(question), as_json)
        answer = workspace.solver.ask(question, least_confidence=least_confidence)
    answer = told(answer, store=store_address, seconds=settings.budget.seconds)
    if proof_path is not None:
        proof = jsonable(answer.proof)
        with written(proof_path) as stream:
            stream.write(json.dumps(proof, ensure_ascii=False, indent=2) + "\n")
    if as_json:
        print_json(answer_document(answer))
        return 1 if answer.abstained else 0
    print_answer(console(), answer, workspace.ontology, explain=explain)
    verify = (
        f"guanxi verify {proof_path} --store {store_address}" if proof_path else "add --proof FILE to keep it"
    )
    verb = "abstained" if answer.abstained else "answered"
    sure = "" if answer.confidence is None else f"confidence {answer.confidence:.2f} · "
    by = model_line(answer.language_model)
    console().print(f"{sure}{verb} in {answer.ms:.0f} ms, {by} · proof: {verify}", markup=False, style="dim")
    return 1 if answer.abstained else 0


@click.command()
@click.argument("question")
@store_option
@settings_option
@json_option
@reported
def plan(question: str, store_address: str, settings_path: Path | None, as_json: bool) -> int:
    """The logical form of QUESTION, and the readings that were considered."""
    check_question(question)
    with opened(store_address, load_settings(settings_path)) as workspace:
        require_documents(workspace.store, store_address)
        return _show_plan(question, workspace.solver.plan(question), as_json)


@click.command()
@click.argument("question")
@store_option
@flow_option
@click.option("-k", type=click.IntRange(min=1), default=None, help="Passages at most.")
@click.option(
    "--proof-first",
    is_flag=True,
    help="Answer too, whatever that takes: what the answer rests on stands first.",
)
@click.option(
    "--flow-alone", is_flag=True,
    help="The flow's ranking as it is. Without it, in a small store of whole pages the passages by which facts answer "
    "stand among the first five, which takes several times as long as the flow: a tenth of a second, half a "
    "second for questions in steps (--explain says how long).",
)  # fmt: skip
@click.option("--explain", is_flag=True, help="Say why each passage ranked where it did.")
@settings_option
@json_option
@reported
def retrieve(
    question: str, store_address: str, flow: str | None, k: int | None, proof_first: bool, flow_alone: bool,
    explain: bool, settings_path: Path | None, as_json: bool,
) -> int:  # fmt: skip
    """The evidence for QUESTION: entities, triples and passages, without an answer."""
    check_question(question)
    if proof_first and flow_alone:
        raise click.UsageError("--proof-first and --flow-alone exclude each other.")
    settings = _settings(settings_path, flow, None)
    with opened(store_address, settings) as workspace:
        require_documents(workspace.store, store_address)
        searched = search(workspace, Searching(question, k, proof_first=_order(proof_first, flow_alone)))
    ranking, shown = searched.ranking, searched.shown
    found = bool(ranking.chunks or ranking.triples)
    if as_json:
        print_json(searched_document(searched, workspace))
        return 0 if found else 1
    if explain:
        print_ranking(console(), ranking, workspace.ontology, shown.names, shown.chunks)
    else:
        if not ranking.chunks:
            print_triples(console(), ranking, workspace.ontology, shown.names)
        for rank, hit in enumerate(ranking.chunks, start=1):
            text = " ".join(shown.chunks[hit.chunk].text.split()) if hit.chunk in shown.chunks else ""
            console().print(f"{rank:3}. {hit.score:.3f}  {hit.chunk}   {text[:120]}", markup=False)
    for lost in ranking.degraded:
        note(f"degraded: {addressed(lost, store_address)}")
    if not found:
        note("nothing was found")
    return 0 if found else 1


def _order(proof_first: bool, flow_alone: bool) -> bool | None:
    return True if proof_first else False if flow_alone else None


def _settings(path: Path | None, flow: str | None, seconds: float | None) -> Settings:
    settings = load_settings(path)
    if flow is not None:
        retriever = settings.retriever.model_copy(update={"flow": flow})
        settings = settings.model_copy(update={"retriever": retriever})
    if seconds is not None:
        if not math.isfinite(seconds):
            raise click.UsageError("--budget-seconds must be a number of seconds.")
        budget = settings.budget.model_copy(update={"seconds": seconds})
        settings = settings.model_copy(update={"budget": budget})
    return settings


def _show_plan(question: str, plan: Plan, as_json: bool) -> int:
    if as_json:
        print_json(plan_document(question, plan))
        return 0
    console().print(str(plan.form), markup=False)
    for reading in plan.considered:
        console().print(f"  considered: {reading}", markup=False, style="dim")
    return 0
