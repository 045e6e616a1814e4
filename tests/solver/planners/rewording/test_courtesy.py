"""A question alone, without what is only polite around it."""

from __future__ import annotations

import pytest

from solver.planners.rewording.courtesy import unwrapped


@pytest.mark.parametrize(
    ("question", "alone"),
    [
        ("Could you please tell me in which village Ann Lee was born?", "In which village Ann Lee was born?"),
        ("I would like to know: Did Low Tide win a prize?", "Did Low Tide win a prize?"),
        ("Hi there, do you know who wrote Low Tide? Thanks a lot!", "Who wrote Low Tide?"),
        ("And who wrote Low Tide?", "Who wrote Low Tide?"),
        ("Any idea who built the Orme Bridge?", "Who built the Orme Bridge?"),
        ("Quick question: who wrote Low Tide", "Who wrote Low Tide"),
        ("Who wrote Low Tide, please?", "Who wrote Low Tide"),
        ("Can you tell me whether Ann Lee was born in Leith?", "Was Ann Lee born in Leith?"),
        ("I wonder if Ann Lee wrote Low Tide.", "Did Ann Lee write Low Tide?"),
        ('"Who wrote Low Tide?"', "Who wrote Low Tide?"),
        ("请问一下，林晚字什么？", "林晚字什么？"),
        ("我想知道《雾港》的导演是谁？", "《雾港》的导演是谁？"),
        ("我想知道《雾港》是林晚写的吗？", "《雾港》是林晚写的吗？"),
        ("你知道林晚出生在哪里吗？", "林晚出生在哪里？"),
        ("能告诉我林晚的老师是谁吗？谢谢！", "林晚的老师是谁？"),
        ("你好，麻烦问一下林晚几岁退役？", "林晚几岁退役？"),
        ("你知道《雾港》讲什么？", "《雾港》讲什么？"),
        ("能跟我说说林晚的妻子是谁吗", "林晚的妻子是谁"),
        ("Could you tell me the director of Low Tide?", "The director of Low Tide?"),
        ("“《雾港》是谁写的？”", "《雾港》是谁写的？"),
    ],
)
def test_what_stands_around_it_is_left_out(question: str, alone: str) -> None:
    assert unwrapped(question) == alone


@pytest.mark.parametrize(
    "question",
    [
        "Who sang Thank You?",
        'What does "Please" mean?',
        "Who wrote “Low Tide”?",
        "Can you swim?",
        "Tell me about Ann Lee",
        "And the winner?",
        "你知道林晚吗？",
        "《我想知道》的导演是谁？",
        "“雾港”和“潮声”是谁写的？",
        "谢谢！",
        "Hello, Orme! was directed by whom?",
        "Who made the song of 1997, Thank You?",
        "你好，林晚的导演是谁？",
        "问潮是谁写的？",
        "我想知道的事是谁写的？",
    ],
)
def test_what_belongs_to_a_question_stays(question: str) -> None:
    assert unwrapped(question) == question
