"""Golden pairs: a question in each language and the logical form that the planner reads."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from schemas.ontology import Ontology
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.parsing import parse
from solver.planners.rule import RulePlanner

GOLDEN = yaml.safe_load(Path(__file__).with_name("questions.yaml").read_text(encoding="utf-8"))
CASES = [
    pytest.param(language, pair[language], pair[f"{language}_form"], id=pair[language])
    for pair in GOLDEN["pairs"]
    for language in ("zh", "en")
]


class Names:
    """Links the golden file's names, longer ones before the names inside them."""

    def __init__(self, types: dict[str, str]) -> None:
        self._types = types

    def link(self, question: str, language: Language) -> list[LinkedEntity]:
        found: list[LinkedEntity] = []
        for name in sorted(self._types, key=len, reverse=True):
            start = question.find(name)
            end = start + len(name)
            if start >= 0 and not any(e.start < end and start < e.end for e in found):
                found.append(LinkedEntity(name, name, self._types[name], name, 1.0, "exact", start, end))
        return sorted(found, key=lambda entity: entity.start)


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon(Ontology.load())


@pytest.mark.parametrize(("language", "question", "form"), CASES)
def test_a_question_is_read_as_its_form(language: str, question: str, form: str, lexicon: Lexicon):
    plan = RulePlanner(Names(GOLDEN["names"][language]), lexicon).plan(question)
    assert [str(action) for action in plan.form.actions] == form.split("\n")


@pytest.mark.parametrize(("language", "question", "form"), CASES)
def test_a_golden_form_parses_and_prints_unchanged(language: str, question: str, form: str):
    assert str(parse(form)) == form
