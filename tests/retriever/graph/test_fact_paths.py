"""Paths of two facts from what a question names, and what they are worth for the chunks that say them."""

from dataclasses import replace

import pytest

from retriever.graph.fact_paths import WORTH_SAYING
from retriever.ranking.fused import FusedRanker
from schemas.graph import GraphBatch, Qualifier
from schemas.retrieval import Query
from schemas.text import Language
from tests.retriever.conftest import Written, written


@pytest.fixture
def found(retriever_with):
    retriever = retriever_with(FusedRanker())

    def asked(question, language=Language.ENGLISH):
        return retriever.candidates(Query(question, language))

    return asked


def column(candidates, name):
    return dict(zip(candidates.ids, getattr(candidates.features, name).tolist(), strict=True))


FATHER = "Who is the father of the actor starring in Faithfully Yours?"


def test_a_path_ends_where_the_second_fact_is_said_and_begins_where_the_first_is(found):
    candidates = found(FATHER)
    ends, begins = column(candidates, "path_ends"), column(candidates, "path_begins")
    assert max(ends, key=ends.__getitem__) == "mok#0"
    assert max(begins, key=begins.__getitem__) == "faithfully#0"
    assert column(candidates, "rank_path")["mok#0"] == 1.0
    assert 0 < ends["mok#0"] <= 1
    assert [t.predicate for t in candidates.paths["mok#0"].path] == ["starring", "father"]


def test_a_word_of_the_question_words_one_fact_of_a_path_only(found):
    again = column(found("Who starred with the actor starring in Faithfully Yours?"), "path_ends")
    father = column(found(FATHER), "path_ends")
    assert father["mok#0"] > 3 * max(again.values())


def test_a_path_does_not_lead_back_to_what_is_named(found):
    paths = [known.path for known in found(FATHER).paths.values() if known.path]
    assert paths
    for first, last in paths:
        assert first.subject not in (last.subject, last.object)


def test_two_named_things_meet_where_facts_join_both_to_a_third(found):
    candidates = found("Which film stars Stephen Chow and Max Mok?")
    path = candidates.paths["faithfully#0"].path
    assert [triple.predicate for triple in path] == ["starring", "starring"]
    alone = found("Which film stars Max Mok and a horse?")
    assert column(candidates, "path_ends")["faithfully#0"] > column(alone, "path_ends")["faithfully#0"]


def test_a_path_from_one_name_that_leaves_another_out_is_worth_less(found):
    both = column(
        found("Who is the father of the actor starring in Faithfully Yours, Lidia Shum?"), "path_ends"
    )
    assert both["mok#0"] < column(found(FATHER), "path_ends")["mok#0"]


def test_a_fact_of_what_is_named_is_worth_more_the_better_its_predicate_is_worded(found):
    fact = column(found("Where was Max Mok born?"), "fact")
    other = column(found("How tall is Max Mok?"), "fact")
    assert fact["mok#0"] > 3 * other["mok#0"]


def test_the_best_fact_of_each_named_thing_counts_in_full_as_it_is_worded(found):
    candidates = found("Where were Stephen Chow and Lidia Shum's husband Adam Cheng born, and where Max Mok?")
    own, fact = column(candidates, "fact_own"), column(candidates, "fact")
    # the birth of each is its best worded fact; by itself it is worth less, since it says little of the question
    assert own["chow#0"] == pytest.approx(own["mok#0"])
    assert own["chow#0"] > fact["chow#0"]
    unworded = column(found("How tall is Max Mok?"), "fact_own")
    assert unworded["mok#0"] == pytest.approx(0.1)


def test_what_is_told_of_each_of_two_named_things_stands_beside_the_other(found):
    beside = column(found("Who was born in another place, Stephen Chow or Max Mok?"), "fact_beside")
    assert beside["chow#0"] == pytest.approx(beside["mok#0"])
    assert beside["chow#0"] > 0.4
    assert not beside["faithfully#0"]
    assert not any(column(found("Where was Stephen Chow born?"), "fact_beside").values())


