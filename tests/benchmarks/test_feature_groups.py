"""What weights lack when a group of features is left out: its columns, and those made of them."""

from pathlib import Path

import numpy as np
import pytest

from benchmarks.common import Folder, Passage, Question
from benchmarks.ranking_data import Asked
from retriever.ranking.features import FEATURES, GROUPS

pytest.importorskip("lightgbm", exc_type=(ImportError, OSError))  # libgomp may be missing

from benchmarks.feature_groups import PARTS, Lacking, as_rows, cleared, lacking, with_derived
from benchmarks.ranking_gathering import Gathered

NAMES = [feature.name for feature in FEATURES]
BASE, PATH, RANK = (NAMES.index(name) for name in ("base", "path_ends", "rank_path"))


def asked(question, folder, *, decided_by):
    """Of four candidates the last is gold, which one column tells and no other."""
    matrix = np.zeros((4, len(FEATURES)), np.float32)
    matrix[:, BASE] = 0.5
    matrix[3, decided_by] = 1.0
    gold = np.array([False, False, False, True])
    chunks = tuple(f"d{row}#0" for row in range(4))
    return Asked(
        folder, folder, question, frozenset({"d3"}), frozenset(), matrix, gold, chunks, matrix[:, BASE]
    )


@pytest.fixture
def found():
    question = Question("t", "Which?", frozenset({"d3"}), "")
    tested = Folder("tested", Path("corpus.jsonl"), (Passage("d3", "", "Delta."),), (question,))
    rows = [asked(f"q{n}", "learned", decided_by=PATH) for n in range(8)]
    return Gathered({"tested": tested}, [asked("t", "tested", decided_by=PATH)], rows, {})


def test_a_question_is_lost_without_the_only_column_that_tells_its_passage(found):
    whole, without = lacking(found, ["tested"], ["triples"])
    assert (whole.part, without.part) == ("", "triples")
    assert whole.recalls[0, 0] == 100.0
    assert without.recalls[0, 0] == 0.0
    (_, other) = lacking(found, ["tested"], ["walks"])
    assert other.recalls[0, 0] == 100.0


def test_what_is_ranked_or_multiplied_from_a_column_goes_with_it():
    gone = with_derived({"path_ends"})
    assert gone == {"path_ends", "rank_path"}
    assert "told_base" in with_derived({"told"})
    one = asked("t", "tested", decided_by=RANK)
    assert cleared(one, gone).matrix[:, [PATH, RANK]].max() == 0
    assert one.matrix[3, RANK] == 1.0
    assert (cleared(one, gone).matrix[:, BASE] == one.matrix[:, BASE]).all()


def test_the_parts_are_columns_that_there_are_and_each_group_is_in_one():
    assert frozenset().union(*PARTS.values()) <= set(NAMES)
    for group in set(GROUPS) - {"words"}:
        columns = {feature.name for feature in FEATURES if feature.group == group}
        assert any(columns <= part for part in PARTS.values())


def test_differences_are_to_all_features_on_the_same_questions():
    rows = as_rows(
        [
            Lacking("set", "", np.array([[100.0, 100.0, 100.0], [50.0, 100.0, 100.0]])),
            Lacking("set", "walks", np.array([[50.0, 100.0, 100.0], [50.0, 100.0, 100.0]])),
        ]
    )
    assert [row["@2"] for row in rows] == [75.0, 50.0]
    assert rows[0]["change@2"] == ""
    assert rows[1]["change@2"].startswith("-25.0")
    assert rows[1]["change@5"] == "+0.0 ± 0.0"
