"""Features of candidates of which only some columns matter."""

import numpy as np

from retriever.ranking.features import FEATURES, CandidateFeatures


def features(**columns):
    """The columns given; zero in all others."""
    size = len(next(iter(columns.values())))
    nothing = {feature.name: np.zeros(size, np.float32) for feature in FEATURES}
    return CandidateFeatures(
        **nothing | {name: np.array(values, np.float32) for name, values in columns.items()}
    )
