"""An author of whose work it is said that it was painted did not write it."""

from __future__ import annotations

import pytest

from solver.synthesis.rows.making import as_made


@pytest.mark.parametrize(
    ("relation", "words", "phrase"),
    [
        ("author", ["The Barge was painted by Ann Lee in 1650."], "maker"),
        ("author", ["林晚画的《远岸》藏于海城。"], "maker"),
        ("author", ["The Barge is a novel by Ann Lee."], "author"),
        ("author", ["Ann Lee, who also painted, wrote The Barge."], "author"),
        ("author", ["The Barge is by Ann Lee."], "author"),
        ("author", [], "author"),
        ("director", ["Ann Lee painted the sets of The Barge."], "director"),
    ],
)
def test_only_words_of_shaping_alone_make_a_maker(relation: str, words: list[str], phrase: str) -> None:
    assert as_made(relation, words) == phrase
