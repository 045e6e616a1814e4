"""Relatives told by their trade, children of a couple named one by one, titles of a list with their amounts."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]
KINDRED = ("spouse", "child", "father", "sibling")


@pytest.mark.parametrize(
    ("text", "kin"),
    [
        ("他的妻子是女高音歌唱家李四。", ["张三 spouse 李四"]),
        ("他的妻子为南方大学教授李四。", ["张三 spouse 李四"]),
        ("父亲是小学教师李四。", ["张三 father 李四"]),
        ("他的妹妹是舞蹈演员李四。", ["张三 sibling 李四"]),
        # whose sister, pupil or player somebody's wife is, is not who she is
        ("他的妻子是作家李四的妹妹。", []),
        ("他的父亲是画家李四的学生。", []),
        ("她的丈夫是医生，李四是她的好友。", []),
    ],
)
def test_reads_a_relative_behind_what_he_is(facts: ReadFacts, text: str, kin: list[str]) -> None:
    assert [fact for fact in facts(text) if fact.split()[1] in KINDRED] == kin


def test_the_children_of_two_are_the_couples(facts: ReadFacts) -> None:
    told = facts("张三的妻子李四是王五之女。两人生有二子：长子赵六官至知府，次子孙七早夭。")
    children = [fact for fact in told if " child " in fact]
    assert children == ["张三 child 赵六", "李四 child 赵六", "张三 child 孙七", "李四 child 孙七"]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("张三著有《山河》四卷、《大地》十二卷。", ["山河", "大地"]),
        ("张三著有《山河》（四卷）、《大地》（1930年）和《长夜》一卷。", ["山河", "大地", "长夜"]),
        ("张三著有《山河》四卷，《大地》十二卷由李四写成。", ["山河"]),
    ],
)
def test_a_list_of_titles_goes_on_behind_an_amount(facts: ReadFacts, text: str, written: list[str]) -> None:
    assert [fact.split()[0] for fact in facts(text) if fact.endswith("author 张三")] == written


@pytest.mark.parametrize(
    ("text", "wed"),
    [
        ("李四1972年毕业，后到北京师从王五。他的妻子是作家赵六。", ["李四 spouse 赵六"]),
        # a name behind `由` or at the head of a clause is whom the pronoun means
        ("李四作曲，歌词由王五写成。他的妻子是作家赵六。", ["王五 spouse 赵六"]),
        ("李四的老师王五生于上海。他的妻子是作家赵六。", ["王五 spouse 赵六"]),
    ],
)
def test_a_pronoun_means_whoever_opened_the_sentence(facts: ReadFacts, text: str, wed: list[str]) -> None:
    assert [fact for fact in facts(text, "山河", "Work") if " spouse " in fact] == wed


def test_a_child_whom_no_tagger_knows_takes_nothing_from_the_parents(facts: ReadFacts) -> None:
    told = facts("张三与李四结婚。两人生有二子：长子大山官至知府，次子孙七早夭。")
    assert not [fact for fact in told if " occupation " in fact]


@pytest.mark.parametrize("name", ["Tomás Arvé", "Élodie Brun", "Łucja Nowak", "Tom Birch"])
def test_a_foreign_name_in_a_bracket_may_have_accents(facts: ReadFacts, name: str) -> None:
    assert f"李四 english_name {name}" in facts(f"他译出了李四（{name}）的自传《山河》。")


@pytest.mark.parametrize("between", ["孛儿氏", "南省青氏，汉族", "汉族，字子昂，号南山", "字文远，北京人"])
def test_whose_son_and_grandson_behind_a_clan_or_other_names(facts: ReadFacts, between: str) -> None:
    found = facts(f"张三（1215年—1294年），{between}，李四之孙，王五之子，皇帝。")
    assert "李四 relative 张三 kinship=孙" in found
    assert "张三 father 王五" in found


def test_whose_third_son_and_grandson(facts: ReadFacts) -> None:
    found = facts("张三（1215年—1294年），青木氏，王五第三子，李四之孙，皇帝。")
    assert "李四 relative 张三 kinship=孙" in found
    assert "张三 father 王五" in found


def test_an_elder_whom_no_tagger_knows_behind_another(facts: ReadFacts) -> None:
    found = facts("张三（1215年—1294年），青木氏，李四之孙，拖木之子，皇帝。")
    assert "张三 father 拖木" in found
    assert "李四 relative 张三 kinship=孙" in found


@pytest.mark.parametrize(
    "text", ["其妻李四，王五之女。", "其母李四，王五次女。", "其继室李四，王五之女，赵六之孙女。"]
)
def test_whose_daughter_a_wife_is_says_nothing_of_her_husband(facts: ReadFacts, text: str) -> None:
    assert "张三 father 王五" not in facts(f"张三（1890年—1950年），中国政治家。{text}")


def test_kin_told_behind_those_of_somebody_who_is_kin_are_of_the_page_s_subject(facts: ReadFacts) -> None:
    found = facts("父亲李四当过教员，生母王五在她八岁时病故，最疼爱她的人是祖父赵六。")
    assert "张三 relative 赵六 kinship=祖父" in found
    assert not [fact for fact in found if fact.startswith("王五 relative")]


def test_a_grandfather_who_does_something_for_somebody(facts: ReadFacts) -> None:
    assert "张三 relative 李四 kinship=祖父" in facts("童年时，唯有祖父李四给过他疼爱。")


@pytest.mark.parametrize("tie", ["导演王五之妻", "王五的妻子"])
def test_whose_wife_somebody_is_in_a_bracket(facts: ReadFacts, tie: str) -> None:
    assert "王五 spouse 李四" in facts(f"李四（{tie}）饰演公主。", "山河", "Series")
