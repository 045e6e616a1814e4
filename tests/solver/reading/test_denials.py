"""Which questions ask for what is not so, and which words of pages deny something."""

from __future__ import annotations

import pytest

from schemas.text import Language
from solver.language import language_of
from solver.reading.denials import asks_what_is_not, denies


@pytest.mark.parametrize(
    "question",
    [
        "Which plays did Ada Ross not write?",
        "Which of Ada Ross's plays wasn't staged in Leeds?",
        "Who has never won the Heron Prize?",
        "In which year did the regatta not take place?",
        "In which year was no Heron Prize awarded?",
        "Which films did Ada Ross star in but not direct?",
        "林海没有写过哪些剧本？",
        "哪些剧本不是林海写的？",
        "林海没有写过的剧本有哪些？",
        "谁从未到过雾港？",
    ],
)
def test_what_is_asked_is_not_so(question: str) -> None:
    assert asks_what_is_not(question, (), language_of(question))


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("Which plays did Ada Ross write?", ()),
        ("Which play was praised but widely read?", ()),
        ("Which plays did Ada Ross write without help?", ()),
        ("Who directed Not So Quiet?", ("Not So Quiet",)),
        ("When was no longer any regatta held?", ()),
        ("Which play has no other title?", ()),
        ("Which player who never won a title trained Ada Ross?", ()),
        ("Where did Ada Ross live once her father would not pay for her?", ()),
        ("What did Ada Ross write not only for the stage?", ()),
        ("谁导演了《一个都不留》？", ("一个都不留",)),
        ("没有毕业的那位诗人后来嫁给了谁？", ()),
        ("那艘船沉没以后，残骸是谁找到的？", ()),
        ("林海是谁，有没有得过奖？", ()),
        ("林海是不是哪部剧的作者？", ()),
    ],
)
def test_a_denial_elsewhere_says_nothing_of_what_is_asked(question: str, names: tuple[str, ...]) -> None:
    assert not asks_what_is_not(question, names, language_of(question))


@pytest.mark.parametrize(
    ("text", "language", "denied"),
    [
        ("Ross declined the prize.", Language.ENGLISH, True),
        ("The race was cancelled in 1916.", Language.ENGLISH, True),
        ("Ross won the prize and noted it in her diary.", Language.ENGLISH, False),
        ("1916年停办一届。", Language.CHINESE, True),
        ("林海不久获奖。", Language.CHINESE, False),
    ],
)
def test_words_that_deny(text: str, language: Language, denied: bool) -> None:
    assert denies(text, language) is denied


def test_one_who_is_left_out_is_denied() -> None:
    question = "Which films star Ada Ross without Bo Ek?"
    assert asks_what_is_not(question, ("Ada Ross", "Bo Ek"), Language.ENGLISH)
