"""`guanxi build` and `delete`: documents into a store, and out of it as if they had never come."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from builder.extraction.language_model.asked import MOST_TOKENS
from builder.readers import find_sources
from builder.report import BuildReport, BuildRequest
from builder.wiring import build_pipeline
from schemas.errors import InterruptionError, UnknownNameError
from schemas.language_model import ModelUse
from schemas.settings import Settings, load_settings
from schemas.statistics import StoreStats
from service.cli.output import (
    console,
    counted,
    json_option,
    note,
    print_json,
    reported,
    settings_option,
    store_counts,
    store_option,
)
from service.cli.progress import BuildBars
from service.shapes import Json, versioned
from service.stores import open_for_building, open_for_trying, open_for_writing


@click.command()
@click.argument("inputs", nargs=-1, required=True, metavar="PAGES...")
@store_option
@click.option("--prune", is_flag=True, help="Remove documents that PAGES no longer hold.")
@click.option("--dry-run", is_flag=True, help="Read and count, write nothing.")
@click.option("--strict", is_flag=True, help="Exit with 1 if a document was left out.")
@click.option(
    "--language-model/--no-language-model",
    default=None,
    help="Have each chunk read by the language model of the settings too; else as builder.language_model says.",
)
@settings_option
@json_option
@reported
def build(
    inputs: tuple[str, ...], store_address: str, prune: bool, dry_run: bool, strict: bool,
    language_model: bool | None, settings_path: Path | None, as_json: bool,
) -> int:  # fmt: skip
    """Read PAGES (files, folders, globs, `-`) into a store; what did not change is not touched."""
    return run_build(
        BuildRequest(inputs, prune=prune, dry_run=dry_run, standard_input=sys.stdin.buffer),
        store_address, settings_path, strict=strict, as_json=as_json, language_model=language_model,
    )  # fmt: skip


def run_build(
    request: BuildRequest,
    store_address: str,
    settings_path: Path | None,
    *,
    strict: bool,
    as_json: bool,
    language_model: bool | None = None,
) -> int:
    """Build and report; 1 when everything was left out, or anything with `strict`.

    `language_model` says whether one reads, in place of the settings.
    """
    if any(str(given) != "-" for given in request.inputs):
        find_sources([given for given in request.inputs if str(given) != "-"])
    pipeline = build_pipeline(_with_model(load_settings(settings_path), language_model))
    opened = open_for_trying if request.dry_run else open_for_building
    with opened(store_address) as store:
        try:
            with BuildBars() as bars:
                report = pipeline.build(store, request, bars)
        except KeyboardInterrupt as error:
            raise _interrupted(store.stats(), store_address) from error
        stats = store.stats()
    if as_json:
        print_json(build_document(report, stats))
    else:
        _print_report(report, stats, store_address, dry_run=request.dry_run)
    if not report.left_out:
        return 0
    nothing = report.built == 0 and report.unchanged == 0
    return 1 if strict or nothing else 0


@click.command()
@click.argument("keys", nargs=-1, required=True, metavar="KEY...")
@store_option
@json_option
@reported
def delete(keys: tuple[str, ...], store_address: str, as_json: bool) -> int:
    """Remove documents by KEY; the store becomes what it would be had they never been indexed."""
    with open_for_writing(store_address) as store:
        known = [key for key, found in zip(keys, store.get_documents(keys), strict=True) if found is not None]
        if not known:
            raise UnknownNameError(
                f"no document has the key {keys[0]!r}.",
                hint=f"List keys with: guanxi store documents --store {store_address}",
            )
        result = store.delete_documents(known)
    unknown = [key for key in keys if key not in known]
    if as_json:
        print_json(versioned({"removed": known, "unknown": unknown, "graph_version": result.graph_version}))
        return 1 if unknown else 0
    console().print(f"{counted(len(known), 'document')} removed", markup=False)
    for key in unknown:
        note(f"not in the store: {key}")
    return 1 if unknown else 0


def build_document(report: BuildReport, stats: StoreStats) -> dict[str, Json]:
    """What `guanxi build --json` prints."""
    documents: dict[str, object] = {
        "added": report.added,
        "changed": report.changed,
        "unchanged": report.unchanged,
        "removed": report.removed,
        "left_out": report.left_out,
    }
    return versioned(
        {
            "documents": documents,
            "chunks": report.chunks,
            "entities": report.entities,
            "triples": report.triples,
            "mentions": report.mentions,
            "predicates": report.predicates,
            "seconds": {stage: round(seconds, 3) for stage, seconds in report.seconds.items()},
            "drops": report.drops,
            "dropped": report.dropped,
            "degraded": report.degraded,
            "estimate": round(report.estimate, 1),
            **({"language_model": report.language_model} if report.language_model is not None else {}),
            "store": {
                "documents": stats.documents,
                "chunks": stats.chunks,
                "entities": stats.entities,
                "triples": stats.triples,
                "mentions": stats.mentions,
            },
        }
    )


def _with_model(settings: Settings, asked: bool | None) -> Settings:
    if asked is None:
        return settings
    return settings.model_copy(
        update={"builder": settings.builder.model_copy(update={"language_model": asked})}
    )


def _interrupted(stats: StoreStats, address: str) -> InterruptionError:
    kept = f"{counted(stats.documents, 'document')} in {address} so far, whole and kept"
    return InterruptionError(f"interrupted: {kept}.", hint="The same command goes on from there.")


def use_line(use: ModelUse, *, dry_run: bool = False) -> str:
    """What the language model was asked, or would be; how long its replies are shows when they come."""
    if dry_run:
        calls = f"{counted(use.calls, 'call')} of about {counted(use.tokens, 'token')} in all"
        return f"would ask {use.model}: {calls}, and at most {MOST_TOKENS:,} more for each reply; its time comes on top"
    calls = f"{counted(use.calls, 'call')} · {counted(use.tokens, 'token')}"
    return f"asked {use.model}: {calls}   {counted(use.dropped, 'fact')} of its replies did not hold"


def _print_report(report: BuildReport, stats: StoreStats, address: str, *, dry_run: bool) -> None:
    out, total = console(), report.seconds.get("total", 0.0)
    for left in report.left_out:
        out.print(f"left out: {left.document} ({left.reason})", markup=False, style="yellow")
    for lost in report.degraded:
        out.print(f"degraded: {lost}", markup=False, style="yellow")
    if dry_run:
        would = f"{counted(report.added + report.changed, 'document')} · {counted(report.chunks, 'chunk')}"
        out.print(
            f"would build {would}, remove {report.removed}   about {report.estimate:.0f} s", markup=False
        )
        if report.language_model is not None:
            out.print(use_line(report.language_model, dry_run=True), markup=False)
        return
    if report.removed:
        out.print(f"{counted(report.removed, 'document')} removed", markup=False)
    if report.left_out and not (report.built or report.unchanged):
        out.print("0 documents: all were left out", markup=False)
        return
    if not report.built:
        out.print(
            f"{counted(report.unchanged, 'document')} unchanged, nothing to do   {total:.1f} s", markup=False
        )
        return
    written = f"{counted(report.built, 'document')} · {counted(report.chunks, 'chunk')}"
    out.print(f"written to {address}   {written}   {total:.1f} s", markup=False)
    if report.unchanged:
        out.print(f"{counted(report.unchanged, 'document')} unchanged", markup=False)
    out.print(f"it holds now   {store_counts(stats)}", markup=False)
    if report.language_model is not None:
        out.print(use_line(report.language_model), markup=False)
    if report.drops:
        shown = " · ".join(f"{why} {count:,}" for why, count in list(report.drops.items())[:4])
        out.print(f"seen, not asserted: {shown}   (--json lists them)", markup=False, style="dim")
    stages = " · ".join(
        f"{stage} {seconds:.1f} s" for stage, seconds in report.seconds.items() if stage != "total"
    )
    out.print(stages, markup=False, style="dim")
    out.print(f'next: guanxi ask "…" --store {address}', markup=False, style="dim")
