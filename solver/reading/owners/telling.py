"""Whether words of a page tell what a question asks of one person of that person, and of nobody else."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set

from schemas.logical_form import Mention as Named
from schemas.logical_form import Retrieval
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.reading.owners import chinese, english
from solver.reading.owners.mentions import RELATIONS, Asked, Mention
from solver.reading.page import Clause, Page
from solver.reading.people.lives import tells_of_life
from solver.reading.windows import Window

_KINDS = frozenset({QuestionKind.ATTRIBUTE, QuestionKind.PASSAGE, QuestionKind.YES_NO, QuestionKind.LIST})
_SAID = frozenset({"teacher"})
"""Relations that only words for them tell: where somebody studied is no teacher."""

_STANDS_FOR = re.compile(
    r"[他她它其][们的]?|[两二三]人|双方|(?:he|she|they|him|her|his|them|their|it|its|who|the (?:two|couple|pair))"
)
"""What stands for somebody and is no name."""


def asked_relations(part: SubQuestion) -> tuple[str, ...]:
    """The relations that a part asks of one person, whose subject or owner grammar tells; none for other parts."""
    people = any(e.type == "Person" for e in part.entities)  # a film may bear the name as well
    if part.kind not in _KINDS or len(part.names) != 1 or not people:
        return ()
    action = next((a for a in part.step.actions if isinstance(a, Retrieval)), None)
    if action is None or not isinstance(action.subject, Named) or not action.subject.name:
        return ()
    known = set(part.predicates) <= RELATIONS
    taught = (
        "teacher" in part.predicates and part.asked is not AnswerType.PERSON
    )  # at which school she teaches
    return part.predicates if known and not taught else ()


def tells_of_asked(part: SubQuestion, window: Window, names: Set[str], *, about: bool) -> bool:
    """Whether a stretch may tell what a part asks: it says it of the one asked about, or in words that are not known.

    `names` are that one's, folded; `about` says whether the page is theirs.
    """
    relations = asked_relations(part)
    if not relations:
        return True
    found = [(r, _mentions(r, part, window.page, window.clauses, names, about=about)) for r in relations]
    return any(any(m.own for m in told) if told else r not in _SAID for r, told in found)


def is_told_of_asked(
    part: SubQuestion, page: Page, clause: Clause, value: str, names: Set[str], *, about: bool
) -> bool:
    """Whether a value in a clause belongs to the one asked about: the mention of the relation nearest to it does, or
    its sentence tells of a birth or a death in other words, where one is asked for.
    """
    for relation in asked_relations(part):
        told = _mentions(relation, part, page, (clause,), names, about=about)
        place = len(_text(_before(page, clause), page.language)) + max(clause.text.find(value), 0)
        nearest = min(told, key=lambda m: (_away(m, place), m.start), default=None)
        if nearest is not None and not nearest.own:
            return False
        if nearest is None and not tells_of_life(_sentence(page, clause), (relation,)):
            return False
    return True


def _mentions(
    relation: str,
    part: SubQuestion,
    page: Page,
    clauses: Sequence[Clause],
    names: Set[str],
    *,
    about: bool,
) -> list[Mention]:
    """Each place of some clauses that tells a relation, read with what stands before them in their sentence."""
    lead = _before(page, clauses[0])
    if not about and not _names_people((*lead, *clauses)):
        lead = (*_sentence_before(page, clauses[0]), *lead)  # `she` is whom that names
    others = _others((*lead, *clauses), page, {e.id for e in part.entities})
    asked = Asked(relation, frozenset(names), about, others - frozenset(names))
    text, first = _text((*lead, *clauses), page.language), len(_text(lead, page.language))
    read = chinese.mentions if page.language is Language.CHINESE else english.mentions
    return [one for one in read(text, asked) if one.start >= first]


def _sentence(page: Page, clause: Clause) -> str:
    """The words of a clause's sentence."""
    return " ".join(c.text for c in page.clauses if c.sentence == clause.sentence)


def _before(page: Page, clause: Clause) -> tuple[Clause, ...]:
    """The clauses of a clause's sentence that stand before it."""
    return tuple(c for c in page.clauses if c.sentence == clause.sentence and c.start < clause.start)


def _sentence_before(page: Page, clause: Clause) -> tuple[Clause, ...]:
    """The clauses of the sentence before a clause's own, in its paragraph."""
    last = clause.sentence - 1
    return tuple(c for c in page.clauses if c.sentence == last and c.paragraph == clause.paragraph)


def _names_people(clauses: Sequence[Clause]) -> bool:
    return any(n.type == "Person" for c in clauses for n in c.named)


def _text(clauses: Sequence[Clause], language: Language) -> str:
    """Clauses with what ends each; Chinese ones made plain."""
    if language is Language.CHINESE:
        return "".join(f"{c.plain}{c.stop or '，'}" for c in clauses)
    return "".join(f"{c.text}{c.stop.rstrip() or ','} " for c in clauses)


def _others(clauses: Sequence[Clause], page: Page, asked: Set[str]) -> frozenset[str]:
    """The names of the other people whom clauses name."""
    text = page.document.text
    named = (n for c in clauses for n in c.named if n.type == "Person" and n.entity not in asked)
    surfaces = (folded(text[n.start : n.end]) for n in named)
    return frozenset(one for one in surfaces if len(one) > 1 and not _STANDS_FOR.fullmatch(one))


def _away(mention: Mention, place: int) -> int:
    return min(abs(mention.start - place), abs(mention.end - place))
