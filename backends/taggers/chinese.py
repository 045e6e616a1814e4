"""The Chinese tagger: LAC for words and names, rules for titles in 《》, dates and numbered awards."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from backends.taggers.lac import LacNetwork, Word
from backends.taggers.rules import RULES_VERSION, merge_names, rule_names, sentences_of, split_chinese
from schemas.text import Language, NamedSpan, Span, TaggedText, Token

# LAC's name tags in the ontology's words.
_TYPES = {"PER": "Person", "LOC": "Place", "ORG": "Organization", "nw": "Work"}
_PASS = 64  # sentences analysed at a time, so that memory does not grow with the text


class ChineseTagger:
    """Words with LAC's tags as `Token.pos`; every token is a slice of the text."""

    def __init__(self, directory: Path) -> None:
        self._network = LacNetwork(directory)

    @property
    def version(self) -> str:
        return f"lac-2.1.2-fp16-1+{RULES_VERSION}"

    def tag(self, text: str) -> TaggedText:
        """White space and citation marks are tokens like others (`w`, `xc`); blank sentences are left out."""
        pieces = [piece for piece in split_chinese(text) if not text[piece.start : piece.end].isspace()]
        tokens: list[Token] = []
        for start in range(0, len(pieces), _PASS):
            part = pieces[start : start + _PASS]
            analysed = self._network.analyse([text[piece.start : piece.end] for piece in part])
            for piece, words in zip(part, analysed, strict=True):
                tokens += _place(piece, words)
        names = [
            NamedSpan(t.start, t.end, _TYPES[t.pos]) for t in tokens if t.pos in _TYPES and t.text.strip()
        ]
        merged = merge_names(rule_names(text, Language.CHINESE), names)
        return TaggedText(text, tuple(tokens), sentences_of(tokens, pieces), tuple(merged))

    def tag_many(self, texts: Iterable[str]) -> Iterable[TaggedText]:
        """Each text's, in order; a text's tags never depend on the others."""
        return map(self.tag, texts)


def _place(piece: Span, words: list[Word]) -> list[Token]:
    tokens = []
    position = piece.start
    for word in words:
        end = position + len(word.text)
        tokens.append(Token(position, end, word.text, word.tag))
        position = end
    return tokens
