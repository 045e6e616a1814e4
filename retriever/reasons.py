"""Why a chunk ranks where it does, for programs and in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np

from backends.script import simplified
from backends.segmenter import coded_characters
from retriever.arrays import places
from retriever.candidates import Candidates
from retriever.evidence import document_of, says
from retriever.graph.fact_paths import WORTH_SAYING, FactPath
from retriever.graph.reach import Reached
from retriever.graph.snapshot import Nodes
from retriever.graph.walk import walked
from retriever.memo import Memo
from retriever.ranking.features import FEATURES
from retriever.ranking.ranker import Ranker
from retriever.said_names import SaidNames
from retriever.text.inflections import are_forms
from retriever.text.terms import STOP_TOKENS
from schemas.graph import Literal, Triple
from schemas.names import split_sense
from schemas.ontology import Ontology
from schemas.retrieval import ChunkEvidence, Query, ScoredChunk
from schemas.text import Language

_MOST_WORDS = 3  # words of the question that a second step is said to cover
_LEAST_LIKE = 0.005  # of the likeness to the question that is told beside other reasons
_MOST_REASONS = 4
_LATIN = re.compile(r"[a-z]+")
_JOINS = r"[–—/.,:-]"  # what joins the pieces of a number: 1964–65, 1,500
_SUFFIXES = "者家人员们地时处所于"  # of Chinese words that are another word's forms: 创办者, 出生地
_PARTICLES = "".join(sorted(text for token in STOP_TOKENS if len(text := coded_characters(token)) == 1))
_SHOWN_AS = {"tokens": "words"}  # groups that are said in one with another
_GROUP = {feature.name: _SHOWN_AS.get(feature.group, feature.group) for feature in FEATURES}
_ORDER = ("names", "triples", "links", "walks", "words")


@dataclass(frozen=True, slots=True)
class _Led:
    """What the graph knows of a chunk: the name that names it, its mass, the step that leads to it."""

    name: str = ""
    pagerank: float = 0.0
    linked_from: str = ""
    first: str = ""  # the name of the chunk that the step comes from
    through: tuple[str, ...] = ()


class Reasons:
    """Turns the rows of a ranking into hits with evidence."""

    def __init__(self, memo: Memo, ontology: Ontology, names: SaidNames) -> None:
        self._names = names
        self._memo = memo
        self._ontology = ontology

    def hits(
        self,
        query: Query,
        candidates: Candidates,
        rows: Sequence[int],
        scores: Sequence[float],
        ranker: Ranker | None,
    ) -> tuple[ScoredChunk, ...]:
        """One hit a row; with a ranker also what each feature adds to its score, pages by their titles, and what a
        linked chunk covers of the question."""
        led = self._led(candidates, rows, query.language)
        found = []
        for row, step in zip(rows, led, strict=True):
            evidence = self._evidence(candidates, row, step, ranker)
            chunk = candidates.ids[row]
            why = self._why(query, candidates, row, evidence, explained=ranker is not None)
            found.append(ScoredChunk(chunk, document_of(chunk), scores[row], evidence, why))
        return tuple(found)

    def _evidence(self, candidates: Candidates, row: int, led: _Led, ranker: Ranker | None) -> ChunkEvidence:
        features = candidates.features
        chunk = candidates.ids[row]
        parts = ranker.parts(features, row) if ranker is not None else {}
        largest = sorted(parts.items(), key=lambda part: (-abs(part[1]), part[0]))
        path = ((led.first,) if led.first else ()) + led.through[:1]
        return ChunkEvidence(
            float(candidates.cosine[row]),
            float(candidates.lexical[row]),
            float(features.base[row]),
            float(features.named_page[row] or features.named_rare[row]),
            float(features.step[row]),
            float(features.residual[row]),
            led.pagerank,
            candidates.proofs.get(chunk, ()),
            led.linked_from,
            led.through,
            path or ((led.name,) if led.name else ()),
            (),
            led.name,
            tuple(part for part in largest if part[1]),
            float(max(features.fact[row], features.path_ends[row])),
        )

    def _led(self, candidates: Candidates, rows: Sequence[int], language: Language) -> list[_Led]:
        """What the graph knows of each row."""
        reached, view = candidates.reached, candidates.scale.view
        if reached is None:
            return [_Led()] * len(rows)
        inside = [row for row in rows if row < len(candidates.nodes)]
        nodes = candidates.nodes[inside]
        at = places(reached.chunks, nodes)
        steps = np.where(at >= 0, reached.step[at], -1).tolist() if len(reached.step) else []
        through = self._through(candidates, reached, inside, steps, language)
        named = _named(reached, nodes)
        seeds = reached.steps.seeds[reached.steps.seed[[step for step in steps if step >= 0]]]
        firsts = iter(zip(seeds.tolist(), _named(reached, seeds), strict=True))
        found = {}
        for row, place, step, name, names in zip(inside, at.tolist(), steps, named, through, strict=True):
            mass = float(reached.walked_names[place]) if place >= 0 else 0.0
            found[row] = _Led(name, mass)
            if step >= 0:
                seed, first = next(firsts)
                found[row] = _Led(name, mass, view.identifier(seed), first, names)
        return [found.get(row, _Led()) for row in rows]

    def _through(
        self,
        candidates: Candidates,
        reached: Reached,
        rows: Sequence[int],
        steps: Sequence[int],
        language: Language,
    ) -> list[tuple[str, ...]]:
        """The names that make each step's link, as the chunks have them, strongest way first; none for step -1."""
        links, view = reached.steps, candidates.scale.view
        ways = [
            [int(way[step]) for way in (links.names, links.back, links.shares) if way[step] >= 0]
            if step >= 0
            else []
            for step in steps
        ]
        seeds = links.seeds[links.seed[[max(step, 0) for step in steps]]].tolist() if len(links.seed) else []
        own = candidates.nodes[rows].tolist()
        linked = [
            (node, (chunk, seed))
            for chunk, seed, nodes in zip(own, seeds or [0] * len(rows), ways, strict=True)
            for node in nodes
        ]
        names = iter(self._names.between(view, linked, language))
        return [tuple(dict.fromkeys(filter(None, islice(names, len(nodes))))) for nodes in ways]

    def _why(
        self, query: Query, candidates: Candidates, row: int, evidence: ChunkEvidence, *, explained: bool
    ) -> str:
        reasons = {"words": _alike(evidence, float(candidates.features.alike[row]))}
        if evidence.named_as:
            reasons["names"] = f"the question names {_as_asked(query, evidence.named_as)}"
        told = self._told(query, candidates, row, evidence)
        if told:
            reasons["triples"] = told
        if evidence.linked_from:
            reasons["links"] = self._linked(query, candidates, row, evidence, explained=explained)
        if walked(evidence.pagerank):
            reasons["walks"] = walked(evidence.pagerank)
        if evidence.base < _LEAST_LIKE and len(reasons) > 1:
            del reasons["words"]
        weight = _by_group(evidence.parts)
        order = sorted(reasons, key=lambda group: (-weight.get(group, 0.0), _ORDER.index(group)))
        return " · ".join(reasons[group] for group in order[:_MOST_REASONS])

    def _linked(
        self, query: Query, candidates: Candidates, row: int, evidence: ChunkEvidence, *, explained: bool
    ) -> str:
        """`linked from 功夫 by 导演; covers 出生地, which 功夫 does not`."""
        scale, reached = candidates.scale, candidates.reached
        seed, chunk = scale.view.chunk(evidence.linked_from), int(candidates.nodes[row])
        told = reached.edges.told.get((seed, chunk)) if reached is not None else None
        page = self._title(evidence.linked_from) if explained else evidence.linked_from
        names = [name for name in evidence.link_names if name != page]
        how = _how(names, named=bool(evidence.link_names))
        how = f" by {self._ontology.label(told[1], query.language)}" if told is not None else how
        if not explained:
            return f"linked from {page}{how}"
        shared = split_sense(self._title(candidates.ids[row]))
        if told is None and shared[1] and shared[0] in names:  # others are called so: it may be one of them
            how = _how([f"the name {name}" if name == shared[0] else name for name in names], named=True)
        added = np.flatnonzero(scale.held[:, chunk] & ~scale.held[:, seed])
        terms = [(scale.terms[term], float(scale.rarity[term])) for term in added.tolist()]
        asked = _words(terms, simplified(query.text))
        words = self._only_in(
            candidates.ids[row], evidence.linked_from, [w for w in asked if _is_whole(w, query.text)]
        )
        words = [_as_typed(word, query.text) for word in words]
        covers = f"; covers {', '.join(words[:_MOST_WORDS])}, which {page} does not" if words else ""
        return f"linked from {page}{how}{covers}"

    def _only_in(self, chunk: str, seed: str, words: Sequence[str]) -> list[str]:
        """The words that stand in a chunk, its title or headings as they are, and in no form on the page of another; a
        number that is but a piece of what stands there is none."""
        (own,) = self._memo.chunks([chunk])
        here, there = self._memo.documents([document_of(chunk), document_of(seed)])
        if own is None or here is None or there is None:
            return []
        held = _folded("\n".join((here.title, *own.headings, own.text)))
        other = _folded(f"{there.title}\n{there.text}")
        said = frozenset(_LATIN.findall(other))
        return [word for word in words if _says(held, word) and not _says_in_any_form(other, said, word)]

    def _told(self, query: Query, candidates: Candidates, row: int, evidence: ChunkEvidence) -> str:
        """`says 2 retrieved triples; 功夫 →导演→ 周星驰 →出生地→ 香港`."""
        count = len(evidence.triples)
        said = [says(count)] if count else []
        found = candidates.paths.get(candidates.ids[row], FactPath())
        follows = [self._followed(query, found)] if found.ends >= WORTH_SAYING else []
        return "; ".join((*said, *follows))

    def _followed(self, query: Query, found: FactPath) -> str:
        """The things along a path of two facts, each arrow from the subject of a fact to its object, or to the work
        that it is said of."""
        (first, last), shared = found.path, found.through
        words = []
        for triple, forward in ((first, first.subject != shared), (last, last.subject == shared)):
            label = self._ontology.label(triple.predicate, query.language)
            words.append(f"→{label}→" if forward else f"←{label}←")
        ends = [first.object if first.subject == shared else first.subject, shared, _other(last, shared)]
        known = self._memo.entities([end for end in ends if isinstance(end, str)])
        names = {entity.id: entity.name for entity in known if entity is not None}
        shown = [names.get(end, end) if isinstance(end, str) else end.text for end in ends]
        return f"{shown[0]} {words[0]} {shown[1]} {words[1]} {shown[2]}"

    def _title(self, chunk: str) -> str:
        (document,) = self._memo.documents([document_of(chunk)])
        return document.title if document is not None and document.title else chunk


