"""The name that somebody was born with, said in so many words, as the birth name that it is."""

from __future__ import annotations

import re

_WHO = r"(?P<who>(?:[A-ZÀ-Þ\"“]|the (?:[\w-]+ ){1,4}(?:of|in|who) )[^?,;]{1,80}?)"
_WHICH = r"(?:[Ww]hat|[Ww]hich)(?: (?:full|original))? name"
_BORN = r"(?:at|from) birth"
_WHEN = rf"(?:{_BORN}|when (?:he|she|they) (?:was|were) born)"
_NAME_AT_BIRTH = tuple(
    re.compile(rf"^{form}(?=\s*(?:\?|$))")
    for form in (
        rf"{_WHICH} (?:was|were) {_WHO} (?:given|known by|called) {_WHEN}",
        rf"{_WHICH} (?:was|were) (?:given|bestowed) (?:to|on) {_WHO} {_WHEN}",
        rf"{_WHICH} did {_WHO} (?:have|receive|bear|carry|get|go by) {_WHEN}",
        rf"{_WHICH} (?:was|were) {_WHO} born (?:with|under|as)",
        rf"(?:[Uu]nder|[Ww]ith|[Bb]y) {_WHICH.replace('[Ww]', 'w')} (?:was|were) {_WHO} (?:born|known {_BORN})",
        rf"[Ww]hat(?:['’]s| is| was| were) {_WHO}['’]s? (?:full )?name {_WHEN}",
        rf"[Ww]hat(?:['’]s| is| was| were) the (?:full )?name of {_WHO} {_WHEN}",
        rf"[Ww]hat (?:was|were) {_WHO} (?:called|named) {_WHEN}",
        rf"[Hh]ow (?:was|were) {_WHO} (?:called|named) {_WHEN}",
    )
)


def birth_names(question: str) -> str:
    """`What name was Ann Lee given at birth?` as what her birth name was; itself where no name is asked for."""
    for pattern in _NAME_AT_BIRTH:
        found = pattern.match(question)
        if found is not None:
            return f"What was the birth name of {found['who']}{question[found.end() :]}"
    return question
