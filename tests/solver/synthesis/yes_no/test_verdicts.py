"""Yes or no in the words of pages, and spans of time that they give."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

VOSS = (
    "Mara Voss is a glass painter. The American singer of the same name is no relation. She married Otto Kern in "
    "1990, and they divorced in 1997. She was nominated for six Harbour Awards and won two."
)
ROSS = "Ada Ross married Ben Hall in 2007; their daughter Nan was born in 2010."
LIN = (
    "林晚，演员，与画家林晚只是同名，没有亲属关系。1998年她与赵一鸣结婚，2004年这段婚姻结束。"
    "她是海城戏剧训练班毕业的。"
)


def _voss() -> Page:
    return Page(
        "en/Mara Voss", VOSS, ("Mara Voss", "Person"), ("Otto Kern", "Person"), ("Harbour Awards", "Award")
    )


def _lin() -> Page:
    return Page("林晚", LIN, ("林晚", "Person"), ("赵一鸣", "Person"))


@pytest.mark.parametrize(
    ("question", "begins", "holds"),
    [
        ("演员林晚和画家林晚是亲戚吗？", "不是", "没有亲属关系"),
        ("林晚是戏剧训练班毕业的吗？", "是的", "训练班"),
        ("林晚和赵一鸣的婚姻维持了几年？", "相差6年", "2004"),
        ("How long did the marriage of Mara Voss and Otto Kern last?", "The difference is 7 years", "1997"),
    ],
)
def test_the_pages_own_words_decide(tmp_path: Path, question: str, begins: str, holds: str) -> None:
    with solver_over(tmp_path, _voss(), _lin()) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins)
    assert holds in answer.text
    assert answer.citations


SKETCHES = (
    "Ida Lom worked for Gull Studios, which had first turned down her sketches, before she founded Tern Works. "
    "She was asked to design for Heron House, but refused it."
)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Did Ida Lom work for Gull Studios before she founded Tern Works?", "Yes"),
        ("Did Ida Lom work for Gull Studios?", "Yes"),
        ("Did Ida Lom design for Heron House?", "No"),
    ],
)
def test_a_denial_holds_for_its_own_statement(tmp_path: Path, question: str, begins: str) -> None:
    page = Page(
        "en/Ida Lom", SKETCHES, ("Ida Lom", "Person"), ("Gull Studios", "Company"), ("Tern Works", "Company"),
        ("Heron House", "Company"),
    )  # fmt: skip
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins), answer.text


def test_a_birth_does_not_end_a_marriage(tmp_path: Path) -> None:
    page = Page("en/Ada Ross", ROSS, ("Ada Ross", "Person"), ("Ben Hall", "Person"))
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("How long did the marriage of Ada Ross and Ben Hall last?")
    assert "3 years" not in answer.text


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Was Ada Ross born in Gull County?", "Yes"),
        ("Was Ada Ross born in Skerry?", "No"),
        ("Was Ada Ross born in Norland?", ""),
    ],
)
def test_a_town_rules_out_another_town_but_not_the_country_around_it(
    tmp_path: Path, question: str, begins: str
) -> None:
    text = (
        "Ada Ross was born in Tern. Tern lies in Gull County. Ben Hall is from Norland. He lives in Skerry."
    )
    page = Page(
        "en/Ada Ross",
        text,
        *(("Ada Ross", "Person"), ("Tern", "Place"), ("Gull County", "Place"), ("Ben Hall", "Person")),
        *(("Norland", "Place"), ("Skerry", "Place")),
    )
    page.says(0, "birth_place", 1, "Ada Ross was born in Tern")
    page.says(1, "located_in", 2, "Tern lies in Gull County")
    page.says(3, "nationality", 4, "Ben Hall is from Norland")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    said = answer.text.replace(":", ",").split(",")[0]
    assert (said if said in ("Yes", "No") else "") == begins


QUAY = (
    "Mara Quay was born in Skerry, and Ben Hall taught her to sing. She lives in Tern with her husband. "
    "The first volume, High Tide, was translated by Ida Holt; for the second, Low Water, Otto Kern returned. "
    "She came second to Ada Ross in the vote for Voice of the Year. The tower is 120 metres high."
)


@pytest.mark.parametrize(
    ("question", "begins", "holds"),
    [
        ("Does Mara Quay live in Tern?", "Yes", "lives in Tern"),
        ("Does Mara Quay live in Skerry?", "No", "lives in Tern"),
        ("Did Ida Holt translate Low Water?", "No", "Otto Kern returned"),
        ("Did Mara Quay win the Voice of the Year?", "No", "came second to Ada Ross"),
        ("Is the tower of Mara Quay more than 200 metres high?", "No", "120 metres"),
        ("Is the tower of Mara Quay more than 100 metres high?", "Yes", "120 metres"),
        ("Did Mara Quay study in Tern?", "The pages do not say", ""),
    ],
)
def test_a_sentence_about_all_that_is_claimed_decides(
    tmp_path: Path, question: str, begins: str, holds: str
) -> None:
    page = Page(
        "en/Mara Quay",
        QUAY,
        *(("Mara Quay", "Person"), ("Skerry", "City"), ("Tern", "City"), ("Ben Hall", "Person")),
        *(
            ("Ida Holt", "Person"),
            ("Low Water", "Book"),
            ("High Tide", "Book"),
            ("Otto Kern", "Person"),
            ("Ada Ross", "Person"),
        ),
        ("Voice of the Year", "Award"),
    )
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins)
    assert holds in answer.text


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("林晚是2001年搬到海城的吗？", "不是"),
        ("林晚是2003年搬到海城的吗？", "是的"),
        ("林晚现在的丈夫还是赵一鸣吗？", "不是"),
        ("《潮声》里小河是孙立配音的吗？", "不是"),
    ],
)
def test_another_date_an_end_or_a_neighbour_says_no(tmp_path: Path, question: str, begins: str) -> None:
    text = (
        "林晚，演员。2003年她搬到海城居住。林晚曾与赵一鸣结婚，这段婚姻后来以离婚收场。"
        "《潮声》的配音版里，孙立为大山配音，周和为小河配音。"
    )
    page = Page(
        "林晚",
        text,
        *(
            ("林晚", "Person"),
            ("赵一鸣", "Person"),
            ("潮声", "Film"),
            ("孙立", "Person"),
            ("大山", "Character"),
        ),
        *(("周和", "Person"), ("小河", "Character"), ("海城", "City")),
    )
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins)


def _gull() -> Page:
    page = Page("海燕奖", GULL, ("海燕奖", "Award"), ("潮声", "Film"), ("远岸", "Film"))
    page.says(1, "award_won", 0, "获得第24届海燕奖最佳电影奖", edition="24", category="最佳电影")
    return page.says(2, "award_won", 0, "获得第21届海燕奖最佳配乐奖", edition="21", category="最佳配乐")


AN = (
    "《远岸》是林晚执导的电影。常有人说海湾才是小镇的原型，林晚却否认此事。2002年，它获得第21届海燕奖最佳配乐奖，"
    "那一届的最佳电影是《潮声》。"
)
GULL = (
    "海燕奖每年颁发。2005年，《潮声》获得第24届海燕奖最佳电影奖。2002年，《远岸》获得第21届海燕奖最佳配乐奖。"
)
HILL = (
    "The Hill is a drama of 1942. Almost everything was shot at the studio in Ashby. It won two Sea Awards: Best "
    "Picture, and Best Actress for Ada Ross. Ben Hall never won the Sea for Best Director."
)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("林晚承认海湾是《远岸》里小镇的原型吗？", "不是"),
        ("第21届海燕奖的最佳电影是《远岸》吗？", "不是"),
        ("Was The Hill really shot in Ashby?", "Yes"),
        ("Did Ben Hall ever win the Sea Award for Best Director?", "No"),
        ("Was the whole of The Hill shot in Ashby?", "Yes"),
        ("林晚是头一个获得金帆奖的画家吗？", "是的"),
        ("第24届海燕奖的最佳电影是《远岸》吗？", "不是，《潮声》获得第24届"),
        ("Did Mona Lee Vale win the Sea Award for Best Actress?", "The pages do not say"),
    ],
)
def test_what_is_denied_or_went_to_another_is_a_no(tmp_path: Path, question: str, begins: str) -> None:
    pages = (
        Page("远岸", AN, ("远岸", "Film"), ("林晚", "Person"), ("潮声", "Film"), ("海燕奖", "Award")),
        Page(
            "en/The Hill", HILL, ("The Hill", "Film"), ("Ashby", "Place"), ("Ada Ross", "Person"),
            ("Ben Hall", "Person"), ("Sea Award", "Award"),
        ),
        Page("林晚", "林晚，画家。2011年，她成为首个获得金帆奖的画家。", ("林晚", "Person"), ("金帆奖", "Award")),
        _gull(),
    )  # fmt: skip
    with solver_over(tmp_path, *pages) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(begins)


def test_one_of_anothers_does_not_rule_out_any(tmp_path: Path) -> None:
    text = "Ada Ross is an actress. Tide, in which Ada Ross starred, was directed by Ben Hall."
    page = Page("en/Ada Ross", text, ("Ada Ross", "Person"), ("Tide", "Film"), ("Ben Hall", "Person"))
    other = Page("en/Otto Kern", "Otto Kern is a director.", ("Otto Kern", "Person"))
    with solver_over(tmp_path, page, other) as solver:
        answer = solver.ask("Did Ada Ross ever star in a film directed by Otto Kern?")
    assert not answer.text.startswith("No")


FRIENDS = "Ada Ross is a painter. She and Ben Hall fell out in 1990 over a debt and never made peace."
PUPIL = "海城中学是一所学校。林晚也曾在这里读书。她参加了三次高考，1984年考上大学。"


def test_a_denial_answers_where_dates_to_compare_are_not_known(tmp_path: Path) -> None:
    page = Page("en/Ada Ross", FRIENDS, ("Ada Ross", "Person"), ("Ben Hall", "Person"))
    with solver_over(tmp_path, page) as solver:
        text = solver.ask("Did Ada Ross and Ben Hall make up after they fell out?").text
    assert text.startswith("No")
    assert "never made peace" in text


def test_what_came_off_late_did_not_at_once(tmp_path: Path) -> None:
    page = Page("海城中学", PUPIL, ("海城中学", "School"), ("林晚", "Person"))
    with solver_over(tmp_path, page) as solver:
        text = solver.ask("林晚是第一次参加高考就考上大学的吗？").text
    assert text.startswith("不是")
    assert "三次" in text


def test_a_sentence_that_denies_is_no_yes_to_words_that_it_does_not_say(tmp_path: Path) -> None:
    page = Page(
        "白川", "白川是导演。晚年他致力于动画片《北行》，但未能完成。", ("白川", "Person"), ("北行", "Film")
    )
    with solver_over(tmp_path, page) as solver:
        assert not solver.ask("白川的动画片《北行》做完了吗？").text.startswith("是")
