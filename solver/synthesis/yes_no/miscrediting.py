"""Whether a sentence tells a deed of somebody else who belongs to the one asked about: her pupil found it, not she."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.terms import last_names
from solver.synthesis.yes_no.claimed import Claim

_DID_EN = re.compile(
    r"^(?:did|has|had) (?P<who>[A-ZÀ-Þ][\w'’.-]*(?: [A-ZÀ-Þ][\w'’.-]*)*) (?:ever |really )?[a-z]+\b", re.I
)
_FOLK_EN = (
    r"(?:pupil|student|assistant|colleague|disciple|apprentice|husband|wife|father|mother|brother|sister|son|daughter|"
    r"uncle|aunt|cousin|nephew|niece|grandson|granddaughter|grandfather|grandmother|successor|predecessor|partner|"
    r"teacher|friend|rival|secretary|protégée?|co-star)"
)
_FOLK_ZH = (
    r"(?:学生|弟子|徒弟|助手|同事|丈夫|妻子|父亲|母亲|哥哥|弟弟|姐姐|妹妹|儿子|女儿|长子|长女|次子|次女|叔叔|舅舅|"
    r"侄子|外甥|孙子|孙女|祖父|继任者|前任|搭档|老师|导师|朋友|门生)"
)
_WRONGLY = {
    Language.ENGLISH: r"\b(?:wrongly|mistakenly|falsely|erroneously|incorrectly) "
    r"(?:credited|attributed|ascribed|given) to (?:the )?(?:[a-z]+ )?{who}\b",
    Language.CHINESE: r"(?:误[归算记认]|错误地[归算记])[^，。；]{{0,6}}?{who}",
}


def is_of_another(claim: Claim, clauses: Sequence[Clause]) -> bool | None:
    """Of a question whether somebody did something: False where a sentence says that it is wrongly credited to them,
    None where it says it only of somebody of theirs, True for all others.
    """
    people = [t for t in claim.things if "Person" in t.roots]
    if len(people) != 1 or not claim.is_comparable:
        return True
    language = claim.page.language
    forms = {*people[0].term.forms, *last_names(people[0].term.forms)}
    who = "(?:" + "|".join(re.escape(form) for form in sorted(forms, key=lambda f: (-len(f), f))) + ")"
    text = " ".join(clause.plain for clause in clauses)
    if re.search(_WRONGLY[language].format(who=who), text):
        return False
    return None if _asks_deed(claim, forms) and _is_told_of_folk(claim, clauses, who) else True


def _asks_deed(claim: Claim, forms: set[str]) -> bool:
    """Whether a question begins with who did something: Did Ann Lee find it, 林江发现了它吗."""
    question = claim.part.text
    if claim.page.language is Language.CHINESE:
        return any(folded(question).startswith(form) for form in forms)
    did = _DID_EN.match(question)
    return did is not None and any(folded(did["who"]).startswith(form) for form in forms)


def _is_told_of_folk(claim: Claim, clauses: Sequence[Clause], who: str) -> bool:
    """Whether the clause that says it begins with one of theirs, and does not name them again before it is said."""
    saying = next((c for c in clauses if claim.place(c) >= 0), None)
    if saying is None:
        return False
    before = saying.plain[: claim.place(saying)]
    if claim.page.language is Language.CHINESE:
        return (
            re.search(
                rf"^(?:{who}|[他她])?的?[^，。；]{{0,6}}{_FOLK_ZH}(?!和|与|、|一起|一同)[^，。；和与]*$",
                before,
            )
            is not None
        )
    return (
        re.search(
            rf"^(?:his|her|their|{who}['’]s?) (?:[a-z-]+ ){{0,3}}{_FOLK_EN}\b(?! and\b)(?:(?!\b(?:{who}|she|he)\b).)*$",
            before,
        )
        is not None
    )
