"""Files of each format become pages with the right key, title, text and structure."""

import gzip
import io
import json
from pathlib import Path

import pytest

from builder.readers import LeftOut, Page, read
from schemas.errors import InputError
from schemas.text import Language


def pages(*inputs: Path | str, standard_input: bytes = b"") -> list[Page]:
    found = list(read(inputs, standard_input=io.BytesIO(standard_input)))
    assert all(isinstance(page, Page) for page in found), found
    return [page for page in found if isinstance(page, Page)]


def written(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "gb18030", "utf-16-le", "utf-16-be"]
)
def test_text_in_any_encoding_of_simplified_chinese(tmp_path: Path, encoding: str) -> None:
    text = "周星驰出生于香港九龙的一个贫民区，母亲凌宝儿独自抚养三个孩子。\n他后来成为演员和导演。\n"
    (page,) = pages(written(tmp_path, "a.txt", text.encode(encoding)))
    assert page.document.text == text


def test_text_in_big5(tmp_path: Path) -> None:
    text = "周星馳出生於香港九龍的一個貧民區，母親凌寶兒獨自撫養三個孩子，後來他成為演員和導演。\n"
    (page,) = pages(written(tmp_path, "a.txt", text.encode("big5")))
    assert page.document.text == text


def test_text_has_one_kind_of_line_break_and_its_file_name_as_title(tmp_path: Path) -> None:
    (page,) = pages(written(tmp_path, "Stephen Chow.txt", "one\r\ntwo\rthree"))
    document = page.document
    assert (document.title, document.text) == ("Stephen Chow", "one\ntwo\nthree")
    assert document.language is Language.ENGLISH


def test_folder_gives_keys_below_it_in_order(tmp_path: Path) -> None:
    for name in ("b/two.txt", "a.txt", "b/one.md", ".hidden/three.txt"):
        written(tmp_path, name, "words")
    assert [page.document.key for page in pages(tmp_path)] == ["a.txt", "b/one.md", "b/two.txt"]


def test_glob_gives_keys_below_its_fixed_part(tmp_path: Path) -> None:
    for name in ("x/a.txt", "y/a.txt", "y/b.md"):
        written(tmp_path, name, "words")
    assert [page.document.key for page in pages(f"{tmp_path}/*/*.txt")] == ["x/a.txt", "y/a.txt"]


def test_markdown_keeps_words_and_headings(tmp_path: Path) -> None:
    source = (
        "# Kung Fu\n\nA *2004* [film](http://x) by **Chow**.\nIt `ran`.\n\n"
        "## Plot\n\n- one\n- two\n\n| a | b |\n|---|---|\n| c | d |\n"
    )
    (page,) = pages(written(tmp_path, "kf.md", source))
    assert page.document.title == "Kung Fu"
    assert page.document.text == "A 2004 film by Chow. It ran.\nPlot\none\ntwo\na | b\nc | d\n"
    (heading,) = page.headings
    assert page.document.text[heading.start : heading.end] == heading.text == "Plot"


def test_markdown_joins_chinese_lines_without_a_space(tmp_path: Path) -> None:
    (page,) = pages(written(tmp_path, "a.md", "他生于\n香港。"))
    assert page.document.text == "他生于香港。\n"


def test_front_matter_is_metadata(tmp_path: Path) -> None:
    source = "---\ntitle: 功夫\nid: kung-fu\nyear: 2004\ntags: [a, b]\n---\n正文在此。\n"
    (page,) = pages(written(tmp_path, "a.md", source))
    document = page.document
    assert (document.key, document.title, document.text) == ("kung-fu", "功夫", "正文在此。\n")
    assert document.metadata == {"year": "2004", "tags": "a, b"}


def test_json_lines_give_a_page_each(tmp_path: Path) -> None:
    rows = [
        {"id": "w1", "title": "A", "text": "One.", "year": 1999, "seen": True, "list": [1]},
        {"text": "Two."},
    ]
    content = "\n".join(map(json.dumps, rows)).encode()
    first, second = pages(written(tmp_path, "c.jsonl.gz", gzip.compress(content)))
    assert (first.document.key, first.document.title, first.document.text) == ("w1", "A", "One.")
    assert first.document.metadata == {"year": "1999", "seen": "true"}
    assert second.document.key == "c.jsonl.gz:2"


