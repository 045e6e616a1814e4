"""What a person's Cypher may hold: words and calls that only read the graph.

Read access mode alone stops writes, but neither LOAD CSV (which fetches files and addresses) nor
procedures and functions, which may do anything. So the server is asked for the plan first, and a
plan that holds more than reading is refused; names of functions stand in no plan's operators and
are read from the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from schemas.errors import CypherError

PROCEDURES = frozenset(
    {
        "db.labels",
        "db.propertyKeys",
        "db.relationshipTypes",
        "db.schema.nodeTypeProperties",
        "db.schema.relTypeProperties",
        "db.schema.visualization",
        "db.index.fulltext.listAvailableAnalyzers",
        "db.index.fulltext.queryNodes",
        "db.index.fulltext.queryRelationships",
        "db.index.vector.queryNodes",
        "db.index.vector.queryRelationships",
        "dbms.components",
    }
)
"""Procedures that only read the graph."""

FUNCTIONS = frozenset(
    {
        *(
            f"{kind}.{name}"
            for kind in ("date", "datetime", "localdatetime", "localtime", "time")
            for name in ("transaction", "statement", "realtime", "truncate")
        ),
        "datetime.fromepoch",
        "datetime.fromepochmillis",
        "duration.between",
        "duration.inDays",
        "duration.inMonths",
        "duration.inSeconds",
        "point.distance",
        "point.withinBBox",
        "vector.similarity.cosine",
        "vector.similarity.euclidean",
    }
)
"""Functions of Neo4j itself whose name has a dot; a function that somebody installed always has one."""

OPENINGS = frozenset({"CALL", "LOAD", "MATCH", "OPTIONAL", "RETURN", "UNWIND", "WITH"})
"""Words that a query may begin with: not EXPLAIN, PROFILE, CYPHER or USE, which change what is checked."""

_PROCEDURES = frozenset(name.casefold() for name in PROCEDURES)
_FUNCTIONS = frozenset(name.casefold() for name in FUNCTIONS)
_TOKEN = re.compile(
    r"""(?P<space>[ \t\r\n]+|/\*.*?\*/|//[^\n\r]*)
    |(?P<literal>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[0-9]\w*)
    |(?P<name>[^\W\d]\w*|`(?:[^`]|``)+`)
    |(?P<sign>[!#-&(-_{-~])""",
    re.DOTALL | re.VERBOSE,
)


def check_text(text: str) -> None:
    """CypherError for a text that cannot be checked, or calls a function that is not allowed."""
    if "\\u" in text or "\\U" in text:
        raise CypherError(r"\u escapes are not read.", hint="Write the character itself.")
    tokens = list(_tokens(text))
    first = tokens[0].text.upper() if tokens else "nothing"
    if first not in OPENINGS or not tokens[0].is_name:
        raise CypherError(f"a query begins with {', '.join(sorted(OPENINGS))}, not with {first}.")
    for name in _called(tokens):
        if name.casefold() not in _FUNCTIONS | _PROCEDURES:
            raise _refused(f"the function or procedure {name}")


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    is_name: bool = False


def _tokens(text: str) -> Iterator[_Token]:
    """Names (without backticks), literals as empty tokens, and single signs; comments are dropped."""
    position = 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            raise CypherError(
                f"the query cannot be read at character {position}, {text[position]!r}.",
                hint="Close quotes and backticks; outside of them write plain spaces and ASCII signs.",
            )
        position = match.end()
        word = match.group()
        match match.lastgroup:
            case "name":
                yield _Token(word[1:-1].replace("``", "`") if word[0] == "`" else word, is_name=True)
            case "literal":
                yield _Token("")
            case "sign":
                yield _Token(word)


def _called(tokens: Sequence[_Token]) -> Iterator[str]:
    """Every name of two or more parts that stands before a parenthesis."""
    for position, token in enumerate(tokens):
        if not token.is_name and token.text == "(":
            parts = list(_name_before(tokens, position))
            if len(parts) > 1:
                yield "".join(reversed(parts))


def _name_before(tokens: Sequence[_Token], position: int) -> Iterator[str]:
    """Names and dots in turn, from the last to the first; a chain that begins with a dot is no name
    that is allowed."""
    wants_name = True
    for token in reversed(tokens[:position]):
        if not (token.is_name if wants_name else token == _Token(".")):
            return
        yield token.text
        wants_name = not wants_name


def check_plan(plan: Mapping[str, object], query_type: str) -> None:
    """CypherError for a plan (as the driver gives it) that does more than read the graph."""
    for operator, details in _operators(plan):
        if operator == "LoadCSV":
            raise _refused("LOAD CSV")
        if operator == "ProcedureCall":
            name = re.split(r"[(\s]", details.replace("`", ""), maxsplit=1)[0]
            if name.casefold() not in _PROCEDURES:
                raise _refused(f"the procedure {name}")
    if query_type != "r":
        raise _refused("a query that writes or administers")


def _operators(plan: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    arguments = plan.get("args")
    details = arguments.get("Details", "") if isinstance(arguments, Mapping) else ""
    yield str(plan["operatorType"]).partition("@")[0], str(details)
    children = plan.get("children")
    for child in children if isinstance(children, Sequence) else ():
        yield from _operators(child)


def _refused(what: str) -> CypherError:
    return CypherError(
        f"{what} is refused: `guanxi cypher` only reads the graph.",
        hint="Use Neo4j's own tools for anything else.",
    )
