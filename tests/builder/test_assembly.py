"""What extractors found becomes one document's entities, mentions and statements."""

from builder.assembly import Assembly, PageFindings, assemble
from builder.findings import Fact, Findings, FoundAlias, FoundMention, Named
from builder.resolution import Simplifier
from builder.subject import PageSubject
from schemas.graph import Literal, LiteralKind, Qualifier, SubjectSource
from schemas.ontology import Ontology
from schemas.text import Chunk, Document, Language

ONTOLOGY = Ontology.load()
TEXT = "Ann Lee (安李) made Red Sea in 1990. Lee won. 安李 met Bo."


def run(
    *,
    text: str = TEXT,
    subject: PageSubject | None = None,
    mentions: tuple[FoundMention, ...] = (),
    aliases: tuple[FoundAlias, ...] = (),
    facts: tuple[Fact, ...] = (),
    extra: tuple[FoundMention, ...] = (),
    subject_type: str = "",
) -> Assembly:
    document = Document("d", "", text, "", Language.ENGLISH)
    chunks = (Chunk("d#0", "d", 0, 0, len(text), text, Language.ENGLISH),)
    findings = Findings(mentions, aliases, facts, subject_type)
    page = PageFindings(document, chunks, subject, (findings,), extra)
    return assemble(page, ontology=ONTOLOGY, simplifier=Simplifier())


def seen(words: str, kind: str = "", *, source: str = "tagger", text: str = TEXT) -> FoundMention:
    start = text.index(words)
    return FoundMention(
        start, start + len(words), words, Named(words, kind, "tagger" if kind else ""), source
    )


def fact(subject: str, predicate: str, thing: Named | Literal, **more: object) -> Fact:
    return Fact(Named(subject), predicate, thing, 0, 35, 0, 36, "test/1#x", 0.9, **more)  # type: ignore[arg-type]


def test_entities_are_numbered_by_first_mention_and_the_subject_is_first() -> None:
    graph = run(
        subject=PageSubject(Named("Bo")), mentions=(seen("Red Sea"), seen("Ann Lee"), seen("Bo"))
    ).graph
    assert [(e.ref, e.name, e.about) for e in graph.entities] == [
        (0, "Bo", True),
        (1, "Ann Lee", False),
        (2, "Red Sea", False),
    ]


def test_names_of_one_key_are_one_entity() -> None:
    text = "RED SEA and Red Sea"
    graph = run(text=text, mentions=(seen("RED SEA", text=text), seen("Red Sea", text=text))).graph
    assert [entity.name for entity in graph.entities] == ["RED SEA"]
    assert [mention.ref for mention in graph.mentions] == [0, 0]


def test_an_alias_joins_two_names_under_the_one_that_has_it() -> None:
    alias = FoundAlias(Named("Ann Lee"), "安李", "bracket", 9, 11)
    graph = run(mentions=(seen("Ann Lee"), seen("安李")), aliases=(alias,)).graph
    (entity,) = graph.entities
    assert (entity.name, [(a.name, a.reason) for a in entity.aliases]) == ("Ann Lee", [("安李", "bracket")])


def test_an_alias_of_two_things_joins_neither() -> None:
    aliases = tuple(FoundAlias(Named(name), "安李", "bracket", 9, 11) for name in ("Ann Lee", "Bo"))
    graph = run(mentions=(seen("Ann Lee"), seen("安李"), seen("Bo")), aliases=aliases).graph
    assert [entity.name for entity in graph.entities] == ["Ann Lee", "安李", "Bo"]


def test_traditional_and_simplified_forms_are_one_with_an_alias() -> None:
    text = "周星馳和周星驰"
    graph = run(text=text, mentions=(seen("周星馳", text=text), seen("周星驰", text=text))).graph
    (entity,) = graph.entities
    assert entity.name == "周星馳"
    assert [(alias.name, alias.reason) for alias in entity.aliases] == [("周星驰", "simplified")]


