"""Which names are one entity, by hand."""

from __future__ import annotations

import pytest

from backends.stores.canonical import claim_key, confidence, triple_id
from backends.stores.entity_types import WIDER, vote_type
from backends.stores.recompute import recompute
from schemas.decisions import Decision, DecisionKind, Member, decision_graph
from schemas.graph import Alias, DocumentEntity, DocumentGraph, Literal, LiteralKind, Qualifier
from schemas.names import digest
from schemas.ontology import Ontology
from schemas.text import Language
from tests.conformance.corpus import entity, make_document

ZH, EN = Language.CHINESE, Language.ENGLISH


def page(key: str, title: str, *aliases: str, type_: str = "", language: Language = EN) -> DocumentGraph:
    about = entity(0, title, type_, *aliases, about=True, source="definition")
    return make_document(key, title, [title], [about], language=language)


def text(key: str, *entities: DocumentEntity) -> DocumentGraph:
    return make_document(key, key, [one.name for one in entities], entities)


def ids(*documents: DocumentGraph) -> dict[tuple[str, str], str]:
    """(document, name) → name and sense of the canonical entity, written `name` or `name@page`."""
    layer = recompute(documents)
    shown = {id_: "@".join((one.name, *one.pages[:1])) for id_, one in layer.entities.items()}
    return {
        (graph.document.key, one.name): shown[layer.places[graph.document.key, one.ref]]
        for graph in documents
        for one in graph.entities
    }


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Mercury (planet)", "mercury (planet)"),
        ("Mercury(planet)", "mercury (planet)"),
        ("水星（行星）", "水星 (行星)"),
        ("《功夫》", "功夫"),
        ("《功夫》（电影）", "功夫 (电影)"),
        ("，。", ",。"),
    ],
)
def test_claim_key(name: str, key: str):
    assert claim_key(name) == key


def test_a_name_is_the_page_that_claims_it():
    found = ids(
        page("w", "World Health Organization", "WHO"), text("t", entity(0, "WHO"), entity(1, "Who Else"))
    )
    assert found["t", "WHO"] == "World Health Organization@w"
    assert found["t", "Who Else"] == "Who Else"


def test_a_title_is_a_stronger_claim_than_an_alias():
    found = ids(page("a", "Paris"), page("b", "Paris Hilton", "Paris"), text("t", entity(0, "Paris")))
    assert found["t", "Paris"] == "Paris@a"


def test_homonyms_are_told_apart_by_type_or_left_alone():
    planet = page("a", "Mercury (planet)", type_="Place")
    singer = page("b", "Mercury (singer)", type_="Person")
    found = ids(
        planet,
        singer,
        text("t", entity(0, "Mercury", "Person")),
        text("u", entity(0, "Mercury")),
        text("v", entity(0, "Mercury (planet)")),
    )
    assert found["t", "Mercury"] == "Mercury@b"
    assert found["u", "Mercury"] == "Mercury"
    assert found["v", "Mercury (planet)"] == "Mercury@a"


def test_a_type_that_fits_goes_before_a_stronger_claim():
    pages = [
        page("a", "功夫", type_="Thing"),
        page("b", "功夫（2004年电影）", type_="Film"),
        page("c", "别的"),
    ]
    typed = [text(f"t{type_}", entity(0, "功夫", type_)) for type_ in ("Work", "Film", "Thing", "Person", "")]
    found = ids(*pages, *typed)
    assert [found[graph.document.key, "功夫"] for graph in typed] == ["功夫@b", "功夫@b", *["功夫@a"] * 3]


def test_a_novel_is_no_film_of_its_name():
    film = page("a", "霜港（电影）", type_="Film")
    typed = [text(f"t{type_}", entity(0, "霜港", type_)) for type_ in ("Book", "Work", "Film", "Series", "")]
    found = ids(film, *typed)
    assert [found[graph.document.key, "霜港"] for graph in typed] == ["霜港", *["霜港@a"] * 4]


def test_the_wider_types_are_those_of_the_shipped_ontology():
    types = Ontology.load().types
    assert dict(WIDER) == {name: one.parent for name, one in types.items() if one.parent}


def test_in_its_own_document_a_name_is_the_page():
    own = make_document(
        "a",
        "Mercury (planet)",
        ["Mercury"],
        [entity(0, "Mercury (planet)", about=True), entity(1, "Mercury")],
    )
    assert ids(own, page("b", "Mercury (singer)"))["a", "Mercury"] == "Mercury@a"


def test_pages_of_one_language_never_merge():
    found = ids(page("a", "Ann"), page("b", "Ann"))
    assert found == {("a", "Ann"): "Ann@a", ("b", "Ann"): "Ann@b"}


