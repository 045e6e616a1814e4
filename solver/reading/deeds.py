"""Who did something to whom: what a question asks, and sentences that say it one way round."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from schemas.plan import SubQuestion


@dataclass(frozen=True, slots=True)
class _Deed:
    """The words for one deed: told in the past, asked with `did`, told with `was` of whom it was done to, what else
    tells that it was done to somebody, before whoever did it, and what tells it behind other words about somebody.
    """

    past: str
    base: str
    done: str = ""
    suffered: str = ""
    behind: str = ""


_PRIZE = (
    r"(?:(?:oscar|bafta|emmy|tony|grammy|prize|award|trophy|title|medal|cup|crown|honour|statuette|palme)|"
    r"(?:[a-z'’]+ ){1,3}(?:oscar|prize|award|trophy|title|medal|cup|crown|lion|bear|palm|globe|horse))"
)
_DEEDS = (
    _Deed(
        r"bought(?: (?:up|out))?|acquired|purchased|took over|absorbed|swallowed up|snapped up",
        r"buy|acquire|purchase|take over|absorb",
        r"bought(?: (?:up|out))?|acquired|purchased|taken over|absorbed|swallowed up|snapped up",
        r"sold\b(?: [^,;. ]+){0,6}? to|passed to|became (?:a part|part|an? (?:[a-z-]+ )*?subsidiary) of",
    ),
    _Deed(r"beat|defeated|overcame|knocked out|eliminated|routed", r"beat|defeat|overcome|knock out|eliminate|rout",
          r"beaten|defeated|overcome|knocked out|eliminated|routed",
          r"(?:lost|missed)\b(?: [^,;. ]+){0,8}? to|(?:had to )?(?:yield(?:ed)?|g[ia]ve way) to",
          rf"(?:whereas|while|but|yet|although)\b,? (?:the|that) {_PRIZE}(?: [^,;. ]+){{0,4}}? "
          r"(?:went|was (?:given|awarded|handed)|passed)(?: instead)? to"),
    _Deed(r"taught|tutored|trained|coached|mentored", r"teach|tutor|train|coach|mentor",
          suffered=r"(?:studied|trained|learne?[dt])\b(?: [^,;. ]+){0,4}? (?:under|with|from)|"
                   r"(?:was|became) (?:an? |the )?(?:pupil|student) of"),
    _Deed(r"killed|murdered|assassinated|stabbed|poisoned|shot", r"kill|murder|assassinate|stab|poison|shoot"),
    _Deed(r"influenced|inspired", r"influence|inspire"),
    _Deed(r"attacked|invaded|conquered|captured|besieged|sacked", r"attack|invade|conquer|capture|besiege|sack"),
    _Deed(r"hired|employed|recruited|engaged", r"hire|employ|recruit|engage"),
    _Deed(r"rescued|saved", r"rescue|save"),
    _Deed(r"sued", r"sue"),
    _Deed(r"betrayed", r"betray"),
    _Deed(r"arrested|imprisoned", r"arrest|imprison"),
    _Deed(r"accused|denounced", r"accuse|denounce"),
    _Deed(r"rejected|refused|turned (?:down|away)", r"reject|refuse|turn (?:down|away)"),
)  # fmt: skip

_PERSON = "Person"
_ASKS = r"(?:Who|(?:Which|What) (?:[a-z-]+ ){1,4}?)"
_WHO = r"(?P<who>[A-ZÀ-Þ\"“][^?,]{1,60}?)"
_REST = r"(?P<rest>,? (?:in|at|on|during|for|from|with|to|by|as)\b[^?]*)?\s*\?*$"
_OTHERS_OWN = re.compile(r"['’]s? \w")
_UNREAL = re.compile(
    r"\b(?:not|never|nearly|almost|might|could|would|refused|declined|offered|hoped|wanted|tried|planned|fail\w*|rumou?red)\b"
)
_NEAR = 25  # characters before the words that say it
_A_PRIZE = rf"(?P<rest> (?:the|an?|his|her|their) {_PRIZE}s?\b[^?]*?)"
_LOST = tuple(
    re.compile(rf"{form}\s*\?*$")
    for form in (
        rf"^(?:To whom|{_ASKS}) ?did {_WHO} lose(?P<rest>(?: [^?]*?)??)(?: to)?",
        rf"^{_WHO} lost(?P<rest>(?: [^?]*?)??) to (?:whom|(?:which|what) [a-z-]+(?: [a-z-]+){{0,2}}?)"
        r"(?P<when> (?:in|at|on|during) [^?]*?)?",
        rf"^{_ASKS} ?(?i:denied|cost) {_WHO}(?i:{_A_PRIZE})",
        rf"^{_ASKS} ?(?:kept|stopped|prevented|barred) {_WHO} from(?: (?:win|gett|receiv|tak)ing)?(?i:{_A_PRIZE})",
        rf"^{_ASKS} ?(?:won|got|took)(?i:{_A_PRIZE}) (?:over|ahead of|instead of|rather than|in place of) {_WHO}",
    )
)
"""How it is asked otherwise who beat somebody."""

_STANDS_FOR = (
    r"(?:he|she|it|they|the (?:[a-z-]+ )?(?:firm|company|business|club|team|band|group|bank|brewery|label|"
    r"newspaper|paper|magazine|studio|publisher|airline|school|factory|works|house|castle|town|city|army))"
)
_STOOD = r"(?:him|her|it|them|the (?:firm|company|business|club|team|group|town|city))\b(?! [a-z]+(?:er|y)\b)"
_LEAD = r"(?:(?:^|[;:] )(?:[^,;.]{1,40}, |(?:in|by|during) [^,;. ]+(?: \d{4})? |and |but )?)"
_WHEN = r"(?:in|on|at|by|after|before|during) (?:[^,;. ]+ ){1,6}?"
_TOLD = r"(?:,? (?:an?|the|who|which|then|now|founded|born|based)\b[^,;.]{1,60},)?"
_HAVE = r"(?: (?:had|has|also|then|later|first|finally|once|eventually|soon|successfully|[a-z]+ly)){0,2}"
_BE = r"(?:was|were|is|are|has been|had been|been|being)(?: [a-z]+){0,2}?"
_ONE = r"(?:the )?(?:[a-z-]+ ){0,4}?"


@dataclass(frozen=True, slots=True)
class AskedDeed:
    """A deed, who or what the question names, and whether it was done to that; `rest` is when and where. `implied` is
    one that the question says in other words: who won it over A, for who beat A.
    """

    deed: _Deed
    who: str
    suffered: bool
    rest: str = ""
    implied: bool = False


def asked_deed(question: str) -> AskedDeed | None:
    """What an English question asks: the doer of a deed, or whom it was done to; None for any other question."""
    text = " ".join(question.split())
    for deed in _DEEDS:
        done = deed.done or deed.past
        forms = (
            (True, rf"^{_ASKS} ?(?:[a-z]+ly )?(?:{deed.past}) {_WHO}"),
            (True, rf"^(?:By whom|{_ASKS}) ?(?:was|were) {_WHO} (?:[a-z]+ly )?(?:{done})(?: by)?"),
            (False, rf"^(?:Whom|{_ASKS}) ?did {_WHO} (?:{deed.base})"),
            (False, rf"^{_ASKS} ?(?:was|were) (?:[a-z]+ly )?(?:{done}) by {_WHO}"),
        )
        for suffered, form in forms:
            found = re.match(form + _REST, text)
            if found is not None and _OTHERS_OWN.search(found["who"]) is None:
                return AskedDeed(deed, found["who"].strip('"“” '), suffered, found["rest"] or "")
    lost = next(filter(None, (form.match(text) for form in _LOST)), None)
    if lost is not None and _OTHERS_OWN.search(lost["who"]) is None:
        rest = f"{lost['rest'] or ''}{lost.groupdict().get('when') or ''}"
        return AskedDeed(_DEEDS[1], lost["who"].strip('"“” '), True, rest, lost.re is _LOST[-1])
    if (
        sold := re.match(rf"^(?:To whom|{_ASKS}) ?(?:was|were) {_WHO} sold(?: to)?{_REST}", text)
    ) is not None:
        return AskedDeed(_DEEDS[0], sold["who"].strip('"“” '), suffered=True, rest=sold["rest"] or "")
    return None


def says_deed(asked: AskedDeed, text: str, forms: Sequence[str], *, alone: bool = False) -> bool:
    """Whether folded words say who did it to something of one of some names, or what that did; where they are `alone`
    about it, a pronoun stands for it, too.
    """
    return _says(asked.deed, text, forms, suffered=asked.suffered, alone=alone)


def says_reverse(asked: AskedDeed, text: str, forms: Sequence[str]) -> bool:
    """Whether folded words say it only the other way round: that did it to which the question has it done."""
    if _says(asked.deed, text, forms, suffered=asked.suffered):
        return False
    if _says(asked.deed, text, forms, suffered=not asked.suffered):
        return True
    own = _names(forms)
    unnamed, done = rf"(?![^;.]*?{own})", asked.deed.done or asked.deed.past
    if not asked.suffered:
        was = rf"(?:{_BE} (?:{done})\b[^;.]*? by|{_suffered(asked.deed)})"
        return re.search(rf"\b{_STANDS_FOR} {was} {unnamed}", text) is not None
    did = rf"{_HAVE} (?:{asked.deed.past}) (?!by\b|{_STOOD}){unnamed}"
    going_on = rf"(?:{own}|\b{_STANDS_FOR}) [^;.]*?\band{did}"
    return re.search(rf"\b{_STANDS_FOR}{did}|{going_on}", text) is not None


def _says(deed: _Deed, text: str, forms: Sequence[str], *, suffered: bool, alone: bool = False) -> bool:
    """Whether words say it of a name as of the one it was done to, or else as of the doer."""
    own, done = _names(forms), deed.done or deed.past
    if suffered:
        left = [f"{own}{_TOLD}"] + [f"{_LEAD}{_STANDS_FOR}"] * alone
        ways = [rf"{one} (?:{_BE} (?:{done})\b[^;.]*? by|{_suffered(deed)}) " for one in left]
        ways += [rf"{_LEAD}(?!{_STANDS_FOR}\b)[^,;.]{{1,40}}? (?:{deed.past}) {_STOOD}"] * alone
        if deed.behind:
            about = rf"(?:{own}|\b(?:he|she|him|her|his|it)\b)" if alone else own
            ways.append(rf"{about}[^;.]*? {deed.behind} ")
        ways += [
            rf"\b(?:{deed.past}) {_ONE}{own}(?!['’]s)",
            rf"\bsold {_ONE}{own} to " if deed is _DEEDS[0] else "",
        ]
    else:
        left = [f"{own}{_TOLD}"] + [f"{_LEAD}{_STANDS_FOR}"] * alone
        ways = [rf"{one}{_HAVE} (?:{deed.past}) (?!by\b)" for one in left]
        ways.append(rf"\b{_BE} (?:{done})\b(?: [^;. ]+){{0,6}}? by {_ONE}{own}")
        ways.append(rf"\b{_suffered(deed)} {_ONE}{own}")
    found = (m for way in ways if way for m in re.finditer(way, text))
    told = (
        re.sub(rf"\b(?:{done}|{deed.past})\b", "", text[max(0, m.start() - _NEAR) : m.end()]) for m in found
    )
    return any(_UNREAL.search(words) is None for words in told)


def called(part: SubQuestion | None, forms: Iterable[str]) -> list[str]:
    """Folded names, and the last names of people."""
    people = part is not None and any(entity.type == _PERSON for entity in part.entities)
    last = {form.rpartition(" ")[2] for form in forms} if people else set()
    return sorted({*forms, *last} - {""})


def begins_with(text: str, forms: Sequence[str]) -> bool:
    """Whether folded words begin with one of the names or what stands for it."""
    return re.match(rf"(?:{_LEAD}|{_WHEN})?(?:{_names(forms)}|{_STANDS_FOR}\b|the )", text) is not None


def _suffered(deed: _Deed) -> str:
    """What else tells that it was done to somebody; nothing where there is none."""
    return rf"(?:{_BE} )?(?:{deed.suffered})" if deed.suffered else r"(?!)"


def _names(forms: Sequence[str]) -> str:
    """Names as a pattern, the longest first."""
    return rf"\b(?:{'|'.join(re.escape(form) for form in sorted(forms, key=len, reverse=True))})(?!\w)"


__all__ = ["AskedDeed", "asked_deed", "begins_with", "called", "says_deed", "says_reverse"]
