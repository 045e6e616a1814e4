"""A language model reads passages: what it says is an answer where they say it, and nothing where they do not."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import pytest

from backends.language_models.scripted import ScriptedLanguageModel, ScriptedRow
from backends.language_models.tokens import estimate_tokens
from backends.stores import open_store
from schemas.errors import ModelError
from schemas.graph import Alias, DocumentEntity, DocumentGraph, GraphBatch, Mention
from schemas.language_model import Completion, ModelUse, Prompt
from schemas.logical_form import Step
from schemas.ontology import Ontology
from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.protocols import GraphStore, LanguageModel
from schemas.retrieval import LinkedEntity, Query, Ranking, ScoredChunk
from schemas.settings import BudgetSettings
from schemas.text import Chunk, Document, Language
from solver.clock import Clock
from solver.language_model.reading import PassageReader
from solver.language_model.spending import Spending
from solver.results import Extract, Weighed
from solver.synthesis.composed import Composed

LIN = "林晚（Lin Wan），1962年出生于海城，演员。她师从赵一鸣，也就是《雾港》的导演。1990年，她与周北共同出演《雾港》。"
FOG = "Fog Harbour is a 1990 film. It was shot in Haven by a crew of twelve, and Lin Wan plays the smuggler."
QUESTION = "林晚的恩师叫什么名字？"


@dataclass(frozen=True)
class _Read:
    """What was read, and what was spent on it."""

    composed: Composed | None
    use: ModelUse | None
    lost: str


@pytest.fixture
def store(tmp_path: Path) -> GraphStore:
    """A Chinese page about 林晚, and an English one about a film, which mentions her."""
    store = open_store(tmp_path / "s.db", create=True)
    store.upsert(
        GraphBatch(
            (
                _page("lin", "林晚", LIN, Language.CHINESE, [("林晚", "Person"), ("雾港", "Film")]),
                _page(
                    "fog",
                    "Fog Harbour",
                    FOG,
                    Language.ENGLISH,
                    [("Fog Harbour", "Film"), ("Lin Wan", "Person")],
                ),
            )
        )
    )
    return store


def _page(
    key: str, title: str, text: str, language: Language, names: Sequence[tuple[str, str]]
) -> DocumentGraph:
    chunk = Chunk(f"{key}#0", key, 0, 0, len(text), text, language)
    entities = tuple(
        DocumentEntity(ref, name, kind, "definition", _aliases(name, text), about=ref == 0)
        for ref, (name, kind) in enumerate(names)
    )
    mentions = tuple(
        Mention(chunk.id, text.index(e.name), text.index(e.name) + len(e.name), e.name, e.ref)
        for e in entities
    )
    return DocumentGraph(Document(key, title, text, key, language), (chunk,), entities, mentions, ())


def _aliases(name: str, text: str) -> tuple[Alias, ...]:
    at = text.find("（Lin Wan）") + 1
    return (Alias("Lin Wan", "bracket", at, at + 7),) if name == "林晚" and at else ()


def _plan(store: GraphStore, question: str, name: str, asked: AnswerType, residual: str = "") -> Plan:
    known = store.find_names([name])[name][0]
    linked = LinkedEntity(known.id, known.name, known.type, name, 1.0, "exact")
    part = SubQuestion(
        question, QuestionKind.PASSAGE, asked, Step(question, ()), entities=(linked,), names=(name,),
        residual=(residual,) if residual else (),
    )  # fmt: skip
    language = Language.ENGLISH if question.isascii() else Language.CHINESE
    return Plan(question, language, (part,))


def _ranking(question: str, *chunks: str) -> Ranking:
    hits = tuple(ScoredChunk(chunk, chunk.partition("#")[0], 1.0) for chunk in chunks)
    return Ranking(Query(question, Language.CHINESE), hits, ())


def _read(
    store: GraphStore,
    model: LanguageModel,
    question: str = QUESTION,
    asked: AnswerType = AnswerType.PERSON,
    residual: str = "",
    weighed: Sequence[Weighed] = (),
    **budget: int,
) -> _Read:
    spending = _spending(model, **budget)
    reader = PassageReader(store, Ontology.load(), lambda plan: weighed)
    name = "Lin Wan" if question.isascii() else "林晚"
    plan = _plan(store, question, name, asked, residual)
    composed = reader.read(plan, [_ranking(question, "lin#0", "fog#0")], spending)
    return _Read(composed, spending.use, spending.lost)


def _spending(model: LanguageModel, **budget: int) -> Spending:
    return Spending(model, BudgetSettings(**budget), Clock(perf_counter(), 5.0))


def _saying(answer: str, *quotes: tuple[int, str]) -> ScriptedLanguageModel:
    rows = [{"passage": number, "words": words} for number, words in quotes]
    return ScriptedLanguageModel([ScriptedRow(when=(), reply={"quotes": rows, "answer": answer})])


def test_words_of_a_passage_are_an_answer_with_their_sentence_cited(store: GraphStore) -> None:
    read = _read(store, _saying("赵一鸣", (1, "她师从赵一鸣")))
    assert read.composed is not None
    assert (read.composed.text, read.composed.marked) == ("赵一鸣。", "赵一鸣[1]。")
    cited = read.composed.citations[0]
    assert cited.quote == "她师从赵一鸣，也就是《雾港》的导演。"
    assert LIN[cited.start : cited.end] == cited.quote


@pytest.mark.parametrize(
    ("answer", "quotes"),
    [
        ("周南", [(1, "她师从周南")]),  # no such words in the page
        ("周南", [(1, "她师从赵一鸣")]),  # the quote is there, the answer is not in it
        ("赵一鸣", []),  # no other word of the question stands beside the answer
        ("赵一鸣", [(1, "赵一鸣")]),  # the bare answer is no quote
        ("周南", []),
        ("林晚", [(1, "林晚（Lin Wan），1962年出生于海城")]),  # what the question names
        ("雾港", [(1, "也就是《雾港》的导演")]),  # known to be a film
        ("是", [(1, "她师从赵一鸣")]),  # no question for yes or no
    ],
)
def test_words_that_do_not_hold_are_dropped_and_counted(
    store: GraphStore, answer: str, quotes: list[tuple[int, str]]
) -> None:
    read = _read(store, _saying(answer, *quotes))
    assert read.composed is None
    assert read.use == ModelUse("scripted", calls=1, tokens=read.use.tokens if read.use else 0, dropped=1)


@pytest.mark.parametrize("given", [True, False])
def test_a_sentence_that_cannot_hold_what_is_asked_for_answers_nothing(
    store: GraphStore, given: bool
) -> None:
    weighed = [Weighed(Extract("lin#0", 0, len(LIN)), 0.9, given)]
    assert (
        _read(store, _saying("赵一鸣", (1, "她师从赵一鸣")), weighed=weighed).composed is not None
    ) is given


def test_a_sentence_is_no_answer_but_to_why_and_how(store: GraphStore) -> None:
    words = "It was shot in Haven by a crew of twelve, and Lin Wan plays the smuggler"
    question = "What did Lin Wan have to do with the film?"
    assert _read(store, _saying(words, (2, words)), question, AnswerType.THING).composed is None
    assert _read(store, _saying(words, (2, words)), question, AnswerType.REASON).composed is not None


@pytest.mark.parametrize("passage", [2, 3])
def test_words_that_stand_in_another_passage_than_the_model_says_are_found_there(
    store: GraphStore, passage: int
) -> None:
    read = _read(store, _saying("赵一鸣", (passage, "她师从赵一鸣")))
    assert read.composed is not None
    assert read.composed.citations[0].chunk == "lin#0"


def test_quotation_marks_of_any_kind_are_alike(store: GraphStore) -> None:
    text = "周北说过“海是老师”，这句话刻在码头上。"
    store.upsert(GraphBatch((_page("bei", "周北", text, Language.CHINESE, [("周北", "Person")]),)))
    reader = PassageReader(store, Ontology.load(), lambda plan: ())
    plan = _plan(store, "周北的哪句话刻在码头上？", "周北", AnswerType.THING)
    told = reader.read(
        plan, [_ranking(plan.question, "bei#0")], _spending(_saying("海是老师", (1, "周北说过‘海是老师’")))
    )
    assert told is not None
    assert told.text == "海是老师。"


@pytest.mark.parametrize("quotes", [[], [(1, "赵一鸣")]])
def test_without_a_quote_the_sentence_is_cited_that_says_the_answer_with_a_word_of_the_question(
    store: GraphStore, quotes: list[tuple[int, str]]
) -> None:
    read = _read(store, _saying("赵一鸣", *quotes), residual="师从")
    assert read.composed is not None
    assert read.composed.citations[0].quote == "她师从赵一鸣，也就是《雾港》的导演。"


@pytest.mark.parametrize(("likely", "holds"), [(0.2, True), (0.01, False)])
def test_without_a_quote_or_such_a_word_the_sentence_must_be_likely_to_answer(
    store: GraphStore, likely: float, holds: bool
) -> None:
    start = LIN.index("她师从")
    before, told = Extract("lin#0", 0, start), Extract("lin#0", start, LIN.index("1990年"))
    weighed = [Weighed(before, 0.9, given=True), Weighed(told, likely, given=True)]
    assert (_read(store, _saying("赵一鸣"), weighed=weighed).composed is not None) is holds


def test_nothing_said_is_nothing_dropped(store: GraphStore) -> None:
    read = _read(store, _saying(""))
    assert read.composed is None
    assert read.use is not None
    assert (read.use.calls, read.use.dropped, read.lost) == (1, 0, "")


def test_numbers_and_dates_look_like_such(store: GraphStore) -> None:
    question = "How large was the crew with which Lin Wan worked?"
    quote = (2, "It was shot in Haven by a crew of twelve")
    assert _read(store, _saying("Haven", quote), question, AnswerType.NUMBER).composed is None
    read = _read(store, _saying("twelve", quote), question, AnswerType.NUMBER)
    assert read.composed is not None
    assert read.composed.text == "Twelve."


def test_a_thing_may_be_named_as_the_store_knows_it(store: GraphStore) -> None:
    question = "林晚演的那部英文片里走私者由谁扮演？"
    read = _read(store, _saying("Lin Wan", (2, "Lin Wan plays the smuggler")), question)
    assert read.composed is not None
    assert read.composed.text == "Lin Wan。"


def test_yes_or_no_is_told_with_the_words_that_show_it(store: GraphStore) -> None:
    question = "林晚师从赵一鸣吗？"
    read = _read(store, _saying("是的", (1, "她师从赵一鸣")), question, AnswerType.BOOLEAN, residual="师从")
    assert read.composed is not None
    assert read.composed.marked == "是[1]。"


def test_a_yes_needs_the_words_that_are_asked_about(store: GraphStore) -> None:
    question = "林晚写过小说吗？"
    quote = (1, "她师从赵一鸣")
    assert (
        _read(store, _saying("是的", quote), question, AnswerType.BOOLEAN, residual="小说").composed is None
    )


def test_a_yes_rests_on_no_denial(store: GraphStore) -> None:
    text = "周北，演员，没有写过小说。"
    store.upsert(GraphBatch((_page("bei", "周北", text, Language.CHINESE, [("周北", "Person")]),)))
    plan = _plan(store, "周北写过小说吗？", "周北", AnswerType.BOOLEAN, "小说")
    for answer, told in (("是", False), ("没有", True)):
        reader = PassageReader(store, Ontology.load(), lambda plan: ())
        read = reader.read(plan, [_ranking(plan.question, "bei#0")], _spending(_saying(answer, (1, text))))
        assert (read is not None) is told


def test_a_failing_model_is_named_and_nothing_is_answered(store: GraphStore) -> None:
    read = _read(store, ScriptedLanguageModel([]))
    assert read.composed is None
    assert read.lost.startswith("the language model scripted answered nothing: ")


@pytest.mark.parametrize("text", ["no JSON", json.dumps({"answer": "赵一鸣"})])
def test_a_reply_of_another_form_is_dropped_and_named(store: GraphStore, text: str) -> None:
    read = _read(store, ScriptedLanguageModel([ScriptedRow(when=(), reply=text)]))
    assert read.use is not None
    assert (read.composed, read.use.dropped) == (None, 1)
    assert "not as asked" in read.lost


class _Cut:
    """Replies that end too early."""

    name = "cut"

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        return Completion('{"quotes": [', 10, prompt.most_tokens, cut=True)


def test_a_reply_that_was_cut_is_dropped_and_named(store: GraphStore) -> None:
    read = _read(store, _Cut())
    assert read.use == ModelUse("cut", calls=1, tokens=510, dropped=1)
    assert "longer" in read.lost


class _Counting:
    """Remembers what it was asked, and says nothing."""

    name = "counting"

    def __init__(self) -> None:
        self.prompts: list[Prompt] = []

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        self.prompts.append(prompt)
        return Completion('{"quotes": [], "answer": ""}')


def test_a_budget_without_calls_asks_nothing(store: GraphStore) -> None:
    model = _Counting()
    assert _read(store, model, calls=0) == _Read(None, None, "")
    assert model.prompts == []


def test_no_more_passages_are_shown_than_the_budgets_tokens_allow(store: GraphStore) -> None:
    model = _Counting()
    _read(store, model)
    whole = model.prompts[0]
    _read(store, model, tokens=estimate_tokens(whole.system, whole.user) + whole.most_tokens - 1)
    assert [len(prompt.user.splitlines()) for prompt in model.prompts] == [3, 2]
    assert _read(store, model, tokens=10) == _Read(None, None, "")


def test_a_page_that_speaks_of_nothing_asked_about_proves_nothing(store: GraphStore) -> None:
    text = "东岛是一座岛。赵一鸣是岛上最有名的人。"
    store.upsert(
        GraphBatch(
            (_page("isle", "东岛", text, Language.CHINESE, [("东岛", "Place"), ("赵一鸣", "Person")]),)
        )
    )
    spending = _spending(_saying("赵一鸣", (1, "赵一鸣是岛上最有名的人")))
    plan = _plan(store, QUESTION, "林晚", AnswerType.PERSON)
    reader = PassageReader(store, Ontology.load(), lambda plan: ())
    assert reader.read(plan, [_ranking(QUESTION, "isle#0")], spending) is None
    assert spending.dropped == 1


def test_errors_are_of_the_project(store: GraphStore) -> None:
    with pytest.raises(ModelError):
        ScriptedLanguageModel([]).complete(Prompt("x", "", "", {}, 10), seconds=1.0)


@pytest.mark.parametrize(
    ("type", "asked", "may"),
    [
        ("Person", AnswerType.PERSON, True),
        ("Organization", AnswerType.PERSON, True),
        ("Film", AnswerType.PERSON, False),
        ("City", AnswerType.PLACE, True),
        ("Person", AnswerType.PLACE, False),
        ("Person", AnswerType.WORK, False),
        ("Organization", AnswerType.ORGANIZATION, True),
        ("Person", AnswerType.THING, True),
        ("", AnswerType.PLACE, True),
    ],
)
def test_a_thing_is_of_the_kind_that_is_asked_for(
    store: GraphStore, type: str, asked: AnswerType, may: bool
) -> None:
    assert PassageReader(store, Ontology.load(), lambda plan: ()).may_be(type, asked) is may
