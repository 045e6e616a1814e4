"""Who published a book means a publisher, who wrote its preface no author: 《甲》是谁出版的 · 谁给《甲》写的序."""

from __future__ import annotations

import re

_TITLE = r"(?:the )?[\"“*]?[A-ZÀ-Þ](?:(?! or )[^?,;])*"
_WHO = re.compile(
    rf"^Who (?P<did>(?:(?:first|originally|later) )?(?:published|distributed)) (?={_TITLE}\??$)(?!in )"
)
_BY_WHOM = re.compile(
    rf"^(?:By whom (?:is|are|was|were) (?P<what>{_TITLE}?) (?P<did>published|distributed)|"
    rf"Who (?:is|are|was|were) (?P<which>{_TITLE}?) (?P<done>published|distributed) by)(?=\?|$)"
)
_WHO_ZH = re.compile(r"^(?:是?谁)(?P<did>出版)(?P<what>了?《[^《》]{1,40}》)(?=[？?]?$)")
_BY_ZH = re.compile(
    r"^(?P<what>[^，。？?谁]{0,12}《[^《》]{1,40}》[^，。？?谁的]{0,6}?)(?:最[早初]|首先)?是?由?谁(?P<did>出版)的?(?=[？?]?$)"
)
_ASIDE_ZH = "(?:[自代]?序[言文]?(?![曲列号章幕])|前言|引言|后记|跋[文语]?)"
_WROTE_ASIDE_ZH = re.compile(
    rf"(?<=》)(?P<for>[^《》，。？]{{0,6}}?)(?:撰写|书写|题写|写)(?P<did>[了过的]?(?:一?篇)?{_ASIDE_ZH}的?(?:是谁|人是谁)?[？?]?)$|"
    rf"(?P<what>》的?{_ASIDE_ZH}(?:部分)?(?:是|由)谁)(?:撰写|书写|写|所写)(?P<done>的?[？?]?)$"
)
_BODY_ZH = {"出版": "哪家出版社"}


def published(question: str) -> str:
    """The question as one for a company; itself where it asks for nobody who published something."""
    question = _BY_WHOM.sub(
        lambda m: f"Which company {m['did'] or m['done']} {m['what'] or m['which']}", question
    )
    return _WHO.sub(lambda m: f"Which company {m['did']} ", question)


def published_zh(question: str) -> str:
    """The same in Chinese."""
    question = _WHO_ZH.sub(lambda m: f"{_BODY_ZH[m['did']]}{m['did']}{m['what']}", question)
    return _BY_ZH.sub(lambda m: f"{m['what']}是{_BODY_ZH[m['did']]}{m['did']}的", question)


def prefaced_zh(question: str) -> str:
    """Who wrote what stands before or behind a book, in a word that asks for no author of the book."""
    return _WROTE_ASIDE_ZH.sub(
        lambda m: f"{m['what']}作{m['done']}" if m["what"] else f"{m['for']}作{m['did']}", question
    )
