"""The names that things have in Neo4j: keys, labels, relationship types, indexes."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from schemas.graph import Literal
from schemas.names import digest

RELATED = "RELATED"
"""The type of facts whose predicate is no relation of the ontology."""

OWN_TYPES = frozenset(
    {RELATED, "ABOUT", "CALLED", "CLAIMS", "GIVES", "HAS_CHUNK", "MENTIONS", "NAMES", "SAYS"}
)
OWN_LABELS = frozenset(
    {
        "Chunk",
        "Document",
        "Entity",
        "Evidence",
        "GuanxiWorkspace",
        "GuanxiWrite",
        "Name",
        "Predicate",
        "Value",
    }
)
_WORD = re.compile(r"[^\W\d]\w{0,59}")


def quoted(name: str) -> str:
    """A label, type or index name as Cypher writes it; only names that `allowed` passes come here."""
    return "`" + name.replace("`", "``") + "`"


def allowed(names: Iterable[str], reserved: Collection[str]) -> tuple[str, ...]:
    """Those that are one word of letters, digits and _ and not reserved, in order."""
    return tuple(sorted({name for name in names if _WORD.fullmatch(name) and name not in reserved}))


def fact_type(relation: str) -> str:
    """The relationship type of a relation of the ontology: `birth_place` gives `BIRTH_PLACE`."""
    return relation.upper()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Which labels entities may bear and which relationship types facts may have, in one workspace."""

    types: frozenset[str]
    relations: frozenset[str]
    facts: tuple[str, ...] = field(init=False)  # relationship types, in order

    def __post_init__(self) -> None:
        object.__setattr__(self, "facts", (*sorted({fact_type(one) for one in self.relations}), RELATED))

    def label(self, type_: str) -> list[str]:
        """The label of an entity of this type, in a list; none where it is not in the vocabulary."""
        return [type_] if type_ in self.types else []

    def fact(self, predicate: str) -> str:
        """The relationship type of facts of this predicate."""
        return fact_type(predicate) if predicate in self.relations else RELATED

    @property
    def any_fact(self) -> str:
        """`A|B|…` of all fact types, for patterns."""
        return "|".join(map(quoted, self.facts))


def vocabulary(types: Iterable[str], relations: Iterable[str]) -> Vocabulary:
    """Of an ontology's names, without those that are reserved or no words."""
    words = {name for name in relations if allowed([fact_type(name)], OWN_TYPES)}
    return Vocabulary(frozenset(allowed(types, OWN_LABELS)), frozenset(words))


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys (`gid`) of one workspace's nodes and facts: its name, `/`, and digests.

    Names and texts are never keys, since an index key holds about 8 kB.
    """

    workspace: str

    @property
    def prefix(self) -> str:
        return f"{self.workspace}/"

    @property
    def label(self) -> str:
        """The label of this workspace's documents, chunks and entities."""
        return f"Workspace_{self.workspace}"

    @property
    def chunk_index(self) -> str:
        return f"guanxi_{self.workspace}_chunks"

    @property
    def name_index(self) -> str:
        return f"guanxi_{self.workspace}_names"

    def vector_index(self, dimension: int) -> str:
        return f"guanxi_{self.workspace}_vectors_{dimension:d}"

    def of(self, id_: str) -> str:
        """Of an entity or a triple, whose ids are digests."""
        return f"{self.workspace}/{id_}"

    def id(self, gid: str) -> str:
        """What `of` was given."""
        return gid[len(self.workspace) + 1 :]

    def document(self, key: str) -> str:
        return _key(self.workspace, "document", key)

    def chunk(self, document: str, ordinal: int) -> str:
        return f"{self.document(document)}#{ordinal}"

    def name(self, key: str) -> str:
        return _key(self.workspace, "name", key)

    def predicate(self, predicate: str) -> str:
        return _key(self.workspace, "predicate", predicate)

    def value(self, value: Literal) -> str:
        return f"{self.workspace}/{digest('value', value.kind, value.value, value.unit)}"

    def evidence(self, triple: str, document: str, ordinal: int, number: int) -> str:
        """Of the statement `number` of a document, which stands in its chunk `ordinal`."""
        return f"{self.workspace}/{triple}/{self.id(self.document(document))}#{ordinal}/{number}"

    def evidence_of(self, triple: str) -> str:
        """What the keys of a triple's evidence begin with."""
        return f"{self.workspace}/{triple}/"

    def triple_of(self, evidence: str) -> str:
        """The triple in a key of evidence."""
        return evidence.split("/", 2)[1]


@lru_cache(maxsize=1 << 16)
def _key(workspace: str, kind: str, text: str) -> str:
    return f"{workspace}/{digest(kind, text)}"


def embedding_property(dimension: int) -> str:
    """The property that the vector index of this dimension reads."""
    return f"embedding_{dimension:d}"
