"""How fast a build is beside its encoder alone, how fast questions are by retriever, and what both take.

The encoder and the build take turns on the same texts in one run, block by block, so that a busy machine
slows both; the build without an encoder follows over all blocks at once, as a second process helps with
large builds only. Processor time says more than wall time there. Nothing comes from the vector cache.

usage: python benchmarks/speed.py --data DIR [--limit N] [--blocks B] [--pagerank] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.embedders.load import load_embedder
from backends.stores import open_store
from benchmarks import pagerank
from benchmarks.common import data_file, read_rows, table
from builder.chunking import chunk
from builder.embedding import embedding_texts
from builder.pipeline import Pipeline
from builder.readers import LeftOut, read
from builder.report import BuildRequest
from builder.wiring import build_pipeline, open_extractors
from retriever import build_retriever
from retriever.metrics import percentile
from schemas.errors import ModelError
from schemas.ontology import Ontology
from schemas.protocols import Embedder
from schemas.retrieval import Query
from schemas.settings import DEFAULT_FLOW, NoEmbedderSettings, Settings
from solver.language import language_of

FLOWS = {
    "kg_cs": "kg_cs->kag_merger",
    "kg_fr": "kg_fr->kag_merger",
    "rc": "rc->kag_merger",
    "all": DEFAULT_FLOW,
}
MOST_QUESTIONS = 100


@dataclass
class Seconds:
    """Time spent inside `with`: on the wall's clock, and by all processors."""

    wall: float = 0.0
    processor: float = 0.0

    def __enter__(self) -> None:
        self.wall -= perf_counter()
        self.processor -= _processor()

    def __exit__(self, *_: object) -> None:
        self.wall += perf_counter()
        self.processor += _processor()


@dataclass
class BuildSpeed:
    """Sums over the blocks."""

    chunks: int = 0
    encoder: Seconds = field(default_factory=Seconds)
    build: Seconds = field(default_factory=Seconds)
    bare: Seconds = field(default_factory=Seconds)  # the build without an encoder
    stages: dict[str, float] = field(default_factory=dict)


