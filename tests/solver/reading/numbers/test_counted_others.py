"""Numbers of other things than those that a question counts."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.reading.numbers.counted_others import counts_else


@pytest.mark.parametrize(
    ("question", "text", "other"),
    [
        ("how many cats did ann lee own?", "She had two sons.", True),
        ("how many cats did ann lee own?", "She had nine cats.", False),
        ("how many cats did ann lee own?", "She had nine of them.", False),
        ("how many brothers has ann lee?", "She is the mother of two sons.", True),
        ("how many brothers has ann lee?", "Her brothers are Ben and Bo.", False),
        ("how many nurses work there?", "Three films were shot there.", True),
        ("how many nurses work there?", "It was built in 1950 and is 30 metres high.", False),
        ("how many passengers were there?", "More than 1,500 people drowned.", False),
        ("林晚养了几只猫？", "林晚获得三次提名", True),
        ("林晚养了几只猫？", "林晚养了三只猫", False),
        ("林晚养了几只猫？", "林晚在五兄妹中排行第四", True),
        ("林晚写了多少首诗？", "林晚有两名学生", True),
        ("林晚写了多少首诗？", "林晚写了二十首诗，教过两名学生", False),
    ],
)
def test_only_numbers_of_things_known_to_be_of_another_sort_count_others(
    question: str, text: str, other: bool
) -> None:
    language = Language.ENGLISH if text.isascii() else Language.CHINESE
    assert counts_else(question, text, language) is other