def test_a_surname_means_the_one_person_who_bears_it() -> None:
    short = FoundMention(37, 40, "Lee", Named("Lee"), "capitalised")
    graph = run(mentions=(seen("Ann Lee", "Person"),), extra=(short,)).graph
    assert [(m.surface, m.ref) for m in graph.mentions] == [("Ann Lee", 0), ("Lee", 0)]
    assert len(graph.entities) == 1


def test_a_surname_of_two_persons_stays_itself() -> None:
    text = "Ann Lee met Bob Lee. Lee left."
    short = FoundMention(21, 24, "Lee", Named("Lee"))
    persons = (seen("Ann Lee", "Person", text=text), seen("Bob Lee", "Person", text=text))
    graph = run(text=text, mentions=(*persons, short)).graph
    assert [entity.name for entity in graph.entities] == ["Ann Lee", "Bob Lee", "Lee"]


def test_a_foreign_surname_in_chinese_means_the_one_person_who_bears_it_in_facts_too() -> None:
    text = "汤姆·巴洛是画家。巴洛画了《红海》。"
    full, short = seen("汤姆·巴洛", "Person", text=text), FoundMention(9, 11, "巴洛", Named("巴洛", "Person"))
    made = Fact(Named("红海"), "creator", Named("巴洛"), 9, 16, 9, 17, "test/1#x", 0.9)
    graph = run(text=text, mentions=(full, short, seen("红海", "Work", text=text)), facts=(made,)).graph
    assert [entity.name for entity in graph.entities] == ["汤姆·巴洛", "红海"]
    assert [(alias.name, alias.reason) for alias in graph.entities[0].aliases] == [("巴洛", "last_name")]
    assert [(said.subject, said.object) for said in graph.statements] == [(1, 0)]


def test_a_foreign_surname_of_father_and_son_stays_itself() -> None:
    text = "汤姆·巴洛和安·巴洛见了巴洛。"
    persons = (seen("汤姆·巴洛", "Person", text=text), seen("安·巴洛", "Person", text=text))
    graph = run(text=text, mentions=(*persons, FoundMention(12, 14, "巴洛", Named("巴洛", "Person")))).graph
    assert [entity.name for entity in graph.entities] == ["汤姆·巴洛", "安·巴洛", "巴洛"]


def test_a_place_with_the_wider_one_before_it_is_the_place_but_no_other_name_of_it() -> None:
    text = "他住在甲国乙市。"
    place = Named("乙市", "Place")
    longer = FoundAlias(place, "甲国乙市", "statement", 3, 7)
    graph = run(
        text=text, mentions=(seen("乙市", "Place", text=text), seen("甲国乙市", text=text)), aliases=(longer,)
    )
    assert [(one.name, one.aliases) for one in graph.graph.entities] == [("乙市", ())]
    kept = run(text=text, subject=PageSubject(place), aliases=(longer,)).graph.entities[0]
    assert [alias.name for alias in kept.aliases] == ["甲国乙市"]


def test_a_name_over_two_lines_is_one_line() -> None:
    graph = run(
        subject=PageSubject(Named("Bo")), aliases=(FoundAlias(Named("Bo"), "Bo\nLee", "statement", 0, 6),)
    )
    assert [alias.name for alias in graph.graph.entities[0].aliases] == ["Bo Lee"]


def test_the_extractors_mention_wins_over_one_by_form() -> None:
    by_form = FoundMention(0, 7, "Ann Lee", Named("Ann Lee"), "capitalised")
    graph = run(mentions=(seen("Ann Lee", "Person"),), extra=(by_form,)).graph
    assert [mention.source for mention in graph.mentions] == ["tagger"]


def test_the_strongest_source_decides_the_type() -> None:
    subject = PageSubject(Named("Ann Lee"))
    graph = run(subject=subject, mentions=(seen("Ann Lee", "Place"),), subject_type="Person").graph
    assert (graph.entities[0].type, graph.entities[0].type_source) == ("Person", "definition")


def test_a_relation_gives_its_ends_their_types() -> None:
    graph = run(
        mentions=(seen("Ann Lee"), seen("Red Sea")), facts=(fact("Ann Lee", "birth_place", Named("Red Sea")),)
    ).graph
    assert [(e.type, e.type_source) for e in graph.entities] == [
        ("Person", "signature"),
        ("Place", "signature"),
    ]


