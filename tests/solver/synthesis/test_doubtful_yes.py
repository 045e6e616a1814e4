"""A yes is only given where a page says it: not for a son who is a daughter, nor a prize that went elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ROSS = (
    "Ada Ross is an actress. In 1990 she won the Gull Award for Fog, and was nominated for the Tern Prize for Rain, "
    "which brought no prize. Her mother-in-law was the singer Ina Moor. They have a daughter, Nan. "
    "She nearly played the queen in Hail, but lost the part to Eva Lom."
)
FOG = "Fog is a 1989 film edited by Ida Lom and photographed by Carl Dorn, starring Ada Ross as Tess Cole."
LIN = (
    "林晚是演员。她凭《雾港》获得海燕奖提名，但败给了白露。她育有一个女儿林小雨。她的岳母是作家赵兰。"
    "她差点出演《北行》。赵一鸣凭《石桥》获得海燕奖，白川获得最佳摄影，但最佳影片被《山城》夺走。"
)


def _pages() -> list[Page]:
    ross = Page(
        "en/Ada Ross", ROSS, ("Ada Ross", "Person"), ("Gull Award", "Award"), ("Tern Prize", "Award"),
        ("Nan", "Person"), ("Hail", "Film"), ("Rain", "Film"), ("Fog", "Film"), ("Ina Moor", "Person"),
    )  # fmt: skip
    ross.says(0, "award_won", 1, "she won the Gull Award", work="Fog")
    ross.says(0, "child", 3, "They have a daughter, Nan")
    fog = Page(
        "en/Fog", FOG, ("Fog", "Film"), ("Ida Lom", "Person"), ("Carl Dorn", "Person"), ("Ada Ross", "Person")
    )
    fog.says(0, "editor", 1, "edited by Ida Lom").says(0, "cinematographer", 2, "photographed by Carl Dorn")
    fog.says(0, "starring", 3, "starring Ada Ross as Tess Cole", role="Tess Cole")
    lin = Page(
        "林晚", LIN, ("林晚", "Person"), ("雾港", "Film"), ("海燕奖", "Award"), ("白露", "Person"),
        ("林小雨", "Person"), ("赵兰", "Person"), ("北行", "Film"), ("白川", "Person"), ("最佳摄影", "Award"),
    )  # fmt: skip
    lin.says(0, "child", 4, "她育有一个女儿林小雨")
    return [ross, fog, lin]


@pytest.mark.parametrize(
    "question",
    [
        "Does Ada Ross have a son?",
        "Did Ada Ross win the Tern Prize?",
        "Did Rain win the Tern Prize?",
        "Did Ada Ross win the Gull Award for Rain?",
        "Was Fog edited by Carl Dorn?",
        "Did Carl Dorn star in Fog?",
        "Is Ina Moor the mother of Ada Ross?",
        "Did Ada Ross play in Hail?",
        "林晚有儿子吗？",
        "林晚获得过海燕奖吗？",
        "赵兰是林晚的母亲吗？",
        "林晚出演过《北行》吗？",
    ],
)
def test_what_no_page_says_is_not_affirmed(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert not answer.text.startswith(("Yes", "是的")), answer.text


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Ada Ross win the Gull Award?", "Yes"),
        ("Did Ada Ross win the Gull Award for Fog?", "Yes"),
        ("Did Ada Ross play Tess Cole in Fog?", "Yes"),
        ("Did Ada Ross play Ida Lom in Fog?", "No"),
        ("Does Ada Ross have a daughter?", "Yes"),
        ("Was Fog edited by Ida Lom?", "Yes"),
        ("林晚有女儿吗？", "是的"),
        ("白川获得过最佳摄影吗？", "是的"),
    ],
)
def test_what_a_page_says_is(tmp_path: Path, question: str, begins: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


@pytest.mark.parametrize(("played", "begins"), [("劳伦斯", "资料没有"), ("《雾港》", "是的")])
def test_to_have_played_somebody_is_not_denied_by_films(tmp_path: Path, played: str, begins: str) -> None:
    page = Page(
        "林晚", "林晚主演的《冬天》和《雾港》很卖座。", ("林晚", "Person"), ("冬天", "Film"), ("雾港", "Film")
    )
    page.says(1, "starring", 0, "林晚主演的《冬天》").says(2, "starring", 0, "《雾港》很卖座")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(f"林晚演过{played}吗？")
    assert answer.text.startswith(begins), answer.text


@pytest.mark.parametrize(
    ("page", "question"),
    [
        (
            Page("en/Bo Ek", "Bo Ek hosted a children's programme.", ("Bo Ek", "Person")),
            "Does Bo Ek have children?",
        ),
        (
            Page("白川", "白川，演员。父母离异后，三个孩子由母亲抚养，他还有妹妹白露。", ("白川", "Person")),
            "白川有女儿吗？",
        ),
        (
            Page("白川", "白川，演员。父母离异后，三个孩子由母亲抚养，他还有妹妹白露。", ("白川", "Person")),
            "白川有孩子吗？",
        ),
    ],
)
def test_to_be_a_child_or_to_play_for_some_is_not_to_have_any(
    tmp_path: Path, page: Page, question: str
) -> None:
    with solver_over(tmp_path, page) as solver:
        assert solver.ask(question).abstained


@pytest.mark.parametrize(("year", "affirmed"), [("2003", True), ("2004", False)])
def test_a_prize_of_one_year_is_not_that_of_another(tmp_path: Path, year: str, affirmed: bool) -> None:
    page = Page(
        "沈舟",
        "沈舟，电影导演。2003年，他凭《远山》获得鸥鸟奖。",
        ("沈舟", "Person"),
        ("鸥鸟奖", "Award"),
        ("远山", "Film"),
    )
    page.says(0, "award_won", 1, "他凭《远山》获得鸥鸟奖", time="2003", work="远山")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(f"沈舟{year}年获得鸥鸟奖吗？")
    assert answer.text.startswith("是的") is affirmed, answer.text


@pytest.mark.parametrize("question", ["Who is the son of Ada Ross?", "林晚的儿子叫什么？"])
def test_a_daughter_is_no_son(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert "Nan" not in answer.text
    assert "小雨" not in answer.text


def test_the_title_of_another_work_that_begins_alike_is_not_meant(tmp_path: Path) -> None:
    text = "石桥，导演。公司出品了石桥的《雾港本色》，他执导《山城》。"
    page = Page("石桥", text, ("石桥", "Person"), ("雾港", "Film"), ("山城", "Film"), ("雾港本色", "Film"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("石桥执导过《雾港》吗？")
    assert not answer.text.startswith("是的")


REEF = (
    "Peter O'Dell and Omar Sand starred in Reef. Sand left the ceremony early. "
    "O'Dell, who never won in eight attempts, was handed a special Gull Award by Ada Ross in 2003. "
    "Nina Ray has been married to Jon Field, a baker, and to the director Max Moor, a friend of Omar Sand."
)


def _reef() -> Page:
    return Page(
        "en/Reef", REEF, ("Reef", "Film"), ("Peter O'Dell", "Person"), ("Omar Sand", "Person"),
        ("Gull Award", "Award"), ("Ada Ross", "Person"), ("O'Dell", "Person"), ("Nina Ray", "Person"),
        ("Jon Field", "Person"), ("Max Moor", "Person"), ("Sand", "Person"),
    ).says(0, "starring", 1, "Peter O'Dell and Omar Sand starred in Reef", role="the captain")  # fmt: skip


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Did Peter O'Dell win the Gull Award?", "No"),  # by his last name, with its mark
        ("Did O'Dell star in Reef?", "Yes"),
        ("Did Omar Sand win the Gull Award?", "The pages do not say"),  # named just before another
        ("Did O'Brian win the Gull Award?", "The pages do not say"),  # nobody of that name
        ("Did Ada Ross give Peter O'Dell the Gull Award?", ""),  # `who never won` denies only the win
    ],
)
def test_what_is_denied_of_one_person_is_not_of_another(tmp_path: Path, question: str, verdict: str) -> None:
    with solver_over(tmp_path, _reef()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(verdict), answer.text
    assert verdict == "No" or not answer.text.startswith("No"), answer.text