def test_a_fact_between_two_named_things_joins_them(found):
    joins = column(found("Whom does Max Mok play in Faithfully Yours?"), "fact_joins")
    assert joins.pop("faithfully#0") > 0.1
    assert not any(joins.values())
    assert not any(column(found("Who plays in Faithfully Yours?"), "fact_joins").values())


def test_nothing_named_has_no_paths(found):
    candidates = found("Which actor has a famous father?")
    assert candidates.paths == {}
    assert not any(column(candidates, "path_ends").values())


def test_steps_go_on_from_where_a_path_of_facts_ends(found, store):
    village = Written(
        "senior",
        "Mok Senior",
        "Mok Senior kept a ledger. It lies in the museum of Orme.",
        "Person",
        names=("Orme",),
    )
    store.upsert(GraphBatch((written(village), *map(written, _crowd(100)))))
    candidates = found(
        "In which museum is the ledger of the father of the actor starring in Faithfully Yours?"
    )
    assert candidates.ids.index("senior#0") >= 0
    row = candidates.ids.index("senior#0")
    ends = candidates.paths["mok#0"].ends
    assert ends > WORTH_SAYING
    assert candidates.features.seed_base[row] == pytest.approx(ends)
    assert candidates.features.look_names[row] > 0.1


def _crowd(size):
    """Pages that say more of a question for a museum than the one that it asks for."""
    for n in range(size):
        text = (
            f"In which museum is the ledger of the father of Ada {n}? The ledger is in the museum of Ayr {n}."
        )
        yield Written(f"crowd{n}", f"Ledger {n}", text)


def test_chinese_paths(found):
    ends = column(found("《功夫》的导演出生在哪里？", Language.CHINESE), "path_ends")
    assert max(ends, key=ends.__getitem__) == "zhou#0"


@pytest.fixture
def prize(store):
    """An actress with a prize for a film, and the pages of both."""
    clara = written(
        Written(
            "clara", "Clara Novak", "Clara Novak is an actress who won the Golden Reel for The Silent Mill.", "Person",
            names=("Golden Reel", "The Silent Mill"), facts=(("Clara Novak", "award_won", "Golden Reel"),),
        )
    )  # fmt: skip
    mill = Written(
        "mill", "The Silent Mill", "The Silent Mill is a drama with music by Otto Brandt.", "Film",
        names=("Otto Brandt",), facts=(("The Silent Mill", "composer", "Otto Brandt"),),
    )  # fmt: skip
    said = tuple(replace(one, qualifiers=(Qualifier("work", "The Silent Mill"),)) for one in clara.statements)
    store.upsert(GraphBatch((replace(clara, statements=said), written(mill))))


@pytest.mark.usefixtures("prize")
def test_a_prize_leads_to_the_work_that_it_was_won_for(found, retriever):
    question = "Who composed the music of the film that won Clara Novak the Golden Reel?"
    ends = column(found(question), "path_ends")
    assert max(ends, key=ends.__getitem__) == "mill#0"
    hits = retriever.retrieve(Query(question, Language.ENGLISH), explain=True).chunks
    (why,) = [hit.why for hit in hits if hit.chunk == "mill#0"]
    assert "Clara Novak →award won→ The Silent Mill →composer→ Otto Brandt" in why


@pytest.mark.usefixtures("prize")
def test_a_prize_by_itself_leads_to_its_winner_not_to_a_work(found):
    paths = found("Who composed the music for a winner of the Golden Reel?").paths
    assert "composer" not in [triple.predicate for known in paths.values() for triple in known.path]


def test_a_hit_says_which_facts_lead_to_it(retriever):
    hits = retriever.retrieve(Query(FATHER, Language.ENGLISH), explain=True).chunks
    (why,) = [hit.why for hit in hits if hit.chunk == "mok#0"]
    assert "Faithfully Yours →starring→ Max Mok →father→ Mok Senior" in why


def test_the_facts_of_a_path_are_among_the_triples(retriever):
    triples = retriever.retrieve(Query(FATHER, Language.ENGLISH)).triples
    listed = {(t.triple.predicate, t.hop) for t in triples if t.why.startswith("on a path of facts")}
    assert ("father", 1) in listed
