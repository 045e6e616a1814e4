"""`guanxi inspect`: entities, triples, subgraphs and documents of a store."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from builder.curation import RecordedDecision, decisions_on, recorded_decisions
from schemas.graph import Subgraph
from schemas.ontology import Ontology
from schemas.settings import load_settings
from schemas.text import Language
from service.cli.curating import conflicts_, doubts_, merges, types
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
from service.documents import entity_document, subgraph_document, triples_document
from service.files import written
from service.inspection import (
    EntityReport,
    TripleReport,
    inspect_document,
    inspect_entity,
    inspect_subgraph,
    inspect_triple,
)
from service.lines import qualifiers_text, shown_names, triple_line
from service.shapes import versioned
from service.stores import open_for_reading
from solver.executors.paths import FARTHEST
from solver.language import language_of


@click.group()
def inspect() -> None:
    """Look inside a store."""


for _command in (merges, types, conflicts_, doubts_):
    inspect.add_command(_command)


@inspect.command()
@click.argument("name")
@store_option
@language_option
@settings_option
@json_option
@reported
def entity(
    name: str, store_address: str, language: str | None, settings_path: Path | None, as_json: bool
) -> int:
    """NAME's names, types, facts by predicate, sources, and why it is one entity."""
    ontology = Ontology.load(load_settings(settings_path).builder.ontology)
    with open_for_reading(store_address) as store:
        if as_json:
            print_json(entity_document(store, name))
            return 0
        reports = inspect_entity(store, name)
        recorded = recorded_decisions(store)
    decided = [decisions_on(recorded, report.entity) for report in reports]
    for report, decisions in zip(reports, decided, strict=True):
        _print_entity(report, decisions, ontology, _language(language, name))
    return 0


@inspect.command()
@click.argument("subject")
@click.argument("predicate")
@click.argument("object_name", metavar="OBJECT")
@store_option
@language_option
@settings_option
@json_option
@reported
def triple(
    subject: str, predicate: str, object_name: str, store_address: str, language: str | None,
    settings_path: Path | None, as_json: bool,
) -> int:  # fmt: skip
    """Every sentence that says SUBJECT PREDICATE OBJECT (read in either direction)."""
    ontology = Ontology.load(load_settings(settings_path).builder.ontology)
    with open_for_reading(store_address) as store:
        reports = inspect_triple(store, subject, predicate, object_name, ontology=ontology)
    if as_json:
        print_json(triples_document(reports))
    else:
        for report in reports:
            _print_triple(report, ontology, _language(language, subject))
    if not reports:
        note(f"no document says that {subject} {predicate} {object_name}")
    return 0 if reports else 1


@inspect.command()
@click.argument("names", nargs=-1, required=True)
@store_option
@click.option("--format", "form", type=click.Choice(["text", "svg", "dot", "graphml"]), default="text")
@click.option("-o", "--output", type=click.Path(path_type=Path), default=None, help="Write to a file.")
@click.option("--limit", type=click.IntRange(min=1), default=40, help="Triples at most.")
@language_option
@settings_option
@json_option
@reported
def subgraph(
    names: tuple[str, ...], store_address: str, form: str, output: Path | None, limit: int, language: str | None,
    settings_path: Path | None, as_json: bool,
) -> int:  # fmt: skip
    """What connects NAMES, as text, a picture or a file for graph tools."""
    ontology = Ontology.load(load_settings(settings_path).builder.ontology)
    with open_for_reading(store_address) as store:
        found = inspect_subgraph(store, list(names), ontology=ontology, limit=limit)
    if as_json and output is not None:
        raise click.UsageError("--json prints to standard output; leave --output out.")
    if as_json:
        print_json(subgraph_document(found))
        return 0 if found.triples else 1
    if not found.triples:
        note(_nothing_between(names))
        return 1
    text = _rendered(found, form, ontology, _language(language, names[0]))
    if output is None:
        console().print(text, markup=False, end="")
    else:
        with written(output) as stream:
            stream.write(text)
        counts = f"{counted(len(found.entities), 'entity')} · {counted(len(found.triples), 'triple')}"
        note(f"written to {output}   {counts}")
    return 0


