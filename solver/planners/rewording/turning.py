"""Questions whose question word stands behind, turned so that it stands in front: `Ann Lee was born in what town?`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.text import Language
from solver.language import language_of

_AUX = r"(?:was|were|is|are|has|had|have|can|could|will|would|did|does|do)"
_PAST = {
    "won": "win", "wrote": "write", "made": "make", "gave": "give", "took": "take", "became": "become",
    "held": "hold", "led": "lead", "left": "leave", "ran": "run", "sang": "sing", "sold": "sell", "went": "go",
    "came": "come", "began": "begin", "built": "build", "met": "meet", "played": "play", "died": "die",
    "got": "get", "shot": "shoot", "taught": "teach", "fought": "fight", "lost": "lose", "wore": "wear",
    "drew": "draw", "sent": "send", "spent": "spend", "stood": "stand", "knew": "know", "found": "find",
    "kept": "keep", "paid": "pay", "grew": "grow", "rose": "rise", "fell": "fall", "flew": "fly", "set": "set",
    "used": "use", "moved": "move", "received": "receive", "produced": "produce", "released": "release",
    "served": "serve", "created": "create", "starred": "star", "appeared": "appear", "hosted": "host",
}  # fmt: skip
_PRESENT = {
    "stars": "star", "plays": "play", "features": "feature", "manages": "manage", "runs": "run", "owns": "own",
    "holds": "hold", "hosts": "host", "borders": "border", "contains": "contain", "belongs": "belong",
    "works": "work", "lives": "live", "serves": "serve", "shares": "share", "houses": "house", "writes": "write",
    "produces": "produce", "flows": "flow", "lies": "lie", "competes": "compete", "teaches": "teach",
}  # fmt: skip
_DONE = r"[a-z]{2,}ed|known|written|sung|drawn|built|made|held|sold|shot|born|taken|given|won|led|set|found|taught|worn"
_NO_VERB = "".join(f"(?<!{word} )" for word in "best high top highly well the an a to".split())
_ADVERBS = "also|originally|first|once|later|not|currently|mainly|best|officially"
_VERB = re.compile(
    rf"(?<![\w-]){_NO_VERB}(?:(?P<aux>{_AUX})\b(?: (?:{_ADVERBS}))*(?: been)?(?: (?P<done>{_DONE})\b)?|"
    rf"(?P<plain>{'|'.join([*_PAST, *_PRESENT])}|(?<!-)[a-z]{{2,}}ed)\b)(?!-)"
)
_PREPOSITION = "in|on|at|by|from|for|with|to|since|of|as|during|under|against|until|into"
_ASKED = re.compile(
    rf"(?:^|(?<=\s))(?:(?P<prep>{_PREPOSITION}) )?(?P<word>(?P<many>how (?:many|much))(?= \w)|"
    r"what(?! (?:is|was|are|were|did|does)\b)(?= [a-z0-9\"A-Z])|what(?=$)|"
    r"which(?= (?!(?:is|was|are|were|has|had)\b)[\w\"])|(?:who|whom|when|where|what|which)(?=$))"
)
_OPENS = re.compile(
    rf"^(?:\W*)(?:(?:in|on|at|by|from|for|with|to|since|of|as|during|under) )?"
    rf"(?:who|whom|whose|what|which|when|where|why|how|{_AUX}|name|list)\b",
    re.I,
)
_RELATIVE = re.compile(r",? (?:who|that|which)$")
_NOUN = re.compile(r"\b(?:an?|the|another) (?P<noun>(?:(?!\b(?:an?|the|who|that|which)\b)[^,])+)$")
_OF_A_NAME = re.compile(
    r"^(?P<name>(?:The )?[A-ZÀ-Þ\"“][\w'’.\"”&-]*(?: (?:of|the|and|de|von|van|&|[A-ZÀ-Þ0-9\"“(][\w'’.\"”)-]*))*)"
    r"(?:,? (?:who|which) .+|, (?:an?|the) .+?,?|, (?:who|which) .+?,?| \([^)]*\)| (?:from|CEO of) .+)$"
)
_RELATED = re.compile(r"\b(?:the|an?) (?:[a-z]+ )?[a-z]+,? $")
"""Before a `which` that asks nothing: the city in which."""

_NEXT_SENTENCE = re.compile(r"(?<!\b[A-Z])(?<!\b(?:Mr|Dr|St|Jr|Ms))(?<!\bMrs)[.!] (?=[A-Z])")
_COPULAR = re.compile(r"(?P<who>[^,]+?) (?P<be>was|is) (?:an?|the) [^,]+")
_BEHIND = re.compile(r" (?:in|on|at|for|during|from|as|by|with|to)\b")
_KIN = {"son": "son", "daughter": "daughter", "brother": "brother", "sister": "sister", "wife": "wife",
        "husband": "husband", "child": "child", "father": "father", "mother": "mother"}  # fmt: skip
_MOST = 2  # ways in which one question is turned


@dataclass(frozen=True, slots=True)
class _Clause:
    """A clause that asks: its subject, its verb, what stands between that and the question word, and behind it."""

    subject: str
    verb: re.Match[str]
    between: str
    asked: str
    behind: str


def turned(question: str) -> tuple[str, ...]:
    """Ways to ask the same with the question word in front; nothing where it stands there, or in Chinese."""
    text = re.sub(r"\s+", " ", question).strip().rstrip("?. ")
    if language_of(question) is not Language.ENGLISH or _OPENS.match(text):
        return ()
    words = sorted(_ASKED.finditer(text), key=lambda m: (m["word"] == "which", m.start()))
    for word in words:
        if word["word"] == "which" and _RELATED.search(text[: word.start()]):
            continue
        if _NEXT_SENTENCE.search(text, word.end()):
            continue  # it only brings in what the sentence behind it asks of
        before = text[: word.start()].rstrip(" ,")
        verb = _last_verb(before)
        if verb is not None:
            return tuple(dict.fromkeys(_turned(text, before, verb, word)))[:_MOST]
    return ()


def _last_verb(text: str) -> re.Match[str] | None:
    """The last verb before the question word, outside quotation."""
    quoted = [m.span() for m in re.finditer(r"[\"“][^\"”]*[\"”]", text)]
    found = None
    for verb in _VERB.finditer(text):
        if verb.start() and not any(s <= verb.start() < e for s, e in quoted):
            found = verb
    return found


def _turned(text: str, before: str, verb: re.Match[str], word: re.Match[str]) -> list[str]:
    asked, behind = _question_words(text, word)
    between = before[verb.end() :].strip(" ,")
    lead = before[: verb.start()].rstrip(" ,")
    found = []
    told = _described(lead, verb)
    made = _COPULAR.fullmatch(lead)
    if told:
        found.append(_asking(_Clause(told, verb, between, asked, behind)))
    elif made is not None and verb["plain"] and word["prep"] == "by" and not between:
        found.append(" ".join((asked, made["be"], _lowered(_subject(made["who"])), f"{verb['plain']}?")))
    elif not _RELATIVE.search(lead) and (_subject(lead) != lead or not _has_verb(lead)):
        found.append(_asking(_Clause(_subject(lead), verb, between, asked, behind)))
    return found


def _has_verb(lead: str) -> bool:
    """Whether there is a verb that no relative clause explains."""
    main = re.sub(r"\b(?:who|that|which) .+$", "", lead)
    return _last_verb(f" {main}") is not None


def _lowered(subject: str) -> str:
    """A subject as it stands within a sentence."""
    return re.sub(r"^(?:The|An?)(?= )", lambda m: m[0].lower(), subject)


def _question_words(text: str, word: re.Match[str]) -> tuple[str, str]:
    """The question word with its noun and what that takes along, and what stays behind the verb."""
    tail = text[word.end() :].strip()
    behind = ""
    alone = _BEHIND.match(f" {tail}") is not None
    if alone:
        tail, behind = "", tail
    elif word["many"] and (stop := _BEHIND.search(tail)) is not None:
        tail, behind = tail[: stop.start()], tail[stop.start() :].strip()
    told = "whom" if word["word"] == "who" and word["prep"] else word["word"]
    asked = " ".join(piece for piece in (word["prep"], told, tail) if piece)
    return asked[:1].upper() + asked[1:], behind


def _subject(lead: str) -> str:
    """What a clause is about; of a name only the name, without what is said of it besides."""
    named = _OF_A_NAME.match(lead)
    return named["name"] if named is not None else lead


def _described(lead: str, verb: re.Match[str]) -> str:
    """The thing that a clause tells of which a main clause brings in: `A was founded by a baker who` is about the
    baker who founded A. Empty where the clause is the main one.
    """
    relative = _RELATIVE.search(lead)
    joined = re.search(r"^(?P<lead>.+?,?) (?:that|who|which) (?P<more>.+?),? and$", lead)
    if relative is not None:
        lead = lead[: relative.start()]
    elif joined is not None:
        lead = joined["lead"].rstrip(" ,")
    elif verb["aux"] or not re.search(r"\b(?:an?|another) [^,]*$", lead):
        return ""
    noun = _NOUN.search(lead)
    main = lead[: noun.start()].rstrip() if noun is not None else ""
    if noun is None or not main:
        return ""
    return _told(main, re.sub(r" and [a-z]+$", "", noun["noun"].strip()))


def _told(main: str, noun: str) -> str:
    """A noun with the main clause that it stands at the end of as its description."""
    made = re.fullmatch(rf"(?P<who>.+?) (?:was|were|is|are)(?: [a-z]+ly)? (?P<done>{_DONE}) by", main)
    if made is not None:
        past = {"written": "wrote", "sung": "sang", "drawn": "drew", "taken": "took", "given": "gave"}
        return f"the {noun} who {past.get(made['done'], made['done'])} {made['who']}"
    if re.search(r", who\b|\band$", main):
        return ""
    kin = re.fullmatch(rf"(?P<who>.+?) (?:was|is) the (?:[a-z]+ )*?(?P<kin>{'|'.join(_KIN)}) of", main)
    if kin is not None:
        return f"the {noun} whose {kin['kin']} is {_subject(kin['who'])}"
    stars = re.fullmatch(
        r"(?P<who>.+?)(?: (?:is|was) an? .+? (?:that|which|who))? (?:stars|starred|features|featured)", main
    )
    if stars is not None:
        return f"the {noun} who stars in {_subject(stars['who'])}"
    within = re.fullmatch(
        rf"(?P<who>.+?) (?P<verb>(?:{_AUX} )?(?:{'|'.join([*_PAST, *_PRESENT])}|[a-z]+ed|known)) ?"
        r"(?P<prep>in|on|at|for|with|to|from)?",
        main,
    )
    if within is None:
        return ""
    prep = f"{within['prep']} which" if within["prep"] else "that"
    return f"the {noun} {prep} {_subject(within['who'])} {within['verb']}"


def _asking(clause: _Clause) -> str:
    """The question, with `did` where the verb has no other auxiliary."""
    verb, subject = clause.verb, _lowered(clause.subject)
    rest = verb[0][len(verb["aux"] or "") :].strip()
    has = verb["aux"] in ("has", "had", "have") and not rest
    if verb["aux"] and not has:
        words = (clause.asked, verb["aux"], subject, rest, clause.between, clause.behind)
    else:
        does = "does" if verb["plain"] in _PRESENT or verb["aux"] in ("has", "have") else "did"
        base = "have" if has else base_of(verb["plain"])
        words = (clause.asked, does, subject, base, clause.between, clause.behind)
    return " ".join(word for word in words if word) + "?"


def base_of(verb: str) -> str:
    """The bare form of a verb in the past or the third person: `won` is `win`, `stopped` is `stop`."""
    known = {**_PAST, **_PRESENT}
    if verb in known:
        return known[verb]
    stem = verb.removesuffix("ed")
    if stem == verb:
        return verb
    if stem.endswith("i"):
        return stem[:-1] + "y"
    if re.search(r"([bdgmnprt])\1$", stem):
        return stem[:-1]
    silent = re.search(
        r"(?:[aeiou][sczvg]|(?<![aeiou])[aiou][rt]|(?<![aeiou])in|u|bl|pl|rg|nc|ns|rs|lv|rv|dg)$", stem
    )
    return (
        stem + "e"
        if silent and not re.search(r"(?:visit|edit|credit|open|answer|offer|deliver|publish)$", stem)
        else stem
    )
