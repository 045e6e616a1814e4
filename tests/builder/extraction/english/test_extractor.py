"""What the extractor asserts of sentences, and what it does not."""

from __future__ import annotations

import pytest

from builder.extraction.english.extractor import EnglishExtractor
from builder.findings import Findings, Named
from schemas.graph import SubjectSource
from schemas.ontology import Ontology, SurfacePattern
from schemas.text import Chunk, Document, Language

pytestmark = pytest.mark.models

FILM = "Kung Fu Hustle (功夫) is a 2004 action comedy film. "
PERSON = "Ang Lee (李安; born 23 October 1954) is a Taiwanese film director. "


def said(findings: Findings, predicate: str) -> list[tuple[str, str]]:
    facts = [f for f in findings.facts if f.predicate == predicate]
    return [(f.subject.name, f.object.name if isinstance(f.object, Named) else f.object.value) for f in facts]


def test_a_definition_says_type_alias_birth_country_and_work(read) -> None:
    findings = read(PERSON, "Ang Lee")
    assert findings.subject_type == "Person"
    assert [(a.named.name, a.alias, a.reason) for a in findings.aliases] == [("Ang Lee", "李安", "bracket")]
    assert said(findings, "birth_date") == [("Ang Lee", "1954-10-23")]
    assert said(findings, "nationality") == [("Ang Lee", "Taiwan")]
    assert said(findings, "occupation") == [("Ang Lee", "film director")]


def test_a_definition_of_a_film_says_year_and_genre(read) -> None:
    findings = read(FILM, "Kung Fu Hustle")
    assert findings.subject_type == "Film"
    assert said(findings, "release_date") == [("Kung Fu Hustle", "2004")]
    assert said(findings, "genre") == [("Kung Fu Hustle", "action comedy")]


def test_brackets_give_dates_and_places_of_birth_and_death(read) -> None:
    findings = read("John Doe (12 May 1900, Berlin – 3 June 1980, Munich) was a German painter.", "John Doe")
    assert said(findings, "birth_date") == [("John Doe", "1900-05-12")]
    assert said(findings, "birth_place") == [("John Doe", "Berlin")]
    assert said(findings, "death_date") == [("John Doe", "1980-06-03")]
    assert said(findings, "death_place") == [("John Doe", "Munich")]


@pytest.mark.parametrize(
    "opening",
    [
        "Jane Roe, born Jane Anne Doe in Leeds on 3 May 1950, was a painter.",
        "Jane Roe (born Jane Anne Doe in Leeds on 3 May 1950) is a painter.",
        "Jane Roe, born Jane Anne Doe in Leeds, Yorkshire, on 3 May 1950, is a painter.",
    ],
)
def test_a_name_at_birth_stands_before_place_and_date(read, opening: str) -> None:
    findings = read(opening, "Jane Roe")
    assert said(findings, "birth_date") == [("Jane Roe", "1950-05-03")]
    assert said(findings, "birth_place") == [("Jane Roe", "Leeds")]
    assert [(a.named.name, a.alias) for a in findings.aliases] == [("Jane Roe", "Jane Anne Doe")]


def test_somebody_elses_birth_is_not_the_subjects(read) -> None:
    findings = read(
        "Jane Roe is a painter. Her sister, born Ann Doe in York in 1955, is a writer.", "Jane Roe"
    )
    assert ("Jane Roe", "1955") not in said(findings, "birth_date")
    assert not findings.aliases


def test_years_after_a_spouse_are_no_life(read) -> None:
    findings = read(PERSON + "He married Jane Lin (1983–1990).", "Ang Lee")
    assert said(findings, "spouse") == [("Ang Lee", "Jane Lin")]
    assert [s for s, _ in said(findings, "birth_date")] == ["Ang Lee"]


def test_passive_with_coordination(read) -> None:
    findings = read("Pixar Studios was founded by Steve Jobs, Edwin Catmull and Alvy Smith.")
    assert said(findings, "founded_by") == [
        ("Pixar Studios", "Steve Jobs"),
        ("Pixar Studios", "Edwin Catmull"),
        ("Pixar Studios", "Alvy Smith"),
    ]


def test_relative_clause_and_shared_object(read) -> None:
    findings = read(FILM + "It is a film that Stephen Chow wrote and directed.", "Kung Fu Hustle")
    assert said(findings, "director") == [("Kung Fu Hustle", "Stephen Chow")]
    assert said(findings, "screenwriter") == [("Kung Fu Hustle", "Stephen Chow")]


def test_participles_with_a_role(read) -> None:
    findings = read("“Titanic” is a 1997 film directed by James Cameron, starring Kate Winslet as Rose.")
    assert said(findings, "director") == [("Titanic", "James Cameron")]
    (fact,) = [f for f in findings.facts if f.predicate == "starring"]
    assert (fact.object.name, [(q.name, q.value) for q in fact.qualifiers]) == (
        "Kate Winslet",
        [("role", "Rose")],
    )


