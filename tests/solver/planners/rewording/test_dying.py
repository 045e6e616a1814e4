"""Of what illness somebody died."""

from __future__ import annotations

import pytest

from solver.planners.rewording.dying import died_of, died_of_zh


@pytest.mark.parametrize(
    "question",
    [
        "What disease did Ann Reef die of?",
        "Of which illness did Ann Reef die?",
        "From what disease did Ann Reef die?",
        "What illness killed Ann Reef?",
        "Which disease carried off Ann Reef?",
        "What rare disease claimed the life of Ann Reef?",
        "What illness took Ann Reef's life?",
        "Which infection caused Ann Reef's death?",
    ],
)
def test_an_illness_is_asked_for_as_what_somebody_died_of(question: str) -> None:
    assert died_of(question) == "What did Ann Reef die of?"


def test_whoever_is_only_described_stays_described() -> None:
    assert died_of("What illness killed the maker of the Gull?") == "What did the maker of the Gull die of?"


@pytest.mark.parametrize(
    "question",
    [
        "What disease did Ann Reef study?",
        "What illness did Ann Reef have?",
        "Which disease killed the most people in 1918, flu or cholera?",
        "Who killed Ann Reef?",
        "When did Ann Reef die of the disease?",
        "What disease kills fish?",
    ],
)
def test_other_questions_stay(question: str) -> None:
    assert died_of(question) == question


@pytest.mark.parametrize(
    "question",
    [
        "林晚得什么病去世的？",
        "林晚是得了什么病死的？",
        "林晚因患何种疾病而逝世？",
        "林晚因什么病去世的？",
        "林晚死于哪种疾病？",
        "什么病夺走了林晚的生命？",
    ],
)
def test_chinese_asks_for_the_cause_in_one_way(question: str) -> None:
    assert died_of_zh(question) == "林晚死于什么病？"


@pytest.mark.parametrize(
    "question", ["林晚得过什么病？", "林晚什么时候去世的？", "林晚得了什么奖？", "林晚治什么病出名？"]
)
def test_other_chinese_questions_stay(question: str) -> None:
    assert died_of_zh(question) == question
