"""What makes two facts of documents the same, and how sure one is that several of them state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from schemas.graph import Literal, Qualifier
from schemas.names import digest


def triple_id(
    subject: str, predicate: str, object_: str | Literal, qualifiers: Sequence[Qualifier] = ()
) -> str:
    """The id of a fact; `subject` and an entity object are canonical entity ids."""
    ends = ("entity", object_) if isinstance(object_, str) else (object_.kind, object_.value, object_.unit)
    circumstances = [part for one in sorted(qualifiers) for part in (one.name, one.value)]
    return digest("triple", subject, predicate, *ends, *circumstances)


def confidence(by_document: Mapping[str, float]) -> float:
    """1 - prod(1 - c) over documents (key → the highest c it states), multiplied in order of key."""
    doubt = 1.0
    for document in sorted(by_document):
        doubt *= 1.0 - by_document[document]
    return 1.0 - doubt