def test_possessives_and_appositions(read) -> None:
    findings = read(PERSON + "His wife, Jane Lin, is a microbiologist.", "Ang Lee")
    assert said(findings, "spouse") == [("Ang Lee", "Jane Lin")]


def test_they_are_the_couple_just_named(read) -> None:
    findings = read(PERSON + "He is married to Jane Lin; they have two sons, Haan and Mason.", "Ang Lee")
    assert ("Haan", "Ang Lee") in said(findings, "parent")
    assert ("Mason", "Jane Lin") in said(findings, "parent")


def test_his_of_a_coordinated_noun_is_the_one_before(read) -> None:
    findings = read("Mary Smith was the daughter of Henry Smith and his wife Anna Brown.", "Mary Smith")
    assert said(findings, "spouse") == [("Henry Smith", "Anna Brown")]


@pytest.mark.parametrize(
    "sentence",
    [
        "James Cameron did not direct the film.",
        "James Cameron never directed the film.",
        "James Cameron could have directed the film.",
        "James Cameron refused to direct the film.",
        "If James Cameron directed the film, nobody knew.",
    ],
)
def test_what_is_denied_or_supposed_is_not_asserted(read, sentence: str) -> None:
    assert said(read(FILM + sentence, "Kung Fu Hustle"), "director") == []


def test_what_is_only_said_counts_less(read) -> None:
    plain = read(FILM + "Stephen Chow directed the film.", "Kung Fu Hustle")
    reported = read(FILM + "Critics say that Stephen Chow directed the film.", "Kung Fu Hustle")
    sure = next(f for f in plain.facts if f.predicate == "director")
    unsure = next(f for f in reported.facts if f.predicate == "director")
    assert unsure.confidence < 0.6 < sure.confidence


def test_a_surname_a_pronoun_and_the_film_mean_the_page(read) -> None:
    findings = read(PERSON + "Lee studied at New York University. He moved to Berlin.", "Ang Lee")
    assert said(findings, "educated_at") == [("Ang Lee", "New York University")]
    (fact,) = [f for f in findings.facts if f.predicate == "residence"]
    assert (fact.subject.name, fact.subject_source) == ("Ang Lee", SubjectSource.COREFERENCE)
    film = read(FILM + "The film was directed by Stephen Chow.", "Kung Fu Hustle")
    assert said(film, "director") == [("Kung Fu Hustle", "Stephen Chow")]


def test_a_pronoun_of_the_other_gender_is_not_the_page(read) -> None:
    text = PERSON + "He left. He met Anna Brown. She was born in Berlin."
    assert ("Ang Lee", "Berlin") not in said(read(text, "Ang Lee"), "birth_place")


def test_it_is_not_the_page_where_another_work_is_the_subject(read) -> None:
    text = FILM + "A sequel, “Sword of Destiny”, was released in 2016; Yuen Woo-ping directed it."
    assert ("Kung Fu Hustle", "Yuen Woo-ping") not in said(read(text, "Kung Fu Hustle"), "director")


def test_a_role_without_a_work_is_of_the_pages_work(read) -> None:
    findings = read(FILM + "Yuen Qiu plays the chain-smoking Landlady.", "Kung Fu Hustle")
    (fact,) = [f for f in findings.facts if f.predicate == "starring"]
    assert (fact.subject.name, fact.object.name) == ("Kung Fu Hustle", "Yuen Qiu")
    assert fact.subject_source is SubjectSource.PAGE_TITLE


def test_an_award_has_category_edition_and_work(read) -> None:
    text = PERSON + "He won the Academy Award for Best Director for “Life of Pi” at the 85th Academy Awards."
    (fact,) = [f for f in read(text, "Ang Lee").facts if f.predicate == "award_won"]
    assert fact.object.name == "Academy Award"
    qualifiers = [(q.name, q.value) for q in fact.qualifiers]
    assert qualifiers == [("category", "Best Director"), ("edition", "85"), ("work", "Life of Pi")]


def test_offsets_are_the_documents_and_the_object_stands_inside(read) -> None:
    text = FILM + "\n" + "It was directed by Stephen Chow (周星驰), and earned $100 million."
    findings = read(text, "Kung Fu Hustle")
    for fact in findings.facts:
        words = fact.object.name if isinstance(fact.object, Named) else fact.object.text
        assert words in text[fact.start : fact.end]
        assert fact.sentence_start <= fact.start < fact.end <= fact.sentence_end
    for mention in findings.mentions:
        assert text[mention.start : mention.end] == mention.surface
    for alias in findings.aliases:
        assert text[alias.start : alias.end] == alias.alias


def test_a_pronoun_of_a_fact_is_a_mention_of_its_referent(read) -> None:
    mentions = read(PERSON + "He moved to Berlin.", "Ang Lee").mentions
    assert [(m.surface, m.named.name) for m in mentions if m.source == "coreference"] == [("He", "Ang Lee")]


