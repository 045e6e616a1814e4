"""CSV and TSV files are triples, records or tables; a table's rows are lines that state facts."""

import time
from pathlib import Path

import pytest

from builder.readers import LeftOut, Page, read
from builder.readers.page import RowKind
from builder.readers.tables import ROWS


def found(folder: Path, name: str, content: str | bytes) -> list[Page | LeftOut]:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return list(read([path]))


def only(folder: Path, name: str, content: str | bytes) -> Page:
    (page,) = found(folder, name, content)
    assert isinstance(page, Page), page
    return page


def test_a_row_says_each_label_with_its_value(tmp_path: Path) -> None:
    page = only(tmp_path, "films.csv", '片名,导演,年份\n功夫,周星驰,2004\n"甲,乙",,1999\n')
    text = page.document.text
    assert text == "片名：功夫 | 导演：周星驰 | 年份：2004\n片名：甲,乙 | 年份: 1999\n".replace(
        "年份: ", "年份："
    )
    assert (page.document.key, page.document.title) == ("films.csv", "")
    first, second = page.rows
    assert first.kind is RowKind.RECORD
    assert text[first.line.start : first.line.end] == "片名：功夫 | 导演：周星驰 | 年份：2004"
    cells = [
        (text[c.label.start : c.label.end], text[c.values[0].start : c.values[0].end]) for c in second.cells
    ]
    assert cells == [("片名", "甲,乙"), ("年份", "1999")]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "gb18030"])
def test_a_table_in_any_encoding(tmp_path: Path, encoding: str) -> None:
    content = "片名,导演,国家,备注\n功夫,周星驰,中国,由他自己执导的电影作品\n".encode(encoding)
    page = only(tmp_path, "t.csv", content)
    assert page.document.text == "片名：功夫 | 导演：周星驰 | 国家：中国 | 备注：由他自己执导的电影作品\n"


def test_semicolons_part_columns_where_they_are_more(tmp_path: Path) -> None:
    assert only(tmp_path, "t.csv", "name;born\nA, B;1999\n").document.text == "name: A, B | born: 1999\n"


def test_three_columns_without_a_tables_header_are_triples(tmp_path: Path) -> None:
    assert len(only(tmp_path, "t.tsv", "功夫\t导演\t周星驰\n").statements) == 1
    assert only(tmp_path, "u.tsv", "title\tdirector\tyear\nA\tB\t1\n").rows != ()


@pytest.mark.parametrize(
    "content",
    [
        "ship,builder,launched\nVasa,Henrik,1627\nKronan,Francis,1668\n",
        "ship,kind,launched\nVasa,warship,1627\nKronan,frigate,1668\n",
        "国家,首都,货币\n法国,巴黎,欧元\n日本,东京,日元\n印度,新德里,卢比\n",
    ],
)
def test_a_first_line_that_stands_over_its_columns_is_a_header(tmp_path: Path, content: str) -> None:
    page = only(tmp_path, "t.csv", content)
    assert (len(page.rows), page.statements) == (content.count("\n") - 1, ())


@pytest.mark.parametrize(
    "content",
    [
        "Vasa,builder,Henrik\nKronan,builder,Francis\nMars,owner,Sweden\n",
        "Vasa,builder,Henrik\nVasa,launched,1627\nVasa,owner,Sweden\n",
        "Vasa,launched,1627\nKronan,lost,1676\n",
        "Vasa,builder,Henrik\nKronan,owner,Sweden\nMars,owner,Sweden\n",
        "Vasa,launched,1627\nKronan,lost,1676\nMars,found,2011\n",
        "Marie Lind,place of birth,Lund\nKen Mori,spouse,Aiko Sato\nFog,director,Ann Lee\nReed,author,Bo Ek\n",
        "林晚,配偶,周和\n《雾》,导演,王海\n海城大学,所在地,海城\n陈小文,父亲,陈大文\n",
    ],
)
def test_triples_whose_subjects_or_predicates_come_again_have_no_header(tmp_path: Path, content: str) -> None:
    page = only(tmp_path, "t.csv", content)
    assert (len(page.statements), page.rows) == (content.count("\n"), ())


@pytest.mark.parametrize(
    "content",
    [
        "实体,属性,值\n甲市,人口,2100000\n乙市,人口,860000\n丙市,人口,1250000\n",
        "entity,relation,value\nFog,publication year,1997\nReed,publication year,2009\n",
        "主语,谓语,宾语\n林晚,配偶,周和\n《雾》,导演,王海\n海城大学,所在地,海城\n",
    ],
)
def test_a_header_that_names_a_relation_stands_over_triples(tmp_path: Path, content: str) -> None:
    page = only(tmp_path, "t.csv", content)
    assert (len(page.statements), page.rows) == (content.count("\n") - 1, ())


def test_a_very_long_cell_is_told_from_a_number_at_once(tmp_path: Path) -> None:
    content = 'A,B,C\nx,"' + "1," * 50_000 + 'x",3\ny,2,z\n'
    start = time.perf_counter()
    found(tmp_path, "t.csv", content)
    assert time.perf_counter() - start < 5


def test_a_column_of_texts_makes_records(tmp_path: Path) -> None:
    one, two = found(tmp_path, "t.csv", "id,title,text\na,功夫,功夫是电影。\nb,空,\n")
    assert isinstance(one, Page)
    assert (one.document.key, one.document.title, one.document.text) == ("a", "功夫", "功夫是电影。")
    assert two == LeftOut("t.csv:3", "it holds no text. remove it, or write something in it", "t.csv")


def test_a_long_table_becomes_several_pages(tmp_path: Path) -> None:
    lines = "".join(f"n{number},v{number}\n" for number in range(ROWS + 1))
    one, two = found(tmp_path, "t.csv", f"name,value\n{lines}")
    assert isinstance(one, Page)
    assert isinstance(two, Page)
    assert (one.document.key, two.document.key) == ("t.csv:2", f"t.csv:{ROWS + 2}")
    assert (len(one.rows), len(two.rows)) == (ROWS, 1)


def test_a_row_that_is_too_long_is_left_out_alone(tmp_path: Path) -> None:
    left, page = found(tmp_path, "t.csv", "name,born\nA,1,2\nB,3\n")
    assert left == LeftOut("t.csv:2", "the row has 3 fields; the header names 2.", "t.csv")
    assert isinstance(page, Page)
    assert page.document.text == "name: B | born: 3\n"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("name,name,x,y\n1,2,3,4\n", "two columns are called 'name'"),
        (",,,\n1,2,3,4\n", "its first column has no name"),
        ("name\nA\n", "its first line has one column"),
        ("name,born\n", "it holds a header, and no row"),
        ('name,born\n"A,1\n', "it is not CSV from here on"),
        (b"name,born\n" + b"\x81\x8d\x8f\x90\x9d\xff\xfe\x81" * 9, "it is not text in"),
        ("", "it holds no text"),
        ("name,born\n" + "x" * 200_000 + ",1\n", "it is not CSV from here on: field larger"),
    ],
)
def test_a_table_that_cannot_be_read_is_named(tmp_path: Path, content: str | bytes, reason: str) -> None:
    *_, left = found(tmp_path, "t.csv", content)
    assert isinstance(left, LeftOut)
    assert reason in left.reason
