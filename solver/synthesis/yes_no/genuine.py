"""Whether something is real or a forgery: a yes has words that say which, and speaks of the very thing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.page import Clause
from solver.reading.terms import part_language
from solver.synthesis.yes_no.claimed import ABOUT, Claim

_ASKS = {
    Language.CHINESE: re.compile(
        r"(?P<what>[\u3400-\u9fff]{2,8}?)(?:到底|究竟|真的|其实)?是(?:不是)?(?P<kind>真实?|假|伪造|冒牌|编造|捏造|虚构)"
        r"(?:的|货)?(?:吗|么|呢|吧)?[？?]?$"
    ),
    Language.ENGLISH: re.compile(
        r"^(?:is|was|are|were) .*?(?P<what>[a-z-]{3,})(?: (?:really|actually))? "
        r"(?P<kind>genuine|authentic|real|fake|forged|faked|bogus|counterfeit|a fake|a forgery|an invention|invented|"
        r"made up)\??$"
    ),
}
_FORGED = {
    Language.CHINESE: re.compile(
        r"(?<![放寒暑休病度请])假(?!期|日|如|设|若|定|使|借|山)|伪造|伪作|伪托|冒牌|冒充|骗|捏造|编造|杜撰|虚构|子虚乌有|不实|赝"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:fake[ds]?|forged|forger(?:y|ies)|bogus|counterfeit|fabricat\w+|hoax|fraud\w*|fictitious|invented|"
        r"made[- ]up|sham|swindler|not (?:real|genuine|authentic)|false)\b"
    ),
}
_GENUINE = {
    Language.CHINESE: re.compile(r"真[实品迹货有作的本]|属实|确有|确实|货真价实|正品|无误|可靠"),
    Language.ENGLISH: re.compile(r"(?<!not )\b(?:genuine|authentic\w*|real|verified|confirmed)\b"),
}
_DOUBT = re.compile(
    r"怀疑|疑为|可能|据说|相传|误[认以]|争议|\b(?:may|might|perhaps|allegedly|suspected|doubt\w*)\b"
)
_STEM = 4  # letters of an English noun that all its forms have


def genuineness(claim: Claim, clauses: Sequence[Clause]) -> bool | None:
    """Whether a sentence bears out what a question asks of something being real, True where it asks nothing so; False
    where it says the opposite of the very thing, None where it leaves that open.
    """
    language = part_language(claim.part.text)
    question = without_names(folded(claim.part.text), claim.part.names, "\0")
    asked = _ASKS[language].search(question)
    if asked is None:
        return True
    if not claim.is_comparable:
        return None
    what = asked["what"].removeprefix("的")
    saying = [clause.plain for clause in clauses if _speaks_of(what, clause.plain)]
    forged = any(_FORGED[language].search(text) for text in saying)
    genuine = any(_GENUINE[language].search(_FORGED[language].sub(" ", text)) for text in saying)
    if forged is genuine or any(_DOUBT.search(text) for text in saying):
        return None
    return forged is (_FORGED[language].search(asked["kind"]) is not None)


def is_forged(claim: Claim, first: int, last: int) -> bool:
    """Whether a sentence that speaks of all things says the opposite."""
    if not claim.things or any(claim.strength(t, first, last) < ABOUT for t in claim.things):
        return False
    return genuineness(claim, claim.page.clauses[first : last + 1]) is False


def _speaks_of(what: str, text: str) -> bool:
    """Whether words tell of a thing by its noun, in Chinese by how a longer one begins: 博士文凭 for 博士学位."""
    if what.isascii():
        return re.search(rf"\b{re.escape(what[:_STEM])}", text) is not None
    return what in text or (len(what) > _STEM - 1 and what[:2] in text)
