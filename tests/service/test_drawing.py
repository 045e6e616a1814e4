"""A subgraph as a picture."""

from __future__ import annotations

from xml.etree import ElementTree

from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.text import Language
from service.drawing import draw_dot, draw_svg
from service.inspection import inspect_subgraph


def test_the_svg_names_every_node_and_labels_every_arrow(store: GraphStore) -> None:
    found = inspect_subgraph(store, ["甲", "乙"])
    drawn = draw_svg(found, ontology=Ontology.load(), language=Language.CHINESE)
    texts = {
        "".join(node.itertext()) for node in ElementTree.fromstring(drawn).iter() if node.tag.endswith("text")
    }
    assert {"甲", "乙", "丙", "主演", "主演（丁）"} <= texts


def test_the_same_subgraph_gives_the_same_bytes(store: GraphStore) -> None:
    found = inspect_subgraph(store, ["甲"])
    ontology = Ontology.load()
    first = draw_svg(found, ontology=ontology, language=Language.CHINESE)
    assert first == draw_svg(found, ontology=ontology, language=Language.CHINESE)


def test_dot_escapes_names(store: GraphStore) -> None:
    drawn = draw_dot(inspect_subgraph(store, ["甲"]), ontology=Ontology.load(), language=Language.ENGLISH)
    assert 'label="date of birth"' in drawn
    assert drawn.startswith("digraph guanxi {")
