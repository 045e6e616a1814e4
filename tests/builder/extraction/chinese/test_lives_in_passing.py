"""Lives told in passing: small places in larger ones, names, pupils, premieres, and what says nothing of them."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("他出生在北城附近的博尔德，家里有四个孩子。", "博尔德"),
        ("张三1854年生于北省的沃特兰，父亲早逝。", "沃特兰"),
        ("1858年12月22日，张三生于北省的白石镇。", "白石镇"),
        ("1902年生于北省的北城，后来迁居。", "北城"),
        ("他1950年生于浙江的小镇青溪镇，是家中长子。", "青溪镇"),
    ],
)
def test_the_smaller_place_is_where_somebody_was_born(text: str, place: str, facts: ReadFacts) -> None:
    assert [fact for fact in facts(text) if "birth_place" in fact] == [f"张三 birth_place {place}"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("他出生在北省的一个教师家庭。", ["张三 birth_place 北省"]),
        ("她生于浙江的书香门第，父亲教书。", ["张三 birth_place 浙江"]),
        ("他出生在北城附近的农场。", []),
        ("生于北省的李四后来迁居南城。", ["李四 birth_place 北省"]),
    ],
)
def test_what_is_no_place_leaves_the_larger(text: str, expected: list[str], facts: ReadFacts) -> None:
    assert [fact for fact in facts(text) if "birth_place" in fact] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("张三是演员。他字文远，北城人。", "张三 alias 文远"),
        ("他原名李四，文远是字，1914年生于北京。", "张三 alias 文远"),
        ("门下最有名的是李四，1965年夺得冠军。", "李四 teacher 张三"),
        ("九十年代，他又收了美国女棋手王五为徒。", "王五 teacher 张三"),
        ("后来跟李四学《春秋》，又向王五请教《尚书》。", "张三 teacher 王五"),
        ("十九岁投到画师李四门下，次年发表作品。", "张三 teacher 李四"),
        ("2014年11月30日，老人在北城的医院里逝世，时年一百岁。", "张三 death_date 2014-11-30"),
        ("1997年春因病在北城去世。", "张三 death_date 1997"),
        ("张三死于北城的一座寺院内，葬在南城。", "张三 death_place 北城"),
        ("张三210年病死于北城，年仅三十六岁。", "张三 death_place 北城"),
        ("李四也是作家。两人1935年夏天在北京结婚。", "张三 spouse 李四 time=1935"),
        ("剧院院长是李四，此人1934年获得南方电影奖。", "李四 award_won 南方电影奖"),
        ("与他同住一室的同学李四，后来以《山河》成名。", "李四 notable_work 山河"),
        ("主将是李四和他的外甥王五。", "李四 relative 王五 kinship=外甥"),
    ],
)
def test_what_is_told_in_passing(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(text)


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("公元前141年去世。", "death_date"),
        ("他娶了姑母的女儿李四。", "child"),
        ("家中的女仆被人怀疑，服毒自尽。", "cause_of_death"),
        ("太子起兵，失败后自尽。", "cause_of_death"),
        ("张三210年病死于巴丘。", "cause_of_death"),
        ("他信奉甲教的祖母李四去世了。", "religion"),
        ("1933年，他住在北城的东湖温泉。", "residence"),
        ("中国第一部通史《山河》出版。", "first_work"),
        ("门下最有名的作品是《山河》。", "teacher"),
        ("他向李四请教怎样下棋。", "teacher"),
    ],
)
def test_what_tells_of_others(text: str, never: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text) if f"张三 {never}" in fact]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("三幕歌剧《山河》是李四的最后一部作品，没有写完。", "山河 composer 李四"),
        ("芭蕾舞剧《大地》是王五的代表作。", "大地 composer 王五"),
        ("剧院上演了作曲家李四的歌剧《大地》。", "大地 composer 李四"),
        ("最早的通史《山河》出自南国史官李四之手。", "山河 author 李四"),
        ("《大地》的作者李四担任副院长。", "大地 author 李四"),
        ("其中有古琴曲《大地》，由李四演奏。", "大地 performer 李四"),
        ("独幕歌剧《大地》1884年首演，引起注意。", "大地 release_date 1884"),
        ("1910年，《大地》在北城歌剧院首演。", "大地 release_date 1910"),
    ],
)
def test_whose_work_it_is(text: str, expected: str, facts: ReadFacts) -> None:
    assert any(fact.startswith(expected) for fact in facts(text, "青木", ""))


@pytest.mark.parametrize(
    "text",
    [
        "话剧《大地》是李四的代表作。",
        "越剧《大地》是李四的最后一部作品。",
        "小说《大地》是李四的最后一部作品。",
        "剧院上演了作曲家李四的朋友王五的小说《大地》。",
    ],
)
def test_only_music_has_a_composer(text: str, facts: ReadFacts) -> None:
    assert not [fact for fact in facts(text, "青木", "") if "composer" in fact]


def test_who_filmed_a_book_directed_the_series(facts: ReadFacts) -> None:
    text = "《山河》是长篇小说。作者李四以讽刺的笔调写成。\n女导演王五把小说改编成电视剧，共十集。"
    found = facts(text, "山河", "")
    assert "山河 author 李四" in found
    assert "山河（电视剧） director 王五" in found
    assert "山河 director 王五" not in found


def test_a_book_is_not_hosted_and_its_translation_is_another_s(facts: ReadFacts) -> None:
    text = "次年由李四主持的南方出版社印成单行本。合译的英文本由南方大学出版社推出。"
    found = facts(text, "山河", "Book")
    assert not [fact for fact in found if "host" in fact or "distributor" in fact]


def test_a_school_is_where_somebody_took_a_degree(facts: ReadFacts) -> None:
    text = "李四1970年在这里拿到学士学位。王五在这里获得荣誉博士学位。"
    found = facts(text, "南方大学", "School")
    assert "李四 educated_at 南方大学" in found
    assert "王五 educated_at 南方大学" not in found


def test_founded_by_one_alone(facts: ReadFacts) -> None:
    text = "南方公司是一家美国企业，由发明家李四一手创办。"
    assert "南方公司 founded_by 李四" in facts(text, "南方公司", "Company")


@pytest.mark.parametrize(
    "text",
    [
        "《山河》是李四的长篇小说，1990年出版。",
        "《山河》是中国作家李四的代表作。",
        "《山河》，中篇小说，李四的成名作。",
    ],
)
def test_whose_novel_a_book_is(facts: ReadFacts, text: str) -> None:
    assert "山河 author 李四" in facts(text, "山河", "Book")


def test_a_novel_s_adaptation_is_not_by_its_author(facts: ReadFacts) -> None:
    assert "山河 author 李四" not in facts("《山河》是李四的小说改编的话剧。", "山河", "Book")


def test_a_grave_that_was_moved_is_no_home(facts: ReadFacts) -> None:
    found = facts("张三1942年病逝，骨灰葬在北京，1957年迁往上海青石公墓。")
    assert [fact for fact in found if fact.startswith("张三 burial_place") and "青石公墓" in fact]
    assert not [fact for fact in found if "residence" in fact]


def test_who_guided_a_doctor(facts: ReadFacts) -> None:
    assert "张三 teacher 李四" in facts("张三1940年取得博士学位，指导者是李四。")


def test_whom_a_department_had_and_trained(facts: ReadFacts) -> None:
    text = "1978年恢复招生，当年入学的学生中，导演系有李四、王五等。物理系还培养了赵六。"
    found = facts(text, "南方大学", "School")
    assert {f"{name} educated_at 南方大学" for name in ("李四", "王五", "赵六")} <= set(found)


def test_who_taught_at_a_department_was_not_trained_there(facts: ReadFacts) -> None:
    text = "1952年恢复招生，中文系有李四、王五任教。历史系有赵六。"
    found = facts(text, "南方大学", "School")
    assert not [fact for fact in found if "educated_at" in fact]
