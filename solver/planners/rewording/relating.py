"""Roundabout ways to ask what two people are to each other, in the words that rules know."""

from __future__ import annotations

import re

_NAME = r"[A-ZÀ-Þ\u3400-\u9fff][^,?]*?"
_PERSON = r"[A-ZÀ-Þ][\w.’'-]*(?<!['’]s)(?: (?:[A-ZÀ-Þ][\w.’'-]*(?<!['’]s)|de|van|von|of|the))*"
_ASIDE = r"(?:,\s[^,?]+,)?"
_RELATED = r"(?:related|connected|linked)"
_WAYS = (
    re.compile(rf"^Who (?:is|was) (?P<a>{_NAME}){_ASIDE} (?:in relation|relative) to (?P<b>{_NAME})\s*\?*$"),
    re.compile(
        rf"^What (?:family |sort of |kind of )?relation (?:is|was) (?P<a>{_NAME}){_ASIDE} "
        rf"(?:to|of) (?P<b>{_NAME})\s*\?*$"
    ),
    re.compile(
        rf"^In what way (?:is|was|are|were) (?P<a>{_NAME}){_ASIDE} {_RELATED} to (?P<b>{_NAME})\s*\?*$"
    ),
    re.compile(
        rf"^(?:Is|Was|Are|Were) (?P<a>{_NAME}){_ASIDE} (?:in (?:any|some) way )?"
        rf"(?:(?:some |any |a )?(?:kind of |sort of )?(?:relative|relation|kin|kinsman) of|{_RELATED} to) "
        rf"(?P<b>{_NAME}),?(?: and)?,? if so,? (?:how|what|in what way)\s*\?*$"
    ),
    re.compile(
        rf"^(?:What|Who) (?:is|was) (?P<a>{_PERSON}) to (?P<b>{_PERSON}),? "
        r"(?:before|until|when|while|at|in|during)\b[^?]*\?*$"
    ),
    re.compile(rf"^How (?:is|was) (?P<a>{_NAME}),\s[^,?]+, {_RELATED} to (?P<b>{_NAME})\s*\?*$"),
)
_PAIRED = re.compile(
    rf"^(?P<how>How|In what way) (?P<be>are|were) (?:the \w+ )?(?P<pair>{_NAME} and {_NAME}){_ASIDE} {_RELATED}"
    rf"(?: to (?:each other|one another))?\s*\?*$"
)
_ONE_SURNAME = re.compile(
    r"^(?P<one>[A-ZÀ-Þ][\w.'-]+) and (?P<other>[A-ZÀ-Þ][\w.'-]+) (?P<last>[A-ZÀ-Þ][\w'-]+)$"
)


def relating(question: str) -> str:
    """The question as `How is A related to B?` where it asks that; itself where it does not."""
    text = question.strip()
    for way in _WAYS:
        found = way.match(text)
        if found is not None:
            return f"How is {found['a']} related to {found['b']}?"
    paired = _PAIRED.match(text)
    if paired is None:
        return question
    pair = _ONE_SURNAME.sub(r"\g<one> \g<last> and \g<other> \g<last>", paired["pair"])
    return f"How are {pair} related?"
