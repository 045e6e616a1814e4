"""How long a body or a thing was there: the years from the fact that it was founded to the fact that it ended."""

from __future__ import annotations

import re

from schemas.graph import Literal, Triple
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import without_names
from solver.narrower.quoting import Quoting
from solver.synthesis.composing import Composed

_NAME = "\x01"
_ASKS = {
    Language.ENGLISH: re.compile(
        rf"^(?:for )?how (?:long|many years) (?:did|was|were) (?:the )?[^\x01]{{0,24}}{_NAME}[^\x01]{{0,12}}? "
        r"(?:last|exist|in existence|survive|stay together|keep going|go on|together)(?: for| altogether)?\s*\?*$",
        re.I,
    ),
    Language.CHINESE: re.compile(
        rf"^[^\x01]{{0,6}}{_NAME}[^\x01，。]{{0,6}}?(?:存在|存续|维持|坚持|持续|延续)了?(?:大约|大概|一共|总共)?"
        r"(?:(?:多少|几)年|多久|多长时间)[？?]?$"
    ),
}
_BEGAN, _ENDED = "founding_date", "end_date"
_YEAR = 4
_FORMS = {
    Language.ENGLISH: ("{years} years: {name} was founded in {date}", "{name} ended in {date}"),
    Language.CHINESE: ("{years}年：{name}成立于{date}", "{name}终止于{date}"),
}


class Lasted:
    """Looks both facts up; reads the store only."""

    def __init__(self, store: GraphStore, quoting: Quoting) -> None:
        self._store = store
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The number of years and both facts; None where one is not told, or told in two ways, or something else is
        asked.
        """
        part = plan.parts[0]
        if len(plan.parts) != 1 or len(part.names) != 1:
            return None
        name = part.names[0]
        if not _ASKS[plan.language].match(without_names(plan.question.strip(), [name], _NAME)):
            return None
        best = sorted((e for e in part.entities if e.surface == name), key=lambda e: (-e.score, e.id))[:1]
        ends = [self._date([e.id for e in best], relation) for relation in (_BEGAN, _ENDED)]
        began, ended = ends
        if began is None or ended is None:
            return None
        years = _year(ended) - _year(began)
        if years < 1:
            return None
        texts = {
            fact: form.format(years=years, name=name, date=_said(fact, plan.language))
            for fact, form in zip((began, ended), _FORMS[plan.language], strict=True)
        }
        return self._quoting.facts(plan, texts)

    def _date(self, ids: list[str], relation: str) -> Triple | None:
        found = self._store.match(subjects=ids, predicates=[relation]) if ids else []
        dated = [fact for fact in found if _year(fact)]
        return dated[0] if len({_year(fact) for fact in dated}) == 1 else None


def _year(fact: Triple) -> int:
    value = fact.object.value if isinstance(fact.object, Literal) else ""
    return int(value[:_YEAR]) if value[:_YEAR].isdigit() else 0


def _said(fact: Triple, language: Language) -> str:
    """When a fact says that it was: the year, which reads alike whatever the page's language."""
    return f"{_year(fact)}年" if language is Language.CHINESE else str(_year(fact))
