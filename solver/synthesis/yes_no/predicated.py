"""What somebody or something is said to be: white tea is no green tea, a teacher of biology none of chemistry."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.english.lexicon import ADJECTIVES
from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.page import Clause
from solver.reading.terms import is_conjugated, match, part_language
from solver.synthesis.yes_no.claimed import LEAST_MATCH, Claim

_IS_ZH = re.compile(
    r"(?:(?<!不)是(?:不是|否是|否为|否)?|算是?|属于|成为)(?:一?[个位名座种部条家艘项只本片件幅支场类款]|一)?(?P<what>[^，。？?是]{2,12}?)"
    r"(?:吗|么|吧)?[？?]?$"
)
_GOT_ZH = re.compile(
    r"(?:获得?|得|拿|赢得?|夺得?)(?:到|下)?[了过]?(?:一?[个枚项座]|[一二三四五六七八九十]+[枚项座])?(?P<what>[^，。？?了过吗]{1,12}?[奖牌赛杯])[了过]?(?:吗|么|吧)?[？?]?$"
)
_ASIDE_ZH = re.compile(
    r"^(?:什么|谁|哪|怎|真的|一样|同|由|被|在|从|为|因|根据|不|没|有|会|能|要|已|曾|还|只|[^的]{0,12}的$)|[吗呢吧]$|^[他她它]"
)
_LINK_ZH = re.compile(r"[的和与及]|第[一二三四五六七八九十]+[次个部位届任]?|最|当|做|担任")
_IS = re.compile(
    r"^(?:is|was|are|were)\s+(?P<who>.+?)\s+(?:really |actually |also |once |ever |still |not |a kind of )*"
    r"(?:an?|the)\s+"
    r"(?P<what>[a-z][a-z' -]{2,40}?)(?=\s+(?:of|in|by|from|for|at|on|with|to|who|that|which|whose|when|during|before|"
    r"after|made|named|called|born|founded|built|written|directed|based|and|or|as|than)\b|\s*\?|$)"
)
_IS_SO = re.compile(
    r"^(?:is|was|are|were)\s+(?:the\s+)?\0\s+(?:really |actually |also |ever |still |very |so |quite )*"
    r"(?P<what>[a-z-]{4,})\s*\??$"
)
_BE = (
    r"(?:is|was|are|were|be|been|being|remain\w*|becam?e|becoming|called|considered|deemed|listed|known|"
    r"regarded|said|as)"
)
_SAYS_SO = (
    rf"(?:\0|\b(?:it|he|she|they|which|who)\b)[^;.]*?\b{_BE}\b(?:[ ,]+[^\s,;.]+){{{{0,6}}}}?[ ,]+{{word}}\b",
    r"\b{word},?\s+(?:[a-z-]+\s+){{0,3}}\0",
    r"\0(?:\s*\([^)]*\))?[^;.,]*,\s+(?:an?|the)\s+(?:[a-z-]+\s+){{0,4}}{word}\b",
)
"""What is so of a name: it is said to be, it stands before the name, or behind it, set off by a comma."""

_PLAIN = frozenset(
    "man woman person people member part one place thing kind sort type name same real true good famous well-known "
    "film movie picture book work company firm city town country first last only child son daughter".split()
)
_WORDS = re.compile(r"[a-z]{3,}")


def predicate_said(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence says what a question claims that something is; True where it claims nothing so.

    A word that describes another must be said where the other is: 绿 of 绿茶 in a sentence about tea. Where a noun is
    claimed outright, that noun must be said.
    """
    text = folded(claim.part.text)
    if part_language(claim.part.text) is Language.CHINESE:
        return _said_zh(without_names(text, claim.part.names), claim, clauses)
    named = [name for name in claim.part.names if name not in ADJECTIVES]  # `Is A American?` names but A
    for name in sorted(map(folded, named), key=len, reverse=True):
        text = text.replace(name, "\0")
    is_so = _IS_SO.search(text) if claim.is_comparable else None
    if is_so is not None:
        return _is_so(is_so["what"], claim, clauses)
    found = _IS.search(text)
    words = [w for w in _WORDS.findall(found["what"]) if w not in _PLAIN] if found is not None else []
    said = [_is_said(word, claim, clauses) for word in words]
    return all(said) if claim.is_comparable else not said or any(said)


def _is_so(word: str, claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence says a word of the thing itself: `an American term` makes nobody American."""
    text = " ".join(folded(clause.text) for clause in clauses)
    names = {folded(name) for name in claim.part.names if name not in ADJECTIVES}
    names |= {form for thing in claim.things for form in thing.term.forms if form != word}
    text = without_names(text, names, "\0")
    return any(re.search(form.format(word=re.escape(word)), text) for form in _SAYS_SO)


def _said_zh(text: str, claim: Claim, clauses: Sequence[Clause]) -> bool:
    found = _IS_ZH.search(text) or _GOT_ZH.search(text)
    what = found["what"].strip() if found is not None else ""
    if not what or _ASIDE_ZH.search(what):
        return True
    if not claim.is_comparable:
        return True
    told = [clause.plain for clause in clauses]
    return all(_holds(piece, told) for piece in _LINK_ZH.split(what) if piece)


def _holds(piece: str, told: Sequence[str]) -> bool:
    """Whether clauses hold a noun, or its last characters with the others in one; 当 of 当导演 describes nothing."""
    if any(piece in clause for clause in told) or len(piece) < 2:
        return True
    for size in range(len(piece) - 1, 0, -1):
        holding = [clause for clause in told if piece[-size:] in clause]
        if holding:
            described = piece[:-size]
            return any(described in clause for clause in holding) or (len(described) == 1 and size > 1)
    return True


def _is_said(word: str, claim: Claim, clauses: Sequence[Clause]) -> bool:
    terms = [t for t in claim.terms if any(word in form.split() for form in t.forms)]
    if any(match(term, clause) >= LEAST_MATCH for term in terms for clause in clauses):
        return True
    return any(word in clause.plain or is_conjugated(word, clause.plain) for clause in clauses)
