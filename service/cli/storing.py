"""`guanxi store`: what a store holds, whether it is sound, copying it, and embedding it again."""

from __future__ import annotations

from pathlib import Path

import click

from schemas.errors import ModelError
from schemas.protocols import GraphStore
from schemas.settings import load_settings
from schemas.text import ChunkKind
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
from service.cli.progress import Bars
from service.copying import CopyReport, copy_store, export_digest, require_two_places
from service.shapes import versioned
from service.stores import open_for_reading, open_for_writing


@click.group()
def store() -> None:
    """Look after a store."""


@store.command()
@store_option
@json_option
@reported
def info(store_address: str, as_json: bool) -> int:
    """Counts, types, predicates, and the model that made the vectors."""
    with open_for_reading(store_address) as opened:
        stats, embedder = opened.stats(), opened.embedder()
    if as_json:
        print_json(versioned({"store": store_address, "stats": stats, "embedder": embedder}))
        return 0
    out = console()
    out.print(
        f"{store_address}   {store_counts(stats)}   version {stats.graph_version}",
        markup=False,
    )
    model = f"{embedder.model} ({embedder.dimension}, {embedder.runtime})" if embedder else "none"
    out.print(f"  vectors     {stats.vectors}   {model}", markup=False)
    for title, counts in (("types", stats.types), ("predicates", stats.predicates)):
        shown = " · ".join(f"{name or 'unknown'} {count}" for name, count in list(counts.items())[:12])
        out.print(f"  {title:11} {shown}", markup=False)
    return 0


def _texts(store: GraphStore) -> int:
    """How many chunks are text, which is embedded; the lines of a file of triples are not."""
    chunks = (chunk for graph in store.iterate_documents() for chunk in graph.chunks)
    return sum(chunk.kind is ChunkKind.TEXT for chunk in chunks)


@store.command()
@store_option
@json_option
@reported
def check(store_address: str, as_json: bool) -> int:
    """Look for orphans and broken invariants; exit status 1 if there are any."""
    with open_for_reading(store_address) as opened:
        problems, stats = opened.check(), opened.stats()
        texts = _texts(opened) if stats.vectors < stats.chunks else stats.vectors
    notes = [
        f"{texts - stats.vectors:,} of {counted(texts, 'chunk')} have no vectors; "
        f"`guanxi store reindex --store {store_address}` embeds them"
    ] * (stats.vectors < texts)
    if as_json:
        found = {"store": store_address, "sound": not problems, "problems": problems, "notes": notes}
        print_json(versioned(found))
    else:
        console().print("\n".join([*(problems or ["sound"]), *notes]), markup=False)
    return 1 if problems else 0


@store.command()
@store_option
@json_option
@reported
def documents(store_address: str, as_json: bool) -> int:
    """Every document's key."""
    with open_for_reading(store_address) as opened:
        stamps = list(opened.stamps())
    if as_json:
        print_json(versioned({"documents": [stamp.key for stamp in stamps]}))
    else:
        console().print("\n".join(stamp.key for stamp in stamps), markup=False)
    return 0


@store.command()
@store_option
@settings_option
@json_option
@reported
def reindex(store_address: str, settings_path: Path | None, as_json: bool) -> int:
    """Embed every chunk again with the embedder of the settings."""
    from backends.embedders.load import open_embedder
    from builder.reindexing import reindex as embed_again
    from service.cli.progress import BuildBars

    embedder, degraded = open_embedder(load_settings(settings_path))
    if embedder is None:
        raise ModelError(f"nothing was embedded: {degraded or 'the settings name no embedder.'}")
    with open_for_writing(store_address) as opened, BuildBars() as progress:
        count = embed_again(opened, embedder, progress=progress)
    if as_json:
        print_json(versioned({"store": store_address, "chunks": count, "embedder": embedder.info}))
    else:
        console().print(f"{counted(count, 'chunk')} embedded by {embedder.info.model}", markup=False)
    return 0


@store.command()
@click.argument("source")
@click.argument("target")
@click.option("--prune", is_flag=True, help="Remove documents of TARGET that SOURCE has not.")
@click.option("--verify", is_flag=True, help="Compare the exports of both at the end; 1 if they differ.")
@json_option
@reported
def copy(source: str, target: str, prune: bool, verify: bool, as_json: bool) -> int:
    """Make TARGET hold what SOURCE holds, vectors too; interrupted, run it again."""
    require_two_places(source, target)
    with (
        open_for_reading(source) as read,
        open_for_writing(target, create=True) as written,
        Bars() as bars,
    ):
        report = copy_store(
            read, written, prune=prune,
            progress=lambda done, total: bars.show("copying", done, total, "documents"),
        )  # fmt: skip
        digests = {"source": export_digest(read), "target": export_digest(written)} if verify else {}
    same = not verify or digests["source"] == digests["target"]
    if as_json:
        documents = {"copied": report.copied, "unchanged": report.unchanged, "removed": report.removed}
        print_json(
            versioned(
                {
                    "source": source,
                    "target": target,
                    "documents": documents,
                    "source_changed": report.source_changed,
                    "export_sha256": digests,
                    "seconds": round(report.seconds, 3),
                }
            )
        )
    else:
        _print_copy(report, target, digests)
    return 0 if same and not report.source_changed else 1


def _print_copy(report: CopyReport, target: str, digests: dict[str, str]) -> None:
    console().print(
        f"{counted(report.copied, 'document')} copied to {target}, {report.unchanged} were there, "
        f"{report.removed} removed   {report.seconds:.1f} s",
        markup=False,
    )
    for side, digest in digests.items():
        console().print(f"  export of the {side:6}  sha256 {digest}", markup=False)
    if report.source_changed:
        note("the source changed meanwhile; run the command again")
