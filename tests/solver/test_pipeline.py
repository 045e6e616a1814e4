"""Questions over two small pages: the whole road from question to cited answer and proof."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from backends.stores import open_store
from retriever import build_retriever
from schemas.answer import StopReason
from schemas.errors import EffortError, InputError
from schemas.events import Event, PlanBegun, TaskDone
from schemas.graph import (
    DocumentEntity,
    DocumentGraph,
    GraphBatch,
    Literal,
    LiteralKind,
    Mention,
    Qualifier,
    Statement,
)
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import Settings
from schemas.text import Chunk, Document, Language
from solver.effort import Effort
from solver.pipeline import Solver
from solver.proof.verify import verify

LIN = (
    "林晚（Lin Wan），1962年6月22日出生于海城，演员、导演。1990年，与赵一鸣共同出演电影《雾港》，在片中饰演渔夫阿宁。"
    "2001年，她自导自演的《北行》在海城取得3752万港元的票房。"
)
ZHAO = "赵一鸣，1955年5月18日出生于东岛，演员。1990年，在电影《雾港》中饰演船长。他因为害怕坐船而从不出海。"


def build_store(path: Path) -> GraphStore:
    """Two Chinese pages: 林晚 and 赵一鸣, with their facts."""
    store = open_store(path, create=True)
    store.upsert(GraphBatch((_lin(), _zhao())))
    return store


class _Page:
    def __init__(self, title: str, text: str, names: list[tuple[str, str]]) -> None:
        self.document = Document(title, title, text, f"{title}.txt", Language.CHINESE)
        self.chunk = Chunk(f"{title}#0", title, 0, 0, len(text), text, Language.CHINESE)
        self.entities = [
            DocumentEntity(ref, name, kind, "definition", about=ref == 0)
            for ref, (name, kind) in enumerate(names)
        ]
        self.statements: list[Statement] = []

    def says(
        self, subject: int, predicate: str, object_: int | Literal, words: str, **qualifiers: str
    ) -> None:
        start = self.document.text.index(words)
        first = max(self.document.text.rfind("。", 0, start) + 1, 0)
        last = self.document.text.index("。", start) + 1
        self.statements.append(
            Statement(
                subject, predicate, object_, self.chunk.id, start, start + len(words), first, last, "hand/1", 0.9,
                qualifiers=tuple(Qualifier(name, value) for name, value in sorted(qualifiers.items())),
            )
        )  # fmt: skip

    def graph(self) -> DocumentGraph:
        mentions = tuple(
            Mention(self.chunk.id, place, place + len(entity.name), entity.name, entity.ref)
            for entity in self.entities
            if (place := self.document.text.find(entity.name)) >= 0
        )
        return DocumentGraph(
            self.document,
            (self.chunk,),
            tuple(self.entities),
            mentions,
            tuple(self.statements),
            fingerprint="1",
        )


def _date(value: str, text: str) -> Literal:
    return Literal(LiteralKind.DATE, value, text)


def _lin() -> DocumentGraph:
    page = _Page(
        "林晚",
        LIN,
        [("林晚", "Person"), ("海城", "City"), ("雾港", "Film"), ("北行", "Film"), ("赵一鸣", "Person")],
    )
    page.says(0, "birth_date", _date("1962-06-22", "1962年6月22日"), "1962年6月22日出生")
    page.says(0, "birth_place", 1, "出生于海城")
    page.says(2, "starring", 0, "饰演渔夫阿宁", role="渔夫阿宁", time="1990")
    page.says(2, "starring", 4, "与赵一鸣共同出演电影《雾港》", time="1990")
    page.says(3, "director", 0, "自导自演的《北行》")
    return page.graph()


def _zhao() -> DocumentGraph:
    page = _Page("赵一鸣", ZHAO, [("赵一鸣", "Person"), ("东岛", "Country"), ("雾港", "Film")])
    page.says(0, "birth_date", _date("1955-05-18", "1955年5月18日"), "1955年5月18日出生")
    page.says(0, "birth_place", 1, "出生于东岛")
    page.says(2, "starring", 0, "饰演船长", role="船长", time="1990")
    return page.graph()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GraphStore]:
    opened = build_store(tmp_path / "pages.db")
    yield opened
    opened.close()


@pytest.fixture
def solver(store: GraphStore) -> Solver:
    ontology, settings = Ontology.load(), Settings()
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=settings.retriever)
    return Solver(store, retriever, ontology, settings)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("林晚是哪一年出生的？", "林晚出生于1962年6月22日。"),
        ("林晚出生在哪里？", "林晚出生于海城。"),
        ("林晚在《雾港》中饰演谁？", "林晚在《雾港》中饰演渔夫阿宁。"),
        ("《北行》的导演是谁？", "《北行》的导演是林晚。"),
        ("《北行》的导演出生在哪里？", "《北行》的导演是林晚，林晚出生于海城。"),
        ("林晚和赵一鸣谁年纪更大？", "是赵一鸣：林晚出生于1962年6月22日，赵一鸣出生于1955年5月18日。"),
        ("林晚比赵一鸣小几岁？", "相差7年：林晚出生于1962年6月22日，赵一鸣出生于1955年5月18日。"),
        ("《北行》是赵一鸣导演的吗？", "不是，《北行》的导演是林晚。"),
        ("除了赵一鸣，还有谁主演了《雾港》？", "《雾港》由林晚主演。"),
        ("When was 林晚 born?", "林晚 was born on 22 June 1962."),
    ],
)
def test_triples_answer_in_a_sentence_of_the_question(solver: Solver, question: str, text: str):
    assert solver.ask(question).text == text


@pytest.mark.parametrize(
    "question", ["林晚出生在哪里？", "《北行》的导演出生在哪里？", "林晚和赵一鸣谁年纪更大？"]
)
def test_facts_alone_answer_as_they_do_in_a_whole_answer(solver: Solver, question: str):
    answer, whole = solver.by_facts(question), solver.ask(question)
    assert answer is not None
    assert (answer.text, answer.citations) == (whole.text, whole.citations)


@pytest.mark.parametrize("question", ["赵一鸣为什么从不出海？", "林晚的妻子是谁？"])
def test_facts_alone_answer_nothing_that_words_say_or_nobody_says(solver: Solver, question: str):
    assert solver.by_facts(question) is None


def test_what_was_read_for_facts_serves_the_whole_answer(solver: Solver):
    question = "赵一鸣为什么从不出海？"
    effort = Effort()
    reading = solver.reading(question, effort=effort)
    assert solver.by_facts(question, reading=reading) is None
    read, answer = effort.spent, solver.ask(question, reading=reading)
    assert 0 < read < effort.spent
    assert (answer.text, answer.citations) == (solver.ask(question).text, solver.ask(question).citations)


def test_no_more_is_read_than_may_be(solver: Solver):
    question = "《北行》的导演出生在哪里？"
    with pytest.raises(EffortError):
        solver.ask(question, reading=solver.reading(question, effort=Effort(1)))


def test_what_happens_is_told_as_it_happens(solver: Solver):
    events: list[Event] = []
    answer = asyncio.run(solver.aask("《北行》的导演出生在哪里？", watch=events.append))
    plan, *rest = events
    assert isinstance(plan, PlanBegun)
    assert plan.plan == answer.plan
    assert [(task.task, task.operator, task.needs) for task in plan.tasks] == [
        ("t1", "Retrieval", ()),
        ("t2", "Retrieval", ("t1",)),
    ]
    assert [event.step for event in rest if isinstance(event, TaskDone)] == list(answer.steps)


def test_a_question_may_have_other_seconds_than_the_budget_s(solver: Solver):
    question = "《北行》的导演出生在哪里？"
    cut, whole = (asyncio.run(solver.aask(question, seconds=seconds)) for seconds in (1e-9, 60))
    assert cut.steps == ()
    assert [step.task for step in whole.steps] == ["t1", "t2"]


def test_how_two_people_are_related_names_what_they_share(solver: Solver):
    answer = solver.ask("林晚和赵一鸣有什么关系？")
    assert answer.text.startswith("林晚和赵一鸣是合作演员：两人在1990年共同出演了《雾港》")


def test_passages_answer_what_no_triple_says(solver: Solver):
    answer = solver.ask("赵一鸣为什么从不出海？")
    assert answer.text == "赵一鸣因为害怕坐船而从不出海。"
    assert answer.citations[0].quote == "他因为害怕坐船而从不出海"


def test_a_number_is_read_from_the_clause_that_says_it(solver: Solver):
    assert "3752万港元" in solver.ask("《北行》的票房是多少？").text


def test_what_the_pages_do_not_say_is_not_answered(solver: Solver):
    answer = solver.ask("林晚的血型是什么？")
    assert answer.abstained
    assert answer.text == "资料没有说明林晚的血型。"
    assert answer.stop_reason is StopReason.NO_EVIDENCE
    assert answer.citations == ()


def test_an_abstention_from_two_steps_says_neither_of_the_other(solver: Solver):
    answer = solver.ask("《北行》的导演有几个孩子？")
    assert answer.abstained
    assert answer.text == "资料没有说明：《北行》的导演有几个孩子。"


def test_every_quote_stands_in_its_document(solver: Solver):
    answer = solver.ask("林晚和赵一鸣有什么关系？")
    texts = {"林晚": LIN, "赵一鸣": ZHAO}
    assert answer.citations
    assert all(texts[c.document][c.start : c.end] == c.quote for c in answer.citations)


def test_marks_stand_in_the_marked_text_only(solver: Solver):
    answer = solver.ask("林晚出生在哪里？")
    assert answer.marked == "林晚出生于海城[1]。"


def test_a_second_part_takes_its_names_from_the_first(solver: Solver):
    answer = solver.ask("林晚在《雾港》中饰演谁，在哪里出生？")
    assert "阿宁" in answer.text
    assert "海城" in answer.text


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("林晚和赵一鸣出生在哪里？", "林晚出生于海城，赵一鸣出生于东岛。"),
        ("林晚和赵一鸣分别是哪一年出生的？", "林晚出生于1962年6月22日，赵一鸣出生于1955年5月18日。"),
        ("《北行》的导演是谁？她是哪里人？", "《北行》的导演是林晚，林晚出生于海城。"),
    ],
)
def test_each_part_is_answered(solver: Solver, question: str, text: str):
    assert solver.ask(question).text == text


def test_a_part_that_nothing_answers_is_said_to_be_unanswered(solver: Solver):
    answer = solver.ask("林晚的血型是什么？林晚出生在哪里？")
    assert answer.text == "林晚出生于海城。资料没有说明林晚的血型。"
    assert answer.marked == "林晚出生于海城[1]。资料没有说明林晚的血型。"
    assert not answer.abstained


def test_ask_works_where_an_event_loop_runs(solver: Solver):
    async def inside() -> str:
        return solver.ask("林晚出生在哪里？").text

    assert asyncio.run(inside()) == "林晚出生于海城。"


@pytest.mark.parametrize("question", ["林\u200b晚出生在哪里？", "\ufeff林晚\u200e出生在哪\u00ad里？"])
def test_characters_that_nobody_sees_change_no_answer(solver: Solver, question: str):
    assert solver.ask(question).text == "林晚出生于海城。"
    assert solver.plan(question).form == solver.plan("林晚出生在哪里？").form


def test_a_question_too_long_for_any_budget_is_refused(solver: Solver):
    long = "林晚出生在哪里？" * 63
    with pytest.raises(InputError, match=r"504 characters; at most 500"):
        solver.ask(long)
    with pytest.raises(InputError, match=r"504 characters; at most 500"):
        solver.plan(long)


def test_a_proof_holds_until_its_page_changes(solver: Solver, store: GraphStore):
    proof = solver.ask("林晚出生在哪里？").proof
    assert verify(proof, store).holds
    (graph,) = store.get_document_graphs(["林晚"])
    changed = Document("林晚", "林晚", "林晚是演员。", "林晚.txt", Language.CHINESE)
    chunk = Chunk("林晚#0", "林晚", 0, 0, 6, "林晚是演员。", Language.CHINESE)
    store.upsert(
        GraphBatch(
            (replace(graph, document=changed, chunks=(chunk,), mentions=(), statements=(), vectors=None),)
        )
    )
    problems = verify(proof, store).problems
    assert "chunk 林晚#0 has another text now" in problems
    assert any(line.startswith("triple 林晚 · birth_place · 海城") for line in problems)


def test_a_proof_without_its_page_says_so(solver: Solver, store: GraphStore):
    proof = solver.ask("林晚出生在哪里？").proof
    store.delete_documents(["林晚"])
    assert "chunk 林晚#0 is no longer in the store" in verify(proof, store).problems


@pytest.mark.parametrize(
    "question", ["王小石是哪一年出生的？", "高尔斯基的出生地是哪里？", "When was Gorsky born?"]
)
def test_a_question_about_nobody_known_is_not_answered_about_another(solver: Solver, question: str):
    assert solver.ask(question).abstained


def test_a_role_that_is_not_the_one_asked_about_is_denied_with_the_true_one(solver: Solver):
    answer = solver.ask("林晚在《雾港》里饰演的是船长吗？")
    assert answer.text.startswith("不是")
    assert "阿宁" in answer.text


def test_a_role_leads_to_its_films(solver: Solver):
    answer = solver.ask("林晚在哪些电影中饰演过阿宁？")
    assert "雾港" in answer.text
    assert "北行" not in answer.text
