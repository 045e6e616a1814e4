"""Life dates that are a namesake's are nobody's else."""

from __future__ import annotations

from builder.extraction.own_dates import without_other_dates
from builder.findings import Fact, Named
from schemas.graph import Literal, LiteralKind

IDA = Named("Ida Venn", "Person", "definition")


def fact(predicate: str, value: str, sentence: int, extractor: str) -> Fact:
    return Fact(
        IDA, predicate, Literal(LiteralKind.DATE, value, value), sentence, sentence + 9, sentence, sentence + 90,
        f"english/1#{extractor}", 0.9,
    )  # fmt: skip


def kept(*facts: Fact) -> list[tuple[str, str]]:
    return [
        (f.predicate, f.object.value) for f in without_other_dates(facts) if isinstance(f.object, Literal)
    ]


def test_a_later_bracket_with_another_year_of_birth_is_a_namesakes() -> None:
    own = fact("birth_date", "1949-08-09", 0, "definition.birth_date")
    others = [
        fact(predicate, value, 100, "definition.birth_date")
        for predicate, value in (("birth_date", "1920"), ("death_date", "1988"))
    ]
    other = fact("start_date", "1938", 100, "definition.start_date")
    assert kept(own, *others, other) == [("birth_date", "1949-08-09")]


def test_so_is_one_behind_a_birth_told_in_words() -> None:
    own = fact("birth_date", "1950", 0, "birth_date")
    others = [fact("birth_date", "1920", 50, "brackets"), fact("death_date", "1988", 50, "brackets")]
    assert kept(own, *others) == [("birth_date", "1950")]


def test_a_bracket_that_agrees_is_kept_and_years_that_it_contradicts_are_not() -> None:
    bracket = [fact("birth_date", "1910", 0, "brackets"), fact("death_date", "1996", 0, "brackets")]
    again = fact("birth_date", "1910-05-01", 60, "brackets")
    wife = fact("death_date", "1974", 90, "death_date")
    assert kept(*bracket, again, wife) == [
        ("birth_date", "1910"),
        ("death_date", "1996"),
        ("birth_date", "1910-05-01"),
    ]
