"""How the order of words tells births and deaths in other words: `came into the world`, `died during a visit to`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, opens
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_BORN = (
    r"(?:\w+ )?(?:came into (?:the|this) world|entered (?:the|this) world|first saw (?:the )?(?:light(?: of day)?|daylight)|"
    r"saw the light of (?:day|the world)|(?:drew|took) (?:his|her) first breath)"
)
_DIED = r"(?:\w+ )?(?:breathed (?:his|her) last|drew (?:his|her) last breath|met (?:his|her) (?:death|end)|passed away|departed this life)"
_TOWN = r"(?:the (?:[\w-]+ )?(?:town|village|city|port|suburb|hamlet) of )?"
_DAY = r"(?:,? (?:on|in) {DATE},?)?"
_AWAY = r"(?:visit|trip|stay|holiday|tour|lecture tour|concert tour|business trip|vacation)"
_DESCRIBED = r"^The (?:[^\s;.,]+ ){1,7}was born"
_KIN = re.compile(
    r"['’]s\b|\b(?:father|mother|parents|son|daughter|brother|sister|wife|husband|child|family|uncle|aunt)\b"
)


def _is_own(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the first sentence describes whom the page is about, and none of his family, nor names another."""
    before = match[0][: match[0].index(" was born")]
    named = [sign.named.name for sign in drawn.all(before, "{P}")]
    own = all(name == resolver.cast.subject.name for name in named) and _KIN.search(before) is None
    return own and opens(resolver, drawn, match)


SAID_OF_BIRTHS = (
    Saying("birth_place", rf"(?P<s>{_WHO}) {_BORN}{_DAY} (?:in|at) {_TOWN}(?P<o>{{X}})", 0.87),
    Saying("birth_date", rf"(?P<s>{_WHO}) {_BORN}(?: (?:in|at) [^;.]{{1,60}}?)?,? (?:on|in) (?P<d>{{DATE}})", 0.87),
    Saying("birth_place", rf"(?P<s>{_WHO}) (?:originally )?(?:hails|hailed) (?:originally )?from {_TOWN}(?P<o>{{L}})", 0.7),
    Saying("birth_place", rf"(?P<s>\b[Hh]is|\b[Hh]er) birthplace (?:was|is) {_TOWN}(?P<o>{{X}})(?!['’])", 0.87),
    Saying("birth_place", rf"(?P<s>{{P}})['’]s? birthplace (?:was|is) {_TOWN}(?P<o>{{X}})(?!['’])", 0.87),
    Saying("birth_place", rf"\b[Tt]he birthplace of (?P<s>{{P}}) (?:was|is) {_TOWN}(?P<o>{{X}})(?!['’])", 0.87),
    Saying("birth_place", rf"{_DESCRIBED}{_DAY} (?:in|at) {_TOWN}(?P<o>{{X}})", 0.85, _PERSON, _is_own),
    Saying("birth_date", rf"{_DESCRIBED}(?: (?:in|at) [^;.]{{1,60}}?)?,? (?:on|in) (?P<d>{{DATE}})", 0.85, _PERSON, _is_own),
    Saying("death_place", rf"(?P<s>{_WHO}) {_DIED}{_DAY} (?:in|at) {_TOWN}(?P<o>{{X}})", 0.87),
    Saying("death_date", rf"(?P<s>{_WHO}) {_DIED}(?: (?:in|at) [^;.]{{1,60}}?)?,? (?:on|in) (?P<d>{{DATE}})", 0.87),
    Saying("death_place", rf"(?P<s>{_WHO}) (?:\w+ )?died(?: suddenly| unexpectedly)?{_DAY} (?:during|on|while on) an? (?:[a-z]+ )?{_AWAY} (?:to|of|in) "
           rf"{_TOWN}(?P<o>{{X}})", 0.84),
    Saying("death_date", rf"(?P<s>{_WHO}) (?:\w+ )?died(?: suddenly| unexpectedly)? while (?:visiting|staying in|on holiday in|touring) "
           rf"{_TOWN}{{X}},? (?:on|in) (?P<d>{{DATE}})", 0.85),
    Saying("death_place", rf"(?P<s>{_WHO}) (?:\w+ )?died(?: suddenly| unexpectedly)?{_DAY} while (?:visiting|staying in|on holiday in|touring) "
           rf"{_TOWN}(?P<o>{{X}})", 0.85),
)  # fmt: skip
