"""Who plays in works and directs them, told by a noun, a count or whose work it is."""

from collections.abc import Callable

import pytest

from builder.findings import Findings

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("由李四执导，王五任联合导演。", "山河 director 王五"),
        ("由李四执导，联合导演是王五和赵六。", "山河 director 赵六"),
    ],
)
def test_who_directs_beside_somebody(text: str, expected: str, facts: ReadFacts) -> None:
    assert expected in facts(f"《山河》{text}", "山河", "Film")


@pytest.mark.parametrize("text", ["王五任副导演。", "动作导演是王五。", "王五任执行导演。"])
def test_who_directs_a_part_is_no_director(text: str, facts: ReadFacts) -> None:
    assert "山河 director 王五" not in facts(f"《山河》由李四执导，{text}", "山河", "Film")


def test_whom_a_director_casts(facts: ReadFacts) -> None:
    found = facts("1966年，李四推出《山河》，以王五演女侠阿红。", "南方公司", "Company")
    assert "山河 starring 王五 role=女侠阿红" in found
    assert "山河 director 李四" in found


def test_whom_a_firm_names_a_work_after_plays_nothing(facts: ReadFacts) -> None:
    found = facts("1966年，李四推出《山河》，以王五演出的收入还债。", "南方公司", "Company")
    assert not [fact for fact in found if "starring" in fact or "director" in fact]


def test_works_that_are_counted(facts: ReadFacts) -> None:
    text = "1985年有《大地》，1986年有《山河》，1989年有《天空》，两剧的男主角都是李四。"
    found = [fact for fact in facts(text, "南方电视台", "Organization") if "starring" in fact]
    assert set(found) == {"山河 starring 李四", "天空 starring 李四"}


def test_fewer_works_than_are_counted_tell_nothing(facts: ReadFacts) -> None:
    found = facts("李四来了，两剧的男主角都是王五。", "南方电视台", "Organization")
    assert not [fact for fact in found if "starring" in fact]


def test_another_work_is_what_comes_next_is_said_of(facts: ReadFacts) -> None:
    text = "1984年的《大地》由张三主演，同年还有李四的《山河》，男主角是王五。"
    found = facts(text, "南方公司", "Company")
    assert "山河 starring 王五" in found
    assert "大地 starring 王五" not in found


@pytest.mark.parametrize(
    ("text", "title", "kind", "directed"),
    [
        ("李四的《山河》获奖，此后还有王五的《大地》。", "北城电影节", "Event", True),
        ("李四的《山河》获奖。", "南方电影奖", "Award", True),
        ("这里靠李四的《山河》出名。", "北城电影节", "Event", False),
        ("歌曲获奖的有李四的《山河》。", "北城电影节", "Event", False),
        ("李四的《山河》获奖。", "北城文学奖", "Award", False),
    ],
)
def test_a_page_of_films_names_them_by_directors(
    text: str, title: str, kind: str, directed: bool, facts: ReadFacts
) -> None:
    assert ("山河 director 李四" in facts(text, title, kind)) is directed


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("2014年，李四把这部小说拍成了同名电视剧。", "Book"),
        ("2014年，李四把小说《山河》拍成电视剧。", "Film"),
        ("这部小说后来被李四拍成电视剧。", "Book"),
    ],
)
def test_a_book_made_into_a_series_of_its_name(text: str, kind: str, facts: ReadFacts) -> None:
    assert "山河（电视剧） director 李四" in facts(text, "山河", kind)


def test_a_book_made_into_the_film_of_the_page(facts: ReadFacts) -> None:
    found = facts("1987年，李四把小说《山河》拍成电影。", "山河", "Film")
    assert "山河 director 李四" in found
    assert "山河 based_on 山河（小说）" in found


def test_who_rewrites_a_book_for_a_series_does_not_direct_it(facts: ReadFacts) -> None:
    found = facts("2014年，李四把小说《山河》改编成电视剧。", "山河", "Book")
    assert "山河（电视剧） based_on 山河" in found
    assert not [fact for fact in found if "director" in fact]


@pytest.mark.parametrize(
    "text",
    [
        "2000年，他因在《山河》中饰演王五而当选第53届南方电影节最佳男演员。",
        "2000年，他凭《山河》中的王五获得南方电影奖最佳男主角奖。",
    ],
)
def test_whom_somebody_plays_wins_nothing(text: str, facts: ReadFacts) -> None:
    won = [fact for fact in facts(text) if "award_won" in fact]
    assert won
    assert all(fact.startswith("张三 ") for fact in won)


def test_whoever_plays_somebody_wins(facts: ReadFacts) -> None:
    assert "李四 award_won 南方电影奖 category=最佳男主角奖" in facts(
        "饰演王五的李四获得南方电影奖最佳男主角奖。"
    )


def test_of_whom_a_film_is_directed_by_is_no_part(facts: ReadFacts) -> None:
    assert "山河 director 李四" in facts("1979年，他出演了李四执导的电影《山河》。")


def test_a_star_by_rank_is_part_of_a_role(read: Callable[..., Findings]) -> None:
    (fact,) = [f for f in read("张三在《山河》中饰演名妓阿红。").facts if f.predicate == "starring"]
    assert [q.value for q in fact.qualifiers] == ["名妓阿红"]


@pytest.mark.parametrize(
    "text",
    [
        "1993年，又在喜剧《山河》里饰演阿香，与李四搭档。",
        "张三在电视剧《山河》里饰演阿香，与李四、王五演对手戏。",
        "她在《山河》中饰演阿香，和李四联袂主演。",
        "她在《山河》中饰演阿香，与李四、王五等人共同演出。",
        "她在《山河》中饰演阿香，同李四首次合作。",
    ],
)
def test_beside_whom_somebody_plays_plays_another_part(text: str, facts: ReadFacts) -> None:
    found = facts(text)
    assert any(fact.startswith("山河 starring 张三 role=阿香") for fact in found)
    assert "山河 starring 李四" in found


@pytest.mark.parametrize("text", ["与导演李四合作。", "和编剧李四再度合作。"])
def test_a_director_worked_with_plays_nothing(text: str, facts: ReadFacts) -> None:
    assert not [
        fact for fact in facts(f"她在《山河》中饰演阿香，{text}") if fact.startswith("山河 starring 李四")
    ]
