"""Who published a book means a publisher: Who published Dubliners? · 《甲》是谁出版的？"""

from __future__ import annotations

import re

_WHO = re.compile(
    r"^Who (?P<did>(?:(?:first|originally|later) )?(?:published|distributed|distributes|publishes|broadcasts?|"
    r"manufactured|manufactures)) (?=\S)"
)
_BY_WHOM = re.compile(
    r"^(?:By whom|Who) (?:is|are|was|were) (?P<what>[^?]{1,80}?) "
    r"(?P<did>published|distributed|broadcast|manufactured)(?: by)?(?=\?|$)"
)
_WHO_ZH = re.compile(
    r"^(?:是?谁)(?P<did>出版|发行|播出)(?P<what>了?(?:《[^《》]{1,40}》|[^，。？?了过又并]{2,20}))(?=[？?]?$)"
)
_BY_ZH = re.compile(
    r"^(?P<what>[^，。？?谁]{2,40}?)(?:最[早初]|首先)?是?由?谁(?P<did>出版|发行|播出)的?(?=[？?]?$)"
)
_BODY_ZH = {"出版": "哪家出版社", "发行": "哪家公司", "播出": "哪家电视台"}


def published(question: str) -> str:
    """The question as one for a company; itself where it asks for nobody who published something."""
    question = _BY_WHOM.sub(lambda m: f"Which company {m['did']} {m['what']}", question)
    return _WHO.sub(lambda m: f"Which company {m['did']} ", question)


def published_zh(question: str) -> str:
    """The same in Chinese."""
    question = _WHO_ZH.sub(lambda m: f"{_BODY_ZH[m['did']]}{m['did']}{m['what']}", question)
    return _BY_ZH.sub(lambda m: f"{m['what']}是{_BODY_ZH[m['did']]}{m['did']}的", question)
