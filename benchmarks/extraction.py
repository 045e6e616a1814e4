"""Facts and names that the extractors read, against labelled texts of either language.

usage: python benchmarks/extraction.py --data DIR [--source A,B] [--half even|odd] [--without PART] [--json]
                                       [--limit N]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.ablation import PARTS, lacking
from benchmarks.common import table
from benchmarks.extraction_rows import Row, Texts, load_texts
from benchmarks.extraction_scores import (
    Counts,
    RowScore,
    by_key,
    score_mentions,
    score_triples,
    total,
    where_stated,
)
from builder.chunking import chunk
from builder.extraction import Extractors
from builder.findings import Findings, Foretelling, FoundMention, Named
from builder.mentions import flat_names
from builder.readers.page import Page
from builder.sharing import SharedTagger
from builder.subject import subject_of
from schemas.errors import GuanxiError
from schemas.ontology import Ontology
from schemas.settings import ChunkingSettings, load_settings
from schemas.text import Document

WINDOW = 64  # texts that an English tagger sees together


@dataclass(frozen=True, slots=True)
class Read:
    """What the builder's extractor made of one row."""

    row: Row
    findings: Findings
    names: tuple[FoundMention, ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark; 0, or 2 for a folder or a source that cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, required=True, help="folder with triples.jsonl")
    parser.add_argument("--source", default="", help="rows of these sources alone, with commas between")
    parser.add_argument("--half", choices=("even", "odd"), default="", help="half of the rows, by their ids")
    parser.add_argument("--limit", type=int, help="the first N texts")
    parser.add_argument("--without", choices=PARTS, action="append", default=[], help="a part left out")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    sources = [source for source in options.source.split(",") if source]
    try:
        texts = load_texts(options.data, sources=sources, half=options.half, limit=options.limit)
        report = measure(texts, options.without)
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    print(json.dumps(report, ensure_ascii=False) if options.json else as_table(report))
    return 0


def measure(texts: Texts, without: Sequence[str] = ()) -> dict[str, object]:
    """Triples and mentions of a folder's texts, and how many texts a second; `without` some parts."""
    settings = load_settings()
    ontology = Ontology.load(settings.builder.ontology)
    extractors, missing = lacking(settings, ontology, without)
    for reason in missing:
        print(f"degraded: {reason}", file=sys.stderr)
    start = perf_counter()
    reads = list(read_all(texts, extractors, settings.builder.chunking))
    seconds = perf_counter() - start
    report: dict[str, object] = {"data": texts.name, "texts": len(reads)}
    if any(read.row.triples for read in reads):
        report["triples"] = triples_report(reads, texts, ontology)
    if any(read.row.spans for read in reads) and texts.mapping.types:
        report["mentions"] = mentions_report(reads, texts, ontology)
    report["texts_per_second"] = round(len(reads) / max(seconds, 1e-9), 1)
    return report


def read_all(texts: Texts, extractors: Extractors, chunking: ChunkingSettings) -> Iterator[Read]:
    """Every text read as a page of its own where the data gives it a title, else as words of no page."""
    language = texts.mapping.language
    extractor = extractors[language]
    rows = iter(texts.rows)
    while window := list(islice(rows, WINDOW)):
        pages = []
        for row in window:
            document = Document(row.id, row.title, row.text, texts.name, language)
            chunks = [replace(part, language=language) for part in chunk(Page(document), chunking)]
            subject = subject_of(document) if row.title else None
            pages.append((document, chunks, subject.named if subject else Named("")))
        with ExitStack() as stack:
            if isinstance(extractor, Foretelling) and isinstance(extractor.tagger, SharedTagger):
                asked = [text for page in pages for text in extractor.texts(*page)]
                stack.enter_context(extractor.tagger.tagged(asked))
            for row, page in zip(window, pages, strict=True):
                findings = extractor.extract(*page)
                yield Read(row, findings, tuple(flat_names(page[1], findings.mentions)))