@inspect.command()
@click.argument("key")
@store_option
@json_option
@reported
def document(key: str, store_address: str, as_json: bool) -> int:
    """The text of document KEY as the reader produced it: what every offset counts."""
    with open_for_reading(store_address) as store:
        report = inspect_document(store, key)
    found = report.document
    if as_json:
        places = [(chunk.id, chunk.start, chunk.end) for chunk in report.chunks]
        print_json(versioned({"document": found, "chunks": places}))
        return 0
    console().print(f"{found.title}   {found.language}   {found.source}\n", markup=False)
    console().print(found.text, markup=False)
    return 0


def _print_entity(
    report: EntityReport, decisions: Sequence[RecordedDecision], ontology: Ontology, language: Language
) -> None:
    out, entity = console(), report.entity
    out.print(f"{entity.name}   {entity.type or 'type unknown'}   {entity.id}", markup=False, style="bold")
    if entity.description:
        out.print(f"  {entity.description}", markup=False)
    out.print(
        f"  in {counted(entity.documents, 'document')} · {counted(entity.mentions, 'mention')} in running text"
    )
    for name in entity.names:
        where = listed(name.documents, language, most=3)
        out.print(f"  name    {name.name}   because: {name.reason}   {where}", markup=False)
    for one in decisions:
        out.print(f"  decided {one.decision}   {one.decision.because}   {one.key}", markup=False)
    for predicate, facts in report.facts.items():
        label = ontology.label(predicate, language)
        out.print(f"  {label} ({len(facts)})", markup=False, style="cyan")
        for fact in facts[:12]:
            arrow = "→" if fact.outgoing else "←"
            tail = qualifiers_text(fact.triple, language)
            sure = f"{fact.triple.confidence:.2f} · {fact.triple.evidence}×"
            out.print(f"    {arrow} {fact.other}{tail}   {sure}", markup=False)
        if len(facts) > 12:
            out.print(f"    … {len(facts) - 12} more (all with --json)")
    out.print(f"  sources {listed(report.sources, language, most=8)}\n", markup=False)


def _print_triple(report: TripleReport, ontology: Ontology, language: Language) -> None:
    out, found = console(), report.triple
    label = ontology.label(found.predicate, language)
    tail = qualifiers_text(found, language)
    out.print(f"{report.subject.name} ─{label}→ {report.object}{tail}   {found.confidence:.2f}", markup=False)
    for row in report.evidence:
        out.print(
            f"  {row.document} · {row.start}–{row.end} · {row.extractor} · {row.confidence:.2f}", markup=False
        )
        out.print(f"    “{row.sentence}”", markup=False)


def _rendered(found: Subgraph, form: str, ontology: Ontology, language: Language) -> str:
    from service.drawing import draw_dot, draw_svg

    if form == "svg":
        return draw_svg(found, ontology=ontology, language=language)
    if form == "dot":
        return draw_dot(found, ontology=ontology, language=language)
    if form == "graphml":
        import networkx

        return "\n".join(networkx.generate_graphml(found.to_networkx())) + "\n"
    names = shown_names(found, ontology, language)
    lines = [triple_line(t, names, ontology.label(t.predicate, language), language) for t in found.triples]
    return "\n".join(lines) + "\n"


def _nothing_between(names: Sequence[str]) -> str:
    return (
        f"nothing is said of {names[0]}"
        if len(names) == 1
        else f"nothing connects {', '.join(names[:-1])} and {names[-1]} within {FARTHEST} steps"
    )


def _language(chosen: str | None, name: str) -> Language:
    return language_of(name) if chosen is None else Language(chosen)
