"""Prizes in tables and lists under a heading on somebody's page."""

from pathlib import Path

import pytest

from builder.extraction.structured import read_structure
from builder.findings import Named
from builder.readers import Page, read
from schemas.ontology import Ontology


@pytest.fixture(scope="module")
def ontology() -> Ontology:
    return Ontology.load()


def won(folder: Path, ontology: Ontology, text: str, kind: str = "Person") -> list[str]:
    path = folder / "a.md"
    path.write_text(f"# Ada Reed\n\n{text}\n", "utf-8")
    (found,) = read([path])
    assert isinstance(found, Page)
    facts = read_structure(found, Named("Ada Reed"), ontology, kind=kind).facts
    return [
        " ".join([getattr(f.object, "name", ""), *(f"{q.name}={q.value}" for q in f.qualifiers)])
        for f in facts
        if f.predicate == "award_won" and f.subject.name == "Ada Reed"
    ]


@pytest.mark.parametrize(
    ("heading", "table", "prizes"),
    [
        ("Honours", "| Year | Honour |\n|---|---|\n| 1955 | Green Oak Prize |", ["Green Oak Prize time=1955"]),
        ("Awards and honours", "| Award | Year |\n|---|---|\n| Oak Prize | 1955 |", ["Oak Prize time=1955"]),
        ("荣誉", "| 年份 | 奖项 |\n|---|---|\n| 1955年 | 青松奖 |", ["青松奖 time=1955"]),
        ("Prizes", "- 1955: Oak Prize\n- Elm Medal (1960)", ["Oak Prize time=1955", "Elm Medal time=1960"]),
        ("Honours", "- the Oak Prize, handed over at Lund in 1955", ["Oak Prize time=1955"]),
        ("Honours", "- the Oak Prize in 1955, worth six crowns\n- a knighthood in 2000", ["Oak Prize time=1955"]),
        ("Honours", "- the Elm Medal of the Royal Society in 1960", ["Elm Medal time=1960"]),
        ("Honours", "- nominated for the Oak Prize in 1955", []),
    ],
)  # fmt: skip
def test_prizes_under_honours_were_won_by_whom_the_page_is_about(
    tmp_path: Path, ontology: Ontology, heading: str, table: str, prizes: list[str]
) -> None:
    assert won(tmp_path, ontology, f"## {heading}\n\n{table}") == prizes


@pytest.mark.parametrize(
    ("heading", "table", "kind"),
    [
        (
            "Honours",
            "| Year | Honour |\n|---|---|\n| 1948 | Honorary doctorate, University of Lund |",
            "Person",
        ),
        ("Honours", "| Year | Honour |\n|---|---|\n| 1948 | Oak Prize Committee |", "Person"),
        ("Awards and nominations", "| Year | Award |\n|---|---|\n| 1948 | Oak Prize |", "Person"),
        ("Honours", "| Year | Honour |\n|---|---|\n| 1948 | Oak Prize (nominated) |", "Person"),
        ("Awards", "| Year | Award | Winner |\n|---|---|---|\n| 1948 | Oak Prize | Tom Hale |", "Person"),
        ("Honours", "| Year | Honour |\n|---|---|\n| 1948 | Oak Prize |", "Place"),
        ("Life", "| Year | Award |\n|---|---|\n| 1948 | Oak Prize |", "Person"),
        ("Awards", "She sat on the jury of the Oak Prize in 1948.", "Person"),
        ("Awards", "- Founded the Oak Prize (1948)", "Person"),
    ],
)
def test_other_rows_tell_of_no_prize(
    tmp_path: Path, ontology: Ontology, heading: str, table: str, kind: str
) -> None:
    assert won(tmp_path, ontology, f"## {heading}\n\n{table}", kind) == []


def test_each_year_of_a_cup_is_a_win(tmp_path: Path, ontology: Ontology) -> None:
    text = "## Honours\n\n- League Cup: 1978, 1979 and 1989\n- Super Cup – 1979\n- Oak Cup runners-up: 1980"
    assert won(tmp_path, ontology, text, "Organization") == [
        "League Cup time=1978",
        "League Cup time=1979",
        "League Cup time=1989",
        "Super Cup time=1979",
    ]
    assert won(tmp_path, ontology, text.replace("Honours", "Records"), "Organization") == []
