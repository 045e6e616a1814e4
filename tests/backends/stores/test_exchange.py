"""Exports that cannot be read are named by line; GraphML is read back by networkx."""

from __future__ import annotations

import base64
import io
import json
from pathlib import Path

import networkx as nx
import pytest

from backends.stores.exchange import export_graphml, export_jsonl, import_jsonl
from backends.stores.sqlite import SqliteStore
from schemas.decisions import Decision, DecisionKind, Member, decision_graph
from schemas.errors import InputError
from schemas.graph import GraphBatch
from schemas.names import digest
from tests.conformance.corpus import EMBEDDER, entity, make_document, year


@pytest.fixture
def store(tmp_path: Path):
    store = SqliteStore.open(tmp_path / "s.db", create=True)
    store.set_embedder(EMBEDDER)
    document = make_document(
        "p",
        "Bo & Co <1>",
        ["Bo & Co <1> met A\x01nn in 1988."],
        [entity(0, "Bo & Co <1>", "Person", about=True), entity(1, "A\x01nn", "Person")],
        [(0, "met", 1, 0), (0, "founded", year("1988"), 0)],
    )
    store.upsert(GraphBatch((document,)))
    yield store
    store.close()


def test_graphml_has_entities_literals_and_triples(store: SqliteStore):
    stream = io.StringIO()
    assert export_graphml(store, stream) == 2
    graph = nx.parse_graphml(stream.getvalue())
    bo = digest("entity", "bo & co <1>", "p")
    assert graph.nodes[bo]["label"] == "Bo & Co <1>"
    assert graph.nodes[digest("entity", "a\x01nn", "")]["label"] == "A\ufffdnn"
    assert graph.nodes["date:1988:"]["label"] == "1988年"
    assert {edge["label"] for _, _, edge in graph.edges(data=True)} == {"met", "founded"}


def test_an_export_without_vectors_is_imported_without_them(store: SqliteStore, tmp_path: Path):
    stream = io.StringIO()
    export_jsonl(store, stream, vectors=False)
    copy = SqliteStore.open(tmp_path / "copy.db", create=True)
    import_jsonl(copy, stream.getvalue().splitlines())
    assert (copy.stats().documents, copy.stats().vectors, copy.embedder()) == (1, 0, None)
    assert copy.get_token_codes(["p#0"]) == [None]
    copy.close()


def test_an_export_tells_the_codes_of_tokens_in_one_piece(store: SqliteStore):
    stream = io.StringIO()
    export_jsonl(store, stream)
    record = json.loads(stream.getvalue().splitlines()[1])
    words = b"\x02B\x01&\x02C\x03<\x03m\x04A\x02i\x051"  # Bo & Co <1> met A.nn in 1988.
    assert record["token_codes"] == {"rows": [8], "width": 2, "u8": base64.b64encode(words).decode()}


def test_an_export_from_before_there_were_codes_is_imported_without(store: SqliteStore, tmp_path: Path):
    stream = io.StringIO()
    export_jsonl(store, stream)
    header, line = stream.getvalue().splitlines()
    record = json.loads(line)
    del record["token_codes"]
    copy = SqliteStore.open(tmp_path / "copy.db", create=True)
    import_jsonl(copy, [header, json.dumps(record)])
    (found,) = copy.get_document_graphs(["p"])
    assert (found.vectors.shape, found.token_codes) == ((1, 4), None)
    copy.close()


def test_bytes_that_are_not_utf_8_are_named_by_line(store: SqliteStore):
    lines = HEADER.encode() + b'\n\n{"key":"caf\xe9"}\n'
    with pytest.raises(InputError, match="line 3 is not UTF-8"):
        import_jsonl(store, io.TextIOWrapper(io.BytesIO(lines), "utf-8"))


def test_json_nested_too_deep_is_named_by_line(store: SqliteStore):
    with pytest.raises(InputError, match="line 2 is nested too deep"):
        import_jsonl(store, [HEADER, "[" * 200_000])


HEADER = '{"guanxi":1,"embedder":null}'


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([], "line 1 is not JSON"),
        (['{"id": "x"}'], "line 1 is not the header"),
        (['{"guanxi":1,"embedder":{"model":3}}'], "line 1: the embedder"),
        ([HEADER, "", "{"], "line 3 is not JSON"),
        ([HEADER, "[]"], "line 2 is not a JSON object"),
        ([HEADER, '{"key":"x"}'], "line 2 is not a document.*title"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(store: SqliteStore, lines: list[str], said: str):
    with pytest.raises(InputError, match=said):
        import_jsonl(store, lines)
    assert store.stats().documents == 1


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("text", 3),
        ("language", "xx"),
        ("chunks", [[0, "9", "en", [], "text"]]),
        ("entities", [{"ref": True}]),
        ("vectors", {"rows": 1, "f32": "%%%"}),
        ("vectors", {"rows": 3, "f32": "AAAAAAAAAAA="}),
        ("token_codes", [[1, 2]]),
        ("token_codes", {"rows": [1], "width": 2, "u8": "%%%"}),
        ("token_codes", {"rows": [3], "width": 2, "u8": "AAAA"}),
        ("token_codes", {"rows": [3, -1], "width": 2, "u8": "AAAAAA=="}),
        ("token_codes", {"rows": 1, "width": 2, "u8": "AAA="}),
        ("token_codes", {"rows": [1], "u8": "AAA="}),
    ],
)
def test_a_field_that_is_not_what_it_should_be_is_refused(store: SqliteStore, field: str, value: object):
    stream = io.StringIO()
    export_jsonl(store, stream)
    record = json.loads(stream.getvalue().splitlines()[1])
    with pytest.raises(InputError, match="line 2 is not a document"):
        import_jsonl(store, [HEADER, json.dumps(record | {field: value})])


def test_decisions_are_no_nodes_of_a_graph(tmp_path: Path):
    store = SqliteStore.open(tmp_path / "s.db", create=True)
    store.upsert(GraphBatch((decision_graph(Decision(DecisionKind.MERGE, (Member("Ann"), Member("Bo")))),)))
    stream = io.StringIO()
    export_graphml(store, stream)
    assert "<node" not in stream.getvalue()
    store.close()
