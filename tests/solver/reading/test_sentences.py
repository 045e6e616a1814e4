"""Which sentences may answer, and how likely each does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from retriever.crossing.vectors import KNOWN_MODELS
from schemas.graph import EmbedderInfo, Vectors
from schemas.text import Language
from solver.reading.weighing import SAID
from tests.solver.synthesis.pages import Page, solver_over

PAGE = Page(
    "雾港",
    "雾港是电影。影片花费了120天。制片人说影片花费了300万元。林晚写了剧本。",
    ("雾港", "Film"),
    ("林晚", "Person"),
)


class Alike:
    """Every text has the same vector."""

    info = EmbedderInfo(min(KNOWN_MODELS), 2, "hand")

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        return np.tile(np.array([1, 0], np.float32), (len(texts), 1))

    def embed_query(self, text: str) -> Vectors:
        return np.array([1, 0], np.float32)


def able(path: Path, question: str) -> list[str]:
    with solver_over(path, PAGE, embedder=Alike()) as solver:
        found = solver.sentences(question)[Language.CHINESE]
    assert found.said.shape == (len(found.sentences), len(SAID))
    return ["".join(c.text for c in s.window.clauses) for s in found.sentences if s.able]


def test_money_is_answered_by_money(tmp_path: Path):
    assert able(tmp_path, "《雾港》一共花了多少钱？") == ["制片人说影片花费了300万元"]


def test_the_relation_that_is_all_that_is_asked_must_be_said(tmp_path: Path):
    assert able(tmp_path, "《雾港》的作曲是谁？") == []


def test_a_pages_first_sentence_is_known_and_what_it_leaves_unsaid(tmp_path: Path):
    page = Page("雾港", "《雾港》是一部电影。林晚写了剧本。", ("雾港", "Film"), ("林晚", "Person"))
    with solver_over(tmp_path, page, embedder=Alike()) as solver:
        found = solver.sentences("《雾港》的剧本是谁写的？")[Language.CHINESE]
    lead, bare = SAID.index("lead"), SAID.index("bare")
    first = [sentence.window.first == 0 for sentence in found.sentences]
    assert any(first)
    assert found.said[:, lead].tolist() == [float(one) for one in first]
    assert [value > 0 for value in found.said[:, bare]] == first


def test_a_trade_is_shown_and_not_said(tmp_path: Path):
    page = Page(
        "林晚", "林晚是一位演员。1978年，林晚与雕塑家周野结婚。", ("林晚", "Person"), ("周野", "Person")
    )
    with solver_over(tmp_path, page, embedder=Alike()) as solver:
        found = solver.sentences("林晚的丈夫的职业是什么？")[Language.CHINESE]
    assert [s.able for s in found.sentences if "雕塑家" in s.window.clauses[-1].text] == [True]


def test_who_did_it_is_not_told_by_a_sentence_that_says_another_thing(tmp_path: Path):
    text = "《雾港》是一部电影。主题曲《远歌》由林晚演唱。"
    page = Page("雾港", text, ("雾港", "Film"), ("远歌", "Song"), ("林晚", "Person"))
    with solver_over(tmp_path, page, embedder=Alike()) as solver:
        sung = solver.sentences("《雾港》的主题曲《远歌》是谁演唱的？")[Language.CHINESE]
        written = solver.sentences("《雾港》的主题曲《远歌》是谁填的词？")[Language.CHINESE]
    assert [any(s.able for s in found.sentences) for found in (sung, written)] == [True, False]


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("Its designer, already ill with cancer, died in June 1937.", True),
        ("Its designer was treated for cancer in June 1937.", False),
        ("Its designer died in Leith in June 1937.", False),
    ],
)
def test_what_somebody_died_of_is_told_by_an_illness_and_a_death(tmp_path: Path, sentence: str, told: bool):
    page = Page("en/Tern", f"The Tern is a seaplane. {sentence}", ("Tern", "Thing"))
    with solver_over(tmp_path, page, embedder=Alike()) as solver:
        found = solver.sentences("What illness killed the designer of the Tern?")[Language.ENGLISH]
    unsaid = [s.unsaid for s in found.sentences if "June" in s.window.clauses[-1].text]
    assert [not any("cause of death" in term.forms for term in terms) for terms in unsaid] == [told]
