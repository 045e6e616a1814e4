"""Every candidate chunk of a question with its features, gathered from what the retrievers found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from retriever.arrays import most_at
from retriever.firsts import Firsts
from retriever.graph.fact_paths import FactPath
from retriever.graph.reach import LIKEST, Reached
from retriever.graph.snapshot import Nodes
from retriever.graph.steps import Steps
from retriever.look import LOOKS, SecondLook
from retriever.nodes import Found
from retriever.ranking.derived import PRODUCTS, RANKED, derived
from retriever.ranking.features import FEATURES, CandidateFeatures
from retriever.ranking.fused import FusedRanker
from retriever.scale import QuestionScale, Scores, fused, stretched
from retriever.scoring import ChunkScorer
from retriever.text.interaction import ALIKE, TokenLook
from schemas.retrieval import ScoredTriple

_TOP = 3  # likest chunks that others are compared with
_OF_REACH = ("names", "links", "walks", "triples")  # groups of features that only kg_fr knows
_PATHS = {
    "fact": "single",
    "fact_own": "own",
    "fact_beside": "beside",
    "fact_joins": "joins",
    "path_begins": "begins",
    "path_ends": "ends",
}
_ELSEWHERE = ("proves_exact", "proves_like", *_PATHS)
_FAINT = 1e-5  # a share of the largest PageRank mass that counts as nothing


@dataclass(frozen=True, slots=True)
class Candidates:
    """The chunks worth ranking: first those of the view, ascending, then others.

    `proofs` are the triples that each chunk says, `paths` what facts around named things say for it.
    """

    ids: tuple[str, ...]
    nodes: Nodes  # (n_inside,)
    scale: QuestionScale
    features: CandidateFeatures
    cosine: Scores
    lexical: Scores
    proofs: Mapping[str, tuple[str, ...]]
    reached: Reached | None
    paths: Mapping[str, FactPath]


def gather(
    scorer: ChunkScorer, look: SecondLook, tokens: TokenLook, scale: QuestionScale, upstream: Sequence[Found]
) -> Candidates:
    """Candidates of all retrievers of a flow; their order does not matter."""
    reached = next((found.reached for found in upstream if found.reached is not None), None)
    paths = next((found.fact_paths for found in upstream if found.fact_paths), {})
    proofs = _proofs(upstream)
    placed = {chunk: scale.view.chunk(chunk) for chunk in proofs}
    nodes = [np.array([n for n in placed.values() if n >= 0], np.int32)]
    nodes.append(_likest(scorer, scale) if reached is None else reached.chunks)
    inside = scale.allowed(np.unique(np.concatenate(nodes)).astype(np.int32))
    others = sorted({*scale.outside, *(chunk for chunk, node in placed.items() if node < 0)})
    others = others if scale.within is None else []
    ids = (*(scale.view.identifier(node) for node in inside.tolist()), *others)
    lexical = np.concatenate([scale.lexical[inside], scorer.outside(scale, others)])
    cosine = np.concatenate([scorer.dense(scale, inside), np.zeros(len(others), np.float32)])
    exact, like = (_best_proofs(upstream, proofs, retriever) for retriever in ("kg_cs", "kg_fr"))
    features = CandidateFeatures(
        **_words(scorer, scale, inside, cosine, lexical),
        **_graph(scorer, scale, inside, len(ids), reached),
        proves_exact=np.array([exact.get(chunk, 0.0) for chunk in ids], np.float32),
        proves_like=np.array([like.get(chunk, 0.0) for chunk in ids], np.float32),
        **_along_facts(paths, ids),
        **dict.fromkeys((*LOOKS, *ALIKE, *RANKED, *PRODUCTS), np.zeros(len(ids), np.float32)),
    )
    if reached is not None:
        firsts = Firsts.of(inside, FusedRanker().score(features)[: len(inside)])
        columns = look.columns(scale, inside, firsts, reached) | tokens.columns(
            scale, inside, firsts, reached
        )
        features = replace(features, **{name: _padded(c, len(others)) for name, c in columns.items()})
    features = derived(features)
    return Candidates(ids, inside, scale, features, cosine, lexical, proofs, reached, paths)


def _proofs(upstream: Sequence[Found]) -> dict[str, tuple[str, ...]]:
    gathered: dict[str, tuple[str, ...]] = {}
    for found in upstream:
        for chunk, triples in found.proofs.items():
            known = gathered.get(chunk, ())
            gathered[chunk] = tuple(sorted({*known, *triples})) if known else triples
    return gathered


def _best_proofs(
    upstream: Sequence[Found], proofs: Mapping[str, tuple[str, ...]], retriever: str
) -> dict[str, float]:
    triples: dict[str, ScoredTriple] = {}
    for found in upstream:
        triples |= {t.triple.id: t for t in found.triples if t.retriever == retriever}
    return {
        chunk: max((triples[t].score for t in said if t in triples), default=0.0)
        for chunk, said in proofs.items()
    }


def _along_facts(paths: Mapping[str, FactPath], ids: Sequence[str]) -> dict[str, Scores]:
    """What facts around named things say for each chunk."""
    found = {name: np.zeros(len(ids), np.float32) for name in _PATHS}
    for row, path in ((row, paths[chunk]) for row, chunk in enumerate(ids) if chunk in paths):
        for name, part in _PATHS.items():
            found[name][row] = getattr(path, part)
    return found


def _likest(scorer: ChunkScorer, scale: QuestionScale) -> Nodes:
    base = scorer.base(scale, scale.proposals)
    return scale.proposals[np.lexsort((scale.proposals, -base))][:LIKEST]


def _words(
    scorer: ChunkScorer, scale: QuestionScale, inside: Nodes, cosine: Scores, lexical: Scores
) -> dict[str, Scores]:
    base = fused(scale, cosine, lexical)
    proposed = scorer.dense(scale, scale.proposals), scale.lexical[scale.proposals]
    bases = fused(scale, *proposed)
    likest = scale.proposals[np.lexsort((scale.proposals, -bases))][:_TOP]
    rest = len(cosine) - len(inside)
    similar, residual = _against(scorer, scale, inside, likest)
    return {
        "base": base,
        "below_top": base - (bases.max() if len(bases) else np.float32(0)),
        "dense": stretched(cosine, scale.dense_range),
        "lexical": stretched(lexical, scale.lexical_range),
        "cosine": cosine,
        "rank_base": _reciprocal(base, bases),
        "rank_dense": _reciprocal(cosine, proposed[0]),
        "rank_lexical": _reciprocal(lexical, proposed[1]),
        "covered": _padded(scale.covered(inside), rest),
        "meant": _padded(scale.close.share(scale.close.meant[inside]), rest),
        "similar": _padded(similar, rest),
        "residual_cosine": _padded(residual, rest),
    }


def _against(
    scorer: ChunkScorer, scale: QuestionScale, inside: Nodes, likest: Nodes
) -> tuple[Scores, Scores]:
    """Cosine to the likest chunks, and to what of the question's meaning they leave."""
    if scale.vector is None or not len(likest) or not len(inside):
        nothing = np.zeros(len(inside), np.float32)
        return nothing, nothing
    vectors, first = scorer.vectors(scale, inside), scorer.vectors(scale, likest)
    # by no library of matrix products, whose last digits depend on its threads
    alike = np.einsum("ij,kj->ik", vectors, first)  # (n, 3)
    left = scorer.dense(scale, inside)[:, None] - np.float32(0.5) * alike
    return alike.max(axis=1), left.max(axis=1)


