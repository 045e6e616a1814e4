"""The Chinese tagger: LAC for words and names, rules for titles in 《》, dates and numbered awards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import islice
from pathlib import Path

from backends.taggers.lac import LacNetwork, Word
from backends.taggers.rules import RULES_VERSION, merge_names, rule_names, sentences_of, split_chinese
from schemas.text import Language, NamedSpan, Span, TaggedText, Token

VERSION = f"lac-2.1.2-fp16-1+{RULES_VERSION}"

# LAC's name tags in the ontology's words.
_TYPES = {"PER": "Person", "LOC": "Place", "ORG": "Organization", "nw": "Work"}
# What a token is that a rule made of a whole name.
_CLASSES = {"Work": "nw", "Date": "TIME", "Award": "nz"}
_LATIN = re.compile(r"[A-Za-z\u00c0-\u024f]")
_PASS = 64  # sentences analysed at a time, so that memory does not grow with the text


class ChineseTagger:
    """Words with LAC's tags as `Token.pos`; every token is a slice of the text."""

    def __init__(self, directory: Path) -> None:
        self._network = _network(directory)

    @property
    def version(self) -> str:
        return VERSION

    def tag(self, text: str) -> TaggedText:
        """White space and citation marks are tokens like others; blank sentences are left out.

        What a rule names is one token and inside one sentence: LAC alone cuts 6月22|日出生于.
        """
        by_rule = rule_names(text, Language.CHINESE)
        pieces = [piece for piece in split_chinese(text, by_rule) if text[piece.start : piece.end].strip()]
        tokens = align(text, self._analyse(text, pieces), by_rule)
        names = [
            NamedSpan(token.start, token.end, _TYPES[token.pos])
            for token in tokens
            if token.pos in _TYPES and token.text.strip() and not _is_fragment(text, token)
        ]
        merged = merge_names(by_rule, names)
        return TaggedText(text, tuple(tokens), sentences_of(tokens, pieces), tuple(merged))

    def tag_many(self, texts: Iterable[str]) -> Iterable[TaggedText]:
        """Each text's, in order; a text's tags never depend on the others."""
        return map(self.tag, texts)

    def _analyse(self, text: str, pieces: Sequence[Span]) -> list[Token]:
        tokens: list[Token] = []
        for start in range(0, len(pieces), _PASS):
            part = pieces[start : start + _PASS]
            analysed = self._network.analyse([text[piece.start : piece.end] for piece in part])
            for piece, words in zip(part, analysed, strict=True):
                tokens += _place(piece, words)
        return tokens


@cache
def _network(directory: Path) -> LacNetwork:
    """The network of a folder, which a process reads once."""
    return LacNetwork(directory)


def align(text: str, tokens: Sequence[Token], names: Sequence[NamedSpan]) -> list[Token]:
    """Tokens of which each name (by start, none overlapping) is exactly one.

    A token that crosses a name's border loses what lies inside and keeps its tag.
    """
    aligned = [
        Token(name.start, name.end, text[name.start : name.end], _CLASSES[name.type]) for name in names
    ]
    first = 0
    for token in tokens:
        start = token.start
        while first < len(names) and names[first].end <= start:
            first += 1
        for name in islice(names, first, None):
            if name.start >= token.end:
                break
            if start < name.start:
                aligned.append(Token(start, name.start, text[start : name.start], token.pos))
            start = name.end
        if start < token.end:
            aligned.append(Token(start, token.end, text[start : token.end], token.pos))
    return sorted(aligned, key=lambda token: token.start)


def _is_fragment(text: str, token: Token) -> bool:
    """Whether Latin words go on beyond the token: LAC takes Stephen Chow for two names or none."""
    before, after = text[max(0, token.start - 2) : token.start], text[token.end : token.end + 2]
    return bool(
        (_LATIN.match(token.text) and _LATIN.match(before.rstrip(" ")[-1:]))
        or (_LATIN.match(token.text[-1]) and _LATIN.match(after.lstrip(" ")))
    )


def _place(piece: Span, words: list[Word]) -> list[Token]:
    tokens = []
    position = piece.start
    for word in words:
        end = position + len(word.text)
        tokens.append(Token(position, end, word.text, word.tag))
        position = end
    return tokens
