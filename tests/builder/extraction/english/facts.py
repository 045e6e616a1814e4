"""Facts as tuples that a test can compare."""

from __future__ import annotations

from builder.findings import Findings, Named


def said(findings: Findings, *predicates: str) -> list[tuple[str, ...]]:
    """Subject, object and qualifiers of the facts of some relations."""
    found = []
    for fact in findings.facts:
        if fact.predicate in predicates:
            thing = fact.object.name if isinstance(fact.object, Named) else fact.object.value
            found.append((fact.subject.name, thing, *(q.value for q in fact.qualifiers)))
    return found