def _other(triple: Triple, end: str | Literal) -> str | Literal:
    """The end of a triple that is not this one."""
    return triple.object if triple.subject == end else triple.subject


def _named(reached: Reached, nodes: Nodes) -> list[str]:
    """For each chunk node the name by which the question names it, or nothing."""
    by = reached.named.by
    return [
        reached.named.names.get(int(by[place]), "") if place >= 0 else ""
        for place in places(reached.named.chunks, nodes).tolist()
    ]


def _alike(evidence: ChunkEvidence, tokens: float) -> str:
    """How like the question a chunk is by each measure that there is: without a vector there is no cosine."""
    measures = [f"cosine {evidence.dense:.2f}"] if evidence.dense else []
    measures.append(f"BM25 {evidence.lexical:.1f}")
    measures += [f"token by token {tokens:.2f}"] if tokens > 0 else []
    return f"like the question {evidence.base:.2f} ({', '.join(measures)})"


def _as_asked(query: Query, name: str) -> str:
    """A name, and behind it how the question has it where that is another: Stephen Chow (周星驰)."""
    asked = next((entity.surface for entity in query.entities if entity.name == name), "")
    return name if not asked or _folded(asked) in _folded(name) else f"{name} ({asked})"


def _folded(text: str) -> str:
    return simplified(text).casefold()


