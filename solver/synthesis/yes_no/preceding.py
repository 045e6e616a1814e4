"""Whether somebody did something before another did, by the sentence that says who took whose place."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.plan import SubQuestion
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause, Page
from solver.reading.reader import Passage, Reader
from solver.reading.terms import Term, last_names, match, part_language
from solver.reading.windows import Window, picked, sentences_of, window_text
from solver.synthesis.yes_no.claimed import ABOUT, LEAST_MATCH, Claim, Thing
from solver.synthesis.yes_no.claims import Claims
from solver.synthesis.yes_no.dated_deeds import dated_order

_ASKED = {
    Language.CHINESE: re.compile(r"在(?P<other>[^，在]{1,20}?)(?P<when>之前|以前|之后|以后)"),
    Language.ENGLISH: re.compile(r"\b(?P<when>before|after) (?P<other>[^,?]+?)(?: did)?\s*\?*$"),
}
_HOLDS = {
    Language.CHINESE: re.compile(
        r"担任|出任|接任|就任|当|是|任|饰演|出演|主持|执教|领导|统治|在位|指挥|加入|效力"
    ),
    Language.ENGLISH: re.compile(
        r"^(?:was|were|is)\b|\b(?:play|sing|drum|act|star|serve|lead|hold|become|captain|manage|coach|head|run|rule|reign|host|"
        r"chair|present|command|govern|preside|conduct|join|teach|drive|fly|sit)\b"
    ),
}
"""What one does until another takes the place; other deeds have no order by that."""

_ORDERS = {
    Language.CHINESE: re.compile(
        r"[之以此][前后]|后来|先[后于]|[早晚]于|更[早晚]|最早|首任|前任|继任|第[一二三四五]"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:before|after|earlier|later|first|second|third|then|already|since|until|previous\w*|former\w*)\b"
    ),
}
_EARLIER = frozenset({"before", "之前", "以前"})
_FIRST_LEAVES = {
    Language.CHINESE: re.compile(r"(?:被|由|让位(?:给|于)|交(?:给|棒给)|换成了?|换为)"),
    Language.ENGLISH: re.compile(
        r"\b(?:(?:dismissed|sacked|fired|dropped|removed|ousted|released|discarded) (?:\w+ ){0,3}?in favou?r of|"
        r"(?:replaced|succeeded|supplanted|superseded|followed|relieved) (?:\w+ ){0,4}?by|"
        r"(?:made|gave|giving|making) way (?:for|to)|"
        r"(?:handed|passed) (?:\w+ ){0,4}?(?:over |on )?to)\b"
    ),
}
"""Between the one who left and the one who came."""

_TAKES_ZH = r"(?:取代|接替|接任|代替|替换|替下|顶替|继任|接手|接班)"
_FIRST_COMES = {
    Language.CHINESE: re.compile(rf"{_TAKES_ZH}了?"),
    Language.ENGLISH: re.compile(
        r"(?<!was )(?<!were )(?<!been )\b(?:replac(?:ed|es|ing)|succeed(?:ed|s|ing)|supplant(?:ed|s|ing)|"
        r"t(?:ook|akes|aking|aken) over from|t(?:ook|akes|aking) the place of|"
        r"stepp(?:ed|ing) in for|in succession to)\b(?! by\b)"
    ),
}
"""Between the one who came and the one who left."""

_YEAR = re.compile(r"(?<!\d)\d{3,4}(?!\d)")
_ASIDE = re.compile(r"[(（][^()（）]*[)）]")
_WHEN = re.compile(r"before|after|之前|以前|之后|以后")
_STOPS = re.compile(r"[;；。\n]")
_NEXT = re.compile(r"[,;.，；。\n]|\band\b|、")
_STEM = 4  # letters that words of one stem share
_BETWEEN = 40  # characters between the words and a name


def told_precedence(
    part: SubQuestion, reader: Reader, claims: Claims, ranking: Ranking | None
) -> tuple[bool, Passage] | None:
    """Whether the first of two people was before (or after) the second in what a question names, where a page that
    tells of it of one of them says that one took the other's place; None where none does.
    """
    text, language = folded(part.text), part_language(part.text)
    asked = _ASKED[language].search(text)
    if asked is None:
        return None
    holds = _HOLDS[language].search(text) is not None
    for page in reader.shelf.of(part, ranking):
        claim = claims.claim(part, page)
        sides = _sides(claim, asked["other"])
        if sides is None or not _is_told(claim, page, sides):
            continue
        dated = dated_order(claim, sides)
        if dated is not None:
            return dated[0] == (asked["when"] in _EARLIER), dated[1]
        for first, last in sentences_of(page) if holds else ():
            if any(claim.strength(t, first, last) < ABOUT for t in claim.things):
                continue
            leading = _leading([_forms(s) for s in sides], page.clauses[first : last + 1], page.language)
            if leading is not None:
                window = picked(page, first, last, about=bool(claim.about))
                return (leading == 0) == (asked["when"] in _EARLIER), Passage((window,))
    return None


def leaves_order_open(part: SubQuestion, window: Window) -> bool:
    """Whether a question asks if one person was before another, and a stretch has no word of what came first and no
    two years.
    """
    asked = _asked_of(part)
    if asked is None or len({e.surface for e in part.entities if e.type == "Person"}) < 2:
        return False
    told = _ASIDE.sub("", folded(window_text(window)))
    dated = len(set(_YEAR.findall(told))) > 1
    return not dated and _ORDERS[window.page.language].search(told) is None


def is_of_unknown(part: SubQuestion) -> bool:
    """Whether a question asks if somebody of foreign name whom no page knows was before another: 约翰·某某在…之前."""
    asked = _asked_of(part)
    own = folded(part.text)[: asked.start()] if asked is not None else ""
    return "·" in own and not any(folded(e.surface) in own for e in part.entities)


def _asked_of(part: SubQuestion) -> re.Match[str] | None:
    """What a question asks of one before or after another person; None where it does not."""
    asked = _ASKED[part_language(part.text)].search(folded(part.text))
    people = {folded(e.surface) for e in part.entities if e.type == "Person"}
    return asked if asked is not None and asked["other"] in people else None


def _sides(claim: Claim, other: str) -> tuple[Thing, Thing] | None:
    """The one who is asked about, and the one who is said to come after or before; None where these are not two."""
    people = [t for t in claim.things if "Person" in t.roots]
    later = [t for t in people if other in t.term.forms]
    own = [t for t in people if t not in later]
    return (own[0], later[0]) if len(later) == 1 and len(own) == 1 else None


def _is_told(claim: Claim, page: Page, sides: Sequence[Thing]) -> bool:
    """Whether some sentence of a page that names one of the two has each word of what is asked of them."""
    told = [
        page.clauses[first : last + 1]
        for first, last in sentences_of(page)
        if any(match(s.term, c) >= LEAST_MATCH for s in sides for c in page.clauses[first : last + 1])
    ]
    words = [term for term in claim.words if not _WHEN.fullmatch(term.forms[0])]
    return all(any(_has(word, clause) for clauses in told for clause in clauses) for word in words)


def _has(word: Term, clause: Clause) -> bool:
    """Whether a clause has a word, or one of its stem: `drums` for `drummer`."""
    stems = [form[:_STEM] for form in word.forms if form.isascii() and len(form) > _STEM]
    return match(word, clause) >= LEAST_MATCH or any(
        re.search(rf"\b{re.escape(s)}", clause.plain) for s in stems
    )


def _leading(sides: Sequence[frozenset[str]], clauses: Sequence[Clause], language: Language) -> int | None:
    """Which of two people a sentence says was there first; None where it says that of neither."""
    text = "".join(clause.plain + (clause.stop or " ") for clause in clauses)
    for leaves, pattern in ((True, _FIRST_LEAVES[language]), (False, _FIRST_COMES[language])):
        for told in pattern.finditer(text):
            before = text[max(0, told.start() - _BETWEEN) : told.start()]
            after = text[told.end() : told.end() + _BETWEEN]
            one, other = _last(sides, _STOPS.split(before)[-1]), _next(sides, _NEXT.split(after)[0])
            if one is None or other is None or one == other:
                continue
            if language is Language.CHINESE and leaves and not re.search(_TAKES_ZH, after + "\n"):
                continue
            return one if leaves else other
    return None


def _forms(side: Thing) -> frozenset[str]:
    return frozenset({*side.term.forms, *last_names(side.term.forms)})


def _last(sides: Sequence[frozenset[str]], text: str) -> int | None:
    """Whose name stands last in a text."""
    places = [max(text.rfind(form) for form in forms) for forms in sides]
    return places.index(max(places)) if max(places) >= 0 else None


def _next(sides: Sequence[frozenset[str]], text: str) -> int | None:
    """Whose name begins a text, but for a title or a pronoun before it."""
    places = [min((p for form in forms if (p := text.find(form)) >= 0), default=len(text)) for forms in sides]
    return places.index(min(places)) if min(places) < len(text) else None