def test_json_array_and_object(tmp_path: Path) -> None:
    array = written(tmp_path, "a.json", '[{"text": "One."}, {"id": "x", "text": "Two."}]')
    single = written(tmp_path, "b.json", '{"text": "Three."}')
    assert [page.document.key for page in pages(array, single)] == ["a.json:1", "x", "b.json"]


@pytest.mark.parametrize(
    ("content", "key"),
    [(b'{"id": "r", "text": "One."}\n', "r"), (b"Plain words.", "stdin.txt")],
)
def test_standard_input_is_records_or_text(content: bytes, key: str) -> None:
    (page,) = pages("-", standard_input=content)
    assert page.document.key == key


def test_triples_keep_the_place_of_each_field(tmp_path: Path) -> None:
    (page,) = pages(
        written(tmp_path, "kb.tsv", "subject\tpredicate\tobject\nKismet\t directed by\tWilliam Dieterle\n\n")
    )
    (line,) = page.statements
    spans = (line.subject, line.predicate, line.object)
    assert [page.document.text[a:b] for a, b in spans] == ["Kismet", "directed by", "William Dieterle"]


def test_lines_that_are_no_triples_are_left_out_with_their_number(tmp_path: Path) -> None:
    (tmp_path / "kb.csv").write_text("subject,relation,object\nAnn,father,Bo\nAnn,mother\nAnn,born in,Arn\n")
    left, page = read([tmp_path])
    assert isinstance(left, LeftOut)
    assert (left.document, left.source) == ("kb.csv:3", "kb.csv")
    assert "2 fields; a triple has 3" in left.reason
    assert isinstance(page, Page)
    assert len(page.statements) == 2


def test_comma_separated_triples_may_hold_commas(tmp_path: Path) -> None:
    (page,) = pages(written(tmp_path, "kb.csv", '"Paris, Texas",director,Wim Wenders\n'))
    assert page.document.text == "Paris, Texas\tdirector\tWim Wenders"


def test_of_two_documents_with_one_key_the_first_is_read(tmp_path: Path) -> None:
    one = written(tmp_path, "one/a.txt", "words")
    two = written(tmp_path, "two/a.txt", "other words")
    page, left = read([one.parent, two.parent])
    assert isinstance(page, Page)
    assert page.document.text == "words"
    assert isinstance(left, LeftOut)
    assert str(one) in left.reason
    assert str(two) in left.reason
    assert left.source == ""


def test_a_path_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no file or folder at"):
        list(read([tmp_path / "none"]))


def test_left_out_names_its_file(tmp_path: Path) -> None:
    (found,) = read([written(tmp_path, "notes.doc", b"\xd0\xcf")])
    assert found == LeftOut(
        "notes.doc",
        "application/msword is not read, only txt, md, html, pdf, docx, json, jsonl, csv, tsv and MediaWiki xml "
        "(each also .gz or .bz2); "
        "save it as docx or txt",
        "notes.doc",
    )


def test_where_a_page_was_read_begins_with_the_folder_that_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = written(tmp_path, "wiki/films/a.md", "# A\n\nA film.\n")
    rows = written(tmp_path, "news/all.jsonl", '{"id": "n1", "text": "News."}\n')
    (page,), (row,) = pages(tmp_path / "wiki"), pages(rows)
    assert (page.document.key, page.document.source) == ("films/a.md", "wiki/films/a.md")
    assert (row.document.key, row.document.source) == ("n1", "news/all.jsonl")
    assert pages(film)[0].document.source == "films/a.md"
    assert pages(str(tmp_path / "wiki/**/*.md"))[0].document.source == "wiki/films/a.md"
    monkeypatch.chdir(tmp_path / "wiki")
    assert pages(".")[0].document.source == "wiki/films/a.md"
    assert pages("../news")[0].document.source == "news/all.jsonl"
    (given,) = pages("-", standard_input=b'{"id": "n1", "text": "News."}\n')
    assert given.document.source == "stdin.jsonl"
