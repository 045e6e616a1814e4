"""Answers and rankings for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.console import Console

from schemas.answer import Answer, Citation
from schemas.language_model import ModelUse
from schemas.ontology import Ontology
from schemas.retrieval import Lift, NodeReport, Ranking, ScoredChunk
from schemas.text import Chunk, Language
from service.cli.output import addressed, counted
from service.cli.signs import CHANNELS, SIGNS
from service.lines import shown_names, triple_line
from solver.confidence.estimating import weights_for

GRAPH_LINES = 12
SNIPPET = 80
SIGNS_SHOWN = 5
LIFTS = {
    Lift.ALONE: "none: the flow's ranking stands alone",
    Lift.OPEN: "none: nothing answers the question surely enough",
    Lift.SPENT: "none: an answer would have taken too much",
    Lift.STANDING: "none needed: what the answer rests on stands where it would",
    Lift.LIFTED: "passages were moved up that the answer rests on",
}


def print_answer(out: Console, answer: Answer, ontology: Ontology, *, explain: bool = False) -> None:
    """The sentence, its citations, the plan, the graph behind it, and what each part took."""
    out.print(answer.marked, markup=False, style="bold")
    for number, citation in enumerate(answer.citations, start=1):
        _print_citation(out, f"[{number}]", citation, answer.language)
    if answer.abstained and answer.nearest:
        out.print("最接近的段落：" if answer.language is Language.CHINESE else "The nearest passages:")
        for citation in answer.nearest[:3]:
            _print_citation(out, "   ", citation, answer.language)
    out.print()
    out.print(f"plan   {answer.plan.strip().replace(chr(10), chr(10) + '       ')}", markup=False)
    _print_graph(out, answer, ontology)
    reports = [report for step in answer.steps for report in step.reports]
    channels = _channels(reports[:8])
    if channels:
        out.print(channels, markup=False, style="dim")
    if explain:
        _print_signs(out, answer)
        print_hits(out, answer.hits, {})
    for lost in answer.degraded:
        out.print(f"degraded: {addressed(lost, answer.proof.store)}", markup=False, style="yellow")


def _print_signs(out: Console, answer: Answer) -> None:
    """What moves the confidence most from that of a usual answer, in log odds."""
    if answer.confidence is None:
        return
    added = weights_for(answer.signs).added(answer.signs)
    most = sorted(added.items(), key=lambda item: (-abs(item[1]), item[0]))[:SIGNS_SHOWN]
    out.print(f"confidence {answer.confidence:.2f}, which these signs moved most (by so much in log odds):")
    for name, value in most:
        out.print(f"     {name} {answer.signs[name]:.2f} ({value:+.2f})   {SIGNS[name]}", markup=False)


def print_ranking(
    out: Console, ranking: Ranking, ontology: Ontology, names: Mapping[str, str], chunks: Mapping[str, Chunk]
) -> None:
    """Entities linked, triples found (`names` of their ends by id), and each hit with its reasons."""
    for entity in ranking.query.entities:
        out.print(f"entity  {entity.surface} → {entity.name} ({entity.type or '?'}) {entity.score:.2f} {entity.how}",
                  markup=False)  # fmt: skip
    print_triples(out, ranking, ontology, names)
    print_hits(out, ranking.chunks, chunks)
    out.print(_channels(ranking.reports), markup=False, style="dim")
    lift = LIFTS[ranking.lift] if ranking.chunks else "none: the flow ranks no passages"
    out.print(f"lift    {lift}", markup=False, style="dim")


def print_triples(out: Console, ranking: Ranking, ontology: Ontology, names: Mapping[str, str]) -> None:
    """The first triples found, with who found them and why."""
    for found in ranking.triples[:GRAPH_LINES]:
        language = ranking.query.language
        line = triple_line(found.triple, names, ontology.label(found.triple.predicate, language), language)
        out.print(f"triple  {found.score:.2f} {found.retriever}  {line}   {found.why}", markup=False)
    if len(ranking.triples) > GRAPH_LINES:
        out.print(f"        … {len(ranking.triples) - GRAPH_LINES} more (all with --json)", markup=False)


def print_hits(out: Console, hits: tuple[ScoredChunk, ...], chunks: Mapping[str, Chunk]) -> None:
    """One hit a paragraph: score, place, the reasons in words, and how the passage begins; then what figures mean."""
    for rank, hit in enumerate(hits, start=1):
        evidence = hit.evidence
        channels = {
            "base": evidence.base,
            "dense": evidence.dense,
            "bm25": evidence.lexical,
            "named": evidence.named,
            "linked": evidence.linked,
            "ppr": evidence.pagerank,
        }
        shown = " ".join(f"{name} {value:.3g}" for name, value in channels.items() if value)
        out.print(f"{rank:3}. {hit.score:.3f}  {hit.chunk}   {shown}", markup=False)
        if hit.why:
            out.print(f"     {hit.why}", markup=False)
        if hit.chunk in chunks:
            text = " ".join(chunks[hit.chunk].text.split())
            out.print(f"     {text[:SNIPPET]}{'…' if len(text) > SNIPPET else ''}", markup=False, style="dim")
    if hits:
        out.print(f"     {CHANNELS}", markup=False, style="dim")


def _channels(reports: Sequence[NodeReport]) -> str:
    """What each retriever found, and how long it took: `kg_cs 1 triple 2 ms · rc 10 chunks 18 ms`."""
    return " · ".join(
        f"{r.retriever} {counted(r.found, r.unit.removesuffix('s'))} {r.ms:.0f} ms" for r in reports
    )


def model_line(use: ModelUse | None) -> str:
    """What a language model was asked: `language model NAME: 1 call, 1,203 tokens`; that none was."""
    if use is None or not use.calls:
        return "no language model"
    line = f"language model {use.model}: {counted(use.calls, 'call')}, {counted(use.tokens, 'token')}"
    return line + (f", {counted(use.dropped, 'reply')} dropped" if use.dropped else "")


def _print_citation(out: Console, mark: str, citation: Citation, language: Language) -> None:
    unit = "字" if language is Language.CHINESE else "characters"
    place = " · ".join([citation.title or citation.document, *citation.headings])
    out.print(f"\n{mark} {place} · {unit} {citation.start}–{citation.end}", markup=False, style="cyan")
    out.print(f"    “{' '.join(citation.quote.split())}”", markup=False)


def _print_graph(out: Console, answer: Answer, ontology: Ontology) -> None:
    names = shown_names(answer.subgraph, ontology, answer.language)
    lines = [
        triple_line(t, names, ontology.label(t.predicate, answer.language), answer.language)
        for t in answer.subgraph.triples
    ]
    unique = [line for line, _ in groupby(sorted(lines))]
    for number, line in enumerate(unique[:GRAPH_LINES]):
        out.print(f"{'graph' if number == 0 else '     '}  {line}", markup=False)
    if len(unique) > GRAPH_LINES:
        out.print(f"       … {len(unique) - GRAPH_LINES} more (all with --json)")
