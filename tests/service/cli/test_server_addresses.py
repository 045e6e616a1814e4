"""Every command that takes a store takes a workspace of a Neo4j server, and says nothing of the login."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.settings import Neo4jSettings
from tests.neo4j_server.workspaces import empty
from tests.service.cli.conftest import Guanxi, Run

pytestmark = pytest.mark.xdist_group("neo4j")

STORE = "neo4j:///test_cli"
SETTINGS = "embedder: {type: hashing}\n"


@pytest.fixture
def served(guanxi: Guanxi, neo4j_server: Neo4jSettings, monkeypatch: pytest.MonkeyPatch) -> Guanxi:
    """The command line with a login in the environment, and an empty workspace."""
    secret = neo4j_server.password.get_secret_value()
    monkeypatch.setenv("GUANXI_NEO4J_URI", neo4j_server.uri)
    monkeypatch.setenv("GUANXI_NEO4J_USER", neo4j_server.user)
    monkeypatch.setenv("GUANXI_NEO4J_PASSWORD", secret)
    monkeypatch.setenv("GUANXI_NEO4J_DATABASE", neo4j_server.database)
    empty(neo4j_server, "test_cli")
    Path("hashing.yaml").write_text(SETTINGS)

    def run(*words: str) -> Run:
        found = guanxi(*words)
        assert secret not in found.out + found.err
        return found

    return run


def test_every_command_works_on_a_server(served: Guanxi) -> None:
    here = ("--store", STORE)
    settings = ("--settings", "hashing.yaml")
    built = served("build", "pages", *here, *settings, "--json")
    assert (built.status, built.document["documents"]["added"]) == (0, 2)
    assert "2 documents unchanged" in served("build", "pages", *here, *settings).out
    asked = served("ask", "乔安是哪一年出生的？", *here, *settings, "--proof", "proof.json", "--json")
    assert "1970" in asked.document.get("answer", ""), asked.out
    assert asked.document["proof"]["store"] == STORE
    assert served("plan", "乔安的出生地是哪里", *here, *settings).status == 0
    found = served("retrieve", "远山的演员", *here, *settings, "--json")
    assert found.document["hits"][0]["document"] == "乔安.md"
    assert served("inspect", "entity", "Joan Qiao", *here, "--json").document["entities"]
    assert served("inspect", "triple", "乔安", "主演", "远山", *here, "--json").document["triples"]
    assert served("inspect", "subgraph", "乔安", "远山", *here, "--json").status == 0
    assert served("inspect", "document", "乔安.md", *here).status == 0
    assert served("verify", "proof.json", *here).status == 0
    info = served("store", "info", *here, "--json").document
    assert (info["store"], info["stats"]["documents"], info["stats"]["vectors"]) == (STORE, 2, 2)
    assert served("store", "check", *here, "--json").document["sound"] is True
    assert served("store", "documents", *here).out.split() == ["乔安.md", "林岚.md"]
    assert served("store", "reindex", *here, *settings).status == 0
    named = served(
        "cypher", "MATCH (e:Person) WHERE e.gid STARTS WITH $prefix RETURN e.name", *here, "--json"
    )
    assert {"乔安", "林岚"} <= {row[0] for row in named.document["rows"]}
    assert served("delete", "林岚.md", *here).status == 0
    assert served("store", "documents", *here).out.split() == ["乔安.md"]


def test_an_export_of_a_server_is_that_of_the_file_it_was_copied_from(served: Guanxi) -> None:
    assert served("build", "pages", "--store", "small.db", "--settings", "hashing.yaml").status == 0
    assert served("store", "copy", "small.db", STORE, "--verify").status == 0
    for words in ((), ("--format", "graphml"), ("--no-vectors",)):
        assert (
            served("export", "--store", STORE, *words).out
            == served("export", "--store", "small.db", *words).out
        )
    served("export", "--store", STORE, "-o", "a.jsonl.gz")
    served("delete", "乔安.md", "林岚.md", "--store", STORE)
    assert served("import", "a.jsonl.gz", "--store", STORE).status == 0
    assert served("store", "copy", STORE, "back.db", "--verify").status == 0
    assert served("export", "--store", "back.db").out == served("export", "--store", "small.db").out


def test_a_workspace_that_is_not_there_is_named(served: Guanxi) -> None:
    run = served("ask", "谁", "--store", "neo4j:///test_nobody", "--json")
    assert (run.status, run.document["error"]["code"]) == (2, "store_not_found")
    assert "guanxi build PAGES" in run.document["error"]["hint"]


def test_a_wrong_password_and_a_missing_server_are_named(
    served: Guanxi, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUANXI_NEO4J_PASSWORD", "wr0ng")
    run = served("store", "info", "--store", STORE, "--json")
    assert (run.status, run.document["error"]["code"]) == (2, "store")
    assert "GUANXI_NEO4J_PASSWORD" in run.document["error"]["hint"]
    assert "wr0ng" not in run.out + run.err
    run = served("store", "info", "--store", "bolt://127.0.0.1:1/test_cli", "--json")
    assert (run.status, run.document["error"]["code"]) == (2, "store")


def test_a_password_in_an_address_is_refused_by_every_command(served: Guanxi) -> None:
    for command in (["ask", "谁"], ["build", "pages"], ["export"], ["cypher", "RETURN 1"], ["store", "info"]):
        run = served(*command, "--store", "neo4j://me:s3cr3t@127.0.0.1/test_cli")
        assert run.status == 2
        assert "s3cr3t" not in run.out + run.err
