"""Which of two works came out first, where a sentence says so in words: 反而先与观众见面, `came out before it`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.logical_form import Compare, Order
from schemas.plan import SubQuestion
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.reader import Passage, Reader
from solver.reading.terms import place_of
from solver.reading.windows import picked, sentences_of
from solver.synthesis.yes_no.claimed import Claim
from solver.synthesis.yes_no.claims import Claims

_OUT_ZH = r"(?:与|和|跟)?(?:观众|读者|听众)?(?:见面|上映|公映|首映|问世|面世|播出|开播|出版|发行|推出)"
_OUT_EN = r"(?:was |were )?(?:released|came out|published|shown|opened|premiered|reached \w+)"
_TOLD = {
    Language.CHINESE: (
        re.compile(rf"(?:率先|抢先|提前|反而先|却先|更早|先){_OUT_ZH}"),
        re.compile(rf"(?:反而|却|更)?(?:晚|迟|后){_OUT_ZH}|(?:直到|要到)[^，。]{{1,12}}才{_OUT_ZH}"),
    ),
    Language.ENGLISH: (
        re.compile(rf"\b{_OUT_EN} (?:first\b|before (?:it|them|that)\b|earlier\b|sooner\b)"),
        re.compile(rf"\b{_OUT_EN} (?:only )?(?:afterwards|after (?:it|them|that)\b|later\b|second\b)"),
    ),
}
"""What came out before something else, and what after it."""

_THAN = ("比", "较", "先于", "早于", "晚于")
"""Before the one that the other is set against: 《甲》比《乙》更早上映 is said of 甲."""

_THIS = re.compile(
    r"[这该本](?:一)?[部本张首出]?[\u3400-\u9fff]{0,2}[片剧书作品戏辑歌说]|影片|"
    r"\b(?:it|(?:the|this) (?:film|movie|picture|novel|book|series|album|song))\b"
)


def told_order(
    part: SubQuestion, reader: Reader, claims: Claims, ranking: Ranking | None
) -> tuple[bool, Passage] | None:
    """Whether the first of two works stands to the other as a question asks, by a sentence that speaks of both and
    says of one of them that it came out before or after; None where no such sentence is found.
    """
    compare = next((a for a in part.step.actions if isinstance(a, Compare)), None)
    if compare is None or len(part.names) != 2 or set(part.predicates) != {"release_date"}:
        return None
    for page in reader.shelf.of(part, ranking):
        claim = claims.claim(part, page)
        for first, last in sentences_of(page) if len(claim.things) == 2 else ():
            leading = _leading(claim, page.clauses[first : last + 1])
            if leading is not None:
                asked = compare.order is Order.ASCENDING
                window = picked(page, first, last, about=bool(claim.about))
                return leading == (0 if asked else 1), Passage((window,))
    return None


def _leading(claim: Claim, clauses: Sequence[Clause]) -> int | None:
    """Which of the claim's two things a sentence says came out first, by its place in the question; None where it says
    that of neither, or does not speak of both.
    """
    text = "\n".join(clause.plain for clause in clauses)
    question = folded(claim.part.text)
    order = sorted(claim.things, key=lambda thing: place_of(thing.term, question))
    places = [_places(claim, thing.term.forms, text) for thing in order]
    for early, pattern in zip((True, False), _TOLD[claim.page.language], strict=True):
        for told in pattern.finditer(text):
            before = [max((p for p in own if p < told.start()), default=-1) for own in places]
            if not all(places) or max(before) < 0:
                continue
            subject = before.index(max(before))
            if text[: before[subject]].rstrip("《“").endswith(_THAN):
                subject = 1 - subject
            return subject if early else 1 - subject
    return None


def _places(claim: Claim, forms: Sequence[str], text: str) -> list[int]:
    """Where a text speaks of a thing: by name, or of what its page is about as `this film`."""
    named = [m.start() for form in forms for m in re.finditer(re.escape(form), text)]
    about = not claim.about.isdisjoint(forms)
    return named + [m.start() for m in _THIS.finditer(text) if about]
