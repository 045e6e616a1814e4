"""Works made again from other works, and whom a pronoun means after names that only own or are served."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("《山河》写成后，1984年把它搬上银幕的李四也到场。", ["山河 director 李四"]),
        ("后来李四把故事搬到北京，拍成2006年的《大地》。", ["大地 based_on 天空", "大地 director 李四"]),
        ("李四把它翻拍成《大地》。", ["大地 based_on 天空", "大地 director 李四"]),
        ("《大地》的音乐也由李四负责。", ["大地 composer 李四"]),
    ],
)
def test_what_it_means_is_made_again(text: str, expected: list[str], facts: ReadFacts) -> None:
    found = facts(text, "天空", "Film")
    assert set(expected) <= set(found)


@pytest.mark.parametrize("text", ["李四把它送给王五。", "李四把故事讲给王五听，王五写成《大地》。"])
def test_what_is_only_handed_on_is_not_made_again(text: str, facts: ReadFacts) -> None:
    assert not [f for f in facts(text, "天空", "Film") if "based_on" in f or "director" in f]


def test_a_pronoun_means_neither_whose_work_it_is_nor_for_whom_it_is_done(facts: ReadFacts) -> None:
    text = "李四加入后，为王五、赵六等人制作唱片；1989年，王五的《大地》畅销，其中的《山河》由他包办词曲。"
    found = facts(text, "南方公司", "Company")
    assert "山河 composer 李四" in found
    assert "山河 composer 王五" not in found
    assert "大地 composer 李四" in facts(
        "李四为王五的影片作曲，《大地》的音乐也由他负责。", "南方公司", "Company"
    )


def test_a_pronoun_means_whom_the_sentence_names_last_of_itself(facts: ReadFacts) -> None:
    assert "山河 composer 王五" in facts(
        "李四离开后，王五加入，《山河》由他包办词曲。", "南方公司", "Company"
    )
