"""An endpoint's vectors are checked, its passing errors are tried again, its others are named."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import numpy as np
import pytest

from backends.embedders.endpoint import EndpointEmbedder, parse_reply
from schemas.errors import ModelError
from schemas.graph import EmbedderInfo


class FakeServer:
    """Answers `/v1/embeddings` with (length of the text, 1) and, before that, with `failures`."""

    def __init__(self) -> None:
        self.failures: list[int] = []
        self.requests: list[dict[str, object]] = []
        self.keys: list[str] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                outer.requests.append(body)
                outer.keys.append(self.headers.get("Authorization", ""))
                status = outer.failures.pop(0) if outer.failures else 200
                rows = [{"index": i, "embedding": [float(len(t)), 1.0]} for i, t in enumerate(body["input"])]
                reply = (
                    json.dumps({"object": "list", "data": rows[::-1]}).encode() if status == 200 else b"{}"
                )
                self.send_response(status)
                self.send_header("Content-Length", str(len(reply)))
                self.end_headers()
                self.wfile.write(reply)

            def log_message(self, format: str, *args: object) -> None:
                """Quiet."""

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/v1"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def server() -> Iterator[FakeServer]:
    running = FakeServer()
    yield running
    running.close()


def embedder(server: FakeServer, model: str = "some-model", key: str = "") -> EndpointEmbedder:
    return EndpointEmbedder(server.url, model, key=key, first_pause=0.0)


def test_rows_come_in_the_order_of_the_texts_with_length_1(server: FakeServer) -> None:
    vectors = embedder(server).embed_passages(["aaaa", "aa"])
    np.testing.assert_allclose(vectors, [[4 / 17**0.5, 1 / 17**0.5], [2 / 5**0.5, 1 / 5**0.5]], rtol=1e-6)
    assert server.requests == [{"model": "some-model", "input": ["aaaa", "aa"]}]


def test_an_e5_model_gets_its_prefixes(server: FakeServer) -> None:
    model = embedder(server, "intfloat/multilingual-e5-base")
    model.embed_passages(["a"])
    model.embed_query("a")
    assert [request["input"] for request in server.requests] == [["passage: a"], ["query: a"]]


def test_many_texts_go_in_several_requests(server: FakeServer) -> None:
    assert embedder(server).embed_passages(["a"] * 130).shape == (130, 2)
    assert [len(request["input"]) for request in server.requests] == [64, 64, 2]  # type: ignore[arg-type]


def test_the_key_is_sent_as_a_bearer_token(server: FakeServer) -> None:
    embedder(server, key="k1").embed_query("a")
    embedder(server).embed_query("a")
    assert server.keys == ["Bearer k1", ""]


def test_the_dimension_is_learned_from_the_server(server: FakeServer) -> None:
    assert embedder(server).info == EmbedderInfo("some-model", 2, "endpoint")


def test_a_busy_server_is_asked_again(server: FakeServer) -> None:
    server.failures = [503, 429]
    assert embedder(server).embed_query("a").shape == (2,)
    assert len(server.requests) == 3


def test_a_refusal_is_not_repeated(server: FakeServer) -> None:
    server.failures = [401, 401]
    with pytest.raises(ModelError, match="status 401"):
        embedder(server).embed_query("a")
    assert len(server.requests) == 1


def test_a_server_that_stays_busy_is_an_error(server: FakeServer) -> None:
    server.failures = [500] * 9
    with pytest.raises(ModelError, match="status 500"):
        embedder(server).embed_query("a")
    assert len(server.requests) == 4


def test_no_server_is_an_error() -> None:
    with pytest.raises(ModelError, match="ConnectError"):
        EndpointEmbedder("http://127.0.0.1:9", "m", first_pause=0.0).embed_query("a")


def test_a_lone_surrogate_can_be_sent(server: FakeServer) -> None:
    assert embedder(server).embed_query("\ud800").shape == (2,)


def test_an_address_without_a_model_is_refused() -> None:
    with pytest.raises(ModelError, match="needs an address and a model"):
        EndpointEmbedder("http://127.0.0.1:9", "")


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([{"index": 0, "embedding": [1.0]}], "answered for 1 texts, 2 were sent"),
        ([{"index": 0, "embedding": [1.0]}, {"index": 0, "embedding": [1.0]}], "answered for 2 texts"),
        ([{"index": 0, "embedding": [1.0]}, {"index": 1, "embedding": [1.0, 2.0]}], "differ in dimension"),
        ([{"index": 0, "embedding": [1.0]}, {"index": 1, "embedding": [0.0]}], "without a direction"),
        ([{"index": 0}], "not a list of embeddings"),
    ],
)
def test_a_wrong_reply_is_named(rows: list[object], message: str) -> None:
    with pytest.raises(ModelError, match=message):
        parse_reply(json.dumps({"data": rows}).encode(), 2)


def test_a_reply_that_is_not_json_is_named() -> None:
    with pytest.raises(ModelError, match="not a list of embeddings"):
        parse_reply(b"<html>", 1)
