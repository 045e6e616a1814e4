"""Questions of what is only described, each step of which is answered by a question of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page, solver_over

LIN = "林晚，物理学家，生于青石镇。她很忙。"
HAI = "林海，作家。他的一生两度被拍成电影：王江的《远岸》由周宁主演，赵雨的《归途》则由吴月主演。"
RETURN = "《归途》，电影，编剧是郑风。"
CAST = "《长安》，电视剧。陈月饰演成年后的青木公主，少年青木公主由周水扮演。"
WATER = "周水，演员。她的父亲是周山。"
FIRM = (
    "远岸公司是一家动画公司。周宁拍了《白鹿》，《青鸟》和《红叶》则出自郑雨之手，他后来离开公司，"
    "转到吴帆创办的南风公司。为《渡口》演唱主题曲的孙晴这次负责作曲，并演唱《山月》；《夜航》则由何露演唱。"
)

TOWN = "青石镇是一座小镇，旧称石头港。"


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    lin = Page("林晚", LIN, ("林晚", "Person"), ("青石镇", "Place"))
    lin.says(0, "birth_place", 1, "林晚，物理学家，生于青石镇")
    hai = Page(
        "林海",
        HAI,
        ("林海", "Person"),
        ("王江", "Person"),
        ("赵雨", "Person"),
        ("远岸", "Film"),
        ("归途", "Film"),
    )
    back = Page("归途", RETURN, ("归途", "Film"), ("郑风", "Person")).says(0, "screenwriter", 1, "编剧是郑风")
    cast = Page("长安", CAST, ("长安", "Series"), ("陈月", "Person"), ("周水", "Person"))
    cast.says(0, "starring", 1, "陈月饰演成年后的青木公主", role="青木公主")
    cast.says(0, "starring", 2, "少年青木公主由周水扮演", role="少年青木公主")
    water = Page("周水", WATER, ("周水", "Person"), ("周山", "Person")).says(0, "father", 1, "她的父亲是周山")
    town = Page("青石镇", TOWN, ("青石镇", "Place"))
    firm = Page(
        "远岸公司",
        FIRM,
        ("远岸公司", "Company"),
        ("南风公司", "Company"),
        *((name, "Person") for name in ("周宁", "郑雨", "吴帆", "孙晴", "何露")),
        *((name, "Song") for name in ("山月", "夜航")),
        ("渡口", "Series"),
    ).says(6, "performer", 4, "并演唱《山月》")
    with solver_over(tmp_path_factory.mktemp("steps"), lin, hai, back, cast, water, town, firm) as found:
        yield found


@pytest.mark.parametrize(
    ("question", "found", "told"),
    [
        ("赵雨那部讲林海的电影，编剧是谁？", "《归途》", "郑风"),
        ("《长安》里少年青木公主的扮演者，她的父亲是谁？", "周水", "周山"),
        ("林晚的故乡古时候叫什么？", "青石镇", "石头港"),
        ("为《渡口》演唱主题曲的歌手，后来演唱了哪首歌？", "孙晴", "山月"),
    ],
)
def test_each_step_is_told_and_cited(solver: Solver, question: str, found: str, told: str) -> None:
    answer = solver.ask(question)
    assert found in answer.text, answer.text
    assert told in answer.text, answer.text
    assert len(answer.citations) > 1


@pytest.mark.parametrize("question", ["赵雨那部讲林海的电影，剪辑是谁？", "钱雪那部讲林海的电影，编剧是谁？"])
def test_a_step_that_nothing_answers_leaves_all_open(solver: Solver, question: str) -> None:
    assert solver.ask(question).abstained


def test_who_plays_a_role_at_the_age_that_is_asked_for(solver: Solver) -> None:
    assert "陈月" not in solver.ask("《长安》里少年青木公主由谁饰演？").text
    assert "周水" not in solver.ask("《长安》里成年的青木公主由谁饰演？").text
