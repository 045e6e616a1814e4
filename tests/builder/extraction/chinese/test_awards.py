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
