"""Questions that the rows of a table answer, and those that it leaves open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from backends.stores import open_store
from retriever import build_retriever
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from schemas.settings import Settings
from solver.pipeline import Solver
from solver.proof.verify import verify
from tests.solver.synthesis.pages import Page, solver_over

VELD = """Mara Veld was an actress who was born in Orr. She acted for thirty years and married a painter.
Films
Year | Title | Role | Director | Length (min)
1951 | Low Tide | Ines | Ada Ross | 94
1953 | The Weir | a clerk | Bo Ek | 101
1957 | Salt | Mrs Orr | Ada Ross | 88
1960 | Harrow Light | the keeper | Ada Ross | 110
Albums
Album | Year | Producer | Chart
Grey Songs | 1962 | Ike Lorne | 14
Ferry Tunes | 1964 | Ike Lorne | 3
Night Water | 1968 | Una Reeve | 22
She left the stage in 1960.
"""
RAILWAY = """青岭铁路是从河口到岭北的单线铁路，沿线共有六座隧道。
车站
车站 | 里程(公里) | 启用日期 | 等级
河口 | 0 | 1937年5月1日 | 一等
石桥 | 31 | 1937年5月1日 | 三等
石桥东 | 36 | 2004年6月28日 | 三等
岭南 | 88 | 1951年7月1日 | 二等
岭北 | 109 | 1951年7月2日 | 三等
石桥站的候车室建于1936年。
"""
LEDGER = """Port Ane is a harbour town with five ferries, which are listed below.
name: Swift | built: 1931 | berths: 40 | owner: Ane Line
name: Kite | built: 1948 | berths: 64 | owner: Orr Line
name: Gull | built: 1926 | berths: 64 | owner: Ane Line
name: Tern | built: 1950 | owner: Ane Line
"""


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    pages = (
        Page("en/Mara Veld", VELD, ("Mara Veld", "Person"), ("Orr", "City")),
        Page("青岭铁路", RAILWAY, ("青岭铁路", "Railway"), ("河口", "Place")),
        Page("en/Port Ane", LEDGER, ("Port Ane", "City"), ("Ane Line", "Company")),
    )
    with solver_over(tmp_path_factory.mktemp("tables"), *pages) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "said", "rows"),
    [
        ("What character did Mara Veld play in The Weir?", "a clerk", 1),
        ("Who directed Salt with Mara Veld?", "Ada Ross", 1),
        ("How long is Mara Veld's film The Weir?", "101 min", 1),
        ("Which Mara Veld films did Ada Ross direct?", "Low Tide, Salt, Harrow Light", 3),
        ("How many Mara Veld films were directed by Ada Ross?", "3: Low Tide, Salt, Harrow Light", 3),
        ("What was Mara Veld's last film?", "Harrow Light (1960)", 1),
        ("Which of Mara Veld's films is the longest?", "Harrow Light (110 min)", 1),
        ("Which is longer, Low Tide or Salt, of Mara Veld's films?", "Low Tide (94 min); Salt (88 min)", 2),
        ("Which albums did Ike Lorne produce?", "Grey Songs, Ferry Tunes", 2),
        ("Which album was produced by Una Reeve?", "Night Water", 1),
        ("When was Mara Veld's album Ferry Tunes released?", "1964", 1),
        ("Which Mara Veld album reached the highest position in the charts?", "Ferry Tunes (3)", 1),
        ("Who owned the Kite of Port Ane?", "Orr Line", 1),
        ("When was the Gull of Port Ane built?", "1926", 1),
        ("Which of the ferries of Port Ane did the Ane Line own?", "Swift, Gull, Tern", 3),
        ("How many berths did the Swift of Port Ane have?", "40", 1),
        ("Which ferry of Port Ane was built first?", "Gull (1926)", 1),
        (
            "How many years after the Gull was the Swift of Port Ane built?",
            "5 years: Gull (1926); Swift (1931)",
            2,
        ),
        ("青岭铁路上岭南站是几等站？", "二等", 1),
        ("青岭铁路的石桥东站是哪年启用的？", "2004年6月28日", 1),
        ("青岭铁路有几个三等站？", "3：石桥、石桥东、岭北", 3),
        ("青岭铁路上启用最晚的车站是哪一个？", "石桥东（2004年6月28日）", 1),
        ("青岭铁路上石桥站到岭北站有多少公里？", "78公里：石桥（31公里）；岭北（109公里）", 2),
        ("青岭铁路的岭南站和岭北站哪个启用得早？", "岭南（1951年7月1日）；岭北（1951年7月2日）", 2),
    ],
)
def test_rows_answer(solver: Solver, question: str, said: str, rows: int) -> None:
    answer = solver.ask(question)
    assert answer.text.rstrip(".。") == said[0].upper() + said[1:]
    assert len({citation.quote for citation in answer.citations}) == rows


def test_what_rows_answer_is_verified(tmp_path: Path) -> None:
    store = open_store(tmp_path / "one.db", create=True)
    store.upsert(GraphBatch((Page("en/Mara Veld", VELD, ("Mara Veld", "Person")).graph(),)))
    ontology, settings = Ontology.load(), Settings()
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=settings.retriever)
    solver = Solver(store, retriever, ontology, settings)
    proof = solver.ask("Which Mara Veld films did Ada Ross direct?").proof
    assert verify(proof, store, solver).holds
    assert not verify(replace(proof, answer="Low Tide, Salt."), store, solver).holds
    store.close()


@pytest.mark.parametrize(
    "question",
    [
        "What was the budget of The Weir with Mara Veld?",  # no column
        "What character did Mara Veld play in The Quay?",  # no row
        "Which songs did Ike Lorne produce?",  # no such column
        "How many albums did Ike Lorne produce?",  # hers, of all of his
        "Which ferry of Port Ane has the most berths?",  # two have
        "How many berths did the Tern of Port Ane have?",  # an empty cell
        "青岭铁路的岭南站是谁设计的？",
        "青岭铁路有几个四等站？",
        "青岭铁路上最早启用的车站是哪一个？",  # two on one day
    ],
)
def test_what_no_row_says_is_left_to_others(solver: Solver, question: str) -> None:
    answer = solver.ask(question)
    assert answer.abstained, answer.text


def test_tables_that_say_different_things_answer_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    other = VELD.replace("a clerk", "a judge")
    pages = (
        Page("en/Mara Veld", VELD, ("Mara Veld", "Person")),
        Page("en/Mara Veld in film", other, ("Mara Veld in film", "Thing"), ("Mara Veld", "Person")),
    )
    with solver_over(tmp_path_factory.mktemp("two"), *pages) as solver:
        answer = solver.ask("What character did Mara Veld play in The Weir?")
    assert answer.text not in ("A clerk.", "A judge.", "a clerk.", "a judge.")
