"""What goes wrong around a command: files, streams, words that are no text."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from backends.stores.sqlite import SqliteStore
from builder.report import BuildRequest
from schemas.protocols import GraphStore
from schemas.settings import Settings
from service.cli import asking, building
from tests.service.cli.conftest import Guanxi


def test_an_export_onto_its_own_store_is_refused_and_harms_nothing(built: Guanxi) -> None:
    before = Path("small.db").read_bytes()
    assert built("export", "--store", "small.db", "-o", "small.db").status == 2
    assert Path("small.db").read_bytes() == before


def test_a_failed_export_leaves_the_earlier_one(built: Guanxi) -> None:
    built("export", "--store", "small.db", "-o", "a.jsonl")
    before = Path("a.jsonl").read_text(encoding="utf-8")
    assert built("export", "--store", "missing.db", "-o", "a.jsonl").status == 2
    assert Path("a.jsonl").read_text(encoding="utf-8") == before
    assert [path.name for path in Path().glob(".a.jsonl*")] == []


def test_two_compressed_exports_are_the_same_bytes(built: Guanxi) -> None:
    for name in ("a.jsonl.gz", "b.jsonl.gz"):
        built("export", "--store", "small.db", "-o", name)
    assert Path("a.jsonl.gz").read_bytes() == Path("b.jsonl.gz").read_bytes()


def test_a_torn_export_is_named(built: Guanxi) -> None:
    built("export", "--store", "small.db", "-o", "a.jsonl.gz")
    whole = Path("a.jsonl.gz").read_bytes()
    Path("torn.jsonl.gz").write_bytes(whole[: len(whole) // 2])
    run = built("import", "torn.jsonl.gz", "--store", "copy.db", "--json")
    assert (run.status, run.document["error"]["path"]) == (2, "torn.jsonl.gz")


def test_a_damaged_byte_in_an_export_is_named(built: Guanxi) -> None:
    built("export", "--store", "small.db", "-o", "a.jsonl")
    Path("b.jsonl").write_bytes(Path("a.jsonl").read_bytes() + b"\xff\xfe\n")
    assert built("import", "b.jsonl", "--store", "copy.db", "--json").document["error"]["code"] == "input"


@pytest.mark.parametrize(
    "words",
    [
        ["ask", "乔安是哪一年出生的？", "--proof", "nowhere/p.json"],
        ["ask", "乔安是哪一年出生的？", "--proof", "pages"],
        ["inspect", "subgraph", "乔安", "-o", "nowhere/x.svg"],
        ["ask", "？！。"],
        ["retrieve", ""],
        ["plan", "甲" * 501],
        ["ask", "甲" * 501],
        ["retrieve", "甲" * 501],
        ["ask", "\udce4乔安"],
    ],
)
def test_what_cannot_be_read_or_written_is_named(built: Guanxi, words: list[str]) -> None:
    run = (
        built(*words, "--store", "small.db", "--json")
        if "-o" not in words
        else built(*words, "--store", "small.db")
    )
    assert run.status == 2
    if "-o" not in words:
        assert json.loads(run.out)["error"]["code"] == "input"


@pytest.mark.parametrize("words", [["--budget-seconds", "nan"], ["--plan", "--proof", "p.json"]])
def test_options_that_make_no_sense_are_refused(built: Guanxi, words: list[str]) -> None:
    run = built("ask", "乔安是哪一年出生的？", "--store", "small.db", "--json", *words)
    assert (run.status, run.document["error"]["code"]) == (2, "usage")


def test_a_terminal_of_ascii_gets_utf8(built: Guanxi) -> None:
    environment = {**os.environ, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}
    code = "import sys; from service.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["inspect", "entity", "乔安", "--store", "small.db"]
    run = subprocess.run(
        [sys.executable, "-c", code, *words], env=environment, capture_output=True, check=True, timeout=60
    )
    assert "乔安" in run.stdout.decode("utf-8")


def test_an_export_is_known_by_its_first_line(built: Guanxi) -> None:
    with gzip.open("x.jsonl.gz", "wt", encoding="utf-8") as stream:
        stream.write('{"id": "a", "title": "a", "text": "A page, not an export."}\n')
    run = built("import", "x.jsonl.gz", "--store", "pages.db", "--json")
    assert run.document["documents"]["added"] == 1


def test_cypher_without_the_driver_says_how_to_install_it(
    guanxi: Guanxi, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("backends.stores.cypher")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "neo4j", None)
    run = guanxi("cypher", "RETURN 1", "--store", "neo4j://localhost:7687/w")
    assert run.status == 2
    assert "pip install 'guanxi[neo4j]'" in run.err


@pytest.mark.parametrize("form", ["text", "svg", "dot"])
def test_where_nothing_connects_there_is_no_picture(built: Guanxi, form: str) -> None:
    Path("pages/丁野.md").write_text("# 丁野\n\n丁野，1980年5月1日出生，画家。\n", encoding="utf-8")
    built("build", "pages", "--store", "small.db")
    run = built("inspect", "subgraph", "乔安", "丁野", "--store", "small.db", "--format", form, "-o", "x")
    assert (run.status, run.err) == (1, "nothing connects 乔安 and 丁野 within 4 steps\n")
    assert not Path("x").exists()


def test_an_interrupted_build_says_what_is_kept(guanxi: Guanxi, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def build(self, store: GraphStore, request: BuildRequest, progress: object) -> None:
            real(Settings()).build(store, BuildRequest(["pages/林岚.md"]))
            raise KeyboardInterrupt

    real = building.build_pipeline
    monkeypatch.setattr(building, "build_pipeline", lambda settings: Interrupted())
    run = guanxi("build", "pages", "--store", "small.db")
    assert (run.status, run.out) == (130, "")
    assert (
        run.err
        == "interrupted: 1 document in small.db so far, whole and kept. The same command goes on from there.\n"
    )
    run = guanxi("build", "pages", "--store", "small.db", "--json")
    assert (run.status, run.document["error"]["code"]) == (130, "interrupted")


def test_whatever_is_interrupted_says_so(built: Guanxi, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(question: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(asking, "check_question", interrupt)
    run = built("ask", "乔安是哪一年出生的？", "--store", "small.db", "--json")
    assert (run.status, run.document["error"]["code"]) == (130, "interrupted")
    assert built("ask", "乔安是哪一年出生的？", "--store", "small.db").status == 130


def test_a_dry_run_makes_no_store(guanxi: Guanxi) -> None:
    run = guanxi("build", "pages", "--store", "new.db", "--dry-run", "--json")
    assert (run.status, run.document["documents"]["added"]) == (0, 2)
    assert list(Path().glob("new.db*")) == []


def test_a_dry_run_over_a_store_leaves_it_as_it_is(built: Guanxi) -> None:
    before = Path("small.db").read_bytes()
    Path("pages/丁野.md").write_text("# 丁野\n\n丁野，画家。\n", encoding="utf-8")
    run = built("build", "pages", "--store", "small.db", "--dry-run", "--json")
    assert (run.document["documents"]["added"], run.document["documents"]["unchanged"]) == (1, 2)
    assert Path("small.db").read_bytes() == before


def test_a_build_that_leaves_all_out_says_so_and_makes_no_store(guanxi: Guanxi) -> None:
    Path("empty.txt").write_text(" \n", encoding="utf-8")
    run = guanxi("build", "empty.txt", "--store", "new.db")
    assert run.status == 1
    assert run.out.endswith("0 documents: all were left out\n")
    assert list(Path().glob("new.db*")) == []


def test_a_reader_that_goes_away_is_no_failure(built: Guanxi) -> None:
    run = [sys.executable, "-m", "guanxi", "inspect", "document", "乔安.md", "--store", "small.db"]
    process = subprocess.Popen(run, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=Path(), env=_here())
    process.stdout.close()
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")


@pytest.mark.parametrize("words", [["ask"], ["ask", "乔安", "--store", "x.db", "--nothing"], ["inspekt"]])
def test_a_wrong_use_looks_like_any_other_error(guanxi: Guanxi, words: list[str]) -> None:
    run = guanxi(*words)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
    assert run.err.startswith("error: ")
    assert run.err.endswith(" --help\n")


def test_commands_leave_no_log_beside_the_store(built: Guanxi) -> None:
    built("ask", "乔安是哪一年出生的？", "--store", "small.db")
    built("inspect", "entity", "乔安", "--store", "small.db")
    built("store", "info", "--store", "small.db")
    assert [path.name for path in Path().glob("small.db*")] == ["small.db"]


def test_an_answer_after_its_time_says_so(built: Guanxi) -> None:
    asked = ("ask", "乔安是哪一年出生的？", "--store", "small.db")
    hasty = built(*asked, "--budget-seconds", "0.000001")
    assert "1e-06 seconds of the budget were over" in hasty.out
    assert any(
        "budget" in lost
        for lost in built(*asked, "--budget-seconds", "0.000001", "--json").document["degraded"]
    )
    assert "budget" not in built(*asked, "--budget-seconds", "600").out


@pytest.mark.parametrize(
    ("arguments", "end"),
    [
        (("build", "nowhere", "--store", "x.db"), "nowhere. Check the path.\n"),
        (("inspect", "entity", "戊", "--store", "x.db"), "guanxi build PAGES --store x.db\n"),
    ],
)
def test_a_hint_is_a_sentence_or_ends_with_a_command(
    built: Guanxi, arguments: tuple[str, ...], end: str
) -> None:
    assert built(*arguments).err.endswith(end)


@pytest.mark.parametrize("command", ["ask", "retrieve", "plan", "eval"])
def test_a_store_without_documents_is_named(guanxi: Guanxi, command: str) -> None:
    SqliteStore.open("empty.db", create=True).close()
    Path("q.jsonl").write_text('{"question": "乔安是谁？", "answers": []}\n', encoding="utf-8")
    run = guanxi(command, "q.jsonl" if command == "eval" else "乔安是谁？", "--store", "empty.db")
    assert run.status == 2
    assert run.err == (
        "error: the store at empty.db holds no documents. Build it first with: guanxi build PAGES --store empty.db\n"
    )


def test_a_file_without_questions_is_an_error(built: Guanxi) -> None:
    Path("q.jsonl").write_text("\n", encoding="utf-8")
    run = built("eval", "q.jsonl", "--store", "small.db")
    assert (run.status, "holds no question" in run.err) == (2, True)


def test_commands_that_are_advised_name_the_store(built: Guanxi) -> None:
    assert (
        "`guanxi store reindex --store small.db` makes them"
        in built("ask", "乔安是谁？", "--store", "small.db").out
    )
    run = built("inspect", "document", "戊.md", "--store", "small.db")
    assert run.err.endswith("List keys with: guanxi store documents --store small.db\n")


@pytest.mark.parametrize("content", ["{}", "{", "[]"])
def test_what_is_no_proof_is_told_in_sentences(built: Guanxi, content: str) -> None:
    Path("p.json").write_text(content, encoding="utf-8")
    run = built("verify", "p.json", "--store", "small.db")
    assert run.status == 2
    assert run.err.endswith(". Make one with: guanxi ask … --proof FILE\n")


def _here() -> dict[str, str]:
    """The environment in which a command started elsewhere finds this code."""
    return {**os.environ, "PYTHONPATH": str(Path(building.__file__).parents[2])}