@pytest.mark.parametrize(
    ("english", "chinese", "one"),
    [
        (page("a", "Stephen Chow"), page("b", "周星驰", "Stephen Chow", language=ZH), True),
        (page("a", "Stephen Chow", "周星驰"), page("b", "周星驰", language=ZH), True),
        (page("a", "Chow (actor)"), page("b", "周星驰", "Chow", language=ZH), True),
        (page("a", "Steven", "Stephen Chow"), page("b", "周星驰", "Stephen Chow", language=ZH), False),
        (page("a", "Hero", type_="Work"), page("b", "英雄", "Hero", type_="Person", language=ZH), False),
        (page("a", "Hero", type_="Work"), page("b", "英雄", "Hero", language=ZH), True),
    ],
    ids=["alias of one", "alias of the other", "bare title", "aliases only", "types differ", "type unknown"],
)
def test_pages_of_two_languages_merge_when_a_title_links_them(english, chinese, one: bool):
    found = ids(english, chinese)
    assert (len(set(found.values())) == 1) is one


def test_pages_with_two_possible_partners_stay_apart():
    found = ids(
        page("a", "Mercury (planet)"),
        page("b", "Mercury (singer)"),
        page("c", "水星", "Mercury", language=ZH),
    )
    assert len(set(found.values())) == 3


def test_an_alias_without_a_page_joins_two_names():
    found = ids(text("t", entity(0, "Peking University", "", "PKU")), text("u", entity(0, "PKU")))
    assert found["u", "PKU"] == "Peking University"


def test_an_alias_that_two_names_share_joins_nothing():
    found = ids(
        text("t", entity(0, "Ann Lee", "", "A. L.")),
        text("u", entity(0, "Al Low", "", "A. L.")),
        text("v", entity(0, "A. L.")),
    )
    assert found["v", "A. L."] == "A. L."


def test_an_alias_that_two_names_of_different_types_share_joins_by_type():
    found = ids(
        text("t", entity(0, "Ann Lee", "Person", "A. L.")),
        text("u", entity(0, "Al Low", "Place", "A. L.")),
        text("v", entity(0, "A. L.", "Place")),
        text("w", entity(0, "A. L.")),
    )
    assert (found["v", "A. L."], found["w", "A. L."]) == ("Al Low", "A. L.")


def test_an_alias_joins_only_types_that_fit():
    found = ids(
        text("t", entity(0, "Ann Lee", "Person", "Lee")), text("u", entity(0, "Lee", "Place"), entity(1, "x"))
    )
    assert found["u", "Lee"] == "Lee"


def test_aliases_make_no_chains():
    found = ids(
        text("t", entity(0, "A", "", "B")), text("u", entity(0, "B", "", "C")), text("v", entity(0, "C"))
    )
    assert (found["u", "B"], found["v", "C"]) == ("A", "C")


def test_two_names_given_for_each_other_are_the_smaller():
    found = ids(text("t", entity(0, "Ann", "", "Bo")), text("u", entity(0, "Bo", "", "Ann")))
    assert set(found.values()) == {"Ann"}


def test_a_link_text_is_no_alias_that_joins():
    linked = DocumentEntity(0, "United Kingdom", aliases=(Alias("here", "link"),))
    assert ids(text("t", linked), text("u", entity(0, "here")))["u", "here"] == "here"


def test_an_alias_of_a_name_with_a_page_leads_to_the_page():
    found = ids(
        page("a", "Stephen Chow"),
        text("t", entity(0, "Stephen Chow", "", "Xing")),
        text("u", entity(0, "Xing")),
    )
    assert found["u", "Xing"] == "Stephen Chow@a"


def test_the_id_is_of_the_smallest_page():
    layer = recompute([page("b", "周星驰", "Stephen Chow", language=ZH), page("a", "Stephen Chow (actor)")])
    (one,) = layer.entities.values()
    assert (one.id, one.name) == (digest("entity", "stephen chow", "a"), "Stephen Chow")
    assert one.pages == ("a", "b")


def test_the_spelling_used_most_is_the_name():
    layer = recompute(
        [text("t", entity(0, "NASA")), text("u", entity(0, "Nasa")), text("v", entity(0, "NASA"))]
    )
    assert [one.name for one in layer.entities.values()] == ["NASA"]


def test_a_type_is_voted_by_source_then_count_then_alphabet():
    assert vote_type({("Work", "tagger"): 9, ("Person", "definition"): 1}) == "Person"
    assert vote_type({("Work", "rule"): 2, ("Person", "rule"): 1}) == "Work"
    assert vote_type({("Work", "rule"): 1, ("Person", "rule"): 1}) == "Person"
    assert vote_type({("Work", "unheard of"): 5, ("Person", "tagger"): 1}) == "Person"
    assert vote_type({}) == ""


