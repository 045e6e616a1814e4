"""Whether words say where somebody was born or died, as a question asks."""

import pytest

from solver.language import folded
from solver.reading.people.whereabouts import tells_where

_BORN_EN, _BORN_ZH = "Where was Orla Tamsin born?", "欧拉·塔姆辛出生在哪里？"
_DIED_EN, _DIED_ZH = "In which city did Orla Tamsin die?", "欧拉·塔姆辛在哪里去世？"


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (_BORN_EN, "Orla Tamsin (born 3 May 1931 in Cork) was an Irish film director."),
        (_BORN_EN, "Orla Tamsin was born to a family of bakers at St. Finbar near Cork."),
        (_BORN_EN, "Orla Tamsin (Cork, 3 May 1931 – Leeds, June 1990) was a director."),
        (_BORN_EN, "The Cork-born director made nine films."),
        (_BORN_EN, "A native of Cork, she made nine films."),
        (_BORN_EN, "In Cork, where she was born, a street has her name."),
        ("In what town was Orla Tamsin born?", "She was born in Cork."),
        (_BORN_ZH, "欧拉·塔姆辛1931年生于科克。"),
        (_BORN_ZH, "1931年在科克一户面包师家出生。"),
        (_BORN_ZH, "欧拉·塔姆辛，爱尔兰科克人，导演。"),
        (_DIED_EN, "She died on 1 June 1990 in Leeds."),
        (_DIED_EN, "She moved to Leeds, where she died in 1990."),
        (_DIED_EN, "Orla Tamsin (3 May 1931, Cork – Leeds, June 1990) was a director."),
        (_DIED_ZH, "1990年6月1日病逝于利兹。"),
        (_DIED_ZH, "1990年在利兹的家中去世。"),
    ],
)
def test_words_that_say_where(question, words):
    assert tells_where(folded(question), folded(words))


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (_BORN_EN, "Orla Tamsin (born 3 May 1931) is an Irish film director who works in Leeds."),
        (_BORN_EN, "Orla Tamsin was born in May 1931."),
        (_BORN_EN, "She represented Munster on various occasions."),
        ("In what town was Orla Tamsin born?", "Orla Tamsin (born 1931) served as mayor of Cork."),
        (_BORN_ZH, "欧拉·塔姆辛生于1931年，导演。"),
        (_BORN_ZH, "欧拉·塔姆辛长期在利兹工作。"),
        (_DIED_EN, "She died on 1 June 1990."),
        (_DIED_EN, "She was born in Cork and worked in Leeds."),
        (_DIED_ZH, "欧拉·塔姆辛于1990年去世。"),
    ],
)
def test_words_that_do_not(question, words):
    assert not tells_where(folded(question), folded(words))


@pytest.mark.parametrize(
    "question",
    [
        "Who directed Vexley?",
        "When was Orla Tamsin born?",
        "Where did the man who was born in Cork work?",
        "她演过什么？",
    ],
)
def test_questions_that_ask_for_no_such_place(question):
    assert tells_where(folded(question), "nothing of the kind.")
