"""What counts as right: ends as written, inverse and symmetric relations, dates, data that says little."""

import json

import pytest

from benchmarks.extraction import Read, main, triples_report
from benchmarks.extraction_rows import DataMapping, Labelled, Row, Texts, load_mapping, load_texts
from benchmarks.extraction_scores import Counts, score_mentions, score_triples, where_stated
from builder.findings import Fact, Findings, FoundMention, Named
from schemas.errors import InputError
from schemas.graph import Literal, LiteralKind
from schemas.ontology import Ontology
from schemas.text import Span


@pytest.fixture(scope="module")
def ontology():
    return Ontology.load()


def row(text, *triples, names=(), spans=(), relations=()):
    return Row("r", "", text, "", triples, names, spans, frozenset(relations))


def fact(text, subject, predicate, thing, *, meaning=""):
    """A fact whose ends stand in the text; `meaning` is the name that its subject was resolved to."""

    def span(words):
        start = text.index(words)
        return Span(start, start + len(words))

    value = Named(thing) if isinstance(thing, str) else thing
    words = thing if isinstance(thing, str) else thing.text
    return Fact(Named(meaning or subject), predicate, value, 0, len(text), 0, len(text), "test/1#p", 0.9,
                subject_span=span(subject), object_span=span(words))  # fmt: skip


def mapping(**relations):
    return DataMapping(language="en", relations=relations)


def test_a_pronoun_is_right_where_the_data_says_the_pronoun(ontology):
    text = "Ann Lee is a poet. She lives in Rome."
    said = fact(text, "She", "residence", "Rome", meaning="Ann Lee")
    by_pronoun = row(text, ("She", "LIVES", "Rome"))
    by_name = row(text, ("Ann Lee", "LIVES", "Rome"))
    ours = mapping(LIVES=("residence",))
    assert score_triples(by_pronoun, Findings(facts=(said,)), ours, ontology).by_relation["LIVES"] == Counts(
        1, 1, 1, 1
    )
    assert score_triples(by_name, Findings(facts=(said,)), ours, ontology).by_relation["LIVES"] == Counts(
        1, 0, 1, 0
    )


def test_a_fact_is_stated_for_every_mention_where_the_data_has_it_so(ontology):
    text = "Ann Lee said that she lives in Rome."
    said = fact(text, "she", "residence", "Rome", meaning="Ann Lee")
    names = (FoundMention(0, 7, "Ann Lee", Named("Ann Lee", "Person")),)
    both = row(text, ("Ann Lee", "LIVES", "Rome"), ("she", "LIVES", "Rome"))
    ours = DataMapping(language="en", every_mention=True, relations={"LIVES": ("residence",)})
    score = score_triples(both, Findings(names, facts=(said,)), ours, ontology)
    assert score.by_relation["LIVES"] == Counts(said=2, right=2, wanted=2, found=2)


def test_somebody_whom_the_text_does_not_name_is_counted_by_the_pronoun(ontology):
    text = "She lives in Rome."
    said = fact(text, "She", "residence", "Rome", meaning="(she)")
    score = score_triples(
        row(text, ("She", "LIVES", "Rome")),
        Findings(unresolved=(said,)),
        mapping(LIVES=("residence",)),
        ontology,
    )
    assert score.by_relation["LIVES"] == Counts(1, 1, 1, 1)


def test_a_place_within_a_place_counts_for_relations_that_say_so(ontology):
    text = "Ann Lee lives in Reading, Berkshire."
    said = (fact(text, "Ann Lee", "residence", "Reading"), fact(text, "Reading", "located_in", "Berkshire"))
    wider = row(text, ("Ann Lee", "LIVES", "Reading"), ("Ann Lee", "LIVES", "Berkshire"))
    ours = DataMapping(language="en", within=("LIVES",), relations={"LIVES": ("residence",)})
    assert score_triples(wider, Findings(facts=said), ours, ontology).by_relation["LIVES"] == Counts(
        2, 2, 2, 2
    )


def test_groups_of_names_are_met_by_the_resolved_name(ontology):
    text = "Ann Lee is a poet. She lives in Rome."
    said = fact(text, "She", "residence", "Rome", meaning="Ann Lee")
    grouped = row(text, ("Ann Lee", "residence", "Rome"), names=(("Ann Lee", "Lee"), ("Rome",)))
    ours = DataMapping(language="en", ends="resolved", relations={"residence": ("residence",)})
    assert score_triples(grouped, Findings(facts=(said,)), ours, ontology).by_relation["residence"] == Counts(
        1, 1, 1, 1
    )


def test_ends_may_stand_the_other_way_round(ontology):
    text = "Ann Lee is the daughter of Bob Lee."
    said = fact(text, "Ann Lee", "parent", "Bob Lee")
    child = row(text, ("Bob Lee", "child", "Ann Lee"))
    score = score_triples(child, Findings(facts=(said,)), mapping(child=("^parent",)), ontology)
    assert score.by_relation["child"] == Counts(1, 1, 1, 1)


