"""Which predicates a question's words sound like."""

import pytest

from backends.embedders.hashing import HashingEmbedder
from backends.segmenter import segment
from retriever.text.wording import PredicateWording
from schemas.retrieval import LinkedEntity


@pytest.fixture
def wording(ontology):
    return PredicateWording(ontology, None)


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("Where was she born?", "birth_place"),
        ("Who directed it?", "director"),
        ("她的丈夫是谁", "spouse"),
        ("这部电影的导演是谁", "director"),
    ],
)
def test_the_question_s_words_name_the_predicate(wording, text, predicate):
    likeness = wording.likeness(["birth_place", "director", "spouse", "height"], text)
    assert max(sorted(likeness), key=likeness.__getitem__) == predicate
    assert likeness[predicate] == 1.0
    assert likeness["height"] == 0.0


@pytest.mark.parametrize("text", ["Which of the two is the younger one?", "他们俩谁更年轻"])
def test_what_is_compared_names_the_relation_whose_values_are(wording, text):
    assert wording.shared(["birth_date", "height"], text) == {"birth_date": 1.0, "height": 0.0}


@pytest.mark.parametrize(
    ("text", "starring"),
    [
        ("《功夫》的导演是谁", False),
        ("他导演的电影", False),
        ("他在《功夫》里演谁", True),
        ("谁主演了《功夫》", True),
    ],
)
def test_a_character_within_another_word_is_no_wording(wording, text, starring):
    assert (wording.shared(["starring"], text)["starring"] == 1.0) is starring


@pytest.mark.parametrize(
    ("text", "predicate", "share"),
    [
        ("张艺谋导演过的电影", "director", 1.0),
        ("她的出生地在哪里", "birth_place", 1.0),
        ("哪个国家的人口最多", "population", 1.0),
        ("电影主题曲作者是谁", "composer", 1.0),
        ("他英文名字的由来", "name_origin", 1.0),
        ("歌手李娜的父母是做什么工作的", "composer", 0.0),
        ("片场占地有多大", "duration", 0.0),
    ],
)
def test_a_wording_is_not_said_by_pieces_of_other_words(wording, text, predicate, share):
    assert wording.shared([predicate], text)[predicate] == share


def test_a_wording_of_several_words_does_not_begin_within_another_word(wording):
    shared = wording.shared(["starring", "director"], "张艺谋导演过的电影")
    assert shared["director"] == 1.0 > shared["starring"]


@pytest.mark.parametrize(
    ("text", "name", "predicate", "before", "after"),
    [
        ("张艺谋生于哪一年", "张艺谋", "occupation", 1.0, 0.0),
        ("张艺谋导演过哪些电影", "张艺谋", "director", 1.0, 1.0),
        ("誰是導演", "導演", "director", 1.0, 1.0),
        ("《母亲》是谁拍的", "母亲", "mother", 1.0, 0.0),
        ("Who wrote Mother?", "Mother", "mother", 1.0, 0.0),
        ("Who is the mother of Ang Lee?", "mother", "mother", 1.0, 1.0),
        ("Mother of Ang Lee?", "Mother", "mother", 1.0, 1.0),
        ("WHO IS THE MOTHER OF ANG LEE?", "MOTHER", "mother", 1.0, 1.0),
        ("谁是这部电影的“导演”", "导演", "director", 1.0, 1.0),
    ],
)
def test_a_name_words_no_relation(wording, text, name, predicate, before, after):
    start = text.index(name)
    entity = LinkedEntity("e", name, "", name, 1.0, "exact", start, start + len(name))
    assert wording.shared([predicate], text)[predicate] == before
    assert wording.shared([predicate], wording.apart(text, [entity]))[predicate] == after


def test_a_name_without_a_place_is_looked_for_in_the_text(wording):
    entity = LinkedEntity("e", "李安", "", "李安", 1.0, "exact")
    assert wording.apart("李娜的太太", [entity]) == "李娜的太太"
    assert wording.apart("李安的太太", [entity]) == "  的太太"


@pytest.mark.parametrize("text", ["張藝謀導演過哪些電影", "张艺谋导演过哪些电影"])
def test_wordings_are_known_in_both_scripts(wording, text):
    assert wording.shared(["director"], text) == {"director": 1.0}


@pytest.mark.parametrize("tokens", [["u10d0u10dc"], ["u10d0u10dc", "u10d0u10dc"], ["a", "u10d0u10dc"]])
def test_words_of_two_letters_of_other_scripts_are_whole(wording, tokens):
    assert wording.read(tokens).whole == set(tokens)


@pytest.mark.parametrize("text", ["导演 演", "演 演", "演 演 x", "演", ""])
def test_a_character_may_stand_twice(wording, text):
    assert wording.read(segment(text)).whole <= set(segment(text))


def test_a_predicate_that_the_ontology_does_not_know_is_compared_by_its_own_words(wording):
    assert wording.likeness(["wrote_about"], "Who wrote about whales?") == {"wrote_about": 1.0}


def test_a_single_chinese_character_in_common_is_no_likeness(wording):
    assert wording.likeness(["teacher"], "一位老人的生日")["teacher"] == 0.0


def test_a_short_text_without_shared_words_is_compared_by_vectors(ontology):
    class Same(HashingEmbedder):
        """Every text has one vector, so all wordings are alike."""

        def embed_query(self, text):
            return super().embed_query("one")

    likeness = PredicateWording(ontology, Same()).likeness(["height"], "xyz")
    assert likeness == {"height": 1.0}
