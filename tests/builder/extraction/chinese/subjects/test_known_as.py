"""Pages that open with somebody's own name where the title is what he is known as."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.subjects.known_as import own_name

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("sentence", "title", "name"),
    [
        ("赵大石（927年—976年），庙号太祖，史称雾太祖，北国开国皇帝。", "雾太祖", "赵大石"),
        ("沈大青，字文远，笔名青石，北省人，作家。", "青石", "沈大青"),
        ("周木生（1881年—1936年），字文远，以笔名青石闻名于世。", "青石", "周木生"),
        ("李大石（公元前156年—前87年），谥号孝武，史称“雾武帝”，是一位君主。", "雾武帝", "李大石"),
    ],
)
def test_a_name_of_its_own(sentence: str, title: str, name: str) -> None:
    found = own_name(sentence, title)
    assert found is not None
    assert (found.relation, found.words, sentence[found.start : found.end]) == ("alias", name, name)


@pytest.mark.parametrize(
    ("sentence", "title"),
    [
        ("大雾（前202年—公元8年），史称西雾，是一个朝代。", "西雾"),  # no family name
        ("李四，北省人，著有《青石》。", "青石"),
        ("李四，作家，他的朋友笔名青石木。", "青石"),
        ("青石，笔名青石，作家。", "青石"),
        ("张木等人创办的公司，通称青石。", "青石"),
    ],
)
def test_no_name_of_its_own(sentence: str, title: str) -> None:
    assert own_name(sentence, title) is None


def test_both_names_are_one(facts: ReadFacts) -> None:
    text = (
        "李四（1956年—1987年），谥号孝武，史称雾武帝，是一位君主。父亲是王五，母亲名叫赵六。李四十六岁去世。"
    )
    found = facts(text, "雾武帝", "")
    assert {"雾武帝 alias 李四", "雾武帝 father 王五", "雾武帝 mother 赵六"} <= set(found)
