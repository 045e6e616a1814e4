"""Answers about somebody of whom no page says what the question says are none."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from schemas.logical_form import Step
from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.judges.undescribed import Undescribed
from solver.planners.rule import RulePlanner
from solver.running import Runner
from solver.synthesis.composed import Composed

ENGLISH = "Where was the director of Low Tide who never flies born?"
CHINESE = "《雾港》里左撇子的那位演员出生在哪里？"
BORN = "Ada Ross was born in Moss Hill in 1949."
SAYS = "She never flies, and takes the train to every festival."
_TOLD = Composed("x.", "x.", False)


class _Meaning:
    """Says of a word what a text says letter for letter, and remembers what it was asked."""

    def __init__(self) -> None:
        self.words = ""

    def share(self, words: str, text: str) -> tuple[int, float]:
        self.words = words
        each = words.split()
        return len(each), sum(word in text for word in each) / len(each)


class _Pages:
    """What an answer cites, and the chunks around it."""

    def __init__(self, quotes: list[str], chunks: list[str]) -> None:
        self.meaning = _Meaning()
        self._quotes, self._chunks = quotes, chunks

    def cited(self, told: Composed) -> list[str]:
        return self._quotes

    def get_chunks(self, ids: list[str]) -> list[SimpleNamespace]:
        return [SimpleNamespace(text=text) for text in self._chunks]


def _described(*spans: str) -> RulePlanner:
    def described(question: str) -> list[SimpleNamespace]:
        places = [(question.index(span), question.index(span) + len(span)) for span in spans]
        return [SimpleNamespace(offset=0, description=SimpleNamespace(start=a, end=b)) for a, b in places]

    return cast(RulePlanner, SimpleNamespace(described=described))


def _plan(question: str, *residual: str) -> Plan:
    part = SubQuestion(
        question,
        QuestionKind.CHAIN,
        AnswerType.PLACE,
        Step(question, ()),
        residual=residual,
        names=("Low Tide",),
    )
    return Plan(question, Language.ENGLISH if question.isascii() else Language.CHINESE, (part,))


def _leaves(pages: _Pages, plan: Plan, *spans: str) -> bool:
    undescribed = Undescribed(_described(*spans), cast(Runner, pages), cast(GraphStore, pages))
    return undescribed.leaves(plan.question, plan, _TOLD)


@pytest.mark.parametrize(
    ("quotes", "chunks", "leaves"),
    [
        ([BORN], [BORN], True),
        ([BORN, SAYS], [f"{BORN} {SAYS}"], False),
        ([BORN], [f"{BORN} {SAYS}"], False),  # the quote does not say it, its chunk does
        ([], [], False),
    ],
)
def test_what_sets_somebody_apart_is_said_by_what_is_cited(
    quotes: list[str], chunks: list[str], leaves: bool
) -> None:
    plan = _plan(ENGLISH, "never", "flies")
    assert _leaves(_Pages(quotes, chunks), plan, "the director of Low Tide") is leaves


def test_words_of_a_chinese_description_count(  # its clause stands before the noun
) -> None:
    text = "周北，演员，1950年出生于海城。"
    plan = _plan(CHINESE, "左撇子")
    assert _leaves(_Pages([text], [text]), plan, "《雾港》里左撇子的那位演员")
    assert not _leaves(_Pages([text], [text + "他是左撇子。"]), plan, "《雾港》里左撇子的那位演员")


@pytest.mark.parametrize("word", ["Low Tide", "actor", "1998", "together", "born"])
def test_names_kinds_numbers_small_words_and_what_is_asked_do_not(word: str) -> None:
    question = f"Where was the {word} director of Low Tide born?"
    assert not _leaves(_Pages([BORN], [BORN]), _plan(question, word), "director of Low Tide")


def test_words_are_looked_for_once_together() -> None:
    pages = _Pages([BORN], [BORN])
    plan = _plan(ENGLISH, "never", "flies")
    plan = replace(plan, parts=(*plan.parts, replace(plan.parts[0], residual=("flies", "asked"))))
    _leaves(pages, plan)
    assert pages.meaning.words == "never flies"


def test_a_yes_or_no_is_weighed_elsewhere() -> None:
    plan = _plan(ENGLISH, "never", "flies")
    plan = replace(plan, parts=(replace(plan.parts[0], asked=AnswerType.BOOLEAN),))
    assert not _leaves(_Pages([BORN], [BORN]), plan)


def test_quotes_of_the_other_language_alone_tell_nothing() -> None:
    text = "艾达·罗斯1949年出生于苔山。"
    assert not _leaves(_Pages([text], [text]), _plan(ENGLISH, "never", "flies"))
    assert _leaves(_Pages([text, BORN], [text, BORN]), _plan(ENGLISH, "never", "flies"))


@pytest.mark.parametrize(
    ("question", "span"),
    [
        ("Where was the director of Low Tide who was a pilot born?", "the director of Low Tide"),
        ("《雾港》里当过飞行员的那位演员出生在哪里？", "《雾港》里当过飞行员的那位演员"),
    ],
)
def test_a_trade_that_somebody_had_counts_too(question: str, span: str) -> None:
    said = {True: BORN, False: "周北1950年出生于海城。"}[question.isascii()]
    assert _leaves(_Pages([said], [said]), _plan(question), span)
    told = said + " She was a pilot 飞行员."
    assert not _leaves(_Pages([told], [told]), _plan(question), span)
