"""A retriever that is asked once for the same thing."""

from __future__ import annotations

from schemas.retrieval import LinkedEntity, Query, Ranking
from schemas.text import Language
from solver.recalling import Recalling

WAN = LinkedEntity("e1", "林晚", "Person", "林晚", 1.0, "name", 0, 2)
QUERY = Query("林晚是谁？", Language.CHINESE)


class Counting:
    """Finds the same for everything, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def link(self, question: str, language: Language) -> list[LinkedEntity]:
        self.asked.append(question)
        return [WAN]

    def link_name(self, name: str, type: str = "") -> list[LinkedEntity]:
        self.asked.append((name, type))
        return [WAN]

    def retrieve(self, query: Query, *, flow: str | None = None) -> Ranking:
        self.asked.append((query, flow))
        return Ranking(query, (), ())


def test_the_same_query_is_passed_on_once() -> None:
    inner = Counting()
    recalling = Recalling(inner)
    assert recalling.retrieve(QUERY) is recalling.retrieve(QUERY)
    assert inner.asked == [(QUERY, None)]


def test_another_flow_is_another_query() -> None:
    inner = Counting()
    recalling = Recalling(inner)
    recalling.retrieve(QUERY)
    recalling.retrieve(QUERY, flow="kg_cs")
    assert inner.asked == [(QUERY, None), (QUERY, "kg_cs")]


def test_names_are_linked_once() -> None:
    inner = Counting()
    recalling = Recalling(inner)
    for _ in range(2):
        recalling.link("林晚是谁？", Language.CHINESE)
        recalling.link_name("林晚", "Person")
    assert inner.asked == ["林晚是谁？", ("林晚", "Person")]


def test_what_a_caller_does_to_a_list_changes_nothing() -> None:
    recalling = Recalling(Counting())
    recalling.link("林晚是谁？", Language.CHINESE).clear()
    assert recalling.link("林晚是谁？", Language.CHINESE) == [WAN]
