"""Who has most of something at a club or the like, by the sentence that says so: `588 games, more than anyone`."""

from __future__ import annotations

import re

from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.happening import happens
from solver.reading.telling_of import told_of
from solver.reading.windows import Window
from solver.synthesis.composing import Composed

_ASKS = {
    Language.ENGLISH: re.compile(
        r"^(?:who|which (?:player|footballer|man|woman|person|member|coach|manager)) (?:has |have )?"
        r"(?:made|had|has|holds|held|scored|won|played|took|taken|kept|got|done|served|hit|received|managed) (?:the )?"
        r"(?P<order>most|fewest|least|highest number of|greatest number of) (?P<noun>[a-z][a-z-]+(?: [a-z-]+)?)\b"
        r"(?! money\b)(?P<rest>.*)$",
        re.I,
    ),
    Language.CHINESE: re.compile(
        r"^(?P<rest>[^，。？]+?)(?:队史上?|历史上|史上|里|中|当中)?谁的?(?P<noun>[\u3400-\u9fff]{2,6}?)(?P<order>最[多少])[？?]?$"
    ),
}
_MOST = re.compile(
    r"\bmore than any(?:one|body)?(?: (?:else|other))?\b|\bthe (?:most|highest|greatest)\b|\brecord\b|\ball[- ]time\b|"
    r"\bno (?:one|other)\b|\bleading\b|\btop\b|最多|纪录|之最|居首"
)
_LEAST = re.compile(r"\b(?:fewer|less) than any|\b(?:fewest|least|lowest)\b|最少")


class Utmost:
    """Looks for the sentence on the page about the one thing named; quotes it."""

    def __init__(self, paging: Paging, quoting: Quoting) -> None:
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The only such sentence; None where the page has none or several, or something else is asked."""
        part = plan.parts[0]
        asked = _ASKS[plan.language].match(plan.question.strip())
        if (
            asked is None
            or len(plan.parts) != 1
            or len(part.names) != 1
            or part.names[0] not in asked["rest"]
        ):
            return None
        degree = _LEAST if asked["order"].lower() in ("fewest", "least", "最少") else _MOST
        noun = folded(asked["noun"]).split(" for")[0]
        found: list[Window] = [
            window
            for page in self._paging.about(plan, part.names[0])
            for window, text in told_of(page, [], about=True)
            if degree.search(folded(text)) and happens(noun, folded(text))
        ]
        return self._quoting.quoted(plan, "", found) if len(found) == 1 else None
