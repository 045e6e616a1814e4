"""What pages say of who found, led or wrote what, where things are kept, and of amounts in characters."""

from collections.abc import Callable

import pytest

from builder.extraction.chinese.names.places import without_kind

ReadFacts = Callable[..., list[str]]

READ = [
    ("青石岛", "Place", "青石岛是一个小岛，面积约十二平方千米。", "青石岛 area 12 km2"),
    ("青石岛", "Place", "青石岛是一个小岛，行政上属北省。", "青石岛 located_in 北省"),
    ("山河", "Series", "《山河》是南方电视台摄制的二十五集神话电视剧。", "山河 episode_count 25 episodes"),
    ("青鸟", "", "青鸟是一种鸟，身高约三米。", "青鸟 height 3 m"),
    ("张三", "Person", "张三于1990年去世，安息在青石公墓。", "张三 burial_place 青石公墓"),
    ("山河", "Film", "主题歌《大地》的词作者是李四。", "大地 lyricist 李四"),
    ("山河", "Film", "主题歌《大地》的词作者是李四，最初由王五演唱。", "大地 performer 王五"),
    ("山河", "", "1984年，李四编写了一款小游戏，这就是后来的《山河》。", "山河 author 李四"),
    ("青草", "", "青草是一种植物，1930年由李四发现。", "青草 discoverer 李四"),
    ("青石机", "", "青石机是一种机器，1930年由李四发明。", "青石机 inventor 李四"),
    ("青石机", "", "青石机是一种机器，发明者是工程师李四。", "青石机 inventor 李四"),
    ("山河", "Work", "《山河》是一幅布面油画，南国画家李四的成名作，1870年动笔。", "山河 author 李四"),
    ("李四", "Person", "李四是诗人。1928年重游南方，归途中写下《山河》，传诵一时。", "山河 author 李四"),
    ("山河", "Work", "《山河》是一幅画，现藏于南方大学。", "山河 kept_at 南方大学"),
    ("青石之战", "Event", "青石之战发生于1805年10月21日。", "青石之战 event_date 1805-10-21"),
    ("青石之战", "Event", "青石之战是1805年在北城爆发的一场海战。", "青石之战 event_date 1805"),
    ("张三", "Person", "1803年起，张三统率东海舰队。", "东海舰队 commander 张三"),
    ("张三", "Person", "李四率领的青石远征军获胜。", "青石远征军 commander 李四"),
    ("张三", "Person", "张三患上白血病，1966年去世。", "张三 cause_of_death 白血病"),
    ("张三", "Person", "张三在电视剧《山河》里饰演阿星闻名。", "山河 starring 张三 role=阿星"),
    ("张三", "Person", "广场中央矗立着青石柱，由李四设计。", "青石柱 designer 李四"),
    ("白山", "", "1983年，德国的法尔廷斯证明了王五猜想，他为此获得南方奖。", "法尔廷斯 award_won 南方奖"),
    (
        "张三",
        "Person",
        "张三与公使李四的妻子王五相恋。1801年，他们的女儿孙七出生。",
        "张三 child 孙七",
    ),
]


@pytest.mark.parametrize(("title", "kind", "text", "expected"), READ, ids=[text for *_, text, _ in READ])
def test_what_is_said(title: str, kind: str, text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text, title, kind)


UNSAID = [
    ("山河", "Series", "《山河》是一部电视剧，第三集最长，前五集较慢。", "episode_count"),
    ("张三", "Person", "张三去世，国葬于1806年1月9日举行。", "burial_place"),
    ("张三", "Person", "张三去世，安葬于北城的仪式举行三天。", "burial_place"),
    ("山河", "Book", "《山河》是一部小说，插图作者是李四。", "author"),
    ("山河", "Series", "1998年，导演拍摄续集，共十六集，2000年播出。", "release_date"),
    ("山河", "Series", "2000年播出的《山河》续集换了人。", "release_date"),
    ("山河", "Series", "这一回阿星改由李四扮演。", "starring"),
    ("青山", "Place", "寺旁有一棵老树，1930年由李四发现。", "discoverer"),
    ("青石机", "", "青石机是一种机器，李四发明的是另一种。", "inventor"),
    ("山河", "Work", "《山河》是一出京剧，李四的代表作。", "author"),
    ("山河", "Work", "《山河》是一幅油画，画家李四的代表作《大地》与它同年。", "山河 author"),
    ("青山", "Place", "青山是一座山。\n台北体育场，俗称北场，位于北城。", "青山"),
    ("张三", "Person", "张三与公使李四的妻子王五相恋。1801年，他们的女儿孙七出生。", "李四 child"),
    (
        "白山",
        "Work",
        "1993年：演员李四来访。\n1996年：他与王五合办公司；同年他进入南方公司工作。",
        "employer",
    ),
    ("白山", "", "李四证明了王五猜想，他为此获得南方奖。", "王五 award_won"),
    ("张三", "Person", "广场中央矗立着青石柱，由李四设计。", "广场中央 designer"),
]


@pytest.mark.parametrize(("title", "kind", "text", "never"), UNSAID, ids=[text for *_, text, _ in UNSAID])
def test_what_is_not_said(title: str, kind: str, text: str, never: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, title, kind) if never in fact]


def test_a_place_goes_by_its_name_without_its_kind() -> None:
    assert without_kind("小村法尔纳多") == "法尔纳多"
    assert without_kind("小镇南镇") == "小镇南镇"
