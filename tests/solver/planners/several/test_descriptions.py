"""How far the description of a thing reaches, and what names stand in it."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.plan import AnswerType, QuestionKind
from schemas.retrieval import LinkedEntity
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from solver.planners.several.unfolding import put
from tests.solver.planners.names import Names

NAMES = {
    "Anna Lind": "Person", "Bo Ek": "Person", "Fog Harbour": "Film", "北行记": "Film", "Nan": "Character",
    "林晚": "Person", "雾港": "Film", "French": "Country",
}  # fmt: skip


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


def described(planner: RulePlanner, question: str) -> list[str]:
    return [one.description.text for one in planner.described(question)]


def test_a_clause_reaches_to_its_verb(planner: RulePlanner) -> None:
    found = described(planner, "Which poet was born in the city where Fog Harbour was filmed?")
    assert found[0] == "Where is the city where Fog Harbour was filmed?"


def test_the_verb_of_a_question_is_no_part_of_what_it_describes(planner: RulePlanner) -> None:
    found = described(planner, "In which town was the architect of the Fog Harbour tower born?")
    assert "Who is the architect of the Fog Harbour tower?" in found


def test_a_name_before_a_noun_ends_no_description(planner: RulePlanner) -> None:
    question = (
        "Which town did the family of the friend who talked Anna Lind into joining the Fog Harbour acting course "
        "come from?"
    )
    found = described(planner, question)
    assert found[0] == ("Who is the friend who talked Anna Lind into joining the Fog Harbour acting course?")


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("设计北行记展馆的建筑师是哪一年去世的？", "设计北行记展馆的建筑师是谁？"),
        ("《雾港》首任制片人生于哪座城市？", "《雾港》首任制片人是谁？"),
        ("《雾港》第一位女制片人生于哪座城市？", "《雾港》第一位女制片人是谁？"),
        ("《雾港》首位女制片人的丈夫叫什么？", "《雾港》首位女制片人是谁？"),
    ],
)
def test_a_noun_of_a_kind_is_read_whole(planner: RulePlanner, question: str, text: str) -> None:
    assert next(iter(described(planner, question)), "") == text


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("林晚学院的第一任馆长，处女作是哪部小说？", "林晚学院的第一任馆长是谁？"),
        ("把《雾港》搬上银幕的那位导演，出生在哪里？", "把《雾港》搬上银幕的那位导演是谁？"),
    ],
)
def test_an_office_and_a_deed_describe_people(planner: RulePlanner, question: str, text: str) -> None:
    assert text in described(planner, question)


def test_what_kind_of_work_something_became_is_no_condition(planner: RulePlanner) -> None:
    part = planner.plan("把《雾港》翻拍成好莱坞电影的导演是谁？").parts[0]
    assert part.residual == ()


def test_a_name_in_latin_letters_stands_apart_from_a_number() -> None:
    bo = LinkedEntity("e1", "Bo Ek", "Person", "Bo Ek", 1.0, "exact")
    question = "把《雾港》翻拍成短片的那位导演，1999年又拍了什么？"
    text, known = put(question, 0, question.index("，"), (), bo)
    assert text == "Bo Ek 1999年又拍了什么？"
    assert text[known[0].start : known[0].end] == "Bo Ek"


def test_a_pen_name_is_no_function_word(planner: RulePlanner) -> None:
    part = planner.plan("写《北行记》的那位作家，笔名是拆哪个字得来的？").parts[0]
    assert "笔名" in (*part.said, *part.residual)


def test_a_part_is_the_name_right_before_its_player(planner: RulePlanner) -> None:
    form = str(planner.plan("《雾港》里教林晚划船的阿木Nan的演员是谁？").form)
    assert "p.role=`Nan`" in form.replace("p.role=Nan", "p.role=`Nan`")


def test_a_thing_that_something_is_done_with_describes_nobody(planner: RulePlanner) -> None:
    assert not any(
        text.startswith("把") for text in described(planner, "把《雾港》的导演介绍给林晚的人是谁？")
    )


@pytest.mark.parametrize(
    ("question", "step"),
    [
        ("把《雾港》翻拍成西部片的导演是谁？", "s=s1:作品, p=p1:改编自, o=o1:电影[雾港]"),
        ("《雾港》翻拍的那部电影叫什么？", "s=s1:电影[雾港], p=p1:改编自, o=o1:作品"),
    ],
)
def test_what_is_remade_and_what_from_are_told_apart(planner: RulePlanner, question: str, step: str) -> None:
    assert step in str(planner.plan(question).form)


def test_a_nationality_belongs_to_the_description(planner: RulePlanner) -> None:
    question = "When did Anna Lind marry the French director who filmed Fog Harbour?"
    assert "Who is the French director who filmed Fog Harbour?" in described(planner, question)


def test_a_possessive_leaves_no_apostrophe(planner: RulePlanner) -> None:
    found = described(planner, "In which year did the wife of Bo Ek's brother win a prize?")
    assert not any(text.endswith("'?") for text in found)


def test_two_descriptions_have_aliases_of_their_own(planner: RulePlanner) -> None:
    first = planner.described("Who is the brother of the man who made Fog Harbour?", (), 5)[0].plans[0]
    assert "p5" in str(first.form)


def test_a_name_in_brackets_stands_for_the_one_before_it(planner: RulePlanner) -> None:
    part = planner.plan("Who are the stars of Anna Lind's Sisters of French (北行记)?").parts[0]
    assert part.names == ("北行记",)
    assert part.said == ("stars",)


def test_what_a_films_title_is_is_no_relation(planner: RulePlanner) -> None:
    assert "honor" not in planner.plan("What are the titles of Anna Lind's films?").parts[0].predicates


def test_whose_film_it_is_is_no_role(planner: RulePlanner) -> None:
    form = str(planner.plan("Who are the stars of Bo Ek's Fog Harbour?").form)
    assert "role" not in form


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("What was Anna Lind to Bo Ek?", QuestionKind.RELATION),
        ("林晚做了几年演员？", QuestionKind.DIFFERENCE),
        ("For how many years was Anna Lind in charge of Fog Harbour?", QuestionKind.DIFFERENCE),
        ("What is the earliest film that Anna Lind made?", QuestionKind.SUPERLATIVE),
    ],
)
def test_the_words_of_a_question_tell_its_kind(
    planner: RulePlanner, question: str, kind: QuestionKind
) -> None:
    assert planner.plan(question).parts[0].kind is kind


def test_which_architect_asks_for_a_person(planner: RulePlanner) -> None:
    assert planner.plan("Which architect designed Fog Harbour?").parts[0].asked is AnswerType.PERSON


def test_which_part_of_a_city_asks_for_a_place(planner: RulePlanner) -> None:
    part = planner.plan("In which part of French was Anna Lind born?").parts[0]
    assert (part.asked, part.predicates) == (AnswerType.PLACE, ("birth_place",))


@pytest.mark.parametrize("question", ["写小说的林晚，本名叫什么？", "拍《雾港》的林晚，本名叫什么？"])
def test_what_says_who_a_person_is_is_no_step(planner: RulePlanner, question: str) -> None:
    assert planner.plan(question).parts[0].predicates == ("alias",)


@pytest.mark.parametrize(
    "question",
    [
        "Which poet wrote the words of the song that won Bo Ek his second prize?",
        "What is the real name of the author whose stories Bo Ek filmed in 1999?",
        "Who taught the painter whom Bo Ek portrays in Fog Harbour?",
    ],
)
def test_a_description_does_not_end_within_its_clause(planner: RulePlanner, question: str) -> None:
    assert not any(text.endswith("Bo Ek?") for text in described(planner, question))


def test_what_is_given_to_whoever_is_described_stands_outside(planner: RulePlanner) -> None:
    found = described(planner, "Who handed the actor who played Nan his prize in 1999?")
    assert found[0] == "Who is the actor who played Nan?"


def test_the_work_in_which_a_part_is_played_belongs_to_the_description(planner: RulePlanner) -> None:
    found = described(planner, "When was the actor who played Nan in the film Fog Harbour born?")
    assert found[0] == "Who is the actor who played Nan in the film Fog Harbour?"


@pytest.mark.parametrize("question", ["《雾港》里林晚主演的段落有多长？", "林晚导演的电影哪一部最长？"])
def test_what_a_person_does_is_nobody(planner: RulePlanner, question: str) -> None:
    assert not any(text.startswith(("林晚主演是", "林晚导演是")) for text in described(planner, question))


def test_a_pronoun_after_what_is_described_is_dropped(planner: RulePlanner) -> None:
    question = "演小满的那位女星，她丈夫是谁？"
    told = planner.described(question)[0].description
    named = LinkedEntity("林晚", "林晚", "Person", "林晚", 1.0, "exact")
    assert put(question, told.start, told.end, (), named)[0] == "林晚丈夫是谁？"


@pytest.mark.parametrize(
    "question",
    ["Who is the wife of the actor who played Nan in Fog Harbour?", "《雾港》里演小满的演员的母亲是谁？"],
)
def test_who_plays_a_part_is_not_what_is_asked_of_the_player(planner: RulePlanner, question: str) -> None:
    assert planner.plan(question).parts[0].kind is not QuestionKind.ROLE


def test_a_name_that_owns_somebody_is_not_the_part(planner: RulePlanner) -> None:
    form = str(planner.plan("Who plays Nan's boss, Bo Ek, in Fog Harbour?").form)
    assert "role=`Bo Ek`" in form


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("《雾港》的编剧林晚和赵一鸣是什么关系？", ("林晚", "赵一鸣")),
        ("《雾港》里的阿海和阿山是什么关系？", ("阿海", "阿山")),
    ],
)
def test_a_relation_is_that_of_the_two_around_and(
    planner: RulePlanner, question: str, names: tuple[str, str]
) -> None:
    assert planner.plan(question).parts[0].names == names


def test_whoever_else_is_asked_for_is_none_of_those_named(planner: RulePlanner) -> None:
    part = planner.plan("林晚当年和谁一起导演了《雾港》？").parts[0]
    assert part.kind not in (QuestionKind.INTERSECTION, QuestionKind.ROLE)


def test_the_country_in_which_something_was_is_nobodys(planner: RulePlanner) -> None:
    assert planner.plan("林晚的婚礼是在哪个国家办的？").parts[0].predicates == ()


def test_a_name_that_goes_on_is_another_title(planner: RulePlanner) -> None:
    part = planner.plan("Who made Fog Harbour of the Black Coast?").parts[0]
    assert part.names == ("Fog Harbour of the Black Coast",)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Which song was written by the man who was Bo Ek's first teacher?", "Who is Bo Ek's first teacher?"),
        ("Who is in the 1999 film about her life with Bo Ek?", "What is the 1999 film about her life?"),
        ("给《雾港》掌镜的那位摄影师生于哪一年？", "《雾港》掌镜是谁？"),
    ],
)
def test_what_somebody_was_or_whose_a_thing_is_describes_nothing_alone(
    planner: RulePlanner, question: str, text: str
) -> None:
    assert text not in described(planner, question)


def test_who_in_a_clause_is_not_what_is_asked_for(planner: RulePlanner) -> None:
    part = planner.plan("In which film did the actor who was Nan appear with Bo Ek?").parts[0]
    assert part.asked is AnswerType.WORK


def test_what_was_done_later_is_not_compared(planner: RulePlanner) -> None:
    part = planner.plan("Which film was later directed by the man who wrote Fog Harbour?").parts[0]
    assert part.kind is not QuestionKind.COMPARE


def test_what_says_which_work_is_meant_belongs_to_the_description(planner: RulePlanner) -> None:
    found = described(
        planner, "Who is the wife of the actor who was the sailor in the Fog Harbour shot at Gullwood?"
    )
    assert "Who is the actor who was the sailor in the Fog Harbour shot at Gullwood?" in found
    assert "Who is the actor who was the sailor in the Fog Harbour?" not in found


def test_who_was_in_company_with_whom_belongs_to_the_description(planner: RulePlanner) -> None:
    found = described(planner, "Where did the pilot who sailed to Fog Harbour with Bo Ek teach?")
    assert "Who is the pilot who sailed to Fog Harbour with Bo Ek?" in found
    assert "Who is the pilot who sailed to Fog Harbour?" not in found


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("林晚第二任太太的父亲是哪位诗人？", "林晚第二任太太是谁？"),
        ("林晚妻子毕业于哪所大学？", "林晚妻子是谁？"),
        ("《雾港》女主角毕业于哪所大学？", "《雾港》女主角是谁？"),
        ("《雾港》的掌镜人毕业于哪所大学？", "《雾港》的掌镜人是谁？"),
        ("《雾港》的配乐作者毕业于哪所大学？", "《雾港》的配乐作者是谁？"),
        ("《雾港》的词作者毕业于哪所大学？", "《雾港》的词作者是谁？"),
        ("林晚就读的戏剧学院是哪年成立的？", "林晚就读的戏剧学院是哪家公司？"),
    ],
)
def test_who_somebody_is_reaches_to_the_end_of_its_noun(
    planner: RulePlanner, question: str, text: str
) -> None:
    assert described(planner, question)[:1] == [text]


def test_an_article_before_a_name_that_owns_belongs_to_the_description(planner: RulePlanner) -> None:
    question = "Who was the uncle of the Aurora's chief designer?"
    told = planner.described(question)[0].description
    assert question[told.start : told.end] == "the Aurora's chief designer"


@pytest.mark.parametrize("held", ["当", "担任", "当过", "出任"])
def test_an_office_that_somebody_holds_means_nobody_else(planner: RulePlanner, held: str) -> None:
    assert described(planner, f"林晚是哪年{held}《雾港》导演的？") == []
    assert described(planner, "林晚哪年认识《雾港》导演的？") == ["《雾港》导演是谁？"]


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("2011年的海燕奖最佳女主角后来嫁给了谁？", "2011年的海燕奖最佳女主角是谁？"),
        ("第9届海燕奖最佳男演员凭同一部片又得了什么奖？", "第9届海燕奖最佳男演员是谁？"),
        ("《雾港》的导演和《雾港》中阿海的扮演者哪年结婚？", "《雾港》中阿海的扮演者是谁？"),
    ],
)
def test_a_laureate_and_whoever_comes_behind_and_are_described(question: str, text: str) -> None:
    planner = RulePlanner(Names({"雾港": "Film", "海燕奖": "Award"}), Lexicon(Ontology.load()))
    assert text in [one.description.text for one in planner.described(question)]


@pytest.mark.parametrize(
    "question", ["2011年的海燕奖最佳女主角是谁？", "2011年的海燕奖最佳女主角是凭哪部电影得奖的？"]
)
def test_a_laureate_who_is_asked_for_is_not_described(question: str) -> None:
    planner = RulePlanner(Names({"海燕奖": "Award"}), Lexicon(Ontology.load()))
    assert not any("最佳" in one.description.text for one in planner.described(question))
