"""The JSON that programs rely on."""

from __future__ import annotations

import json

import pytest

from schemas.errors import FlowError, InputError
from schemas.protocols import GraphStore
from schemas.text import Language, Span
from service.inspection import inspect_entity
from service.lines import triple_line
from service.shapes import error_document, jsonable, versioned


def test_records_become_objects_and_tuples_lists() -> None:
    assert jsonable((Span(1, 2), Language.CHINESE, None)) == [{"start": 1, "end": 2}, "zh", None]


def test_what_has_no_json_form_is_refused() -> None:
    with pytest.raises(TypeError, match="object has no JSON form"):
        jsonable(object())


def test_every_document_carries_the_schema_version(store: GraphStore) -> None:
    document = versioned({"entities": inspect_entity(store, "甲")})
    assert document["schema"] == 1
    assert json.loads(json.dumps(document)) == document


def test_an_error_names_its_code_and_what_to_do() -> None:
    error = FlowError("no retriever is called 'kg_xx'.", position=7, hint="There are kg_cs and rc.")
    assert error_document(error)["error"] == {
        "code": "flow",
        "message": "no retriever is called 'kg_xx'.",
        "hint": "There are kg_cs and rc.",
        "position": 7,
    }
    assert error_document(InputError("unreadable.", path="a.txt"))["error"]["path"] == "a.txt"  # type: ignore[index]


def test_a_triple_line_shows_qualifiers(store: GraphStore) -> None:
    (report,) = inspect_entity(store, "甲")
    film = report.facts["starring"][0].triple
    names = {e.id: e.name for e in store.get_entities([film.subject, str(film.object)]) if e}
    assert triple_line(film, names, "主演", Language.CHINESE) == "丙 ─主演→ 甲（role=丁）"
    assert triple_line(film, names, "starring", Language.ENGLISH) == "丙 ─starring→ 甲 (role=丁)"
