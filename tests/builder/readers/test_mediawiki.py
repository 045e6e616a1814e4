"""MediaWiki dumps become pages with their infobox, tables, links, categories and other names."""

import bz2
import gzip
from pathlib import Path

import pytest

from builder.readers import LeftOut, Page, read
from builder.readers.page import RowKind
from schemas.text import Language
from tests.builder.readers.samples import article, dump, redirect


def found(folder: Path, *pages: str, language: str = "zh") -> list[Page | LeftOut]:
    path = folder / "w.xml"
    path.write_text(dump(*pages, language=language), encoding="utf-8")
    return list(read([path]))


def only(folder: Path, text: str, *, language: str = "zh") -> Page:
    (page,) = found(folder, article("功夫 (电影)", text), language=language)
    assert isinstance(page, Page)
    return page


def said(page: Page, kind: RowKind) -> dict[str, list[str]]:
    text = page.document.text
    return {
        text[cell.label.start : cell.label.end]: [text[v.start : v.end] for v in cell.values]
        for row in page.rows
        if row.kind is kind
        for cell in row.cells
    }


def test_a_page_has_its_wikis_name_in_its_key_and_its_title(tmp_path: Path) -> None:
    document = only(tmp_path, "'''功夫'''是''电影''。").document
    assert (document.key, document.title, document.language) == (
        "zhwiki/功夫 (电影)", "功夫 (电影)", Language.CHINESE
    )  # fmt: skip
    assert document.text == "功夫是电影。\n"
    assert [document.text[e.start : e.end] for e in document.emphasis] == ["电影"]


def test_words_of_links_stay_and_their_targets_are_kept(tmp_path: Path) -> None:
    page = only(tmp_path, "由[[周星驰|星爷]]和[[吴孟达]]演出，[[周星驰#生平|生平]]见[[#下文|下文]]。")
    text = page.document.text
    assert text == "由星爷和吴孟达演出，生平见下文。\n"
    links = [(text[link.start : link.end], link.target) for link in page.links]
    assert links == [("星爷", "周星驰"), ("吴孟达", "吴孟达")]


def test_notes_comments_files_and_unknown_templates_say_nothing(tmp_path: Path) -> None:
    text = "甲<ref name=a>注{{cite|x}}</ref>乙<!-- 不见 -->丙[[File:a.jpg|thumb|图[[丁]]]]{{reflist}}<ref name=a />。"
    assert only(tmp_path, text).document.text == "甲乙丙。\n"


def test_headings_lists_and_paragraphs_are_lines(tmp_path: Path) -> None:
    page = only(tmp_path, "一段\n还是一段。\n\n二段。\n== 情节 ==\n* 甲\n* 乙\n=== 结局 ===\n丙")
    assert page.document.text == "一段还是一段。\n二段。\n情节\n甲\n乙\n结局\n丙\n"
    assert [(h.text, h.level) for h in page.headings] == [("情节", 2), ("结局", 3)]


def test_an_infobox_is_a_sheet_at_the_end_with_a_row_for_each_field(tmp_path: Path) -> None:
    box = (
        "{{Infobox film\n| name = 功夫\n| image = a.jpg\n| 导演 = [[周星驰]]\n| 主演 = {{ubl|周星驰|[[元秋]]}}\n"
        "| released = {{Film date|2004|12|23}}\n| 片长 = 99分钟<br>100分钟（加长）\n| 编剧 =\n}}\n'''功夫'''是电影。"
    )
    page = only(tmp_path, box)
    assert page.document.text == (
        "功夫是电影。\n基本资料\nname：功夫\n导演：周星驰\n主演：周星驰、元秋\nreleased: 2004-12-23\n"
        "片长：99分钟、100分钟（加长）\n"
    )
    assert page.kind == "film"
    assert page.sheet is not None
    assert page.document.text[page.sheet.start :].startswith("name：功夫")
    assert said(page, RowKind.INFOBOX) == {
        "name": ["功夫"], "导演": ["周星驰"], "主演": ["周星驰", "元秋"], "released": ["2004-12-23"],
        "片长": ["99分钟", "100分钟（加长）"],
    }  # fmt: skip


def test_labels_of_a_numbered_infobox_are_its_words(tmp_path: Path) -> None:
    page = only(tmp_path, "{{Infobox\n| label1 = 导演\n| data1 = 周星驰\n| label2 = 空\n}}\n功夫是电影。")
    assert said(page, RowKind.INFOBOX) == {"导演": ["周星驰"]}


def test_a_field_that_another_one_names_has_that_name(tmp_path: Path) -> None:
    box = (
        "{{Infobox settlement\n| subdivision_type1 = Province\n| subdivision_name1 = [[Leinster]]\n"
        "| blank_name = 市花 | blank_info = 山茶\n| leader_title = \n| leader_name = Ann Lee\n}}\nHarlow is a town."
    )
    assert said(only(tmp_path, box), RowKind.INFOBOX) == {
        "Province": ["Leinster"],
        "市花": ["山茶"],
        "leader name": ["Ann Lee"],
    }


