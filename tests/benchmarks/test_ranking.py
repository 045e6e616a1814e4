"""What rankers are trained on: which questions, which candidates, which corpora."""

import argparse
import json
from dataclasses import replace

import numpy as np
import pytest

from backends.stores.sqlite import SqliteStore
from benchmarks.common import load_folder
from benchmarks.corpora_joined import extended, joined, joined_store, parts_of
from benchmarks.ranking_data import Asked, families_of, ranked, text_digest, without
from benchmarks.ranking_pages import (
    CHUNKS,
    FAMILY,
    PAGES,
    Proven,
    collect_proven,
    pages_store,
    proven_questions,
)
from builder.report import BuildRequest
from builder.wiring import build_pipeline
from retriever.pipeline import build_retriever
from schemas.errors import InputError
from schemas.ontology import Ontology
from schemas.settings import load_settings

pytest.importorskip("lightgbm", exc_type=(ImportError, OSError))  # libgomp may be missing

from benchmarks.ranking_gathering import gathered, merged
from benchmarks.ranking_models import spread, stack, thinned, train_linear, train_pages
from benchmarks.train_ranker import MOST_ALIKE, MOST_OF_PAGES, balanced, written
from retriever.ranking.blend import BlendRanker
from retriever.ranking.features import FEATURES
from retriever.ranking.linear import LinearRanker
from retriever.ranking.trees import Tree, TreesRanker
from tests.retriever.ranking.columns import features

NOTHING = Tree((-1,), (0,), (0,), (0.0,))
BASE = [feature.name for feature in FEATURES].index("base")


def asked(question, base, gold, *, folder="musique-dev", family="musique", golds=frozenset()):
    matrix = np.zeros((len(base), len(FEATURES)), np.float32)
    matrix[:, BASE] = base
    chunks = tuple(f"d{row}#0" for row in range(len(base)))
    wanted = frozenset(f"d{row}" for row in gold)
    rows = np.isin(np.arange(len(base)), gold)
    return Asked(folder, family, question, wanted, golds, matrix, rows, chunks, matrix[:, BASE])


def write(folder, name, rows):
    (folder / name).write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


@pytest.fixture
def folder(tmp_path):
    write(tmp_path, "corpus.jsonl", [{"id": "a", "title": "A", "text": "Alpha."}])
    write(tmp_path, "questions.jsonl", [{"id": "q1", "question": "Who is A?", "supporting": ["a"]}])
    return tmp_path


def test_a_folder_with_extra_passages_is_read_with_them_under_its_name(folder):
    write(folder, "corpus_extra.jsonl", [{"id": "b", "title": "B", "text": "Beta."}])
    write(folder, "questions_extra.jsonl", [{"id": "q2", "question": "Who is B?", "supporting": ["b"]}])
    (whole,) = extended(folder, folder / "cache")
    assert whole.name == folder.name
    assert [passage.id for passage in whole.passages] == ["a", "b"]
    assert [question.id for question in whole.questions] == ["q1", "q2"]


def test_a_folder_without_extra_passages_stands_alone(folder):
    assert extended(folder, folder / "cache") == []


def test_a_question_asked_of_two_corpora_counts_once_with_the_larger():
    small, large, other = (asked(q, [1.0] * n, [0]) for q, n in (("q1", 2), ("q1", 5), ("q2", 3)))
    assert merged([small, other], [large]) == [other, large]


def test_questions_of_the_tested_family_and_of_tested_texts_are_dropped(folder):
    tested = load_folder(folder)
    other = asked("q1", [1.0, 0.0], [0])
    known = asked("q2", [1.0, 0.0], [0], golds=frozenset({text_digest("alpha")}))
    kin = asked("q3", [1.0, 0.0], [0], family=tested.name)
    translated = asked("q4", [1.0, 0.0], [0], folder=tested.name, family="another")
    assert without([other, known, kin, translated], tested, tested.name) == [other]


def test_questions_in_two_languages_are_of_two_families(folder):
    rows = [{"id": "en", "question": "Who is A?", "supporting": ["a"]}]
    rows.append({"id": "zh", "question": "甲是谁？", "supporting": ["a"]})
    write(folder, "questions.jsonl", rows)
    tested = load_folder(folder)
    assert families_of(tested) == [tested.name]
    assert families_of(replace(tested, name="xquad-en-zh")) == ["squad-en", "squad-zh"]


