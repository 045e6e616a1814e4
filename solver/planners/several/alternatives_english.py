"""The answers that an English question gives: `Who directed A, B or C?`, `Was A B or C?`, `Which of A and B`."""

from __future__ import annotations

import re

from solver.planners.rewording.turning import base_of
from solver.planners.several.given import NAMED, Alternative

_PREPOSITION = "in|on|at|by|from|for|with|to|of|as|under"
_AUX = "was|were|is|are|has|had|have|can|could|did|does|do|will|would"
_COMPARES = re.compile(
    r"\b(?:more|most|less|least|fewer|fewest|first|last|than|before|after|eld(?:er|est)|better|worse|worst|"
    r"(?:tall|high|low|long|short|deep|shallow|larg|bigg|small|fast|slow|heavi|light|old|young|earli|lat|rich|poor|"
    r"furth|farth|wid|strong|new|near|clos|cheap|great|warm|cold|hott|busi|strict)(?:er|est)|"
    r"(?:goes|go|went|dates?|dated) (?:further )?back|is best|was best|the best of)\b",
    re.I,
)
"""What sets things against each other: which of them has more is no claim about one."""

_OPEN = re.compile(
    r"\b(?:ever|any|anybody|anyone|anything|either|neither|whether|both|how (?:many|much))\b", re.I
)
"""What asks whether one of several is so at all, and not which."""

_CAPITAL = rf"(?:{NAMED}|[A-ZÀ-Þ][\w.’'-]*)"
_NAME = rf"(?:(?:the|an?) )?{_CAPITAL}(?: (?!(?<={NAMED} ){NAMED})(?:(?:of|the|de|von|van|and) )*{_CAPITAL})*"
_DATE = (
    r"(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]+,? |[A-Z][a-z]+ (?:\d{1,2}, )?)?\d{4}s?|"
    r"\d+(?:[.,]\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
)
_PHRASE = r"(?:an?|the) [a-z][\w-]*(?: (?!(?:in|on|at|by|of|or|for)\b)[a-z][\w-]*){0,3}"
_WORD = r"[a-z][a-z-]+"
_SHAPES = (_DATE, _NAME, _PHRASE, _WORD)
_NO_ALTERNATIVE = re.compile(r"(?:not|else|so|less|more|is|was|are|did|does|do|has|had|were)\b")

_GIVEN = re.compile(
    r"^(?P<asked>.+?)(?:,|:|;| [–—-]) (?:is it |was it |it was |were it )?"
    r"(?P<given>(?:[^,?]+, ){0,2}?[^,?]+?,? or [^,?]+)$"
)
_OF_TWO = re.compile(
    rf"^[Ww]hich (?:one )?of (?:the )?(?:two )?(?:[a-z]+,? )??(?P<one>{_NAME}) (?:and|or) (?P<two>{_NAME}),? "
    r"(?P<rest>[a-z].+)$"
)
_BETWEEN = re.compile(
    rf"^(?P<who>[Ww]ho|[Ww]hich(?: [a-z]+)?), (?P<one>{_NAME}) or (?P<two>{_NAME}), (?P<rest>.+)$"
)
_CLEFT = re.compile(
    r"^(?:[Ii]s|[Ww]as) it (?P<given>[^,?]+? or [^,?]+?),? (?P<who>who|that|which) (?P<rest>.+)$"
)
_ASKED = re.compile(
    rf"^(?:(?P<prep>{_PREPOSITION}) )?(?P<word>whom?|what|which(?: (?:one )?of (?:the two|these|them))?|where|when)"
    rf"(?P<noun>(?: (?!(?:{_AUX})\b)[a-z-]+){{0,4}}?) (?P<aux>{_AUX})\b ?(?P<rest>.*)$",
    re.I,
)
_ITS = re.compile(
    rf"^(?:the )?{NAMED}(?!['’])(?P<behind>| (?:[a-z-]+(?:ed|n|ng|t|d)\b.*|(?:{_PREPOSITION})\b.*))$"
)
"""Behind `is` or `was`, what a question is about, and not what is said of it: Which town was A born in?"""

_MOST_WORDS = 5  # from the question word to the verb
_STRANDED = re.compile(rf"\b(?:{_PREPOSITION})$")


def choices_en(text: str) -> tuple[Alternative, ...]:
    """The answers that a question with its names masked gives, each with its claim."""
    if _OPEN.search(text):
        return ()
    text = _CLEFT.sub(
        lambda m: f"{'Which' if m['who'] == 'which' else 'Who'} {m['rest']}, {m['given']}", text
    )
    if re.match(rf"(?:{_AUX})\b", text, re.I):
        return _within(text)
    asked, given = _asked_and_given(text)
    if not given or _COMPARES.search(asked):
        return ()
    claims = [_claim(asked, one) for one in given]
    if not all(claims):
        return ()
    return tuple(Alternative(o, f"{c}?", f"{asked}?") for o, c in zip(given, claims, strict=True))


def _asked_and_given(text: str) -> tuple[str, list[str]]:
    for pattern in (_OF_TWO, _BETWEEN):
        found = pattern.match(text)
        if found is not None:
            who = found.groupdict().get("who") or "Which"
            return f"{who} {found['rest']}", [found["one"], found["two"]]
    found = _GIVEN.match(text)
    if found is None or not re.match(rf"(?:(?:{_PREPOSITION}) )?(?:who|what|which|where|when)", text, re.I):
        return "", []
    given = [re.sub(r"^or ", "", one.strip()) for one in re.split(r",? or |, ", found["given"])]
    return found["asked"], _alike(given)


