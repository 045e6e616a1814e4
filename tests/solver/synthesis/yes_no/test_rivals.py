"""Words that rule each other out, and what stands in the place of a claim."""

from __future__ import annotations

import pytest

from solver.synthesis.yes_no.rivals import falls_short, rules_out


@pytest.mark.parametrize(
    ("question", "told", "ruled_out"),
    [
        ("《雾港》是年度票房冠军吗", "《雾港》获得年度票房亚军", True),
        ("《雾港》是年度票房冠军吗", "《雾港》获得年度票房冠军，《山雨》获得亚军", False),
        ("林晚是汉族人吗", "林晚，满族，演员", True),
        ("林晚是满族人吗", "林晚，满族，演员", False),
        ("was mist adapted from a novel", "it is based on a play by jane doe", True),
        ("did jane doe write novels", "she wrote the play in 1950", False),
        ("was she born in march", "she was born in may 1950", True),
        ("was she born in may", "she was born in may 1950", False),
        ("did she win gold or silver", "she won bronze", False),
        ("did she finish her studies at northern", "she left after the first term", True),
        (
            "did she finish her studies at northern",
            "she graduated, though she had left in the second year",
            False,
        ),
        ("林晚在海城大学读完了吗", "林晚中途从海城大学退学", True),
        ("did they make up after the quarrel", "they quarrelled in 1950 and never made peace", True),
        ("did he survive the sinking", "he drowned when the ship went down", True),
        ("was he survived by two sons", "he died in the fire", False),
        ("did she collect the prize herself", "a friend received it on her behalf", True),
        (
            "did she collect the prize herself",
            "she collected the prize herself, as nobody came on her behalf",
            False,
        ),
        ("林晚出席了颁奖礼吗", "林晚缺席了那年的颁奖礼", True),
        ("did he pass at the first attempt", "he passed on his third attempt", True),
        (
            "did he pass at the first attempt",
            "he passed at the first attempt, his brother failed twice",
            False,
        ),
        ("林晚是第一次报考就考上的吗", "她考了三次", True),
        ("林晚第一次报考是在哪一年", "她考了三次", False),
        ("is reef in black and white", "it was shot in colour", True),
    ],
)
def test_what_cannot_be_so_beside_a_claim_rules_it_out(question: str, told: str, ruled_out: bool) -> None:
    assert rules_out(question, told) is ruled_out


@pytest.mark.parametrize(
    ("told", "named", "short"),
    [
        ("he finished high school in 1952", False, True),
        ("he went to northern high school", True, True),
        ("he studied at northern", True, False),
        ("he left college after a year", False, False),
    ],
)
def test_a_school_is_no_university(told: str, named: bool, short: bool) -> None:
    assert falls_short("did he go to college", told, named=named) is short
    assert not falls_short("did he finish high school", told, named=named)


@pytest.mark.parametrize(
    ("question", "told", "ruled_out"),
    [
        ("was fog popular when it opened?", "the picture flopped at first", True),
        ("was fog popular when it opened?", "the picture was a hit in the south", False),
        ("was she alive when she was honoured?", "the medal was given to her widower", True),
        ("这部电影当年卖座吗", "影片票房惨败", True),
        ("他们在一个班吗", "两人是表演系的同班同学", False),
        ("她会西班牙语吗", "她精通英语和西班牙语", False),
        ("《春江》是根据小说改编的吗", "歌剧改编自林晚的长诗", True),
        ("《春江》是根据长诗改编的吗", "歌剧改编自林晚的长诗", False),
    ],
)
def test_poles_rule_each_other_out(question: str, told: str, ruled_out: bool) -> None:
    assert rules_out(question, told) is ruled_out