def test_of_single_questions_so_many_are_kept_and_of_others_all():
    single = [asked(f"s{n}", [1.0, 0.0], [0], family="popqa") for n in range(MOST_ALIKE + 5)]
    several = [asked(f"m{n}", [1.0, 0.0], [0]) for n in range(MOST_ALIKE + 5)]
    kept = balanced([*single, *several])
    assert sum(one.family == "popqa" for one in kept) == MOST_ALIKE
    assert sum(one.family == "musique" for one in kept) == MOST_ALIKE + 5


def test_of_questions_over_pages_so_many_are_kept():
    kept = balanced(
        [asked(f"p{n}", [1.0, 0.0], [0], folder=FAMILY, family=FAMILY) for n in range(MOST_OF_PAGES + 5)]
    )
    assert len(kept) == MOST_OF_PAGES


def test_questions_over_pages_are_learned_from_if_they_have_evidence_and_need_not_stay_unseen(folder):
    rows = [
        {"id": "one", "question": "Who?", "evidence": "Alpha was founded by Beta."},
        {"id": "two", "question": "Where?", "evidence": ["Beta was born in Gamma.", ""]},
        {"id": "unseen", "question": "When?", "evidence": "1970", "unseen": True},
        {"id": "unanswerable", "question": "Why?", "evidence": []},
    ]
    write(folder, "questions.jsonl", rows)
    assert [(one.id, one.evidence) for one in proven_questions(folder)] == [
        ("one", ("Alpha was founded by Beta.",)),
        ("two", ("Beta was born in Gamma.",)),
    ]


def test_chunks_that_hold_evidence_are_gold(tmp_path):
    settings = load_settings(environment={"GUANXI_CACHE": str(tmp_path / "cache")})
    (tmp_path / PAGES).mkdir()
    for name, text in (
        ("Alpha", "Alpha was founded by Beta Gamma."),
        ("Beta Gamma", "Beta Gamma is a baker."),
    ):
        (tmp_path / PAGES / f"{name}.md").write_text(f"# {name}\n\n{text}\n", encoding="utf-8")
    store = pages_store(tmp_path, settings)
    ontology = Ontology.load(settings.builder.ontology)
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=settings.retriever)
    question = Proven("q", "Who founded Alpha?", ("Alpha was **founded** by Beta Gamma",))
    (one,) = collect_proven([question], store, retriever)
    assert [chunk for chunk, gold in zip(one.chunks, one.gold, strict=True) if gold] == ["Alpha.md#0"]
    assert one.wanted == {"Alpha.md"}
    assert one.matrix.shape == (len(one.chunks), len(FEATURES))
    store.close()


def test_pages_are_read_in_chunks_of_several_sizes_as_questions_of_their_own(tmp_path):
    settings = load_settings(environment={"GUANXI_CACHE": str(tmp_path / "cache")})
    (tmp_path / PAGES).mkdir()
    text = " ".join(f"Alpha baked bread of the kind {n} for the people of Gamma." for n in range(12))
    (tmp_path / PAGES / "Alpha.md").write_text(f"# Alpha\n\n{text}\n", encoding="utf-8")
    ontology = Ontology.load(settings.builder.ontology)
    question = Proven("q", "What did Alpha bake?", ("of the kind 7",))
    found = {}
    for size in CHUNKS:
        store = pages_store(tmp_path, settings, size=size)
        retriever = build_retriever(store, embedder=None, ontology=ontology, settings=settings.retriever)
        (found[size],) = collect_proven([question], store, retriever, size=size)
        store.close()
    whole, fine = found.values()
    assert (whole.question, fine.question) == ("q", "q, in chunks of 0.4")
    assert len(fine.chunks) > len(whole.chunks)
    assert whole.gold.sum() == fine.gold.sum() == 1


def test_rankers_see_the_first_candidates_each_nth_of_the_others_and_all_gold():
    data = stack([asked("q", np.linspace(1, 0, 8), [6]), asked("r", [0.2, 0.9, 0.1], [0])])
    rows = thinned(data, data.matrix[:, BASE].astype(np.float64), 2, 3)
    # of q the first two, then the third, the sixth, and gold; of r the first two, then the third
    assert rows.matrix[:, BASE].tolist() == data.matrix[[0, 1, 2, 5, 6, 8, 9, 10], BASE].tolist()
    assert rows.sizes.tolist() == [5, 3]
    assert rows.gold.tolist() == [False] * 4 + [True, True, False, False]


def test_the_spread_is_the_mean_deviation_within_a_question():
    # (1, 3) spreads by 1 around 2, (5, 5) not at all
    assert spread(np.array([1.0, 3.0, 5.0, 5.0]), np.array([2, 2])) == 0.5