def _graph(
    scorer: ChunkScorer, scale: QuestionScale, inside: Nodes, size: int, reached: Reached | None
) -> dict[str, Scores]:
    view = scale.view
    of_chunks = {"mentions": np.log1p(view.spreads[inside]), "paged": view.paged[view.document_of[inside]]}
    columns = {name: _padded(column, size - len(inside)) for name, column in of_chunks.items()}
    if reached is None:
        names = tuple(f.name for f in FEATURES if f.group in _OF_REACH and f.name not in _ELSEWHERE)
        return columns | {name: np.zeros(size, np.float32) for name in names}
    place = np.searchsorted(inside, reached.chunks)

    def spread(values: NDArray[np.float32]) -> Scores:
        column = np.zeros(size, np.float32)
        column[place] = values
        return column

    return columns | {name: spread(values) for name, values in _reached(scorer, scale, reached).items()}


def _reached(scorer: ChunkScorer, scale: QuestionScale, reached: Reached) -> dict[str, Scores]:
    size = scale.view.chunks
    named, steps = reached.named, reached.steps
    pages, rare = (_scattered(size, named.chunks[way], named.share[way]) for way in (named.page, ~named.page))
    edge = _scattered(size, reached.edges.chunk, reached.edges.likeness)
    has_edge = _scattered(size, reached.edges.chunk, np.ones(len(reached.edges.chunk), np.float32))
    some, step = reached.step >= 0, np.maximum(reached.step, 0)

    def of_step(values: NDArray[np.float32]) -> Scores:
        return (
            np.where(some, values[step], 0).astype(np.float32)
            if len(values)
            else np.zeros(len(some), np.float32)
        )

    counts = dict(zip(("count_names", "count_back", "count_shares"), reached.link_counts, strict=True))
    return counts | {
        "named_page": pages[reached.chunks],
        "named_rare": rare[reached.chunks],
        "any_named": np.full(len(some), named.page.any(), np.float32),
        "seed_base": of_step(steps.strength),
        "seed_named": of_step(reached.seed_named[steps.seed]),
        "seed_rank": of_step(reached.seed_rank[steps.seed]),
        "link_names": of_step((steps.names >= 0).astype(np.float32)),
        "link_back": of_step((steps.back >= 0).astype(np.float32)),
        "link_rarity": of_step(steps.rarity),
        "residual": of_step(steps.residual),
        "residual_meant": of_step(steps.meant),
        "said": of_step(steps.said),
        "near": of_step(steps.near),
        "told": of_step(steps.told),
        "seed_similar": _seed_similar(scorer, scale, reached),
        "spoken": of_step(_spoken(scale, steps)),
        "step": of_step(steps.value),
        "completes": most_at(size, steps.chunk, steps.whole)[reached.chunks],
        "completed": most_at(size, steps.seeds[steps.seed], steps.whole)[reached.chunks],
        "walked_names": _logarithmic(reached.walked_names),
        "walked_base": _logarithmic(reached.walked_base),
        "edge": edge[reached.chunks],
        "has_edge": has_edge[reached.chunks],
    }


