"""English questions in two halves, of which the second takes up what the first brings in: `…, another took over. What
else did he film?`, `A lost the Oscar to another actor; which film did that actor win for?`.
"""

from __future__ import annotations

import re

from schemas.text import Language
from solver.planners.words.heads import HEADS

_NOUN = rf"(?:{HEADS[Language.ENGLISH]['Person']})"
_ASKS = r"(?:who|whose|whom|what|when|where|which|how|why|in which|for which|with which|at which|from which)"
_HALVES = re.compile(
    rf"^(?!(?!when\b){_ASKS}\b)(?P<told>[^?]{{8,160}}?)(?P<stop>[;.:](?<!\b[A-Z][.])(?<!Dr[.])(?<!St[.])(?<!Jr[.])) "
    rf"(?P<ask>{_ASKS}\b[^?]+?)\s*\?*$",
    re.I,
)
_ANOTHER = re.compile(r"\banother(?= (?:[a-z]{3,}(?:ed|ood)|took|came|got|won|went|did|had|was|has)\b| *$)")
_TAKES_UP = re.compile(r"\b(?:(?P<own>his|her|their)(?= [a-z])|(?:s?he|him|they|them))\b")
_SOMEBODY = re.compile(
    rf"^the (?:[a-z-]+ ){{0,2}}?{_NOUN} (?:who|that)\b(?!.*\b(?:he|she)\b)(?P<rest>.+)$", re.I
)
_PRIZE = re.compile(
    r"\b(?:an?|the|his|her|their) (?P<prize>(?:[A-Z][\w'’-]* ){0,4}(?:Oscar|BAFTA|Emmy|Tony|Grammy|Award|Prize|Medal|"
    r"Palme d['’]Or|Golden [A-Z][a-z]+)(?: for Best [A-Z][a-z]+(?: [A-Z][a-z]+)?)?)(?![\w’'-])"
)
_ASKS_FOR = re.compile(
    r"(?:(?:for|with|in) )?(?:which|what) (?:[a-z]+ )?"
    r"(?:film|movie|role|part|performance|character|play|song|book|novel)\b",
    re.I,
)
_IT = re.compile(r"\b(?P<win>win|won|get|got|receive|received|earn|earned)(?: (?:it|one|theirs|his|hers))?"
                 r"(?= (?:for|with|as|in)\b| *$)")  # fmt: skip


def taken_up(question: str) -> str:
    """The question with `that actor` where a pronoun stands for another that it brings in, the one described before a
    colon where a pronoun stands for him or her, and the prize where it is left out; any other as it is.
    """
    halves = _HALVES.match(question)
    if halves is None:
        return question
    told, ask = halves["told"].strip(), halves["ask"]
    prize = _PRIZE.search(told)
    if prize is not None and _ASKS_FOR.match(ask) and not re.search(rf"\b{prize['prize']}", ask, re.I):
        ask = _IT.sub(lambda m: f"{m['win']} the {prize['prize']}", ask, count=1)
    somebody = _SOMEBODY.match(told)
    if somebody is not None and halves["stop"] != ".":
        put = _TAKES_UP.sub(lambda m: f"{told[0].lower()}{told[1:]}{_own(m)}", ask, count=1)
        return f"{put[0].upper()}{put[1:]}?" if put != ask else question
    noun = re.findall(rf"\b{_NOUN}\b", told)
    new = _ANOTHER.search(told)
    if new is not None and noun:
        told = f"{told[: new.end()]} {noun[-1]}{told[new.end() :]}"
    another = re.search(rf"\banother (?:[a-z-]+ )?(?P<noun>{_NOUN})\b", told)
    if another is not None and re.search(rf"\bthat {another['noun']}\b", ask) is None:
        ask = _TAKES_UP.sub(lambda m: f"that {another['noun']}{_own(m)}", ask, count=1)
    if told == halves["told"].strip() and ask == halves["ask"]:
        return question
    stop = "." if another is not None else halves["stop"]
    return f"{told}{stop} {ask[0].upper() if stop == '.' else ask[0]}{ask[1:]}?"


def _own(pronoun: re.Match[str]) -> str:
    return "'s" if pronoun["own"] else ""
