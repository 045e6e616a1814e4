"""Sentences that mean what is asked, without its words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from retriever.crossing.vectors import KNOWN_MODELS
from schemas.graph import EmbedderInfo, Vectors
from tests.solver.synthesis.pages import Page, solver_over

MODEL = min(KNOWN_MODELS)
PAGE = Page(
    "林晚",
    "林晚是演员。她后来凭《雾港》拿下金海奖最佳女主角。她在海边长大。",
    ("林晚", "Person"),
    ("雾港", "Film"),
    ("金海奖", "Award"),
)
QUESTION = "林晚靠什么登上影后宝座？"


class Likeness:
    """Every sentence has the cosine given for words in it, 0.5 for others."""

    def __init__(self, cosines: dict[str, float], model: str = MODEL) -> None:
        self.info = EmbedderInfo(model, 2, "hand")
        self._cosines = cosines
        self.embedded: list[str] = []

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        self.embedded.extend(texts)
        near = [max((c for words, c in self._cosines.items() if words in t), default=0.5) for t in texts]
        return np.array([[c, (1 - c * c) ** 0.5] for c in near], np.float32)

    def embed_query(self, text: str) -> Vectors:
        return np.array([1, 0], np.float32)


def answer(path: Path, embedder: Likeness | None, question: str = QUESTION):
    with solver_over(path, PAGE, embedder=embedder) as solver:
        return solver.ask(question)


def test_a_sentence_near_in_meaning_answers_what_no_words_lead_to(tmp_path: Path):
    found = answer(tmp_path, Likeness({"雾港": 0.96}))
    assert not found.abstained
    assert "《雾港》" in found.text
    cited = PAGE.document.text[found.citations[0].start : found.citations[0].end]
    assert cited.startswith("她后来凭《雾港》")


@pytest.mark.parametrize("embedder", [None, Likeness({"雾港": 0.99}, model="another model")])
def test_nothing_is_said_without_a_measured_model(tmp_path: Path, embedder: Likeness | None):
    assert answer(tmp_path, embedder).abstained


def test_a_sentence_about_somebody_else_is_not_compared(tmp_path: Path):
    embedder = Likeness({"": 0.99})
    assert answer(tmp_path, embedder, "白川靠什么登上影后宝座？").abstained


def test_what_is_asked_with_a_known_relation_must_be_said_with_its_words(tmp_path: Path):
    assert answer(tmp_path, Likeness({"": 0.99}), "林晚的母亲是谁？").abstained


def test_a_sentence_that_answers_takes_the_place_of_one_that_only_shares_words(tmp_path: Path):
    page = Page(
        "林晚",
        "林晚是演员。林晚登上影后宝座时穿着红裙。她后来凭《雾港》拿下金海奖最佳女主角。",
        ("林晚", "Person"),
        ("雾港", "Film"),
        ("金海奖", "Award"),
    )
    texts = []
    for number, cosines in enumerate(({"红裙": 0.9, "雾港": 0.5}, {"红裙": 0.2, "雾港": 0.99})):
        (tmp_path / str(number)).mkdir()
        with solver_over(tmp_path / str(number), page, embedder=Likeness(cosines)) as solver:
            texts.append(solver.ask(QUESTION).text)
    assert "红裙" in texts[0]
    assert "《雾港》" in texts[1]


def test_facts_give_way_to_a_sentence_that_answers_much_likelier(tmp_path: Path):
    text = "林晚是演员。林晚凭《雾港》获得金海奖。她最后演的一部电影是《远岸》。"
    page = Page("林晚", text, ("林晚", "Person"), ("雾港", "Film"), ("远岸", "Film"))
    page.says(1, "starring", 0, "林晚凭《雾港》获得金海奖")
    texts = []
    for number, cosines in enumerate(({"雾港": 0.9, "远岸": 0.5}, {"雾港": 0.1, "远岸": 0.99})):
        (tmp_path / str(number)).mkdir()
        with solver_over(tmp_path / str(number), page, embedder=Likeness(cosines)) as solver:
            texts.append(solver.ask("林晚后来演的一部电影是什么？").text)
    assert ["雾港" in one for one in texts] == [True, False]
    assert "远岸" in texts[1]


def test_a_likely_sentence_need_not_say_who_is_asked_for_in_the_same_word(tmp_path: Path):
    page = Page("雾港", "《雾港》是电影。主题曲由林晚填词。", ("雾港", "Film"), ("林晚", "Person"))
    with solver_over(tmp_path, page, embedder=Likeness({"填词": 0.99})) as solver:
        assert "林晚" in solver.ask("《雾港》结尾的词是谁写的？").text


def test_of_many_the_one_is_told_by_the_sentence_that_says_which(tmp_path: Path):
    page = Page(
        "林晚",
        "林晚是演员。她演过《雾港》里的船长。她在《北行》里演医生。《归途》是她的最后一部电影。",
        ("林晚", "Person"),
        ("雾港", "Film"),
        ("北行", "Film"),
        ("归途", "Film"),
    )
    embedder = Likeness({"船长": 0.85, "医生": 0.8, "归途": 0.8})
    with solver_over(tmp_path, page, embedder=embedder) as solver:
        assert "《归途》" in solver.ask("林晚最后演的一部电影是什么？").text


def test_a_sentence_that_leaves_out_whom_is_asked_about_tells_of_somebody_else(tmp_path: Path):
    voss = Page("en/Mara Voss", "Mara Voss is a painter. She lives by the sea.", ("Mara Voss", "Person"))
    kern = "Otto Kern is a painter. Before the war {} lost a hand in a fire in 1931."
    answers = []
    for number, whom in enumerate(("his sister", "Mara Voss")):
        (tmp_path / str(number)).mkdir()
        things = [("Otto Kern", "Person"), ("Mara Voss", "Person")][: number + 1]
        page = Page("en/Otto Kern", kern.format(whom), *things)
        with solver_over(tmp_path / str(number), voss, page, embedder=Likeness({"fire": 0.99})) as solver:
            answers.append(solver.ask("In what year was the hand of Mara Voss burnt?"))
    assert [answer.abstained for answer in answers] == [True, False]


def test_a_place_behind_a_name_only_says_where_it_lies(tmp_path: Path):
    page = Page(
        "en/Tern College",
        "Tern College is a school in Lisbon. The doors were first opened in 1931.",
        ("Tern College", "School"),
        ("Lisbon", "City"),
    )
    with solver_over(tmp_path, page, embedder=Likeness({"opened": 0.99})) as solver:
        assert "1931" in solver.ask("In what year was Tern College in Lisbon inaugurated?").text


def test_the_only_sentence_on_the_page_that_says_which_answers_however_unlikely(tmp_path: Path):
    page = Page(
        "林晚",
        "林晚是导演。她拍过《雾港》。《归途》成了她的遗作。",
        ("林晚", "Person"),
        ("雾港", "Film"),
        ("归途", "Film"),
    )
    with solver_over(tmp_path, page, embedder=Likeness({"雾港": 0.99, "归途": 0.05})) as solver:
        answer = solver.ask("林晚的收官之作是哪部电影？")
    assert "《归途》" in answer.text
    assert "《雾港》" not in answer.text


def test_a_record_on_another_prizes_page_is_not_the_one_asked_for(tmp_path: Path):
    tern = Page("海燕奖", "海燕奖是电影奖。《雾港》得奖最多，共九项。", ("海燕奖", "Award"), ("雾港", "Film"))
    gull = Page("白鸥奖", "白鸥奖是电影奖。《北行》在海城首映。", ("白鸥奖", "Award"), ("北行", "Film"))
    with solver_over(tmp_path, tern, gull, embedder=Likeness({"雾港": 0.99})) as solver:
        assert "《雾港》" not in solver.ask("白鸥奖得奖最多的电影是哪部？").text


def test_a_number_is_told_by_the_sentence_that_likelier_gives_it(tmp_path: Path):
    text = "林晚是作家。她演过的两部电影都在海城取景。她后来出版了《潮声》《夜航》和《远灯》三本散文集。"
    page = Page("林晚", text, ("林晚", "Person"), ("潮声", "Book"), ("夜航", "Book"), ("远灯", "Book"))
    with solver_over(tmp_path, page, embedder=Likeness({"散文集": 0.99, "两部": 0.2})) as solver:
        assert solver.ask("林晚出过多少本散文集？").text.startswith("3")


def test_an_abstention_shows_what_likeliest_answers_first(tmp_path: Path):
    found = answer(tmp_path, Likeness({"海边": 0.52}), "林晚的血型是什么？")
    assert found.abstained
    quotes = [passage.quote for passage in found.nearest]
    assert quotes[0] == "她在海边长大"
    assert len(set(quotes)) == len(quotes)


def test_passages_that_are_shown_already_are_not_shown_again(tmp_path: Path):
    found = answer(tmp_path, Likeness({"海边": 0.52}), "林晚的血型是什么？")
    spans = sorted((passage.start, passage.end) for passage in found.nearest)
    assert all(end <= start for (_, end), (start, _) in pairwise(spans))
