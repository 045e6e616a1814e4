"""Questions as people say them are put into plain words; plain ones stay as they are."""

from __future__ import annotations

import pytest

from solver.planners.rewording.spoken import plainly


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        (
            "Was Ada Ross laid to rest in the town where she was born?",
            "Was Ada Ross buried in her native town?",
        ),
        ("How come the Gulls quit touring?", "Why did the Gulls stop touring?"),
        ("What made Ann Lee leave the guild?", "Why did Ann Lee leave the guild?"),
        ("Why on earth was the mill shut?", "Why was the mill shut?"),
        ("Counting the first one, how many Swifts got built?", "How many Swifts were built?"),
        ("When did the Orme Bridge get built?", "When was the Orme Bridge built?"),
        ("When did they first switch on the Orme Lamp?", "When was the Orme Lamp opened?"),
        ("When did Orme Motors start up?", "When was Orme Motors founded?"),
        ("Which started up earlier, Orme or Venn?", "Which was founded earlier, Orme or Venn?"),
        ("Where did they get the slate for the mill?", "Where did the slate for the mill come from?"),
        ("Who was in the Gulls right at the start?", "Who were the original members of the Gulls?"),
        ("What did Ida Venn contribute to Reef?", "What did Ida Venn do for Reef?"),
        ("How many novels are there by Ann Lee, all told?", "How many novels did Ann Lee write?"),
        ("From first gig to last, how long did the Gulls last?", "How long did the Gulls last?"),
        ("Where did Ann Lee end her days?", "Where did Ann Lee die?"),
        ("Who did Ann Lee tie the knot with?", "Who did Ann Lee marry?"),
        ("the chap who built the mill", "The man who built the mill"),
    ],
)
def test_english_is_put_into_plain_words(question: str, plain: str) -> None:
    assert plainly(question) == plain


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("林海元配的父亲是谁", "林海的第一任妻子的父亲是谁"),
        ("林海的原配是谁", "林海的第一任妻子是谁"),
        ("海鸥乐队干嘛要解散？", "海鸥乐队为什么解散？"),
        ("海城船厂后来怎么不开了？", "海城船厂为什么停办？"),
        ("青灯牌相机怎么不生产了？", "青灯牌相机为什么停产？"),
        ("海城哪个县住的人最多？", "海城哪个县人口最多？"),
        ("海城底下管着哪些区、哪些县？", "海城下辖哪些区县？"),
        ("海城船厂啥时候办起来的？", "海城船厂什么时候成立的？"),
        ("甲公司比乙公司早开张几年？", "甲公司比乙公司早成立几年？"),
        ("海城博物馆从开办到现在一共有过几位馆长，连现任也算上？", "海城博物馆一共有过几位馆长？"),
        ("论辈分，林晚该叫林江什么？", "林晚和林江是什么关系？"),
        ("林晚该算林江的什么人？", "林晚和林江是什么关系？"),
        ("林晚和林江是一家人吗，怎么个关系？", "林晚和林江是什么关系？"),
        ("林晚把大学读完了没有？", "林晚把大学读完了吗？"),
        ("写《青灯》的那位作家，她母亲是谁？", "写《青灯》的作家的母亲是谁？"),
    ],
)
def test_chinese_is_put_into_plain_words(question: str, plain: str) -> None:
    assert plainly(question) == plain


@pytest.mark.parametrize(
    "question",
    [
        "Why did Ann Lee leave the guild?",
        "When did Ann Lee get married?",
        "How many films did Ann Lee make?",
        "Who made the Orme Lamp?",
        "海城酒店什么时候开张的？",
        "林晚是干嘛的？",
        "林晚家里有几个孩子，连她自己在内？",
        "林晚怎么死的？",
        "林晚为什么离开海城？",
    ],
)
def test_a_plain_question_stays_as_it_is(question: str) -> None:
    assert plainly(question) == question