def _processor() -> float:
    """Seconds of all processors, those of processes that have ended included."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--limit", type=int, default=600, help="documents")
    parser.add_argument("--blocks", type=int, default=4, help="turns that encoder and build take")
    parser.add_argument("--pagerank", action="store_true", help="PageRank at 100k and 1M nodes too")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    report = measure(options.data, options.limit, options.blocks)
    if options.pagerank:
        sizes = (100_000, 1_000_000)
        report["pagerank"] = {str(n): pagerank.measure(pagerank.random_graph(n, seed=0)) for n in sizes}
    print(json.dumps(report) if options.json else rendered(report))
    return 0


def measure(folder: Path, limit: int, blocks: int) -> dict[str, object]:
    """Build and question speed over the first `limit` documents of a folder."""
    settings = Settings()
    embedder, missing = load_embedder(settings.cache, cached=False)
    if embedder is None:
        raise ModelError(missing)
    rows = [row for row, _ in zip(read_rows(data_file(folder, "corpus.jsonl")), range(limit), strict=False)]
    questions = [str(row["question"]) for row in read_rows(data_file(folder, "questions.jsonl"))][
        :MOST_QUESTIONS
    ]
    with tempfile.TemporaryDirectory() as scratch:
        parts = [rows[start::blocks] for start in range(blocks)]
        files = [_written(part, Path(scratch) / f"{number}.jsonl") for number, part in enumerate(parts)]
        store = Path(scratch) / "speed.db"
        speed = build_speed(files, store, Path(scratch) / "bare.db", embedder, settings)
        asked = question_speed(questions, store, embedder, settings)
    rate, alone = speed.chunks / speed.build.wall, speed.chunks / speed.encoder.wall
    milliseconds = {
        name: round(1000 * part.processor / speed.chunks, 1)
        for name, part in (("encoder", speed.encoder), ("build", speed.build), ("bare", speed.bare))
    }
    return {
        "data": folder.resolve().name,
        "documents": len(rows),
        "chunks": speed.chunks,
        "build_chunks_per_s": round(rate, 1),
        "encoder_chunks_per_s": round(alone, 1),
        "build_over_encoder": round(rate / alone, 3),
        "build_over_encoder_processor": round(speed.encoder.processor / speed.build.processor, 3),
        "without_encoder_chunks_per_s": round(speed.chunks / speed.bare.wall, 1),
        "processor_ms_a_chunk": milliseconds,
        "stage_seconds": {stage: round(seconds, 2) for stage, seconds in speed.stages.items()},
        "questions": asked,
        "peak_memory_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }


def build_speed(
    files: Sequence[Path], address: Path, bare_address: Path, embedder: Embedder, settings: Settings
) -> BuildSpeed:
    """Encoder alone, build, and build without an encoder, in turns."""
    ontology = Ontology.load(settings.builder.ontology)
    # Each with extractors of its own: taggers remember words that they have seen.
    pipeline = Pipeline(ontology, open_extractors(settings, ontology)[0], embedder, settings.builder)
    without = build_pipeline(settings.model_copy(update={"embedder": NoEmbedderSettings(type="none")}))
    store, bare = open_store(address, create=True), open_store(bare_address, create=True)
    speed = BuildSpeed()
    embedder.embed_passages(["warm", "up"])
    for path in files:
        pages = [page for page in read([path]) if not isinstance(page, LeftOut)]
        texts = [t for p in pages for t in embedding_texts(p.document, chunk(p, settings.builder.chunking))]
        with speed.encoder:
            embedder.embed_passages(texts)
        with speed.build:
            report = pipeline.build(store, BuildRequest([path]))
        speed.chunks += len(texts)
        for stage, seconds in report.seconds.items():
            speed.stages[stage] = speed.stages.get(stage, 0.0) + seconds
    with speed.bare:
        without.build(bare, BuildRequest(files))
    store.close()
    bare.close()
    return speed


def question_speed(
    questions: Sequence[str], address: Path, embedder: Embedder, settings: Settings
) -> dict[str, dict[str, float]]:
    """Questions a second and latency by retriever, warm."""
    store = open_store(address, read_only=True)
    ontology = Ontology.load(settings.builder.ontology)
    found = {}
    for name, flow in FLOWS.items():
        chosen = settings.retriever.model_copy(update={"flow": flow})
        retriever = build_retriever(store, embedder=embedder, ontology=ontology, settings=chosen)
        queries = [Query(question, language_of(question)) for question in questions]
        retriever.retrieve(queries[0])
        ms = []
        for query in queries:
            start = perf_counter()
            retriever.retrieve(query)
            ms.append((perf_counter() - start) * 1000)
        found[name] = {
            "per_s": round(1000 * len(ms) / sum(ms), 1),
            "p50_ms": round(percentile(ms, 0.5), 1),
            "p95_ms": round(percentile(ms, 0.95), 1),
        }
    store.close()
    return found


def rendered(report: dict[str, object]) -> str:
    """The report for people."""
    lines = [f"{key:22} {value}" for key, value in report.items() if not isinstance(value, dict)]
    for key in ("processor_ms_a_chunk", "stage_seconds", "questions", "pagerank"):
        content = report.get(key)
        if not isinstance(content, dict):
            continue
        lines.append(f"\n{key}")
        for name, value in content.items():
            if key == "pagerank":
                header = ["system", *next(iter(value.values()))]
                lines.append(
                    f"{name} nodes\n" + table(header, [[s, *row.values()] for s, row in value.items()])
                )
            else:
                shown = "   ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
                lines.append(f"  {name:12} {shown}")
    return "\n".join(lines)


def _written(rows: Sequence[dict[str, str | list[str]]], path: Path) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


if __name__ == "__main__":
    sys.exit(main())
