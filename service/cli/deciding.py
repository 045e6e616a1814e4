"""`guanxi merge` and `split`: a person's decisions on who is who, recorded and taken back."""

from __future__ import annotations

from pathlib import Path

import click

from backends.embedders.load import open_embedder
from builder.curation import RecordedDecision, decide_merge, decide_split, join_similar, take_back
from schemas.decisions import DecisionKind
from schemas.settings import load_settings
from service.cli.output import console, json_option, note, print_json, reported, settings_option, store_option
from service.shapes import versioned
from service.stores import open_for_writing

because_option = click.option("--because", default="", help="Why, in your words; shown wherever it matters.")
take_back_option = click.option(
    "--take-back", "key", default="", metavar="KEY", help="Forget a decision instead of making one."
)


@click.command()
@click.argument("names", nargs=-1, metavar="A B...")
@because_option
@take_back_option
@click.option("--force", is_flag=True, help="Merge things of different types too.")
@click.option("--similar", is_flag=True, help="Decide it of all that is surely one by its names.")
@store_option
@settings_option
@json_option
@reported
def merge(
    names: tuple[str, ...], because: str, key: str, force: bool, similar: bool, store_address: str,
    settings_path: Path | None, as_json: bool,
) -> int:  # fmt: skip
    """Decide that A and B are one: names, entities' ids, or keys of the documents about them."""
    if similar:
        if names or key or because or force:
            raise click.UsageError("--similar takes neither names nor another option.")
        return _join_similar(store_address, settings_path, as_json=as_json)
    if key:
        return _forget(names, DecisionKind.MERGE, key, store_address, as_json=as_json)
    if len(names) < 2:
        raise click.UsageError("Give two names, ids or document keys, or --take-back KEY.")
    with open_for_writing(store_address) as store:
        recorded = decide_merge(store, names, because=because, force=force)
    return _show(recorded, as_json=as_json)


@click.command()
@click.argument("names", nargs=-1, metavar="ENTITY PART")
@because_option
@take_back_option
@store_option
@json_option
@reported
def split(names: tuple[str, ...], because: str, key: str, store_address: str, as_json: bool) -> int:
    """Decide that PART, a name of ENTITY or the key of a document about it, is something else."""
    if key:
        return _forget(names, DecisionKind.SPLIT, key, store_address, as_json=as_json)
    if len(names) != 2:
        raise click.UsageError("Give an entity and one of its names or documents, or --take-back KEY.")
    with open_for_writing(store_address) as store:
        recorded = decide_split(store, *names, because=because)
    return _show(recorded, as_json=as_json)


def _join_similar(address: str, settings_path: Path | None, *, as_json: bool) -> int:
    embedder, lost = open_embedder(load_settings(settings_path))
    with open_for_writing(address) as store:
        decisions = join_similar(store, embedder)
    if as_json:
        shown = [{"key": one.key, "decision": one} for one in decisions]
        print_json(versioned({"joined": shown, "degraded": [lost] if lost else []}))
        return 0
    if lost:
        note(f"degraded: {lost}")
    for decision in decisions:
        console().print(f"{decision.key}   {decision}   {decision.because}", markup=False)
    console().print(f"{len(decisions)} joined by similar names in {address}", markup=False)
    return 0


def _forget(names: tuple[str, ...], kind: DecisionKind, key: str, address: str, *, as_json: bool) -> int:
    if names:
        raise click.UsageError("--take-back takes the key of a decision and nothing else.")
    with open_for_writing(address) as store:
        decision = take_back(store, key, kind)
    if as_json:
        print_json(versioned({"taken_back": decision}))
    else:
        console().print(f"taken back: {decision}", markup=False)
    return 0


def _show(recorded: RecordedDecision, *, as_json: bool) -> int:
    """1 where the decision is recorded and the documents give it nothing to change."""
    if as_json:
        shown = {"key": recorded.key, "decision": recorded.decision, "applies": recorded.applies}
        print_json(versioned(shown))
        return 0 if recorded.applies else 1
    console().print(f"{recorded.key}   {recorded.decision}", markup=False)
    if not recorded.applies:
        note("recorded, but without effect: a document itself says otherwise, or no longer names them")
    return 0 if recorded.applies else 1
