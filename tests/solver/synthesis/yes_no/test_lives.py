"""Whether one died or was born before another, by the dates that facts give."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, date, solver_over

PEOPLE = {
    "Ada Ross": "Ada Ross (1841 - 1909) was a painter.",
    "Ben Hall": "Ben Hall (1848 - 1931) was a painter.",
    "Cy Holt": "Cy Holt (1848 - 1950) was a poet.",
    "Eva Lom": "Eva Lom (born 1850) was a poet.",
}
WAN, YI = "林晚（1936年－2014年）是画家。", "赵一鸣（1930年－1980年）是画家。"


def _person(key: str, text: str, born: str, died: str, year: str = "") -> Page:
    page = Page(key, text, (key.removeprefix("en/"), "Person"))
    page.says(0, "birth_date", date(born, born + year), born + year)
    return page.says(0, "death_date", date(died, died + year), died + year) if died else page


def _pages() -> list[Page]:
    dates = {"Ada Ross": ("1841", "1909"), "Ben Hall": ("1848", "1931"), "Cy Holt": ("1848", "1950")}
    english = [_person(f"en/{n}", text, *dates.get(n, ("1850", ""))) for n, text in PEOPLE.items()]
    return [*english, _person("林晚", WAN, "1936", "2014", "年"), _person("赵一鸣", YI, "1930", "1980", "年")]


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Ben Hall die before Ada Ross?", "No"),
        ("Did Ada Ross die before Ben Hall?", "Yes"),
        ("Did Ben Hall die after Ada Ross did?", "Yes"),
        ("Was Ada Ross born before Ben Hall?", "Yes"),
        ("Did Ben Hall outlive Ada Ross?", "Yes"),
        ("Did Ada Ross outlive Ben Hall?", "No"),
        ("林晚比赵一鸣晚去世吗？", "是的"),
        ("林晚比赵一鸣先去世吗？", "不是"),
        ("赵一鸣先于林晚去世吗？", "是的"),
    ],
)
def test_dates_order_two_lives(tmp_path: Path, question: str, begins: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question).text
    assert answer.startswith(begins), answer


@pytest.mark.parametrize(
    "question", ["Was Ben Hall born before Cy Holt?", "Did Eva Lom die before Ada Ross?"]
)
def test_the_same_year_and_no_date_order_nothing(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask(question).text.startswith("The pages do not say")
