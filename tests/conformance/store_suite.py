"""What every implementation of GraphStore must do; subclass it with an `open` and nothing else."""

from __future__ import annotations

from tests.conformance.store_reading import ReadingSuite
from tests.conformance.store_writing import WritingSuite


class StoreSuite(WritingSuite, ReadingSuite):
    """Everything that the protocol promises."""