def triples_report(reads: Sequence[Read], texts: Texts, ontology: Ontology) -> dict[str, object]:
    """Shares over all relations and by relation; sources that annotate one triple a text by recall alone.

    `where_stated` counts a fact against us only in texts for which the data states its relation at all,
    `every_text` in all texts. For data that annotates some relations in each text, without saying which,
    the first is the report's own precision, for others the second.
    """
    mapping = texts.mapping
    scores = [(read.row, score_triples(read.row, read.findings, mapping, ontology)) for read in reads]
    whole = [score for row, score in scores if row.source not in mapping.recall_only]
    chosen = whole or [score for _, score in scores]
    everywhere = by_key(score.by_relation for score in chosen)
    stated = by_key(where_stated(score.by_relation) for score in chosen)
    relations = stated if mapping.annotated == "in_part" else everywhere
    only = not whole
    report: dict[str, object] = dict(total(relations.values()).shares(recall_only=only))
    report["by_predicate"] = {name: counts.shares(recall_only=only) for name, counts in relations.items()}
    report["untyped"] = total(score.pairs for score in chosen).shares(recall_only=only)
    if not only:
        report["every_text"] = dict(total(everywhere.values()).shares())
        report["where_stated"] = dict(total(stated.values()).shares())
        report["where_stated_by_predicate"] = {name: counts.shares() for name, counts in stated.items()}
    report["groups"] = {
        name: total(relations.get(member, Counts()) for member in members).shares(recall_only=only)
        for name, members in mapping.groups.items()
    }
    sources = sorted({row.source for row, _ in scores} - {""})
    if len(sources) > 1:
        report["by_source"] = {s: _source(scores, s, only=s in mapping.recall_only) for s in sources}
    return report


def _source(scores: Sequence[tuple[Row, RowScore]], source: str, *, only: bool) -> dict[str, object]:
    own = [score for row, score in scores if row.source == source]
    return dict(total(c for score in own for c in score.by_relation.values()).shares(recall_only=only))


def mentions_report(reads: Sequence[Read], texts: Texts, ontology: Ontology) -> dict[str, object]:
    """Spans whatever their type, spans with their type, by source."""
    report: dict[str, object] = {}
    sources = sorted({read.row.source for read in reads})
    for source in sources:
        scores = [
            score_mentions(read.row, read.names, texts.mapping, ontology)
            for read in reads
            if read.row.source == source
        ]
        types = by_key(typed for _, typed in scores)
        report[source] = {
            "untyped": total(untyped for untyped, _ in scores).shares(),
            "typed": total(types.values()).shares(),
            "by_type": {name: counts.shares() for name, counts in types.items()},
        }
    return report


def as_table(report: dict[str, object]) -> str:
    """The report for people."""
    lines = [f"{report['data']}: {report['texts']} texts, {report['texts_per_second']} texts/s"]
    triples, mentions = report.get("triples"), report.get("mentions")
    if isinstance(triples, dict):
        rows = [("triples", triples), ("untyped", triples["untyped"])]
        if "where_stated" in triples:
            rows += [(name.replace("_", " "), triples[name]) for name in ("every_text", "where_stated")]
        for part in ("groups", "by_source", "by_predicate"):
            rows += list(triples.get(part, {}).items())
        lines.append(table(["", *_COLUMNS], [_cells(name, shares) for name, shares in rows]))
    if isinstance(mentions, dict):
        for source, found in mentions.items():
            rows = [("untyped", found["untyped"]), ("typed", found["typed"]), *found["by_type"].items()]
            lines.append(table([source, *_COLUMNS], [_cells(name, shares) for name, shares in rows]))
    return "\n".join(lines)


_COLUMNS = ("precision", "recall", "f1", "said", "wanted")


def _cells(name: str, shares: dict[str, object]) -> list[object]:
    return [name, *("" if shares.get(column) is None else shares[column] for column in _COLUMNS)]


if __name__ == "__main__":
    sys.exit(main())
