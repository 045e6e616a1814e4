"""What the words that an answer cites hold of what its question asks for, in numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.answer import Citation
from schemas.plan import Plan, SubQuestion
from schemas.protocols import GraphStore
from solver.lexicon import Lexicon
from solver.reading.answer_types import NAMED
from solver.reading.numbers.ordinals import asked_ordinals, ordinals
from solver.reading.terms import part_language

_BY_PRONOUN = re.compile(r"(?:he|she|it|they|his|her|its|their|this|these|that)\b|[他她它其该此这]", re.I)


def worded(part: SubQuestion, quotes: Sequence[str], lexicon: Lexicon) -> bool:
    """Whether quotes hold a wording of a relation that a part asks for, or it asks for none."""
    asked = set(part.predicates)
    found = (f.wording for text in quotes for f in lexicon.wordings(text, part_language(text)))
    return not asked or any(asked & {*wording.forward, *wording.backward} for wording in found)


def typed(plan: Plan, citations: Sequence[Citation], store: GraphStore) -> bool | None:
    """Whether citations name a thing of the type that is asked for, beside those that the question names; None where no
    such type is asked for.
    """
    types = NAMED.get(plan.parts[-1].asked)
    if types is None:
        return None
    known = {entity.id for part in plan.parts for entity in part.entities}
    mentions = store.mentions(chunks=sorted({cited.chunk for cited in citations}))
    named = {
        m.entity
        for cited in citations
        for m in mentions
        if m.chunk == cited.chunk and cited.start <= m.start and m.end <= cited.end
    }
    entities = store.get_entities(sorted(named - known))
    return any(entity is not None and entity.type in types for entity in entities)


def ordered(question: str, names: Sequence[str], told: str) -> bool:
    """Whether what is told says which of many a question asks for, or it asks for none."""
    return asked_ordinals(question, names) <= ordinals(told)


def led_by_pronoun(quotes: Sequence[str]) -> bool:
    """Whether a quote begins with a word that stands for somebody or something named before it."""
    return any(_BY_PRONOUN.match(text.strip()) for text in quotes)
