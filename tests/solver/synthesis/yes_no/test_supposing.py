"""A yes/no question that supposes a name which no page knows: no words that leave it out say yes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ZH = "《雾港》是陆苇执导的电影，由赵一鸣主演，2007年上映。"
LU = "陆苇，1970年4月2日出生于湖北武汉，导演，1991年毕业于海城戏剧学院导演系。"
FOG = "Low Water is a 2001 film directed by Ann Lee, based on a novel by Bo Holt."


def _pages() -> list[Page]:
    fog = Page("雾港", ZH, ("雾港", "Film"), ("陆苇", "Person"), ("赵一鸣", "Person"))
    fog.says(0, "director", 1, "陆苇执导").says(0, "starring", 2, "赵一鸣主演")
    lu = Page("陆苇", LU, ("陆苇", "Person"), ("武汉", "City"), ("海城戏剧学院", "School"))
    lu.says(0, "birth_place", 1, "出生于湖北武汉").says(0, "educated_at", 2, "毕业于海城戏剧学院")
    low = Page("en/Low Water", FOG, ("Low Water", "Film"), ("Ann Lee", "Person"), ("Bo Holt", "Person"))
    low.says(0, "director", 1, "directed by Ann Lee")
    return [fog, lu, low]


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("《雾港》是王小米导演的吗？", "不是，《雾港》的导演是陆苇"),
        ("陆苇出生于杭州吗？", "不是，陆苇出生于武汉"),
        ("陆苇是在南京出生的吗？", "不是，陆苇出生于武汉"),
        ("Was Low Water directed by Max Orme?", "No: Low Water was directed by Ann Lee"),
        ("《雾港》是陆苇导演的吗？", "是的"),
        ("陆苇出生于武汉吗？", "是的"),
        ("Was Low Water directed by Ann Lee?", "Yes"),
    ],
)
def test_one_who_is_another_is_denied(tmp_path: Path, question: str, begins: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask(question).text.startswith(begins)


@pytest.mark.parametrize(
    "question",
    ["陆苇毕业于南京大学吗？", "陆苇是杭州人吗？", "《雾港》是王小米主演的吗？", "陆苇出生于湖南吗？"],
)
def test_what_others_may_be_besides_stays_open(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert not solver.ask(question).text.startswith("是")
