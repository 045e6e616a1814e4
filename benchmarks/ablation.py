"""What each part of the builder gives: extractors that lack a part, and stores built with them.

`patterns` are the ontology's; without `coreference` no fact is read whose subject is a pronoun, a noun that
stands for somebody, or left out; without `infobox` no infobox states anything; without `resolution`
no other name joins a thing.

usage: python benchmarks/ablation.py PAGES... --store STORE --without PART   (then: guanxi eval)
       python benchmarks/extraction.py --data DIR --without PART
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.embedders.load import open_embedder
from backends.stores import open_store
from builder.analysis import Analyst
from builder.assembly import Assembly
from builder.extraction import Extractors
from builder.findings import Extractor, Findings, Foretelling, Named
from builder.pipeline import Pipeline
from builder.readers.page import Page, RowKind
from builder.report import BuildRequest
from builder.wiring import open_extractors
from schemas.graph import SubjectSource
from schemas.ontology import Ontology
from schemas.settings import Settings, load_settings
from schemas.text import Chunk, Document

PARTS = ("patterns", "coreference", "infobox", "resolution")


class Boxless(Analyst):
    """Reads pages as if their infoboxes stated nothing; their words stay in the text."""

    def analyse(self, page: Page, chunks: Sequence[Chunk]) -> Assembly:
        """The page's graph without what its infobox states."""
        rows = tuple(row for row in page.rows if row.kind is not RowKind.INFOBOX)
        return super().analyse(replace(page, rows=rows, kind=""), chunks)


class Lacking:
    """An extractor without some parts of what it finds."""

    def __init__(self, extractor: Extractor, without: Collection[str]) -> None:
        self._extractor = extractor
        self._without = frozenset(without)
        self.tagger = getattr(extractor, "tagger", None)

    @property
    def version(self) -> str:
        return f"{self._extractor.version}-{'-'.join(sorted(self._without))}"

    def texts(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> Sequence[str]:
        """What the extractor will have tagged."""
        return (
            self._extractor.texts(document, chunks, subject)
            if isinstance(self._extractor, Foretelling)
            else ()
        )

    def extract(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> Findings:
        """What the extractor finds, less the parts."""
        found = self._extractor.extract(document, chunks, subject)
        if "coreference" in self._without:
            said = tuple(fact for fact in found.facts if fact.subject_source is SubjectSource.SPAN)
            named = tuple(mention for mention in found.mentions if mention.source != "coreference")
            found = replace(found, facts=said, mentions=named, unresolved=(), references=())
        if "resolution" in self._without:
            found = replace(found, aliases=())
        return found


def lacking(
    settings: Settings, ontology: Ontology, without: Collection[str]
) -> tuple[Extractors, tuple[str, ...]]:
    """The extractors of the settings without these parts, and what their taggers lack."""
    if "patterns" in without:
        ontology = ontology.model_copy(update={"patterns": ()})
    extractors, missing = open_extractors(settings, ontology)
    if not without:
        return extractors, missing
    return {language: Lacking(extractor, without) for language, extractor in extractors.items()}, missing


def main(arguments: Sequence[str] | None = None) -> int:
    """Build a store without a part."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pages", nargs="+")
    parser.add_argument("--store", required=True, help="a new store")
    parser.add_argument("--without", choices=PARTS, action="append", default=[])
    options = parser.parse_args(arguments)
    settings = load_settings()
    ontology = Ontology.load(settings.builder.ontology)
    extractors, _ = lacking(settings, ontology, options.without)
    embedder, _ = open_embedder(settings)
    store = open_store(options.store, create=True)
    analyst = Boxless if "infobox" in options.without else Analyst
    pipeline = Pipeline(ontology, extractors, embedder, settings.builder, analyst=analyst)
    report = pipeline.build(store, BuildRequest(options.pages))
    store.close()
    print(f"{options.store}: {report.built} documents, {report.triples} triples without {options.without}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
