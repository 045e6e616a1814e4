"""What a question describes instead of naming it: whether it is set apart, and which facts are the one meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from builder.numerals import numbers_in
from schemas.logical_form import Output, Ref, Retrieval
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from solver.executors.names.categories import first_and_last
from solver.language import folded
from solver.lexicon import Lexicon
from solver.planners.kinds.called_parts import called_part
from solver.planners.several.unfolding import Described
from solver.reading.numbers.ages import ages_named
from solver.reading.numbers.ordinals import Ordinal
from solver.results import Row, Value
from solver.synthesis.yes_no.stated import Stated
from solver.turns import COMPUTED, Turn

ENDS = frozenset({Ordinal.FIRST, Ordinal.LAST})
"""What a page that says it knows better than the facts that were read."""

_ASKED_WHETHER = re.compile(r"\s*(?:Does|Do|Did)\b")
_WORD = re.compile(r"[\w'’-]+")
_SEXES = frozenset({"male", "female"})  # of a cast, whose people are told apart by it
_LEAST_LEFT = 2  # words, the auxiliary among them

_NUMBER = re.compile(r"(?<![\d.,第])\d+(?![\d.,]*\d|st\b|nd\b|rd\b|th\b|s\b)")
_OF_NAMED = re.compile(
    r"(?<!\d)\d{4}(?!\d)(?:年?[^，。；,;\x00A-Za-z]{0,8}|\s+(?:[a-z]+\s+){0,4}[\"“‘*]?)\x00|"
    r"\x00[》”\"]?\s*[（(]\d{4}[)）]"
)
"""A year that tells which thing of a name is meant: 1997年那部《甲》, `the 1995 film A`."""

_PLAYER = re.compile(r"\b(?:actor|actress|star|player)\b|演员|扮演者|饰演者")
_IS_ASKED = re.compile(
    r"(?:\b(?:is|are|was|were|as|be|been|became|become|plays?|played|both)|既?是|作为|身为|[饰扮]演|演)\s*(?:both\s+)?$",
    re.I,
)
"""Before a description of the very one who is asked for, or of a part."""

_IS_ASKED_AFTER = re.compile(r"(?:里|中|之中|当中)?(?:谁|哪|还?是谁|叫什么)")
"""Behind such a description: 《甲》的导演是谁."""

_CLAUSE = re.compile(r"\b(?:who|whom|whose|which|that)\b")
"""What begins a clause of a description."""

_WHO_PLAYS = re.compile(
    r"^(?:By )?whom? (?:plays|played|portrays|portrayed|voices|voiced) (?!for\b|with\b|in\b|against\b)|"
    r"\b(?:played|portrayed|voiced)(?: by(?: whom?)?)?\s*\??$",
    re.I,
)
_OF_ONE = frozenset({QuestionKind.ATTRIBUTE, QuestionKind.LIST, QuestionKind.COUNT})
"""Kinds of questions for what one thing has."""

_CALLED_THEN = re.compile(
    r"[，,]?(?:在)?(?:以前|过去|从前|古时候?|古代|旧时|旧|早年|当时|历史上|曾经?|原来|原先|原本|最[早初]|后来|现在|如今|今天|今)的?(?:叫做?|称为?|名叫?|名字?(?:叫|是))"
)
"""Behind a description what asks for a name of another time."""

_THAT = re.compile(r"的(?:那|这|同一)(?:一)?[位部个名家首张座所本艘](?!时候|时)")
"""What sets a described thing apart from the clause that describes it."""


def of_turn(rows: Sequence[Row], alias: str, wanted: frozenset[Ordinal]) -> list[Row]:
    """The row of a prize that was the first, or the last, of those won, where that is asked for and can be told."""
    found = {row.triples[alias].id: row for row in rows if alias in row.triples}
    ends = first_and_last([row.triples[alias] for row in found.values()]) if wanted & ENDS else None
    if ends is None or len(wanted & ENDS) > 1:
        return list(rows)
    return [found[ends[0 if Ordinal.FIRST in wanted else 1].id]]


def sets_apart(described: Sequence[Described]) -> bool:
    """Whether a question sets apart what it describes: 演阿星的那位演员, 那部影片."""
    return any(
        one.description.begins or _THAT.search(one.description.text) or is_by_prize(one) for one in described
    )


def tells_of_player(text: str) -> bool:
    """Whether a description tells of somebody by what he or she plays: the actor of K, 演K的演员."""
    return _PLAYER.search(text) is not None


def is_another(turn: Turn, described: Sequence[Described]) -> bool:
    """Whether facts that name one person for two works answer a question that describes somebody by one of them and
    asks for another person, or for what that one does in the other: who came before the director of A at B.
    """
    parts = turn.run.plan.parts
    if len(parts) != 1 or not _meets(parts[0]):
        return False
    question, names = parts[0].text, parts[0].names
    for one in (d for d in described if d.description.type == "Person"):
        told, start, stop = one.description, one.description.start, one.description.end
        inside = [name for name in names if name in question[start:stop]]
        if not inside or len(inside) == len(names) or told.begins:
            continue
        if not _IS_ASKED.search(question[:start]) and not _IS_ASKED_AFTER.match(question, stop):
            return True
    return False


def is_misread(parts: Sequence[SubQuestion], described: Sequence[Described]) -> bool:
    """Whether what is asked of a thing that a clause describes is read as said of a name in that clause: the sister of
    A, for the sister of the writer whose book A filmed.
    """
    if len(parts) != 1 or not (_meets(parts[0]) or _is_one_step(parts[0])):
        return False
    question, part = parts[0].text, parts[0]
    for one in described:
        start, stop = one.description.start, one.description.end
        inside, outside = question[start:stop], f"{question[:start]} {question[stop:]}"
        clause = _CLAUSE.search(inside)
        if clause is None or any(name not in inside[clause.end() :] for name in part.names):
            continue
        said = [rf"\b{re.escape(folded(word))}\b" for word in part.said]
        if any(re.search(word, folded(outside)) for word in said):
            return True
    return False


def leaves_playing(parts: Sequence[SubQuestion]) -> bool:
    """Whether a question who plays somebody's kin is read as asking who the kin is: Who played Ann's father?"""
    return len(parts) == 1 and (
        _is_one_step(parts[0])
        and parts[0].asked is AnswerType.PERSON
        and "starring" not in parts[0].predicates
        and _WHO_PLAYS.search(parts[0].text) is not None
    )


def _meets(part: SubQuestion) -> bool:
    """Whether a part asks for a person to whom two names lead."""
    return part.kind is QuestionKind.INTERSECTION and part.asked is AnswerType.PERSON


def _is_one_step(part: SubQuestion) -> bool:
    """Whether a part asks for what one relation of one named thing gives."""
    steps = [action for action in part.step.actions if isinstance(action, Retrieval)]
    return part.kind in _OF_ONE and len(steps) == len(part.names) == 1


def passes_by(turn: Turn, described: Sequence[Described]) -> bool:
    """Whether facts answer by a form that has none of the names by which the question describes somebody, or of a work
    in which he is told by what he plays that alone: they are of anybody then.
    """
    parts = turn.run.plan.parts
    if turn.question.before or not turn.composed.triples or any(p.kind in COMPUTED for p in parts):
        return False
    language = turn.run.plan.language
    form = " ".join(str(action) for part in parts for action in part.step.actions)
    for one in (d for d in described if d.description.type == "Person"):
        names = {name for part in parts for name in part.names if name in one.description.text}
        calling = next(filter(None, (called_part(one.description.text, n, language) for n in names)), "")
        if names and (calling not in form or not any(name in form for name in names)):
            return True
    return False


def is_renamed(question: str, described: Sequence[Described]) -> bool:
    """Whether a question asks how something that it describes is called at another time: 她的故乡古时候叫什么."""
    ends = (one.offset + one.description.end for one in described)
    return any(_CALLED_THEN.match(question, end) for end in ends)


def only_defines(direct: Turn, unfolded: Turn) -> bool:
    """Whether all that is left to ask of what a question describes is what it is, which the question itself asked."""
    kinds = [turn.run.plan.parts[-1].kind for turn in (direct, unfolded)]
    return kinds[1] is QuestionKind.DEFINITION and kinds[0] is not QuestionKind.DEFINITION


def leaves_nothing(outside: str) -> bool:
    """Whether a yes/no question says too little outside a description for it to end there: `Does … mother?`"""
    return _ASKED_WHETHER.match(outside) is not None and len(_WORD.findall(outside)) <= _LEAST_LEFT


def is_by_prize(described: Described) -> bool:
    """Whether a work is described by the prize that somebody won for it."""
    part = described.plans[0].parts[0] if described.plans else None
    if part is not None and not any(entity.type == "Person" for entity in part.entities):
        return False
    items = [a.items for a in part.step.actions if isinstance(a, Output)] if part is not None else []
    return any(isinstance(item, Ref) and item.attribute == "work" for found in items for item in found)


def of_numbers(
    rows: Sequence[Row],
    part: SubQuestion,
    described: Described,
    words_of: Callable[[Sequence[Row]], Sequence[str]],
) -> list[Row]:
    """The rows whose facts say every number of a description that no name and no condition of its form holds: the
    club that A joined at 9 is not one that a fact of another year gives. Of words that a page says, an age is asked.
    """
    text = described.description.text
    for name in sorted(part.names, key=len, reverse=True):
        text = text.replace(name, "\x00")
    text = _OF_NAMED.sub(" ", text)
    form = str(list(part.step.actions))
    numbers = [
        n for n in dict.fromkeys(_NUMBER.findall(text)) if not re.search(rf"(?<![a-z\d]){n}(?!\d)", form)
    ]
    ages = ages_named(text)
    if not (numbers or ages) or Stated.of(text):
        return list(rows)

    def says(row: Row) -> bool:
        told = [*words_of([row]), *(q.value for t in row.triples.values() for q in t.qualifiers)]
        said = folded(" ".join(told))
        return numbers_in(said).issuperset(map(int, numbers) if row.triples else ages)

    return [row for row in rows if says(row)]


def left_words(part: SubQuestion, described: Described) -> tuple[str, ...]:
    """Words of a description that its plan does not say; nouns of kinds count for nothing."""
    if part.kind is QuestionKind.DESCRIPTION:
        return ()
    return tuple(w for w in part.residual if not (described.is_head(w) or folded(w) in _SEXES))


def settled_part(part: SubQuestion, described: Described) -> SubQuestion:
    """The part that found a thing, as the first step of a longer answer."""
    step = replace(part.step, text=described.description.text)
    kept = part.kind is QuestionKind.DESCRIPTION or Stated.of(described.description.text).category
    residual = part.residual if kept else ()
    return replace(part, step=step, residual=residual, stated=(), several=False)


def but_roles(
    values: Sequence[Value], rows: Sequence[Row], part: SubQuestion, store: GraphStore, lexicon: Lexicon
) -> list[Value]:
    """The values that are no parts in a work that is named and that the rows are about: who played the princess is
    not the princess, but who designed the ship is somebody in the film of that name, too.
    """
    about = {value.entity for row in rows for value in row.values.values()}
    named = [e for e in part.entities if e.id in about]
    works = [entity.id for entity in named if lexicon.fits(entity.type or "Person", ("Work",))]
    cast = store.match(subjects=works, predicates=["starring"]) if works else []
    roles = {folded(q.value) for t in cast for q in t.qualifiers if q.name == "role"}
    players = {t.object for t in cast}
    return [v for v in values if v.entity in players or not any(folded(v.text) in role for role in roles)]


def leaves_name(left: Sequence[str], part: SubQuestion, said: Sequence[str], store: GraphStore) -> bool:
    """Whether a name that a form leaves out is in none of the words that state what was found."""
    texts = [folded(text) for text in said]
    for word in (w for w in left if w in part.names):
        linked = store.get_entities([e.id for e in part.entities if e.surface == word])
        forms = {word, *(n.name for entity in linked if entity is not None for n in entity.names)}
        if not any(folded(form) in text for form in forms for text in texts):
            return True
    return False
