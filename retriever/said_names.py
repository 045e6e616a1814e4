"""What pages call a thing that links them: a name that stands there, not one that only other pages have."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from backends.script import simplified
from retriever.graph.pages import PageTable
from retriever.graph.snapshot import GraphView
from retriever.memo import Memo
from retriever.text.titles import TitleTable
from schemas.graph import Entity
from schemas.protocols import GraphStore
from schemas.text import Language

_HAN = re.compile(r"[\u3400-\u9fff]")


class SaidNames:
    """Finds the words for things in chunks and their titles."""

    def __init__(self, store: GraphStore, memo: Memo, pages: PageTable, titles: TitleTable) -> None:
        self._store = store
        self._memo = memo
        self._pages = pages
        self._titles = titles

    def between(
        self, view: GraphView, links: Sequence[tuple[int, tuple[int, ...]]], language: Language
    ) -> list[str]:
        """For each entity node and the chunk nodes that it links what they call it, as `of` finds it; empty for an
        entity that is gone. Of one whose first name they all say no more is read."""
        texts = self.read(view, list(dict.fromkeys(chunk for _, chunks in links for chunk in chunks)))
        names = self._pages.names(view, [node for node, _ in links])
        read = [{chunk: texts[chunk] for chunk in chunks if chunk in texts} for _, chunks in links]
        found = [_said_by_all([name], tuple(said.values())) for name, said in zip(names, read, strict=True)]
        left = list(dict.fromkeys(node for (node, _), name in zip(links, found, strict=True) if not name))
        entities = self._memo.entities([view.identifier(node) for node in left])
        known = dict(zip(left, entities, strict=True))
        for row, (node, _) in enumerate(links):
            entity = known.get(node)
            if not found[row] and entity is not None:
                said = {view.identifier(chunk): text for chunk, text in read[row].items()}
                found[row] = self.of(entity, said, language)
        return found

    def read(self, view: GraphView, chunks: Sequence[int]) -> dict[int, str]:
        """Each chunk node that there is with its page's title and its headings, folded; those read last are kept."""
        titles = self._titles.titles(view, view.document_of[np.array(chunks, np.int32)])
        rows = self._memo.chunks([view.identifier(chunk) for chunk in chunks])
        return {
            node: _read(title, tuple(chunk.headings), chunk.text)
            for node, title, chunk in zip(chunks, titles, rows, strict=True)
            if chunk is not None
        }

    def of(self, entity: Entity, texts: Mapping[str, str], language: Language) -> str:
        """The name or the word by which all of some chunks, as `read` has them, name a thing; where there is none, one
        by which any does, in the question's language if it may be, and where none names it a name in that language.
        """
        read = tuple(texts.values())
        names = (entity.name, *entity.aliases)
        said = _said_by_all(names, read)
        if said:
            return said
        mentions = self._store.mentions(chunks=list(texts), entities=[entity.id]) if texts else []
        words = tuple(dict.fromkeys((*names, *(mention.surface for mention in mentions))))
        some = [word for word in words if any(_says(text, word) for text in read)]
        own = [word for word in (some or names) if _is_of(word, language)]
        return _said_by_all(words, read) or next(iter(own), (*some, entity.name)[0])


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
