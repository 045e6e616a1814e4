"""Which language a question is in."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.language import folded, language_of


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("周星驰的母亲是谁？", Language.CHINESE),
        ("Who directed 《功夫》?", Language.ENGLISH),
        ("When was 林晚 born?", Language.ENGLISH),
        ("《Jay》是谁的专辑？", Language.CHINESE),
        ("Jay Chou的母亲是谁", Language.CHINESE),
        ("Who directed Titanic", Language.ENGLISH),
        ("Who founded 远山公司?", Language.ENGLISH),
        ("Who Am I是谁导演的？", Language.CHINESE),
        ("What If讲了什么故事", Language.CHINESE),
        ("A City of Sadness林家的几个兄弟里，年纪最小的是谁？", Language.CHINESE),
        ("拍Empresses in the Palace的时候，谁负责教礼仪？", Language.CHINESE),
        ("Is the film by 何几 older than the one by 吗丁?", Language.ENGLISH),
        ("Name the films of 哪吒 and which of them won", Language.ENGLISH),
    ],
)
def test_a_question_is_in_the_language_of_its_function_words(text: str, language: Language):
    assert language_of(text) is language


def test_folding_keeps_every_offset():
    assert folded("ＡＢｃ㎏İ") == "abc㎏İ"
