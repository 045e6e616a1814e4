"""The endpoints that look inside the store: health, entities, triples, subgraphs, documents, names and labels."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from schemas.graph import Subgraph
from schemas.text import Language
from service.api.desk import AtDesk
from service.api.errors import FAILURES
from service.api.models import (
    EntitiesModel,
    HealthModel,
    LabelsModel,
    NamesModel,
    PageModel,
    SubgraphModel,
    TriplesModel,
)
from service.api.replies import JsonReply
from service.documents import (
    entity_document,
    health_document,
    labels_document,
    names_document,
    page_document,
    subgraph_document,
    triples_document,
)
from service.drawing import draw_svg
from service.inspection import TripleReport, inspect_subgraph, inspect_triple
from service.workspace import Workspace
from solver.language import language_of

router = APIRouter(prefix="/api", tags=["store"], responses=FAILURES)

Names = Annotated[list[str], Query(alias="name", min_length=1, max_length=10)]
Limit = Annotated[int, Query(ge=1, le=200, description="Triples at most.")]


@router.get("/health", responses={200: {"model": HealthModel}})
async def health(desk: AtDesk) -> Response:
    """What is served: the store's name and counts, what made its vectors, and what is degraded."""
    return JsonReply(await desk.look(lambda workspace: health_document(workspace, name=desk.shared.name)))


@router.get("/labels", responses={200: {"model": LabelsModel}})
async def labels(desk: AtDesk) -> Response:
    """What types and predicates are called in either language, by id; a free predicate is called as it is."""
    return JsonReply(await desk.look(lambda workspace: labels_document(workspace.ontology)))


@router.get("/entity", responses={200: {"model": EntitiesModel}})
async def entity(name: str, desk: AtDesk) -> Response:
    """What is known of a name or an id, homonyms apart."""
    return JsonReply(await desk.look(lambda workspace: entity_document(workspace.store, name)))


@router.get("/triple", responses={200: {"model": TriplesModel}})
async def triple(
    subject: str, predicate: str, object_name: Annotated[str, Query(alias="object")], desk: AtDesk
) -> Response:
    """Every sentence that says it, in either direction; names or ids, and a predicate's id, label or alias."""

    def finding(workspace: Workspace) -> list[TripleReport]:
        store, ontology = workspace.store, workspace.ontology
        return inspect_triple(store, subject, predicate, object_name, ontology=ontology)

    return JsonReply(triples_document(await desk.look(finding)))


@router.get("/subgraph", responses={200: {"model": SubgraphModel}})
async def subgraph(names: Names, desk: AtDesk, limit: Limit = 40) -> Response:
    """What connects the names, or the surest facts of one."""
    return JsonReply(subgraph_document(await desk.look(lambda workspace: _between(workspace, names, limit))))


@router.get(
    "/subgraph.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def subgraph_svg(
    names: Names, desk: AtDesk, limit: Limit = 40, language: Language | None = None
) -> Response:
    """The same as a picture, with labels in the language given, else in that of the first name."""

    def drawing(workspace: Workspace) -> str:
        found = _between(workspace, names, limit)
        return draw_svg(found, ontology=workspace.ontology, language=language or language_of(names[0]))

    return Response(
        await desk.look(drawing), media_type="image/svg+xml", headers={"Cache-Control": "no-store"}
    )


@router.get("/document", responses={200: {"model": PageModel}})
async def document(key: str, desk: AtDesk) -> Response:
    """The text of a document, which all offsets count, and where its chunks stand in it."""
    return JsonReply(await desk.look(lambda workspace: page_document(workspace.store, key)))


@router.get("/search", responses={200: {"model": NamesModel}})
async def search(typed: Annotated[str, Query(alias="q", max_length=100)], desk: AtDesk) -> Response:
    """At most ten names that begin as the words typed, the best known first, then some that hold them."""
    found = await desk.look(lambda workspace: desk.completer.complete(workspace.store, typed))
    return JsonReply(names_document(typed, found))


def _between(workspace: Workspace, names: list[str], limit: int) -> Subgraph:
    return inspect_subgraph(workspace.store, names, ontology=workspace.ontology, limit=limit)
