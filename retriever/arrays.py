"""Small operations on arrays that numpy has no name for."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int32]
Values = NDArray[np.float32]


def spread(starts: Numbers, lengths: Numbers) -> tuple[Numbers, Numbers]:
    """Ranges on end: for each number of [start, start + length) which range it is of, and the number."""
    which = np.repeat(np.arange(len(starts), dtype=np.int32), lengths)
    ahead = (starts - (np.cumsum(lengths) - lengths)).astype(np.int32)
    numbers = ahead[which]
    numbers += np.arange(len(which), dtype=np.int32)
    return which, numbers


def places(among: NDArray[np.integer], wanted: NDArray[np.integer]) -> NDArray[np.int64]:
    """(n,): where each number stands among ascending ones, each once; -1 where it does not."""
    if not len(among):
        return np.full(len(wanted), -1, np.int64)
    place = np.searchsorted(among, wanted)
    place[place == len(among)] = 0
    place[among[place] != wanted] = -1
    return place


def most_at(size: int, places: NDArray[np.integer], values: Values) -> Values:
    """(size,): the largest of the values at each place, 0 where none is larger."""
    found = np.zeros(size, np.float32)
    np.maximum.at(found, places, values)
    return found
