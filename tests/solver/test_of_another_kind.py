"""Questions about what bears the title of another work: the series of a film's name, told on the film's page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

PAGE = (
    "《雾港》（Fog Harbour）是林大为导演的电影。2014年，郑海把同名小说拍成了电视剧，由周小梅饰演阿兰。"
    "郑海的妻子是王小青。"
)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("电视剧《雾港》的导演是谁？", "郑海"),
        ("《雾港》电视剧版的导演是谁？", "郑海"),
        ("电影《雾港》的导演是谁？", "林大为"),
        ("《雾港》的导演是谁？", "林大为"),
        ("Who directed the television series Fog Harbour?", "郑海"),
        ("Who directed the film Fog Harbour?", "林大为"),
        ("电视剧《雾港》的导演的妻子是谁？", "王小青"),
        ("Who is the wife of the director of the TV series Fog Harbour?", "王小青"),
        ("电视剧《雾港》的编剧是谁？", ""),
    ],
)
def test_a_series_is_not_the_film_of_its_name(tmp_path: Path, question: str, told: str) -> None:
    page = Page(
        "雾港", PAGE, ("雾港", "Film"), ("林大为", "Person"), ("雾港（电视剧）", "Series"), ("郑海", "Person"),
        ("周小梅", "Person"), ("王小青", "Person"), also=("Fog Harbour",),
    )  # fmt: skip
    page.says(0, "director", 1, "林大为导演的电影")
    page.says(2, "director", 3, "郑海把同名小说拍成了电视剧")
    page.says(2, "starring", 4, "由周小梅饰演阿兰", role="阿兰")
    page.says(3, "spouse", 5, "郑海的妻子是王小青")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert told in answer.text and not answer.abstained if told else answer.abstained
