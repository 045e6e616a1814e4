"""A name in Chinese with that of another script in a bracket behind it."""

from __future__ import annotations

import pytest

from solver.names.glossed import as_glossed


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("海港乐队（Harbour Band）是哪年成立的？", ["Harbour Band是哪年成立的？"]),
        ("谁是海港乐队 (Harbour Band) 的主唱？", ["谁是Harbour Band 的主唱？"]),
        ("谁执导海港乐队（Harbour Band）？", []),  # where the name begins is open
        (
            "这支乐队的主唱和海港乐队（Harbour Band）有什么关系？",
            ["这支乐队的主唱和Harbour Band有什么关系？"],
        ),
        ("海港乐队（1971年）是哪年成立的？", []),
        ("海港乐队是哪年成立的？", []),
    ],
)
def test_the_bracket_stands_for_the_name(question: str, told: list[str]) -> None:
    assert list(as_glossed(question)) == told
