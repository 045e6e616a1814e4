"""Rules read a page in plain type; what they find points at the page as it is written."""

import pytest

from builder.findings import Findings, FoundMention, Named
from builder.typography import as_written, evened, evened_text
from schemas.text import Chunk, Document, Language

ENGLISH, CHINESE = Language.ENGLISH, Language.CHINESE


@pytest.mark.parametrize(
    ("text", "language", "plain"),
    [
        ("39\u00a0metres, 3\u202f776 and\u2009so on", ENGLISH, "39 metres, 3 776 and so on"),
        ("Ann’s book, O’Casey’s play", ENGLISH, "Ann's book, O'Casey's play"),
        ("she called it ‘the Light’ once", ENGLISH, "she called it ‘the Light’ once"),
        ("Ann Roe (1881-1963)", ENGLISH, "Ann Roe (1881–1963)"),
        ("call 5551-2345 on 1999-2000-01", ENGLISH, "call 5551-2345 on 1999-2000-01"),
        ("１９６９年，高３７７６米，长１２．５公里", CHINESE, "1969年，高3776米，长12.5公里"),
        ('被称为"昭和棋圣"，著有"二十一世纪围棋"', CHINESE, "被称为“昭和棋圣”，著有“二十一世纪围棋”"),
        ('半个"引号', CHINESE, '半个"引号'),
        ("安若（1881-1963）", CHINESE, "安若（1881-1963）"),
    ],
)
def test_plain_type_keeps_every_place(text: str, language: Language, plain: str) -> None:
    assert evened_text(text, language) == plain
    assert len(plain) == len(text)


def _page(text: str) -> tuple[Document, Chunk]:
    document = Document("p", "P", text, "p.txt", ENGLISH)
    return document, Chunk("p#0", "p", 0, 0, len(text), text, ENGLISH)


def test_a_plain_page_is_the_same_object() -> None:
    document, chunk = _page("Ann Roe's tower is 39 metres high.")
    assert evened(document, [chunk], ENGLISH)[0] is document


def test_what_is_found_is_told_in_the_pages_own_characters() -> None:
    document, chunk = _page("Ann Roe’s tower is 39\u00a0metres high.")
    plain, chunks = evened(document, [chunk], ENGLISH)
    assert plain.text == chunks[0].text == "Ann Roe's tower is 39 metres high."
    found = Findings(mentions=(FoundMention(0, 15, "Ann Roe's tower", Named("Ann Roe's tower")),))
    (mention,) = as_written(found, document).mentions
    assert mention.surface == "Ann Roe’s tower"
    assert mention.named.name == "Ann Roe's tower"
