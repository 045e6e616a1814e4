"""Children counted over all sentences of a page."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from backends.stores import open_store
from schemas.graph import DocumentEntity, DocumentGraph, Entity, EntityName, GraphBatch
from schemas.text import Chunk, Document, Language
from solver.executors.people.kin import children


def told(tmp_path: Path, text: str, language: Language) -> list[tuple[int, str]]:
    with closing(open_store(tmp_path / "pages.db", create=True)) as store:
        document = Document("page", "Lin", text, "page.txt", language)
        chunk = Chunk("page#0", "page", 0, 0, len(text), text, language)
        about = DocumentEntity(0, "Lin", "Person", "definition", about=True)
        store.upsert(GraphBatch((DocumentGraph(document, (chunk,), (about,), (), (), fingerprint="1"),)))
        entity = Entity("lin", "Lin", "Person", (EntityName("Lin", "mention"),), "", ("page",))
        return [(one.number, one.words) for one in children(entity, store, language)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("林晚生有三子：长子早夭，次子从商，三子林海是画家。", [(3, "三子")]),
        ("林晚的三子林海、林江和林山都是画家。", [(3, "三子林海")]),
        ("林晚与前夫育有女儿林夏。2011年她再婚，两人有三个孩子。", [(1, "女儿林夏"), (3, "三个孩子")]),
        ("他们有阿明、阿亮两个儿子和女儿小雨。", [(2, "两个儿子"), (1, "女儿小雨")]),
        ("两人有一子一女：儿子林江，女儿林夏。", [(1, "一子"), (1, "一女")]),
        ("林晚是渔夫的女儿。", []),
        ("林晚在四个孩子中排行第二。", []),
        ("林晚先后就读于苏州第二女子师范学校和南方第一女子中学。", []),
        ("林晚的第三子夭折。", []),
        ("两人有二女。", [(2, "二女")]),
    ],
)
def test_chinese_sentences_add_up(tmp_path: Path, text: str, expected: list[tuple[int, str]]) -> None:
    assert told(tmp_path, text, Language.CHINESE) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Lin has a daughter, Mia. In 2012 she married Bo; their son is called Tim.", [1, 1]),
        ("They have four children. His son Tim is a baker.", [4]),
        ("Lin was the daughter of a fisherman.", []),
        (
            "Lin was born in Ashby, the eldest of three children. Tim is the eldest of their five children.",
            [5],
        ),
        ("Her first marriage produced three sons. Later she wed Bo; their children are Ann and Tim.", [3, 2]),
        ("They have two sons, Jon and Lee, and adopted a girl, Ida, in 2015.", [2, 1]),
        ("Lin was a shy girl. The boy in her first film was Tim.", []),
        ("She had a son, Roy, in 1950, and the twins Ida and Ina in 1952.", [1, 2]),
        ("Her mother, Bo, had two sons from an earlier marriage. Their son, Sean, was born in 1960.", [1]),
    ],
)
def test_english_sentences_add_up_and_a_total_stands_for_names(
    tmp_path: Path, text: str, expected: list[int]
) -> None:
    assert [number for number, _ in told(tmp_path, text, Language.ENGLISH)] == expected
