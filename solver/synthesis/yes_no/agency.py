"""By whom or what, and into what: what a question has after `by`, `because of`, `into`, 被 or 因, a yes has too."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.page import Clause
from solver.reading.terms import part_language
from solver.synthesis.yes_no.claimed import Claim

_NOUN_EN = r"(?P<who>(?:(?:the|an?|his|her|its|their|some|several) )?[a-z'’-]+(?: [a-z'’-]+){0,4})"
_PARTICIPLE = r"[a-z]+(?:ed|en|wn|[lp]t|nt|ck|ng|unk|id|ost|uilt|ade|ound|ead|ought|it)"
_BY = re.compile(
    rf"\b{_PARTICIPLE} (?:[a-z]+ly )?by {_NOUN_EN}|"
    rf"^(?:is|was|are|were) [^?]*?\b{_PARTICIPLE} with {_NOUN_EN.replace('who', 'means')}|"
    r"\b(?:translated|made|turned|adapted|converted|rebuilt|divided|split|transformed|dubbed) "
    rf"into {_NOUN_EN.replace('who', 'result')}"
)
_CAUSED = re.compile(
    rf"\b(?:because of|due to|as a result of|owing to|through|thanks to) {_NOUN_EN}|"
    rf"\b(?:die|died|dying|suffer|suffered) (?:of|from) {_NOUN_EN.replace('who', 'illness')}|"
    rf"\b(?:learn\w*|inherit\w*|recover\w*|received?|bought|buy) [^?,]*?\bfrom {_NOUN_EN.replace('who', 'source')}"
)
_ENDS = re.compile(
    r"\b(?:in|on|at|during|of|from|and|or|to|after|before|when|while|that|who|which|for|with|into|as|near|off|"
    r"between|around|within|since|until|by|again|first|alone|too|itself|himself|herself|themselves)\b"
)
_LITTLE = frozenset(
    "the a an his her its their some several own same other another someone somebody anyone".split()
)
_NO_AGENT = re.compile(
    r"^(?:hand|himself|herself|itself|themselves|accident|then|now|far|chance|name|law|default|\d+|any\w*|another|"
    r"(?:some(?:body|one) |anyone |the )?(?:else|time|end|turn|same|age|year|early|late|mid)|others?|more than|over|"
    r"about|train|air|sea|car|mail|post)\b"
)
_KINDS = frozenset(
    "man woman person people men women somebody someone author writer director composer painter artist architect "
    "engineer company firm studio team student students actor actress poet team group".split()
)
"""Nouns that tell only of what kind somebody is, whom a page names."""

_CAUSE_ZH = re.compile(r"(?:因为?|由于|(?<![自经])由(?!于)|被)(?P<who>[^，。？\x00因由被]{2,14})")
_INTO_ZH = re.compile(r"(?:译|改编|翻译|制作|改建)[成为]了?(?P<who>[^，。？\x00了过的]{2,6})")
_NO_AGENT_ZH = re.compile(
    r"^(?:[此而其]|[拍译改评称誉认选禁授列收命任视封提迫释处判捕杀毁烧拆卖售录邀请派送引搬重翻翻公正取击打发证当追]|"
    r"[\d一二两三四五六七八九十几多]|[谁他她它其自]|本人|别人|同一|衷|来)"
)
_DEED_ZH = re.compile(r"由\x00(?P<deed>[^，。？\x00的了过]{1,4})(?:的|了|过)?[吗么][？?]?$")
_DONE_TO = re.compile(r"^(?:was|were|is|are) (?:the )?\x00 [a-z]+ (?:[a-z]+ )?by ")
_PART = re.compile(r"^\W*(?:its|her|his|their) [a-z]+ ")
_SCREEN = re.compile(r"电影|影片|\b(?:film|movie|picture)s?\b")
_ON_SCREEN = re.compile(r"片|影|银幕|\b(?:film|movie|picture|screen|cinema)")
"""A film, in whatever words."""

_PIECES = (4, 3, 2)  # characters of what stands behind 因, as far as it is one word


def is_borne_by(claim: Claim, clauses: Sequence[Clause]) -> bool | None:
    """Whether a sentence has who or what a question says did it, True where the question says neither. None where it
    leaves that out: that a typhoon did the damage does not deny an earthquake, which may have done more.
    """
    text = " ".join(clause.plain for clause in clauses)
    if _is_of_part(claim, clauses) or not _has_deed(claim, text, clauses):
        return None
    if part_language(claim.part.text) is Language.ENGLISH:
        heads = _asked(claim)
        return True if all(_is_said(claim, head, text) for head in heads) else None
    return True if all(_is_said_zh(claim, who, text) for who in _asked_zh(claim)) else None


def _is_of_part(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a question asks by whom a thing was made or damaged, and a sentence tells it of its part: her boiler."""
    asked = _DONE_TO.search(_nameless(claim))
    told = [c for c in clauses if asked and re.search(r"\bby\b", c.plain)]
    return bool(told) and all(_PART.search(clause.plain) for clause in told)