def test_a_fact_becomes_a_statement_with_its_place() -> None:
    year = Literal(LiteralKind.DATE, "1990", "1990")
    graph = run(
        facts=(fact("Red Sea", "release_date", year, qualifiers=(Qualifier("b", "2"), Qualifier("a", "1"))),)
    ).graph
    (statement,) = graph.statements
    assert (statement.chunk, statement.start, statement.end) == ("d#0", 0, 35)
    assert (graph.entities[statement.subject].name, statement.object) == ("Red Sea", year)
    assert statement.qualifiers == (Qualifier("a", "1"), Qualifier("b", "2"))


def test_a_fact_is_dropped_whose_object_or_subject_does_not_stand_there() -> None:
    year = Literal(LiteralKind.DATE, "1991", "1991")
    facts = (
        fact("Ann Lee", "director", Named("Blue Sea")),
        fact("Ann Lee", "release_date", year),
        fact("Cy", "director", Named("Red Sea")),
        fact("Cy", "director", Named("Red Sea"), subject_source=SubjectSource.PAGE_TITLE),
    )
    assembly = run(facts=facts)
    assert len(assembly.graph.statements) == 1
    assert assembly.dropped == (
        ("Ann Lee director Blue Sea", "its object does not stand in the sentence"),
        ("Ann Lee release_date 1991", "its object does not stand in the sentence"),
        ("Cy director Red Sea", "its subject does not stand in the sentence"),
    )


def test_an_object_may_be_split_by_a_citation_mark() -> None:
    text = "Ann sold 30 [12] million."
    amount = Literal(LiteralKind.NUMBER, "30000000", "30 million")
    found = Fact(Named("Ann"), "sales", amount, 0, 24, 0, 25, "test/1#x", 0.9)
    assert len(run(text=text, facts=(found,)).graph.statements) == 1


def test_a_mention_outside_every_chunk_is_left() -> None:
    outside = FoundMention(len(TEXT), len(TEXT) + 3, "Bob", Named("Bob"))
    assert run(mentions=(outside,)).graph.mentions == ()


def test_an_alias_of_two_things_is_dropped_with_both() -> None:
    text = "Ann Lee (AL) met Al Low (AL)."
    aliases = tuple(FoundAlias(Named(name), "AL", "bracket", 9, 11) for name in ("Ann Lee", "Al Low"))
    found = run(text=text, mentions=(seen("Ann Lee", text=text), seen("Al Low", text=text)), aliases=aliases)
    assert found.dropped == (("al = ann lee / al low", "the page gives the name to several things"),)


def test_that_a_relation_takes_any_thing_hides_no_type() -> None:
    won = fact("Ann Lee", "award_won", Named("Red Sea", "Award", "signature"))
    graph = run(mentions=(seen("Ann Lee", "Person"), seen("Red Sea")), facts=(won,)).graph
    assert [(e.name, e.type, e.type_source) for e in graph.entities] == [
        ("Ann Lee", "Person", "tagger"),
        ("Red Sea", "Award", "signature"),
    ]


def test_a_person_by_definition_is_no_film() -> None:
    directed = fact("Ann Lee", "director", Named("Red Sea"))
    assembly = run(
        subject=PageSubject(Named("Ann Lee")),
        mentions=(seen("Red Sea"),),
        facts=(directed,),
        subject_type="Person",
    )
    assert assembly.graph.statements == ()
    assert assembly.dropped == (("Ann Lee director Red Sea", "its subject is of another kind"),)


def test_a_series_by_definition_may_be_a_film() -> None:
    directed = fact("Ann Lee", "director", Named("Red Sea"))
    graph = run(
        subject=PageSubject(Named("Ann Lee")),
        mentions=(seen("Red Sea"),),
        facts=(directed,),
        subject_type="Series",
    ).graph
    assert [statement.predicate for statement in graph.statements] == ["director"]
