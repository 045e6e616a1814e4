"""The words in which a page says what two people are to each other, beside the fact that it states."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.names import split_sense
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.reading.people.ties import TIE
from solver.reading.terms import part_language
from solver.results import Extract
from solver.synthesis.answering import Said
from solver.synthesis.citing import Claim
from solver.synthesis.quotes.leading import with_subject

_MATES = re.compile("[夫妻]|配偶|太太|老婆|老公|伴侣")
_PIECES = re.compile(r"[;；]\s*|[.。]\s*$")


def in_words(said: Said, store: GraphStore, language: Language) -> Said:
    """Direct facts, the first with the sentence that states it where that has a word for the tie: `twin brothers`."""
    if said.shared or not said.claims or len(said.triples) != 1:
        return said
    evidence = store.evidence([said.triples[0].id]).get(said.triples[0].id, ())
    for one in evidence:
        words = next((piece for piece in _PIECES.split(one.sentence) if TIE.search(piece)), "")
        if words and part_language(words) is language:
            titles = {c.id: c.document for c in store.get_chunks([one.chunk]) if c is not None}
            subject, _ = split_sense(
                next((d.title for d in store.get_documents(list(titles.values())) if d), "")
            )
            if subject and subject not in words:
                words = with_subject(words, subject, language is Language.CHINESE)
            claim = Claim(words, (Extract(one.chunk, one.sentence_start, one.sentence_end),))
            return Said((*said.claims, claim), said.triples, said.shared)
    return said


def called(said: Said, quoted: Sequence[Claim], language: Language) -> tuple[Claim, ...]:
    """Words of a page about two people, behind the fact that they are a couple where the words do not call them so:
    `1942年，她与王五结婚`.
    """
    couple = language is Language.CHINESE and any(triple.predicate == "spouse" for triple in said.triples)
    unsaid = couple and not any(_MATES.search(claim.text) for claim in quoted)
    return (*(said.claims[:1] if unsaid else ()), *quoted)