def _has_deed(claim: Claim, text: str, clauses: Sequence[Clause]) -> bool:
    """Whether words have a character of what a Chinese question says is done by whom it names: 由某某翻译."""
    deed = _DEED_ZH.search(_nameless(claim)) if claim.is_comparable else None
    if deed is None or any(claim.place(clause) >= 0 for clause in clauses):
        return True
    return any(character in text for character in deed["deed"])


def _asked(claim: Claim) -> list[str]:
    """The head nouns of what an English question names as the doer or the cause, outside names."""
    question = _nameless(claim)
    found = [m["who"] or m["means"] or m["result"] for m in _BY.finditer(question)]
    found += [m["who"] or m["illness"] or m["source"] for m in _CAUSED.finditer(question)]
    heads = []
    for who in found:
        own = _ENDS.split(who)[0].strip()
        words = [word for word in own.split() if word not in _LITTLE]
        if words and not _NO_AGENT.search(own) and words[-1] not in _KINDS:
            heads.append(words[-1])
    return heads


def _is_said(claim: Claim, head: str, text: str) -> bool:
    """Whether words hold a noun, a form of it, or what it means in their language, as far as that is known."""
    if _SCREEN.match(head):
        return _ON_SCREEN.search(text) is not None
    forms = {head, head.removesuffix("s"), head.removesuffix("es")}
    known = {f for term in claim.terms if forms & set(term.forms) for f in term.forms}
    if not claim.is_comparable:
        known |= {f for form in forms for f in claim.translations(form, claim.page.language)}
        return not known - forms or any(form in text for form in known)
    return any(
        re.search(rf"\b{re.escape(form[:-1] if len(form) > 4 else form)}", text) for form in forms | known
    )


def _asked_zh(claim: Claim) -> list[str]:
    """What stands behind 因, 由, 被 and 译成 in a Chinese question, outside names, with what follows it."""
    question = _nameless(claim)
    found = [m["who"] for m in _CAUSE_ZH.finditer(question) if not _NO_AGENT_ZH.search(m["who"])]
    return found + [m["who"] for m in _INTO_ZH.finditer(question)]


def _is_said_zh(claim: Claim, who: str, text: str) -> bool:
    """Whether words hold the first word of a stretch, or what it means in their language, as far as that is known."""
    if _SCREEN.match(who):
        return _ON_SCREEN.search(text) is not None
    if claim.is_comparable:
        return who[:2] in text
    for length in _PIECES:
        known = claim.translations(who[:length], claim.page.language) if len(who) >= length else ()
        if known:
            return any(folded(form) in text for form in known)
    return True


def _nameless(claim: Claim) -> str:
    """A question without the names in it, which other rules look for."""
    return folded(without_names(claim.part.text, claim.part.names, "\x00"))
