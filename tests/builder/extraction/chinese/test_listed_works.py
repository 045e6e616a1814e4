"""Titles listed under 著作 on somebody's page are by that person; lists about somebody and others' work are not."""

import pytest

from builder.extraction.chinese.listed_works import listed_works
from builder.findings import Named
from schemas.text import Chunk, Language

WRITER, PAINTER = "张三是作家、诗人。", "张三是画家、作家。"


def written(text: str, *headings: str, description: str = WRITER, kind: str = "Person") -> list[str]:
    chunk = Chunk("page#0", "page", 0, 10, 10 + len(text), text, Language.CHINESE, headings)
    facts = list(listed_works(chunk, Named("张三", kind), description, "chinese/1"))
    assert all(text[fact.start - 10 : fact.end - 10] == f"《{fact.subject.name}》" for fact in facts)
    assert all(fact.predicate == "author" and fact.object == Named("张三", kind) for fact in facts)
    return [fact.subject.name for fact in facts]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("《运河考》四卷", "运河考"),
        ("《山河》（1930年）", "山河"),
        ("《大地》，长篇小说", "大地"),
        ("1940年：《青石集》", "青石集"),
        ("《论山》（与李四合著）", "论山"),
    ],
)
def test_a_title_on_a_line_of_its_own_is_written(line: str, name: str) -> None:
    assert written(f"《长夜》\n{line}", "著作") == ["长夜", name]


@pytest.mark.parametrize(
    "line",
    [
        "《北国》（译著）",
        "《海国图》，李四主编",
        "《张三传》（李四著）",
        "《张三评传》",
        "他写《南国》时住在北城，后来又写了《东湖》。",
        "《东湖》1950年由李四拍成电影，获得了很大的成功，至今还有人看",
    ],
)
def test_what_others_did_or_prose_tells_is_left_out(line: str) -> None:
    assert written(f"《长夜》\n{line}", "著作") == ["长夜"]


@pytest.mark.parametrize("headings", [("研究著作",), ("相关书籍", "著作"), ("译著",), ("改编",), ()])
def test_a_list_about_somebody_is_none_by_him(headings: tuple[str, ...]) -> None:
    assert written("《长夜》", *headings) == []


def test_works_are_writings_where_somebody_only_writes() -> None:
    assert written("《长夜》", "主要作品") == ["长夜"]
    assert written("《长夜》", "主要作品", description=PAINTER) == []


def test_only_persons_write() -> None:
    assert written("《长夜》", "著作", kind="School") == []
