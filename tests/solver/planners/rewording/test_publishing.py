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
        ("Who published in Nature?", "Who published in Nature?"),
        ("Who published more novels, Balzac or Zola?", "Who published more novels, Balzac or Zola?"),
        ("Who was the writer first published?", "Who was the writer first published?"),
        ("Who distributed food to the poor?", "Who distributed food to the poor?"),
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
        ("谁出版了《雾》？", "哪家出版社出版了《雾》？"),
        ("谁出版了自己的诗集？", "谁出版了自己的诗集？"),
        ("林晚的书是谁出版的？", "林晚的书是谁出版的？"),
        ("《雾》是谁写的？", "《雾》是谁写的？"),
        ("谁出版了诗集又当了校长？", "谁出版了诗集又当了校长？"),
    ],
)
def test_a_chinese_publisher_is_one_too(question: str, plain: str) -> None:
    assert published_zh(question) == plain