def test_a_symmetric_fact_is_said_once_and_finds_both_directions(ontology):
    text = "Ann Lee married Bob Ray."
    said = fact(text, "Ann Lee", "spouse", "Bob Ray")
    both = row(text, ("Ann Lee", "SPOUSE", "Bob Ray"), ("Bob Ray", "SPOUSE", "Ann Lee"))
    score = score_triples(both, Findings(facts=(said,)), mapping(SPOUSE=("spouse",)), ontology)
    assert score.by_relation["SPOUSE"] == Counts(said=1, right=1, wanted=2, found=2)


def test_dates_are_compared_as_dates(ontology):
    text = "Ann Lee was born on 4 May 1970."
    date = Literal(LiteralKind.DATE, "1970-05-04", "4 May 1970")
    said = fact(text, "Ann Lee", "birth_date", date)
    other = row(text, ("Ann Lee", "BORN", "May 4, 1970"))
    assert score_triples(other, Findings(facts=(said,)), mapping(BORN=("birth_date",)), ontology).wrong == []


def test_relations_that_the_data_lacks_count_neither_way(ontology):
    text = "Ann Lee lives in Rome."
    said = fact(text, "Ann Lee", "residence", "Rome")
    score = score_triples(row(text), Findings(facts=(said,)), mapping(BORN=("birth_place",)), ontology)
    assert score.by_relation == {}
    elsewhere = row(text, relations=("BORN",))
    ours = mapping(BORN=("birth_place",), LIVES=("residence",))
    assert score_triples(elsewhere, Findings(facts=(said,)), ours, ontology).by_relation == {}


def test_two_of_the_data_s_relations_are_one_claim(ontology):
    text = "Rome is in Italy."
    said = fact(text, "Rome", "located_in", "Italy")
    ours = mapping(country=("located_in",), region=("located_in",))
    score = score_triples(row(text, ("Rome", "region", "Italy")), Findings(facts=(said,)), ours, ontology)
    assert score.by_relation == {"region": Counts(1, 1, 1, 1)}


def test_where_the_data_does_not_state_a_relation_nothing_counts_against_it():
    counts = {"BORN": Counts(said=2, right=1, wanted=1, found=1), "DIED": Counts(said=3)}
    assert where_stated(counts) == {"BORN": Counts(2, 1, 1, 1)}


def test_mentions_count_with_and_without_their_type(ontology):
    text = "Ann Lee of Rome"
    wanted = row(text, spans=(Labelled(0, 7, "PER"), Labelled(11, 15, "LOC")))
    ours = DataMapping(language="en", types={"Person": ("PER",), "Place": ("LOC",)})
    said = [
        FoundMention(0, 7, "Ann Lee", Named("Ann Lee", "Person")),
        FoundMention(11, 15, "Rome", Named("Rome", "Person")),
    ]
    untyped, typed = score_mentions(wanted, said, ours, ontology)
    assert untyped == Counts(2, 2, 2, 2)
    assert typed == {"PER": Counts(said=2, right=1, wanted=1, found=1), "LOC": Counts(wanted=1)}


def test_a_folder_without_a_mapping_is_wrong_use(tmp_path, capsys):
    (tmp_path / "triples.jsonl").write_text("")
    assert main(["--data", str(tmp_path)]) == 2
    assert "there is no mapping" in capsys.readouterr().err


def test_an_unknown_source_is_named_with_those_there_are(tmp_path):
    folder = tmp_path / "re-zh"
    folder.mkdir()
    line = {"passage_id": "1", "text": "文", "triples": [], "source": "deepke"}
    (folder / "triples.jsonl").write_text(json.dumps(line))
    with pytest.raises(InputError, match="no rows of source 'duie'; it has deepke"):
        load_texts(folder, sources=["duie"])


def test_halves_part_the_rows(tmp_path):
    folder = tmp_path / "ner-en"
    folder.mkdir()
    lines = (json.dumps({"passage_id": str(n), "text": "Rome", "triples": []}) for n in range(40))
    (folder / "triples.jsonl").write_text("\n".join(lines))
    even, odd = (load_texts(folder, half=half).rows for half in ("even", "odd"))
    assert len(even) + len(odd) == 40
    assert even
    assert odd
    assert not {r.id for r in even} & {r.id for r in odd}


def test_every_mapping_names_relations_and_types_of_the_ontology(ontology):
    from benchmarks.extraction_rows import MAPPINGS

    for path in sorted(MAPPINGS.glob("*.yaml")):
        found = load_mapping(path)
        ours = {name.lstrip("^") for names in found.relations.values() for name in names}
        assert ours <= set(ontology.relations), path.name
        assert {member for members in found.groups.values() for member in members} <= set(found.relations)


def test_data_annotated_in_part_is_counted_where_it_is_annotated_and_everywhere_beside_it(ontology):
    text = "Ann Lee lives in Rome."
    said = fact(text, "Ann Lee", "residence", "Rome")
    ours = {"LIVES": ("residence",)}
    reads = [
        Read(row(text, ("Ann Lee", "LIVES", "Rome")), Findings(facts=(said,)), ()),
        Read(row(text), Findings(facts=(said,)), ()),
    ]
    for annotated, precision in (("all", 50.0), ("in_part", 100.0)):
        texts = Texts("made", mapping(**ours).model_copy(update={"annotated": annotated}), ())
        report = triples_report(reads, texts, ontology)
        assert report["precision"] == precision
        assert report["every_text"]["precision"] == 50.0
        assert report["where_stated"]["precision"] == 100.0
