"""HTML pages become their main content, with tables and infoboxes as rows."""

from pathlib import Path

import pytest

from builder.readers import LeftOut, Page, read
from builder.readers.page import RowKind
from schemas.text import Language

PROSE = "周星驰1962年6月22日出生于香港，演员、导演、编剧，毕业于无线电视艺员训练班，后来成为电影导演。" * 4


def page(folder: Path, html: str | bytes) -> Page:
    path = folder / "p.html"
    path.write_bytes(html.encode() if isinstance(html, str) else html)
    (found,) = read([path])
    assert isinstance(found, Page), found
    return found


def reason(folder: Path, html: str) -> str:
    path = folder / "p.html"
    path.write_text(html)
    (found,) = read([path])
    assert isinstance(found, LeftOut)
    return found.reason


def rows(found: Page, kind: RowKind) -> list[list[tuple[str, list[str]]]]:
    text = found.document.text
    return [
        [
            (text[c.label.start : c.label.end], [text[v.start : v.end] for v in c.values])
            for c in row.cells
        ]
        for row in found.rows
        if row.kind is kind
    ]  # fmt: skip


def test_navigation_scripts_and_footers_are_left_behind(tmp_path: Path) -> None:
    html = (
        "<html lang=zh><title>x</title><body><nav><a href=/>首页</a></nav><script>var a = '<p>no';</script>"
        f"<main><h1>周星驰</h1><p>{PROSE}<aside>广告</aside></main><footer>版权</footer><!-- no -->"
    )
    found = page(tmp_path, html)
    assert (found.document.title, found.document.text) == ("周星驰", PROSE + "\n")
    assert found.document.language is Language.CHINESE


def test_without_a_named_main_part_it_is_where_the_prose_is(tmp_path: Path) -> None:
    links = "".join(f"<li><a href=/{n}>相关条目的链接第{n}条</a>" for n in range(9))
    html = f"<body><div><ul>{links}</ul></div><div><div><p>{PROSE}<p>{PROSE}</div></div><div>版权所有</div>"
    assert page(tmp_path, html).document.text == f"{PROSE}\n{PROSE}\n"


def test_the_title_is_a_heading_or_the_documents_without_the_site(tmp_path: Path) -> None:
    assert page(tmp_path, f"<title>周星驰_百度百科</title><p>{PROSE}").document.title == "周星驰"
    assert page(tmp_path, f"<title>Kung Fu - Wikipedia</title><p>{PROSE}").document.title == "Kung Fu"
    assert page(tmp_path, f"<p>{PROSE}").document.title == "p"


def test_white_space_is_the_browsers_and_breaks_are_lines(tmp_path: Path) -> None:
    found = page(tmp_path, "<main><p>one\n  <b>two</b>&nbsp; three<br>four</p>\n<p>中文\n换行</p></main>")
    assert found.document.text == "one two three\nfour\n中文换行\n"


def test_headings_and_italics_keep_their_places(tmp_path: Path) -> None:
    found = page(
        tmp_path, "<main><h1>T</h1><p>He made <i>Kung Fu</i> .<h2> Early <em>life</em></h2><p>Born.</main>"
    )
    text = found.document.text
    assert text == "He made Kung Fu .\nEarly life\nBorn.\n"
    assert [text[e.start : e.end] for e in found.document.emphasis] == ["Kung Fu"]
    assert [(h.text, h.level) for h in found.headings] == [("Early life", 2)]


def test_links_to_pages_of_an_encyclopedia_keep_their_titles(tmp_path: Path) -> None:
    html = (
        "<main><p><a href='/wiki/Kung_Fu_(film)'>Kung Fu</a>, <a href='https://x.org/item/%E5%91%A8/12'>周</a>, "
        "<a href='/wiki/File:A.jpg'>a</a>, <a href='/about'>b</a></main>"
    )
    found = page(tmp_path, html)
    links = [(found.document.text[k.start : k.end], k.target) for k in found.links]
    assert links == [("Kung Fu", "Kung Fu (film)"), ("周", "周")]


