"""What holds of every tagger and every text."""

from __future__ import annotations

from schemas.text import TaggedText

# Texts that broke other programs: empty, control characters, lone surrogates, scripts of all kinds.
HOSTILE = [
    "",
    " ",
    "\n\n\n",
    "\x00",
    "a\x00b。\x00",
    "\ud800 Marie \udfff 周星驰",
    "《《》》《",
    "》1999年《",
    "第届奖第一届",
    "😀👩‍👩‍👧 مرحبا עולם Привет 안녕하세요 ก็ 𠮷野家",
    "'; DROP TABLE chunk; -- MATCH (n) DETACH DELETE n",
    "。！？……",
    "the",
    "The the THE",
    "周" * 2000,
    "a" * 30_000,
    "\u200b\ufeff\u2028",
]


def check(tagged: TaggedText, text: str) -> None:
    """Offsets are exact, sentences cover the tokens in order, names are ordered and apart."""
    assert tagged.text == text
    position = 0
    for token in tagged.tokens:
        assert text[token.start : token.end] == token.text != ""
        assert token.start >= position
        position = token.end
    index = 0
    for sentence in tagged.sentences:
        assert sentence.start == index < sentence.end
        index = sentence.end
    assert index == len(tagged.tokens)
    position = 0
    for name in tagged.names:
        assert position <= name.start < name.end <= len(text)
        position = name.end
