"""Each English pattern reads its own example."""

from __future__ import annotations

import re

import pytest

from builder.findings import Named
from schemas.ontology import Ontology, SurfacePattern
from schemas.text import Language

pytestmark = pytest.mark.models
_MARKED = re.compile(r"\[(?P<words>[^\]]+)\]\((?P<slot>\w+)\)")
PATTERNS = [p for p in Ontology.load().patterns if p.language is Language.ENGLISH]


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda p: f"{p.relation}:{p.match[:60]}")
def test_a_pattern_reads_its_example(pattern: SurfacePattern, read) -> None:
    slots = {m["slot"]: m["words"] for m in _MARKED.finditer(pattern.example)}
    sentence = _MARKED.sub(lambda m: m["words"], pattern.example)

    facts = read(sentence).facts

    found = {
        (f.subject.name, f.object.name if isinstance(f.object, Named) else f.object.text)
        for f in facts
        if f.predicate == pattern.relation
    }
    wanted = (slots["subject"], slots["object"])
    assert any(subject == wanted[0] and object_ in wanted[1] for subject, object_ in found), found
