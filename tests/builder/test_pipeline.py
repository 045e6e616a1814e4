"""Inputs to a store: what is built, skipped, replaced, removed, left out, and reported."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from backends.embedders.hashing import HashingEmbedder
from backends.stores import open_store
from backends.stores.exchange import canonical_export
from builder.findings import Findings, Named
from builder.pipeline import Pipeline
from builder.report import BuildReport, BuildRequest, Dropped, ProgressEvent
from schemas.decisions import Decision, DecisionKind, Member, decision_graph
from schemas.errors import InputError
from schemas.graph import DocumentGraph, EmbedderInfo, GraphBatch, Vectors
from schemas.ontology import Ontology
from schemas.protocols import Embedder, GraphStore
from schemas.settings import BuilderSettings, ChunkingSettings
from schemas.text import Chunk, Document, Language

ONTOLOGY = Ontology.load()


class CountingEmbedder:
    """Notes what it is asked."""

    def __init__(self) -> None:
        self._inner = HashingEmbedder(8)
        self.texts: list[str] = []

    @property
    def info(self) -> EmbedderInfo:
        return self._inner.info

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        self.texts += texts
        return self._inner.embed_passages(texts)

    def embed_query(self, text: str) -> Vectors:
        return self._inner.embed_query(text)


class FaultyExtractor:
    """Cannot read one document."""

    version = "faulty/1"

    def extract(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> Findings:
        if document.key == "bad":
            raise ValueError("a bug")
        return Findings()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GraphStore]:
    opened = open_store(tmp_path / "s.db", create=True)
    yield opened
    opened.close()


def corpus(folder: Path, *texts: tuple[str, str], name: str = "c.jsonl") -> Path:
    path = folder / name
    rows = [{"id": key, "title": key.title(), "text": text} for key, text in texts]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def build(
    store: GraphStore,
    *inputs: Path,
    embedder: Embedder | None = None,
    settings: BuilderSettings | None = None,
    prune: bool = False,
    dry_run: bool = False,
) -> BuildReport:
    pipeline = Pipeline(ONTOLOGY, {}, embedder, settings or BuilderSettings(batch_documents=2))
    return pipeline.build(store, BuildRequest(inputs, prune=prune, dry_run=dry_run))


def keys(store: GraphStore) -> list[str]:
    return [stamp.key for stamp in store.stamps()]


def test_everything_of_a_page_is_written(tmp_path: Path, store: GraphStore) -> None:
    report = build(
        store, corpus(tmp_path, ("ann", "Ann met Bob."), ("bob", "Bob ran.")), embedder=HashingEmbedder(8)
    )
    assert (report.added, report.chunks, report.left_out) == (2, 2, ())
    assert {"reading", "extracting", "embedding", "writing", "total"} <= report.seconds.keys()
    (graph, _) = store.get_document_graphs(["ann", "bob"])
    assert graph is not None
    assert [(e.name, e.about) for e in graph.entities] == [("Ann", True), ("Bob", False)]
    assert [(m.surface, m.source) for m in graph.mentions] == [("Ann", "title"), ("Bob", "capitalised")]
    assert graph.vectors is not None
    assert graph.vectors.shape == (1, 8)
    assert store.check() == []


def test_title_and_headings_are_embedded_with_the_text(tmp_path: Path, store: GraphStore) -> None:
    (tmp_path / "a.md").write_text("# Ann\n\n## Life\n\nShe ran.\n")
    embedder = CountingEmbedder()
    build(store, tmp_path / "a.md", embedder=embedder)
    assert embedder.texts == ["Ann\nLife\nShe ran."]


def test_a_second_build_does_nothing(tmp_path: Path, store: GraphStore) -> None:
    path = corpus(tmp_path, ("ann", "Ann ran."), ("bob", "Bob ran."))
    build(store, path, embedder=HashingEmbedder(8))
    before = store.graph_version()
    embedder = CountingEmbedder()
    report = build(store, path, embedder=embedder)
    assert (report.unchanged, report.built, embedder.texts) == (2, 0, [])
    assert store.graph_version() == before


def test_a_page_that_has_moved_is_not_read_again(tmp_path: Path, store: GraphStore) -> None:
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    texts = [(f"page {number}", f"Ann met Bob {number} times.") for number in range(5)]
    build(store, corpus(tmp_path / "old", *texts))
    there, moved = list(store.stamps()), corpus(tmp_path / "new", *texts[:3])
    assert build(store, moved, dry_run=True).unchanged == 3
    assert list(store.stamps()) == there
    report = build(store, moved)
    assert (report.unchanged, report.built) == (3, 0)
    assert [stamp.source for stamp in store.stamps()] == ["new/c.jsonl"] * 3 + ["old/c.jsonl"] * 2


def test_only_a_changed_page_is_replaced(tmp_path: Path, store: GraphStore) -> None:
    build(store, corpus(tmp_path, ("ann", "Ann met Carl."), ("bob", "Bob ran.")))
    report = build(store, corpus(tmp_path, ("ann", "Ann met Dora."), ("bob", "Bob ran.")))
    assert (report.changed, report.unchanged, report.added) == (1, 1, 0)
    assert store.find_names(["Carl"]) == {}
    assert list(store.find_names(["Dora"])) == ["Dora"]


def test_other_settings_build_again(tmp_path: Path, store: GraphStore) -> None:
    path = corpus(tmp_path, ("ann", "Ann ran."))
    build(store, path)
    other = BuilderSettings(chunking=ChunkingSettings(english=200))
    assert build(store, path, settings=other).changed == 1


def test_a_run_without_an_embedder_keeps_the_vectors_of_unchanged_pages(
    tmp_path: Path, store: GraphStore
) -> None:
    build(store, corpus(tmp_path, ("ann", "Ann ran."), ("bob", "Bob ran.")), embedder=HashingEmbedder(8))
    report = build(store, corpus(tmp_path, ("ann", "Ann sat."), ("bob", "Bob ran.")))
    assert (report.changed, report.unchanged) == (1, 1)
    assert [vector is not None for vector in store.get_vectors(["ann#0", "bob#0"])] == [False, True]


def test_a_run_with_an_embedder_embeds_what_has_no_vectors(tmp_path: Path, store: GraphStore) -> None:
    path = corpus(tmp_path, ("ann", "Ann ran."), ("bob", "Bob ran."))
    build(store, corpus(tmp_path, ("ann", "Ann ran."), name="ann.jsonl"), embedder=HashingEmbedder(8))
    build(store, path)
    embedder = CountingEmbedder()
    report = build(store, path, embedder=embedder)
    assert (report.changed, report.unchanged, embedder.texts) == (1, 1, ["Bob\nBob ran."])
    assert build(store, path, embedder=embedder).unchanged == 2


def lacking(*languages: Language) -> Pipeline:
    return Pipeline(ONTOLOGY, {}, None, BuilderSettings(), degraded=("no model",), lacking=languages)


def test_a_run_without_a_tagger_leaves_alone_what_was_read_with_it(tmp_path: Path, store: GraphStore) -> None:
    request = BuildRequest([corpus(tmp_path, ("ann", "Ann ran."))])
    lacking().build(store, request)
    before = store.graph_version()
    report = lacking(Language.ENGLISH, Language.CHINESE).build(store, request)
    assert (report.unchanged, report.changed, report.degraded) == (1, 0, ("no model",))
    assert store.graph_version() == before


def test_a_run_with_a_tagger_reads_again_what_was_read_without_it(tmp_path: Path, store: GraphStore) -> None:
    request = BuildRequest([corpus(tmp_path, ("ann", "Ann ran."), ("zhou", "周星驰生于香港。"))])
    assert lacking(Language.ENGLISH).build(store, request).added == 2
    assert lacking(Language.ENGLISH).build(store, request).unchanged == 2
    assert lacking(Language.CHINESE).build(store, request).unchanged == 2
    report = lacking().build(store, request)
    assert (report.changed, report.unchanged) == (1, 1)
    assert lacking().build(store, request).unchanged == 2


def test_prune_removes_what_vanished(tmp_path: Path, store: GraphStore) -> None:
    build(store, corpus(tmp_path, ("ann", "Ann ran."), ("bob", "Bob ran.")))
    path = corpus(tmp_path, ("ann", "Ann ran."))
    assert build(store, path).removed == 0
    assert build(store, path, prune=True).removed == 1
    assert keys(store) == ["ann"]


def test_prune_spares_what_a_damaged_file_gave_before(tmp_path: Path, store: GraphStore) -> None:
    build(store, corpus(tmp_path, ("ann", "Ann ran."), ("bob", "Bob ran.")))
    path = tmp_path / "c.jsonl"
    path.write_text(path.read_text().replace('{"id": "bob"', '{"id" "bob"'))
    report = build(store, path, prune=True)
    assert [left.document for left in report.left_out] == ["c.jsonl:2"]
    assert keys(store) == ["ann", "bob"]


@pytest.mark.parametrize("form", ["jsonl", "md"])
def test_a_page_cannot_stand_in_for_a_decision(tmp_path: Path, store: GraphStore, form: str) -> None:
    decision = Decision(DecisionKind.MERGE, (Member("Ann"), Member("Anna")), "she signs so")
    store.upsert(GraphBatch((decision_graph(decision),)))
    before = list(canonical_export(store))
    path = corpus(tmp_path, (decision.key, "Ann ran."))
    if form == "md":
        path = tmp_path / "a.md"
        path.write_text(f"---\nid: {decision.key}\n---\nAnn ran.\n")
    report = build(store, path)
    assert [Path(left.document).name for left in report.left_out] == [
        "c.jsonl:1" if form == "jsonl" else "a.md"
    ]
    assert report.left_out[0].reason.startswith(
        f"{decision.key}: 'decision:' is how the keys of decisions begin"
    )
    assert list(canonical_export(store)) == before


def test_prune_spares_decisions_but_no_page_with_a_key_like_one(tmp_path: Path, store: GraphStore) -> None:
    decision = Decision(DecisionKind.MERGE, (Member("Ann"), Member("Anna")))
    page = Document("decision:page", "Page", "A page.", "old.md", Language.ENGLISH)
    store.upsert(GraphBatch((decision_graph(decision), DocumentGraph(page, ()))))
    assert build(store, corpus(tmp_path, ("ann", "Ann ran.")), prune=True).removed == 1
    assert keys(store) == ["ann", decision.key]


def test_dry_run_counts_and_writes_nothing(tmp_path: Path, store: GraphStore) -> None:
    embedder = CountingEmbedder()
    report = build(store, corpus(tmp_path, ("ann", "Ann ran.")), embedder=embedder, dry_run=True)
    assert (report.added, report.chunks) == (1, 1)
    assert report.estimate > 0
    assert (keys(store), embedder.texts, store.embedder()) == ([], [], None)


def test_a_page_that_breaks_an_extractor_is_left_out_alone(
    tmp_path: Path, store: GraphStore, caplog: pytest.LogCaptureFixture
) -> None:
    pipeline = Pipeline(ONTOLOGY, {Language.ENGLISH: FaultyExtractor()}, None, BuilderSettings())
    path = corpus(tmp_path, ("bad", "Bad page."), ("good", "Good page."))
    report = pipeline.build(store, BuildRequest([path]))
    (left,) = report.left_out
    assert (left.document, left.reason) == ("bad", "it could not be processed: ValueError: a bug")
    assert keys(store) == ["good"]


def test_a_page_without_a_name_for_a_title_is_built_without_a_page_entity(
    tmp_path: Path, store: GraphStore
) -> None:
    path = tmp_path / "c.jsonl"
    path.write_text('{"id": "x", "title": "《》", "text": "Some saw Ann."}')
    assert (build(store, path).added, store.check()) == (1, [])
    (graph,) = store.get_document_graphs(["x"])
    assert graph is not None
    assert [(entity.name, entity.about) for entity in graph.entities] == [("Ann", False)]


def test_the_second_of_two_documents_with_one_key_is_left_out_naming_both(
    tmp_path: Path, store: GraphStore
) -> None:
    one = corpus(tmp_path, ("ann", "Ann ran."), ("bob", "Bob ran."), name="one.jsonl")
    two = corpus(tmp_path, ("bob", "Bob sat."), ("cat", "Cat ran."), name="two.jsonl")
    (left,) = build(store, one, two).left_out
    assert left.document == f"{two}:1"
    assert f"'bob': {one}:2, which is built, and {two}:1, which is not" in left.reason
    assert keys(store) == ["ann", "bob", "cat"]
    (kept,) = store.get_documents(["bob"])
    assert kept is not None
    assert kept.text == "Bob ran."


def test_prune_by_an_empty_folder_is_refused(tmp_path: Path, store: GraphStore) -> None:
    build(store, corpus(tmp_path, ("ann", "Ann ran."), ("bob", "Bob ran.")))
    empty = tmp_path / "unmounted"
    empty.mkdir()
    with pytest.raises(InputError, match=r"unmounted holds no document.*all 2 documents.*guanxi delete"):
        build(store, empty, prune=True)
    assert keys(store) == ["ann", "bob"]


def test_batch_size_and_order_do_not_show(tmp_path: Path) -> None:
    pages = [(f"p{n}", f"Page {n} names Ann Lee and P{n % 3}.") for n in range(7)]
    exports = []
    for size, order in ((1, pages), (3, pages[::-1]), (50, pages)):
        opened = open_store(tmp_path / f"{size}.db", create=True)
        settings = BuilderSettings(batch_documents=size)
        build(opened, corpus(tmp_path, *order), embedder=HashingEmbedder(8), settings=settings)
        exports.append(list(canonical_export(opened)))
        opened.close()
    assert exports[0] == exports[1] == exports[2]


def test_progress_names_each_stage_and_ends_with_all(tmp_path: Path, store: GraphStore) -> None:
    told: list[ProgressEvent] = []

    class Listener:
        def update(self, event: ProgressEvent) -> None:
            told.append(event)

    path = corpus(tmp_path, ("ann", "Ann ran."), ("bob", "Bob ran."), ("cat", "Cat ran."))
    pipeline = Pipeline(ONTOLOGY, {}, HashingEmbedder(8), BuilderSettings(batch_documents=2))
    pipeline.build(store, BuildRequest([path]), Listener())
    assert {event.stage for event in told} == {"reading", "extracting", "embedding", "writing"}
    last = told[-1]
    assert (last.stage, last.done, last.share, last.eta) == ("writing", 3, 1.0, 0.0)


def test_bare_triples_become_statements_that_are_not_embedded(tmp_path: Path, store: GraphStore) -> None:
    (tmp_path / "kb.tsv").write_text(
        "Kismet\tdirected by\tWilliam Dieterle\nKismet\tshoe size\t42\nKismet\thas tags\t1944\nOld\thas tags\tbd-r\n"
    )
    embedder = CountingEmbedder()
    report = build(store, tmp_path / "kb.tsv", embedder=embedder)
    assert (report.chunks, report.triples, embedder.texts) == (4, 4, [])
    (graph,) = store.get_document_graphs(["kb.tsv"])
    assert graph is not None
    assert [entity.name for entity in graph.entities] == ["Kismet", "William Dieterle", "1944", "Old", "bd-r"]
    found = [
        (s.predicate, s.object if isinstance(s.object, int) else s.object.value) for s in graph.statements
    ]
    assert found == [("director", 1), ("shoe size", "42"), ("has tags", 2), ("has tags", 4)]
    assert [chunk.text for chunk in graph.chunks][1] == "Kismet\tshoe size\t42"


class DoubtfulExtractor:
    """Sees the same thing in every document and asserts nothing."""

    version = "doubtful/1"

    def extract(self, document: Document, chunks: Sequence[Chunk], subject: Named) -> Findings:
        return Findings(dropped=(("Ann met Bo", "it is only said"),))


def test_what_is_not_asserted_is_reported_with_its_document(tmp_path: Path, store: GraphStore) -> None:
    path = corpus(tmp_path, ("a", "Ann met Bo, they say."), ("b", "Bo met Ann, they say."))
    pipeline = Pipeline(ONTOLOGY, {Language.ENGLISH: DoubtfulExtractor()}, None, BuilderSettings())
    report = pipeline.build(store, BuildRequest([path]))
    assert report.drops == {"it is only said": 2}
    assert report.dropped == (
        Dropped("a", "Ann met Bo", "it is only said"),
        Dropped("b", "Ann met Bo", "it is only said"),
    )


def test_pruning_spares_a_file_that_was_not_read_in_a_folder_of_another_name(
    tmp_path: Path, store: GraphStore
) -> None:
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    build(store, corpus(tmp_path / "old", ("ann", "Ann ran."), name="a.jsonl"))
    build(store, corpus(tmp_path / "old", ("bob", "Bob ran."), name="b.jsonl"))
    corpus(tmp_path / "new", ("carl", "Carl ran."), name="c.jsonl")
    (tmp_path / "new/a.jsonl").write_text("{broken")
    build(store, tmp_path / "new", prune=True)
    assert keys(store) == ["ann", "carl"]
