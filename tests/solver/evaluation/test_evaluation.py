"""What makes an answer right and cited."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import pytest

from schemas.answer import Answer, Citation, Proof, StopReason
from schemas.errors import InputError
from schemas.graph import Subgraph
from schemas.text import Language
from solver.evaluation import Question, Report, contains, evaluate, holds, judge, read_questions

PROOF = Proof("", "", "", (), (), (), (), "", 1, 0.0)


def answer(
    text: str, *, chunk: str = "", abstained: bool = False, language: Language = Language.CHINESE
) -> Answer:
    citations = (Citation(chunk, chunk.split("#")[0], "", (), 0, 1, "x"),) if chunk else ()
    return Answer(
        question="", text=text, marked=text, abstained=abstained, stop_reason=StopReason.ANSWERED,
        language=language, citations=citations, plan="", steps=(), subgraph=Subgraph(), proof=PROOF, ms=10.0,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "wanted", "held"),
    [
        ("票房3752万港元", "3752", True),
        ("票房13752万港元", "3752", False),
        ("票房3752.8万港元", "3752", False),
        ("票房1,752万", "752", False),
        ("Ｊａｙ Chou", "jay chou", True),
        ("in 1954.", "1954", True),
        ("由錢鍾書執導的電影", "执导的电影", True),
        ("the composer’s death, “Tosca”", 'the composer\'s death, "Tosca"', True),
        ("拿破仑战争时期最负\n盛名的舰队", "最负盛名的舰队", True),
        ("anything", "", False),
    ],
)
def test_contains_folds_width_case_and_script_and_takes_numbers_whole(text: str, wanted: str, held: bool):
    assert contains(text, wanted) is held


def test_all_answers_must_stand_by_default():
    question = Question("q", "?", ("甲", "乙"))
    assert not judge(question, answer("只有甲"), []).right
    assert judge(question, answer("甲和乙"), []).right


def test_match_any_takes_one():
    assert judge(Question("q", "?", ("甲", "乙")), answer("只有甲"), [], match="any").right


@pytest.mark.parametrize(
    ("text", "gold", "right"),
    [
        ("是的，甲是乙的哥哥。", "是", True),
        ("不是，甲是丙的哥哥。", "是", False),
        ("不是，甲是丙的哥哥。", "不是", True),
        ("没有，甲拒绝了。", "不是", True),
        ("Yes: Nora knows Otto.", "yes", True),
        ("Yes: Nora knows Otto.", "no", False),
        ("No: the eyes are blue.", "yes", False),
        ("No: the eyes are blue.", "no", True),
        ("Nora said no.", "no", False),
    ],
)
def test_yes_or_no_is_what_the_answer_begins_with(text: str, gold: str, right: bool):
    question = Question("q", "?", (gold,), kind="yes_no")
    assert judge(question, answer(text), []).right is right


def test_an_answer_of_more_than_200_characters_is_not_right():
    question = Question("q", "?", ("甲",))
    assert judge(question, answer("甲" + "一" * 199), []).right
    assert not judge(question, answer("甲" + "一" * 200), []).right


def test_an_english_answer_may_have_60_words():
    question = Question("q", "?", ("word",))
    assert judge(question, answer("word " * 60, language=Language.ENGLISH), []).right
    assert not judge(question, answer("word " * 61, language=Language.ENGLISH), []).right


def test_unanswerable_is_right_only_when_abstained():
    question = Question("q", "?", (), "unanswerable")
    judged = judge(question, answer("资料没有说明。", abstained=True), [])
    assert (judged.right, judged.cited, judged.right_and_cited) == (True, None, True)
    assert not judge(question, answer("有"), []).right


def test_cited_chunks_hold_the_evidence_between_them():
    question = Question("q", "?", ("甲",), evidence=("首句", "次句"))
    assert judge(question, answer("甲", chunk="a#0"), ["有首句", "有次句"]).cited
    assert not judge(question, answer("甲", chunk="a#0"), ["有首句"]).cited


def test_words_that_state_the_same_count_for_the_evidence_that_they_state_alone():
    question = Question("q", "?", ("甲",), evidence=("首句", "次句"), also={"次句": ("又句",)})
    assert judge(question, answer("甲", chunk="a#0"), ["有首句", "有又句"]).cited
    assert not judge(question, answer("甲", chunk="a#0"), ["有又句", "有次句"]).cited


@pytest.mark.parametrize(
    ("text", "passage"),
    [
        ("Her films\nThe Mill\nTide", "- *The Mill*"),
        ("角色\n周野：许航", "- 周野：许航"),
        ("Role | Actor\nMara | Ada Berg", "| Mara | Ada Berg |"),
        ("Role | Actor\nMara | Ada Berg", "| Role | Actor |\n| --- | :---: |\n| Mara | Ada Berg |"),
        ("The first was Tide, then The Mill.", "1. The first was _Tide_, then **The Mill**."),
        ("Early life\nShe was born at sea.", "## Early life\n> She was born at sea."),
        ("It runs make all.", "It runs `make all`."),
        ("- 周野：许航", "周野：许航"),
    ],
)
def test_evidence_may_have_the_marks_of_a_markdown_page(text: str, passage: str):
    assert holds(text, passage)


@pytest.mark.parametrize(
    ("text", "passage"),
    [
        ("A well known man", "A well-known man"),
        ("It fell to 5 degrees", "It fell to -5 degrees"),
        ("They sold 12 ships", "They sold 11. ships"),
        ("the file name", "the file_name"),
        ("born in 1935. Then", "born in 1936. Then"),
        ("anything", "- "),
    ],
)
def test_nothing_but_marks_is_left_out_of_evidence(text: str, passage: str):
    assert not holds(text, passage)


def test_cited_chunks_hold_evidence_copied_from_a_list():
    question = Question("q", "?", ("The Mill",), evidence=("- *The Mill*", "- *Tide*"))
    cited = ["Her films\nThe Mill", "Tide"]
    assert judge(question, answer("The Mill", chunk="a#0"), cited).cited
    assert not judge(question, answer("The Mill", chunk="a#0"), cited[:1]).cited


def test_supporting_documents_count_instead_of_evidence():
    question = Question("q", "?", ("甲",), evidence=("别处",), supporting=("a",))
    assert judge(question, answer("甲", chunk="a#0"), ["无"]).cited
    assert not judge(question, answer("甲", chunk="b#0"), ["无"]).cited


class Fixed:
    """Answers everything with one answer."""

    def __init__(self, fixed: Answer) -> None:
        self._fixed = fixed

    def ask(self, question: str) -> Answer:
        return replace(self._fixed, question=question)

    def cited_texts(self, answer: Answer) -> tuple[str, ...]:
        return ("甲 来自 此处",)


def test_a_report_counts_by_kind_and_time():
    questions = [
        Question("1", "?", ("甲",), "list", ("此处",)),
        Question("2", "?", ("乙",), "list", ("此处",)),
    ]
    report = evaluate(questions, Fixed(answer("甲", chunk="a#0")))
    document = report.document()
    assert (document["n"], document["right"], document["cited"], document["right_and_cited"]) == (2, 1, 2, 1)
    assert document["by_kind"] == {"list": {"n": 2, "right": 1, "cited": 2, "right_and_cited": 1}}
    assert (document["p50_ms"], document["exact_match"], document["f1"]) == (10.0, 0.5, 0.5)


def test_an_abstention_is_not_counted_as_wrong():
    questions = [Question("1", "?", ("甲",)), Question("2", "?", ("乙",))]
    assert evaluate(questions, Fixed(answer("甲"))).document()["wrong"] == 1
    abstained = evaluate(questions, Fixed(answer("没有说明", abstained=True))).document()
    assert (abstained["wrong"], abstained["abstained"]) == (0, 2)


def test_an_empty_report_has_no_division_by_nothing():
    assert Report(()).document()["f1"] == 0.0


def test_another_match_is_refused():
    with pytest.raises(ValueError, match="all, any"):
        evaluate([], Fixed(answer("")), match="some")


def test_read_questions_takes_strings_and_lists(tmp_path: Path):
    path = tmp_path / "q.jsonl"
    path.write_text('{"id": "a", "question": "Who?", "answers": ["x"], "evidence": "e", "unseen": true}\n\n')
    assert read_questions(path) == (Question("a", "Who?", ("x",), evidence=("e",), unseen=True),)


@pytest.mark.parametrize("question", ["5", "null", '["Who?"]', '""', '"?!"', f'"{"x" * 501}"'])
def test_what_cannot_be_asked_is_named_with_its_line(tmp_path: Path, question: str):
    path = tmp_path / "q.jsonl"
    path.write_text(f'{{"question": "Who?"}}\n{{"question": {question}}}\n', encoding="utf-8")
    with pytest.raises(InputError, match="line 2: not a question"):
        read_questions(path)


def test_a_file_that_breaks_off_cannot_be_read(tmp_path: Path):
    path = tmp_path / "q.jsonl.gz"
    path.write_bytes(gzip.compress(b'{"question": "Who?"}')[:20])
    with pytest.raises(InputError, match="cannot be read"):
        read_questions(path)


def test_read_questions_names_the_line(tmp_path: Path):
    path = tmp_path / "q.jsonl"
    path.write_text('{"question": "Who?", "answers": []}\nnot json\n')
    with pytest.raises(InputError, match="line 2"):
        read_questions(path)


@pytest.mark.parametrize(
    "also", ['{"another": ["x"]}', '"e"', "null", "[1]", '{"e": [["it", 1]]}', '{"e": [[]]}']
)
def test_what_states_the_same_as_no_evidence_is_refused(tmp_path: Path, also: str):
    path = tmp_path / "q.jsonl"
    row = '{"question": "Who?", "answers": ["x"], "evidence": "e", "also": {"e": "it"}}'
    path.write_text(row)
    assert read_questions(path)[0].stating() == ((("e",), ("it",)),)
    path.write_text(row.replace('"it"', '["it", ["one", "other"]]'))
    assert read_questions(path)[0].stating() == ((("e",), ("it",), ("one", "other")),)
    path.write_text(row.replace('{"e": "it"}', also))
    with pytest.raises(InputError, match="line 1"):
        read_questions(path)


@pytest.mark.parametrize(
    ("question", "quotes", "shown"),
    [
        (Question("q", "?", ("1962",)), ["生于1962年。"], True),
        (Question("q", "?", ("1962", "香港")), ["生于1962年。", "生于香港。"], True),
        (Question("q", "?", ("1962", "香港")), ["生于1962年。"], False),
        (Question("q", "?", ("1962", "香港"), match="any"), ["生于1962年。"], True),
        (Question("q", "?", ("是",), kind="yes_no"), ["他是演员。"], False),
        (Question("q", "?", ("甲",), kind="yes_no"), ["甲是演员。"], True),
        (Question("q", "?", (), kind="unanswerable"), ["甲"], False),
    ],
)
def test_an_abstention_shows_the_answer_where_its_passages_hold_it(
    question: Question, quotes: list[str], shown: bool
):
    passages = tuple(Citation("p#0", "p", "", (), 0, len(quote), quote) for quote in quotes)
    left_open = replace(answer("没有说明", abstained=True), nearest=passages)
    assert judge(question, left_open, []).shown is shown
    assert not judge(question, replace(left_open, abstained=False), []).shown
    assert Report((judge(question, left_open, []),)).document()["shown"] == int(shown)


def test_answers_are_counted_by_their_confidence():
    sure = [(0.95, "甲"), (0.85, "乙"), (0.55, "甲"), (None, "甲")]
    judged = [judge(Question("q", "?", ("甲",)), replace(answer(text), confidence=c), []) for c, text in sure]
    kept = {row["least"]: (row["n"], row["right"]) for row in Report(tuple(judged)).by_confidence()}
    assert kept == {0.5: (3, 2), 0.6: (2, 1), 0.7: (2, 1), 0.8: (2, 1), 0.9: (1, 1)}
    assert Report(tuple(judged[3:])).by_confidence() == []
    assert Report(tuple(judged)).document()["questions"][1]["confidence"] == 0.85
