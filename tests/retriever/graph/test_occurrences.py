"""Which chunks say the names of pages, whatever was found in them as a mention."""

import pytest

from backends.embedders.hashing import HashingEmbedder
from backends.stores.sqlite import SqliteStore
from retriever.graph import occurrences
from retriever.graph.occurrences import said_names
from retriever.graph.snapshot import view_of
from retriever.graph.views import GraphViews
from retriever.text.word_index import WordIndexes
from schemas.graph import GraphBatch
from tests.retriever.conftest import Written, written


@pytest.fixture
def said(tmp_path):
    """Of pages given as {title: text}, which page's chunk says the name of which other page."""
    store = SqliteStore.open(tmp_path / "said.db", create=True)
    store.set_embedder(HashingEmbedder().info)

    def find(pages):
        graphs = [
            written(Written(title, title, text, "Thing", _sense(title))) for title, text in pages.items()
        ]
        store.upsert(GraphBatch(tuple(graphs)))
        view = view_of(store.edges_snapshot())
        names = dict(store.iterate_names())
        titles = {page.entity: page.document for page in store.iterate_pages()}
        chunks, entities = said_names(
            view, WordIndexes(store).of(view), store.iterate_pages(), store.iterate_names()
        )
        pairs = zip(chunks.tolist(), entities.tolist(), strict=True)
        named = [
            (
                view.identifier(c).rsplit("#", 1)[0],
                titles.get(view.identifier(e)) or names[view.identifier(e)],
            )
            for c, e in pairs
        ]
        return sorted((one, other) for one, other in named if one != other)

    yield find
    store.close()


def _sense(title):
    return title.partition(" (")[2].rstrip(")")


def test_a_title_is_found_where_no_tagger_saw_a_name(said):
    assert said({
        "Gene Hackman": "An actor.",
        "Superman IV": "It was made with Warner Bros. Gene Hackman returned as the villain.",
    }) == [("Superman IV", "Gene Hackman")]  # fmt: skip


def test_case_and_accents_do_not_matter_and_words_must_follow_each_other(said):
    assert said({
        "Radio personality": "Somebody heard.",
        "Élan Vital": "A record.",
        "A": "She is a radio personality who sang on elan vital.",
        "B": "A personality of the radio.",
    }) == [("A", "Radio personality"), ("A", "Élan Vital")]  # fmt: skip


def test_of_titles_in_each_other_the_longest_counts(said):
    assert said({
        "University": "A place of learning.",
        "University of Idaho": "In Moscow.",
        "Vandals": "They play for the University of Idaho.",
    }) == [("Vandals", "University of Idaho")]  # fmt: skip


def test_a_title_does_not_run_from_one_chunk_into_the_next(said):
    assert said({"Red Sun": "A film.", "A": "The sky was red", "B": "Sun is a star."}) == []


def test_a_place_after_a_comma_must_stand_in_the_chunk(said):
    assert said({
        "Boston, Lincolnshire": "A port.",
        "Kirton End": "A hamlet four miles from Boston in the county of Lincolnshire.",
        "Tea Party": "It was held in Boston.",
    }) == [("Kirton End", "Boston, Lincolnshire")]  # fmt: skip


def test_a_title_without_its_sense_means_the_page_where_it_is_rare(said):
    assert said({"Alien (film)": "It scared.", "Goldsmith": "He wrote music for Alien and others."}) == [
        ("Goldsmith", "Alien (film)")
    ]


def test_a_firm_is_called_without_what_it_is_in_law(said):
    assert said(
        {"Tandy Corporation": "It sold leather.", "DeskMate": "It was made for Tandy's computers."}
    ) == [("DeskMate", "Tandy Corporation")]


def test_a_common_word_means_a_page_only_beside_its_sense(said, monkeypatch):
    monkeypatch.setattr(occurrences, "MOST_SAYING", 1)
    monkeypatch.setattr(occurrences, "SHARE_SAYING", 0.0)
    assert said({
        "Home (film)": "It moved.",
        "A": "He came home.",
        "B": "She left home.",
        "C": "Home is a film of 1990.",
    }) == [("C", "Home (film)")]  # fmt: skip


def test_names_of_two_words_are_no_common_words(said, monkeypatch):
    monkeypatch.setattr(occurrences, "MOST_SAYING", 1)
    monkeypatch.setattr(occurrences, "SHARE_SAYING", 0.0)
    pages = {"Hong Kong": "A city.", "A": "Born in Hong Kong.", "B": "Died in Hong Kong."}
    assert said(pages) == [("A", "Hong Kong"), ("B", "Hong Kong")]


def test_many_pages_of_one_name_are_told_apart_by_their_senses(said, monkeypatch):
    monkeypatch.setattr(occurrences, "MOST_ALIKE", 1)
    assert said({
        "Mercury Rising (film)": "It thrilled.",
        "Mercury Rising (album)": "It sold.",
        "A": "The film Mercury Rising was long.",
    }) == [("A", "Mercury Rising (film)")]  # fmt: skip


def test_chinese_titles_are_found_inside_other_characters(said):
    assert said({"周星驰": "演员。", "功夫片": "一类电影。", "甲": "导演周星驰拍了许多功夫片。"}) == [
        ("甲", "功夫片"),
        ("甲", "周星驰"),
    ]


def test_stop_words_alone_are_no_name(said):
    assert said({"The Who": "A band.", "A": "The who and the why."}) == []


def test_a_view_has_the_mentions_that_a_builder_missed(store):
    before = view_of(store.edges_snapshot())
    store.upsert(GraphBatch((written(Written("praise", "Praise", "Everybody loves max mok.")),)))
    view = GraphViews(store, WordIndexes(store)).current()
    mok = view.entity(store.find_names(["Max Mok"])["Max Mok"][0].id)
    assert view.chunk("praise#0") in view.beside(mok).tolist()
    assert view.spread(mok) == before.spread(before.entity(view.identifier(mok))) + 1


def test_what_a_tagger_took_for_one_name_hides_no_page(tmp_path):
    store = SqliteStore.open(tmp_path / "said.db", create=True)
    store.set_embedder(HashingEmbedder().info)
    pages = [
        Written("gene", "Gene Hackman", "An actor.", "Person"),
        Written(
            "quest",
            "Quest",
            "Made by Warner Bros. Gene Hackman played.",
            names=("Warner Bros. Gene Hackman",),
        ),
    ]
    store.upsert(GraphBatch(tuple(map(written, pages))))
    view = GraphViews(store, WordIndexes(store)).current()
    hackman = view.entity(store.find_names(["Gene Hackman"])["Gene Hackman"][0].id)
    assert view.chunk("quest#0") in view.beside(hackman).tolist()
    store.close()


def test_a_thing_without_a_page_is_found_by_two_words_and_not_by_one(tmp_path):
    store = SqliteStore.open(tmp_path / "said.db", create=True)
    store.set_embedder(HashingEmbedder().info)
    pages = [
        Written("a", "A", "Marie Lavigne sang with Ernie.", "Person", names=("Marie Lavigne", "Ernie")),
        Written("b", "B", "In a bar of marie lavigne, Ernie drank.", "Place"),
    ]
    store.upsert(GraphBatch(tuple(map(written, pages))))
    view = GraphViews(store, WordIndexes(store)).current()
    spreads = {name: view.spread(view.entity(id_)) for id_, name in store.iterate_names()}
    assert (spreads["Marie Lavigne"], spreads["Ernie"]) == (2, 1)
    store.close()
