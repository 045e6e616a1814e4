"""Which of somebody's children became something: by what sentences say right behind the name of one of them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from schemas.graph import Entity
from schemas.plan import Plan
from schemas.protocols import GraphStore
from solver.language import folded
from solver.narrower.elders import Elders, Sentence
from solver.narrower.quoting import Quoting, choice
from solver.planners.kinds.careers import Career, asked_career
from solver.synthesis.composed import Composed
from solver.synthesis.quotes.meeting import own_name
from solver.synthesis.yes_no.awarding import window_at

_STOP = re.compile(r"[；;。]|\bwhom\b|其中")
"""Where words about one child end, or tell of one of several."""


class Careers:
    """Reads the sentences about a family; reads the store only."""

    def __init__(self, store: GraphStore, elders: Elders, quoting: Quoting) -> None:
        self._store = store
        self._elders = elders
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The name of the one child of whom a sentence says it, before that sentence; None where none does, or of
        several, or something else is asked.
        """
        asked = asked_career(plan.question)
        if asked is None or len(plan.parts) != 1:
            return None
        parents = sorted({e.id for e in plan.parts[0].entities if folded(e.surface) == folded(asked.who)})
        children, sentences = self._elders.family(parents)
        found = [(child, s) for s in sentences for child in children if _says(s, child, children, asked)]
        if len({child for child, _ in found}) != 1:
            return None
        child, sentence = found[0]
        end = sentence.start + len(sentence.text.rstrip())
        window = window_at(self._store, sentence.document.key, sentence.start, end)
        lead = choice(own_name(children[child], plan.language), plan.language)
        return self._quoting.quoted(plan, lead, [window]) if window is not None else None

    def leaves_open(self, plan: Plan, told: Composed, cited: Sequence[str]) -> bool:
        """Whether an answer by other means says nothing of it, or names children by facts that tell none apart."""
        asked = asked_career(plan.question)
        if asked is None or self.told(plan) is not None:
            return False
        alike = sum(fact.predicate == "child" for fact in told.triples) > 1
        return alike or not any(asked.is_said(text) for text in cited)


def _says(sentence: Sentence, child: str, children: Mapping[str, Entity], asked: Career) -> bool:
    """Whether the words behind the last place of a child's name say it, before they speak of another."""
    text = sentence.text
    places = [(text.rfind(n.name), len(n.name)) for n in children[child].names if n.name in text]
    if not places:
        return False
    place, size = max(places)
    behind = _STOP.split(text[place + size :], maxsplit=1)[0]
    others = [n.name for other, e in children.items() if other != child for n in e.names]
    ends = [behind.find(name) for name in others if name in behind]
    return asked.is_said(behind[: min(ends, default=len(behind))])
