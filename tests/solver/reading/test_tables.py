"""Lines of cells are read again as tables: headers, rows, what columns hold and which one names the rows."""

import pytest

from solver.reading.tables import ColumnKind, amount, items, moment, tables_of

FILMS = """Mara Veld acted for thirty years.
Films
Year | Title | Role | Length (min)
1951 | Low Tide | Ines | 94
1953 | The Weir | a clerk | 101
1957 | Salt | Mrs Orr |
She left the stage in 1960.
"""
LAKES = """湖泊：镜湖 | 面积(平方公里)：31.5 | 省：青州
湖泊：月湖 | 省：云州
湖泊：白水湖 | 面积(平方公里)：9 | 省：青州 | 备注：咸水
"""


def test_a_header_its_rows_and_what_stands_above():
    (table,) = tables_of(FILMS)
    assert (table.caption, table.header) == ("Films", ("Year", "Title", "Role", "Length (min)"))
    assert [row.cells[1] for row in table.rows] == ["Low Tide", "The Weir", "Salt"]
    assert [FILMS[row.start : row.end] for row in table.rows][1] == "1953 | The Weir | a clerk | 101"
    assert table.rows[2].cells == ("1957", "Salt", "Mrs Orr", "")
    assert table.kinds == (ColumnKind.TIME, ColumnKind.TEXT, ColumnKind.TEXT, ColumnKind.NUMBER)
    assert (table.key, table.unit(3), table.unit(1)) == (1, "min", "")


def test_cells_that_carry_their_labels_may_be_left_out():
    (table,) = tables_of(LAKES)
    assert table.header == ("湖泊", "面积(平方公里)", "省", "备注")
    assert [row.cells for row in table.rows] == [
        ("镜湖", "31.5", "青州", ""),
        ("月湖", "", "云州", ""),
        ("白水湖", "9", "青州", "咸水"),
    ]
    assert (table.key, table.unit(1)) == (0, "平方公里")


@pytest.mark.parametrize(
    "text",
    [
        "a | b\nc | d\n",  # a header and one row
        "one line\nand another, a | b\n",
        "1 | 2\n3 | 4\n5 | 6\n",  # no header
        "a | b\nc | d | e\nf | g | h | i\n",  # of other widths
        "",
    ],
)
def test_what_is_no_table(text):
    assert tables_of(text) == []


def test_two_tables_of_a_page():
    first, second = tables_of(f"{FILMS}\nPlace | Since\nOrr | 1900\nWeir | 1910\n")
    assert (first.header[0], second.header, second.rows[0].cells) == (
        "Year",
        ("Place", "Since"),
        ("Orr", "1900"),
    )


def test_no_column_names_rows_that_repeat():
    (table,) = tables_of(
        "Home | Away | Score\nOrr | Weir | 2\nOrr | Salt | 1\nWeir | Salt | 0\nSalt | Orr | 3\n"
    )
    assert table.key == -1


@pytest.mark.parametrize(
    ("cell", "number"),
    [("1,204", 1204), ("12.5 km", 12.5), ("8848.86米", 8848.86), ("31 (est.)", 31), ("约30", 30), ("$5", 5),
     ("2号线", None), ("第3届", None), ("3–2", None), ("—", None), ("Orr", None), ("12 of 30 ships lost", None)],
)  # fmt: skip
def test_numbers(cell, number):
    assert amount(cell) == number


@pytest.mark.parametrize(
    ("cell", "when"),
    [("1953", (1953, 0, 0)), ("1953年5月", (1953, 5, 0)), ("1953年5月29日", (1953, 5, 29)),
     ("1953-05-29", (1953, 5, 29)),
     ("29 May 1953", (1953, 5, 29)),
     ("May 29, 1953", (1953, 5, 29)), ("1953–57", (1953, 0, 0)), ("19531", None),
     ("Orr 1953", None), ("29 Orr 1953", None), ("412", None)],
)  # fmt: skip
def test_times(cell, when):
    assert moment(cell) == when


def test_what_a_cell_lists():
    assert items("中国、尼泊尔") == ["中国", "尼泊尔"]
    assert items("vocals, guitar and drums") == ["vocals", "guitar", "drums"]
