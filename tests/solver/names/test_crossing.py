"""A question in one language over a page in the other that shares no word with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from backends.stores import open_store
from retriever.crossing.names import CrossingLinker
from retriever.crossing.passages import NearestAcross
from retriever.crossing.translating import Translator
from retriever.crossing.vectors import KNOWN_MODELS, CentredVectors
from retriever.pipeline import build_retriever
from schemas.graph import EmbedderInfo, GraphBatch, Vectors
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.retrieval import Query, ScoredChunk
from schemas.settings import Settings
from schemas.text import Language, Span
from solver.pipeline import Solver
from tests.solver.synthesis.pages import Page

RIVER = Page(
    "en/Spring River",
    "Spring River is a film. Spring River was directed by Nora Vale. Critics loved the long last scene.",
    ("Spring River", "Film"),
    ("Nora Vale", "Person"),
).says(0, "director", 1, "was directed by")
HILL = Page("en/Autumn Hill", "Autumn Hill is a film. It was shot in winter.", ("Autumn Hill", "Film"))
TEA = Page("茶馆旧事", "茶馆旧事是一本小说。它写老城里的人。", ("茶馆旧事", "Book"))
RIVER_WORDS = ("春江", "Spring River")


class TwoLanguages:
    """Meaning in the first two numbers, the language louder in the third."""

    def __init__(self) -> None:
        self.info = EmbedderInfo(min(KNOWN_MODELS), 3, "hand")

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        rows = [(*self._meaning(t), 4.0 if t.isascii() else -4.0) for t in texts]
        vectors = np.array(rows, np.float32)
        return (vectors / np.linalg.norm(vectors, axis=1, keepdims=True)).astype(np.float32)

    def embed_query(self, text: str) -> Vectors:
        return self.embed_passages([text])[0]

    @staticmethod
    def _meaning(text: str) -> tuple[float, float]:
        if any(word in text for word in RIVER_WORDS):
            return (1.0, 0.0)
        return (0.0, 1.0) if "Hill" in text or "茶馆" in text else (0.5, 0.5)


@contextmanager
def filled(path: Path, *pages: Page) -> Iterator[GraphStore]:
    """An open store of some pages with their vectors."""
    embedder = TwoLanguages()
    vectors = {page: embedder.embed_passages([page.chunk.text]) for page in pages}
    opened = open_store(path, create=True)
    opened.set_embedder(embedder.info)
    opened.upsert(GraphBatch(tuple(replace(p.graph(), vectors=rows) for p, rows in vectors.items())))
    yield opened
    opened.close()


@contextmanager
def solving(path: Path, *pages: Page) -> Iterator[Solver]:
    """A solver over some pages."""
    with filled(path, *pages) as opened:
        yield Solver(opened, retriever_of(opened), Ontology.load(), Settings(), embedder=TwoLanguages())


@pytest.fixture
def store(tmp_path: Path):
    with filled(tmp_path / "pages.db", RIVER, HILL, TEA) as opened:
        yield opened


def retriever_of(store):
    return build_retriever(
        store, embedder=TwoLanguages(), ontology=Ontology.load(), settings=Settings().retriever
    )


def test_a_fact_of_the_other_language_answers_a_name_that_only_means_the_same(store):
    retriever = retriever_of(store)
    solver = Solver(store, retriever, Ontology.load(), Settings(), embedder=TwoLanguages())
    answer = solver.ask("《春江》是谁导演的？")
    assert "Nora Vale" in answer.text
    assert answer.citations[0].document == "en/Spring River"


def test_without_vectors_such_a_name_stays_unknown(store):
    retriever = retriever_of(store)
    answer = Solver(store, retriever, Ontology.load(), Settings()).ask("《春江》是谁导演的？")
    assert answer.abstained


def test_a_name_of_which_no_page_says_anything_leads_to_the_other_language_s_page(tmp_path: Path):
    told = Page(
        "en/Lin Wan",
        "Lin Wan is an actress. Lin Wan is married to Nora Vale.",
        ("Lin Wan", "Person"),
        ("Nora Vale", "Person"),
    ).says(0, "spouse", 1, "is married to")
    named = Page("茶馆", "茶馆是一部电影。林晚看过它。", ("茶馆", "Film"), ("林晚", "Person"))
    with solving(tmp_path / "names.db", told, named) as solver:
        answer = solver.ask("林晚的丈夫是谁？")
    assert "Nora Vale" in answer.text


def test_whom_a_page_only_names_in_pinyin_leads_to_the_page_about_them(tmp_path: Path):
    own = Page("林晚", "林晚是诗人。林晚在海城去世。", ("林晚", "Person"), ("海城", "City"))
    own.says(0, "death_place", 1, "林晚在海城去世")
    named = Page(
        "en/Winter",
        "Winter is a book. Winter was translated by Lin Wan.",
        ("Winter", "Book"),
        ("Lin Wan", "Person"),
    ).says(0, "translator", 1, "was translated by")
    with solving(tmp_path / "names.db", own, named) as solver:
        died, translated = (
            solver.ask("Where did Lin Wan die?"),
            solver.ask("Which book did Lin Wan translate?"),
        )
    assert "海城" in died.text
    assert "Winter" in translated.text


@pytest.mark.parametrize(
    "question", ["诺拉·林霍姆在哪里去世？", "《冬日》的导演在哪里去世？", "Where did Nora Lindholm die?"]
)
def test_whom_a_page_only_names_in_transliteration_leads_to_the_page_about_them(
    tmp_path: Path, question: str
):
    own = Page(
        "en/Nora Lindholm",
        "Nora Lindholm is a director. Nora Lindholm died in Harrow.",
        ("Nora Lindholm", "Person"),
        ("Harrow", "City"),
    ).says(0, "death_place", 1, "Nora Lindholm died in Harrow")
    named = Page(
        "冬日", "冬日是一部电影。冬日由诺拉·林霍姆执导。", ("冬日", "Film"), ("诺拉·林霍姆", "Person")
    ).says(0, "director", 1, "冬日由诺拉·林霍姆执导")
    with solving(tmp_path / "names.db", own, named) as solver:
        answer = solver.ask(question)
    assert "Harrow" in answer.text


def test_chunks_of_the_other_language_stand_among_a_rankings_own(store):
    retriever = retriever_of(store)
    embedder = TwoLanguages()
    found = NearestAcross(store, embedder, CentredVectors(embedder)).across(
        Query("春江好看吗？", Language.CHINESE)
    )
    ranking = retriever.retrieve(Query("春江好看吗？", Language.CHINESE))
    assert [hit.document for hit in found] == ["en/Spring River", "en/Autumn Hill"]
    assert {hit.document for hit in ranking.chunks} >= {"en/Spring River", "茶馆旧事"}
    assert [hit.score for hit in ranking.chunks] == sorted((h.score for h in ranking.chunks), reverse=True)


def link(store, question: str, *names: str, translator: Translator | None = None):
    places = [Span(question.index(name), question.index(name) + len(name)) for name in names]
    hits = [
        ScoredChunk("en/Spring River#0", "en/Spring River", 1.0),
        ScoredChunk("茶馆旧事#0", "茶馆旧事", 0.9),
    ]
    return CrossingLinker(
        store, CentredVectors(TwoLanguages()), translator or Translator(Glosses(None))
    ).link(question, places, hits)


def test_a_name_is_linked_where_it_stands(store):
    (found,) = link(store, "《春江》是谁导演的？", "春江")
    assert (found.name, found.surface, found.how) == ("Spring River", "春江", "vector")
    assert (found.start, found.end) == (1, 3)


def test_what_has_a_name_in_the_questions_language_is_not_called_otherwise(store):
    assert not link(store, "茶馆旧闻是谁写的？", "茶馆旧闻")


def test_an_unlike_name_is_not_linked(store):
    assert not link(store, "《茶馆》是谁导演的？", "茶馆")


def test_a_dictionary_finds_a_name_wherever_it_stands(store, tmp_path: Path):
    write_glosses([("诺拉河谷", "nora vale", True)], tmp_path / "glosses.sqlite")
    translator = Translator(Glosses(tmp_path / "glosses.sqlite"))
    (found,) = link(store, "谁说诺拉河谷导演过电影？", translator=translator)
    assert (found.name, found.surface, found.score) == ("Nora Vale", "诺拉河谷", 1.0)


class SaidMeanings:
    """Vectors of names as they are given; all others mean nothing that one of these does."""

    is_measured = True

    def __init__(self, **meanings: tuple[float, float, float]) -> None:
        self._meanings = meanings

    def of(self, texts: Sequence[str], kind: str) -> Vectors:
        return np.array(
            [self._meanings.get(text.replace(" ", "_"), (0.0, 0.0, 1.0)) for text in texts], np.float32
        )


LIKE = {"斯普林·里弗": (1.0, 0.0, 0.0), "spring_river": (1.0, 0.0, 0.0)}


def by_sound(store, question: str, meanings: dict[str, tuple[float, float, float]], *taken: Span):
    linker = CrossingLinker(store, SaidMeanings(**meanings), Translator(Glosses(None)))
    return [(one.surface, one.name) for one in linker.by_sound(question, taken)]


def test_a_page_is_found_by_the_sound_of_its_name_wherever_the_name_stands(store):
    assert by_sound(store, "导演斯普林·里弗演过什么？", LIKE) == [("斯普林·里弗", "Spring River")]


def test_what_sounds_so_in_one_part_alone_is_not_linked(store):
    assert by_sound(store, "导演斯普林·卡尔顿演过什么？", LIKE) == []


def test_what_is_linked_already_is_not_linked_by_its_sound(store):
    assert by_sound(store, "导演斯普林·里弗演过什么？", LIKE, Span(2, 8)) == []


def test_a_dictionary_cuts_no_name_with_points_in_pieces(store, tmp_path: Path):
    write_glosses([("诺拉", "nora vale", True)], tmp_path / "glosses.sqlite")
    translator = Translator(Glosses(tmp_path / "glosses.sqlite"))
    linker = CrossingLinker(store, CentredVectors(TwoLanguages()), translator)
    assert [one.name for one in linker.by_dictionary("诺拉拍过什么？", ())] == ["Nora Vale"]
    assert linker.by_dictionary("诺拉·卡尔顿拍过什么？", ()) == []


def test_a_dictionary_cuts_no_title_in_pieces(store, tmp_path: Path):
    write_glosses([("诺拉", "nora vale", True)], tmp_path / "glosses.sqlite")
    translator = Translator(Glosses(tmp_path / "glosses.sqlite"))
    linker = CrossingLinker(store, CentredVectors(TwoLanguages()), translator)
    assert [one.name for one in linker.by_dictionary("《诺拉》是谁写的？", ())] == ["Nora Vale"]
    assert linker.by_dictionary("《再别诺拉》是谁写的？", ()) == []
