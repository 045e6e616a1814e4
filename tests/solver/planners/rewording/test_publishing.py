"""Who published a book means a publisher."""

from __future__ import annotations

import pytest

from solver.planners.rewording.publishing import prefaced_zh, published, published_zh


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


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("谁给《雾》写的序？", "谁给《雾》作的序？"),
        ("谁为《雾》撰写了后记", "谁为《雾》作了后记"),
        ("为《雾》写序的是谁？", "为《雾》作序的是谁？"),
        ("《雾》的序言是谁写的？", "《雾》的序言是谁作的？"),
        ("《雾》是谁写的？", "《雾》是谁写的？"),
        ("谁给《雾》写的程序？", "谁给《雾》写的程序？"),
        ("谁给《雾》写的序曲？", "谁给《雾》写的序曲？"),
    ],
)
def test_who_writes_a_preface_is_asked_for_as_no_author(question: str, plain: str) -> None:
    assert prefaced_zh(question) == plain
