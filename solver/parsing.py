"""KAG's logical form as text, read into typed nodes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TypeVar

from lark import Lark, Token, Transformer, UnexpectedEOF, UnexpectedInput, UnexpectedToken, v_args
from lark.exceptions import VisitError

from schemas.errors import ParseError
from schemas.logical_form import (
    Action,
    Compare,
    Constraint,
    Count,
    Deduce,
    DeduceOperator,
    Difference,
    Exists,
    Filter,
    Item,
    LogicalForm,
    Math,
    Mention,
    Order,
    Output,
    Predicate,
    Ref,
    Relational,
    Retrieval,
    Sort,
    Step,
    StepOutput,
    Sum,
    Term,
    Text,
)

GRAMMAR = Path(__file__).with_name("grammar.lark")
_HINT = "See docs/reference/logical-form.md for the syntax."
_OPERATORS = "Retrieval, Math, Deduce, Count, Sort, Filter, Compare, Sum, Difference, Exists and Output"
_ESCAPES = {"\\\\": "\\", "\\`": "`", "\\n": "\n"}
_Choice = TypeVar("_Choice", DeduceOperator, Order, Relational)


def parse(text: str) -> LogicalForm:
    """The form that a text stands for; `parse(str(form)) == form` for every form.

    Raises ParseError with the position of the first character that does not fit.
    """
    try:
        lines = _Reader().transform(_parser().parse(text))
    except UnexpectedInput as error:
        raise _explained(text, error) from error
    except VisitError as error:
        if isinstance(error.orig_exc, ParseError):
            raise error.orig_exc from None
        raise
    form = LogicalForm(_steps(lines))
    if not form.actions:
        raise ParseError(
            "a logical form needs at least one action", position=0, hint=f"Actions are {_OPERATORS}."
        )
    return form


@cache
def _parser() -> Lark:
    return Lark(GRAMMAR.read_text(encoding="utf-8"), parser="lalr", maybe_placeholders=False)


def _explained(text: str, error: UnexpectedInput) -> ParseError:
    ended = isinstance(error, UnexpectedToken) and error.token.type == "$END"
    if ended or isinstance(error, UnexpectedEOF):
        return ParseError("the logical form ends too early", position=len(text), hint=_HINT)
    position = max(error.pos_in_stream or 0, 0)
    found = text[position : position + 20].split("\n")[0]
    if text[:position].rstrip(" \t")[-1:] in ("", "\n", "→", ";") and found:
        return ParseError(f"no operator is called {found!r}; there are {_OPERATORS}", position=position)
    return ParseError(f"unexpected {found!r} at character {position}", position=position, hint=_HINT)


def _steps(lines: list[str | Action]) -> tuple[Step, ...]:
    """Actions without a step line make one step each; those below a step line belong to it."""
    steps: list[Step] = []
    heading: str | None = None
    for line in lines:
        if isinstance(line, str):
            steps.append(Step((), line))
            heading = line
        elif heading is not None:
            last = steps[-1]
            steps[-1] = Step((*last.actions, line), last.text)
        else:
            steps.append(Step((line,)))
    return tuple(steps)


def _unquote(token: str) -> str:
    if not token.startswith("`"):
        return token
    inner, parts, position = token[1:-1], [], 0
    while position < len(inner):
        width = 2 if inner[position] == "\\" else 1
        piece = inner[position : position + width]
        parts.append(_ESCAPES.get(piece, piece))
        position += width
    return "".join(parts)


def _choice(kind: type[_Choice], token: Token) -> _Choice:
    for member in kind:
        if str(token).casefold() == member.value.casefold():
            return member
    allowed = ", ".join(member.value for member in kind)
    raise ParseError(f"{str(token)!r} is not one of {allowed}", position=token.start_pos or 0)


@v_args(inline=True)
class _Reader(Transformer[Token, list[str | Action]]):
    def start(self, *lines: str | Action) -> list[str | Action]:
        return list(lines)

    def step(self, token: Token) -> str:
        return str(token).replace("：", ":", 1).split(":", 1)[1].strip()

    def act(self, action: Action) -> Action:
        return action

    def retrieval(
        self, subject: Term, predicate: Predicate | Ref, object_: Term, *constraints: Constraint
    ) -> Retrieval:
        return Retrieval(subject, predicate, object_, constraints)

    def math(self, content: tuple[Item, ...], target: Token, alias: Token) -> Math:
        return Math(content, _unquote(target), str(alias))

    def deduce(
        self, operators: tuple[DeduceOperator, ...], content: tuple[Item, ...], target: Token, alias: Token
    ) -> Deduce:
        return Deduce(operators, content, _unquote(target), str(alias))

    def count(self, of: Ref, alias: Token) -> Count:
        return Count(of, str(alias))

    def sort(self, of: Ref, by: Ref, order: Token, limit: Token, alias: Token) -> Sort:
        return Sort(of, by, _choice(Order, order), int(limit), str(alias))

    def filter(self, of: Ref, by: Ref, relational: Token, value: Token, alias: Token) -> Filter:
        return Filter(of, by, _choice(Relational, relational), _unquote(value), str(alias))

    def compare(self, *parts: Item | Token) -> Compare:
        items = tuple(part for part in parts if not isinstance(part, Token))
        order, alias = (part for part in parts if isinstance(part, Token))
        return Compare(items, _choice(Order, order), str(alias))

    def sum(self, items: tuple[Item, ...], alias: Token) -> Sum:
        return Sum(items, str(alias))

    def difference(self, left: Item, right: Item, *tokens: Token) -> Difference:
        order = _choice(Order, tokens[0]) if len(tokens) > 1 else None
        return Difference(left, right, str(tokens[-1]), order)

    def exists(self, of: Ref, alias: Token) -> Exists:
        return Exists(of, str(alias))

    def output(self, items: tuple[Item, ...]) -> Output:
        return Output(items)

    def mention(self, alias: Token, types: tuple[str, ...], name: str = "", identifier: str = "") -> Mention:
        return Mention(str(alias), types, name, identifier)

    def bracket(self, token: Token) -> str:
        return _unquote(token)

    def relation(self, alias: Token, names: tuple[str, ...]) -> Predicate:
        return Predicate(str(alias), names)

    def constraint(self, end: Token, name: str, relational: Token, value: Token) -> Constraint:
        if end not in ("s", "p", "o"):
            raise ParseError(
                f"a constraint is on s, p or o, not {str(end)!r}", position=end.start_pos or 0, hint=_HINT
            )
        return Constraint(str(end), name, _choice(Relational, relational), _unquote(value))

    def operators(self, *tokens: Token) -> tuple[DeduceOperator, ...]:
        return tuple(_choice(DeduceOperator, token) for token in tokens)

    def items(self, *items: Item) -> tuple[Item, ...]:
        return items

    def ref(self, alias: Token, attribute: str = "") -> Ref:
        return Ref(str(alias), attribute)

    def step_output(self, number: Token) -> StepOutput:
        return StepOutput(int(number))

    def step_template(self, number: Token) -> StepOutput:
        return StepOutput(int(number), template=True)

    def text(self, token: Token) -> Text:
        return Text(_unquote(token))

    def words(self, *words: str) -> tuple[str, ...]:
        return words

    def word(self, token: Token) -> str:
        return _unquote(token)
