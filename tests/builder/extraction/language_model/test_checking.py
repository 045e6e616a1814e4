"""Only what the words of a passage bear out becomes a fact; each refusal has its reason, in both languages."""

import pytest

from builder.extraction.language_model.checking import CONFIDENCE, Passage, Refused
from builder.extraction.language_model.known import Known
from builder.extraction.language_model.reply import SaidFact
from builder.findings import Fact, Findings, FoundMention, Named
from schemas.graph import Literal, SubjectSource
from schemas.ontology import Ontology
from schemas.text import Chunk, Document, Language, Span
from tests.builder.extraction.language_model.replying import said

ONTOLOGY = Ontology.load()
EN = "Ann Lee (born 2 May 1970) is a director. She married Bob Dean in 1999, and Carl saw it. Dora sang."
ZH = "李安宁（1970年5月2日出生），导演。1999年，李安宁与方博结婚，同年执导《长路》，票房３７５２万港元。周可主演。"
START = 7  # of the chunk in its document


def passage(text: str) -> Passage:
    language = Language.CHINESE if "，" in text else Language.ENGLISH
    return Passage(Chunk("a#1", "a", 1, START, START + len(text), text, language))


def known(name: str, *findings: Findings, title: str = "") -> Known:
    page = Document("a", title or name, "", "a.txt", Language.ENGLISH)
    return Known.of(page, Named(name), findings, own=True)


def check(text: str, fact: dict[str, str], about: Known) -> list[Fact] | str:
    found = passage(text).check(SaidFact.model_validate(fact), about, ONTOLOGY, "language_model/1#pocket")
    return found.reason if isinstance(found, Refused) else list(found)


def one(text: str, fact: dict[str, str], about: Known) -> Fact:
    found = check(text, fact, about)
    assert isinstance(found, list), found
    (only,) = found
    return only


def words(text: str, start: int, end: int) -> str:
    return text[start - START : end - START]


def test_a_fact_points_at_its_words() -> None:
    fact = one(ZH, said("李安宁", "spouse", "方博", "李安宁与方博结婚"), known("长路"))
    assert (fact.subject, fact.predicate, fact.object) == (Named("李安宁"), "spouse", Named("方博"))
    assert (fact.extractor, fact.confidence) == ("language_model/1#pocket", CONFIDENCE)
    assert words(ZH, fact.start, fact.end) == "李安宁与方博结婚"
    assert words(ZH, fact.sentence_start, fact.sentence_end).startswith("1999年，李安宁与方博结婚")
    assert fact.subject_span is not None
    assert fact.object_span is not None
    assert words(ZH, fact.subject_span.start, fact.subject_span.end) == "李安宁"
    assert words(ZH, fact.object_span.start, fact.object_span.end) == "方博"


def test_the_confidence_is_below_that_of_every_pattern() -> None:
    assert min(pattern.confidence for pattern in ONTOLOGY.patterns) > CONFIDENCE


@pytest.mark.parametrize(
    ("subject", "quote", "source"),
    [
        ("Ann Lee", "Ann Lee (born 2 May 1970", SubjectSource.SPAN),
        ("Ann Lee", "born 2 May 1970", SubjectSource.PAGE_TITLE),
        ("Ann Lee (director)", "born 2 May 1970", SubjectSource.PAGE_TITLE),
        ("Ann Lee (director)", "Ann Lee (born 2 May 1970", SubjectSource.SPAN),
    ],
)
def test_the_subject_stands_in_the_words_or_is_the_page(
    subject: str, quote: str, source: SubjectSource
) -> None:
    fact = one(
        EN, said(subject, "birth_date", "2 May 1970", quote), known("Ann Lee", title="Ann Lee (director)")
    )
    assert (fact.subject.name, fact.subject_source) == ("Ann Lee", source)
    assert (fact.subject_span is None) is (source is SubjectSource.PAGE_TITLE)


