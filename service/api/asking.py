"""The endpoints that take a question: ask, plan, retrieve, verify."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from schemas.events import Watch
from service.answering import (
    plan_document,
    search,
    searched_document,
    told,
    verification_document,
)
from service.api.desk import AtDesk, Desk, unless_gone
from service.api.errors import FAILURES
from service.api.models import AnswerModel, PlanModel, RankingModel, VerificationModel
from service.api.replies import JsonReply
from service.api.requests import Asking, Question, Retrieving, Verifying
from service.api.streaming import EventStream
from service.api.working import Work
from service.shapes import Json, answer_document
from service.workspace import Workspace
from solver.proof.verify import proof_of, verify_document
from solver.question import check_question

router = APIRouter(prefix="/api", tags=["questions"], responses=FAILURES)


@router.post("/ask", responses={200: {"model": AnswerModel}})
async def ask(asked: Asking, request: Request, desk: AtDesk) -> Response:
    """The answer to a question, with the words that prove it, or an abstention."""
    task = desk.gate.admit(answering(asked, desk))
    return JsonReply(await unless_gone(request, task))


@router.post(
    "/ask/stream",
    response_class=Response,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def ask_stream(asked: Asking, desk: AtDesk) -> Response:
    """The same as server-sent events: `plan` and `step` while it is worked on, then `answer`, or `error`."""
    stream = EventStream(desk.shared)
    stream.follow(desk.gate.admit(answering(asked, desk, stream.watch)))
    return stream.reply()


@router.post("/plan", responses={200: {"model": PlanModel}})
async def plan(asked: Question, request: Request, desk: AtDesk) -> Response:
    """The logical form of a question, and the readings that were considered."""
    check_question(asked.question)
    found = await desk.question(request, lambda workspace: workspace.solver.plan(asked.question))
    return JsonReply(plan_document(asked.question, found))


@router.post("/retrieve", responses={200: {"model": RankingModel}})
async def retrieve(asked: Retrieving, request: Request, desk: AtDesk) -> Response:
    """The evidence for a question: entities, triples and passages, without an answer."""
    check_question(asked.question)

    def searching(workspace: Workspace) -> dict[str, Json]:
        return searched_document(search(workspace, asked.searching), workspace)

    return JsonReply(await desk.question(request, searching))


@router.post("/verify", responses={200: {"model": VerificationModel}})
async def verify_proof(asked: Verifying, request: Request, desk: AtDesk) -> Response:
    """What of a proof does not hold in the store as it is now."""
    proof = proof_of(asked.proof)
    if asked.replay:
        check_question(proof.question)

    def checking(workspace: Workspace) -> dict[str, Json]:
        solver = workspace.solver.for_replay if asked.replay else None
        result = verify_document(asked.proof, workspace.store, solver)
        return verification_document(result, holds=result.holds)

    return JsonReply(await desk.question(request, checking))


def answering(asked: Asking, desk: Desk, watch: Watch | None = None) -> Work[dict[str, Json]]:
    """The work that answers a question; InputError for one that is refused."""
    check_question(asked.question)
    seconds = asked.time(desk.settings.budget.seconds)

    async def working() -> dict[str, Json]:
        with desk.shared.lent() as workspace:
            answer = await workspace.solver.aask(
                asked.question, seconds=seconds, least_confidence=asked.least_confidence, watch=watch
            )
        return answer_document(told(answer, store=desk.shared.name, seconds=seconds))

    return working
