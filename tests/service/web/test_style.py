"""The page's colours: readable in both schemes, and a colour for each type of the ontology that is named."""

from __future__ import annotations

import re

import pytest

from schemas.ontology import Ontology
from schemas.settings import Settings
from tests.service.web.conftest import source

READABLE = 4.5  # WCAG 2.2, AA: the least contrast of text
SCHEMES = [
    dict(re.findall(r"--([\w-]+): (#\w{6});", block))
    for block in re.findall(r":root \{(.*?)\}", source("style.css"), re.S)
]
TEXTS = [
    *((ink, ground) for ink in ("ink", "quiet", "accent", "good", "bad") for ground in ("paper", "card")),
    *((ink, "tint") for ink in ("ink", "quiet", "accent")),
    ("ink", "mark"),
    ("accent-ink", "accent"),
]
NODES = ("person", "work", "organization", "place", "award", "other")


def luminance(colour: str) -> float:
    """Relative luminance in [0, 1], as WCAG defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_the_standard():
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_there_is_a_light_and_a_dark_scheme_with_the_same_colours():
    light, dark = SCHEMES
    assert set(light) == set(dark)
    assert luminance(light["paper"]) > 0.8
    assert luminance(dark["paper"]) < 0.1


@pytest.mark.parametrize("scheme", SCHEMES, ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_is_readable_on_its_ground(scheme, ink, ground):
    assert contrast(scheme[ink], scheme[ground]) >= READABLE


@pytest.mark.parametrize("scheme", SCHEMES, ids=["light", "dark"])
@pytest.mark.parametrize("node", NODES)
def test_a_name_is_readable_on_its_node(scheme, node):
    assert contrast("#ffffff", scheme[node]) >= READABLE


def test_the_types_that_have_a_colour_are_those_of_the_ontology():
    types = {name.lower() for name in Ontology.load(Settings().builder.ontology).types}
    rules = re.findall(r"\.node(?:\.(\w+)|:is\(([^)]*)\)) rect \{ fill", source("style.css"))
    named = {name for one, several in rules for name in re.findall(r"\w+", one or several)}
    assert named - {"literal"} <= types
    assert {"person", "film", "company", "city", "award"} <= named
