"""What a page is about."""

import pytest

from builder.subject import opening_name, subject_of
from schemas.text import Document, Language


def about(title: str, text: str, language: Language = Language.ENGLISH) -> tuple[str, str, list[str]] | None:
    found = subject_of(Document("d", title, text, "", language))
    return (
        None if found is None else (found.named.name, found.sense, [alias.alias for alias in found.aliases])
    )


@pytest.mark.parametrize(
    ("title", "text", "expected"),
    [
        ("Henry Ford", "Henry Ford (1863 – 1947) was an industrialist.", ("Henry Ford", "", [])),
        ("Mercury (planet)", "Mercury is the first planet.", ("Mercury", "planet", ["Mercury (planet)"])),
        (
            "Stephen Chow",
            "Stephen Chow Sing-chi (born 1962) is a director.",
            ("Stephen Chow", "", ["Stephen Chow Sing-chi"]),
        ),
        ("Bill Clinton", "William Jefferson Clinton is a politician.",
         ("Bill Clinton", "", ["William Jefferson Clinton"])),
        ("Ann Tarn", "Ann Tarn\nAnn Mary\nTarn (born 1962) is a director.", ("Ann Tarn", "", ["Ann Mary Tarn"])),
        ("Ann Tarn", "Ann Tarn Ann Tarn (born 1962) is a director.", ("Ann Tarn", "", [])),
        ("Ost–West Line", "The Ost–West Line is a railway.", ("Ost–West Line", "", ["The Ost–West Line"])),
        ("Storm hits coast", "The wind rose at noon.", ("Storm hits coast", "", [])),
        ("Paris Hilton", "Paris, a city in France, is old.", ("Paris Hilton", "", [])),
        ("", "The Cái River () is a river of Vietnam.", ("The Cái River", "", [])),
        ("", "In 1990 Smith (a farmer) moved away.", None),
        ("", "He was born in Gardner.", None),
        ("", "Some people were there.", None),
    ],
)  # fmt: skip
def test_english(title: str, text: str, expected: tuple[str, str, list[str]] | None) -> None:
    assert about(title, text) == expected


@pytest.mark.parametrize(
    ("title", "text", "expected"),
    [
        ("周星驰百科", "周星驰（Stephen Chow），1962年出生于香港。", ("周星驰", "", ["周星驰百科"])),
        ("功夫（2004年电影）", "《功夫》是一部电影。", ("功夫", "2004年电影", ["功夫（2004年电影）"])),
        ("《功夫》", "《功夫》是一部电影。", ("功夫", "", [])),
        ("", "周润发（Chow Yun Fat），1955年出生。", ("周润发", "", [])),
        ("青石", "青石技术有限公司成立于1987年。", ("青石", "", ["青石技术有限公司"])),
        ("白石队", "白石足球俱乐部成立于1954年。", ("白石队", "", ["白石足球俱乐部"])),
        ("贝壳", "雾城体育场（贝壳）位于雾城。", ("贝壳", "", ["雾城体育场"])),
        ("雾通社", "雾城通讯社，简称雾通社，1931年创建。", ("雾通社", "", ["雾城通讯社"])),
        ("雾城市", "雾城市公司成立于1987年。", ("雾城市", "", [])),
        ("青石", "白石技术有限公司成立于1987年。", ("青石", "", [])),
        ("青石", "青石大学成立于1987年。", ("青石", "", [])),
    ],
)
def test_chinese(title: str, text: str, expected: tuple[str, str, list[str]]) -> None:
    assert about(title, text, Language.CHINESE) == expected


@pytest.mark.parametrize("title", ["《》", "…。", "（）", " 《 》 ", "()"])
def test_a_title_without_a_name_is_none(title: str) -> None:
    assert about(title, "Some people were there.") is None
    assert about(title, "Ann Lee is an actress.") == ("Ann Lee", "", [])


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("灰港灯塔是一座老灯塔，立在海岬上。", "灰港灯塔"),
        ("灰港灯塔，简称灰灯，立在海岬上。", "灰港灯塔"),
        ("灰港灯塔位于海岬的尽头。", "灰港灯塔"),
        ("安若，1881年生于灰港，诗人。", "安若"),
        ("安若，本名安小若，诗人。", "安若"),
        ("灰港灯塔，海岬上的老灯塔，早已停用。", ""),
        ("海岬尽头立着一座灯塔。", ""),
        ("Ann Roe (1881–1963) was a poet.", "Ann Roe"),
        ("Harrow Football Club plays in Harrow.", "Harrow Football Club"),
        ("Ann Roe, born in Leith in 1881, was a poet.", "Ann Roe"),
        ("灰港啤酒公司的前身是一家酒坊。", "灰港啤酒公司"),
        ("In 1881 Ann Roe was born.", ""),
    ],
)
def test_what_a_text_without_a_title_opens_with(text: str, name: str) -> None:
    assert opening_name(text) == name
