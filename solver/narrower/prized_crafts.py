"""Who did the costumes, the photography or another craft of a work: whoever won the prize for that craft with it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Triple
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.crafts import Crafts, craft_words
from solver.language import folded
from solver.narrower.quoting import Quoting
from solver.reading.page import WORKS
from solver.synthesis.composed import Composed
from solver.synthesis.quotes.meeting import own_name

_DID_EN = r"(?:designed|did|made|created|composed|wrote|was responsible for|handled|supervised)"
_DID_ZH = r"(?:设计|负责|担任|创作|写|做|谱写|操刀|掌管)(?:了|的)?"
_WHO_ZH = r"(?:谁|哪一?[位个名](?:人|[\u3400-\u9fff]{0,4}师)?)"
_SHAPES = {
    Language.ENGLISH: (
        r"^(?:the )?(?:who|what) (?:is|was|are|were) the (?:{craft}) (?:of|on|for|behind) {work}$",
        r"^who (?:is|was|are|were) {work}['’]s? (?:{craft})$",
        rf"^who {_DID_EN} the (?:{{craft}}) (?:of|on|for|in) {{work}}$",
    ),
    Language.CHINESE: (
        r"^{work}(?:这?部?(?:电影|影片)?)?的?(?:{craft})(?:是|由)"
        + _WHO_ZH
        + r"(?:设计|负责|担任|做|创作)?的?$",
        r"^(?:为|给|替){work}" + _DID_ZH + r"(?:{craft})的(?:人)?是谁$",
        r"^"
        + _WHO_ZH
        + r"(?:是{work}的?|(?:为|给|替){work}"
        + _DID_ZH
        + r"|"
        + _DID_ZH
        + r"{work}的?)(?:{craft})$",
    ),
}


class PrizedCrafts:
    """Looks the prizes up that were won for a work; quotes the fact."""

    def __init__(self, store: GraphStore, quoting: Quoting) -> None:
        self._store = store
        self._crafts = Crafts(store)
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """Whoever won the prize; None where no fact gives anybody, or something else is asked."""
        if len(plan.parts) != 1:
            return None
        works = [e for e in plan.parts[0].entities if e.type in WORKS]
        category = _asked(plan, [e.surface for e in works])
        if not category:
            return None
        won = self._crafts.won(sorted({w.id for w in works}), category)
        return self._quoting.facts(plan, {fact: self._said(plan, fact) for fact in won}) if won else None

    def _said(self, plan: Plan, fact: Triple) -> str:
        winner = next(iter(self._store.get_entities([fact.subject])), None)
        who = own_name(winner, plan.language) if winner is not None else ""
        prize, work = fact.said("category"), fact.said("work")
        if plan.language is Language.CHINESE:
            return f"{who}凭《{work.strip('《》')}》获得{prize}"
        return f"{who} won {prize} for {work}"


def _asked(plan: Plan, works: Sequence[str]) -> str:
    """The category of the craft that a question asks for, with nothing besides; empty for other questions."""
    text = folded(" ".join(plan.question.split())).strip(" ?？。")
    text = re.sub(r"[《》“”\"*]", "", text)
    named = "|".join(
        re.escape(folded(work.strip("《》"))) for work in sorted(set(works), key=len, reverse=True)
    )
    if not named:
        return ""
    for category, craft in craft_words(plan.language):
        shapes = (
            s.replace("{craft}", craft).replace("{work}", f"(?:the (?:film|movie) )?(?:{named})")
            for s in _SHAPES[plan.language]
        )
        if any(re.match(shape, text) for shape in shapes):
            return category
    return ""
