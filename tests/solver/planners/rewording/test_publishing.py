"""Who published a book means a publisher."""

from __future__ import annotations

import pytest

from solver.planners.rewording.publishing import published, published_zh


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("Who published Fog and Rain?", "Which company published Fog and Rain?"),
        ("Who first published Fog?", "Which company first published Fog?"),
        ("By whom was Fog distributed?", "Which company distributed Fog?"),
        ("Who was Fog published by?", "Which company published Fog?"),
        ("Who wrote Fog?", "Who wrote Fog?"),
        ("Who is the publisher of Fog?", "Who is the publisher of Fog?"),
        ("When was Fog published?", "When was Fog published?"),
    ],
)
def test_a_publisher_is_a_company(question: str, plain: str) -> None:
    assert published(question) == plain


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("《雾》是谁出版的？", "《雾》是哪家出版社出版的？"),
        ("谁发行了《雾》？", "哪家公司发行了《雾》？"),
        ("《雾》是谁写的？", "《雾》是谁写的？"),
        ("谁出版了诗集又当了校长？", "谁出版了诗集又当了校长？"),
    ],
)
def test_a_chinese_publisher_is_one_too(question: str, plain: str) -> None:
    assert published_zh(question) == plain
