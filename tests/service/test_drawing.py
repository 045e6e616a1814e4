"""A subgraph as a picture."""

from __future__ import annotations

from xml.etree import ElementTree

from schemas.graph import Entity, Qualifier, Subgraph, Triple
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.text import Language
from service.drawing import _Box, _cleared, _crossed, draw_dot, draw_svg
from service.inspection import inspect_subgraph


def test_the_svg_names_every_node_and_labels_every_arrow(store: GraphStore) -> None:
    found = inspect_subgraph(store, ["甲", "乙"], ontology=Ontology.load())
    drawn = draw_svg(found, ontology=Ontology.load(), language=Language.CHINESE)
    texts = {
        "".join(node.itertext()) for node in ElementTree.fromstring(drawn).iter() if node.tag.endswith("text")
    }
    assert {"甲", "乙", "丙", "主演", "主演（丁）"} <= texts


def test_the_same_subgraph_gives_the_same_bytes(store: GraphStore) -> None:
    found = inspect_subgraph(store, ["甲"], ontology=Ontology.load())
    ontology = Ontology.load()
    first = draw_svg(found, ontology=ontology, language=Language.CHINESE)
    assert first == draw_svg(found, ontology=ontology, language=Language.CHINESE)


def test_dot_escapes_names(store: GraphStore) -> None:
    drawn = draw_dot(
        inspect_subgraph(store, ["甲"], ontology=Ontology.load()),
        ontology=Ontology.load(),
        language=Language.ENGLISH,
    )
    assert 'label="date of birth"' in drawn
    assert drawn.startswith("digraph guanxi {")


def test_two_nodes_stand_side_by_side_in_a_small_picture(store: GraphStore) -> None:
    found = inspect_subgraph(store, ["甲"], ontology=Ontology.load(), limit=1)
    root = ElementTree.fromstring(draw_svg(found, ontology=Ontology.load(), language=Language.CHINESE))
    first, second = (node for node in root.iter() if node.get("rx"))
    assert first.get("y") == second.get("y")
    assert float(root.get("width", "")) < 400
    assert float(root.get("height", "")) < 100


def test_a_label_shows_the_category_and_the_work_of_an_award() -> None:
    star = Entity("a", "甲", "Person")
    award = Entity("b", "金像奖", "Award")
    said = (Qualifier("category", "最佳导演"), Qualifier("time", "2002"), Qualifier("work", "丙"))
    won = Triple("t", "a", "award_won", "b", said, 0.9, 1)
    drawn = draw_svg(Subgraph((star, award), (won,)), ontology=Ontology.load(), language=Language.CHINESE)
    assert "获得奖项（最佳导演，丙）" in drawn


def test_no_label_lies_under_a_node() -> None:
    """Three on one line: the label from the first to the last keeps clear of the one between."""
    people = tuple(Entity(name, name, "Person") for name in "abc")
    ends = (("a", "b"), ("b", "c"), ("a", "c"))
    known = tuple(Triple(one + two, one, "spouse", two, (), 0.9, 1) for one, two in ends)
    root = ElementTree.fromstring(
        draw_svg(Subgraph(people, known), ontology=Ontology.load(), language=Language.ENGLISH)
    )
    boxes = [
        (float(n.get("x", "")), float(n.get("y", "")), float(n.get("width", "")))
        for n in root.iter()
        if n.get("rx")
    ]
    labels = [n for n in root.iter() if n.tag.endswith("text") and n.get("font-size") == "12"]
    assert len(labels) == 3
    for label in labels:
        x, y = float(label.get("x", "")), float(label.get("y", ""))
        assert not any(left <= x <= left + width and top <= y <= top + 30 for left, top, width in boxes)


def test_no_line_runs_behind_a_box_between_its_ends() -> None:
    lines = [("a", "c"), ("b", "c"), ("a", "b")]
    row = {name: _Box(150.0 * number, 0.0, 80.0, 30.0) for number, name in enumerate("abc")}
    assert _crossed(row, lines) == ["b"]
    cleared = _cleared(row, lines)
    assert _crossed(cleared, lines) == []
    assert {name: box for name, box in cleared.items() if name != "b"} == {n: row[n] for n in "ac"}