def _alike(given: list[str]) -> list[str]:
    """The answers, where all are of one shape; one article may stand for all."""
    article = re.match(r"(an?) [a-z]", given[0])
    if article is not None:
        given = [g if re.match(r"(?:an?|the) ", g) else f"{_article(g)} {g}" for g in given]
    bare = [re.sub(rf"^(?:{_PREPOSITION}) ", "", one) for one in given]
    shaped = any(all(re.fullmatch(shape, one) for one in bare) for shape in _SHAPES)
    return bare if shaped else []


def _claim(asked: str, one: str) -> str:
    """The question whether one of the answers is so; empty where its words do not tell how to ask it."""
    found = _ASKED.match(asked)
    if found is None:
        return _doing(asked, one)
    aux, rest, word = found["aux"], found["rest"].strip(), found["word"].lower()
    placed = word in ("where", "when") or found["prep"]
    if not (placed or aux in ("did", "does", "do") or _ITS.match(rest)):
        return f"{aux.capitalize()} {one} {rest}" if rest else ""
    if not rest:
        return ""
    preposition = found["prep"].lower() if found["prep"] else "in" if placed else ""
    if word == "when" and not re.fullmatch(r"(?:[A-Z][a-z]+ )?\d{4}s?", one):
        preposition = "on"
    if word == "where" and _STRANDED.search(rest):
        preposition = ""
    return " ".join(piece for piece in (aux.capitalize(), rest, preposition, one) if piece)


def _doing(asked: str, one: str) -> str:
    """The claim of one that does something itself: Who wrote A? Which actor played B?"""
    opened, *words = asked.split(" ")
    most = 1 if opened.lower() == "who" else _MOST_WORDS
    for place, verb in enumerate(words[:most]):
        base = base_of(verb) if re.fullmatch("[a-z]+", verb) else verb
        if base != verb:
            aux = "Does" if verb.endswith("s") else "Did"
            return " ".join((aux, one, base, *words[place + 1 :]))
    return ""


def _within(text: str) -> tuple[Alternative, ...]:
    """Answers that stand where one would: Was A born in B or C?"""
    pieces = text.split(" or ")
    if len(pieces) != 2 or _NO_ALTERNATIVE.match(pieces[1]):
        return ()
    left, right = pieces[0].rstrip(","), pieces[1]
    found = _placed(left, right)
    if found is None:
        return ()
    before, given, behind = found
    if _COMPARES.search(f"{before} {behind}") or (before.count(" ") == 0 and not behind):
        return ()
    bare = [re.sub(rf"^(?:{_PREPOSITION}) ", "", one) for one in given]
    asked = _when(f"{before} {given[0]}".removesuffix(bare[0]).strip(), behind)
    if not all(re.fullmatch(_DATE, one) for one in bare):
        asked = ""
    return tuple(
        Alternative(name, f"{before} {one} {behind}".strip() + "?", asked)
        for name, one in zip(bare, given, strict=True)
    )


def _when(before: str, behind: str) -> str:
    """The question when, of what stands before and behind a date; empty where no preposition leads to one."""
    event = re.match(r"(?P<what>.+) (?:in|on)$", before)
    if event is None:
        return ""
    return f"When {event['what'][:1].lower()}{event['what'][1:]} {behind}".strip() + "?"


def _placed(left: str, right: str) -> tuple[str, list[str], str] | None:
    """The words before the answers, the answers, and the words behind them; None where they are of no one shape."""
    preposition = re.match(rf"(?:{_PREPOSITION}) ", right)
    if preposition is not None:
        start = left.rfind(f" {preposition[0]}")
        own = re.match(rf"(?P<one>{_DATE}|{_NAME}|{_PHRASE})(?= |$)", right[preposition.end() :])
        if start < 0 or own is None:
            return None
        end = preposition.end() + own.end()
        return left[:start], [left[start + 1 :], right[:end]], right[end:].strip()
    for shape in _SHAPES:
        last = re.match(rf"(?:{shape})(?=,? |$)", right)
        if last is None:
            continue
        behind = right[last.end() :].strip(" ,")
        if shape is _WORD and not behind and (given := _before(left, _PHRASE)) is not None:
            return given[0], [*given[1], f"{_article(last[0])} {last[0]}"], ""
        given = _before(left, shape)
        if given is not None and (shape is not _WORD or not behind):
            return given[0], [*given[1], last[0]], behind
    return None


def _before(left: str, shape: str) -> tuple[str, list[str]] | None:
    """The words before, and the answers of a shape that the left part ends with, those after commas too."""
    given: list[str] = []
    while len(given) < 3:
        found = re.search(rf" (?P<one>{shape})$", left)
        if found is None:
            break
        one = found["one"]
        start = found.start()
        if shape is _NAME and " " not in left[:start]:  # Is A American or …: what it is asked of comes first
            own = re.match(rf"{NAMED} (?P<rest>{_NAME})$", one)
            if own is not None:
                one, start = own["rest"], len(left) - len(own["rest"]) - 1
        given.insert(0, one)
        left = left[:start]
        if not left.endswith(","):
            break
        left = left[:-1] if re.search(rf" (?:{shape}),$", left) else left
    return (left, given) if given and not (shape is _WORD and " " not in left) else None


def _article(noun: str) -> str:
    return "an" if noun[:1] in "aeiou" else "a"
