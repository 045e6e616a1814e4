"""An assistant's tools give the documents of the command line, and errors that it can read."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.server.mcpserver.exceptions import ToolError

import guanxi
from schemas.settings import HashingSettings
from service.answering import Searching, search, searched_document
from service.cli import main
from service.mcp import build_server
from service.sharing import SharedWorkspace

PAGE = "# 乔安\n\n乔安（Joan Qiao），1970年5月1日出生于宁波，演员。1999年，他与林岚共同出演电影《远山》，饰演阿木。\n"
QUESTION = "乔安是哪一年出生的？"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("tools")
    (folder / "pages").mkdir()
    (folder / "pages" / "乔安.md").write_text(PAGE, encoding="utf-8")
    settings = guanxi.Settings(cache=folder / "cache", embedder=HashingSettings(type="hashing"))
    with guanxi.open(folder / "small.db", settings=settings) as graph:
        graph.build([folder / "pages"])
    opened = SharedWorkspace(str(folder / "small.db"), settings)
    yield opened
    opened.close()


def call(shared: SharedWorkspace, tool: str, **arguments: object) -> Any:
    return asyncio.run(build_server(shared).call_tool(tool, arguments)).structured_content


def printed(shared: SharedWorkspace, *words: str) -> Any:
    run = CliRunner().invoke(main, ["inspect", *words, "--store", shared.address, "--json"])
    return json.loads(run.stdout)


def test_the_tools_only_read_and_say_what_they_take(shared: SharedWorkspace):
    tools = asyncio.run(build_server(shared).list_tools())
    assert [tool.name for tool in tools] == ["ask", "retrieve", "entity", "subgraph", "document"]
    assert all(tool.annotations.read_only_hint and tool.description for tool in tools)
    assert {name for tool in tools for name in tool.input_schema["properties"]} == {
        "question", "least_confidence", "k", "proof_first", "name", "names", "limit", "key",
    }  # fmt: skip


def test_a_question_is_answered_with_its_proof(shared: SharedWorkspace):
    answer = call(shared, "ask", question=QUESTION)
    assert "1970" in answer["answer"]
    assert answer["citations"][0]["document"] == "乔安.md"
    assert answer["proof"]["store"] == "small.db"


def test_an_assistant_may_ask_for_sure_answers_only(shared: SharedWorkspace):
    answer = call(shared, "ask", question=QUESTION, least_confidence=0.9)
    assert (
        "not held to a confidence of 0.9" in answer["degraded"][-1]
    )  # the hashing embedder has no measured scale
    with pytest.raises(ToolError):
        call(shared, "ask", question=QUESTION, least_confidence=1)


def test_evidence_is_the_document_of_the_command_line(shared: SharedWorkspace):
    found = call(shared, "retrieve", question=QUESTION, k=1)
    with shared.lent() as workspace:
        wanted = searched_document(search(workspace, Searching(QUESTION, 1, explain=False)), workspace)
    assert found["hits"] == wanted["hits"]
    assert set(found) == set(wanted)


@pytest.mark.parametrize(
    ("tool", "arguments", "words"),
    [
        ("entity", {"name": "Joan Qiao"}, ("entity", "Joan Qiao")),
        ("subgraph", {"names": ["乔安", "远山"]}, ("subgraph", "乔安", "远山")),
    ],
)
def test_a_look_up_is_the_document_of_the_command_line(
    shared: SharedWorkspace, tool: str, arguments: dict[str, object], words: tuple[str, ...]
):
    assert call(shared, tool, **arguments) == printed(shared, *words)


def test_a_page_is_read_whole(shared: SharedWorkspace):
    page = call(shared, "document", key="乔安.md")
    assert page["title"] == "乔安"
    assert "共同出演电影《远山》" in page["text"]


@pytest.mark.parametrize(
    ("tool", "arguments", "message"),
    [
        ("ask", {"question": "?"}, "the question has no words. Ask in Chinese or English."),
        ("entity", {"name": "没有"}, "no entity is called '没有'."),
        ("document", {"key": "没有"}, "no document has the key '没有'."),
        ("retrieve", {"question": QUESTION, "k": 0}, "greater than or equal to 1"),
        ("subgraph", {"names": []}, "at least 1 item"),
        (
            "retrieve",
            {"question": QUESTION, "flow": "rc"},
            "flow: Extra inputs are not permitted. The arguments of",
        ),
        (
            "retrieve",
            {},
            "question: Field required. The arguments of retrieve are: question, k, proof_first.",
        ),
    ],
)
def test_an_error_says_what_is_wrong(shared: SharedWorkspace, tool: str, arguments: dict, message: str):
    with pytest.raises(ToolError, match=message.replace("?", r"\?")):
        call(shared, tool, **arguments)


def test_an_error_hints_at_no_command(shared: SharedWorkspace):
    with pytest.raises(ToolError) as caught:
        call(shared, "document", key="没有")
    assert "guanxi store" not in str(caught.value)


def test_the_command_speaks_over_standard_input_and_output(shared: SharedWorkspace, tmp_path: Path):
    async def asking(session: ClientSession) -> None:
        started = await session.initialize()
        assert started.server_info.name == "guanxi"
        answered = await session.call_tool("ask", {"question": QUESTION})
        assert "1970" in answered.structured_content["answer"]
        failed = await session.call_tool("entity", {"name": "没有"})
        assert failed.is_error

    cache = str(shared.settings.cache)
    asyncio.run(with_command(["--store", shared.address], {"GUANXI_CACHE": cache}, tmp_path, asking))


async def with_command(
    words: list[str],
    environment: dict[str, str],
    folder: Path,
    use: Callable[[ClientSession], Awaitable[None]],
) -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "guanxi", "mcp", *words], env=os.environ | environment
    )
    with (folder / "log").open("w") as log:
        async with stdio_client(command, errlog=log) as (read, write), ClientSession(read, write) as session:
            await use(session)
