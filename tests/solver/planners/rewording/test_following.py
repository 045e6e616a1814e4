"""A pronoun of a second question means whom the first one asks for."""

from __future__ import annotations

import pytest

from solver.planners.rewording.following import followed
from solver.planners.rewording.rewording import reworded


@pytest.mark.parametrize(
    ("question", "first", "then"),
    [
        ("《春江》的导演是谁？他毕业于哪所学校？", "《春江》的导演是谁？", "《春江》的导演毕业于哪所学校？"),
        ("谁是《春江》的导演，那么她的丈夫是谁", "谁是《春江》的导演？", "《春江》的导演的丈夫是谁"),
        ("谁设计了春江桥？他的妻子是谁？", "谁设计了春江桥？", "设计春江桥的人的妻子是谁？"),
        ("谁执导《春江》，她出生在哪里？", "谁执导《春江》？", "执导《春江》的人出生在哪里？"),
        ("《春江》是谁写的？他有几个儿子？", "《春江》是谁写的？", "写《春江》的人有几个儿子？"),
        (
            "Who is the director of Spring River? Where was she born?",
            "Who is the director of Spring River? ",
            "Where was the director of Spring River born?",
        ),
        (
            "Who directed Spring River? Who is his wife?",
            "Who directed Spring River? ",
            "Who is the person who directed Spring River's wife?",
        ),
        (
            "Who directed Spring River, and how many sons does he have?",
            "Who directed Spring River? ",
            "How many sons does the person who directed Spring River have?",
        ),
        (
            "Who translated Spring River, and when was that translator born?",
            "Who translated Spring River? ",
            "When was the person who translated Spring River born?",
        ),
        ("《春江》的导演是谁？这个人拍过几部电影？", "《春江》的导演是谁？", "《春江》的导演拍过几部电影？"),
        (
            "Who is the author of Sense and Rain and in which town was she born?",
            "Who is the author of Sense and Rain? ",
            "In which town was the author of Sense and Rain born?",
        ),
    ],
)
def test_whom_the_first_asks_for_stands_in_the_second(question: str, first: str, then: str) -> None:
    assert followed(question) == (first, then)


@pytest.mark.parametrize(
    "question",
    [
        "《春江》的导演是谁？",
        "《春江》的导演是谁？他们拍过什么？",
        "《春江》票房多少，他在其中演谁？",
        "林晚的丈夫是谁？林晚生于哪年？",
        "Who directed Spring River? When was it released?",
        "Who directed Spring River and who produced it?",
        "Who shot Anna Lind and where was he born?",
        "Who translated Spring River? Where was that author born?",
        "《春江》的导演是谁？这位导演出生在哪里？",
        "Who directed Spring River and did he and his wife write it?",
        "Where was the director of Spring River born?",
        "林晚的原名叫什么？她出生在哪里？",
        "林晚的妻子是谁？他出生在哪里？",
        "谁打败了林晚？他是谁？",
        "谁设计了春江桥？春江桥有多长？",
        "谁和林晚写了《春江》？他们是谁？",
        "《春江》的导演是谁？他俩何时结婚？",
        "Who directed Spring River? Where was Anna Lind when she won her prize?",
        'Who directed Spring River? Who directed "His Girl Friday"?',
        "Who directed Spring River? Who made She Wore a Ribbon?",
        "Who did Anna Lind marry? When was he born?",
        "Who was the wife of Bo Ek? Where was he born?",
        "Who directed Spring River? Did he marry his nurse?",
        "",
    ],
)
def test_other_questions_stay(question: str) -> None:
    assert followed(question) == (question, "")


def test_both_questions_are_put_in_the_words_that_rules_know() -> None:
    assert reworded("《春江》的导演是谁？他是哪里人？") == "《春江》的导演是谁？《春江》的导演出生在哪里？"
