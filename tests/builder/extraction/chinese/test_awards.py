"""Award phrases are taken apart into award, edition and category."""

import pytest

from builder.extraction.chinese.awards import AwardWin, read_awards


@pytest.mark.parametrize(
    ("phrase", "wins"),
    [
        ("第21届香港电影金像奖最佳导演奖", [AwardWin("香港电影金像奖", "21", "最佳导演奖")]),
        (
            "第21届香港电影金像奖最佳导演奖、最佳男主角奖以及杰出青年导演奖",
            [
                AwardWin("香港电影金像奖", "21", "最佳导演奖"),
                AwardWin("香港电影金像奖", "21", "最佳男主角奖"),
                AwardWin("香港电影金像奖", "21", "杰出青年导演奖"),
            ],
        ),
        (
            "第25届香港电影金像奖和第42届台湾电影金马奖的最佳新演员奖",
            [
                AwardWin("香港电影金像奖", "25", "最佳新演员奖"),
                AwardWin("台湾电影金马奖", "42", "最佳新演员奖"),
            ],
        ),
        (
            "第25届台湾电影金马奖最佳男配角奖、第8届香港电影金像奖最佳配角奖提名",
            [
                AwardWin("台湾电影金马奖", "25", "最佳男配角奖"),
                AwardWin("香港电影金像奖", "8", "最佳配角奖", nominated=True),
            ],
        ),
        ("世界音乐大奖中国区最畅销艺人奖等奖项", [AwardWin("世界音乐大奖", "", "中国区最畅销艺人奖")]),
        ("首届最佳电影", [AwardWin("最佳电影", "1", "")]),
        ("2015年诺贝尔生理学或医学奖", [AwardWin("诺贝尔生理学或医学奖")]),
        (
            "金马奖和金像奖的最佳女主角奖",
            [AwardWin("金马奖", "", "最佳女主角奖"), AwardWin("金像奖", "", "最佳女主角奖")],
        ),
        ("第26届金马影后", [AwardWin("金马奖", "26", "最佳女主角")]),
        ("戛纳影帝", [AwardWin("戛纳国际电影节", "", "最佳男演员")]),
        ("首位影帝", []),
        ("第三座金马奖最佳导演奖", [AwardWin("金马奖", "", "最佳导演奖")]),
        ("威尼斯国际电影节金狮奖的华语片", [AwardWin("威尼斯国际电影节", "", "金狮奖")]),
        ("柏林的金熊奖", [AwardWin("金熊奖")]),
        ("戛纳金棕榈", [AwardWin("金棕榈奖")]),
        (
            "七个奖项：最佳电影、导演和编剧",
            [AwardWin("最佳电影"), AwardWin("最佳导演"), AwardWin("最佳编剧")],
        ),
        ("配角奖的那位演员正是他的妻子", []),
        ("香港年度票房冠军", []),
        ("首届青石歌唱大赛冠军", [AwardWin("青石歌唱大赛", "1", "冠军")]),
        ("青石小姐竞选亚军", [AwardWin("青石小姐竞选", "", "亚军")]),
        ("该比赛的冠军", []),
        ("冠军", []),
        ("观众的关注", []),
    ],
)
def test_prizes_of_a_phrase(phrase: str, wins: list[AwardWin]) -> None:
    assert read_awards(phrase) == wins


def test_the_ceremony_before_the_verb_names_the_award() -> None:
    wins = read_awards("年度最佳唱作人奖、年度风云大奖等奖项", "第3届音乐风云榜")
    assert wins == [
        AwardWin("音乐风云榜", "3", "年度最佳唱作人奖"),
        AwardWin("音乐风云榜", "3", "年度风云大奖"),
    ]


def test_prizes_shared_out_in_order_are_one_each(facts) -> None:
    text = "《山河》是一部电影。在第14届香港电影金像奖上，李四、王五分获最佳导演和最佳男主角。"
    won = {
        " ".join(line.split()[:1] + line.split()[2:])
        for line in facts(text, "山河", "Film")
        if " award_won " in line
    }
    assert {line.split()[0] for line in won} == {"李四", "王五"}
    assert not any("李四" in line and "男主角" in line for line in won)
    assert not any("王五" in line and "导演" in line for line in won)


@pytest.mark.parametrize("opening", ["在第14届香港电影金像奖上", "第14届香港电影金像奖颁奖典礼上"])
def test_the_ceremony_that_a_sentence_opens_with_is_that_of_its_prizes(facts, opening: str) -> None:
    said = facts(f"《山河》是一部电影。{opening}，它当选最佳电影。", "山河", "Film")
    assert [line for line in said if "award_won" in line] == [
        "山河 award_won 香港电影金像奖 category=最佳电影 edition=14"
    ]
