"""Columns that follow from others: reciprocal ranks, and products that a sum of columns cannot make."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from retriever.ranking.features import CandidateFeatures, Column

RANKED = {
    "rank_meant": "meant",
    "rank_similar": "similar",
    "rank_step": "step",
    "rank_walked_names": "walked_names",
    "rank_walked_base": "walked_base",
    "rank_look": "look_step",
    "rank_path": "path_ends",
    "rank_alike": "alike",
}
PRODUCTS = {
    "told_names": ("link_names", "told"),
    "told_shares": ("link_rarity", "told"),
    "told_named": ("seed_named", "told"),
    "told_base": ("seed_base", "told"),
    "near_back": ("link_back", "near"),
    "near_shares": ("link_rarity", "near"),
    "said_shares": ("link_rarity", "said"),
    "named_first": ("named_page", "rank_base"),
}


def derived(features: CandidateFeatures) -> CandidateFeatures:
    """The features with the columns of `RANKED` and `PRODUCTS` filled in."""
    ranks = {name: reciprocal_rank(getattr(features, column)) for name, column in RANKED.items()}
    products = {
        name: getattr(features, one) * getattr(features, other) for name, (one, other) in PRODUCTS.items()
    }
    return replace(features, **ranks, **products)


def reciprocal_rank(values: Column) -> Column:
    """1 / (1 + how many have more), and 0 for what has nothing."""
    more = len(values) - np.searchsorted(np.sort(values), values, side="right")
    return np.where(values > 0, 1 / (1 + more), 0).astype(np.float32)
