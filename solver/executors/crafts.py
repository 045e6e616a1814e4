"""Who did the costumes, the photography or another craft of a work: whoever won the prize for that craft with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.graph import Triple
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.names.categories import category_forms
from solver.language import folded
from solver.names.twin_works import made_that_year
from solver.results import Row, Value

_CRAFTS = (
    (
        "最佳服装设计",
        r"costume design(?:er)?s?|costumes?",
        r"服装(?:造型)?设计师?|戏服|服装|造型设计师?|造型指导",
    ),
    (
        "最佳摄影",
        r"cinematographers?|cinematography|director of photography|camera(?:man|work)",
        r"摄影师?|摄影指导",
    ),
    ("最佳剪辑", r"(?:film )?editors?|(?:film )?editing", r"剪[辑接]师?|剪辑指导"),
    (
        "最佳艺术指导",
        r"(?:production|set) design(?:er)?s?|art direct(?:or|ion)s?|sets",
        r"(?:美术|艺术)(?:指导|设计师?)|布景",
    ),
    ("最佳原创配乐", r"composers?|music|(?:film )?score|soundtrack", r"配乐师?|作曲家?|音乐"),
    (
        "最佳视觉效果",
        r"(?:visual|special) effects(?: (?:supervisor|artist|designer)s?)?",
        r"(?:视觉|特殊)?(?:效果|特效)(?:指导|总监|师)?",
    ),
    (
        "最佳音响",
        r"sound (?:design(?:er)?|mix(?:er|ing)|engineer)s?|sound",
        r"音[响效](?:师|设计师?|指导)?|录音师?",
    ),
)
"""A category of prizes, and the craft that it is for, in the words of questions."""

_MOST = 2000  # facts of prizes that are looked through


def craft_words(language: Language) -> Iterator[tuple[str, str]]:
    """Each category of prizes, with a pattern of the words for its craft."""
    for category, english, chinese in _CRAFTS:
        yield category, english if language is Language.ENGLISH else chinese


class Crafts:
    """Looks the prizes up."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store

    def won(self, works: Sequence[str], category: str) -> list[Triple]:
        """The facts that somebody won a prize of a category for one of the works, in whatever language it is told."""
        known = [entity for entity in self._store.get_entities(list(works)) if entity is not None]
        twins = (made_that_year(entity, self._store) for entity in known if not entity.pages)
        titled = [*known, *(twin for twin in twins if twin is not None)]
        titles = {folded(name.name) for entity in titled for name in entity.names}
        facts = self._store.match(predicates=["award_won"], limit=_MOST)
        return [f for f in facts if folded(f.said("work")) in titles and _is_of(category, f)]

    def rows(
        self, subject: Value, words: str, language: Language, aliases: tuple[str, str, str]
    ) -> list[Row]:
        """Whoever a description in words means that names the craft alone; none for other words."""
        near, said, far = aliases
        text = folded(words).strip()
        category = next((c for c, craft in craft_words(language) if re.fullmatch(craft, text)), "")
        won = self.won([subject.entity], category) if category and subject.entity else []
        winners = {e.id: e for e in self._store.get_entities([f.subject for f in won]) if e is not None}
        return [
            Row(
                {far: Value(winners[f.subject].name, f.subject, type=winners[f.subject].type), near: subject},
                {said: f},
                {},
            )
            for f in won
            if f.subject in winners
        ]


def _is_of(category: str, fact: Triple) -> bool:
    return category_forms(folded(fact.said("category")))[0] == category
