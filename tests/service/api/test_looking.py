"""Look-ups over HTTP get the documents of the command line."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from service.cli import main
from service.sharing import SharedWorkspace
from tests.service.api.conftest import PAGES, reply_of


def printed(shared: SharedWorkspace, *words: str) -> object:
    run = CliRunner().invoke(main, ["inspect", *words, "--store", shared.address, "--json"])
    return json.loads(run.stdout)


def get(shared: SharedWorkspace, path: str, **params):
    return reply_of(shared, "GET", path, params=params)


@pytest.mark.parametrize(
    ("path", "params", "words"),
    [
        ("/api/entity", {"name": "Joan Qiao"}, ("entity", "Joan Qiao")),
        (
            "/api/triple",
            {"subject": "乔安", "predicate": "出演", "object": "远山"},
            ("triple", "乔安", "出演", "远山"),
        ),
        ("/api/subgraph", {"name": ["乔安", "林岚"]}, ("subgraph", "乔安", "林岚")),
        ("/api/subgraph", {"name": "乔安", "limit": 1}, ("subgraph", "乔安", "--limit", "1")),
    ],
)
def test_a_look_up_is_the_document_of_the_command_line(
    shared: SharedWorkspace, path: str, params: dict[str, object], words: tuple[str, ...]
):
    reply = get(shared, path, **params)
    assert reply.status_code == 200
    assert reply.json() == printed(shared, *words)


def test_a_subgraph_is_drawn_in_the_language_asked_for(shared: SharedWorkspace):
    reply = get(shared, "/api/subgraph.svg", name=["乔安", "远山"], language="en")
    assert reply.headers["content-type"] == "image/svg+xml"
    assert ">starring" in reply.text


@pytest.mark.parametrize("path", ["/api/subgraph", "/api/subgraph.svg"])
def test_what_is_looked_up_is_kept_nowhere(shared: SharedWorkspace, path: str):
    assert get(shared, path, name="乔安").headers["cache-control"] == "no-store"


def test_a_document_has_the_text_that_its_chunks_count_in(shared: SharedWorkspace):
    document = get(shared, "/api/document", key="乔安.md").json()
    assert (document["key"], document["title"], document["language"]) == ("乔安.md", "乔安", "zh")
    assert "source" not in document
    life = document["chunks"][-1]
    assert life["headings"] == ["生活"]
    assert document["text"][life["start"] : life["end"]] == "乔安住在𠮷祥路。"


def test_health_counts_what_is_served(shared: SharedWorkspace):
    health = get(shared, "/api/health").json()
    assert health["store"] == "small.db"
    assert health["documents"] == len(PAGES)
    assert health["embedder"] == "hashing"
    assert health["triples"] > 0


def test_labels_name_types_and_predicates_in_both_languages(shared: SharedWorkspace):
    labels = get(shared, "/api/labels").json()
    assert labels["predicates"]["birth_date"] == {"zh": "出生日期", "en": "date of birth"}
    assert labels["types"]["Person"]["zh"] == "人物"


def test_names_are_completed(shared: SharedWorkspace):
    found = get(shared, "/api/search", q="joan").json()
    assert [(one["name"], one["matched"]) for one in found["names"]] == [("乔安", "Joan Qiao")]
