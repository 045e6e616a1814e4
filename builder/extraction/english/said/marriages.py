"""How the order of words tells of more than one husband or wife: `the wife of A and, from 1977, of B`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.kin import TITLE, is_kin
from builder.extraction.english.said.sayings import Saying
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_PRONOUNS = frozenset({"he", "she", "his", "her"})
_WHO = r"(?:{P}|[A-ZÀ-Þ][\w'’-]+)"
_SPOUSE = r"(?:husband|wife|widow|widower|consort|spouse)"
_UNTIL = r"(?:to|until|till) (?:{DATE}|(?:his|her) (?:own )?death)"
_WHEN = rf"(?:(?:in|on|from|since|after|until|between) {{DATE}}(?: (?:and {{DATE}}|{_UNTIL}))?|{_UNTIL}|(?:from|between) {{DATE}})"
_THEN = r"(?:then|later|afterwards|subsequently|finally|lastly|first(?:ly)?|second(?:ly)?|third(?:ly)?|again|in turn|briefly)"
_PARTED = r"(?:after|following|upon) (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:divorce|death|separation)(?: in {DATE})?"
_ASIDE = rf"(?:,? (?:{_THEN}|{_WHEN}|{_PARTED}),?)*"
_BRACKET = r"(?: \([^()]{1,40}\))?"
_ONE = rf"{TITLE}{{P}}(?!['’]){_BRACKET}{_ASIDE}"
_LINK = r"(?:,|;|,? and|; and)"
_BE = r"(?:is|was|had been|has been|became)"
_OFTEN = r"(?:twice|thrice|(?:two|three|four|five) times)"


def _own(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a marriage is that of the page's subject, whom a name or a pronoun at the head of the sentence means."""
    subject, head = resolver.cast.subject.name, match["head"]
    name = drawn.signs[head].named.name if head in drawn.signs else head
    own = name == subject or name.lower() in _PRONOUNS or name == subject.rpartition(" ")[2]
    return own and is_kin(resolver, drawn, match)


SAID_OF_MARRIAGES = (
    Saying("spouse", rf"^(?P<head>{_WHO}) {_BE}(?: [a-z]+)? the (?:[a-z]+ )?{_SPOUSE},? (?:(?:first|successively|in turn|in succession),? )?of {_ONE}"
           rf"(?P<o>(?:{_LINK}{_ASIDE} (?:the {_SPOUSE} )?of {_ONE})+)", 0.86, _PERSON, _own),
    Saying("spouse", rf"^(?P<head>{_WHO}) {_BE} successively the {_SPOUSE} of (?P<o>{_ONE}(?:{_LINK}(?: of)? {_ONE})+)", 0.86, _PERSON, _own),
    Saying("spouse", rf"^(?P<head>{_WHO}) (?:{_BE} )?(?:[a-z]+ )?married(?: {_OFTEN})?[,:]?{_ASIDE} (?:to )?(?P<o>{_ONE}(?:{_LINK}{_ASIDE} to {_ONE})+)",
           0.86, _PERSON, _own),
    Saying("spouse", rf"^(?P<head>{_WHO}) {_BE} (?:[a-z]+ )?married(?: {_OFTEN})?[,:]?{_ASIDE} to (?P<o>{_ONE}(?:{_LINK}{_ASIDE} {_ONE})+)(?=[,;.]|$)",
           0.84, _PERSON, _own),
    Saying("spouse", rf"(?P<head>\b[Hh]is|\b[Hh]er) (?:first|second|third) {_SPOUSE},? [^;]{{3,120}}?(?:;|,)(?: and| while)? (?:his|her) (?:second|third|fourth|last),?"
           rf"(?: {_SPOUSE},?)?(?: from {{DATE}}(?: {_UNTIL})?,?)? (?:was|is) (?P<o>{TITLE}{{P}})(?!['’])", 0.86, _PERSON, _own),
)  # fmt: skip
