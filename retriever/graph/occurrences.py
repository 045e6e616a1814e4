"""Where chunks say the names of things, whatever a tagger took for a name there."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import coded_characters, segment
from retriever.arrays import places, spread
from retriever.graph.snapshot import GraphView, Nodes
from retriever.text.terms import STOP_TOKENS
from retriever.text.word_index import WordIndex
from schemas.graph import PageNames
from schemas.names import split_sense

MOST_SAYING, SHARE_SAYING = 60, 0.02
"""A name of one word that more chunks hold, or a larger share of all, is a word before it is a name."""

MOST_ALIKE = 10  # things of one name without its sense; more of them are told apart by their senses alone
_LONGEST = 16  # tokens of a name
_SLAB = 1 << 19  # places looked at together, so that memory does not grow with the store
_FIRM = re.compile(
    r"^(?P<plain>.+?),? (?P<sense>corporation|corp|incorporated|inc|company|co|limited|ltd|llc|plc)\.?$"
)
_PLACED = re.compile(r"^(?P<plain>[^,，]+)[,，]\s*(?P<sense>.+)$")
_ONE_WORD = re.compile(r"[A-Za-z0-9]*")
_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)

Places = NDArray[np.int64]  # where a name begins, counted in tokens over all chunks on end
Words = tuple[int, ...]  # token numbers


@dataclass(frozen=True, slots=True)
class _Claim:
    """A name means an entity (node) where the chunk holds all words of `sense`, too.

    `alone`: it means it without them as well, unless it is common.
    """

    entity: int
    sense: Words
    alone: bool


@dataclass(slots=True)
class _Names:
    """What is looked for: each name's words once, by its place; what it means for sure, and who else claims it.

    Names that pages claim have the first places, `paged` of them.
    """

    numbers: dict[Words, int] = field(default_factory=dict)
    paged: int = 0
    sure: list[tuple[int, int]] = field(default_factory=list)  # (place, entity)
    claims: dict[int, list[_Claim]] = field(default_factory=dict)  # by place

    def place(self, name: Words) -> int:
        """The name's place, a new one for a new name."""
        return self.numbers.setdefault(name, len(self.numbers))


def said_names(
    view: GraphView, words: WordIndex, pages: Iterable[PageNames], names: Iterable[tuple[str, str]]
) -> tuple[Nodes, Nodes]:
    """Pairs of a chunk node and the node of an entity that the chunk names, each once, ascending.

    Looked for are the names that pages claim, and of all other things (`names`: id and name) those of two words or
    more. Of names that stand in each other the longest counts, but a page's before any other: a tagger may take
    `Warner Bros. Gene Hackman` for one. A name with a sense in brackets or after a comma, or of a firm (`Alien (film)`,
    `Boston, Lincolnshire`, `Tandy Corporation`), is looked for without it: `Alien` means the film where it is rare or
    where `film` stands in the chunk, `Boston` the town where `Lincolnshire` does.
    """
    little = frozenset(number for token, number in words.vocabulary.items() if _says_little(token))
    sought = _sought(view, words, pages, names, little)
    name, chunk = _found(words, sought)
    starts = np.searchsorted(name, np.arange(len(sought.numbers) + 1)).astype(np.int32)
    held = np.diff(starts)
    sure, tested = _meant(sought, held, little, most=max(MOST_SAYING, SHARE_SAYING * view.chunks))

    def said(places: Sequence[int], entities: Sequence[int]) -> tuple[Nodes, Nodes, Nodes]:
        """The chunks that hold each name, its entity, and its place in the sequence."""
        place = np.array(places, np.int64)
        which, row = spread(starts[place], held[place])
        return chunk[row], np.array(entities, np.int32)[which], which

    chunks, entities, _ = said([place for place, _ in sure], [entity for _, entity in sure])
    others, meant, which = said([place for place, _ in tested], [claim.entity for _, claim in tested])
    beside = _beside(words, others, which, [claim.sense for _, claim in tested])
    pairs = np.stack(
        [np.concatenate([chunks, others[beside]]), np.concatenate([entities, meant[beside]])], axis=1
    )
    pairs = np.unique(pairs, axis=0)
    return pairs[:, 0], pairs[:, 1]


def _meant(
    sought: _Names, held: Nodes, little: frozenset[int], *, most: float
) -> tuple[list[tuple[int, int]], list[tuple[int, _Claim]]]:
    """Of names that some chunk holds: (place, entity) of what they mean wherever they stand, and (place, claim) of
    what they mean beside a sense."""
    sure, tested = list(sought.sure), []
    names = list(sought.numbers)
    for place, claims in sought.claims.items():
        common = held[place] > most and len(set(names[place]) - little) <= 1
        known = not common and len({claim.entity for claim in claims}) <= MOST_ALIKE
        for claim in claims if held[place] else ():
            if known and claim.alone:
                sure.append((place, claim.entity))
            elif claim.sense:
                tested.append((place, claim))
    return sure, tested


