"""Questions that give the answers to choose from, and such as only look alike."""

from __future__ import annotations

import pytest

from solver.planners.several.alternatives import alternatives

NAMES = (
    "Fog",
    "Night Quay",
    "Heat or Dust",
    "Ida Lom",
    "Ada Ross",
    "Orme",
    "Selm",
    "林晚",
    "周砚",
    "甲镇",
    "乙镇",
)


@pytest.mark.parametrize(
    ("question", "claim", "given"),
    [
        ("Who directed Fog, Ida Lom or Ada Ross?", "Did * direct Fog?", ("Ida Lom", "Ada Ross")),
        ("Was Fog directed by Ida Lom or by Ada Ross?", "Was Fog directed by *?", ("Ida Lom", "Ada Ross")),
        ("Where was Ida Lom born: Orme or Selm?", "Was Ida Lom born in *?", ("Orme", "Selm")),
        ("Was Ida Lom born in 1931, 1932 or 1933?", "Was Ida Lom born in *?", ("1931", "1932", "1933")),
        ("Did Fog open on 3 May 1931 or 4 May 1931?", "Did Fog open on *?", ("3 May 1931", "4 May 1931")),
        ("Is Fog a film or play?", "Is Fog *?", ("a film", "a play")),
        ("Is Ida Lom Danish or Swedish?", "Is Ida Lom *?", ("Danish", "Swedish")),
        ("Which of Fog and Night Quay did Ida Lom direct?", "Did Ida Lom direct *?", ("Fog", "Night Quay")),
        ("Did Ida Lom or Ada Ross direct Fog?", "Did * direct Fog?", ("Ida Lom", "Ada Ross")),
        ("Was it Ida Lom or Ada Ross who wrote Fog?", "Did * write Fog?", ("Ida Lom", "Ada Ross")),
        ("Did Ida Lom win 11 or 12 prizes?", "Did Ida Lom win * prizes?", ("11", "12")),
        ("Is the director of Fog Ida Lom or Ada Ross?", "Is the director of Fog *?", ("Ida Lom", "Ada Ross")),
        ("Does Ida Lom have two or three sons?", "Does Ida Lom have * sons?", ("two", "three")),
        ("林晚有两个儿子还是三个儿子", "林晚有*吗？", ("两个儿子", "三个儿子")),
        ("《雾》的导演是林晚还是周砚？", "《雾》的导演是*吗？", ("林晚", "周砚")),
        ("《雾》是林晚导演的还是周砚导演的", "《雾》是*导演的吗？", ("林晚", "周砚")),
        ("林晚出生在甲镇还是乙镇？", "林晚出生在*吗？", ("甲镇", "乙镇")),
        ("《雾》是1997年还是1998年上映的", "《雾》是*上映的吗？", ("1997年", "1998年")),
        ("谁导演了《雾》，林晚还是周砚？", "*导演了《雾》吗？", ("林晚", "周砚")),
        ("《雾》、《甲》和《乙》哪一部是林晚导演的", "*是林晚导演的吗？", ("《雾》", "《甲》", "《乙》")),
        ("林晚是导演还是演员", "林晚是*吗？", ("导演", "演员")),
    ],
)
def test_each_answer_is_asked_as_a_claim(question: str, claim: str, given: tuple[str, ...]) -> None:
    found = [(one.name, one.claim) for one in alternatives(question, NAMES)]
    assert found == [(one, claim.replace("*", one)) for one in given]


@pytest.mark.parametrize(
    "question",
    [
        "Who is older, Ida Lom or Ada Ross?",
        "Which came out first, Fog or Night Quay?",
        "Is Fog or Night Quay the longer film?",
        "Did Fog or Night Quay win more prizes?",
        "Has Ida Lom ever lived in Orme or Selm?",
        "Did Ida Lom direct Fog or not?",
        "Who directed Heat or Dust?",
        "Was Heat or Dust directed by Ida Lom?",
        "Who directed Fog?",
        "谁更早出生，林晚还是周砚",
        "《雾》在甲镇先上映还是在乙镇先上映",
        "林晚现在还是校长吗？",
        "后来谁还是回到了甲镇？",
        "林晚和周砚谁更高",
    ],
)
def test_what_compares_or_names_no_answers_gives_none(question: str) -> None:
    assert alternatives(question, NAMES) == ()


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("Who directed Fog, Ida Lom or Ada Ross?", "Who directed Fog?"),
        ("Was Fog released in 1931 or 1932?", "When was Fog released?"),
        ("《雾》是1931年还是1932年上映的", "《雾》是哪年上映的？"),
        ("谁导演了《雾》，林晚还是周砚", "谁导演了《雾》？"),
        ("Was Fog directed by Ida Lom or Ada Ross?", ""),
        ("《雾》的导演是林晚还是周砚", ""),
    ],
)
def test_the_open_question_is_told_where_it_can_be(question: str, asked: str) -> None:
    assert {one.asked for one in alternatives(question, NAMES)} == {asked}