def _says(text: str, word: str, *, begun: bool = False) -> bool:
    """Whether a folded text says a word as it is, one of Latin letters not as part of another, and a number not as a
    piece of one (the 64 of 1964–65); `begun`: or as the beginning of a word (oscars)."""
    if word.isdigit():
        return re.search(rf"(?<![\da-z])(?<!\d{_JOINS}){word}(?!{_JOINS}?\d|[a-z])", text) is not None
    if word.isascii():
        end = "" if begun else r"(?![a-z\d])"
        return re.search(rf"(?<![a-z\d]){re.escape(word)}{end}", text) is not None
    return word in text


def _says_in_any_form(text: str, said: frozenset[str], word: str) -> bool:
    """Whether a folded text says a word or another form of it; `said` are the text's words of Latin letters."""
    if word.isdigit():
        return re.search(rf"(?<!\d){word}(?!\d)", text) is not None
    if _says(text, word, begun=True):
        return True
    if word.isascii():
        return any(other[:2] == word[:2] and are_forms(word, other) for other in said)
    return len(word) > 2 and word[-1] in _SUFFIXES and word[:-1] in text


def _how(names: Sequence[str], *, named: bool) -> str:
    """Through what a passage is linked, or that it names the other."""
    if names:
        return f" through {', '.join(names)}"
    return ", which this passage names" if named else ""


def _is_whole(word: str, question: str) -> bool:
    """Whether what is asked for is a word of its own: no number that is a piece of another."""
    return not word.isdigit() or _says(_folded(question), word)


def _as_typed(word: str, question: str) -> str:
    """A word of a question as that has it, in its script and with its capitals."""
    plain = _folded(question)
    found = re.search(rf"(?<![a-z\d]){re.escape(word)}" if word.isascii() else re.escape(word), plain)
    start = found.start() if found is not None and len(plain) == len(question) else -1
    return question[start : start + len(word)] if start >= 0 else word


def _by_group(parts: Sequence[tuple[str, float]]) -> Mapping[str, float]:
    weight: dict[str, float] = {}
    for name, value in parts:
        group = _GROUP.get(name, "")
        weight[group] = weight.get(group, 0.0) + value
    return weight


def _words(terms: Sequence[tuple[str, float]], question: str) -> list[str]:
    """The rarest words that terms make, as people write them; terms in the question's order, with their rarity.

    Chinese pairs that overlap in the question are one word up to the next 的, without particles at its ends; single
    characters, which are seldom words, are left out, and so is what stands within another word.
    """
    words: list[tuple[str, float]] = []
    for term, rarity in terms:
        text = coded_characters(term)
        if len(text) == 1:
            continue
        if text and words and words[-1][0][-1] == text[0] and words[-1][0] + text[1:] in question:
            before, most = words.pop()
            words.append((before + text[1:], max(most, rarity)))
        else:
            words.append((text or term, rarity))
    words = [(part.strip(_PARTICLES), rarity) for word, rarity in words for part in word.split("的")]
    rarest = dict.fromkeys(w for w, _ in sorted(words, key=lambda word: -word[1]) if len(w) > 1)
    return [w for w in rarest if not any(w != other and w in other for other in rarest)]
