"""Chunks are exact slices of whole sentences below their headings."""

from hypothesis import given
from hypothesis import strategies as st

from builder.chunking import chunk
from builder.readers import Heading, Page, StatementLine
from schemas.settings import ChunkingSettings
from schemas.text import Chunk, ChunkKind, Document, Language

SMALL = ChunkingSettings(chinese=50, english=100, limit=200)


def page(text: str, language: Language = Language.ENGLISH, **structure: object) -> Page:
    return Page(Document("d", "T", text, "d.txt", language), **structure)  # type: ignore[arg-type]


def texts(chunks: tuple[Chunk, ...]) -> list[str]:
    return [found.text for found in chunks]


def test_a_short_passage_is_one_chunk() -> None:
    text = "One sentence here. Another there.\nA third."
    assert texts(chunk(page(text), ChunkingSettings())) == [text]


def test_a_long_passage_is_parted_evenly_between_sentences() -> None:
    sentence = "Twenty-nine characters here. "  # 29 with its space
    chunks = chunk(page((sentence * 5).strip()), SMALL)
    # 144 characters make two parts of about 72: three sentences, then two.
    assert [len(found.text) for found in chunks] == [86, 57]


def test_a_sentence_is_cut_only_beyond_the_limit() -> None:
    within = "word " * 30 + "end."  # 154 characters: over the size, within the limit
    assert texts(chunk(page(within), SMALL)) == [within]
    beyond = "word " * 60 + "end."
    assert [len(found.text) for found in chunk(page(beyond), SMALL)] == [199, 104]


def test_no_cut_inside_a_title_or_a_number() -> None:
    text = "他" * 190 + "，" + "《一二三四五六，七八九十一二三四》" + "好" * 100
    first, second = texts(chunk(page(text, Language.CHINESE), SMALL))
    assert first == "他" * 190 + "，"
    assert second.startswith("《一二三")


def test_headings_of_markdown_stand_above_their_chunks() -> None:
    text = "Lead.\nLife\nBorn.\nEarly\nSchool.\nWork\nFilms.\n"
    headings = tuple(
        Heading(word, level, text.index(word), text.index(word) + len(word))
        for word, level in (("Life", 2), ("Early", 3), ("Work", 2))
    )
    chunks = chunk(page(text, headings=headings, structured=True), SMALL)
    assert [(found.text, found.headings) for found in chunks] == [
        ("Lead.", ()),
        ("Born.", ("Life",)),
        ("School.", ("Life", "Early")),
        ("Films.", ("Work",)),
    ]


def test_short_lines_before_prose_are_headings_in_plain_text() -> None:
    prose = "一九六二年，周星驰出生在香港九龙，母亲凌宝儿独自抚养三个孩子，生活相当艰难，他很早就帮忙。"
    text = f"{prose}\n演艺经历\n初涉影视\n{prose}\n多面演绎\n{prose}"
    chunks = chunk(page(text, Language.CHINESE), SMALL)
    assert [found.headings for found in chunks] == [(), ("演艺经历", "初涉影视"), ("演艺经历", "多面演绎")]


def test_a_list_of_short_lines_is_no_heading() -> None:
    text = (
        "电影作品如下面所列出的这些名字，一共有很多部，每一部都很有名，观众都非常喜欢，票房也很好。\n"
        "功夫\n少林足球\n喜剧之王"
    )
    (only,) = chunk(page(text, Language.CHINESE), ChunkingSettings())
    assert only.text == text


def test_language_is_decided_a_chunk() -> None:
    text = "周星驰（Stephen Chow）出生于中国香港。\nHe was born in Hong Kong and made many films there."
    headings = (Heading("x", 1, 28, 28),)
    chunks = chunk(page(text, Language.CHINESE, headings=headings, structured=True), SMALL)
    assert [found.language for found in chunks] == [Language.CHINESE, Language.ENGLISH]


def test_overlap_begins_at_a_word_of_the_same_section() -> None:
    text = "Alpha beta gamma delta epsilon zeta eta theta. " * 3
    settings = ChunkingSettings(english=100, limit=200, overlap=12)
    first, second = chunk(page(text.strip()), settings)
    assert first.text.endswith("theta.")
    assert second.text.startswith("eta theta. Alpha")
    assert text[second.start : second.end] == second.text


def test_statements_are_a_chunk_a_line() -> None:
    text = "a\tb\tc\nd\te\tf"
    lines = (StatementLine(0, 5, (0, 1), (2, 3), (4, 5)), StatementLine(6, 11, (6, 7), (8, 9), (10, 11)))
    chunks = chunk(page(text, statements=lines), SMALL)
    assert [(found.text, found.kind) for found in chunks] == [
        ("a\tb\tc", ChunkKind.STATEMENT),
        ("d\te\tf", ChunkKind.STATEMENT),
    ]


mixed = st.text(alphabet="ab Z1.,。！，《》“”（）()[]\n\t\u3000周星驰é😀", max_size=600)
settings_of = st.builds(
    ChunkingSettings,
    chinese=st.integers(50, 80),
    english=st.integers(100, 150),
    limit=st.integers(200, 300),
    overlap=st.sampled_from([0, 20]),
)


@given(mixed, settings_of)
def test_every_chunk_is_a_slice(text: str, settings: ChunkingSettings) -> None:
    for ordinal, found in enumerate(chunk(page(text), settings)):
        assert found.text == text[found.start : found.end]
        assert found.id == f"d#{ordinal}"
        assert found.text == found.text.strip()
        assert 0 < len(found.text) <= settings.limit + settings.overlap


@given(mixed, settings_of)
def test_chunks_hold_every_character_once_but_space(text: str, settings: ChunkingSettings) -> None:
    whole = settings.model_copy(update={"overlap": 0})
    joined = "".join(texts(chunk(page(text, structured=True), whole)))
    assert "".join(joined.split()) == "".join(text.split())
