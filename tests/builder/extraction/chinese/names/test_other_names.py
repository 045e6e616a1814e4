"""Which names stand in the words behind `又称`."""

import pytest

from builder.extraction.chinese.names.other_names import other_names


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("青石", ("青石",)),
        ("青石鱼或白石鱼", ("青石鱼", "白石鱼")),
        ("「青石」或「白石」", ("青石", "白石")),
        ("“青石”", ("青石",)),
        ("《生或死》", ("生或死",)),
        ("王或", ("王或",)),
        ("作青石鱼", ("青石鱼",)),
        ("之為青石島", ("青石島",)),
        ("作家报", ("作家报",)),
        ("其出生处为「青石楼」", ()),
        ("青石鱼为鲈形目青石科的其中一种", ()),
    ],
)
def test_names_without_marks_and_leading_words(words: str, names: tuple[str, ...]) -> None:
    assert other_names(words) == names
