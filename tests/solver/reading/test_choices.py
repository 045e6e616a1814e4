"""Which of the sentences that may answer come first, and which are weighed at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from schemas.graph import Vectors
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Language
from solver.reading.choices import Choice, Choices, in_order
from solver.reading.terms import Term, Terms
from solver.reading.weighable import Candidate, Chosen, Weighable
from solver.reading.weighing import SAID
from solver.reading.windows import Window

PART = cast(
    SubQuestion,
    SimpleNamespace(
        kind=QuestionKind.ATTRIBUTE,
        asked=AnswerType.THING,
        entities=(),
        names=(),
        predicates=(),
        text="林晚坐什么去的？",
    ),
)
NO_TERMS = Terms((), (), (), AnswerType.THING, Language.CHINESE)


ACTION = Term(("action", "动作"), 1.0, "word")


def choice(likely: float, language: Language, *about: str, said: str = "", terms: Terms = NO_TERMS) -> Choice:
    clause = SimpleNamespace(plain=said, bare=said, year="")
    window = cast(Window, SimpleNamespace(page=SimpleNamespace(language=language), clauses=(clause,)))
    candidate = cast(Candidate, SimpleNamespace(window=window, about=frozenset(about), terms=terms))
    return Choice(window, likely, (candidate,), np.zeros(1, np.float32))


class Weighed:
    """The likeliest sentences by language, and which languages were asked for."""

    def __init__(self, own: Choice, other: Choice) -> None:
        self._choices = {Language.CHINESE: own, Language.ENGLISH: other}
        self.asked: list[Language] = []

    def __call__(self, language: Language) -> Choice | None:
        self.asked.append(language)
        return self._choices[language]


@pytest.mark.parametrize(("own", "other", "taken"), [(0.25, 0.6, 0.6), (0.25, 0.35, 0.25), (0.4, 0.9, 0.4)])
def test_a_doubted_sentence_gives_way_to_a_much_likelier_one_of_the_other_language(
    own: float, other: float, taken: float
) -> None:
    weighed = Weighed(choice(own, Language.CHINESE), choice(other, Language.ENGLISH))
    assert next(in_order(PART, Language.CHINESE, weighed)).likely == taken


@pytest.mark.parametrize(("own", "other", "taken"), [(0.5, 0.7, 0.7), (0.7, 0.5, 0.7)])
def test_a_sentence_on_anothers_page_gives_way_to_a_likelier_one_on_the_page_about_it(
    own: float, other: float, taken: float
) -> None:
    weighed = Weighed(choice(own, Language.CHINESE), choice(other, Language.ENGLISH, "lin wan"))
    assert next(in_order(PART, Language.CHINESE, weighed)).likely == taken


def test_the_other_language_is_not_weighed_for_the_first_where_it_cannot_come_first() -> None:
    weighed = Weighed(choice(0.4, Language.CHINESE, "林晚"), choice(0.9, Language.ENGLISH, "lin wan"))
    assert next(in_order(PART, Language.CHINESE, weighed)).likely == 0.4
    assert weighed.asked == [Language.CHINESE]


def test_the_other_language_is_not_weighed_for_the_first_where_no_page_of_it_is_about_what_is_asked() -> None:
    weighed = Weighed(choice(0.4, Language.CHINESE), choice(0.9, Language.ENGLISH))
    assert next(in_order(PART, Language.CHINESE, weighed, about=False)).likely == 0.4
    assert weighed.asked == [Language.CHINESE]


def test_the_other_language_comes_second() -> None:
    weighed = Weighed(choice(0.4, Language.CHINESE, "林晚"), choice(0.9, Language.ENGLISH, "lin wan"))
    assert [found.likely for found in in_order(PART, Language.CHINESE, weighed)] == [0.4, 0.9]


@pytest.mark.parametrize(
    ("own", "about", "taken"),
    [("导演是林晚", (), 0.5), ("动作导演", (), 0.7), ("导演是林晚", ("北行",), 0.7)],
)
def test_a_sentence_without_the_words_asked_for_gives_way_to_one_with_all_of_them_on_the_page_about_it(
    own: str, about: tuple[str, ...], taken: float
) -> None:
    terms = replace(NO_TERMS, words=(ACTION,))
    mine = choice(0.7, Language.CHINESE, *about, said=own, terms=terms)
    other = choice(0.5, Language.ENGLISH, "北行", said="the action was staged by Bo Ek", terms=terms)
    assert next(in_order(PART, Language.CHINESE, Weighed(mine, other))).likely == taken


def test_sentences_of_which_none_may_answer_are_not_compared() -> None:
    window = cast(Window, SimpleNamespace(page=SimpleNamespace(language=Language.CHINESE)))
    ruled_out = Candidate(window, False, False, False, (), NO_TERMS, frozenset())
    compared: list[Sequence[int]] = []

    def meant(rows: Sequence[int]) -> Vectors:
        compared.append(rows)
        return np.zeros((len(rows), 3), np.float32)

    weighable = Weighable((ruled_out,), np.zeros((1, len(SAID)), np.float32), meant)
    found = Choices(PART.text, PART, {Language.CHINESE: Chosen(weighable, (0,))}).of(Language.CHINESE)
    assert (found, compared) == (None, [])
