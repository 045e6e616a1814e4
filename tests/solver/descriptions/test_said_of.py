"""Which of several names a sentence says a description of, and whom its pronouns mean."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from solver.descriptions.antecedents import antecedent, led
from solver.descriptions.said_of import Placed, said_of


def placed(text: str, *names: str) -> list[Placed]:
    return [Placed(text.index(name), text.index(name) + len(name), name) for name in names]


@pytest.mark.parametrize(
    ("text", "asked", "names", "said"),
    [
        ("为《远岸》演唱主题曲的李四作曲，配音是王五", "为《远岸》演唱主题曲的歌手是谁？", ("李四", "王五"), "李四"),
        ("张三主持到2019年，2024年上任的李四从前在甲公司", "2024年上任的人是谁？", ("张三", "李四"), "李四"),
        ("张三主持到2019年，2024年上任的李四从前在甲公司", "2024年接管电影节的人是谁？", ("张三", "李四"), "李四"),
        ("张三主持到2019年，2024年上任的李四从前在甲公司", "2023年接管电影节的人是谁？", ("张三", "李四"), ""),
        ("张三主演的影片得了奖，那晚把奖座交给她的正是李四", "给王五颁奖的人是谁？", ("张三", "李四"), "李四"),
        ("由段大、段二兄弟与吴三创办", "和段氏兄弟一起创办公司的人是谁？", ("段大", "段二", "吴三"), "吴三"),
        ("李四主管过甲协会的青石电影节", "李四主管过的电影节是什么？", ("甲协会", "青石电影节"), "青石电影节"),
        ("青木奖、海燕奖和石桥奖的得主依次为张三、李四和王五", "海燕奖得主是谁？", ("张三", "李四", "王五"), "李四"),
        ("张三和李四分别获得最佳导演和最佳编剧", "最佳编剧是谁？", ("张三", "李四"), "李四"),
        ("张三、李四和王五分别获得甲奖和乙奖", "乙奖的得主是谁？", ("张三", "李四", "王五"), ""),
        ("李四和王五都来了", "来过的人是谁？", ("李四", "王五"), ""),
    ],
)  # fmt: skip
def test_a_description_is_said_of_one(text: str, asked: str, names: Sequence[str], said: str) -> None:
    assert said_of(text, asked, placed(text, *names)) == said


def people(text: str) -> list[Placed]:
    return placed(text, *(name for name in ("李四", "王五", "赵六") if name in text))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("王五拍了《远岸》，《归途》出自李四之手，他后来离开公司", "李四"),
        ("学者李四生于此地；她发现了青蒿", "李四"),
        ("李四的《远岸》由王五主演。次年他离开公司", "李四"),
        ("李四和王五都在甲公司，他后来离开", ""),
        ("甲公司成立于1950年。他后来离开", None),
    ],
)
def test_a_pronoun_means_whoever_stands_nearest_before_it(text: str, meant: str | None) -> None:
    at = led(text, len(text))
    assert at > 0
    assert antecedent(text[:at], people) == meant


def test_no_pronoun_leads_a_clause_in_which_something_is_done_to_somebody() -> None:
    assert led("李四来了，王五让他离开", 12) == -1
    assert led("李四来了，他的影片上映", 12) == -1
    assert led("众人都骂，王五替他辩解", 12) == -1
