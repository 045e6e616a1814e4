"""What Markdown marks beyond its words."""

from builder.readers.markdown import read_markdown
from builder.readers.source import Source
from schemas.text import Document, Language, Span


def document(source: str) -> Document:
    return read_markdown(Source("page.md", None, source.encode())).document


def emphasised(source: str) -> list[str]:
    found = document(source)
    return [found.text[span.start : span.end] for span in found.emphasis]


def test_emphasised_words_keep_their_place_in_the_readable_text() -> None:
    assert emphasised("# Ang Lee\n\nHe made *Lust,\nCaution* and\n*Hulk*.\n") == ["Lust, Caution", "Hulk"]


def test_bold_words_and_headings_are_no_emphasis() -> None:
    assert emphasised("# *Hulk*\n\n## *Cast*\n\n**Ang Lee** made it.\n") == []


def test_cells_of_a_table_keep_their_emphasis() -> None:
    assert emphasised("| film | year |\n|---|---|\n| a *Hulk* | *2003* |\n") == ["Hulk", "2003"]


def test_emphasis_counts_for_the_hash_but_not_for_equality() -> None:
    plain = Document("p", "p", "Hulk", "p", Language.ENGLISH)
    marked = Document("p", "p", "Hulk", "p", Language.ENGLISH, emphasis=(Span(0, 4),))
    assert plain == marked
    assert plain.content_hash != marked.content_hash
