"""Whether quoted words reach what is asked, or only tell which thing it is that a question describes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from schemas.answer import Citation
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.planners.several.unfolding import Described
from solver.planners.words.heads import ending_head, head_type

_LEAST_DESCRIBED = 0.4  # of a description's words, by rarity, that words tell
_LEAST_ALONE = 0.2  # of those of a clause, where nothing around it is named
_MOST_ASKED = 0.2  # of the words around it, which say what is asked
_CLAUSE = re.compile(r"(?<=\w )(?:who|whose|whom|that|which)\b")
_NAME = re.compile(r"(?<!^)(?<![.?] )\b[A-ZÀ-Þ]")
"""In a clause that describes, and around it: a name to which quoted words may belong without saying what is asked."""

_DID = re.compile(r"\b(?:did|does|do)\b", re.I)
_CHOICE = re.compile(r"\bor\b|还是", re.I)
_KIND = re.compile(r"\b(?:which|what)\s+(?:[a-z-]+\s+)??([a-z-]+)", re.I)
_KIND_ZH = re.compile(r"(?:什么|哪一?[个种家座条部位类门片本])(?P<noun>[\u3400-\u9fff]{1,4})")

Shares = Callable[[str], tuple[int, float]]
"""How many words of a stretch of a question say something, and the share of them that the quoted words say, too."""


def names_somebody(question: str, citations: Sequence[Citation], store: GraphStore) -> bool:
    """Whether the words cited name a person whom the question does not."""
    mentions = store.mentions(chunks=sorted({c.chunk for c in citations}))
    held = [
        m
        for m in mentions
        if any(c.chunk == m.chunk and c.start <= m.start and m.end <= c.end for c in citations)
    ]
    people = {e.id for e in store.get_entities(sorted({m.entity for m in held})) if e and e.type == "Person"}
    asked = folded(question)
    return any(
        m.entity in people and folded(m.surface) not in asked
        for m in held
        if m.surface[:1].isupper() or (not m.surface.isascii() and len(m.surface) > 1)  # no pronoun
    )


def leaves_asked(question: str, names: Sequence[str], said: Shares, least: int = 1) -> bool:
    """Whether quoted words say next to nothing of what is asked of things, named in place of what described them, in
    `least` words or more.
    """
    for name in sorted(names, key=len, reverse=True):
        question = question.replace(name, " ")
    return _is_left(question, said, least)


def only_describes(question: str, described: Sequence[Described], said: Shares, least: int = 1) -> bool:
    """Whether quoted words tell what a question describes by, and next to nothing of what it asks of that thing:
    `B bought the yard in 1963` for `Which ship was built by the company that bought the yard in 1963?`
    """
    if _CHOICE.search(question) is not None:
        return False  # which of two is so is told by what describes it
    spans = [(one.offset + one.description.start, one.offset + one.description.end) for one in described]
    for start, end in spans:
        if _takes_verb(question, end) and any(s == start and e < end for s, e in spans):
            continue
        outside = f"{question[:start]} {question[end:]}"
        if _is_left(outside, said, least):
            words, inside = said(question[start:end])
            alone = _CLAUSE.search(question[start:end]) is not None and _NAME.search(outside) is None
            if words and inside >= (_LEAST_ALONE if alone else _LEAST_DESCRIBED):
                return True
    return False


def _is_left(asked: str, said: Shares, least: int) -> bool:
    """Whether the words that ask are not said; the noun of a kind (`which city`) answers seldom repeat."""
    asked = _KIND_ZH.sub(_without_noun, asked)
    asked = _KIND.sub(lambda kind: " " if head_type(kind[1], Language.ENGLISH) else kind[0], asked)
    words, share = said(asked)
    return words >= least and share <= _MOST_ASKED


def _without_noun(kind: re.Match[str]) -> str:
    """What stands behind the noun of a kind that Chinese words ask for: of up to four characters, else of two."""
    noun = kind["noun"]
    ends = [end for end in range(len(noun), 1, -1) if ending_head(noun[:end], Language.CHINESE)]
    return " " + noun[max(ends, default=2) :]


def _takes_verb(question: str, end: int) -> bool:
    """Whether a description that ends a question with `did` holds its verb: `the father of A teach`."""
    return _DID.search(question) is not None and not question[end:].strip(" ?")
