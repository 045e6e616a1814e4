"""Names that are joined over a whole store, against names that are known to mean one thing.

usage: python benchmarks/resolution.py --data DIR [--limit N] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.embedders.load import open_embedder
from backends.stores import open_store
from benchmarks.common import table
from benchmarks.resolution_scenes import LabelledName, Scene, load_scenes, possible
from builder.analysis import Analyst
from builder.bilingual import Bilingual
from builder.chunking import chunk
from builder.curation import join_similar, proposals
from builder.readers.page import Page
from builder.resolution import Simplifier
from builder.spelling import spellings
from builder.wiring import open_bilingual, open_extractors
from schemas.errors import GuanxiError
from schemas.graph import Alias, DocumentEntity, DocumentGraph, GraphBatch, Mention
from schemas.names import name_key
from schemas.ontology import Ontology
from schemas.protocols import Embedder, GraphStore
from schemas.settings import ChunkingSettings, Settings, load_settings
from schemas.text import Chunk, Document

_CONFIDENCE = 1.96  # of a normal distribution, 95 %


@dataclass(frozen=True, slots=True)
class Judged:
    """A pair of names that was joined, by which rule, and whether it means one thing."""

    rule: str
    one: str
    other: str
    right: bool


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark; 0, or 2 for a folder that cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, required=True, help="folder with names that are linked")
    parser.add_argument("--limit", type=int, help="the first N pairs, texts or questions")
    parser.add_argument("--wrong", action="store_true", help="list the pairs that are not one, on stderr")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    try:
        scenes = load_scenes(options.data, limit=options.limit)
        judged = judge(scenes, load_settings())
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    for pair in judged if options.wrong else ():
        if not pair.right:
            print(f"{pair.rule}: {pair.one} = {pair.other}", file=sys.stderr)
    found = report(options.data.resolve().name, scenes, judged)
    print(json.dumps(found, ensure_ascii=False) if options.json else as_table(found))
    return 0


def judge(scenes: Sequence[Scene], settings: Settings) -> list[Judged]:
    """Every pair of names that is joined: within the texts, and over stores of the names alone."""
    embedder, lost = open_embedder(settings)
    if lost:
        print(f"degraded: {lost}", file=sys.stderr)
    bilingual, unknown = open_bilingual(settings)
    if unknown:
        print(f"degraded: {unknown}", file=sys.stderr)
    judged: list[Judged] = []
    for scene in scenes:
        judged += _over_store(scene, embedder, bilingual)
    return judged + list(_within_texts([scene for scene in scenes if scene.text], settings))


def interval(right: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, in per cent."""
    if not of:
        return 0.0, 100.0
    share, spread = right / of, _CONFIDENCE**2 / of
    centre = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return round(100 * (centre - half), 1), round(100 * (centre + half), 1)


def report(data: str, scenes: Sequence[Scene], judged: Sequence[Judged]) -> dict[str, object]:
    """Precision with its interval in all and by rule, and which share of what is one was joined."""
    rules: defaultdict[str, list[Judged]] = defaultdict(list)
    for pair in judged:
        rules[pair.rule].append(pair)
    right = len({(pair.one, pair.other) for pair in judged if pair.right})
    pairs = sum(possible(scene.names) for scene in scenes)
    return {
        "data": data,
        "names": sum(len(scene.names) for scene in scenes),
        "pairs": pairs,
        "recall": round(100 * right / pairs, 1) if pairs else 0.0,
        **_scored(judged),
        "by_rule": {rule: _scored(rules[rule]) for rule in sorted(rules)},
    }


def _scored(judged: Sequence[Judged]) -> dict[str, object]:
    right = sum(pair.right for pair in judged)
    precision = round(100 * right / len(judged), 1) if judged else None
    return {"joined": len(judged), "right": right, "precision": precision,
            "interval": interval(right, len(judged))}  # fmt: skip


def as_table(found: dict[str, object]) -> str:
    """For people."""
    rules = found["by_rule"]
    rows = [("all", found), *(rules.items() if isinstance(rules, dict) else ())]
    lines = [
        (name, one["joined"], one["right"], one["precision"], "–".join(map(str, one["interval"])))
        for name, one in rows
    ]
    head = (
        f"{found['data']}: {found['names']} names, {found['pairs']} pairs are one, {found['recall']} % joined"
    )
    return f"{head}\n{table(('rule', 'joined', 'right', 'precision', '95 %'), lines)}"


