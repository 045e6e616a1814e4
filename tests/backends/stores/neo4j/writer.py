"""A process that writes to a Neo4j workspace and dies in the midst of it."""

from __future__ import annotations

import os
import sys

from backends.stores.neo4j import Neo4jStore
from schemas.settings import load_neo4j_settings
from tests.backends.stores.writer import revision


def main(workspace: str, whole: int) -> None:
    """Write `whole` revisions, then everything of one more but the commit."""
    store = Neo4jStore.open(load_neo4j_settings(), workspace)
    for number in range(1, whole + 1):
        store.upsert(revision(number))
    store._sessions.announce = lambda version: os._exit(9)  # the last step before the commit
    store.upsert(revision(whole + 1))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
