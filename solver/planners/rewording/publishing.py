"""Who published a book means a publisher: Who published Dubliners? · 《甲》是谁出版的？"""

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
