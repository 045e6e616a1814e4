"""`guanxi inspect merges | types | conflicts | doubts`: what a curator should look at."""

from __future__ import annotations

from pathlib import Path

import click

from backends.embedders.load import open_embedder
from builder.curation import (
    Conflict,
    Join,
    RecordedDecision,
    Side,
    Statement,
    TypeReport,
    conflicts,
    doubts,
    inspect_types,
    joins,
    proposals,
    recorded_decisions,
)
from builder.language import has_han
from schemas.graph import Entity
from schemas.ontology import Ontology
from schemas.settings import load_settings
from schemas.text import Language
from service.cli.output import (
    console,
    counted,
    json_option,
    language_option,
    listed,
    note,
    print_json,
    reported,
    settings_option,
    store_option,
)
from service.shapes import versioned
from service.stores import open_for_reading
from solver.language import language_of

limit_option = click.option(
    "--limit", type=click.IntRange(min=1), default=20, show_default=True, help="How many to show."
)


@click.command()
@click.argument("name", default="")
@click.option("--decided", is_flag=True, help="Only what was decided.")
@click.option("--proposed", is_flag=True, help="What is not joined and probably one, the surest rule first.")
@limit_option
@store_option
@settings_option
@json_option
@reported
def merges(
    name: str, decided: bool, proposed: bool, limit: int, store_address: str, settings_path: Path | None,
    as_json: bool,
) -> int:  # fmt: skip
    """What was joined, by which rule and which words: all of it, or what is called NAME."""
    if proposed:
        if name or decided:
            raise click.UsageError("--proposed shows what is not joined, of all names.")
        return _show_proposals(store_address, settings_path, limit, as_json=as_json)
    with open_for_reading(store_address) as store:
        most = 0 if as_json else limit + 1
        found = [] if decided else list(joins(store, name=name, limit=most))
        decisions = recorded_decisions(store)
    if as_json:
        shown = [{"key": one.key, "decision": one.decision, "applies": one.applies} for one in decisions]
        print_json(versioned({"merges": found, "decisions": shown}))
        return 1 if name and not found else 0
    for join in found[:limit]:
        _print_join(join)
    if len(found) > limit:
        note("… and more (--limit, or all with --json)")
    for recorded in decisions:
        _print_decision(recorded)
    if name and not found:
        note(f"nothing was joined that is called {name}")
        return 1
    if not found and not decisions:
        note("nothing was joined")
    return 0


@click.command()
@click.argument("type_", metavar="TYPE", default="")
@limit_option
@store_option
@json_option
@reported
def types(type_: str, limit: int, store_address: str, as_json: bool) -> int:
    """Entity types with counts, what decided them, and where the deciders disagree (of TYPE, or all)."""
    with open_for_reading(store_address) as store:
        report = inspect_types(store, type_=type_)
    if as_json:
        print_json(versioned({"types": report.types, "conflicts": report.misfits}))
    else:
        _print_types(report, limit)
    return 0 if report.types else 1


@click.command(name="conflicts")
@limit_option
@store_option
@language_option
@settings_option
@json_option
@reported
def conflicts_(
    limit: int, store_address: str, language: str | None, settings_path: Path | None, as_json: bool
) -> int:
    """Facts that cannot all be true (two birth dates), with the sentences that say them."""
    ontology = Ontology.load(load_settings(settings_path).builder.ontology)
    with open_for_reading(store_address) as store:
        found = conflicts(store, ontology)
    if as_json:
        print_json(versioned({"conflicts": found}))
        return 0
    for conflict in found[:limit]:
        _print_conflict(conflict, ontology, language, store_address)
    if len(found) > limit:
        note(f"{len(found) - limit} more (--limit, or all with --json)")
    if not found:
        note("no facts contradict each other")
    return 0


@click.command(name="doubts")
@click.option("--predicate", default="", help="Only facts of one relation.")
@limit_option
@store_option
@language_option
@settings_option
@json_option
@reported
def doubts_(
    predicate: str, limit: int, store_address: str, language: str | None, settings_path: Path | None,
    as_json: bool,
) -> int:  # fmt: skip
    """The least sure facts first, with the sentences that say them."""
    ontology = Ontology.load(load_settings(settings_path).builder.ontology)
    wanted = (*ontology.predicates_named(predicate), predicate)[0]
    with open_for_reading(store_address) as store:
        found = doubts(store, limit=limit, predicate=wanted)
    if as_json:
        print_json(versioned({"facts": found}))
        return 0 if found else 1
    for statement in found:
        _print_statement(statement, ontology, _language(language, statement))
    if not found:
        note("there are no such facts")
    return 0 if found else 1


