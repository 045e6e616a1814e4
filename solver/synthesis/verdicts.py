"""Yes or no from a page's own words: what a stretch affirms, denies, or says of somebody else."""

from __future__ import annotations

import re

from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.reading.page import Clause
from solver.reading.terms import place_of, relation_terms
from solver.reading.windows import Window

_DENIES = {
    Language.CHINESE: re.compile(
        r"没有|没(?=[能被拿得获])|(?<![是要])不是|并非|并不|并未|未能|未被|未曾|无关|毫无|从未|从来没|落榜|只是同名|同名同姓|[代替][他她](?!们)"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:not(?!\s+only|\s+least)|never|nothing|neither|nor|no longer|without|unrelated|instead|"
        r"on (?:his|her|their) behalf|failed to|refused|"
        r"no\s+(?:blood\s+|family\s+)?(?:relation|relative|connection|link)s?)\b|n['’]t\b",
        re.I,
    ),
}
_LEAST_NAMED, _LEAST_SAID = 0.8, 0.8
_LEAST_HELD = 0.5  # of the words of a question that has no relation's


def judged(window: Window, part: SubQuestion, store: GraphStore, lexicon: Lexicon) -> bool | None:
    """Whether a stretch answers a yes/no question with yes; None where it says too little to tell."""
    if _is_about_another(window, part, lexicon):
        return None
    if _of_another(window, part, store, lexicon):
        return False
    if window.named < _LEAST_NAMED and len(set(part.names)) > 1:
        return None
    if any(_DENIES[window.page.language].search(clause.text) for clause in _saying(window, part, lexicon)):
        return False
    if not (part.said or part.residual):
        return None
    said = window.relation if part.said else _LEAST_SAID
    held = window.words if part.residual else 1.0
    least = _LEAST_SAID if part.said else _LEAST_HELD
    return True if said >= _LEAST_SAID and held >= least else None


def _saying(window: Window, part: SubQuestion, lexicon: Lexicon) -> list[Clause]:
    """The clauses that hold the relation's words; all where none does, or the question has no such words."""
    terms = relation_terms(part, part.said, lexicon, window.page.language)
    saying = [c for c in window.clauses if any(place_of(term, c.plain) >= 0 for term in terms)]
    return saying or list(window.clauses)


def _is_about_another(window: Window, part: SubQuestion, lexicon: Lexicon) -> bool:
    """Whether the clauses that say it name works but not the one asked about, or begin with somebody else."""
    asked = {e.id for e in part.entities if "Work" in lexicon.ancestors(e.type)}
    named = [
        n for c in _saying(window, part, lexicon) for n in c.named if "Work" in lexicon.ancestors(n.type)
    ]
    if asked and named and not any(n.entity in asked for n in named):
        return True
    people = {e.id for e in part.entities if e.type == "Person"}
    first = [next((n for n in c.named if n.start == c.start), None) for c in _saying(window, part, lexicon)]
    led = [n for n in first if n is not None and n.type == "Person"]
    return bool(people and led) and not any(n.entity in people for n in led)


def _of_another(window: Window, part: SubQuestion, store: GraphStore, lexicon: Lexicon) -> bool:
    """Whether the relation's word stands right beside a name that the question does not have."""
    asked = {e.id for e in part.entities}
    mentions = store.mentions(chunks=sorted({clause.chunk for clause in window.clauses}))
    people = {
        e.id for e in store.get_entities(sorted({m.entity for m in mentions})) if e and e.type == "Person"
    }
    terms = relation_terms(part, part.said, lexicon, window.page.language)
    for clause in window.clauses:
        names = [
            m for m in mentions if clause.start <= m.start and m.end <= clause.end and m.entity in people
        ]
        beside = [m for m in names if _beside(m.surface, clause, [f for t in terms for f in t.forms])]
        if beside and not any(m.entity in asked for m in beside):
            return True
    return False


def _beside(name: str, clause: Clause, forms: list[str]) -> bool:
    """`导演刘镇伟`, `刘镇伟导演`, `director Derek Kwok`, `directed by Derek Kwok`."""
    text = clause.text.casefold()
    gap = r"(?:\s+by)?\s*"
    name = re.escape(name.casefold())
    return any(
        re.search(rf"{re.escape(form)}{gap}{name}|{name}\s*{re.escape(form)}", text) is not None
        for form in forms
    )