@pytest.mark.parametrize(
    ("text", "fact", "reason"),
    [
        (EN, said("Ann Lee", "knows", "Bob Dean", "married Bob Dean"), "its relation is not in the ontology"),
        (ZH, said("李安宁", "相识", "方博", "李安宁与方博结婚"), "its relation is not in the ontology"),
        (EN, said("Ann Lee", "spouse", "Bob Dean", "wed Bob Dean"), "its words do not stand in the passage"),
        (ZH, said("李安宁", "spouse", "方博", "李安宁嫁给方博"), "its words do not stand in the passage"),
        (EN, said("Ann Lee", "spouse", "Bob Dean", ""), "its words do not stand in the passage"),
        (
            EN,
            said("Dora", "spouse", "Carl", "Carl saw it. Dora sang"),
            "its words go over more than one sentence",
        ),
        (
            ZH,
            said("周可", "occupation", "导演", "导演。1999年，李安宁与方博结婚，同年执导"),
            "its words go over more than one sentence",
        ),
        (
            EN,
            said("Ann Lee", "spouse", "Carl", "She married Bob Dean"),
            "its object does not stand in the words that say it",
        ),
        (
            ZH,
            said("李安宁", "spouse", "周可", "李安宁与方博结婚"),
            "its object does not stand in the words that say it",
        ),
        (
            EN,
            said("Dora", "spouse", "Bob Dean", "She married Bob Dean"),
            "its subject does not stand in the words that say it",
        ),
        (
            ZH,
            said("周可", "spouse", "方博", "李安宁与方博结婚"),
            "its subject does not stand in the words that say it",
        ),
        (EN, said("She", "spouse", "Bob Dean", "She married Bob Dean"), "its subject is no name"),
        (EN, said("Bob Dean", "spouse", "She", "She married Bob Dean"), "its object is no name"),
        (EN, said("Ann Lee", "birth_date", "a director", "is a director"), "its object is no date"),
        (ZH, said("李安宁", "birth_date", "导演", "导演"), "its object is no date"),
        (
            EN,
            said("Ann Lee", "height", "1999", "She married Bob Dean in 1999"),
            "its object is no amount in a unit of its relation",
        ),
        (
            ZH,
            said("长路", "duration", "３７５２万港元", "执导《长路》，票房３７５２万港元"),
            "its object is no amount in a unit of its relation",
        ),
        (
            EN,
            said("Bob Dean", "spouse", "Bob Dean", "She married Bob Dean"),
            "its two ends share their words",
        ),
        (ZH, said("方博", "spouse", "方博", "李安宁与方博结婚"), "its two ends share their words"),
    ],
)
def test_what_does_not_hold_is_refused(text: str, fact: dict[str, str], reason: str) -> None:
    assert check(text, fact, known("Ann Lee" if text is EN else "李安宁")) == reason


def test_a_pronoun_is_no_name_in_chinese() -> None:
    text = "他与方博结婚，该片由他执导。"
    assert check(text, said("他", "spouse", "方博", "他与方博结婚"), known("甲")) == "its subject is no name"
    assert (
        check(text, said("该片", "director", "他", "该片由他执导"), known("甲")) == "its subject is no name"
    )
    assert check(text, said("方博", "spouse", "他", "他与方博结婚"), known("甲")) == "its object is no name"


@pytest.mark.parametrize(
    ("text", "fact", "name"),
    [
        ("Ann Lee married Ann Lee.", said("Ann Lee", "spouse", "Ann Lee", "Ann Lee married Ann Lee"), "Bob"),
        ("李安宁与李安宁结婚，", said("李安宁", "spouse", "李安宁", "李安宁与李安宁结婚"), "方博"),
        ("Her husband is Ann Lee.", said("Ann Lee", "spouse", "Ann Lee", "husband is Ann Lee"), "Ann Lee"),
    ],
)
def test_nothing_is_said_of_a_thing_and_itself(text: str, fact: dict[str, str], name: str) -> None:
    assert check(text, fact, known(name)) == "it says something of a thing and itself"


def typed(name: str, kind: str, source: str) -> Findings:
    return Findings(mentions=(FoundMention(0, 1, "x", Named(name, kind, source)),))


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        (EN, said("Ann Lee", "spouse", "Bob Dean", "She married Bob Dean")),
        (ZH, said("李安宁", "spouse", "方博", "李安宁与方博结婚")),
    ],
)
def test_an_end_of_another_kind_is_refused(text: str, fact: dict[str, str]) -> None:
    subject, thing = fact["subject"], fact["object"]
    film = Findings(subject_type="Film")
    assert check(text, fact, known(subject, film)) == "its subject is of another kind"
    place = typed(thing, "Place", "signature")
    assert check(text, fact, known(subject, place)) == "its object is of another kind"
    guess = typed(thing, "Place", "tagger")
    assert isinstance(check(text, fact, known(subject, guess)), list)


def test_a_title_in_marks_is_a_name_without_them() -> None:
    fact = one(
        ZH, said("《长路》", "director", "李安宁", "李安宁与方博结婚，同年执导《长路》"), known("周可")
    )
    assert fact.subject == Named("长路")
    assert fact.subject_span is not None
    assert words(ZH, fact.subject_span.start, fact.subject_span.end) == "长路"


def literal(fact: Fact) -> tuple[str, str, str]:
    assert isinstance(fact.object, Literal)
    return fact.object.value, fact.object.unit, fact.object.text


def test_dates_and_amounts_are_read_as_the_rules_read_them() -> None:
    born = one(EN, said("Ann Lee", "birth_date", "2 May 1970", "born 2 May 1970"), known("Ann Lee"))
    assert literal(born) == ("1970-05-02", "", "2 May 1970")
    born = one(ZH, said("李安宁", "birth_date", "1970年5月2日", "李安宁（1970年5月2日出生"), known("李安宁"))
    assert literal(born) == ("1970-05-02", "", "1970年5月2日")
    taken = one(
        ZH, said("长路", "box_office", "３７５２万", "执导《长路》，票房３７５２万港元"), known("李安宁")
    )
    assert literal(taken) == ("37520000", "HKD", "３７５２万港元")
    released = one(ZH, said("长路", "release_date", "同年", "同年执导《长路》"), known("李安宁"))
    assert literal(released) == ("1999", "", "同年")


