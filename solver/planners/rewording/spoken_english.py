"""English questions as people say them: `How come A quit`, `A: is it still in use?`, `Who was in A at the start?`."""

from __future__ import annotations

import re

from solver.planners.rewording.fronted_topics import topic_put_in
from solver.planners.rewording.heroes import heroes
from solver.planners.rewording.tagging import asked_of
from solver.planners.rewording.taking_up import taken_up

_ASIDE = re.compile(
    r"^(?:so|well|ok(?:ay)?|hey|and|now|then|please|just|counting [^,?]+|including [^,?]+|all told|in all),\s+",
    re.I,
)
_BEHIND = re.compile(
    r",? (?:all told|in all|altogether|all in all|all together|by the way|anyway|to be exact)(?=\s*\?|$)",
    re.I,
)
_ON_EARTH = re.compile(r"^(?P<ask>\w+) (?:on earth|in the world|the (?:heck|hell))\b", re.I)
_WHO = re.compile(
    r"\b(?P<the>the|that|which|a) (?:(?P<she>lady|gal|girl)|guy|fellow|fella|chap|bloke)(?= (?:who|that|behind)\b)",
    re.I,
)
_QUIT = re.compile(r"\b(?P<quits>quits?) (?=[a-z]+ing\b)")
_WHY = re.compile(
    r"^(?:how come|why was it that|what(?:['’]s| is| was) the reason (?:that |why )?)\s*(?P<told>[^?]+?)\s*\?*$",
    re.I,
)
_REASON = re.compile(r"^(?:for what|what was the) reason (?=(?:did|was|were|does|do|is)\b)", re.I)
_LEFT = (
    "leave|quit|stop|close|move|change|give up|turn down|refuse|decide|resign|retire|return|go|come|drop out|split up|"
    "break up|sell|abandon|switch"
)
_MADE = re.compile(
    rf"^what (?:made|caused|got) (?P<who>[^?]+?) (?:to )?(?P<did>(?:{_LEFT})\b[^?]*?)\s*\?*$", re.I
)
_DONE = (
    r"(?:made|built|rebuilt|written|sold|bought|shot|torn down|put up|set up|knocked down|pulled down|sunk|stolen|"
    r"chosen|shut|taken over|named|renamed|(?!married|divorced|engaged|started|involved|interested)[a-z]{2,}ed)"
)
_GOT = re.compile(rf"(?P<before>^how many [^,?]+?) (?:got|ended up getting) (?P<done>{_DONE})\b", re.I)
_GET = re.compile(rf"\bdid (?P<what>[^,?]+?) (?:first )?get (?P<done>{_DONE})\b", re.I)
_VERBS = {
    "build": "built", "put up": "built", "open": "opened", "open up": "opened", "close": "closed",
    "close down": "closed", "shut down": "closed", "set up": "founded", "start up": "founded",
    "tear down": "demolished", "pull down": "demolished", "knock down": "demolished", "finish": "completed",
    "switch on": "opened", "turn on": "opened", "fire up": "opened", "start using": "opened",
}  # fmt: skip
_THEY = re.compile(
    rf"^(?P<ask>when|where|in (?:what|which) year|what year|on (?:what|which) day) did (?:they|people) (?:first )?"
    rf"(?P<verb>{'|'.join(sorted(_VERBS, key=len, reverse=True))}) (?P<what>[^?]+?)\s*\?*$",
    re.I,
)
_SWITCHED = re.compile(
    r"\b(?:first )?(?:switched|turned|fired) (?:on|up)\b|\bfirst (?:brought|put) into (?:use|service)\b"
)
_INTO_USE = re.compile(
    r"\bdid (?P<what>[^,?]+?) (?:first )?(?:come into use|go into (?:use|service|operation)|go live|open its doors)\b",
    re.I,
)
_BEGAN = re.compile(
    r"\bdid (?P<what>[^,?]+?) (?:first )?(?:start (?:up|out)|get (?:started|going|off the ground))(?=\s*\?|$)",
    re.I,
)
_BEGUN = re.compile(r"\b(?P<which>^(?:which|what)\b[^,?]*?) (?:started|got) (?:up|out|going|started)\b", re.I)
_GOT_FROM = re.compile(
    r"^where did (?:they|people) (?:get|find|bring in) (?P<what>[^?]+?)(?: from)?\s*\?*$", re.I
)
_START = (
    r"(?:right |all )?(?:at the (?:very )?(?:start|beginning|outset)|at first|originally|to begin with|to start with|"
    r"in the beginning|from the (?:very )?(?:start|beginning)|when (?:it|they) (?:was |were )?(?:started|began|formed))"
)
_MEMBERS = re.compile(
    rf"^who (?:was|were|played) (?P<band>in [^,?]+?|[^,?]+? in),? {_START}(?: out)?\s*\?*$", re.I
)
_GAVE = re.compile(r"^what did (?P<who>[^,?]+?) (?:contribute|bring) to (?P<work>[^?]+?)\s*\?*$", re.I)
_MAKES = {
    "novels": "write", "books": "write", "plays": "write", "poems": "write", "stories": "write", "films": "direct",
    "movies": "direct", "pictures": "direct", "albums": "release", "records": "release", "singles": "release",
}  # fmt: skip
_THERE_BY = re.compile(
    rf"\bhow many (?P<works>{'|'.join(_MAKES)}) (?:are|were) there (?:all told )?by (?P<who>[^,?]+?)\s*\?*$",
    re.I,
)
_FROM_TO = re.compile(
    r"^from (?:its |their |the )?[^,?]+? to (?:its |their |the )?[^,?]+?, (?=(?:for )?how (?:long|many years)\b)",
    re.I,
)
_HOUSE = r"(?:house|home|villa|mansion|manor|cottage|farm|estate|palace|castle|hotel|monastery|convent|camp)"
_LIFE = r"(?:die|pass away|end (?:his|her) (?:days|life)|born)"
_SAID = (
    (
        re.compile(r"\b(?P<what>novel|book|memoir) (?:first )?(?:appeared|came out)\b"),
        r"\g<what> was published",
    ),
    (
        re.compile(r"\b(?P<what>film|movie|album|single) (?:first )?(?:appeared|came out)\b"),
        r"\g<what> was released",
    ),
    (re.compile(r"\bt(?:ie|ied) the knot with\b|\bg[eo]t hitched (?:to|with)\b", re.I), "marry"),
    (re.compile(r"\b(?:call it (?:quits|a day)|pack it in)\b", re.I), "break up"),
    (re.compile(r"\b(?:shut|close) (?:up shop|(?:its|their) (?:doors|gates))(?: for good)?", re.I), "close"),
    (re.compile(r"\bgo (?:bust|under|belly up)(?=\s*\?|$)", re.I), "go bankrupt"),
    (
        re.compile(
            r"\b(?:kick the bucket|end (?:his|her|their) (?:days|life)|breathe (?:his|her|their) last)\b",
            re.I,
        ),
        "die",
    ),
    (re.compile(r"\blaid to rest\b|\binterred\b", re.I), "buried"),
    (
        re.compile(
            rf"^(?:in|at|on) (?:which|what) (?:[a-z]+ )?{_HOUSE}(?= (?:did|was|were) .+? {_LIFE}\s*\?*$)",
            re.I,
        ),
        "Where",
    ),
    (
        re.compile(r"(?<=\bin )the (?P<place>town|city|village) (?:where|in which) he was born\b", re.I),
        r"his native \g<place>",
    ),
    (
        re.compile(r"(?<=\bin )the (?P<place>town|city|village) (?:where|in which) she was born\b", re.I),
        r"her native \g<place>",
    ),
    (
        re.compile(r"\b(?:that |which )?(?:everybody|everyone|people|locals) calls? (?=the [A-Z])"),
        "known as ",
    ),
)


