"""Whatever a text holds, reading it ends, and everything found stands in it."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from builder.extraction.chinese.items import Item, without_overlaps
from builder.findings import Findings, Named

WORDS = st.sampled_from(
    [
        *"，。；、的在与和由了《》（）“”\n\x00\ud800",
        *(
            "主演",
            "饰演",
            "张三",
            "李四",
            "《山河》",
            "1988年",
            "同年",
            "获得",
            "第8届南方电影奖",
            "票房",
            "3752万港元",
            "该片",
            "[12]",
        ),
    ]
)


@given(st.lists(WORDS, max_size=40).map("".join))
@settings(deadline=None, max_examples=150)
def test_offsets_stand_in_the_text(read: Callable[..., Findings], text: str) -> None:
    found = read(text)
    for fact in found.facts:
        assert 0 <= fact.sentence_start <= fact.start < fact.end <= fact.sentence_end <= len(text)
    for mention in found.mentions:
        assert text[mention.start : mention.end] == mention.surface


@given(st.lists(WORDS, max_size=40).map("".join))
@settings(deadline=None, max_examples=100)
def test_an_object_stands_in_its_sentence_or_is_mentioned_there(
    read: Callable[..., Findings], text: str
) -> None:
    found = read(text)
    for fact in found.facts:
        if isinstance(fact.object, Named):
            named = {
                m.named.name for m in found.mentions if fact.sentence_start <= m.start < fact.sentence_end
            }
            assert (
                fact.object.name in text[fact.sentence_start : fact.sentence_end] or fact.object.name in named
            )


def test_a_range_without_a_character_is_no_item() -> None:
    empty, whole = Item(3, 3, "Organization"), Item(0, 2, "Person")
    assert without_overlaps([empty, whole]) == [whole]