def test_a_triple_is_its_ends_and_circumstances_in_any_order():
    circumstances = [Qualifier("time", "1988"), Qualifier("place", "HK")]
    assert triple_id("s", "met", "o", circumstances) == triple_id("s", "met", "o", circumstances[::-1])
    others = [
        triple_id("s", "met", "o"),
        triple_id("o", "met", "s"),
        triple_id("s", "met", Literal(LiteralKind.TEXT, "o", "o")),
        triple_id("s", "met", Literal(LiteralKind.TEXT, "o", "o", "kg")),
        triple_id("s", "met", "o", circumstances),
    ]
    assert len(set(others)) == 5
    spelled = [triple_id("s", "cost", Literal(LiteralKind.NUMBER, "5", said)) for said in ("five", "5")]
    assert spelled[0] == spelled[1]


def test_confidence_grows_with_documents():
    assert confidence({"a": 0.5, "b": 0.5}) == 0.75
    assert confidence({"a": 1.0, "b": 0.1}) == 1.0


def shortened(key: str, title: str, short: str, type_: str = "Place") -> DocumentGraph:
    about = DocumentEntity(0, title, type_, "definition", (Alias(short, "shortened"),), about=True)
    return make_document(key, title, [title], [about], language=ZH)


def test_what_a_title_leaves_means_the_page_where_nobody_else_claims_it():
    city, other = shortened("c", "北城市", "北城", "City"), text("t", entity(0, "北城", "Place"))
    assert ids(city, other)["t", "北城"] == "北城市@c"
    assert ids(city, other, page("p", "山岗", "北城", type_="Place"))["t", "北城"] == "山岗@p"


def test_what_two_titles_leave_means_neither_whatever_its_type():
    found = ids(
        shortened("a", "北林省", "北林"),
        shortened("b", "北林市", "北林", "City"),
        text("t", entity(0, "北林", "Place"), entity(1, "北林市")),
    )
    assert found["t", "北林"] == "北林"
    assert found["t", "北林市"] == "北林市@b"


def test_what_a_title_leaves_means_nothing_of_another_type():
    found = ids(shortened("c", "中山市", "中山", "City"), text("t", entity(0, "中山", "Person")))
    assert found["t", "中山"] == "中山"


def given(type_: str, name: str, other: str) -> DocumentGraph:
    return text("t", entity(0, name, type_, other))


@pytest.mark.parametrize(
    ("name", "title", "type_", "one"),
    [
        ("安·罗", "Ann Roe", "Person", True),
        ("Ann Roe", "安·罗", "Person", True),
        ('Anna "Ann" Roe', "Ann Roe", "Person", True),
        ("安", "Ann Roe", "Person", False),
        ("安·罗", "Roe", "Person", False),
        ("Anna Roe", "Ann Roe", "Person", False),
        ("红色之河", "Red River", "Film", True),
        ("红河", "Red River", "Film", False),
        ("红色之河", "Red River", "", False),
    ],
)
def test_a_whole_name_that_a_bracket_gives_means_the_page_of_that_title(name, title, type_, one: bool):
    found = ids(page("p", title, type_=type_), given(type_, name, title), text("u", entity(0, name)))
    expected = f"{title}@p" if one else name
    assert (found["t", name], found["u", name]) == (expected, expected)


def test_a_name_in_brackets_means_no_page_of_another_kind_and_none_of_two():
    novel = given("Book", "红色之河", "Red River")
    assert ids(page("p", "Red River", type_="Film"), novel)["t", "红色之河"] == "红色之河"
    films = [page(key, f"Red River ({key} film)", type_="Film") for key in "ab"]
    assert ids(*films, given("Film", "红色之河", "Red River"))["t", "红色之河"] == "红色之河"


def test_a_further_name_of_what_a_bracket_joins_to_a_page_leads_to_the_page():
    found = ids(
        page("p", "Ann Roe", type_="Person"),
        text("t", entity(0, "安·罗", "Person", "Ann Roe", "小安")),
        text("u", entity(0, "小安", "Person")),
    )
    assert found["u", "小安"] == "Ann Roe@p"


def test_what_somebody_parted_no_bracket_joins():
    split = decision_graph(Decision(DecisionKind.SPLIT, (Member("安·罗"), Member("Ann Roe", "p"))))
    found = ids(page("p", "Ann Roe", type_="Person"), given("Person", "安·罗", "Ann Roe"), split)
    assert found["t", "安·罗"] == "安·罗"