def plain_english(question: str) -> str:
    """The question in plain words; itself where it has none that are only spoken."""
    text = _ASIDE.sub("", question.strip())
    text = heroes(taken_up(topic_put_in(_BEHIND.sub("", _FROM_TO.sub("", text)))))
    text = _QUIT.sub(lambda m: "stops " if m["quits"] == "quits" else "stop ", _why(text))
    text = _WHO.sub(lambda m: f"{m['the']} {'woman' if m['she'] else 'man'}", _ON_EARTH.sub(r"\g<ask>", text))
    text = _GOT.sub(r"\g<before> were \g<done>", _GET.sub(r"was \g<what> \g<done>", text))
    text = _THEY.sub(lambda m: f"{m['ask']} was {m['what']} {_VERBS[m['verb'].lower()]}?", text)
    text = _INTO_USE.sub(r"was \g<what> opened", _SWITCHED.sub("opened", text))
    text = _BEGUN.sub(r"\g<which> was founded", _BEGAN.sub(r"was \g<what> founded", text))
    text = _GOT_FROM.sub(r"Where did \g<what> come from?", text)
    text = _MEMBERS.sub(lambda m: f"Who were the original members of {_bare(m['band'])}?", text)
    text = _GAVE.sub(r"What did \g<who> do for \g<work>?", text)
    text = _THERE_BY.sub(
        lambda m: f"How many {m['works']} did {m['who']} {_MAKES[m['works'].lower()]}?", text
    )
    for pattern, words in _SAID:
        text = pattern.sub(words, text)
    return text if text == question.strip() else text[0].upper() + text[1:]


def _why(text: str) -> str:
    """What asks for a reason in other words, as why it was."""
    made = _MADE.match(text)
    if made is not None:
        return f"Why did {made['who']} {made['did']}?"
    told = _WHY.match(_REASON.sub("Why ", text))
    if told is None:
        return _REASON.sub("Why ", text)
    asked = asked_of(_QUIT.sub("stopped ", told["told"]))
    if asked.startswith("Is it true"):
        return f"Why {told['told']}?"
    return f"Why {asked[0].lower()}{asked[1:]}"


def _bare(band: str) -> str:
    return re.sub(r"^in | in$", "", band)
