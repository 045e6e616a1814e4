"""Whether a question asks of another's own, whom facts of that other say nothing of: where the tutor of A was born."""

from __future__ import annotations

import re

from builder.extraction.chinese.lexicon import OCCUPATIONS
from builder.extraction.english.lexicon import is_person_noun
from schemas.logical_form import Retrieval
from schemas.plan import QuestionKind, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.reader import Passage
from solver.reading.terms import part_language
from solver.reading.windows import window_text

_TIED = (
    "导师|同事|助手|助理|秘书|搭档|对手|恋人|女友|男友|老板|上司|下属|经纪人|[好密挚老]友|朋友|邻居|室友|伙伴|合伙人|"
    "继任者?|前任|接班人|养[父母子女]|教父|保镖|仆人|房东|同学|同乡"
)
_TIED_EN = frozenset(
    "supervisor adviser advisor assistant colleague friend rival partner boss secretary neighbour neighbor housemate "
    "roommate girlfriend boyfriend mentor tutor pupil student successor predecessor owner landlord bodyguard agent "
    "deputy patron lover opponent".split()
)
_OWN = {
    Language.CHINESE: rf"{{name}}[》”]?的(?P<who>{_TIED}|{OCCUPATIONS})(?=[^的，。？是]{{{{2,}}}})",
    Language.ENGLISH: r"{name}['’]s? (?:[a-z-]+ ){{0,2}}?(?P<who>[a-z-]+) (?:[a-z]+|\?)|"
    r"\b(?P<of>[a-z-]+) of (?:the )?{name}(?=[ ,])",
}


def another_of(part: SubQuestion, lexicon: Lexicon) -> str:
    """Who a named thing's own is of whom a part asks and to whom no relation of its only step leads: `assistant` of
    where the assistant of A was born; empty where it asks of the thing itself.
    """
    steps = [action for action in part.step.actions if isinstance(action, Retrieval)]
    if part.kind is not QuestionKind.ATTRIBUTE or len(steps) != 1:
        return ""
    text, language = folded(part.text), part_language(part.text)
    explained = {w for p in part.predicates for w in lexicon.synonyms(p, language)}
    for name in {folded(entity.surface) for entity in part.entities}:
        for found in re.finditer(_OWN[language].format(name=re.escape(name)), text):
            who = found["who"] or (found["of"] if language is Language.ENGLISH else "")
            tied = language is Language.CHINESE or who in _TIED_EN or is_person_noun(who or "")
            if who and tied and who not in explained:
                return str(who)
    return ""


def speaks_of(who: str, passage: Passage) -> bool:
    """Whether a passage names somebody as what a question calls them; in another language nobody knows."""
    windows = [w for w in passage.windows if w.page.language is part_language(who)]
    return len(windows) < len(passage.windows) or any(who in folded(window_text(w)) for w in windows)
