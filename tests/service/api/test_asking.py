"""Questions over HTTP get the documents of the command line."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from service.answering import Searching, plan_document, search, searched_document, told
from service.shapes import answer_document
from service.sharing import SharedWorkspace
from tests.service.api.conftest import QUESTION, client_of, reply_of

TIMES = {"ms", "seconds"}


def timeless(value: Any) -> Any:
    """A document without what differs from one run to the next."""
    if isinstance(value, dict):
        return {key: timeless(item) for key, item in value.items() if key not in TIMES}
    return [timeless(item) for item in value] if isinstance(value, list) else value


def post(shared: SharedWorkspace, path: str, body: dict[str, object]) -> Any:
    return reply_of(shared, "POST", path, json=body)


def test_an_answer_is_the_document_of_the_command_line(shared: SharedWorkspace):
    reply = post(shared, "/api/ask", {"question": QUESTION})
    with shared.lent() as workspace:
        answer = told(workspace.solver.ask(QUESTION), store="small.db", seconds=20)
    assert reply.status_code == 200
    assert timeless(reply.json()) == timeless(answer_document(answer))
    assert "1970" in reply.json()["answer"]


def test_a_proof_names_the_store_and_not_its_place(shared: SharedWorkspace):
    assert post(shared, "/api/ask", {"question": QUESTION}).json()["proof"]["store"] == "small.db"


def test_an_abstention_is_an_answer(shared: SharedWorkspace):
    reply = post(shared, "/api/ask", {"question": "乔安的血型是什么？"})
    assert reply.status_code == 200
    assert reply.json()["abstained"]


def test_no_time_left_is_said(shared: SharedWorkspace):
    reply = post(shared, "/api/ask", {"question": QUESTION, "seconds": 1e-6}).json()
    assert "1e-06 seconds of the budget" in reply["degraded"][-1]


def test_a_plan_is_the_document_of_the_command_line(shared: SharedWorkspace):
    with shared.lent() as workspace:
        expected = plan_document(QUESTION, workspace.solver.plan(QUESTION))
    assert post(shared, "/api/plan", {"question": QUESTION}).json() == expected


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ({}, Searching(QUESTION)),
        ({"k": 1, "explain": False}, Searching(QUESTION, 1, explain=False)),
        ({"flow_alone": True}, Searching(QUESTION, proof_first=False)),
        ({"proof_first": True}, Searching(QUESTION, proof_first=True)),
    ],
)
def test_evidence_is_the_document_of_the_command_line(
    shared: SharedWorkspace, body: dict[str, object], wanted: Searching
):
    reply = post(shared, "/api/retrieve", {"question": QUESTION, **body})
    with shared.lent() as workspace:
        expected = searched_document(search(workspace, wanted), workspace)
    assert timeless(reply.json()) == timeless(expected)
    assert reply.json()["hits"]


def test_a_proof_that_was_made_here_holds(shared: SharedWorkspace):
    answer = post(shared, "/api/ask", {"question": QUESTION}).json()
    checked = post(shared, "/api/verify", {"proof": answer["proof"]}).json()
    assert checked == {"schema": 1, "holds": True, "problems": [], "notes": [], "replayed": True}


def test_an_answer_that_was_changed_does_not_hold(shared: SharedWorkspace):
    answer = post(shared, "/api/ask", {"question": QUESTION}).json()
    answer["answer"] = "乔安出生于1980年。"
    checked = post(shared, "/api/verify", {"proof": answer, "replay": False}).json()
    assert not checked["holds"]
    assert not checked["replayed"]


@pytest.mark.parametrize(("replay", "status"), [(True, 400), (False, 200)])
def test_the_question_of_a_proof_is_checked_before_it_is_asked_again(
    shared: SharedWorkspace, replay: bool, status: int
):
    proof = post(shared, "/api/ask", {"question": QUESTION}).json()["proof"] | {"question": ""}
    checked = post(shared, "/api/verify", {"proof": proof, "replay": replay})
    assert checked.status_code == status
    assert ("the question is empty." in checked.text) == replay


def test_questions_at_once_are_answered_as_one_after_the_other(shared: SharedWorkspace):
    questions = [QUESTION, "林岚出生在哪里？", "乔安和林岚有什么关系？", "Who starred in 远山?"]

    async def asking(*, together: bool) -> list[Any]:
        async with client_of(shared) as client:
            waiting = [client.post("/api/ask", json={"question": question}) for question in questions]
            replies = await asyncio.gather(*waiting) if together else [await one for one in waiting]
        return [timeless(reply.json()) for reply in replies]

    assert asyncio.run(asking(together=True)) == asyncio.run(asking(together=False))


@pytest.mark.parametrize(("least", "status"), [(0, 200), (0.99, 200), (1, 422), (-0.1, 422), ("most", 422)])
def test_a_least_confidence_is_a_probability_below_one(
    shared: SharedWorkspace, least: float | str, status: int
):
    reply = post(shared, "/api/ask", {"question": QUESTION, "least_confidence": least})
    assert reply.status_code == status
    if status == 200:
        assert (reply.json()["confidence"], reply.json()["abstained"]) == (
            None,
            False,
        )  # there are no vectors
