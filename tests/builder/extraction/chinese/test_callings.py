"""What persons named in passing are, by the word before the name."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("他的朋友是茶商李四。", ["李四 occupation 茶商"]),
        ("他遇到历史学家李四。", ["李四 occupation 历史学家"]),
        ("演员李四、王五和赵六到场。", [f"{name} occupation 演员" for name in ("李四", "王五", "赵六")]),
        ("导演李四和王五都在场。", ["李四 occupation 导演", "王五 occupation 导演"]),
        # who stands behind a director may be anybody
        ("导演李四和王五在场。", ["李四 occupation 导演"]),
        ("导演李四、王五、赵六在场。", ["李四 occupation 导演"]),
        # parts and prizes
        ("他扮演作家李四。", []),
        ("最佳女演员李四到场。", []),
        ("副导演李四到场。", []),
        # what somebody became
        ("李四后来当了演员。", ["李四 occupation 演员"]),
        ("李四成为搭档。", []),
        ("李四没有成为演员。", []),
    ],
)
def test_callings(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert [fact for fact in facts(text) if " starring " not in fact] == expected


def test_a_plot_has_no_callings(facts: ReadFacts) -> None:
    assert facts("故事讲述作家李四的一生。", "山河", "Film") == []
    assert facts("历史学家李四看过这部电影。", "山河", "Film") == []
    assert facts("演员李四也到场。", "山河", "Film") == ["李四 occupation 演员"]
