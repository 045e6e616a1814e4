"""One part's outcomes to claims: what its kind of question wants said, or passages, or nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeGuard

from schemas.graph import Literal, LiteralKind, Triple
from schemas.logical_form import (
    Action,
    Compare,
    Count,
    Difference,
    Exists,
    Filter,
    Mention,
    Output,
    Ref,
    Retrieval,
    Sort,
    Sum,
    Term,
)
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Language
from solver.executors.names.categories import told_once
from solver.language import folded
from solver.planners.kinds.ages import asks_age
from solver.reading.terms import is_written_as_name
from solver.results import Bindings, Outcome, Row, Value, distinct, triples_of
from solver.synthesis.ages import age, full_years
from solver.synthesis.citing import Claim, unique
from solver.synthesis.numbering import dated
from solver.synthesis.rows.facts import FactWriter
from solver.synthesis.rows.relations import relation
from solver.synthesis.wording import Wording
from solver.synthesis.yes_no.stated import Stated, of_edition

_DAYS = re.compile(r"[几多]少?天|\bdays\b", re.I)
_AWARDS = frozenset({"award_won", "award_nominated"})
_MOST_TOLD = 2  # awards that a no is explained with


@dataclass(frozen=True, slots=True)
class Said:
    """What a part comes to: claims, and the triples they rest on."""

    claims: tuple[Claim, ...] = ()
    triples: tuple[Triple, ...] = ()
    shared: bool = False


class Answering:
    """Puts one part's outcomes into words."""

    def __init__(self, writer: FactWriter, wording: Wording) -> None:
        self._writer = writer
        self._wording = wording
        self._chinese = wording.language is Language.CHINESE

    def said(self, part: SubQuestion, found: Bindings) -> Said:
        """Claims from triples; nothing where the tasks found none."""
        output = next((a for a in part.step.actions if isinstance(a, Output)), None)
        if output is None or not output.items or not isinstance(output.items[0], Ref):
            return Said()
        target = output.items[0]
        outcome = found.outcome(target.alias)
        if part.kind is QuestionKind.RELATION:
            return Said(*relation(part, outcome, target.alias, self._writer, self._wording))
        if target.attribute:
            return self._qualifier(part, outcome, target)
        producer = next(
            (a for a in reversed(part.step.actions) if getattr(a, "alias", "") == target.alias), None
        )
        match producer:
            case Count() | Difference() | Sum():
                return self._computed(part, outcome)
            case Compare() | Sort():
                return self._chosen(part, outcome, producer, found)
            case Exists() | Filter():
                return self._verdict(part, outcome)
            case None:
                return self._facts(part, of_edition(outcome.rows, part.text))
            case _:
                return self._verdict(part, outcome)

    def steps(self, action: Retrieval, rows: Sequence[Row]) -> list[Claim]:
        """What one step's rows say."""
        return self._writer.claims(action, rows)

    def fact(self, triple: Triple) -> Claim:
        """One triple as a sentence."""
        return self._writer.triple(triple)

    def phrase(self, predicate: str, subject: str, object_: str) -> str:
        """A relation between two names as a sentence."""
        return self._writer.phrase(predicate, [subject], [object_])

    def _facts(self, part: SubQuestion, rows: Sequence[Row]) -> Said:
        if not rows:
            return Said()
        claims: list[Claim] = []
        retrievals = [a for a in part.step.actions if isinstance(a, Retrieval)]
        for action in retrievals:
            claims.extend(self._writer.claims(action, rows))
        return Said(unique(claims), triples_of(rows))

    def _qualifier(self, part: SubQuestion, outcome: Outcome, target: Ref) -> Said:
        action = next(a for a in part.step.actions if isinstance(a, Retrieval))
        subject, predicate, object_ = (
            getattr(e, "alias", "") for e in (action.subject, action.predicate, action.object)
        )
        rows = of_edition(outcome.rows, part.text)
        if target.attribute == "work":
            works = self._writer.works(rows, subject, predicate, object_)
            if works:
                return Said(tuple(works), triples_of(rows))
        claims: list[Claim] = []
        used: list[Row] = []
        if target.attribute == "category":
            won_rows = [r for r in rows if (t := r.triples.get(target.alias)) and t.predicate in _AWARDS]
            used = [
                r for r in won_rows if any(q.name == "category" for q in r.triples[target.alias].qualifiers)
            ]
            claims = self._writer.awards(used, subject, predicate, object_)
            rows = [row for row in rows if row not in used]
        for row in rows:
            triple = row.triples.get(target.alias)
            values = [q.value for q in triple.qualifiers if q.name == target.attribute] if triple else []
            if triple is None or not values:
                continue
            used.append(row)
            if target.attribute == "role":
                claims.append(
                    self._writer.role(row, subject, predicate, object_, self._wording.listed(values))
                )
            else:
                won = triple.predicate in _AWARDS
                claim = self._writer.award(row, subject, predicate, object_) if won else self.fact(triple)
                if triple.predicate == "spouse" and target.attribute == "time":
                    ends = (self._writer.say(row.values[alias]) for alias in (subject, object_))
                    claim = replace(claim, text=self.phrase("married", *ends))
                told = self._timed(claim.text, values[0]) if target.attribute == "time" else claim.text
                claims.append(replace(claim, text=told))
        return Said(unique(claims)[:6], triples_of(used))

    def _timed(self, text: str, value: str) -> str:
        """A sentence with its date, unless it says the year already."""
        if value[:4] in text:
            return text
        if self._chinese:
            return f"{value}年，{text}" if value.isdigit() else f"{value}，{text}"
        return f"{text} {dated(value)}"

    def _computed(self, part: SubQuestion, outcome: Outcome) -> Said:
        literal = self._once(part, outcome)
        if literal is None or not outcome.operands:
            return Said()
        facts = self._facts(part, _once_each(part, outcome.operands))
        if part.kind is QuestionKind.COUNT:
            lead = counted(literal.value, chinese=self._chinese)
        elif part.kind is QuestionKind.SUM:
            lead = ("合计" if self._chinese else "together ") + self._amount(literal)
        else:
            lead = self._difference(literal, part, outcome.operands)
        return Said(led(lead, facts.claims, self._chinese), facts.triples)

    def _once(self, part: SubQuestion, outcome: Outcome) -> Literal | None:
        """What was computed; of a count, without what only the other language's pages name over again."""
        literal = outcome.computed.literal if outcome.computed is not None else None
        count = next((a for a in part.step.actions if isinstance(a, Count)), None)
        action = next((a for a in reversed(part.step.actions) if isinstance(a, Retrieval)), None)
        if count is None or action is None:
            return literal
        if set(part.predicates) & _AWARDS:
            told = _once_each(part, outcome.operands)
            number = (
                str(int(literal.value) - len(outcome.operands) + len(told)) if literal is not None else ""
            )
            return (
                literal if len(told) == len(outcome.operands) else Literal(LiteralKind.NUMBER, number, number)
            )
        rows = self._writer.said_once(action, outcome.operands)
        if len(rows) == len(outcome.operands):
            return literal
        number = str(len(distinct(rows, count.of.alias)))
        return Literal(LiteralKind.NUMBER, number, number)

    def _difference(self, literal: Literal, part: SubQuestion, dates: Sequence[Row]) -> str:
        """What lies between two values; the years from a birth to something as an age where that is asked for."""
        if literal.unit == "year" and asks_age(part.text):
            return age(literal, dates, chinese=self._chinese)
        apart = ("相差" if self._chinese else "the difference is ") + self._apart(literal, part)
        born = (
            literal.unit == "year" and part.predicates == ("birth_date",) and _DAYS.search(part.text) is None
        )
        return apart + full_years(literal, dates, chinese=self._chinese) if born else apart

    def _apart(self, literal: Literal, part: SubQuestion) -> str:
        """A difference; of two days in days where those are asked for."""
        if literal.unit == "year" and literal.text and _DAYS.search(part.text):
            return f"{literal.text}天" if self._chinese else f"{literal.text} days"
        return self._amount(literal)

    def _amount(self, literal: Literal) -> str:
        if literal.unit == "year":
            return f"{literal.value}年" if self._chinese else f"{literal.value} years"
        positive = Literal(LiteralKind.NUMBER, literal.value.lstrip("-"), "", literal.unit)
        return self._wording.amount(positive)

    def _chosen(self, part: SubQuestion, outcome: Outcome, action: Action, found: Bindings) -> Said:
        alias = getattr(action, "alias", "")
        winners = distinct(outcome.rows, alias)
        if not winners:
            return Said()
        facts = self._facts(part, outcome.operands if isinstance(action, Compare) else outcome.rows)
        winners = [_work_asked(part, winner, outcome.rows) for winner in winners]
        lead = self._wording.listed([self._writer.introduce(winner) for winner in winners])
        lead = f"是{lead}" if self._chinese else f"it is {lead}"
        return Said(led(lead, facts.claims, self._chinese), facts.triples)

    def _verdict(self, part: SubQuestion, outcome: Outcome) -> Said:
        if outcome.verdict is None:
            return Said()
        played = self._played(part, outcome)
        if played is not None:
            return played
        awarded = self._awarded(part, outcome)
        if awarded is not None:
            return awarded
        rows = outcome.rows if outcome.rows and not outcome.operands else outcome.operands
        facts = self._facts(part, rows or outcome.rows)
        if not facts.claims:
            return Said()
        lead = (
            ("是的" if outcome.verdict else "不是") if self._chinese else ("yes" if outcome.verdict else "no")
        )
        joint = "，" if self._chinese else ", "
        first = facts.claims[0]
        return Said((Claim(f"{lead}{joint}{first.text}", first.extracts), *facts.claims[1:]), facts.triples)

    def _played(self, part: SubQuestion, outcome: Outcome) -> Said | None:
        """Whether the role that a question names is the one that a fact gives: 姜文饰演的是罗汉吗."""
        action = next((a for a in part.step.actions if isinstance(a, Retrieval)), None)
        if action is None or not part.residual or not outcome.verdict:
            return None
        if any(constraint.property == "role" for constraint in action.constraints):
            return None  # held to the role already
        subject, predicate, object_ = (
            getattr(e, "alias", "") for e in (action.subject, action.predicate, action.object)
        )
        for row in outcome.rows:
            triple = row.triples.get(predicate)
            roles = [q.value for q in triple.qualifiers if q.name == "role"] if triple is not None else []
            if not roles:
                continue
            said = [folded(role) for role in roles]
            ends = [folded(row.values[end].text) for end in (subject, object_) if end in row.values]
            words = [word for word in part.residual if not any(folded(word) in end for end in ends)]
            same = any(folded(word) in role for word in words for role in said)
            if not same and not any(is_written_as_name(word, part.text) for word in words):
                return None  # a nurse may well be called Anna
            claim = self._writer.role(row, subject, predicate, object_, self._wording.listed(roles))
            lead = ("是的，" if same else "不是，") if self._chinese else ("yes, " if same else "no, ")
            return Said((Claim(lead + claim.text, claim.extracts),), triples_of([row]))
        return None

    def _awarded(self, part: SubQuestion, outcome: Outcome) -> Said | None:
        """Whether the edition and the category that a question names are those of an award that a fact gives."""
        action = next((a for a in part.step.actions if isinstance(a, Retrieval)), None)
        rows = [r for r in outcome.rows if any(t.predicate in _AWARDS for t in r.triples.values())]
        stated = Stated.of(part.text)
        if action is None or not rows or not stated:
            return None
        subject, predicate, object_ = (
            getattr(e, "alias", "") for e in (action.subject, action.predicate, action.object)
        )
        fits = [row for row in rows if stated.held_by(row.triples[predicate])]
        told = fits or [row for row in rows if stated.touched_by(row.triples[predicate])]
        claims = [self._writer.award(row, subject, predicate, object_) for row in told[:_MOST_TOLD]]
        if not claims:
            return Said()
        lead = ("是的，" if fits else "不是，") if self._chinese else ("yes, " if fits else "no, ")
        return Said((Claim(lead + claims[0].text, claims[0].extracts), *claims[1:]), triples_of(told))


