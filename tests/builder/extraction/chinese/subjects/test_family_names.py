"""Whom a pronoun means by the family name of his child, and where a wife's name ends."""

from builder.extraction.chinese.items import PERSON, Item
from builder.extraction.chinese.names.cuts import mended
from builder.extraction.chinese.subjects.family_names import of_family
from builder.findings import Named
from schemas.text import NamedSpan


def _item(text: str, name: str) -> Item:
    return Item(text.index(name), text.index(name) + len(name), PERSON, (Named(name, "Person"),))


def test_the_father_bears_the_name_of_the_daughter() -> None:
    text = "周某岳死后，墓碑由冯某明撰文。他的女儿周某兰守孝三年。"
    items = [_item(text, name) for name in ("周某岳", "冯某明", "周某兰")]
    assert of_family(text, text.index("的女儿"), items, items[:2]) == (Named("周某岳", "Person"),)
    assert of_family(text, text.index("的女儿"), items, items[1:2]) == ()


def test_a_verb_behind_a_wife_s_family_is_no_part_of_her_name() -> None:
    text = "由母亲程氏教读"
    assert mended(text, NamedSpan(3, 6, "Person")) == NamedSpan(3, 5, "Person")
