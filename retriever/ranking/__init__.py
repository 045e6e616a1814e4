"""Rankers: from the features of candidate chunks to their order."""

from retriever.ranking.features import FEATURES, CandidateFeatures, Feature
from retriever.ranking.ranker import Ranker, load_ranker

__all__ = ["FEATURES", "CandidateFeatures", "Feature", "Ranker", "load_ranker"]
