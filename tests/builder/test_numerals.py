"""Numbers in digits, English words and Chinese characters."""

from __future__ import annotations

import pytest

from builder.numerals import is_number, numbers_in, whole_number


@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("320", 320),
        ("twelve", 12),
        ("Twenty-one", 21),
        ("ninety", 90),
        ("两", 2),
        ("十", 10),
        ("二十三", 23),
        ("一百零五", 105),
        ("一百五", 150),
        ("三百二十", 320),
        ("二千零八", 2008),
        ("一百二十万", 1200000),
        ("一九四六", 1946),
        ("二〇〇八", 2008),
    ],
)
def test_whole_number_reads_every_form(word: str, number: int):
    assert is_number(word)
    assert whole_number(word) == number


@pytest.mark.parametrize("word", ["", "twentyish", "第三", "3.5"])
def test_other_words_are_no_whole_numbers(word: str):
    assert not is_number(word)
    with pytest.raises(ValueError, match="no whole number"):
        whole_number(word)


def test_numbers_of_a_text_leave_out_parts_of_amounts():
    text = "At twenty-one, in 1946, she had 1,500 dollars and 3.5 acres; 那年她的姐姐二十三岁。"
    assert numbers_in(text) == {21, 1946, 23}