def test_an_infobox_becomes_a_sheet_of_fields(tmp_path: Path) -> None:
    html = (
        f"<main><table class='infobox vcard'><tr><th colspan=2>周星驰<tr><th>职业<td>演员<br>导演<tr><th>国籍<td>中国"
        f"</table><p>{PROSE}</main>"
    )
    found = page(tmp_path, html)
    assert rows(found, RowKind.INFOBOX) == [[("职业", ["演员", "导演"])], [("国籍", ["中国"])]]
    assert found.document.text == f"{PROSE}\n基本资料\n职业：演员、导演\n国籍：中国\n"


def test_a_list_of_definitions_of_a_chinese_encyclopedia_is_an_infobox(tmp_path: Path) -> None:
    html = f"<main><dl class='basicInfo-block'><dt>中文名<dd>周星驰<dt>代表作品<dd>功夫</dl><p>{PROSE}</main>"
    expected = [[("中文名", ["周星驰"])], [("代表作品", ["功夫"])]]
    assert rows(page(tmp_path, html), RowKind.INFOBOX) == expected


def test_a_table_has_labelled_rows(tmp_path: Path) -> None:
    html = (
        "<main><p>Films:<table><tr><th>Year<th>Title<tr><td rowspan=2>1999<td>A<tr><td>B<br>C</table></main>"
    )
    found = page(tmp_path, html)
    assert found.document.text == "Films:\nYear | Title\n1999 | A\n1999 | B; C\n"
    assert rows(found, RowKind.TABLE) == [
        [("Year", ["1999"]), ("Title", ["A"])],
        [("Year", ["1999"]), ("Title", ["B", "C"])],
    ]


def test_a_table_that_lays_a_page_out_is_read_as_blocks(tmp_path: Path) -> None:
    html = f"<body><table><tr><td><p>{PROSE}<p>{PROSE}<p>{PROSE}<td>rest</table>"
    assert page(tmp_path, html).document.text == f"{PROSE}\n{PROSE}\n{PROSE}\nrest\n"


@pytest.mark.parametrize("encoding", ["gb2312", "big5", "utf-8"])
def test_a_page_is_decoded_as_it_says(tmp_path: Path, encoding: str) -> None:
    words = "中文人物" * 30
    content = f"<meta charset={encoding}><main><p>{words}</main>".encode(encoding)
    assert page(tmp_path, content).document.text == words + "\n"


def test_elements_nested_out_of_reason_are_named(tmp_path: Path) -> None:
    assert "nested deeper than 1000" in reason(tmp_path, "<div>" * 200_000 + "deep")
    assert "nested deeper than 1000" in reason(tmp_path, "<table><tr><td>" * 50_000 + "deep")


def test_formatting_that_multiplies_is_named(tmp_path: Path) -> None:
    html = "".join(f"<b class=c{n}>" for n in range(900)) + "<p>x" * 50_000
    assert "its formatting tags never close" in reason(tmp_path, html)


def test_a_page_without_words_is_named(tmp_path: Path) -> None:
    assert "it holds no text" in reason(tmp_path, "<html><body><script>x()</script></body></html>")


def test_a_deep_but_sane_page_is_read(tmp_path: Path) -> None:
    assert page(tmp_path, "<div>" * 500 + PROSE).document.text == PROSE + "\n"


def test_a_page_beyond_all_size_is_named(tmp_path: Path) -> None:
    assert "more than 33554432 bytes" in reason(tmp_path, "<p>" + "x" * (32 << 20))


def test_a_table_whose_one_cell_holds_paragraphs_lays_the_page_out(tmp_path: Path) -> None:
    lines = [
        f"Ann Roe drew the plans of tower {n}, which stood on the coast of Arn until it fell."
        for n in range(4)
    ]
    cell = "<br><br>".join(lines)
    path = tmp_path / "Harrow Light.html"
    path.write_text(f"<html><body><table><tr><td>{cell}</td></tr></table></body></html>")
    (found,) = read([path])
    assert isinstance(found, Page)
    assert found.document.text.split("\n")[:4] == lines
    assert not found.rows
