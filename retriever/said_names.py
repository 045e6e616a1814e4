"""What pages call a thing that links them: a name that stands there, not one that only other pages have."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from backends.script import simplified
from retriever.evidence import document_of
from retriever.memo import Memo
from schemas.graph import Entity
from schemas.protocols import GraphStore
from schemas.text import Language

_HAN = re.compile(r"[\u3400-\u9fff]")


class SaidNames:
    """Finds the words for things in chunks and their titles."""

    def __init__(self, store: GraphStore, memo: Memo) -> None:
        self._store = store
        self._memo = memo

    def of(self, entity: Entity, chunks: Sequence[str], language: Language) -> str:
        """The name or the word by which all of some chunks name a thing; where there is none, one by which any does, in
        the question's language if it may be, and where none names it a name in that language.
        """
        texts = self._texts(chunks)
        names = (entity.name, *entity.aliases)
        said = _said_by_all(names, texts)
        if said:
            return said
        mentions = self._store.mentions(chunks=list(chunks), entities=[entity.id]) if chunks else []
        words = tuple(dict.fromkeys((*names, *(mention.surface for mention in mentions))))
        some = [word for word in words if any(_says(text, word) for text in texts)]
        own = [word for word in (some or names) if _is_of(word, language)]
        return _said_by_all(words, texts) or next(iter(own), (*some, entity.name)[0])

    def _texts(self, chunks: Sequence[str]) -> list[str]:
        """Each chunk with its page's title and its headings, folded; those read last are kept."""
        pages = self._memo.documents([document_of(chunk) for chunk in chunks])
        return [
            _read(page.title, tuple(chunk.headings), chunk.text)
            for chunk, page in zip(self._memo.chunks(chunks), pages, strict=True)
            if chunk is not None and page is not None
        ]


def _said_by_all(words: Sequence[str], texts: Sequence[str]) -> str:
    return next((word for word in words if texts and all(_says(text, word) for text in texts)), "")


def _says(text: str, word: str) -> bool:
    """Whether a folded text says a name, one of Latin letters not as part of a word."""
    plain = _folded(word)
    at = text.find(plain)
    while at >= 0:
        if not plain.isascii() or not (
            _is_letter(text[max(at - 1, 0) : at]) or _is_letter(text[at + len(plain) : at + len(plain) + 1])
        ):
            return True
        at = text.find(plain, at + 1)
    return False


def _is_letter(letter: str) -> bool:
    """Whether what stands beside a name is a part of its word."""
    return letter.isascii() and letter.isalnum()


def _is_of(word: str, language: Language) -> bool:
    return (_HAN.search(word) is not None) == (language is Language.CHINESE)


@lru_cache(maxsize=2048)
def _read(title: str, headings: tuple[str, ...], text: str) -> str:
    return simplified("\n".join((title, *headings, text))).casefold()


@lru_cache(maxsize=4096)
def _folded(text: str) -> str:
    return simplified(text).casefold()
