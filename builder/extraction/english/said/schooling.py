"""How the order of words tells where somebody went to school: `was sent to X`, `after X she trained at`, `X-educated`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import SCHOOL_NAMES, SCHOOL_WORDS
from builder.extraction.english.said.sayings import Saying
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_TOLD = (
    r"(?:,? (?:who|and))?(?: (?:also|then|later|first|next|soon|subsequently|initially|briefly|had|was|has))*"
)
_DEGREE = r"(?:scholarship|place|exhibition|bursary)"


def _is_school(words: str) -> bool:
    return bool({word.lower() for word in words.split()} & (SCHOOL_WORDS | SCHOOL_NAMES))


def _at_school(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A school by its name, and nobody goes there to teach."""
    sign = drawn.signs[match["o"]]
    taught = re.search(
        r"\b(?:teach\w*|taught|lectur\w*|professor\w*|coach\w*|post|position|visit\w*|honorary|faculty|sent (?:his|her|their))\b",
        match[0],
    )
    return _is_school(resolver.words(sign.start, sign.end)) and taught is None


SAID_OF_SCHOOLING = (
    Saying("educated_at", rf"(?P<s>{_WHO}){_TOLD} (?:sent|sent away|transferred|switched|moved on|progressed|admitted|accepted|went on|went up) (?:to|into|at) "
           r"(?:study (?:[a-z]+ ){1,4}at )?(?:the )?(?P<o>{B})", 0.85, then=_at_school),
    Saying("educated_at", rf"(?P<s>{_WHO}){_TOLD} (?:won|gained|received|was awarded|awarded|took up|obtained|earned|got) (?:an? |the )?(?:[\w-]+ ){{0,3}}{_DEGREE} "
           r"(?:to|at) (?:the )?(?P<o>{B})", 0.85, then=_at_school),
    Saying("educated_at", r"\b(?:[Aa]fter|[Ff]ollowing|[Oo]n|[Uu]pon)(?: (?:attending|leaving|finishing|completing|studying at|graduating from|(?:his|her) studies at|"
           r"studies at|graduation from|schooling at))? (?:the )?(?P<o>{B}),? (?P<s>he|she)\b", 0.85, _PERSON, _at_school),
    Saying("educated_at", rf"(?P<s>{_WHO}){_TOLD} (?:educated|schooled) (?:[a-z]+ )?at (?:the )?(?P<o>{{X}})", 0.87, then=_at_school),
    Saying("educated_at", rf"(?P<s>{_WHO}){_TOLD} (?:educated|schooled) (?:[a-z]+ )?at (?:the )?{{X}}(?:, {{X}})?,? and (?:then |later |afterwards )?(?:at )?"
           r"(?:the )?(?P<o>{X})", 0.87, then=_at_school),
)  # fmt: skip
