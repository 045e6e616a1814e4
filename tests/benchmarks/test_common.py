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
    assert [(q.id, sorted(q.wanted)) for q in loaded.questions] == [("1", ["a"]), ("3", ["a", "b"])]


def test_a_limit_takes_the_first_questions_and_keeps_the_store_s_name(folder):
    assert [q.id for q in load_folder(folder, limit=1).questions] == ["1"]
    assert load_folder(folder, limit=1).digest == load_folder(folder).digest


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(InputError, match=r"no corpus\.jsonl and no corpus\.jsonl\.gz"):
        load_folder(tmp_path)


def test_a_line_that_is_no_json_is_named_by_its_number(folder):
    (folder / "questions.jsonl").write_text('{"id": "1"}\nnot json\n')
    with pytest.raises(InputError, match=r"questions\.jsonl, line 2"):
        load_folder(folder)


def test_recalls_are_paired_by_question(folder):
    questions = load_folder(folder).questions
    ours = recall_row([["a"], ["a", "b"]], questions)
    theirs = recall_row([["b"], ["b", "a"]], questions)
    assert ours["recall@1"] == [1.0, 0.5]
    # differences at depth 1: 1 and 0; mean 50 points, half-width 1.96 * 70.7 / sqrt(2) = 98.0
    assert paired_percent(ours, theirs)["recall@1"] == [50.0, 98.0]


def test_a_table_aligns_its_columns():
    assert table(["name", "n"], [["a", 10], ["long", 5]]) == "name   n\na     10\nlong   5"
