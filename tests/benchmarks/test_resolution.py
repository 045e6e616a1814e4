"""What counts as one in the folders that resolution is judged on, and how it is counted."""

import gzip
import json

import pytest

from benchmarks.resolution import Judged, interval, judge, main, report
from benchmarks.resolution_scenes import LabelledName, Scene, load_scenes, possible
from schemas.errors import InputError
from schemas.settings import NoEmbedderSettings, Settings


def lines(*rows):
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def settings(tmp_path):
    return Settings(cache=tmp_path, embedder=NoEmbedderSettings(type="none"))


def test_names_of_one_entity_of_a_text_mean_one_thing(tmp_path):
    row = {
        "passage_id": "p",
        "text": "A B",
        "entities": [["A", "PER", ["A", "a", "Al"]], ["B", "LOC", ["B"]], ["1990", "TIME", ["1990"]]],
    }
    (tmp_path / "triples.jsonl").write_text(lines(row))
    (scene,) = load_scenes(tmp_path)
    assert [(one.name, one.type, one.means) for one in scene.names] == [
        ("A", "Person", {"0"}),
        ("Al", "Person", {"0"}),
        ("B", "Place", {"1"}),
    ]
    assert possible(scene.names) == 1


def test_the_likest_title_is_what_a_name_of_the_evidence_means(tmp_path):
    (tmp_path / "corpus.jsonl").write_text(
        lines({"id": "1", "title": "Zoë Bell", "text": ""}, {"id": "2", "title": "Rome", "text": ""})
    )
    question = {"id": "q", "supporting": ["1", "2"], "evidence_triples": [["Zoe Bell", "born in", "Rome"]]}
    (tmp_path / "questions.jsonl").write_text(lines(question))
    (scene,) = load_scenes(tmp_path)
    assert [(one.name, one.page) for one in scene.names] == [
        ("Rome", True),
        ("Zoë Bell", True),
        ("Zoe Bell", False),
    ]
    assert scene.names[2].means == {"Zoë Bell"}


def test_aligned_titles_mean_one_thing_through_each_other(tmp_path):
    pairs = [(f"Name_{number}", f"名{number}") for number in range(40)]
    text = "".join(f"{one}\t{other}\n" for one, other in pairs)
    (tmp_path / "alignment.tsv.gz").write_bytes(gzip.compress(text.encode()))
    (scene,) = load_scenes(tmp_path)
    assert 0 < possible(scene.names) < 40
    assert len(scene.names) == 40 + possible(scene.names)


def test_a_folder_without_links_is_refused(tmp_path, capsys):
    (tmp_path / "triples.jsonl").write_text(lines({"passage_id": "p", "text": "", "entities": []}))
    with pytest.raises(InputError, match="lists the names"):
        load_scenes(tmp_path)
    assert main(["--data", str(tmp_path)]) == 2


def test_pairs_are_judged_by_rule(tmp_path):
    names = (
        LabelledName("Zoë Bell", "Person", frozenset("1"), page=True),
        LabelledName("Zoe Bell", "Person", frozenset("1")),
        LabelledName("Apple Inc.", "Organization", frozenset("2")),
        LabelledName("Apple", "Organization", frozenset("3")),
        LabelledName("Bo", "", frozenset("4")),
    )
    judged = judge([Scene("s", names)], settings(tmp_path))
    assert judged == [
        Judged("name", "Zoë Bell", "Zoe Bell", True),
        Judged("company form", "Apple Inc.", "Apple", False),
    ]
    found = report("s", [Scene("s", names)], judged)
    assert (found["pairs"], found["joined"], found["right"], found["precision"]) == (1, 2, 1, 50.0)
    assert found["recall"] == 100.0


def test_wilsons_interval():
    assert interval(0, 0) == (0.0, 100.0)
    assert interval(10, 10) == (72.2, 100.0)
    assert interval(50, 100) == (40.4, 59.6)