def _over_store(scene: Scene, embedder: Embedder | None, bilingual: Bilingual | None) -> Iterator[Judged]:
    with TemporaryDirectory() as place:
        store = open_store(Path(place) / "names.db", create=True)
        graphs = [_document(number, one, bilingual) for number, one in enumerate(scene.names)]
        store.upsert(GraphBatch(tuple(graphs)))
        before = _entities(store, graphs)
        rules = {frozenset((one.one.id, one.other.id)): str(one.rule) for one in proposals(store, embedder)}
        join_similar(store, embedder)
        after = _entities(store, graphs)
        store.close()
    groups: defaultdict[str, list[int]] = defaultdict(list)
    for number, entity in enumerate(after):
        groups[entity].append(number)
    for group in groups.values():
        for place_, one in enumerate(group):
            for other in group[place_ + 1 :]:
                pair = frozenset((before[one], before[other]))
                rule = "name" if len(pair) == 1 else rules.get(pair, "several")
                if rule == "name" and _is_looked_up(graphs[one], graphs[other]):
                    rule = "dictionary"
                yield from _judged(rule, scene.names[one], scene.names[other])


def _document(number: int, one: LabelledName, bilingual: Bilingual | None) -> DocumentGraph:
    """A document of one name; a page as the builder makes it. A name whose kind the data does not tell is looked up
    as an organization's, of which the dictionary is asked without exceptions.
    """
    key = f"n{number}"
    others = tuple(Alias(other, "spelling") for other in spellings(one.name)) if one.page else ()
    kind = one.type if one.type not in ("", "Thing") else "Organization"
    known = bilingual.names(one.name, kind, about=one.page) if bilingual is not None else ()
    others += tuple(Alias(other, "dictionary") for other in known)
    entity = DocumentEntity(0, one.name, one.type, "tagger" if one.type else "", others, about=one.page)
    return DocumentGraph(
        Document(key, one.name, one.name, key, one.language),
        (Chunk(f"{key}#0", key, 0, 0, len(one.name), one.name, one.language),),
        (entity,),
        (Mention(f"{key}#0", 0, len(one.name), one.name, 0),),
    )


def _is_looked_up(*graphs: DocumentGraph) -> bool:
    """Whether one of two documents' names is what the dictionary calls the other."""
    names = {name_key(graph.document.title) for graph in graphs}
    return any(
        alias.reason == "dictionary" and name_key(alias.name) in names
        for graph in graphs
        for alias in graph.entities[0].aliases
    )


def _entities(store: GraphStore, graphs: Sequence[DocumentGraph]) -> list[str]:
    chunks = [graph.chunks[0].id for graph in graphs]
    found = {mention.chunk: mention.entity for mention in store.mentions(chunks=chunks, limit=len(chunks))}
    return [found[chunk_] for chunk_ in chunks]


def _judged(rule: str, one: LabelledName, other: LabelledName) -> Iterator[Judged]:
    if name_key(one.name) != name_key(other.name):
        yield Judged(rule, one.name, other.name, bool(one.means & other.means))


def _within_texts(scenes: Sequence[Scene], settings: Settings) -> Iterator[Judged]:
    """Names of one text that its own words give to one entity; those that the data does not know are no pair."""
    if not scenes:
        return
    ontology = Ontology.load(settings.builder.ontology)
    extractors, _ = open_extractors(settings, ontology)
    analyst = Analyst(ontology, extractors, Simplifier())
    for scene in scenes:
        known = {name_key(one.name): one for one in scene.names}
        language = scene.names[0].language
        page = Page(Document(scene.key, scene.title, scene.text, scene.key, language))
        graph = analyst.analyse(page, chunk(page, ChunkingSettings())).graph
        for entity in graph.entities:
            given = {name_key(alias.name): alias for alias in entity.aliases if alias.end > alias.start}
            for key, alias in given.items():
                one, other = known.get(name_key(entity.name)), known.get(key)
                if one is not None and other is not None:
                    yield from _judged(f"text: {alias.reason}", one, other)


if __name__ == "__main__":
    sys.exit(main())
