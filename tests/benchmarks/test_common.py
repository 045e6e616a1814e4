"""Benchmark folders are read as they are laid out, and what is wrong with one is named."""

import gzip
import json

import pytest

from benchmarks.common import load_folder, paired_percent, recall_row, table
from schemas.errors import InputError


def lines(*rows):
    return "".join(json.dumps(row) + "\n" for row in rows)


@pytest.fixture
def folder(tmp_path):
    corpus = lines({"id": "a", "title": "A", "text": "one"}, {"id": "b", "title": "", "text": "two"})
    (tmp_path / "corpus.jsonl.gz").write_bytes(gzip.compress(corpus.encode()))
    (tmp_path / "questions.jsonl").write_text(
        lines(
            {"id": "1", "question": "Which?", "supporting": ["a", "gone"]},
            {"id": "2", "question": "No passages?"},
            {"id": "3", "question": "Both?", "supporting": ["a", "b"]},
        )
    )
    return tmp_path


def test_plain_and_compressed_files_are_read_and_questions_without_passages_left_out(folder):
    loaded = load_folder(folder)
    assert [p.full for p in loaded.passages] == ["A\none", "two"]
    assert [(q.id, sorted(q.wanted)) for q in loaded.questions] == [
        ("1", ["a", "gone"]),  # a passage that nobody can find counts as not found
        ("3", ["a", "b"]),
    ]


def test_a_limit_takes_the_first_questions_and_keeps_the_store_s_name(folder):
    assert [q.id for q in load_folder(folder, limit=1).questions] == ["1"]
    assert load_folder(folder, limit=1).digest == load_folder(folder).digest


def test_ids_may_be_numbers_and_blank_lines_and_a_byte_order_mark_are_passed_over(tmp_path):
    (tmp_path / "corpus.jsonl").write_text("\ufeff" + lines({"id": 7, "text": "one"}) + "\n", "utf-8")
    (tmp_path / "questions.jsonl").write_text(
        "\n" + lines({"id": 1, "question": "Which?", "supporting": ["7"]})
    )
    loaded = load_folder(tmp_path)
    assert [(p.id, p.title, p.text) for p in loaded.passages] == [("7", "", "one")]
    assert [(q.id, sorted(q.wanted)) for q in loaded.questions] == [("1", ["7"])]


@pytest.mark.parametrize(
    ("file", "row", "problem"),
    [
        ("corpus", {"text": "three"}, r"row 1: an id must be a string or a whole number, not null"),
        ("corpus", {"id": "c"}, r"row 1: there is no `text`"),
        ("corpus", {"id": "c", "text": ["three"]}, r"row 1: `title` and `text` must be strings"),
        ("questions", {"question": "Which?", "supporting": ["a"]}, r"row 1: an id must be"),
        ("questions", {"id": "1", "supporting": ["a"]}, r"row 1: there is no `question`"),
        ("questions", {"id": "1", "question": "Which?", "supporting": {"a": 1}}, r"must be a list of ids"),
        ("questions", {"id": "1", "question": "Which?", "supporting": [["a", 0]]}, r"an id must be .*, not \["),
    ],
)  # fmt: skip
def test_a_row_without_what_it_must_have_is_named(folder, file, row, problem):
    (folder / "corpus.jsonl").write_text(lines({"id": "a", "text": "one"}))
    (folder / f"{file}.jsonl").write_text(lines(row))
    with pytest.raises(InputError, match=problem):
        load_folder(folder)


def test_two_passages_of_one_id_are_refused(tmp_path):
    (tmp_path / "corpus.jsonl").write_text(lines({"id": "a", "text": "one"}, {"id": "a", "text": "two"}))
    with pytest.raises(InputError, match="row 2: another passage has the id 'a'"):
        load_folder(tmp_path)


def test_a_damaged_archive_is_named(folder):
    whole = (folder / "corpus.jsonl.gz").read_bytes()
    (folder / "corpus.jsonl.gz").write_bytes(whole[:14] + b"\xff\xff\xff" + whole[17:])
    with pytest.raises(InputError, match="cannot be read"):
        load_folder(folder)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(InputError, match=r"no corpus\.jsonl and no corpus\.jsonl\.gz"):
        load_folder(tmp_path)


def test_a_line_that_is_no_json_is_named_by_its_number(folder):
    (folder / "questions.jsonl").write_text('{"id": "1", "question": "Which?"}\nnot json\n')
    with pytest.raises(InputError, match=r"questions\.jsonl, line 2"):
        load_folder(folder)


def test_recalls_are_paired_by_question(folder):
    questions = load_folder(folder).questions
    ours = recall_row([["a"], ["a", "b"]], questions)
    theirs = recall_row([["b"], ["b", "a"]], questions)
    assert ours["recall@1"] == [0.5, 0.5]
    # differences at depth 1: 0.5 and 0; mean 25 points, half-width 1.96 * 35.4 / sqrt(2) = 49.0
    assert paired_percent(ours, theirs)["recall@1"] == [25.0, 49.0]


def test_a_table_aligns_its_columns():
    assert table(["name", "n"], [["a", 10], ["long", 5]]) == "name   n\na     10\nlong   5"
