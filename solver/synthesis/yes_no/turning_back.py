"""Whether a sentence says that those who set out for something turned back short of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.page import Clause, Named
from solver.reading.terms import last_names, match
from solver.synthesis.yes_no.claimed import LEAST_MATCH, Claim

_REACHED_EN = (
    r"\b(?:reach(?:ed|ing)?|g[eo]t(?:ting)? (?:up )?to|made it (?:up )?to|make it (?:up )?to|arrive[ds]? (?:at|in)|"
    r"climb(?:ed)?|complet(?:e|ed)|finish(?:ed)?|cross(?:ed)?|attain(?:ed)?|conquer(?:ed)?)\b"
)
_REACHED_ZH = r"登上|登顶|到达|抵达|到了?|爬上|攀上|跑完|走完|完成|横渡|横穿|征服"
_REACHED = {
    Language.CHINESE: re.compile(rf"(?:{_REACHED_ZH})了?(?P<end>[^，；。、吗？]*)"),
    Language.ENGLISH: re.compile(rf"(?:{_REACHED_EN})(?P<end>[^,;.?]*)"),
}
_TURNED = {
    Language.CHINESE: re.compile(
        r"被迫(?:返回|折返|下撤|撤退|撤回|放弃|退出|掉头)|无功而返|半途而废|中途(?:折返|退出|放弃)|只得(?:返回|折返|下撤)|"
        r"不得不(?:返回|折返|下撤|撤退|放弃|退出)|折返|铩羽而归"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:(?:(?:were|was) )?(?:forced|obliged|compelled|had) (?:to )?(?:return|retreat|turn (?:back|round|around)|"
        r"withdraw|retire|abandon|give up|descend|go back|stop)|turned (?:back|round|around)|driven back|beaten back|"
        r"(?:stopped|fell|gave up|stopping|falling) (?:\w+ ){0,4}?short)\b"
    ),
}
_LATER = {
    Language.CHINESE: re.compile(r"终于|最终|后来|再次|第二次|重新|成功"),
    Language.ENGLISH: re.compile(
        r"\b(?:finally|eventually|at last|succeed\w*|later|on (?:his|her|their|its) (?:second|third|next))\b"
    ),
}
"""Words by which a sentence may tell of another try, that came off."""

_LITTLE = frozenset("the a an of to in on at by and or its his her their it they".split())
_AFTER = re.compile(r"\b(?:in|on|during|by|before|after|with)\b.*$")


def turned_back(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a question asks if somebody reached something, and a sentence says that they went back; not where it says
    first that they were there, nor where somebody else is named before the one who went back.
    """
    asked = _REACHED[claim.page.language].search(folded(claim.part.text)) if claim.is_comparable else None
    if asked is None or claim.denies:
        return False
    text = " ".join(clause.plain for clause in clauses)
    if _LATER[claim.page.language].search(text):
        return False
    names = {form for thing in claim.things for form in thing.term.forms}
    wanted = _words(asked["end"], names)
    for place, clause in enumerate(clauses):
        turned = _TURNED[claim.page.language].search(clause.plain)
        if turned is None or not _is_own(claim, clauses[: place + 1], turned.start()):
            continue
        return not any(
            _is_there(wanted, asked["end"], reached["end"], names)
            for reached in _REACHED[claim.page.language].finditer(text)
        )
    return False


def _is_there(wanted: frozenset[str], asked: str, reached: str, names: set[str]) -> bool:
    """Whether the place reached is the one asked about: of other words it is another, as a lower summit."""
    if not reached.strip():
        return True
    if wanted:
        return _words(reached, names) == wanted
    return any(name in reached and name in asked for name in names)


def _words(text: str, names: set[str]) -> frozenset[str]:
    """The words of a place outside names, times and what says little; of Chinese the characters."""
    text = without_names(text, names)
    if not text.isascii():
        return frozenset(re.findall(r"[\u3400-\u9fff]", text)) - set("的了过山之")
    kept = re.findall(r"[a-z]+", _AFTER.sub("", text))
    return frozenset("summit" if w in ("top", "peak") else w for w in kept) - _LITTLE


def _is_own(claim: Claim, clauses: Sequence[Clause], at: int) -> bool:
    """Whether somebody asked about, and nobody else, was named last before those who went back."""
    for clause in reversed(clauses):
        end = at if clause is clauses[-1] else len(clause.plain)
        people = [n for n in clause.named if n.type == "Person" and n.start - clause.start < end]
        if people:
            return _is_asked(claim, clause, max(people, key=lambda n: n.start))
        if any(match(thing.term, clause) >= LEAST_MATCH for thing in claim.things):
            return True
    return not any("Person" in thing.roots for thing in claim.things)


def _is_asked(claim: Claim, clause: Clause, person: Named) -> bool:
    """Whether a person is one of those asked about, if only by the last name."""
    words = folded(clause.text[person.start - clause.start : person.end - clause.start])
    forms = {*claim.unlinked, *(form for thing in claim.things for form in thing.term.forms)}
    return person.entity in claim.ids or words in forms or bool(last_names({words}) & forms)
