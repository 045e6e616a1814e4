"""Where a name of a question goes on beyond what something is linked to."""

from __future__ import annotations

import pytest

from schemas.retrieval import LinkedEntity
from schemas.text import Language, Span
from solver.names.longer import longer_names


def linked(*surfaces: str) -> list[LinkedEntity]:
    return [LinkedEntity(surface, surface, "Person", surface, 1.0, "exact") for surface in surfaces]


@pytest.mark.parametrize(
    ("question", "more"),
    [
        ("Where was Anna Lind Morrow born?", ("Morrow",)),
        ("Where did Berta Anna Lind live?", ("Berta",)),
        ("Who is Anna Lind Morrow's wife?", ("Morrow",)),
        ("Which year was Anna Lind II crowned?", ("II",)),
        ("Where was Anna Lind born?", None),
        ("Where was Director Anna Lind born?", None),
        ("Where was Captain Anna Lind born?", None),
        ("Was Anna Lind Catholic?", None),
        ("Is the painter Anna Lind Swedish?", None),
        ("Who gave Anna Lind Best Director?", None),
        ("Did Anna Lind Bo Ek's film see?", None),
        ("When Was Anna Lind Morrow Born?", None),
        ("Was it Anna Lind who met Anna Lind Morrow?", None),
        ("Who is Bo Ek's Anna Lind?", None),
        ("Where was J. Anna Lind born?", None),
    ],
)
def test_words_with_capitals_beside_a_name_belong_to_it(question: str, more: tuple[str, ...] | None) -> None:
    found = longer_names(question, linked("Anna Lind", "Bo Ek"), Language.ENGLISH)
    assert [name.more for name in found] == ([] if more is None else [more])


@pytest.mark.parametrize(
    ("question", "more"),
    [
        ("安娜·林德·莫罗出生在哪里？", ("安娜·林德·莫",)),
        ("贝塔·安娜·林德住在哪里？", ("塔·安娜·林德",)),
        ("安娜・林德・莫罗出生在哪里？", ("安娜・林德·莫",)),
        ("安娜·林德出生在哪里？", None),
    ],
)
def test_what_a_point_joins_to_a_name_belongs_to_it(question: str, more: tuple[str, ...] | None) -> None:
    surface = question[question.index("安") : question.index("德") + 1]
    found = longer_names(question, linked(surface), Language.CHINESE)
    assert [name.more for name in found] == ([] if more is None else [more])


@pytest.mark.parametrize(("end", "more"), [(3, [("林晚晴",)]), (2, []), (0, [])])
def test_what_a_tagger_takes_for_a_name_is_whole(end: int, more: list[tuple[str, ...]]) -> None:
    proper = [Span(0, end)] if end else []
    found = longer_names("林晚晴住在哪里？", linked("林晚"), Language.CHINESE, proper)
    assert [name.more for name in found] == more
