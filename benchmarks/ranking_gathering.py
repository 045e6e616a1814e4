"""The questions that rankers are trained on, with their candidates: out of benchmark folders, alone and in one store,
and out of whole pages."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from backends.dictionaries.glosses import load_glosses
from backends.embedders.load import load_embedder
from benchmarks.common import Folder, built_store, data_file, load_folder
from benchmarks.corpora_joined import cached_store, extended, joined, joined_store, parts_of
from benchmarks.ranking_data import Asked, collect, family_of, file_digest
from benchmarks.ranking_models import SINGLE
from benchmarks.ranking_pages import (
    CHUNKS,
    FAMILY,
    collect_proven,
    pages_source,
    pages_store,
    proven_questions,
)
from retriever.pipeline import Retriever, build_retriever
from retriever.ranking.fused import FusedRanker
from schemas.errors import GuanxiError, InputError
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import load_settings

_MOST_COLLECTED = 300
LICENCES = {
    "musique-dev": "CC BY 4.0",
    "hipporag-musique-train": "CC BY 4.0",
    "hotpotqa-dev": "CC BY-SA 4.0",
    "hipporag-hotpotqa-train": "CC BY-SA 4.0",
    "2wikimultihopqa": "Apache-2.0",
    "popqa": "MIT",
    "cmrc2018-zh": "CC BY-SA 4.0",
    "drcd-zh-hant": "CC BY-SA 3.0",
    "xquad-en-zh": "CC BY-SA 4.0",
}


@dataclass(frozen=True, slots=True)
class Gathered:
    """Folders by name, and their questions with candidates."""

    folders: Mapping[str, Folder]
    asked: Sequence[Asked]  # those of the folders alone, that a ranker may be tested on
    whole: Sequence[Asked]  # all that rankers may learn from
    sources: Mapping[str, Mapping[str, object]]  # where questions come from, by folder


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `gathered` is told on a command line."""
    parser.add_argument(
        "--data", type=Path, nargs="+", required=True, help="folders of questions and passages"
    )
    parser.add_argument("--pages", type=Path, help="folder of whole pages and questions with evidence")
    parser.add_argument(
        "--joined", nargs="+", default=[], metavar="NAME", help="folders asked in one store too"
    )
    parser.add_argument("--extra", action="store_true", help="train on the folders' extra questions too")
    parser.add_argument("--as-built", action="store_true", help="take the cached stores as they are")


def gathered(options: argparse.Namespace, named: Sequence[str]) -> Gathered:
    """The questions of the folders that `add_arguments` reads; InputError where one `named` is none of them."""
    data: Sequence[Path] = options.data
    as_built: bool = options.as_built
    twice = [name for name, count in Counter(path.resolve().name for path in data).items() if count > 1]
    if twice:
        raise InputError(f"two folders are called {twice[0]}; weights are written by these names")
    folders = {path.resolve().name: load_folder(path) for path in data}
    unknown = [name for name in (*named, *options.joined) if name not in folders]
    if unknown:
        raise InputError(f"{unknown[0]}: no such folder among {', '.join(folders)}")
    asked = [one for folder in folders.values() for one in candidates(folder, as_built=as_built)]
    larger = [folder for path in data if options.extra for folder in extended(path, load_settings().cache)]
    more = [one for folder in larger for one in candidates(folder, as_built=as_built)]
    together = [path for path in data if path.resolve().name in options.joined]
    whole = merged(asked, more) + candidates_together(together, as_built=as_built)
    sources = {
        name: source_of(folder, path) for (name, folder), path in zip(folders.items(), data, strict=True)
    }
    if options.pages is not None:
        whole += candidates_of_pages(options.pages)
        sources[FAMILY] = pages_source(options.pages)
    return Gathered(folders, asked, whole, sources)


def merged(asked: Sequence[Asked], more: Sequence[Asked]) -> list[Asked]:
    """All questions; of one in both the candidates out of the larger corpus."""
    known = {(one.folder, one.question) for one in more}
    return [*(one for one in asked if (one.folder, one.question) not in known), *more]


def candidates(folder: Folder, *, as_built: bool) -> list[Asked]:
    """The candidates of a folder's questions in its store, which is built where it must be."""
    settings = load_settings()
    print(f"reading {folder.name}", file=sys.stderr)
    store = cached_store(folder, settings) if as_built else built_store(folder, settings)
    with _asking(store) as retriever:
        return collect(folder, retriever, most=_most(folder))


def candidates_together(paths: Sequence[Path], *, as_built: bool) -> list[Asked]:
    """The candidates of several folders' questions in one store of them all."""
    if not paths:
        return []
    settings = load_settings()
    parts = [part for path in sorted(paths) for part in parts_of(path)]
    whole = joined(parts)
    store = joined_store(parts, settings, as_built=as_built)
    found = []
    with _asking(store) as retriever:
        for part in parts:
            if part.questions:
                print(f"reading {part.name} beside the others", file=sys.stderr)
                asked = replace(part, passages=whole.passages)
                found += collect(asked, retriever, most=_most(part), together=True)
    return found


def candidates_of_pages(folder: Path) -> list[Asked]:
    """The candidates of questions over whole pages, in chunks of each size."""
    found = []
    for size in CHUNKS:
        print(f"reading {FAMILY} in chunks of {size}", file=sys.stderr)
        store = pages_store(folder, load_settings(), size=size)
        with _asking(store) as retriever:
            found += collect_proven(proven_questions(folder), store, retriever, size=size)
    return found


def _most(folder: Folder) -> int | None:
    return _MOST_COLLECTED if family_of(folder.name, folder.questions[0].text) in SINGLE else None


@contextmanager
def _asking(store: GraphStore) -> Iterator[Retriever]:
    """A retriever over a store; both are closed after it."""
    settings = load_settings()
    embedder, reason = load_embedder(settings.cache)
    if embedder is None:
        raise GuanxiError(f"rankers are trained with the encoder: {reason}")
    glosses, _ = load_glosses(settings.cache)
    ontology = Ontology.load(settings.builder.ontology)
    retriever = build_retriever(
        store,
        embedder=embedder,
        ontology=ontology,
        settings=settings.retriever,
        ranker=FusedRanker(),
        glosses=glosses,
    )
    try:
        yield retriever
    finally:
        store.close()


def source_of(folder: Folder, path: Path) -> dict[str, object]:
    """Where questions come from: hashes of the files and the licence."""
    return {
        "licence": LICENCES.get(folder.name, "see the folder's README.md"),
        "corpus_sha256": file_digest(folder.corpus),
        "questions_sha256": file_digest(data_file(path, "questions.jsonl")),
    }