def test_a_number_without_its_scale_is_no_amount() -> None:
    text = "该剧共投资3752万，反响好。"
    fact = said("甲", "budget", "3752", "该剧共投资3752万")
    assert check(text, fact, known("甲")) == "its object is no amount in a unit of its relation"


def test_each_part_of_a_list_is_an_object() -> None:
    text = "方博，演员、导演。"
    found = check(text, said("方博", "occupation", "演员、导演", "方博，演员、导演"), known("方博"))
    assert isinstance(found, list)
    assert [literal(fact)[0] for fact in found] == ["演员", "导演"]


def test_offsets_are_right_where_lines_are_broken_and_digits_are_wide() -> None:
    text = "About.\nAnn\nLee was born in New\nYork in １９７０."
    fact = one(text, said("Ann Lee", "birth_place", "New York", "Ann Lee was born in New York"), known("Bob"))
    assert (fact.subject, fact.object) == (Named("Ann Lee"), Named("New York"))
    assert words(text, fact.start, fact.end) == "Ann\nLee was born in New\nYork"
    assert words(text, fact.sentence_start, fact.sentence_end) == text[7:]
    assert fact.object_span == Span(START + text.index("New"), START + text.index(" in １"))
    born = one(
        text, said("Ann Lee", "birth_date", "1970", "Ann Lee was born in New York in 1970"), known("Bob")
    )
    assert literal(born) == ("1970", "", "１９７０")


@pytest.mark.parametrize(
    ("text", "fact", "time", "value"),
    [
        (EN, said("Ann Lee", "spouse", "Bob Dean", "She married Bob Dean"), "in 1999", "1999"),
        (EN, said("Ann Lee", "spouse", "Bob Dean", "She married Bob Dean"), "2 May 1970", ""),
        (EN, said("Ann Lee", "spouse", "Bob Dean", "She married Bob Dean"), "2001", ""),
        (EN, said("Ann Lee", "spouse", "Bob Dean", "She married Bob Dean"), "Carl saw it", ""),
        (ZH, said("李安宁", "spouse", "方博", "李安宁与方博结婚"), "1999年", "1999"),
        (ZH, said("李安宁", "spouse", "方博", "李安宁与方博结婚"), "1970年5月2日", ""),
    ],
)
def test_a_time_is_a_date_of_the_sentence(text: str, fact: dict[str, str], time: str, value: str) -> None:
    found = one(text, fact, known("Ann Lee" if text is EN else "李安宁"))
    assert passage(text).time_of(found, time) == value


@pytest.mark.parametrize(
    ("text", "thing", "name"),
    [
        ("Ann Lee met P. L. Travers.", "P. L. Travers", "P. L. Travers"),
        ("Ann Lee met will.i.Am there.", "will.i.Am", "will.i.Am"),
        ("Ann Lee met 50 Cent.", "50 Cent", "50 Cent"),
        ("Ann Lee met the Dean.", "the Dean", "Dean"),
        ('Ann Lee met "Bob".', '"Bob"', "Bob"),
        ("Ann Lee met 김연아.", "김연아", "김연아"),
        ("Ann Lee met the dean.", "the dean", ""),
        ("Ann Lee met a Dean.", "a Dean", ""),
        ("Ann Lee met dean.", "dean", ""),
        ("Ann Lee met 1999.", "1999", ""),
        ("Ann Lee met B.", "B", ""),
        ("Ann Lee met This one.", "This one", ""),
        ("李安宁遇见方博，", "方博", "方博"),
        ("李安宁遇见方，", "方", ""),
        ("李安宁遇见演员《方博》，", "演员《方博》", "方博"),
        ("李安宁遇见那英，", "那英", "那英"),
        ("李安宁遇见该公司，", "该公司", ""),
        ("李安宁遇见方博，周可，", "方博，周可", ""),
    ],
)
def test_a_name_is_told_from_other_words(text: str, thing: str, name: str) -> None:
    subject = "李安宁" if "李" in text else "Ann Lee"
    found = check(text, said(subject, "acquaintance", thing, text.strip(".，")), known("Dora"))
    assert found == "its object is no name" if not name else objects(found) == [name]


def objects(found: list[Fact] | str) -> list[str]:
    assert isinstance(found, list), found
    return [fact.object.name for fact in found if isinstance(fact.object, Named)]


def test_words_that_name_the_object_alone_state_nothing() -> None:
    found = check("方博出生于海城。周可是演员。", said("方博", "mother", "周可", "周可"), known("方博"))
    assert found == "its words name only its object"


def test_what_is_denied_is_no_fact() -> None:
    text = "方博没有获得过金鹿奖，获得过银鹿奖。"
    assert (
        check(text, said("方博", "award_won", "金鹿奖", "获得过金鹿奖"), known("方博"))
        == "its words deny something"
    )
    assert isinstance(check(text, said("方博", "award_won", "银鹿奖", "获得过银鹿奖"), known("方博")), list)
