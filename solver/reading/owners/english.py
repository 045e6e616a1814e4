"""Of whom English words tell a relation: the subject of a verb, the owner of a noun."""

from __future__ import annotations

import re

from solver.reading.owners.mentions import BIRTH, LIFE, PARENT, Asked, Mention

_BE = r"(?:was|were|is|be|been|being|got)"
_CHILD = r"(?:child(?:ren)?|sons?|daughters?)"
_VERBS = {
    **dict.fromkeys(
        LIFE,
        r"die[sd]?|dying|passed away|perished|drowned|succumbed|committed suicide|took (?:his|her) own life|"
        rf"{_BE} (?:\w+ly )?(?:killed|murdered|assassinated|executed|buried|interred|cremated)|"
        r"(?:shot|hanged|killed) (?:him|her)self",
    ),
    **dict.fromkeys(BIRTH, r"born"),
    **dict.fromkeys(PARENT, rf"born to|(?:an?|the|only|eldest|youngest) (?:[a-z]+ )?{_CHILD} of"),
    "teacher": r"(?:stud(?:ied|ying)|trained|training|learn(?:ed|t|ing)|read|worked)(?: [\w'’-]+){0,5}? "
    r"(?:under|with|from)|apprenticed|lessons|(?:pupil|student|disciple|apprentice)s?(?= of| to| under)",
    "educated_at": r"stud(?:y|ied|ies|ying)|graduat(?:ed?|es|ing)|attend(?:ed|s|ing)?|educated|enrol(?:led|s)?|"
    r"train(?:ed|s|ing)|went to|entered|admitted|sent to",
    "spouse": r"marr(?:y|ied|ies|ying)|wed(?:ded|s)?|eloped",
}
"""What the subject of a sentence does or is."""

_NOUNS = {
    **dict.fromkeys(LIFE, r"death|suicide|murder|burial|funeral|grave|tomb|ashes"),
    **dict.fromkeys(BIRTH, r"birth|birthplace"),
    "father": r"father|dad|parents?",
    "mother": r"mother|mum|mom|parents?",
    "parent": r"father|mother|dad|mum|mom|parents?",
    "teacher": r"teachers?|tutors?|mentors?|masters?|coach(?:es)?|trainers?",
    "educated_at": r"school(?:ing|days)?|college|university|education|alma mater|stud(?:ies|ent)|degree",
    "spouse": r"wife|husband|spouse|widow(?:er)?|partner|marriage|wedding|fianc[ée]+|wives",
}
"""What somebody has: his father, the death of Ann Lee."""

_TAUGHT = r"taught|coached|tutored|mentored|taught by"
_KIN = (
    r"(?:(?:grand|step|god|half-)?(?:father|mother|parents?|sons?|daughters?|child(?:ren)?|brothers?|sisters?)|wife|husband|"
    r"widow|uncle|aunt|cousin|nephew|niece|family|twins?|friend|partner|lover|baby|teacher|mentor|pupil|co-star|fianc[ée]+)"
)
_RUN = r"[A-ZÀ-Þ][\w.’'-]*(?:\s+(?:(?:de|da|di|von|van|der|la|le)\s+)*[A-ZÀ-Þ][\w.’'-]*)*"
_FUNCTION = re.compile(
    r"(?:(?:A|An|The|In|On|At|By|To|Of|For|From|With|After|Before|When|While|Where|Until|Since|As|And|But|Both|Her|His|"
    r"Their|Its|He|She|They|It|Who|That|This|These|There|Then|Only|Having|Born|Although|Though|Because|If|January|"
    r"February|March|April|May|June|July|August|September|October|November|December|Mr|Mrs|Miss|Sir|Dame|Lady|Lord)"
    r"(?:\.?\s+|$))+"
)
_CANDIDATE = re.compile(
    rf"(?P<he>\b(?:[Hh]e|[Ss]he|[Tt]hey|I)\b)|"
    rf"(?P<who>\b(?:who|whom)\b)|(?P<kin>(?:\b(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?|{_RUN}['’]s|whose)\s+)"
    rf"(?:[a-z-]+\s+){{0,3}}?{_KIN}\b)|(?P<name>{_RUN})"
)
_STARTS = re.compile(
    r"(?:^|[;:,.—–]|\b(?:and|but|or|when|while|after|before|as|that|because|since|until|till|where|whose|although|though|"
    r"if|both|then|later|once|than|in \d{4}|\d{4}|(?:[a-z-]+(?:or|er|ist|ian|ess|man|woman|star|king|queen)))),?\s*$",
    re.I,
)
"""What stands before a subject; a name behind another word is an object, or lies in a phrase with a preposition."""

_SUBORDINATE = re.compile(
    r"\b(?:when|while|before|after|since|until|because|where|though|although|if)\s+$", re.I
)
"""Before the subject of a clause that a comma closes again: her father, who had served before he kept a shop, died."""

