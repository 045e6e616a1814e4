"""What a question wants the number of: an amount of a unit, of any unit of a sort, or of things of a kind."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.text import Language
from solver.reading.numbers.amount_units import UNITS, Sort, Unit, unit_behind, units_of
from solver.reading.numbers.written import MEASURES_ZH

_HOW_MANY = re.compile(
    r"\bhow many (?P<more>more |fewer |less )?(?:of (?:the|its|his|her|their) )?(?:whole |full |different |other )?"
    r"(?:(?:million|billion|thousand|hundred) )?(?P<counted>[a-z][a-z .-]*)"
)
_SORTS_EN = (
    (re.compile(r"\bhow (?:many times|often)\b"), (Sort.TIMES,)),
    (re.compile(r"\bhow (?:many years )?old\b(?!er)|\bwhat age\b"), (Sort.AGE,)),
    (
        re.compile(
            r"\bhow much (?:money\b|(?=.*\b(?:costs?|pay|paid|earn\w*|worth|price[ds]?|sell|sold|spen[dt]|charged?|"
            r"gross\w*)\b))"
        ),
        (Sort.MONEY,),
    ),
    (re.compile(r"\bhow (?:heavy|much (?:do|does|did) .* weigh\b)"), (Sort.WEIGHT,)),
    (re.compile(r"\bhow long\b(?!er)"), (Sort.LENGTH, Sort.TIME)),
    (re.compile(r"\bhow (?:tall|high|deep|far|wide|thick)\b"), (Sort.LENGTH,)),
    (re.compile(r"\bwhat percentage\b"), (Sort.PERCENT,)),
)
_HOW_MANY_ZH = re.compile(
    r"(?<![第哪好十])(?:几(?![乎何经月号点世日率])|多少)(?P<scale>[万亿])?(?P<counted>[^，。？?！]{0,8})"
)
_SORTS_ZH = (
    (re.compile(r"多大(?:年纪|岁数|年龄)|什么年[纪龄]|(?:年纪|岁数|年龄)(?:是|有)?多[大少]"), (Sort.AGE,)),
    (re.compile(r"面积.{0,4}(?:多大|多少)"), (Sort.AREA,)),
    (re.compile(r"多少钱|(?:票房|[售身造]价|价格|成本|薪水|工资|奖金)(?:一共|总共)?[是为有达]?多少"), (Sort.MONEY,)),
    (re.compile(r"多久|多长时间"), (Sort.TIME,)),
    (re.compile(r"多重|重量?(?:是|为|有)?多少"), (Sort.WEIGHT,)),
    (re.compile(r"多[高远深宽厚]|(?:海拔|高度|身高|长度|全长|深度|宽度|直径)(?:是|为|有)?多少"), (Sort.LENGTH,)),
    (re.compile(r"多长"), (Sort.LENGTH, Sort.TIME)),
    (re.compile(r"百分之(?:几|多少)"), (Sort.PERCENT,)),
    (re.compile(r"人口(?:是|为|有|达)?(?:几|多少)"), (Sort.PEOPLE,)),
)  # fmt: skip
_MEASURE = re.compile(rf"(?P<measure>{MEASURES_ZH})?(?P<noun>[\u3400-\u9fff]{{0,4}})")
_IN_UNIT = re.compile(r"\bin (?P<unit>[a-z][a-z ]+?)[?.]?$")
_COMPARES = re.compile(
    r"比.+(?P<how>[大小多少早晚长短高低远近快慢重轻深])|"
    r"\b(?:how (?:much |many (?:[a-z]+ )?)|by how (?:much|many) (?:[a-z]+ )?).*?"
    r"\b(?P<than>older|younger|later|earlier|longer|shorter|taller|higher|after|before|exceeds?|more|fewer|less)\b"
)
_MOST_WORDS = 4  # of a noun and what stands before it


@dataclass(frozen=True, slots=True)
class Asked:
    """What a question wants the number of: one of some units, or of things, for which none are named.

    `measure` and `noun` are those of things; `compares` is the word by which two amounts are set against each other.
    """

    units: frozenset[Unit] = frozenset()
    measure: str = ""
    noun: str = ""
    compares: str = ""
    said: str = ""

    @property
    def ages(self) -> bool:
        """Whether an age is asked for, and nothing is compared."""
        return not self.compares and any(unit.sort is Sort.AGE for unit in self.units)


def asked_amount(question: str, language: Language) -> Asked | None:
    """What a folded question wants the number of; None where it asks for none, or for how much more one has."""
    compared = _COMPARES.search(question)
    how = next((word for word in compared.groups() if word), "") if compared is not None else ""
    asked = _chinese(question) if language is Language.CHINESE else _english(question)
    if asked is None or (how and not asked.units):
        return None
    return Asked(asked.units, asked.measure, asked.noun, how, asked.said)


def _english(question: str) -> Asked | None:
    counted = _HOW_MANY.search(question)
    sorts = next((sorts for pattern, sorts in _SORTS_EN if pattern.search(question)), ())
    if sorts:
        named = _IN_UNIT.search(question)
        unit = unit_behind(named["unit"], 0, Language.ENGLISH) if named is not None else ()
        unit = unit or _unit_of(counted["counted"] if counted is not None else "")
        fitting = frozenset(one for one in unit if one.sort in sorts)
        return Asked(fitting or units_of(*sorts))
    if counted is None or counted["more"]:
        return None
    units = _unit_of(counted["counted"])
    if units:
        return Asked(frozenset(units) | _years_as_age(units, question))
    words = counted["counted"].split()[:_MOST_WORDS]
    return Asked(noun=" ".join(words)) if words else None


def _unit_of(counted: str) -> tuple[Unit, ...]:
    """The units that words begin with, one word before them at most: `US dollars`, `long miles`."""
    words = counted.split(" ")
    for start in (0, 1):
        found = unit_behind(" ".join(words[start:]), 0, Language.ENGLISH)
        if found:
            return found
    return ()


def _years_as_age(units: tuple[Unit, ...], question: str) -> frozenset[Unit]:
    """Years by which somebody is older are those of an age, too."""
    older = any("years" in unit.said.values() for unit in units) and re.search(
        r"\b(?:older|younger)\b", question
    )
    return units_of(Sort.AGE) if older else frozenset()


def _chinese(question: str) -> Asked | None:
    sorts = next((sorts for pattern, sorts in _SORTS_ZH if pattern.search(question)), ())
    if sorts:
        return Asked(units_of(*sorts))
    found = _HOW_MANY_ZH.search(question)
    if found is None or found["scale"]:
        return None
    units = unit_behind(found["counted"], 0, Language.CHINESE)
    if units and not (units[0].sort is Sort.PEOPLE and found["counted"].startswith("个人")):
        return Asked(frozenset(units))
    thing = _MEASURE.match(found["counted"])
    if thing is None or not (thing["measure"] or thing["noun"]):
        return None
    return Asked(measure=thing["measure"] or "", noun=thing["noun"], said=thing["measure"] or "")


__all__ = ["UNITS", "Asked", "asked_amount"]