def _seed_similar(scorer: ChunkScorer, scale: QuestionScale, reached: Reached) -> Scores:
    """(n,): each candidate's cosine to the seed of its best step, 0 without one."""
    found = np.zeros(len(reached.chunks), np.float32)
    rows = np.flatnonzero(reached.step >= 0)
    if scale.vector is None or not len(rows):
        return found
    seeds = reached.steps.seeds[reached.steps.seed[reached.step[rows]]]
    here, there = scorer.vectors(scale, reached.chunks[rows]), scorer.vectors(scale, seeds)
    found[rows] = np.einsum("ij,ij->i", here, there)
    return found


def _spoken(scale: QuestionScale, steps: Steps) -> Scores:
    """(n_steps,): ln(1 + times that the chunk of a step mentions what it shares with the seed)."""
    found = np.zeros(len(steps.chunk), np.float32)
    rows = np.flatnonzero(steps.shares >= 0)
    if len(rows):
        times = scale.view.mentions[steps.chunk[rows], steps.shares[rows]]
        found[rows] = np.log1p(np.asarray(times).ravel())
    return found


def _scattered(size: int, nodes: Nodes, values: Scores) -> Scores:
    column = np.zeros(size, np.float32)
    column[nodes] = values
    return column


def _logarithmic(mass: Scores) -> Scores:
    """1 for the largest mass, 0 for `_FAINT` of it, linear in the logarithm between."""
    most = float(mass.max()) if len(mass) else 0.0
    if most <= 0:
        return np.zeros(len(mass), np.float32)
    share = np.maximum(mass / np.float32(most), np.float32(_FAINT))
    height: Scores = (1 - np.log(share) / np.float32(np.log(_FAINT))).astype(np.float32)
    return height


def _reciprocal(values: Scores, proposed: Scores) -> Scores:
    """1 / (1 + how many proposals have more)."""
    more = len(proposed) - np.searchsorted(np.sort(proposed), values, side="right")
    return (1 / (1 + more)).astype(np.float32)


def _padded(values: Scores, more: int) -> Scores:
    return np.concatenate([values, np.zeros(more, np.float32)]).astype(np.float32)
