"""Who held a post in turn, by a table of terms or by what sentences say of two."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import guanxi
from schemas.plan import AnswerType
from schemas.settings import HashingSettings
from schemas.text import Language
from solver.planners.kinds.holding import Holding, Turn, asked_holding
from tests.solver.parts import part
from tests.solver.synthesis.pages import Page, solver_over

SCHOOL = """# 海城大学

海城大学（Haicheng University）是一所大学，1930年成立。

## 历任校长

| 任次 | 姓名 | 任期 |
| --- | --- | --- |
| 1 | 林大为 | 1930年—1941年 |
| 2 | 陈小文 | 1941年—1950年 |
| 3 | 周一平 | 1963年—1970年 |

海城大学音乐学院成立于1959年，首任院长是秦小提。
"""


NAMES = "林大为 陈小文 周一平 赵一鸣 王海生 李青山 孙明远 吴子敬 郑国安".split()
COUNTY = (
    "# 海城中学\n\n海城中学是一所中学。\n\n## 历任校长\n\n| 姓名 | 任期 |\n| --- | --- |\n"
    + "".join(f"| {name} | {1930 + 5 * n}年—{1935 + 5 * n}年 |\n" for n, name in enumerate(NAMES))
    + "\n海城中学音乐班成立于1959年，首任校长助理是秦小提。\n"
)


@pytest.fixture(scope="module")
def graph(tmp_path_factory: pytest.TempPathFactory) -> Iterator[guanxi.Graph]:
    folder = tmp_path_factory.mktemp("holders")
    (folder / "pages").mkdir()
    (folder / "pages" / "海城大学.md").write_text(SCHOOL, encoding="utf-8")
    (folder / "pages" / "海城中学.md").write_text(COUNTY, encoding="utf-8")
    settings = guanxi.Settings.model_validate(
        {"cache": folder / "cache", "embedder": HashingSettings(type="hashing")}
    )
    with guanxi.open(folder / "school.db", settings=settings) as opened:
        opened.build(folder / "pages")
        yield opened


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("海城大学1945年的校长是谁？", "海城大学的校长是陈小文（1941年—1950年）。"),
        ("谁接替林大为当了海城大学校长？", "海城大学的校长是陈小文（1941年—1950年）。"),
        ("陈小文接替了谁当海城大学校长？", "海城大学的校长是林大为（1930年—1941年）。"),
        ("海城大学第三任校长是谁？", "海城大学的校长是周一平（1963年—1970年）。"),
        ("林大为什么时候当海城大学校长？", "林大为于1930年至1941年任海城大学校长。"),
        (
            "Who was president of Haicheng University in 1935?",
            "The president of Haicheng University was 林大为 (1930–1941).",
        ),
    ],
)
def test_a_table_of_terms_tells_who_held_a_post(graph: guanxi.Graph, question: str, answer: str) -> None:
    assert graph.ask(question).text == answer


@pytest.mark.parametrize(
    "question",
    [
        "海城大学1955年的校长是谁？",  # nobody's term
        "谁接替陈小文当了海城大学校长？",  # the next term begins years later
        "海城大学第四任校长是谁？",
    ],
)
def test_what_the_terms_leave_open_is_told_by_none_of_them(graph: guanxi.Graph, question: str) -> None:
    assert not graph.ask(question).text.startswith("海城大学的校长是")


def test_all_of_a_row_are_told_and_nothing_else(graph: guanxi.Graph) -> None:
    told = "海城大学的校长是林大为（1930年—1941年），其后是陈小文（1941年—1950年），其后是周一平（1963年—1970年）。"
    assert graph.ask("海城大学历任校长有谁？").text == told
    listed = graph.ask("Who have been the presidents of Haicheng University?").text
    assert listed.startswith("The president of Haicheng University was 林大为 (1930–1941); then 陈小文")


def test_many_are_told_without_their_terms_and_without_others(graph: guanxi.Graph) -> None:
    answer = graph.ask("海城中学历任校长有谁？").text
    assert all(name in answer for name in NAMES)
    assert "秦小提" not in answer


@pytest.mark.parametrize(
    ("open_terms", "answer"), [(1, "The president of Hollow Mill is Ida Venn."), (2, "")]
)
def test_the_present_one_is_who_has_no_end(tmp_path: Path, open_terms: int, answer: str) -> None:
    text = (
        "Hollow Mill is a firm. Ann Lee was president from 1890 to 1901. Bo Orr was president from 1901 to 1915. "
        "Ida Venn is president. Tom Rhee is honorary president."
    )
    people = [(name, "Person") for name in ("Ann Lee", "Bo Orr", "Ida Venn", "Tom Rhee")]
    page = Page("en/Hollow Mill", text, ("Hollow Mill", "Company"), *people)
    page.says(0, "chief_executive", 1, "Ann Lee was president from 1890 to 1901", time="1890/1901")
    page.says(0, "chief_executive", 2, "Bo Orr was president from 1901 to 1915", time="1901/1915")
    page.says(0, "chief_executive", 3, "Ida Venn is president")
    if open_terms > 1:
        page.says(0, "chief_executive", 4, "Tom Rhee is honorary president")
    with solver_over(tmp_path, page) as solver:
        told = solver.ask("Who is the president of Hollow Mill?").text
    assert (told == answer) if answer else not told.startswith("The president of Hollow Mill is ")


def test_sentences_that_may_leave_some_out_do_not_count_holders(tmp_path: Path) -> None:
    text = "甲山学校是一所学校。林大为1930年至1941年任校长。陈小文1941年至1950年任校长。"
    page = Page("甲山学校", text, ("甲山学校", "School"), ("林大为", "Person"), ("陈小文", "Person"))
    page.says(0, "chief_executive", 1, "林大为1930年至1941年任校长", time="1930/1941")
    page.says(0, "chief_executive", 2, "陈小文1941年至1950年任校长", time="1941/1950")
    with solver_over(tmp_path, page) as solver:
        second = solver.ask("甲山学校的第二任校长是谁？")
        later = solver.ask("1945年甲山学校的校长是谁？")
    assert not second.text.startswith("甲山学校的校长是陈小文（")
    assert later.text == "甲山学校的校长是陈小文（1941年—1950年）。"


def test_what_is_asked_besides_the_post_is_no_holder() -> None:
    for residual in ("dean", "fired", "library"):
        asked = part("When was Ann Lee mayor?", residual, asked=AnswerType.DATE)
        assert asked_holding(asked, Language.ENGLISH, ["mayor"]) is None
    alone = part("When was Ann Lee mayor?", asked=AnswerType.DATE)
    assert asked_holding(alone, Language.ENGLISH, ["mayor"]) == Holding(Turn.TERM)


def test_two_posts_of_one_relation_are_kept_apart(tmp_path: Path) -> None:
    text = "海城银行是一家银行。林大为1930年至1941年任总裁。陈小文1941年至1950年任总裁。周一平1932年至1945年任董事长。"
    people = [(name, "Person") for name in ("林大为", "陈小文", "周一平")]
    page = Page("海城银行", text, ("海城银行", "Company"), *people)
    page.says(0, "chief_executive", 1, "林大为1930年至1941年任总裁", time="1930/1941")
    page.says(0, "chief_executive", 2, "陈小文1941年至1950年任总裁", time="1941/1950")
    page.says(0, "chief_executive", 3, "周一平1932年至1945年任董事长", time="1932/1945")
    with solver_over(tmp_path, page) as solver:
        assert solver.ask("1935年海城银行的总裁是谁？").text == "海城银行的总裁是林大为（1930年—1941年）。"


@pytest.mark.parametrize(
    ("question", "asked", "language", "holding"),
    [
        (
            "Who preceded Ann Lee as mayor?",
            AnswerType.PERSON,
            Language.ENGLISH,
            Holding(Turn.BEFORE),
        ),
        ("Who did Ann Lee succeed?", AnswerType.PERSON, Language.ENGLISH, Holding(Turn.BEFORE)),
        ("Who succeeded Ann Lee?", AnswerType.PERSON, Language.ENGLISH, Holding(Turn.AFTER)),
        (
            "Who was the fourth mayor of Hollow?",
            AnswerType.PERSON,
            Language.ENGLISH,
            Holding(Turn.NUMBER, 4),
        ),
        ("Which firm did Ann Lee lead in 1950?", AnswerType.ORGANIZATION, Language.ENGLISH, None),
        ("Who led the mill?", AnswerType.PERSON, Language.ENGLISH, None),
        ("林晚的继任者是谁？", AnswerType.PERSON, Language.CHINESE, Holding(Turn.AFTER)),
        ("Who was succeeded by Ann Lee?", AnswerType.PERSON, Language.ENGLISH, Holding(Turn.BEFORE)),
        ("Who was vice mayor in 1950?", AnswerType.PERSON, Language.ENGLISH, None),
        ("Who was not mayor in 1950?", AnswerType.PERSON, Language.ENGLISH, None),
        ("Who was mayor from 1950 to 1960?", AnswerType.PERSON, Language.ENGLISH, None),
        ("Who was mayor in the 1950s?", AnswerType.PERSON, Language.ENGLISH, None),
        ("Who was the first woman mayor?", AnswerType.PERSON, Language.ENGLISH, None),
        ("1960年以前的校长是谁？", AnswerType.PERSON, Language.CHINESE, None),
        ("首任女校长是谁？", AnswerType.PERSON, Language.CHINESE, None),
        ("首任校长是谁？", AnswerType.PERSON, Language.CHINESE, Holding(Turn.NUMBER, 1)),
    ],
)
def test_what_of_a_row_is_asked_for(
    question: str, asked: AnswerType, language: Language, holding: Holding | None
) -> None:
    posts = ["mayor", "校长", "president"]
    assert asked_holding(part(question, asked=asked), language, posts) == holding


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Who was editor of the Tarn Mail before Bo Orr?", "The editor of Tarn Mail was Ann Lee (1890–1901)."),
        ("Who was editor of the Tarn Mail in 1895?", "The editor of Tarn Mail was Ann Lee (1890–1901)."),
        ("Who was editor of the Tarn Mail after Bo Orr?", "The editor of Tarn Mail has been Ida Venn since 1915."),
        ("Who was printer of the Tarn Mail in 1895?", "The pages do not say"),
    ],
)  # fmt: skip
def test_a_post_that_no_relation_is_for_has_holders_too(tmp_path: Path, question: str, answer: str) -> None:
    text = "The Tarn Mail is a paper. Editors: Ann Lee (1890-1901), Bo Orr (1901-1915), Ida Venn (1915-)."
    people = ("Ann Lee", "Bo Orr", "Ida Venn")
    page = Page("en/Tarn Mail", text, ("Tarn Mail", "Organization"), *((p, "Person") for p in people))
    for place, (name, time) in enumerate(zip(people, ("1890/1901", "1901/1915", "1915"), strict=True), 1):
        page.says(place, "employer", 0, name, position="editor", time=time)
    with solver_over(tmp_path, page) as solver:
        assert solver.ask(question).text.startswith(answer)