_AFTER_NAME = re.compile(rf"(?P<run>{_RUN})(?:,|,? and|,? or)\s+$")
_DESCRIBES = re.compile(r"\b(?:an?|the)\s+$")
_SENTENCE = re.compile(r"(?<=[a-z)\]”\"\d]{2})[.!?]\s+(?=[A-Z“\"])")
_HIS = re.compile(
    r"\b(?:his|her|their)\s+(?:own\s+)?(?:(?!(?:a|an|the|of|in|and|met|with)\b)[a-z-]+\s+){0,2}$", re.I
)
_GENITIVE = re.compile(rf"(?P<who>{_RUN}|[a-z]+)(?:['’]s|s['’])\s+(?:[\w-]+\s+){{0,2}}$")
_WHOSE = re.compile(r"\bwhose\s+(?:[\w-]+\s+){0,2}$")
_OF = re.compile(
    rf"\s+(?:of|to)\s+(?:(?P<pronoun>him|her|them)\b(?!\s+[a-z])|"
    rf"(?P<name>(?:the (?:[a-z]+ ){{1,2}})?{_RUN})|(?P<other>\w))"
)
_NAMES_NEXT = re.compile(
    rf"[,:]?\s+(?:was|is|were|the [a-z]+|who was)?\s*,?\s*(?:the )?(?:[a-z]+ ){{0,2}}{_RUN}"
)
_IS_A = re.compile(r"\b(?:is|was|as|be|been|became|become|becoming|being)\s+(?:an?\s+)?(?:[\w-]+\s+){0,3}$")
_JOINED = re.compile(rf"(?P<run>{_RUN})(?:,[^,;.]{{0,60}},)?,? (?:and|by) $")
"""Somebody before `and his wife`."""

_OBJECT = re.compile(rf"\s+(?:by\s+)?(?:(?P<pronoun>him|her|them)\b|(?P<name>{_RUN}))")


def mentions(text: str, asked: Asked) -> list[Mention]:
    """Each place where a text tells the relation asked for."""
    plain = re.sub(r"\*[^*\n]+\*", lambda m: " " * len(m[0]), text)
    found = []
    for m in re.finditer(rf"\b(?:{_NOUNS[asked.relation]})\b", plain, re.I):
        own = not _is_in_name(plain, m) and _is_owned(plain, m, asked)
        found.append(Mention(m.start(), m.end(), own))
    for m in re.finditer(rf"\b(?:{_VERBS[asked.relation]})\b", plain, re.I):
        own = _default(_subject(plain, m.start(), asked), asked, plain)
        if asked.relation == "spouse" and not own:
            own = _object(plain, m.end(), asked)
        found.append(Mention(m.start(), m.end(), own))
    if asked.relation in ("teacher", "educated_at"):
        for m in re.finditer(rf"\b(?:{_TAUGHT})\b", plain, re.I):
            by = re.search(r"\b(?:was|were|been|being)\s+(?:\w+\s+)?$", plain[: m.start()])
            own = (
                _default(_subject(plain, m.start(), asked), asked, plain)
                if by
                else _object(plain, m.end(), asked)
            )
            found.append(Mention(m.start(), m.end(), own))
    return sorted(found, key=lambda one: (one.start, one.end))


def _is_in_name(text: str, noun: re.Match[str]) -> bool:
    """Whether a noun is a word of a title: A Matter of Life and Death."""
    behind = re.search(r"[a-z,)\d]\s+$|[A-ZÀ-Þ][\w'’-]*\s+$", text[: noun.start()])
    return noun[0][0].isupper() and behind is not None


def _default(own: bool | None, asked: Asked, text: str) -> bool:
    """What is told of nobody is told of whom the page is about, or of whom the words name."""
    return (asked.about or _names(text, asked)) if own is None else own


def _names(text: str, asked: Asked) -> bool:
    return any(asked.is_named(_bare(m[0])) for m in re.finditer(_RUN, text))


def _is_owned(text: str, noun: re.Match[str], asked: Asked) -> bool:
    """Whether what a noun calls is the one's asked about."""
    before, after = text[: noun.start()], text[noun.end() :]
    of = _OF.match(after)
    if (genitive := _GENITIVE.search(before)) is not None:
        return asked.is_named(_bare(genitive["who"]))
    if (his := _HIS.search(before)) is not None:
        named_else = of is not None and of["name"] and asked.relation in PARENT
        return (
            not named_else
            and _refers(text, his.start(), asked)
            and not _is_anothers(text, his.start(), asked)
        )
    if of is not None and asked.relation not in ("educated_at",):
        if of["name"] and asked.is_named(_bare(of["name"])):
            return True
        if of["pronoun"]:
            return _refers(text, noun.start(), asked)
        married = asked.relation == "spouse"
        return married and _default(_subject(text, noun.start(), asked), asked, text)
    if _WHOSE.search(before) is not None:
        return bool(_antecedent(before[: before.rindex("whose")], asked))
    if asked.relation == "teacher":
        role = _IS_A.search(before) is not None
        return not role and _NAMES_NEXT.match(after) is not None and _default(None, asked, text)
    if asked.relation in LIFE | BIRTH:
        return True
    return _default(None, asked, text)


