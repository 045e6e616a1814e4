"""Questions whether somebody is alive, in two languages, and such as ask something else of a death."""

from __future__ import annotations

import pytest

from solver.planners.kinds.living import asked_living


@pytest.mark.parametrize(
    ("question", "who", "dead", "then"),
    [
        ("Is Ida Lom still alive?", "Ida Lom", False, ""),
        ("Is Ida Lom dead?", "Ida Lom", True, ""),
        ("Is the director of Fog still living?", "the director of Fog", False, ""),
        ("Has Ida Lom already passed away?", "Ida Lom", True, ""),
        ("Was Ida Lom alive in 1970?", "Ida Lom", False, "1970"),
        ("Was Ida Lom dead by 1970?", "Ida Lom", True, "1970"),
        ("Was Ida Lom still alive on 5 March 1970?", "Ida Lom", False, "1970-03-05"),
        ("Had Ida Lom died by 1970?", "Ida Lom", True, "1970"),
        ("Did Ida Lom die before 1970?", "Ida Lom", True, "1969"),
        ("林晚在1970年之前去世了吗", "林晚", True, "1969"),
        ("Was Ida Lom alive when Fog was released?", "Ida Lom", False, "When was Fog released?"),
        ("Was Ida Lom alive when Fog came out?", "Ida Lom", False, "When did Fog come out?"),
        ("林晚还活着吗？", "林晚", False, ""),
        ("林晚现在还在世吗", "林晚", False, ""),
        ("林晚去世了吗", "林晚", True, ""),
        ("林晚死了没有", "林晚", True, ""),
        ("林晚是不是已经去世了", "林晚", True, ""),
        ("林晚1980年还活着吗", "林晚", False, "1980"),
        ("1980年3月的时候，林晚还在世吗", "林晚", False, "1980-03"),
        ("林晚在《雾》上映时还活着吗", "林晚", False, "《雾》上映是什么时候？"),
    ],
)
def test_it_is_read_of_whom_and_of_when(question: str, who: str, dead: bool, then: str) -> None:
    asked = asked_living(question)
    assert asked is not None
    time = asked.time.value if asked.time is not None else asked.event
    assert (asked.who, asked.dead, time) == (who, dead, then)


@pytest.mark.parametrize(
    "question",
    [
        "When did Ida Lom die?",
        "Did Ida Lom die in Orme?",
        "Is Ida Lom still acting?",
        "Who is still alive?",
        "Was anyone alive in 1970?",
        "Was Ida Lom married in 1970?",
        "Did the captain die?",
        "林晚因肺炎去世吗",
        "林晚比周砚先去世吗",
        "林晚在甲镇去世了吗",
        "林晚什么时候去世的",
        "林晚是怎么死的",
        "林晚是1973年去世的吗",
        "林晚还在甲镇吗",
        "谁还活着",
    ],
)
def test_what_asks_something_else_is_not(question: str) -> None:
    assert asked_living(question) is None