def _work_asked(part: SubQuestion, winner: Value, rows: Sequence[Row]) -> Value:
    """The work that a question asks for, where somebody who made it is the one that is older or younger."""
    if part.asked is not AnswerType.WORK or winner.type != "Person":
        return winner
    named = [a.subject.alias for a in part.step.actions if isinstance(a, Retrieval) and _is_named(a.subject)]
    row = next((row for row in rows if winner.key in {value.key for value in row.values.values()}), None)
    return next((row.values[alias] for alias in named if row is not None and alias in row.values), winner)


def _is_named(term: Term) -> TypeGuard[Mention]:
    return isinstance(term, Mention) and bool(term.name)


def _once_each(part: SubQuestion, rows: Sequence[Row]) -> Sequence[Row]:
    """Rows of prizes without those that pages of the other language tell again."""
    if not set(part.predicates) & _AWARDS:
        return rows
    triples = [next((t for t in row.triples.values() if t.predicate in _AWARDS), None) for row in rows]
    kept = {t.id for t in told_once([t for t in triples if t is not None])}
    return [row for row, triple in zip(rows, triples, strict=True) if triple is None or triple.id in kept]


def counted(number: str, *, chinese: bool) -> str:
    """What an answer begins with that counts what the pages name: there may be more than they do."""
    return f"资料提到{number}个" if chinese else f"the pages name {number}"


def led(lead: str, claims: Sequence[Claim], chinese: bool) -> tuple[Claim, ...]:
    """Claims, the first after a lead."""
    if not claims:
        return ()
    first = claims[0]
    return (Claim(f"{lead}{'：' if chinese else ': '}{first.text}", first.extracts), *claims[1:])
