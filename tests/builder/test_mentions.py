"""Names found by their form: the ones that other pages may be titled with must be among them."""

import pytest

from builder.findings import FoundMention, Named
from builder.mentions import find_mentions, find_own_names, flat_names, with_article
from schemas.text import Chunk, Language


def named(text: str) -> set[str]:
    return {found.named.name for found in find_mentions(chunk(text))}


def chunk(text: str, start: int = 0) -> Chunk:
    return Chunk("d#0", "d", 0, start, start + len(text), text, Language.ENGLISH)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("He read The Lord of the Rings twice.", "The Lord of the Rings"),
        ("born in Paris, Texas, in 1950", "Paris, Texas"),
        ("the 1984 Winter Olympics in Sarajevo", "1984 Winter Olympics"),
        ("the founder of the Ford Motor Company", "Ford Motor Company"),
        ("Stephen Chow's Kung Fu Hustle won", "Kung Fu Hustle"),
        ("Stephen Chow's Kung Fu Hustle won", "Stephen Chow"),
        ("married Otto von Habsburg and Princess Regina", "Otto von Habsburg"),
        ("the Cuban President Fulgencio Batista fled", "Fulgencio Batista"),
        ("mother of King Harold and of Edith of Wessex, who", "Edith of Wessex"),
        ("son of John I, Duke of Cleves and Elizabeth", "John I, Duke of Cleves"),
        ("novels by J. K. Rowling sold", "J. K. Rowling"),
        ("in St. Louis he", "St. Louis"),
        ("While Mission: Impossible ran", "Mission: Impossible"),
        ('the poem "Go, lovely rose" by', "Go, lovely rose"),
        ("In London he met", "London"),
        ("served in World War II. In 2009 it", "World War II"),
        ("five clubs of the Premier League: Arsenal, Chelsea", "Premier League"),
        ("the Molotov–Ribbentrop Pact of", "Molotov–Ribbentrop Pact"),
        ("won the 2005 Premier League", "Premier League"),
        ("by J.R.R. Tolkien in", "J.R.R. Tolkien"),
        ("Saxe- Meiningen fell", "Saxe-Meiningen"),
        ("played Abd al-Aziz ibn Marwan here", "Abd al-Aziz ibn Marwan"),
        ("主演电影《少林足球》。", "少林足球"),
        ("他的英文名是Stephen Chow。", "Stephen Chow"),
    ],
)
def test_finds(text: str, name: str) -> None:
    assert name in named(text)


@pytest.mark.parametrize("text", ["He was there.", "It then fell. They ran.", "no capitals at all"])
def test_finds_nothing_in_function_words(text: str) -> None:
    assert named(text) == set()


def test_offsets_are_the_documents() -> None:
    (found,) = find_mentions(chunk("met Bruce Lee twice", start=100))
    assert (found.start, found.end, found.surface) == (104, 113, "Bruce Lee")


def test_own_names_are_whole_words_longest_first() -> None:
    subject = Named("Ann Lee")
    found = find_own_names(chunk("Ann Lee and Ann Leeds; Lee, Ann Lee Smith."), subject, ["Lee", "Ann Lee"])
    assert [(mention.start, mention.surface) for mention in found] == [
        (0, "Ann Lee"),
        (23, "Lee"),
        (28, "Ann Lee"),
    ]
    assert {mention.source for mention in found} == {"title"}


def test_one_reading_of_names_prefers_extractors_and_fills_gaps_with_capitals():
    text = "We saw The Otters with Ann Lee (NASA) on Thursday."
    found = chunk(text)
    band = FoundMention(11, 17, "Otters", Named("Otters", "Organization"))
    part = FoundMention(27, 30, "Lee", Named("Ann Lee", "Person"))
    whole = FoundMention(23, 30, "Ann Lee", Named("Ann Lee", "Person"))
    names = flat_names([found], [band, part, whole])
    assert [name.surface for name in names] == ["The Otters", "Ann Lee", "NASA"]


def test_the_first_word_of_a_sentence_is_no_name_by_its_capital():
    assert flat_names([chunk("Otters swim. French otters too.")], []) == [
        FoundMention(13, 19, "French", Named("French"), "capitalised")
    ]


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Ost–West Line", ["The Ost–West Line"]),
        ("The Pier Line", []),
        ("A Pier Line", []),
        ("Pier", []),
        ("北线铁路", []),
    ],
)
def test_an_article_is_no_part_of_a_name_of_several_words(title: str, expected: list[str]) -> None:
    assert with_article(title) == expected
