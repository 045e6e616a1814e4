"""The description of the API is true: every document is as its model says."""

from __future__ import annotations

import pytest

from service.api import models
from service.sharing import SharedWorkspace
from tests.service.api.conftest import QUESTION, reply_of

ASKED = {"json": {"question": QUESTION}}


@pytest.mark.parametrize(
    ("model", "method", "path", "request_"),
    [
        (models.AnswerModel, "POST", "/api/ask", ASKED),
        (models.AnswerModel, "POST", "/api/ask", {"json": {"question": "乔安的血型是什么？"}}),
        (models.PlanModel, "POST", "/api/plan", ASKED),
        (models.RankingModel, "POST", "/api/retrieve", ASKED),
        (models.HealthModel, "GET", "/api/health", {}),
        (models.LabelsModel, "GET", "/api/labels", {}),
        (models.EntitiesModel, "GET", "/api/entity", {"params": {"name": "乔安"}}),
        (
            models.TriplesModel,
            "GET",
            "/api/triple",
            {"params": {"subject": "乔安", "predicate": "主演", "object": "远山"}},
        ),
        (models.SubgraphModel, "GET", "/api/subgraph", {"params": {"name": "乔安"}}),
        (models.PageModel, "GET", "/api/document", {"params": {"key": "乔安.md"}}),
        (models.NamesModel, "GET", "/api/search", {"params": {"q": "乔"}}),
        (models.FailureModel, "GET", "/api/entity", {"params": {"name": "没有"}}),
    ],
)
def test_a_document_is_as_its_model_says(
    shared: SharedWorkspace, model, method: str, path: str, request_: dict
):
    document = reply_of(shared, method, path, **request_).json()
    known = model.model_validate(document)
    assert set(document) == {field.alias or name for name, field in type(known).model_fields.items()}


def test_the_description_names_bodies_and_errors(shared: SharedWorkspace):
    described = reply_of(shared, "GET", "/openapi.json").json()
    ask = described["paths"]["/api/ask"]["post"]
    assert ask["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].endswith("/AnswerModel")
    assert ask["responses"]["503"]["content"]["application/json"]["schema"]["$ref"].endswith("/FailureModel")
    stream = described["paths"]["/api/ask/stream"]["post"]
    assert set(stream["responses"]["200"]["content"]) == {"text/event-stream"}
    assert described["components"]["schemas"]["Asking"]["additionalProperties"] is False


@pytest.mark.parametrize(("key", "schemes"), [(None, set()), ("a-key-of-many-characters", {"HTTPBearer"})])
def test_the_description_tells_that_a_key_is_needed(
    shared: SharedWorkspace, key: str | None, schemes: set[str]
):
    headers = {"authorization": f"Bearer {key}"}
    described = reply_of(shared, "GET", "/openapi.json", client={"key": key}, headers=headers).json()
    assert set(described["components"].get("securitySchemes", ())) == schemes
