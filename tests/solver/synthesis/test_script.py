"""Words read in simplified characters are told in those of their page."""

import pytest

from solver.synthesis.script import as_printed


@pytest.mark.parametrize(
    ("text", "printed", "told"),
    [
        ("他始终没有得过名人头衔", ["他始終沒有得過名人頭銜"], "他始終沒有得過名人頭銜"),
        ("吴清源：他始终没有得过", ["吳清源", "他始終沒有得過名人頭銜"], "吳清源：他始終沒有得過"),
        ("资料中写道：塔高三十米", ["塔高三十公尺，建於1861年"], "资料中写道：塔高三十米"),
        ("建于1861年，后来拆除", ["建於1861年", "後來拆除"], "建於1861年，後來拆除"),
        ("他始终没有得过", ["他始终没有得过"], "他始终没有得过"),
        ("lit in 1861", ["建於1861年"], "lit in 1861"),
    ],
)
def test_quoted_words_are_in_the_script_of_their_page(text: str, printed: list[str], told: str) -> None:
    assert as_printed(text, printed) == told
