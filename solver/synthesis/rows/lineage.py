"""Derived relations in words: the conclusion, then the steps that lead to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from schemas.text import Language
from solver.derived import WHOSE, relations
from solver.results import Row, Value

_STEPS = {
    "father": "父亲",
    "mother": "母亲",
    "parent": "父母",
    "spouse": "配偶",
    "husband": "丈夫",
    "wife": "妻子",
    "sibling": "兄弟姐妹",
    "brother": "兄弟",
    "sister": "姐妹",
    "child": "子女",
    "son": "儿子",
    "daughter": "女儿",
    "grandparent": "祖父母之一",
    "grandfather": "祖父或外祖父",
    "grandmother": "祖母或外祖母",
    "parent-in-law": "配偶的父母之一",
}

_WIDER: dict[tuple[str, ...], str] = {
    ("parent", "parent"): "grandparent",
    ("father", "parent"): "grandparent",
    ("mother", "parent"): "grandparent",
    ("parent", "father"): "grandfather",
    ("parent", "mother"): "grandmother",
    ("spouse", "parent"): "parent-in-law",
}
"""What somebody is of whom it is only known that they are a parent of a parent, or of a wife or a husband."""

_SEVERAL = frozenset(
    {"parent", "sibling", "brother", "sister", "child", "son", "daughter", "grandparent", "parent-in-law"}
)
"""Of whom there may be several, so that one is `a` brother."""


def lineage(
    row: Row, aliases: tuple[str, str, str], label: str, say: Callable[[Value], str], language: Language
) -> str:
    """Who somebody's kin is, and by whom: the uncle of A is C: a parent of A is B, a brother of whom is C."""
    near, said, far = aliases
    if f"{said}.{WHOSE}" in row.values and row.values[f"{said}.{WHOSE}"].key == row.values[far].key:
        near, far = far, near  # is A the uncle of B
    whom, kin = say(row.values[near]), say(row.values[far])
    conclusion = _said(_known_label(row, said, label), whom, kin, language)
    told: list[str] = []
    for step, value in _steps(row, said):
        name = say(value)
        english = _said(step, whom, name, language) if not told else f"{_whose(step)} is {name}"
        told.append(_said(step, whom, name, language) if language is Language.CHINESE else english)
        whom = name
    if not told:
        return conclusion
    return (
        f"{conclusion}：{'，'.join(told)}"
        if language is Language.CHINESE
        else f"{conclusion}: {', '.join(told)}"
    )


def _known_label(row: Row, said: str, label: str) -> str:
    """The relation's label, or a wider one where a step only leads to a parent, father or mother."""
    steps = tuple(step for step, _ in _steps(row, said))
    exact = any(
        label in one.words[language] and steps in one.paths
        for one in relations().values()
        for language in Language
    )
    return label if exact else _WIDER.get(steps, label)


def _steps(row: Row, said: str) -> Sequence[tuple[str, Value]]:
    """The steps of a row and whom each leads to, in order."""
    own = [alias for alias in row.values if alias.startswith(f"{said}.") and alias != f"{said}.{WHOSE}"]
    found = [(alias.split(".")[1:], row.values[alias]) for alias in own]
    return [(step, value) for (_, step), value in sorted(found, key=lambda pair: int(pair[0][0]))]


def _said(relation: str, whom: str, kin: str, language: Language) -> str:
    if language is Language.CHINESE:
        return f"{whom}的{_STEPS.get(relation, relation)}是{kin}"
    return f"{'a' if relation in _SEVERAL else 'the'} {relation} of {whom} is {kin}"


def _whose(relation: str) -> str:
    return f"a {relation} of whom" if relation in _SEVERAL else f"whose {relation}"