def test_linear_training_finds_the_column_that_tells():
    random = np.random.default_rng(0)
    data = stack([asked(f"q{n}", [*random.random(9), 2.0], [9]) for n in range(30)])
    weights = train_linear(data)
    assert max(weights, key=weights.__getitem__) == "base"


def test_training_on_pages_finds_what_the_scores_lack_and_leaves_passages_alone():
    random = np.random.default_rng(0)

    def question(number, *, paged):
        rows = features(base=0.5 * random.random(10), path_ends=[0.0] * 9 + [1.0], paged=[float(paged)] * 10)
        gold = 9 if paged else int(rows.base.argmax())
        one = asked(f"q{number}", rows.base, [gold])
        return replace(one, matrix=rows.matrix())

    data = stack([question(n, paged=n % 2) for n in range(60)])
    scores = data.matrix[:, BASE].astype(np.float64)
    weights = train_pages(data, scores)
    assert max(weights, key=weights.__getitem__) == "path_ends"
    ranker = BlendRanker(LinearRanker({"base": 4.0}), TreesRanker([NOTHING]), LinearRanker(weights))
    for question_rows in np.split(np.arange(len(data.gold)), 60):
        found = ranker.score_matrix(data.matrix[question_rows])
        assert data.gold[question_rows][found.argmax()]


def test_scores_that_tell_against_gold_are_no_ground_for_weights_on_pages():
    data = stack([asked(f"q{n}", np.linspace(0, 1, 10), [0]) for n in range(20)])
    with pytest.raises(InputError, match="tell against"):
        train_pages(data, data.matrix[:, BASE].astype(np.float64))


def test_documents_stand_where_their_best_chunk_stands():
    one = asked("q", [0.1, 0.9, 0.5], [1])
    assert ranked(one, one.base.astype(np.float64), 2) == ["d1", "d2"]


def test_folders_are_joined_with_their_extra_passages(folder, tmp_path):
    write(folder, "corpus_extra.jsonl", [{"id": "b", "title": "B", "text": "Beta."}])
    other = tmp_path / "other"
    other.mkdir()
    write(other, "corpus.jsonl", [{"id": "c", "title": "C", "text": "Gamma."}])
    write(other, "questions.jsonl", [{"id": "q2", "question": "Who is C?", "supporting": ["c"]}])
    whole = joined([*parts_of(folder), *parts_of(other)])
    assert [passage.id for passage in whole.passages] == ["a", "b", "c"]
    assert [question.id for question in whole.questions] == ["q1", "q2"]


def test_passages_of_one_id_are_not_joined(folder):
    with pytest.raises(InputError):
        joined([load_folder(folder), load_folder(folder)])


def test_a_store_copied_from_its_parts_is_that_of_one_build(tmp_path):
    settings = load_settings(environment={"GUANXI_CACHE": str(tmp_path / "cache")})
    parts = []
    for name, text in (("one", "Alpha was founded by Beta Gamma."), ("two", "Beta Gamma was born in Delta.")):
        (tmp_path / name).mkdir()
        write(tmp_path / name, "corpus.jsonl", [{"id": name, "title": name, "text": text}])
        write(tmp_path / name, "questions.jsonl", [{"id": name, "question": "Who?", "supporting": [name]}])
        parts.append(load_folder(tmp_path / name))
    copied = joined_store(parts, settings)
    (tmp_path / "both").mkdir()
    rows = [{"id": p.id, "title": p.title, "text": p.text} for part in parts for p in part.passages]
    write(tmp_path / "both", "corpus.jsonl", rows)
    built = SqliteStore.open(tmp_path / "both.db", create=True)
    build_pipeline(settings).build(built, BuildRequest([tmp_path / "both" / "corpus.jsonl"]))
    assert list(copied.iterate_entities()) == list(built.iterate_entities())
    assert list(copied.iterate_triples()) == list(built.iterate_triples())
    assert copied.stats().documents == built.stats().documents == 2
    copied.close()


def test_weights_are_not_made_of_nothing(tmp_path):
    with pytest.raises(InputError, match="nothing is left to learn from for some"):
        written([], [], {}, tmp_path / "some")


def test_two_folders_of_one_name_are_refused(folder, tmp_path):
    other = tmp_path / "elsewhere" / folder.name
    options = argparse.Namespace(data=[folder, other], joined=[], as_built=False, extra=False, pages=None)
    with pytest.raises(InputError, match=f"two folders are called {folder.name}"):
        gathered(options, [])
