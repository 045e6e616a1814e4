"""Questions to logical forms: what is compared by what happens, what is shared, what is described."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.plan import AnswerType, QuestionKind
from schemas.retrieval import LinkedEntity
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names

NAMES = {
    "林晚": "Person", "赵一鸣": "Person", "雾港": "Film", "北行": "Film", "海燕奖": "Award", "海城": "City",
    "Anna Lind": "Person", "Bo Ek": "Person", "Fog Harbour": "Film", "Northbound": "Film", "Aurora": "Thing",
    "Tern College": "School", "Gull Academy": "School", "Lisbon": "City", "Tern Bridge": "Place",
}  # fmt: skip


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


def form(planner: RulePlanner, question: str) -> list[str]:
    return [str(action) for action in planner.plan(question).form.actions]


@pytest.mark.parametrize(
    ("question", "actions"),
    [
        (
            "林晚和赵一鸣谁先拿到海燕奖？",
            [
                "Retrieval(s=s1:人物[林晚], p=p1:拿到 海燕奖, o=o1:日期)",
                "Retrieval(s=s2:人物[赵一鸣], p=p2:拿到 海燕奖, o=o2:日期)",
                "Compare(o1, o2, order=ascending)->r2",
                "Output(r2)",
            ],
        ),
        (
            "How many years after the Aurora sank was her bell recovered?",
            [
                "Retrieval(s=s1:thing[Aurora], p=p1:end date, o=o1:date)",
                "Retrieval(s=s2:thing[Aurora], p=p2:bell recovered, o=o2:date)",
                "Difference(o1, o2, order=ascending)->d2",
                "Output(d2)",
            ],
        ),
    ],
)
def test_what_happens_gives_the_dates_to_compare(
    planner: RulePlanner, question: str, actions: list[str]
) -> None:
    assert form(planner, question) == actions


def test_an_event_that_begins_with_a_place_is_of_that_place(planner: RulePlanner) -> None:
    actions = form(planner, "How many years after Tern College opened did Lisbon get a second bridge?")
    assert "s1:school[Tern College]" in actions[0]
    assert "s2:city[Lisbon]" in actions[1]


def test_a_place_beside_a_name_is_not_compared(planner: RulePlanner) -> None:
    actions = form(planner, "Which is older, Tern College in Lisbon or Gull Academy?")
    assert actions[-2:] == ["Compare(o1, o2, order=ascending)->r2", "Output(r2)"]
    assert not any("Lisbon" in action for action in actions)


def test_did_a_or_b_asks_which_and_not_whether(planner: RulePlanner) -> None:
    plan = planner.plan("Did Tern College or Gull Academy open first?")
    assert plan.parts[0].kind is QuestionKind.COMPARE


def test_three_titles_side_by_side_are_compared(planner: RulePlanner) -> None:
    actions = form(planner, "《雾港》《北行》两部电影，哪部先上映？")
    assert actions[-2] == "Compare(o1, o2, order=ascending)->r2"


def test_the_same_director_is_asked_of_both(planner: RulePlanner) -> None:
    assert form(planner, "《雾港》和《北行》是同一个人导演的吗？") == [
        "Retrieval(s=s1:电影[雾港], p=p1:导演, o=o1:人物)",
        "Retrieval(s=s2:电影[北行], p=p2:导演, o=o2:人物)",
        "Deduce(op=entailment, content=[o1, o2], target=`《雾港》和《北行》是同一个人导演的吗？`)->j2",
        "Output(j2)",
    ]


def test_what_pages_tell_of_both_is_an_intersection(planner: RulePlanner) -> None:
    assert form(planner, "《雾港》和《北行》都在哪个地方拍摄过？") == [
        "Retrieval(s=s1:电影[雾港], p=p1:拍摄地, o=o1:地点)",
        "Retrieval(s=s2:电影[北行], p=p2:拍摄地, o=o1)",
        "Output(o1)",
    ]


@pytest.mark.parametrize(
    ("question", "texts"),
    [
        ("唱过《雾港》的那位歌手，后来住在哪里？", ["唱过《雾港》的那位歌手是谁？"]),
        ("《北行》的导演当年读的是哪个系？", ["《北行》的导演是谁？"]),
        ("Where does the man who painted the Aurora live?", ["Who is the man who painted the Aurora?"]),
        ("What did Anna Lind's brother sell in Lisbon?", ["Who is Anna Lind's brother?"]),
        ("Who directed the film Northbound?", []),
        ("《北行》的导演是谁？", []),
    ],
)
def test_descriptions_are_found_and_asked_for_by_themselves(
    planner: RulePlanner, question: str, texts: list[str]
) -> None:
    assert [one.description.text for one in planner.described(question)][:1] == texts


def test_a_name_put_for_a_description_is_known_to_the_next_plan(planner: RulePlanner) -> None:
    known = (LinkedEntity("e7", "李明", "Person", "李明", 1.0, "exact", 0, 2),)
    part = planner.plan("李明出生在哪里？", known, 3).parts[0]
    assert str(part.step.actions[0]) == "Retrieval(s=s3:人物[李明], p=p3:出生地, o=o3:地点)"
    assert [entity.id for entity in part.entities] == ["e7"]


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("What did Anna Lind study when she went to Tern College?", AnswerType.THING),
        ("When did Anna Lind leave Lisbon?", AnswerType.DATE),
        ("Do you know when Bo Ek died?", AnswerType.DATE),
        ("Who lives in the town where Anna Lind was born?", AnswerType.PERSON),
        ("Where was Anna Lind living when Fog Harbour was shot?", AnswerType.PLACE),
    ],
)
def test_when_and_where_ask_only_where_no_other_word_does(
    planner: RulePlanner, question: str, asked: AnswerType
) -> None:
    assert planner.plan(question).parts[0].asked is asked


def test_how_many_is_no_comparison_for_its_first_wife(planner: RulePlanner) -> None:
    (part,) = planner.plan("How many daughters did Bo Ek have with his first wife, Anna Lind?").parts
    assert part.kind is QuestionKind.COUNT
    assert "child" in form(planner, "How many daughters did Bo Ek have with his first wife, Anna Lind?")[0]


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("Was the father of the chess player Anna Lind a painter?", ("painter",)),
        ("象棋运动员林晚的父亲会画画吗？", ("画画",)),
    ],
)
def test_what_only_says_who_a_name_is_is_no_condition(
    planner: RulePlanner, question: str, words: tuple[str, ...]
) -> None:
    assert planner.plan(question).parts[0].residual == words


def test_what_a_thing_is_asked_to_be_describes_nothing(planner: RulePlanner) -> None:
    assert not planner.described("Was Anna Lind ever a student of Tern College?")


def test_by_makes_the_name_after_it_the_doer(planner: RulePlanner) -> None:
    assert form(planner, "Who was taught by Anna Lind?")[0] == (
        "Retrieval(s=s1:person, p=p1:teacher, o=o1:person[Anna Lind])"
    )
    assert form(planner, "Who was Anna Lind taught by?")[0] == (
        "Retrieval(s=s1:person[Anna Lind], p=p1:teacher, o=o1:person)"
    )


@pytest.mark.parametrize(
    ("question", "relations"),
    [
        ("Where was the designer of Tern Bridge born?", ["designer", "place of birth"]),
        ("In which city was the architect of the Tern Bridge born?", ["designer", "place of birth"]),
        ("Where was Tern Bridge's designer born?", ["designer", "place of birth"]),
        ("Which designers were born in Lisbon?", ["place of birth"]),
        ("Who is the director of Bo Ek's first work?", ["first work", "director"]),
    ],
)
def test_of_ties_a_noun_to_a_name_before_a_verb_behind_it(
    planner: RulePlanner, question: str, relations: list[str]
) -> None:
    steps = [action for action in form(planner, question) if action.startswith("Retrieval")]
    assert [step.split("=")[2].partition(":")[2].split(",")[0] for step in steps] == relations


@pytest.mark.parametrize(
    ("question", "relations"),
    [
        ("林晚演过赵一鸣执导的哪些电影？", ["主演", "导演"]),
        ("Which films directed by Bo Ek star Anna Lind?", ["director", "starring"]),
    ],
)
def test_each_name_has_its_own_verb(planner: RulePlanner, question: str, relations: list[str]) -> None:
    steps = [action for action in form(planner, question) if action.startswith("Retrieval")]
    assert [step.split("=")[2].partition(":")[2].split(",")[0] for step in steps] == relations


@pytest.mark.parametrize("question", ["《雾港》一共有多少集？", "How many pages has Fog Harbour?"])
def test_what_a_page_gives_as_a_number_is_not_counted(planner: RulePlanner, question: str) -> None:
    assert not any(action.startswith("Count") for action in form(planner, question))


def test_a_name_in_brackets_behind_an_unknown_one_stands_for_it(planner: RulePlanner) -> None:
    (part,) = planner.plan("Who plays Night Gull (赵一鸣) in Fog Harbour?").parts
    assert part.names == ("赵一鸣", "Fog Harbour")


def test_the_noun_that_is_asked_for_is_no_step(planner: RulePlanner) -> None:
    actions = form(planner, "Which production company was founded earlier, Tern College or Gull Academy?")
    assert sum(action.startswith("Retrieval") for action in actions) == 2


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("Who scored Anna Lind's Fog Harbour?", ("Fog Harbour",)),
        ("Who scored Anna Lind's film Fog Harbour?", ("Fog Harbour",)),
        ("林晚的《雾港》是谁作曲的？", ("雾港",)),
        ("林晚那部《雾港》是谁作曲的？", ("雾港",)),
        ("林晚和赵一鸣的《雾港》是谁作曲的？", ("林晚", "赵一鸣", "雾港")),
    ],
)
def test_whose_a_known_work_is_is_no_condition(
    planner: RulePlanner, question: str, names: tuple[str, ...]
) -> None:
    assert planner.plan(question).parts[0].names == names


def test_what_stands_behind_a_name_between_commas_only_says_who_it_is(planner: RulePlanner) -> None:
    part = planner.plan("Who did Anna Lind, the director of Fog Harbour, marry?").parts[0]
    assert (part.names, part.predicates, part.residual) == (("Anna Lind",), ("spouse",), ())


@pytest.mark.parametrize(
    ("question", "predicates"),
    [
        ("What did Anna Lind study before she went to Tern College?", ("educated_at",)),
        ("海燕奖的奖座是谁设计的？", ("designer",)),
        ("林晚毕业以后和谁结了婚？", ("spouse",)),
    ],
)
def test_words_that_say_something_else_here_are_no_relation(
    planner: RulePlanner, question: str, predicates: tuple[str, ...]
) -> None:
    assert planner.plan(question).parts[0].predicates == predicates


def test_films_by_somebody_are_that_persons(planner: RulePlanner) -> None:
    actions = form(planner, "In which films by Anna Lind does Bo Ek appear?")
    assert actions[0].startswith("Retrieval(s=s1:work, p=p1:director|")
    assert actions[1] == "Retrieval(s=s1, p=p2:starring, o=o2:person[Bo Ek])"


def test_a_name_that_goes_on_is_not_the_people_it_begins_with(planner: RulePlanner) -> None:
    planner = RulePlanner(Names({"Anna Lind": "Person", "French": "Country"}), Lexicon(Ontology.load()))
    assert planner.plan("When did Anna Lind win the French Open?").parts[0].names == (
        "Anna Lind",
        "French Open",
    )


def test_how_old_is_no_area(planner: RulePlanner) -> None:
    assert "area" not in planner.plan("林晚结婚的时候多大岁数？").parts[0].predicates


def test_who_some_children_are_is_no_number(planner: RulePlanner) -> None:
    assert planner.plan("林晚的几个女儿分别叫什么名字？").parts[0].asked is AnswerType.PERSON
    assert planner.plan("林晚有几个女儿？").parts[0].asked is AnswerType.NUMBER


def test_who_wrote_a_film_may_have_written_its_screenplay(planner: RulePlanner) -> None:
    assert set(planner.plan("Did Anna Lind write Fog Harbour?").parts[0].predicates) == {
        "author",
        "screenwriter",
    }


def test_a_number_for_each_year_is_no_date(planner: RulePlanner) -> None:
    assert planner.plan("How many people visit Fog Harbour each year?").parts[0].asked is AnswerType.NUMBER
    assert planner.plan("In which year did Fog Harbour come out?").parts[0].asked is AnswerType.DATE


@pytest.mark.parametrize(
    ("question", "role"),
    [
        ("Who was Captain Stone in Fog Harbour?", "Captain Stone"),
        ("Who is the nurse in the film Fog Harbour?", "nurse"),
    ],
)
def test_who_somebody_is_in_a_work_is_who_plays_that(planner: RulePlanner, question: str, role: str) -> None:
    part = planner.plan(question).parts[0]
    assert part.kind is QuestionKind.ROLE
    assert f"p.role=`{role}`" in str(part.step.actions[0])


def test_who_somebody_was_in_a_town_is_no_role(planner: RulePlanner) -> None:
    assert planner.plan("Who was Captain Stone in Lisbon?").parts[0].kind is not QuestionKind.ROLE


def test_whom_somebody_portrays_is_a_part(planner: RulePlanner) -> None:
    part = planner.plan("Who is the singer whom Anna Lind portrayed in Fog Harbour?").parts[0]
    assert str(part.step.actions[-1]) == "Output(p1.role)"


@pytest.mark.parametrize(
    "question",
    [
        "Who plays the nurse in the Fog Harbour shot at Gullwood?",
        "Who plays the nurse in Fog Harbour, directed by Bo Ek?",
    ],
)
def test_what_only_says_which_work_is_meant_is_no_role(planner: RulePlanner, question: str) -> None:
    assert "p.role=`nurse`" in form(planner, question)[0]


@pytest.mark.parametrize(
    ("question", "action"),
    [
        (
            "Which film company did Anna Lind found?",
            "s=s1:organization, p=p1:founder, o=o1:person[Anna Lind]",
        ),
        (
            "Which studio produced Fog Harbour?",
            "s=s1:film[Fog Harbour], p=p1:production company, o=o1:organization",
        ),
        ("Who produced Fog Harbour?", "s=s1:film[Fog Harbour], p=p1:producer, o=o1:person"),
        ("Which film is based on Fog Harbour?", "s=s1:work, p=p1:based on, o=o1:film[Fog Harbour]"),
        ("What is Fog Harbour based on?", "s=s1:film[Fog Harbour], p=p1:based on, o=o1:work"),
        (
            "What was the first feature made by Anna Lind?",
            "s=s1:person[Anna Lind], p=p1:first work, o=o1:work",
        ),
    ],
)
def test_nouns_and_order_say_which_way_a_relation_goes(
    planner: RulePlanner, question: str, action: str
) -> None:
    assert form(planner, question)[0] == f"Retrieval({action})"


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("What is the oldest film festival in the world?", AnswerType.THING),
        ("What is the oldest film in the world?", AnswerType.WORK),
        ("Which film-maker taught Anna Lind?", AnswerType.PERSON),
        ("In which three countries did they shoot Northbound?", AnswerType.PLACE),
    ],
)
def test_a_noun_before_another_only_says_of_what_sort_that_is(
    planner: RulePlanner, question: str, asked: AnswerType
) -> None:
    assert planner.plan(question).parts[0].asked is asked


def test_a_film_star_asks_for_no_cast(planner: RulePlanner) -> None:
    assert "starring" not in planner.plan("Which film star taught Anna Lind to sail?").parts[0].predicates
    assert planner.plan("Which film stars Anna Lind?").parts[0].predicates == ("starring",)


def test_the_set_that_one_is_chosen_from_asks_nothing_itself(planner: RulePlanner) -> None:
    assert (
        len(planner.plan("Out of the two people who directed Northbound, who was the first to leave?").parts)
        == 1
    )


@pytest.mark.parametrize("question", ["How many Oscars does Anna Lind have?", "林晚有几座海燕奖？"])
def test_prizes_that_somebody_has_are_those_won(question: str) -> None:
    planner = RulePlanner(Names({**NAMES, "Oscars": "Award"}), Lexicon(Ontology.load()))
    part = planner.plan(question).parts[0]
    assert part.kind is QuestionKind.COUNT
    assert part.predicates == ("award_won",)
    assert part.names in (("Anna Lind",), ("林晚",))


def test_prizes_that_somebody_was_up_for_are_not_those_won() -> None:
    planner = RulePlanner(Names({**NAMES, "Oscars": "Award"}), Lexicon(Ontology.load()))
    assert "award_won" not in planner.plan("How many Oscars was Anna Lind up for?").parts[0].predicates


def test_who_is_in_two_works_is_in_the_casts_of_both(planner: RulePlanner) -> None:
    part = planner.plan("Who was in both Fog Harbour and Northbound?").parts[0]
    assert part.kind is QuestionKind.INTERSECTION
    assert part.predicates == ("starring",)