def _refers(text: str, place: int, asked: Asked) -> bool:
    """Whether a pronoun at a place stands for the one asked about: on their page, or behind their name."""
    if asked.about:
        return True
    runs = [m for m in re.finditer(_RUN, text[:place]) if _bare(m[0])]
    own = [m.start() for m in runs if asked.is_named(_bare(m[0]))]
    others = [m.start() for m in runs if _bare(m[0]).casefold() in asked.others]
    return bool(own) and own[-1] > max(others, default=-1)


def _is_anothers(text: str, place: int, asked: Asked) -> bool:
    """Whether a possessive at a place is that of somebody else: Tom Fox and his wife."""
    before = text[:place]
    joined = _JOINED.search(before)
    if asked.relation == "spouse" and joined is not None:
        return not asked.is_named(_bare(joined["run"]))
    first = re.match(_RUN, re.split(r"[.;]\s+", before)[-1])
    led = first is not None and _bare(first[0]).casefold() in asked.others
    return led and asked.relation in LIFE | BIRTH and _subject(text, place, asked) is False


def _antecedent(before: str, asked: Asked) -> bool | None:
    """Whether the last one spoken of before a relative word is the one asked about."""
    for m in reversed(list(_CANDIDATE.finditer(before))):
        if m["he"]:
            return _refers(before, m.start(), asked)
        if m["kin"]:
            return False
        if m["name"] and not _is_description(before, m) and (name := _bare(m["name"])):
            return asked.is_named(name)
    return None


def _subject(text: str, place: int, asked: Asked) -> bool | None:
    """Whether the subject of a verb at a place is the one asked about; None where none stands in its sentence."""
    first = max((m.end() for m in _SENTENCE.finditer(text, 0, place)), default=0)
    left = re.sub(r"\([^()]*\)", lambda m: " " * len(m[0]), text[first:place])
    for m in reversed(list(_CANDIDATE.finditer(left))):
        before = left[: m.start()]
        if m["he"]:
            if left.endswith(", ") and _SUBORDINATE.search(before) is not None:
                continue
            return _refers(text, first + m.start(), asked)
        if m["who"]:
            told = _told_before(before, asked)
            if told is not None:
                return told
        elif m["kin"]:
            described = re.match(r"\s+(?:of|to)\b", left[m.end() :]) is not None
            if _begins(before) and not described:
                return False
        elif (name := _bare(m["name"])) and not _is_description(left, m) and _begins(_lead(left, m)):
            if asked.is_named(name):
                return True
            joined = re.search(rf"(?:(?P<he>\b[Hh]e|\b[Ss]he)|(?P<run>{_RUN})),?\s+and\s+$", before)
            if joined is None:
                return False
            return (
                _refers(text, first + m.start(), asked)
                if joined["he"]
                else asked.is_named(_bare(joined["run"]))
            )
    return None


def _told_before(before: str, asked: Asked) -> bool | None:
    """Whether `who` stands for the one asked about; None where it only describes whoever was named before that."""
    stripped = before.rstrip(" ,")
    name = re.search(rf"{_RUN}$", stripped)
    if name is not None and not _DESCRIBES.search(stripped[: name.start()]):
        return asked.is_named(_bare(name[0]))
    if re.search(rf"\b{_KIN}$", stripped) is not None:
        return False
    noun = re.search(r"(?P<comma>,)?\s*\b(?:an?|the|one|another)\s+(?:[\w-]+\s+){0,3}[\w-]+$", stripped)
    return None if noun is None or noun["comma"] else False


def _is_description(text: str, name: re.Match[str]) -> bool:
    """Whether a word in capitals only describes a noun: an English actor."""
    return (
        _DESCRIBES.search(text[: name.start()]) is not None
        and re.match(r"\s+[a-z]", text[name.end() :]) is not None
    )


def _begins(before: str) -> bool:
    """Whether a subject may stand behind words: behind a list of names, where its first one may."""
    listed = _AFTER_NAME.search(before)
    if listed is not None and listed.start() > 0:
        return _begins(_lead(before, listed))
    return _STARTS.search(before) is not None


def _lead(text: str, name: re.Match[str]) -> str:
    """What stands before a name without the function words that begin its run: `In `, `When `."""
    words = _FUNCTION.match(name[0])
    return text[: name.start()] + (words[0].lower() if words is not None else "")


def _bare(run: str) -> str:
    """A name without the words in capitals before it that are none."""
    return _FUNCTION.sub("", f"{run}", count=1).strip() if _FUNCTION.match(run) else run


def _object(text: str, place: int, asked: Asked) -> bool:
    """Whether the object behind a verb is the one asked about."""
    found = _OBJECT.match(text[place:])
    if found is None:
        return False
    return asked.is_named(_bare(found["name"])) if found["name"] else _refers(text, place, asked)
