"""The flow string: which retrievers run and what each one reads, parsed with positions."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from schemas.errors import FlowError

MERGER = "kag_merger"
NAMES = ("kg_cs", "kg_fr", "rc", MERGER)

_TOKEN = re.compile(r"(?P<space>\s+)|(?P<arrow>->)|(?P<semicolon>;)|(?P<name>[^\s;\->]+)|(?P<other>.)")


@dataclass(frozen=True, slots=True)
class Flow:
    """A checked flow: nodes of one level run together, each after all that it reads."""

    levels: tuple[tuple[str, ...], ...]
    upstream: Mapping[str, tuple[str, ...]]

    @property
    def sink(self) -> str:
        """The node whose result is the answer."""
        return self.levels[-1][0]

    def before(self, name: str) -> tuple[str, ...]:
        """Every node that a node reads, at once or through others, in the order in which they run."""
        found = {*self.upstream[name]}
        for level in reversed(self.levels):
            found.update(read for node in level if node in found for read in self.upstream[node])
        return tuple(node for level in self.levels for node in level if node in found)


def parse_flow(text: str, *, names: Sequence[str] = NAMES) -> Flow:
    """`kg_cs->kg_fr->kag_merger;rc->kag_merger` as levels; a name stands for one node wherever it is written.

    Raises FlowError with the position of an unknown name, a missing name, a cycle, a second end
    (a node whose result nobody would read), or a node behind the merger (whose ranking it would lose).
    """
    first: dict[str, int] = {}
    upstream: dict[str, list[str]] = {}
    for chain in _chains(text):
        previous = ""
        for position, name in chain:
            _check_name(name, position, names)
            first.setdefault(name, position)
            reads = upstream.setdefault(name, [])
            if previous and previous not in reads:
                reads.append(previous)
            previous = name
    levels = _levels(upstream, first)
    _check_one_end(upstream, first)
    _check_merger_is_last(upstream, first)
    return Flow(levels, {name: tuple(reads) for name, reads in upstream.items()})


def _chains(text: str) -> list[list[tuple[int, str]]]:
    chains: list[list[tuple[int, str]]] = [[]]
    expects_name = True
    for token in _TOKEN.finditer(text):
        position, kind = token.start(), token.lastgroup
        if kind == "space":
            continue
        if kind == "other" or (kind == "name") is not expects_name:
            raise _unexpected(token.group(), position, expects_name)
        if kind == "name":
            chains[-1].append((position, token.group()))
        elif kind == "semicolon":
            chains.append([])
        expects_name = kind != "name"
    if expects_name:
        raise FlowError(f"flow, column {len(text) + 1}: a retriever's name is missing", position=len(text))
    return chains


def _unexpected(found: str, position: int, expects_name: bool) -> FlowError:
    wanted = "a retriever's name" if expects_name else '"->" or ";"'
    return FlowError(f"flow, column {position + 1}: {wanted} is expected, not {found!r}", position=position)


def _check_name(name: str, position: int, names: Sequence[str]) -> None:
    if name in names:
        return
    close = difflib.get_close_matches(name, names, n=1, cutoff=0.5)
    raise FlowError(
        f'flow, column {position + 1}: no retriever is called "{name}"; there are {", ".join(names)}.',
        position=position,
        hint=f"Did you mean {close[0]}?" if close else "",
    )


def _levels(upstream: Mapping[str, Sequence[str]], first: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    levels: list[tuple[str, ...]] = []
    done: set[str] = set()
    while len(done) < len(upstream):
        ready = [name for name in upstream if name not in done and done.issuperset(upstream[name])]
        if not ready:
            name = min((n for n in upstream if n not in done), key=first.__getitem__)
            raise FlowError(
                f'flow, column {first[name] + 1}: "{name}" waits for its own result', position=first[name]
            )
        levels.append(tuple(ready))
        done.update(ready)
    return tuple(levels)


def _check_one_end(upstream: Mapping[str, Sequence[str]], first: Mapping[str, int]) -> None:
    read = {name for reads in upstream.values() for name in reads}
    ends = [name for name in upstream if name not in read]
    if len(ends) > 1:
        position = first[ends[1]]
        raise FlowError(
            f'flow, column {position + 1}: nothing reads "{ends[1]}", and the flow already ends in "{ends[0]}".',
            position=position,
            hint=f"Lead both into one: {ends[0]}->{MERGER};{ends[1]}->{MERGER}"
            if MERGER not in ends
            else f"Lead it on: {ends[1] if ends[0] == MERGER else ends[0]}->{MERGER}",
        )


def _check_merger_is_last(upstream: Mapping[str, Sequence[str]], first: Mapping[str, int]) -> None:
    after = next((name for name, reads in upstream.items() if MERGER in reads), "")
    if after:
        raise FlowError(
            f'flow, column {first[after] + 1}: "{after}" comes behind {MERGER}, whose ranking is the end.',
            position=first[after],
            hint=f"Lead it into the merger: {after}->{MERGER}",
        )