def test_spouses_after_semicolons(read) -> None:
    text = (
        PERSON
        + "He was married three times: to Jane Lin; to Anna Brown, whom he had met in Rome; and to the model Ann Smith."
    )
    assert said(read(text, "Ang Lee"), "spouse") == [
        ("Ang Lee", "Jane Lin"),
        ("Ang Lee", "Anna Brown"),
        ("Ang Lee", "Ann Smith"),
    ]


def test_him_is_not_who_acts(read) -> None:
    text = PERSON + "He acted. He sang. John Sturges then cast him in “Hulk”, where he plays a monk."
    facts = [f for f in read(text, "Ang Lee").facts if f.predicate == "starring"]
    assert {f.object.name for f in facts} == {"Ang Lee"}


def test_the_cinematographer_is_that_of_the_pages_film(read) -> None:
    text = FILM + "Haris Smith was the cinematographer. The cinematographer Paul Brown praised it."
    assert said(read(text, "Kung Fu Hustle"), "cinematographer") == [("Kung Fu Hustle", "Haris Smith")]


def test_a_relative_has_its_kinship(read) -> None:
    (fact,) = [
        f for f in read("Nicolas Cage is a nephew of Francis Coppola.").facts if f.predicate == "relative"
    ]
    assert (fact.subject.name, fact.object.name) == ("Francis Coppola", "Nicolas Cage")
    assert [(q.name, q.value) for q in fact.qualifiers] == [("kinship", "nephew")]


def test_a_film_comes_from_the_country_of_its_definition(read) -> None:
    findings = read("Hero is a 2002 Hong Kong drama film.", "Hero")
    assert said(findings, "country_of_origin") == [("Hero", "Hong Kong")]


def test_two_readings_are_equal(read) -> None:
    assert read(PERSON + FILM, "Ang Lee") == read(PERSON + FILM, "Ang Lee")


def test_chinese_chunks_are_left_alone(extractor: EnglishExtractor) -> None:
    text = "周星驰导演了功夫。"
    document = Document("p", "周星驰", text, "p", Language.CHINESE)
    chunk = Chunk("p#0", "p", 0, 0, len(text), text, Language.CHINESE)
    assert extractor.extract(document, [chunk], Named("周星驰")).facts == ()


def test_a_relation_is_added_by_yaml_alone(extractor: EnglishExtractor) -> None:
    ontology = Ontology.load()
    added = SurfacePattern(
        relation="teacher", language=Language.ENGLISH, match="{object:Person} tutor {subject:Person}"
    )
    wider = EnglishExtractor(
        extractor.tagger, ontology.model_copy(update={"patterns": (*ontology.patterns, added)})
    )
    text = "Albert Smith tutored Bruce Lee."
    document = Document("p", "Nobody", text, "p", Language.ENGLISH)
    chunk = Chunk("p#0", "p", 0, 0, len(text), text, Language.ENGLISH)
    assert said(extractor.extract(document, [chunk], Named("Nobody")), "teacher") == []
    assert said(wider.extract(document, [chunk], Named("Nobody")), "teacher") == [
        ("Bruce Lee", "Albert Smith")
    ]


def test_a_prize_goes_by_the_singular_of_its_names(read) -> None:
    text = "The Acme Awards, better known as the Oscars, are film prizes presented each year in Los Angeles."
    aliases = [alias.alias for alias in read(text, "Acme Awards").aliases]
    assert aliases == ["Oscars", "Acme Award", "Oscar"]


def test_a_full_stop_before_a_missing_space_is_no_part_of_a_name(read) -> None:
    findings = read("Pajapita is a town in the department of Guatemala.It was founded in 1920.", "Pajapita")
    assert "Guatemala" in [mention.named.name for mention in findings.mentions]
    assert not [mention for mention in findings.mentions if mention.named.name.endswith(".")]


@pytest.mark.parametrize(
    ("sentence", "predicate"),
    [
        ("He was never a member of the Gull Party.", "political_party"),
        ("He is not the brother of Tom Hill.", "sibling"),
        ("He was not the founder of Hill Press.", "founded_by"),
        ("He was not the author of *Dark Water*.", "author"),
        ("He was neither a member of the Gull Party nor a pupil of Anton Vane.", "teacher"),
        ("He was neither a member of the Gull Party nor a pupil of Anton Vane.", "political_party"),
        ("His mother-in-law was the singer Ada Penn.", "mother"),
        ("His brother-in-law is Karl Voss.", "sibling"),
        ("His foster father was Karl Voss.", "father"),
    ],
)
def test_a_noun_that_is_denied_or_names_other_kin_states_nothing(read, sentence: str, predicate: str) -> None:
    findings = read(f"Ned Hill (born 1950) is an English writer. {sentence}", "Ned Hill")
    assert [fact for fact in findings.facts if fact.predicate == predicate] == []
