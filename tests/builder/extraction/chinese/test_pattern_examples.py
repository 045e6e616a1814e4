"""Every shipped Chinese pattern reads a fact of its relation from its own example."""

from collections.abc import Callable

import pytest

from builder.findings import Findings
from schemas.ontology import Ontology, SurfacePattern
from schemas.text import Language

PATTERNS = [p for p in Ontology.load().patterns if p.language is Language.CHINESE]
PAGES = [
    ("张三", "Person"),
    ("山河", "Film"),
    ("山河", "Song"),
    ("南方公司", "Company"),
    ("南方大学", "School"),
    ("南城", "Place"),
    ("青河", "Place"),
    ("白江", "Place"),
    ("南山", "Place"),
    ("黄海湖", "Place"),
    ("南国", "Country"),
    ("北城", "City"),
    ("南方电影奖", "Award"),
    ("青石之战", "Event"),
    ("青木", ""),
]


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda pattern: f"{pattern.relation}:{pattern.match}")
def test_reads_its_example(
    pattern: SurfacePattern, read: Callable[..., Findings], ontology: Ontology
) -> None:
    alone = ontology.model_copy(update={"patterns": (pattern,)})
    found = {
        fact.predicate
        for title, kind in PAGES
        for fact in read(pattern.example, title, kind, alone).facts
        if fact.extractor.endswith(f"#{pattern.relation}")
    }
    assert pattern.relation in found


def test_a_relation_is_added_by_yaml_alone(read: Callable[..., Findings], ontology: Ontology) -> None:
    pattern = SurfacePattern(
        relation="residence",
        language=Language.CHINESE,
        match="隐居[于|在]{object:Place}",
        example="张三隐居北京。",
    )
    own = ontology.model_copy(update={"patterns": (pattern,)})
    fact = read("1990年，张三隐居于山东。", own=own).facts[0]
    assert (fact.subject.name, fact.predicate, fact.object.name) == ("张三", "residence", "山东")