def _show_proposals(store_address: str, settings_path: Path | None, limit: int, *, as_json: bool) -> int:
    embedder, lost = open_embedder(load_settings(settings_path))
    with open_for_reading(store_address) as store:
        found = proposals(store, embedder)
    if as_json:
        print_json(versioned({"proposed": found, "degraded": [lost] if lost else []}))
        return 0 if found else 1
    if lost:
        note(f"degraded: {lost}")
    for one in found[:limit]:
        sure = "sure" if one.sure else "likely"
        console().print(f"{sure:7}{_shown(one.one)} = {_shown(one.other)}   {one.because}", markup=False)
    if len(found) > limit:
        note(f"{len(found) - limit} more (--limit, or all with --json)")
    note(
        f"join one with: guanxi merge A B --store {store_address}; "
        f"all that are sure with: guanxi merge --similar --store {store_address}"
        if found
        else "nothing else looks like one"
    )
    return 0 if found else 1


def _shown(entity: Entity) -> str:
    return f"{entity.name} ({entity.type or 'type unknown'}, {counted(entity.documents, 'document')})"


def _print_join(join: Join) -> None:
    out = console()
    out.print(f"{join.name}   {join.entity}", markup=False, style="bold")
    where = listed(join.documents, language_of(join.name), most=3)
    out.print(f"  = {join.joined}   by {join.rule}   in {where}", markup=False)
    for reason in join.reasons[:3]:
        words = f"   “{reason.words}”" if reason.words else ""
        out.print(f"    {reason.document} · {reason.rule}{words}", markup=False)


def _print_decision(recorded: RecordedDecision) -> None:
    decision, out = recorded.decision, console()
    state = "" if recorded.applies else "   without effect as the documents are now"
    out.print(f"{recorded.key}   {decision.kind}{state}", markup=False, style="bold")
    out.print(f"  {decision}", markup=False)
    if decision.because:
        out.print(f"  because {decision.because}", markup=False)


def _print_types(report: TypeReport, limit: int) -> None:
    out = console()
    for one in report.types:
        by = " · ".join(f"{source} {count:,}" for source, count in one.decided_by.items())
        out.print(f"{one.type or 'unknown':14} {one.entities:8,}   {by}", markup=False)
    if report.misfits:
        out.print(
            f"\n{counted(len(report.misfits), 'entity')} of which different types are said", markup=False
        )
    for misfit in report.misfits[:limit]:
        said = " · ".join(f"{kind} ({source}, {count}×)" for kind, source, count in misfit.votes)
        where = listed(misfit.documents, language_of(misfit.name), most=3)
        out.print(f"  {misfit.name}: {misfit.type}   {said}   {where}", markup=False)
    if len(report.misfits) > limit:
        note(f"{len(report.misfits) - limit} more (--limit, or all with --json)")


def _print_conflict(conflict: Conflict, ontology: Ontology, chosen: str | None, store_address: str) -> None:
    language = _language(chosen, conflict.sides[0].statement)
    console().print(
        f"{conflict.subject} · {ontology.label(conflict.predicate, language)}: "
        + " / ".join(dict.fromkeys(side.value for side in conflict.sides)),
        markup=False,
        style="bold",
    )
    for side in conflict.sides:
        _print_statement(side.statement, ontology, language)
    first, second = conflict.sides[:2]
    if _may_be_one(first, second):
        command = f'guanxi merge "{first.value}" "{second.value}" --store {store_address}'
        console().print(f"  if they are one: {command}", markup=False)


def _may_be_one(first: Side, second: Side) -> bool:
    """Whether two values may be one thing's names in the two scripts: no page says both."""
    pages = [{row.document for row in side.statement.said} for side in (first, second)]
    in_two_scripts = has_han(first.value) is not has_han(second.value)
    return bool(first.entity and second.entity) and in_two_scripts and pages[0].isdisjoint(pages[1])


def _print_statement(statement: Statement, ontology: Ontology, language: Language) -> None:
    out, label = console(), ontology.label(statement.predicate, language)
    sure = f"{statement.confidence:.2f} · {statement.evidence}×"
    out.print(f"  {statement.subject} ─{label}→ {statement.object}   {sure}", markup=False)
    for row in statement.said:
        out.print(f"    {row.document} · {row.start}–{row.end} · {row.extractor}", markup=False)
        out.print(f"      “{' '.join(row.sentence.split())}”", markup=False)


def _language(chosen: str | None, statement: Statement) -> Language:
    """The language chosen, else that of the sentence that says it."""
    if chosen is not None:
        return Language(chosen)
    return language_of(statement.said[0].sentence if statement.said else statement.subject)
