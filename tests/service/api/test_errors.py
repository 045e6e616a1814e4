"""Every error is the document of the command line, with a status of its own."""

from __future__ import annotations

import json

import pytest

from schemas.errors import ExecutionError, StoreBusyError
from service.api.errors import status_of
from service.sharing import SharedWorkspace
from tests.service.api.conftest import QUESTION, Endless, reply_of, settings_of


@pytest.mark.parametrize(
    ("method", "path", "request_", "status", "code", "message"),
    [
        ("POST", "/api/ask", {"json": {"question": " ?"}}, 400, "input", "the question has no words."),
        (
            "POST",
            "/api/ask",
            {"json": {"question": QUESTION, "seconds": 60}},
            400,
            "input",
            "60 seconds are asked for; this server gives 20 at most.",
        ),
        ("POST", "/api/ask/stream", {"json": {"question": ""}}, 400, "input", "the question is empty."),
        ("POST", "/api/plan", {"json": {"question": "字" * 501}}, 400, "input", "501 characters"),
        (
            "POST",
            "/api/retrieve",
            {"content": '{"question": "\\ud800?谁"}', "headers": {"content-type": "application/json"}},
            400,
            "input",
            "U+D800",
        ),
        ("POST", "/api/verify", {"json": {"proof": {"plan": 1}}}, 400, "proof", "the proof: question:"),
        ("GET", "/api/entity", {"params": {"name": "没有"}}, 404, "input", "no entity is called '没有'."),
        ("GET", "/api/subgraph.svg", {"params": {"name": "没有"}}, 404, "input", "no entity is called"),
        (
            "GET",
            "/api/document",
            {"params": {"key": "没有"}},
            404,
            "input",
            "no document has the key '没有'.",
        ),
        ("GET", "/api/nothing", {}, 404, "request", "Not Found."),
        ("GET", "/api/ask", {}, 405, "request", "Method Not Allowed."),
        ("POST", "/api/ask", {"json": {}}, 422, "request", "body → question: Field required."),
        (
            "POST",
            "/api/ask",
            {"json": {"question": QUESTION, "x": 1}},
            422,
            "request",
            "body → x: Extra inputs are not permitted.",
        ),
        ("POST", "/api/ask", {"content": '{"question": "谁"}'}, 422, "request", "body: Input should be"),
        (
            "POST",
            "/api/retrieve",
            {"json": {"question": QUESTION, "flow_alone": True, "proof_first": True}},
            422,
            "request",
            "exclude each other",
        ),
        ("POST", "/api/retrieve", {"json": {"question": QUESTION, "k": 0}}, 422, "request", "body → k:"),
        ("GET", "/api/entity", {}, 422, "request", "query → name: Field required."),
        ("GET", "/api/subgraph", {"params": {"name": ["乔安"] * 11}}, 422, "request", "query → name:"),
    ],
)
def test_a_wrong_request_is_told_what_is_wrong(
    shared: SharedWorkspace, method: str, path: str, request_: dict, status: int, code: str, message: str
):
    reply = reply_of(shared, method, path, **request_)
    assert reply.status_code == status
    document = reply.json()
    assert set(document) == {"schema", "error"}
    assert document["error"]["code"] == code
    assert message in document["error"]["message"]


def test_a_store_that_is_gone_is_named_without_its_place(shared: SharedWorkspace, tmp_path):
    missing = SharedWorkspace(str(tmp_path / "gone.db"), shared.settings)
    reply = reply_of(missing, "GET", "/api/health")
    assert reply.status_code == 503
    assert reply.json()["error"] == {
        "code": "store_not_found",
        "message": "there is no store at gone.db.",
        "hint": "",
    }


def test_a_body_that_is_not_called_json_is_told_how_to_be_sent(shared: SharedWorkspace):
    reply = reply_of(shared, "POST", "/api/ask", content='{"question": "谁"}')
    assert "Content-Type: application/json" in reply.json()["error"]["hint"]


def test_a_body_that_cannot_be_read_is_told_what_it_is_to_be(shared: SharedWorkspace):
    headers = {"content-type": "application/json"}
    reply = reply_of(shared, "POST", "/api/ask", content=b'{"question": "\xff"}', headers=headers)
    assert reply.status_code == 400
    assert reply.json()["error"]["hint"] == "The body is to be JSON in UTF-8."


@pytest.mark.parametrize("name", ["x" * 5000, "x y " * 2000])
def test_the_place_of_what_is_wrong_is_short(shared: SharedWorkspace, name: str):
    reply = reply_of(shared, "POST", "/api/ask", json={"question": QUESTION, name: 1})
    assert len(reply.json()["error"]["message"]) < 200


def test_a_request_that_is_too_long_is_not_read(shared: SharedWorkspace, built):
    small = SharedWorkspace(str(built), settings_of(built.parent, body=1024))
    reply = reply_of(small, "POST", "/api/ask", json={"question": "字" * 400})
    assert reply.status_code == 413
    assert reply.json()["error"]["hint"] == "server.body of the settings is the limit."


def test_a_fault_of_the_server_is_told_without_what_failed(shared: SharedWorkspace):
    broken = Endless(shared)
    broken.solver = None
    reply = reply_of(broken, "POST", "/api/plan", json={"question": QUESTION})
    assert reply.status_code == 500
    assert reply.json()["error"] == {
        "code": "error",
        "message": "the server failed.",
        "hint": "Its log says where.",
    }


def test_a_proof_with_half_a_character_is_checked(shared: SharedWorkspace):
    answer = reply_of(shared, "POST", "/api/ask", json={"question": QUESTION}).json()
    answer["proof"]["citations"][0]["quote"] = "half"
    body = json.dumps({"proof": answer["proof"]}).replace("half", "\\ud800")
    headers = {"content-type": "application/json"}
    checked = reply_of(shared, "POST", "/api/verify", content=body, headers=headers)
    assert checked.status_code == 200
    assert not checked.json()["holds"]


@pytest.mark.parametrize(
    ("error", "status"),
    [(StoreBusyError("another process is writing."), 503), (ExecutionError("failed.", task="t1"), 500)],
)
def test_what_is_not_the_client_s_is_the_server_s(error, status: int):
    assert status_of(error) == status
