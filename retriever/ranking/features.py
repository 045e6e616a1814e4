"""What a ranker knows of each candidate chunk: a record of columns, each documented."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, get_type_hints

import numpy as np
from numpy.typing import NDArray

Column = NDArray[np.float32]  # (n_candidates,)


@dataclass(frozen=True, slots=True)
class Feature:
    """The group of a column, the retriever that computes it, the range of its values, and what it means."""

    group: str
    by: str
    low: float
    high: float
    meaning: str
    name: str = ""


_INF = float("inf")


@dataclass(frozen=True, slots=True)
class CandidateFeatures:
    """One row a candidate; zero where a retriever knows nothing of it.

    A *seed* is a chunk that the question leads to at once: of a page it names, or among the ten most like
    it. A *step* goes from a seed to a chunk of another document through a name. *Weight* is the rarity
    (inverse document frequency) of the question's words.
    """

    base: Annotated[
        Column, Feature("words", "rc", 0, 1, "0.7 cosine + 0.3 BM25, each stretched over the proposals")
    ]
    below_top: Annotated[Column, Feature("words", "rc", -1, 1, "base less the largest base of a proposal")]
    dense: Annotated[Column, Feature("words", "rc", 0, 1, "cosine, stretched over the proposals")]
    lexical: Annotated[Column, Feature("words", "rc", 0, 1, "BM25, stretched over the proposals")]
    cosine: Annotated[Column, Feature("words", "rc", -1, 1, "cosine of question and chunk")]
    rank_base: Annotated[Column, Feature("words", "rc", 0, 1, "reciprocal rank by base among the proposals")]
    rank_dense: Annotated[Column, Feature("words", "rc", 0, 1, "reciprocal rank by cosine")]
    rank_lexical: Annotated[Column, Feature("words", "rc", 0, 1, "reciprocal rank by BM25")]
    covered: Annotated[
        Column, Feature("words", "rc", 0, 1, "share of the question's weight that the chunk holds")
    ]
    meant: Annotated[
        Column, Feature("words", "rc", 0, 1, "covered, counting words that may mean the question's")
    ]
    similar: Annotated[
        Column, Feature("words", "rc", -1, 1, "largest cosine to one of the three likest chunks")
    ]
    residual_cosine: Annotated[
        Column,
        Feature(
            "words",
            "rc",
            -1.5,
            1.5,
            "largest cosine to the question less half of one of the three likest chunks",
        ),
    ]
    named_page: Annotated[
        Column, Feature("names", "linking", 0, 1, "link score of the name whose page holds the chunk")
    ]
    named_rare: Annotated[
        Column,
        Feature(
            "names",
            "linking",
            0,
            1,
            "link score / log2(2 + n) of a name without a page that n <= 30 chunks mention",
        ),
    ]
    any_named: Annotated[
        Column, Feature("names", "linking", 0, 1, "1 if the question names any page, for all alike")
    ]
    seed_base: Annotated[
        Column,
        Feature(
            "links",
            "kg_fr",
            0,
            1,
            "base of the seed of the best step to it, or what the path that ends there is worth",
        ),
    ]
    seed_named: Annotated[
        Column, Feature("links", "kg_fr", 0, 1, "how strongly the question names that seed")
    ]
    seed_rank: Annotated[
        Column, Feature("links", "kg_fr", 0, 1, "reciprocal rank of that seed by base, among ten")
    ]
    link_names: Annotated[
        Column, Feature("links", "kg_fr", 0, 1, "1 if the seed names what the chunk's page is about")
    ]
    link_back: Annotated[
        Column, Feature("links", "kg_fr", 0, 1, "1 if the chunk names what the seed's page is about")
    ]
    link_rarity: Annotated[
        Column,
        Feature(
            "links", "kg_fr", 0, 1, "1 / ln(2 + n) of the rarest thing that both name, in n <= 30 chunks"
        ),
    ]
    residual: Annotated[
        Column,
        Feature("links", "kg_fr", 0, 1, "share of the weight missing in the seed that the chunk holds"),
    ]
    residual_meant: Annotated[
        Column, Feature("links", "kg_fr", 0, 1, "the same, with words that may mean the question's")
    ]
    said: Annotated[
        Column, Feature("links", "kg_fr", 0, 1, "share of the weight near what leads on, in the seed")
    ]
    near: Annotated[
        Column, Feature("links", "kg_fr", 0, 1, "share of the weight near what leads there, in the chunk")
    ]
    told: Annotated[
        Column, Feature("links", "kg_fr", 0, 1, "share of the weight in both neighbourhoods together")
    ]
    seed_similar: Annotated[
        Column, Feature("links", "kg_fr", -1, 1, "cosine of the chunk to the seed of the best step")
    ]
    spoken: Annotated[
        Column,
        Feature(
            "links", "kg_fr", 0, _INF, "ln(1 + times that the chunk mentions what it shares with the seed)"
        ),
    ]
    step: Annotated[
        Column,
        Feature(
            "links",
            "kg_fr",
            0,
            4.6,
            "seed_base * (names + back / 2 + rarity / 2) * (0.3 + residual + told)",
        ),
    ]
    completes: Annotated[
        Column,
        Feature(
            "links",
            "kg_fr",
            0,
            1,
            "largest share of the weight that the chunk and a seed that a step joins to it hold together",
        ),
    ]
    completed: Annotated[
        Column, Feature("links", "kg_fr", 0, 1, "the same of a seed and what a step from it leads to")
    ]
    count_names: Annotated[
        Column, Feature("links", "kg_fr", 0, _INF, "seeds that name what the chunk's page is about")
    ]
    count_back: Annotated[
        Column, Feature("links", "kg_fr", 0, _INF, "seeds whose page's subject the chunk names")
    ]
    count_shares: Annotated[Column, Feature("links", "kg_fr", 0, _INF, "sum of link_rarity over the seeds")]
    walked_names: Annotated[
        Column,
        Feature(
            "walks",
            "kg_fr",
            0,
            1,
            "PageRank from the question's names: 1 for the most, 0 for 1e-5 of it, logarithmic",
        ),
    ]
    walked_base: Annotated[Column, Feature("walks", "kg_fr", 0, 1, "the same from the twenty likest chunks")]
    proves_exact: Annotated[
        Column, Feature("triples", "kg_cs", 0, 2, "score of the best exact triple that the chunk says")
    ]
    proves_like: Annotated[
        Column, Feature("triples", "kg_fr", 0, 1, "score of the best triple of like wording that it says")
    ]
    edge: Annotated[
        Column,
        Feature(
            "triples",
            "kg_fr",
            0,
            1,
            "likeness to the question of a fact between a seed's page and the chunk's",
        ),
    ]
    has_edge: Annotated[
        Column, Feature("triples", "kg_fr", 0, 1, "1 if there is such a fact, whatever its wording")
    ]
    fact: Annotated[
        Column,
        Feature("triples", "kg_fr", 0, 1, "worth of the best fact of a named thing that the chunk says"),
    ]
    fact_own: Annotated[
        Column,
        Feature(
            "triples", "kg_fr", 0, 1, "worth of such a fact by that of its thing's best one, as it is worded"
        ),
    ]
    fact_beside: Annotated[
        Column,
        Feature(
            "triples",
            "kg_fr",
            0,
            1,
            "the same by the best of its relation, where things named apart have some",
        ),
    ]
    fact_joins: Annotated[
        Column, Feature("triples", "kg_fr", 0, 1, "worth of the best fact between two named things")
    ]
    path_begins: Annotated[
        Column, Feature("triples", "kg_fr", 0, 1, "worth of the best path of two facts whose first it says")
    ]
    path_ends: Annotated[
        Column, Feature("triples", "kg_fr", 0, 1, "worth of the best path of two facts whose last it says")
    ]
    trust: Annotated[
        Column, Feature("look", "kag_merger", 0, 1, "exp(6 * (untrained score less the largest one))")
    ]
    look_step: Annotated[
        Column,
        Feature("look", "kag_merger", 0, 4.6, "`step` from the eight first by that score, by their trust"),
    ]
    look_told: Annotated[
        Column, Feature("look", "kag_merger", 0, 1, "`told` from them, by the root of their trust")
    ]
    look_completes: Annotated[
        Column, Feature("look", "kag_merger", 0, 1, "`completes` from them, by the root of their trust")
    ]
    look_names: Annotated[
        Column,
        Feature("look", "kag_merger", 0, 1, "trust of those that name the chunk's page or are named by it"),
    ]
    look_shares: Annotated[
        Column, Feature("look", "kag_merger", 0, 1, "sum of link_rarity over them, by their trust")
    ]
    look_open: Annotated[
        Column,
        Feature("look", "kag_merger", 0, 1, "share of the weight that the two first lack and it holds"),
    ]
    look_title: Annotated[
        Column,
        Feature(
            "look",
            "kag_merger",
            0,
            1,
            "share of its title's weight that one of them holds, by the root of its trust",
        ),
    ]
    look_new_title: Annotated[
        Column, Feature("look", "kag_merger", 0, 1, "the same of the title's words that the question lacks")
    ]
    look_title_back: Annotated[
        Column,
        Feature(
            "look",
            "kag_merger",
            0,
            1,
            "share of the weight of one of their titles that it holds, by the root of trust",
        ),
    ]
    alike: Annotated[
        Column,
        Feature(
            "tokens", "kag_merger", -1, 1, "likeness of the question's tokens to the nearest in the chunk"
        ),
    ]
    alike_below: Annotated[
        Column, Feature("tokens", "kag_merger", -2, 0, "alike less the largest of a candidate")
    ]
    alike_asked: Annotated[
        Column, Feature("tokens", "kag_merger", -1, 1, "the same without the tokens of names in the question")
    ]
    alike_most: Annotated[
        Column,
        Feature("tokens", "kag_merger", 0, 1, "the same, each token from the mean of candidates to the most"),
    ]
    alike_adds: Annotated[
        Column, Feature("tokens", "kag_merger", 0, 1, "likeness beyond that of the seed of the best step")
    ]
    alike_joined: Annotated[
        Column, Feature("tokens", "kag_merger", 0, 1, "the most likeness beyond that of a seed of any step")
    ]
    alike_open: Annotated[
        Column, Feature("tokens", "kag_merger", 0, 1, "likeness beyond that of the two first candidates")
    ]
    alike_pair: Annotated[
        Column,
        Feature("tokens", "kag_merger", 0, 1, "the most beyond one of the eight first, by the root of trust"),
    ]
    rank_meant: Annotated[Column, Feature("ranks", "kag_merger", 0, 1, "reciprocal rank by `meant`")]
    rank_similar: Annotated[Column, Feature("ranks", "kag_merger", 0, 1, "reciprocal rank by `similar`")]
    rank_step: Annotated[Column, Feature("ranks", "kag_merger", 0, 1, "reciprocal rank by `step`")]
    rank_walked_names: Annotated[
        Column, Feature("ranks", "kag_merger", 0, 1, "reciprocal rank by `walked_names`")
    ]
    rank_walked_base: Annotated[
        Column, Feature("ranks", "kag_merger", 0, 1, "reciprocal rank by `walked_base`")
    ]
    rank_look: Annotated[Column, Feature("ranks", "kag_merger", 0, 1, "reciprocal rank by `look_step`")]
    rank_path: Annotated[Column, Feature("ranks", "kag_merger", 0, 1, "reciprocal rank by `path_ends`")]
    rank_alike: Annotated[Column, Feature("ranks", "kag_merger", 0, 1, "reciprocal rank by `alike`")]
    told_names: Annotated[Column, Feature("ways", "kag_merger", 0, 1, "link_names * told")]
    told_shares: Annotated[Column, Feature("ways", "kag_merger", 0, 1, "link_rarity * told")]
    told_named: Annotated[Column, Feature("ways", "kag_merger", 0, 1, "seed_named * told")]
    told_base: Annotated[Column, Feature("ways", "kag_merger", 0, 1, "seed_base * told")]
    near_back: Annotated[Column, Feature("ways", "kag_merger", 0, 1, "link_back * near")]
    near_shares: Annotated[Column, Feature("ways", "kag_merger", 0, 1, "link_rarity * near")]
    said_shares: Annotated[Column, Feature("ways", "kag_merger", 0, 1, "link_rarity * said")]
    named_first: Annotated[Column, Feature("ways", "kag_merger", 0, 1, "named_page * rank_base")]
    mentions: Annotated[Column, Feature("degree", "kg_fr", 0, _INF, "ln(1 + things that the chunk mentions)")]
    paged: Annotated[
        Column,
        Feature(
            "degree",
            "kag_merger",
            0,
            1,
            "1 on a page of four chunks or more, 0 on one of two, times the share of chunks on pages of three or more",
        ),
    ]

    def matrix(self) -> NDArray[np.float32]:
        """(n_candidates, n_features), in the order of `FEATURES`."""
        return np.stack([getattr(self, feature.name) for feature in FEATURES], axis=1)

    @property
    def size(self) -> int:
        """How many candidates there are."""
        return len(self.base)


FEATURES: tuple[Feature, ...] = tuple(
    replace(column.__metadata__[0], name=name)
    for name, column in get_type_hints(CandidateFeatures, include_extras=True).items()
)
GROUPS: tuple[str, ...] = tuple(dict.fromkeys(feature.group for feature in FEATURES))
