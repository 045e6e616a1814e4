"""What Markdown marks beyond its words."""

import pytest

from builder.readers.markdown import read_markdown
from builder.readers.page import RowKind
from builder.readers.source import Source
from schemas.text import Document, Language, Span


def document(source: str) -> Document:
    return read_markdown(Source("page.md", None, source.encode())).document


def emphasised(source: str) -> list[str]:
    found = document(source)
    return [found.text[span.start : span.end] for span in found.emphasis]


def test_emphasised_words_keep_their_place_in_the_readable_text() -> None:
    assert emphasised("# Ang Lee\n\nHe made *Lust,\nCaution* and\n*Hulk*.\n") == ["Lust, Caution", "Hulk"]


def test_bold_words_and_headings_are_no_emphasis() -> None:
    assert emphasised("# *Hulk*\n\n## *Cast*\n\n**Ang Lee** made it.\n") == []


def test_cells_of_a_table_keep_their_emphasis() -> None:
    assert emphasised("| film | year |\n|---|---|\n| a *Hulk* | *2003* |\n") == ["Hulk", "2003"]


def test_emphasis_counts_for_the_hash_but_not_for_equality() -> None:
    plain = Document("p", "p", "Hulk", "p", Language.ENGLISH)
    marked = Document("p", "p", "Hulk", "p", Language.ENGLISH, emphasis=(Span(0, 4),))
    assert plain == marked
    assert plain.content_hash != marked.content_hash


def stated(source: str) -> list[tuple[RowKind, list[tuple[str, list[str]]]]]:
    page = read_markdown(Source("page.md", None, source.encode()))
    text = page.document.text
    return [
        (
            row.kind,
            [
                (text[c.label.start : c.label.end], [text[v.start : v.end] for v in c.values])
                for c in row.cells
            ],
        )
        for row in page.rows
    ]


@pytest.mark.parametrize(
    "table",
    [
        "| | |\n|---|---|\n| Director | Ann Roe |\n| Year | 1999 |\n",
        "| Item | Details |\n|---|---|\n| **Director** | Ann Roe |\n| **Year** | 1999 |\n",
        "| **Title** | Fog |\n|---|---|\n| **Director** | Ann Roe |\n| **Year** | 1999 |\n",
    ],
)
def test_a_table_of_labels_and_values_tells_of_the_page(table: str) -> None:
    told = [(RowKind.INFOBOX, [("Director", ["Ann Roe"])]), (RowKind.INFOBOX, [("Year", ["1999"])])]
    assert [row for row in stated(f"# Fog\n\n{table}\nFog is a film.\n") if row[1][0][0] != "Title"] == told


@pytest.mark.parametrize(
    "table",
    [
        "| film | year |\n|---|---|\n| Fog | 1999 |\n| Tide | 2003 |\n",
        "| | 1999 | 2000 |\n|---|---|---|\n| sold | 5 | 6 |\n| made | 7 | 8 |\n",
        "| | |\n|---|---|\n| Fog | 1999 |\n",
    ],
)
def test_other_tables_have_a_label_a_column(table: str) -> None:
    assert all(kind is RowKind.TABLE for kind, _ in stated(f"# Fog\n\n{table}"))
