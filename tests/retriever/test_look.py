"""The second look: what the first candidates lead to, by names and by the words of titles."""

import pytest

from schemas.retrieval import Query
from schemas.text import Language


@pytest.fixture
def column(retriever):
    """A feature of the candidates of a question, by chunk."""

    def of(question, name):
        found = retriever.candidates(Query(question, Language.ENGLISH))
        return dict(zip(found.ids, getattr(found.features, name).tolist(), strict=True))

    return of


def test_a_page_whose_title_a_first_candidate_holds_is_told_from_others(column):
    held = column("Which comedy is Faithfully Yours?", "look_title")
    assert held["mok#0"] > held["mercury-p#0"]
    assert held["mok#0"] > 0.5  # Faithfully Yours, the surest one, has both words of `Max Mok`


def test_a_bracket_of_a_title_need_not_be_held(column):
    held = column("Mercury planet moon", "look_title")
    assert held["mercury-e#0"] > 0.5  # `Mercury (element)`: the page of the planet has `mercury`


def test_words_of_the_question_in_a_title_are_nothing_new(column):
    question = "Which comedy with Max is Faithfully Yours?"
    assert 0 < column(question, "look_new_title")["mok#0"] < column(question, "look_title")["mok#0"]


def test_a_chunk_that_holds_the_title_of_a_first_candidate_is_told_from_others(column):
    back = column("Which comedy is Faithfully Yours?", "look_title_back")
    assert back["chow#0"] > 0.5
    assert back["chow#0"] > back["mok#0"]
