"""Whether a sentence speaks against a yes by its own words: it denies the very verb, tells apart what is asked to be
the same, or tells something else of the place where a thing is asked to have been filmed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from backends.script import simplified
from schemas.text import Language
from solver.executors.names.categories import AWARDS
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.people.companions import only_beside
from solver.reading.terms import part_language
from solver.synthesis.yes_no.claimed import Claim

_VERB_ZH = re.compile(r"(?P<verb>[\u3400-\u9fff]{2})(?:了|过)?(?:吗|没有?)?[？?]?$")
_VERB_EN = re.compile(
    r"^(?:Did|Has|Had) (?P<who>[A-ZÀ-Þ][^?,]*?) (?:ever |really |also )?(?P<verb>[a-z]{3,})\b"
)
_NOT_EN = r"\b(?:did|had|has|would|could)(?: not|n['’]t| never) (?:[a-z]+ly |even |ever )?"
_NOT_ZH = r"(?:没有?|未曾?|并未|不曾|不肯|拒绝)(?:能|再|有)?"
_SAME = {
    Language.CHINESE: re.compile(
        r"同一?(?:[个]?[期届班级年代组天日月校])|(?:期|届|班|级|年)(?:是)?(?:相同|一样)"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:in|of|on|at) the same (?:year|class|intake|course|group|day|month|age)\b"
    ),
}
_APART = {
    Language.CHINESE: re.compile(r"分别|各自|先后|前者.+后者"),
    Language.ENGLISH: re.compile(
        r"\b(?:respectively|though not of the same|but not in the same|different)\b"
    ),
}
_NUMBERED = re.compile(
    r"第?(?P<n>[\d一二三四五六七八九十百]+)(?=[期届班级年]|st\b|nd\b|rd\b|th\b)|(?<!\d)(?P<year>[12]\d{3})(?!\d)"
)
_FILMED = re.compile(
    r"在(?P<place>[^，。？在]{1,10}?)(?:实地)?(?:拍|取景|摄制)|\b(?:shot|filmed)\b.*? (?:in|on|at) (?P<where>[^?]+)",
    re.I,
)
_FILMS = re.compile(
    r"拍|摄|取景|外景|片场|\b(?:shoot|shot|shooting|film(?:ed|ing)|locations?|sets?|scenes?|studios?)\b"
)


def denies_verb(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence denies the verb that a question ends with, and says it nowhere else: 没有到场; in English the
    verb behind who is asked about, or bare at a clause's end another word for it: `in which she did not appear`.
    """
    if claim.page.language is Language.ENGLISH:
        return claim.is_comparable and _denies_verb_en(claim, " ".join(clause.plain for clause in clauses))
    asked = _VERB_ZH.search(folded(claim.part.text))
    if asked is None or any(asked["verb"] in folded(name) for name in claim.part.names):
        return False
    if re.search(rf"(?<!有){_NOT_ZH}{re.escape(asked['verb'])}", folded(claim.part.text)):
        return False  # which is what is asked: 从来没有熄灭过吗
    text = " ".join(clause.plain for clause in clauses)
    denied = re.findall(_NOT_ZH + re.escape(asked["verb"]), text)
    return bool(denied) and text.count(asked["verb"]) == len(denied)


def _denies_verb_en(claim: Claim, text: str) -> bool:
    asked = _VERB_EN.match(claim.part.text)
    if asked is None or not any(asked["who"].endswith(name) for name in claim.part.names):
        return False
    verb = folded(asked["verb"])
    denied = re.findall(rf"{_NOT_EN}{re.escape(verb)}\b", text)
    if denied and len(re.findall(rf"\b{re.escape(verb)}(?:s|ed|d|ing)?\b", text)) == len(denied):
        return True
    alike = {form for term in claim.main if verb in term.forms for form in term.forms if form.isalpha()}
    bare = re.search(rf"{_NOT_EN}(?P<verb>[a-z]+)(?: (?:him|her)self| in (?:it|them))?(?=[.,;]|$)", text)
    return bare is not None and bare["verb"] in alike


def tells_apart(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence gives two things each its own number or year where a question asks if they are of one."""
    if _SAME[part_language(claim.part.text)].search(folded(claim.part.text)) is None or len(claim.things) < 2:
        return False
    text = simplified(" ".join(clause.plain for clause in clauses))
    apart = _APART[claim.page.language].search(text)
    numbers = {m["n"] or m["year"] for m in _NUMBERED.finditer(text, apart.start())} if apart else set()
    return len(numbers) > 1


def wins_beside(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence tells of a prize that somebody won in the company of the one who is asked about."""
    people = [t for t in claim.things if "Person" in t.roots and claim.about.isdisjoint(t.term.forms)]
    text = " ".join(clause.plain for clause in clauses)
    return bool(AWARDS & set(claim.part.predicates)) and any(only_beside(text, t.term.forms) for t in people)


def tells_no_filming(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a question asks if a work was filmed in a place, and a sentence says nothing of filming: 在香港公映."""
    asked = _FILMED.search(claim.part.text)
    if asked is None or not any(name in (asked["place"] or asked["where"]) for name in claim.part.names):
        return False
    return not any(_FILMS.search(clause.plain) for clause in clauses)
