"""The pages of each collection and the questions about them prove each other."""

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from builder.readers import Page, read

DATA = Path(__file__).parents[2] / "data"
KINDS = {
    "attribute",
    "relation",
    "role",
    "chain",
    "list",
    "count",
    "comparison",
    "superlative",
    "difference",
    "yes_no",
    "intersection",
    "unanswerable",
}
SHARED_CHARACTERS = 40
ALSO_CHARACTERS = range(15, 121)  # a shorter quote could stand where it states something else


@dataclass(frozen=True)
class Collection:
    """Where pages and questions stand, and how many characters or words a page has."""

    pages: Path
    questions: Path
    chinese: range
    english: range


SAMPLE = Collection(DATA / "encyclopedia", DATA / "questions.jsonl", range(400, 1501), range(120, 501))
HELD_OUT = Collection(
    DATA / "held_out" / "pages", DATA / "held_out" / "questions.jsonl", range(700, 2001), range(250, 801)
)

FURTHER = Collection(
    DATA / "held_out_2" / "pages", DATA / "held_out_2" / "questions.jsonl", range(500, 2001), range(250, 801)
)


@pytest.fixture(scope="module", params=[SAMPLE, HELD_OUT, FURTHER], ids=["sample", "held out", "held out 2"])
def collection(request):
    return request.param


@pytest.fixture(scope="module")
def pages(collection):
    return {
        path.relative_to(collection.pages).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(collection.pages.rglob("*"))
        if path.is_file()
    }


@pytest.fixture(scope="module")
def texts(collection):
    """What the reader makes of each page: the text that evidence and citations quote."""
    read_pages = [page for page in read([collection.pages]) if isinstance(page, Page)]
    return {page.document.key: page.document.text for page in read_pages}


@pytest.fixture(scope="module")
def questions(collection):
    lines = collection.questions.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def passages(question):
    evidence = question["evidence"]
    return [evidence] if isinstance(evidence, str) else evidence


@pytest.mark.parametrize("language", ["zh", "en"])
def test_each_language_has_fifteen_pages(pages, language):
    assert sum(key.startswith(f"{language}/") for key in pages) >= 15


def test_every_page_opens_with_its_title(pages):
    for key, text in pages.items():
        assert text.splitlines()[0] == f"# {Path(key).stem}", key


def test_pages_are_neither_stubs_nor_books(collection, pages):
    chinese = {key: len(text) for key, text in pages.items() if key.startswith("zh/")}
    english = {key: len(text.split()) for key, text in pages.items() if key.startswith("en/")}
    assert {key: n for key, n in chinese.items() if n not in collection.chinese} == {}
    assert {key: n for key, n in english.items() if n not in collection.english} == {}


def test_no_two_pages_share_forty_characters(pages):
    home: dict[str, str] = {}
    for key, text in pages.items():
        for start in range(len(text) - SHARED_CHARACTERS + 1):
            passage = text[start : start + SHARED_CHARACTERS]
            assert home.setdefault(passage, key) == key, passage


def test_question_ids_are_unique(questions):
    repeated = [id for id, n in Counter(q["id"] for q in questions).items() if n > 1]
    assert repeated == []


def test_no_question_is_asked_twice(questions):
    repeated = [text for text, n in Counter(q["question"] for q in questions).items() if n > 1]
    assert repeated == []


def test_every_kind_has_three_questions(questions):
    counts = Counter(q["kind"] for q in questions)
    assert set(counts) == KINDS
    assert {kind: n for kind, n in counts.items() if n < 3} == {}


def test_evidence_stands_word_for_word_in_a_page(texts, questions):
    for question in questions:
        for passage in passages(question):
            assert any(passage in text for text in texts.values()), (question["id"], passage)


def test_what_states_the_same_as_evidence_is_other_words_of_a_page(texts, questions):
    for question in questions:
        also = question.get("also", {})
        assert also.keys() <= set(passages(question)), question["id"]
        for passage, ways in also.items():
            quotes = [quote for way in ways for quote in ([way] if isinstance(way, str) else way)]
            assert all([*ways, quotes]), (question["id"], passage)
            assert len(set(quotes)) == len(quotes), (question["id"], passage)
            for quote in quotes:
                assert len(quote) in ALSO_CHARACTERS, (question["id"], quote)
                assert quote not in passage, (question["id"], quote)
                assert passage not in quote, (question["id"], quote)
                assert any(quote in text for text in texts.values()), (question["id"], quote)


def test_supporting_documents_exist_and_hold_the_evidence(texts, questions):
    for question in questions:
        if "supporting" not in question:
            continue
        supporting = [texts[key] for key in question["supporting"]]
        for passage in passages(question):
            assert any(passage in text for text in supporting), (question["id"], passage)


def test_only_unanswerable_questions_lack_answers_and_evidence(questions):
    for question in questions:
        missing = question["kind"] == "unanswerable"
        assert (question["answers"] == []) is missing, question["id"]
        assert (question["evidence"] == "") is missing, question["id"]
        assert all(passages(question)) is not missing, question["id"]


def test_no_page_stands_in_both_collections():
    titles = Counter(path.stem for one in (SAMPLE, HELD_OUT) for path in one.pages.rglob("*.md"))
    assert [title for title, n in titles.items() if n > 1] == []
