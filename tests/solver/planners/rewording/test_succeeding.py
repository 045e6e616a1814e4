"""Who and what came next."""

import pytest

from solver.planners.rewording.succeeding import next_in_line, next_in_line_zh


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("Who became king after Rudd II?", "Who was the successor of Rudd II?"),
        ("Who succeeded Rudd II as king of Orme?", "Who was the successor of Rudd II?"),
        ("Who succeeded Ann Lee as mayor?", "Who succeeded Ann Lee as mayor?"),
        (
            "Which film did Ann Lee make directly after Red Hill?",
            "Which film did Ann Lee direct after Red Hill?",
        ),
        (
            "Which novel did Ann Lee write right after Red Hill?",
            "Which novel did Ann Lee write after Red Hill?",
        ),
        ("What did Ann Lee make after 1990?", "What did Ann Lee make after 1990?"),
    ],
)
def test_the_next_is_asked_for_plainly(question: str, plain: str) -> None:
    assert next_in_line(question) == plain


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("甲宗之后谁当了皇帝？", "甲宗的继位者是谁？"),
        ("甲宗去世后谁继位？", "甲宗的继位者是谁？"),
        ("甲宗之后谁当了县长？", "甲宗之后谁当了县长？"),
        ("《红山》之后谁成了名？", "《红山》之后谁成了名？"),
    ],
)
def test_a_chinese_ruler_has_a_successor(question: str, plain: str) -> None:
    assert next_in_line_zh(question) == plain
