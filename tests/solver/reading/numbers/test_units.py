"""Numbers that measure or date, and count nothing."""

from __future__ import annotations

import pytest

from solver.reading.numbers.units import only_measures


@pytest.mark.parametrize(
    ("question", "text", "alone"),
    [
        ("how many bells does the abbey have?", "the tower of the abbey is 40 metres high", True),
        ("how many bells does the abbey have?", "the abbey was founded on 3 may 1204 for 90 pounds", True),
        ("how many bells does the abbey have?", "the abbey has eight bells, cast in 1710", False),
        (
            "how many bells does the abbey have?",
            "its tower is 40 metres high and holds a peal of eight",
            False,
        ),
        ("how many masts did the kite have?", "the masts of the kite rose to 30 metres", True),
        ("how many masts did the kite have?", "the kite had a mast of 30 metres", False),
        ("how many bells does the abbey have?", "a single bell hangs 20 metres up", False),
        ("how many pages does the atlas have?", "the atlas, 30 centimetres tall, has 60 pages", False),
        ("how many days did the siege last?", "the siege lasted 40 days", False),
        ("钟楼有多少口钟？", "钟楼高四十米，建于1204年", True),
        ("钟楼有多少座钟？", "钟楼高四十米，建于1204年", True),
        ("钟楼有多少座钟？", "楼高四十米，挂着八座铜钟", False),
    ],
)
def test_amounts_of_units_and_dates_count_no_things(question: str, text: str, alone: bool):
    assert only_measures(question, text) is alone
