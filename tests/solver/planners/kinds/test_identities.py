"""Questions whether two descriptions are of one person are taken into the two."""

from __future__ import annotations

import pytest

from solver.planners.kinds.identities import asked_identity


@pytest.mark.parametrize(
    ("question", "sides"),
    [
        ("Are the director of A and the star of B the same person?", ("the director of A", "the star of B")),
        (
            "Is Ada Ross, who made A, really the same woman as the Ada Ross of B?",
            ("Ada Ross, who made A", "the Ada Ross of B"),
        ),
        (
            "Is the Ada Ross who made A the painter who lived in B?",
            ("the Ada Ross who made A", "the painter who lived in B"),
        ),
        ("拍《甲和乙》的林海和演《丙》的林海是同一个人吗？", ("拍《甲和乙》的林海", "演《丙》的林海")),
        ("导演林海与演员林海是不是同一人", ("导演林海", "演员林海")),
        ("拍《甲》的林海就是演《丙》（B）的那位吗？", ("拍《甲》的林海", "演《丙》（B）的那位")),
    ],
)
def test_both_descriptions_are_found(question: str, sides: tuple[str, str]) -> None:
    assert asked_identity(question) == sides


@pytest.mark.parametrize(
    "question",
    [
        "Who directed A?",
        "Is Ada Ross the wife of Otto Moor?",
        "林海是导演吗？",
        "甲和乙是同一年出生的吗？",
        "谁拍了《是谁》？",
    ],
)
def test_other_questions_are_none(question: str) -> None:
    assert asked_identity(question) is None