def test_the_look_of_a_box_is_left_out_and_the_thing_s_own_size_and_colour_are_not(tmp_path: Path) -> None:
    box = (
        "{{Infobox university\n| logo_size = 200px\n| box_color = red\n| campus_size = 300 acres\n"
        "| 代表颜色 = 紫\n}}\nHarlow is a university."
    )
    assert said(only(tmp_path, box), RowKind.INFOBOX) == {"campus size": ["300 acres"], "代表颜色": ["紫"]}


def test_a_table_states_its_rows_and_a_cell_over_rows_stands_in_each(tmp_path: Path) -> None:
    table = (
        '{| class="wikitable"\n! 年份 !! 片名\n|-\n| rowspan="2" | 1999 || [[喜剧之王]]\n|-\n| 千王之王\n|}'
    )
    page = only(tmp_path, f"他演过：\n{table}")
    assert page.document.text == "他演过：\n年份 | 片名\n1999 | 喜剧之王\n1999 | 千王之王\n"
    text = page.document.text
    cells = [[text[c.values[0].start : c.values[0].end] for c in row.cells] for row in page.rows]
    assert cells == [["1999", "喜剧之王"], ["1999", "千王之王"]]


def test_categories_are_a_row(tmp_path: Path) -> None:
    page = only(tmp_path, "功夫是电影。[[Category:香港电影]][[分类:2004年电影|*]][[分类:香港电影]]")
    assert page.document.text == "功夫是电影。\n基本资料\n分类：香港电影、2004年电影\n"
    assert said(page, RowKind.CATEGORY) == {"分类": ["香港电影", "2004年电影"]}


def test_redirects_before_and_after_a_page_are_its_other_names(tmp_path: Path) -> None:
    (page,) = found(
        tmp_path, redirect("Kung Fu Hustle", "功夫 (电影)"), article("功夫 (电影)", "功夫是电影。"),
        redirect("绝世功夫", "Kung Fu Hustle"), redirect("火云邪神", "功夫 (电影)", section="#角色"),
    )  # fmt: skip
    assert isinstance(page, Page)
    assert said(page, RowKind.REDIRECT) == {"重定向": ["Kung Fu Hustle", "绝世功夫"]}


def test_redirects_that_lead_nowhere_are_counted_in_one_line(tmp_path: Path) -> None:
    _, left = found(tmp_path, article("甲", "甲是字。"), redirect("乙", "丙"), redirect("丁", "丙"))
    assert left == LeftOut("w.xml: redirects", "2 redirects lead to no page of the dump: 丁 → 丙; 乙 → 丙")


def test_talk_and_template_pages_are_no_documents(tmp_path: Path) -> None:
    (page,) = found(tmp_path, article("讨论:甲", "话。", namespace=1), article("甲", "甲是字。"))
    assert isinstance(page, Page)
    assert page.document.title == "甲"


def test_conversion_marks_take_the_script_of_the_page(tmp_path: Path) -> None:
    marked = "-{zh-hans:计算机;zh-hant:電腦}-和-{A|zh-cn:软件;zh-tw:軟體}-，-{H|zh-cn:x;zh-tw:y}--{原样}-。"
    assert only(tmp_path, f"这是{marked}").document.text == "这是计算机和软件，原样。\n"
    assert only(tmp_path, f"這個說{marked}").document.text == "這個說電腦和軟體，原样。\n"


def test_titles_of_other_regions_are_other_names(tmp_path: Path) -> None:
    page = only(tmp_path, "{{NoteTA|T=zh-cn:功夫 (电影);zh-tw:功夫傳奇}}功夫是电影。")
    assert said(page, RowKind.REDIRECT) == {"地区译名": ["功夫傳奇"]}


def test_templates_of_dates_languages_and_lists_are_words(tmp_path: Path) -> None:
    text = (
        "周星驰（{{lang-en|Stephen Chow}}，{{bd|1962年|6月22日}}），{{lang|ja|チャウ}}、{{convert|10|km}}。"
    )
    expected = "周星驰（Stephen Chow，1962年6月22日），チャウ、10 km。\n"
    assert only(tmp_path, text).document.text == expected


@pytest.mark.parametrize(("ending", "pack"), [(".bz2", bz2.compress), (".gz", gzip.compress)])
def test_packed_dumps_are_read(tmp_path: Path, ending: str, pack: object) -> None:
    assert callable(pack)
    path = tmp_path / f"w.xml{ending}"
    path.write_bytes(pack(dump(article("甲", "甲是字。")).encode()))
    (page,) = read([path])
    assert isinstance(page, Page)
    assert page.document.text == "甲是字。\n"


def test_english_dumps_have_english_labels(tmp_path: Path) -> None:
    page = only(tmp_path, "It is a film.[[Category:Films]]", language="en")
    assert page.document.text == "It is a film.\nFact sheet\nCategories: Films\n"