def _sought(
    view: GraphView,
    words: WordIndex,
    pages: Iterable[PageNames],
    names: Iterable[tuple[str, str]],
    little: frozenset[int],
) -> _Names:
    nodes = {view.identifier(node): node for node in range(view.chunks, len(view.ids))}
    sought = _Names()
    paged = set()
    for page in pages:
        node = nodes.get(page.entity, -1)
        if node < 0 or page.document not in view.documents:
            continue
        paged.add(page.entity)
        for plain, sense, alone in dict.fromkeys(way for name in page.names for way in _readings(name)):
            tokens, told = _numbers(words, plain), _numbers(words, sense)
            if tokens and not little.issuperset(tokens) and (told or alone):
                sought.claims.setdefault(sought.place(tokens), []).append(_Claim(node, told, alone))
    sought.paged = len(sought.numbers)
    held = np.diff(words.starts).tolist()
    for id_, name in names:
        node = -1 if id_ in paged or _ONE_WORD.fullmatch(name) else nodes.get(id_, -1)
        tokens = _numbers(words, name) if node >= 0 else ()
        if len(set(tokens) - little) > 1 and min(held[token] for token in tokens) > view.spread(node):
            sought.sure.append((sought.place(tokens), node))
    return sought


def _readings(name: str) -> list[tuple[str, str, bool]]:
    """A name's words, the words of its sense, and whether the first mean the thing without the second."""
    plain, sense = split_sense(name)
    firm = None if sense else _FIRM.match(name)
    if firm is not None:
        plain, sense = firm["plain"], firm["sense"]
    placed = _PLACED.match(plain)
    whole = [(name, "", True)] if sense else []
    return [*whole, (plain, sense, True), *([(placed["plain"], placed["sense"], False)] if placed else [])]


def _numbers(words: WordIndex, text: str) -> Words:
    """The numbers of a text's tokens; none if one stands in no chunk, or if they are many."""
    tokens = segment(text)
    if len(tokens) > _LONGEST:
        return ()
    try:
        return tuple([words.vocabulary[token] for token in tokens])
    except KeyError:
        return ()


def _says_little(token: str) -> bool:
    """Whether it is a stop word or a character, which the pairs that it is in say again."""
    return token in STOP_TOKENS or len(coded_characters(token)) == 1


def _beside(words: WordIndex, chunks: Nodes, which: Nodes, senses: list[Words]) -> NDArray[np.bool_]:
    """(n,): whether each chunk holds all tokens of the sense at place `which`."""
    size = len(words.lengths)
    token = np.array([token for sense in senses for token in sense], np.int64)
    starts = np.cumsum([0, *map(len, senses)]).astype(np.int32)
    row, place = spread(starts[which], np.diff(starts)[which])
    postings = np.repeat(np.arange(len(words.starts) - 1), np.diff(words.starts)) * size + words.rows
    wanted = token[place] * size + chunks[row]
    missing = np.bincount(row[places(postings, wanted) < 0], minlength=len(chunks))
    held: NDArray[np.bool_] = missing == 0
    return held


def _found(words: WordIndex, sought: _Names) -> tuple[Nodes, Nodes]:
    """Pairs of a name's place and a chunk that holds it outside one that goes before it, each once, ascending."""
    by_length: defaultdict[tuple[bool, int], list[Words]] = defaultdict(list)
    for tokens, number in sought.numbers.items():
        by_length[number < sought.paged, len(tokens)].append(tokens)
    taken = np.zeros(len(words.tokens), bool)
    codes = [np.zeros(0, np.int64)]
    size = max(len(words.lengths), 1)
    for group in sorted(by_length, reverse=True):
        listed = by_length[group]
        table = np.array(listed, np.int32)
        numbers = np.array([sought.numbers[tokens] for tokens in listed], np.int64)
        places, row = _places(words, table, taken)
        for offset in range(table.shape[1]):
            taken[places + offset] = True
        codes.append(numbers[row] * size + np.searchsorted(words.text_starts, places, side="right") - 1)
    name, chunk = np.divmod(np.unique(np.concatenate(codes)), size)
    return name.astype(np.int32), chunk.astype(np.int32)


def _places(
    words: WordIndex, table: NDArray[np.int32], taken: NDArray[np.bool_]
) -> tuple[Places, NDArray[np.int64]]:
    """Where in one chunk a row of the table (n_names, length) stands, not begun within a taken place, and which."""
    length, tokens = table.shape[1], words.tokens
    opens, closes = (np.zeros(len(words.vocabulary), bool) for _ in range(2))
    opens[table[:, 0]] = True
    closes[table[:, -1]] = True
    codes = _codes(list(table.T))
    order = np.argsort(codes, kind="stable")
    codes = codes[order]
    found: list[tuple[Places, NDArray[np.int64]]] = [(np.zeros(0, np.int64), np.zeros(0, np.int64))]
    last = len(tokens) - length + 1
    for start in range(0, last, _SLAB):
        end = min(start + _SLAB, last)
        open_ = opens[tokens[start:end]] & closes[tokens[start + length - 1 : end + length - 1]]
        places = start + np.flatnonzero(open_ & ~taken[start:end])
        here = _codes([tokens[places + offset] for offset in range(length)])
        row = order[np.minimum(np.searchsorted(codes, here), len(order) - 1)]
        same = np.ones(len(places), bool)
        for offset in range(length):
            same &= tokens[places + offset] == table[row, offset]
        same &= np.searchsorted(words.text_starts, places, side="right") == np.searchsorted(
            words.text_starts, places + length - 1, side="right"
        )
        found.append((places[same], row[same]))
    return np.concatenate([places for places, _ in found]), np.concatenate([row for _, row in found])


def _codes(columns: Sequence[NDArray[np.int32]]) -> NDArray[np.uint64]:
    """(n,): a number for each row of tokens, given column by column; equal for equal rows."""
    codes = np.zeros(len(columns[0]), np.uint64)
    for column in columns:
        codes = codes * _MULTIPLIER + column.astype(np.uint64) + np.uint64(1)
    return codes
