"""Triples as people read them: a line with names and labels in their language."""

from __future__ import annotations

from collections.abc import Mapping

from schemas.graph import Literal, Subgraph, Triple
from schemas.ontology import Ontology
from schemas.text import Language
from solver.synthesis.wording import Wording


def shown_names(subgraph: Subgraph, ontology: Ontology, language: Language) -> dict[str, str]:
    """The name of each entity, by id, in the script of the language where there is one."""
    wording = Wording(language, ontology, {})
    return {entity.id: wording.name(entity) for entity in subgraph.entities}


def object_text(value: str | Literal, names: Mapping[str, str]) -> str:
    """An object as people read it: an entity's name, or the page's own words for a literal."""
    return value.text if isinstance(value, Literal) else names.get(value, value)


def triple_line(triple: Triple, names: Mapping[str, str], label: str, language: Language) -> str:
    """`周星驰 ─出演→ 捕风汉子` with its qualifiers in brackets."""
    tail = qualifiers_text(triple, language)
    return f"{names.get(triple.subject, triple.subject)} ─{label}→ {object_text(triple.object, names)}{tail}"


def qualifiers_text(triple: Triple, language: Language) -> str:
    """`（time=1988）`, in English ` (time=1988)`; empty without any."""
    said = [f"{qualifier.name}={qualifier.value}" for qualifier in triple.qualifiers]
    if not said:
        return ""
    return f"（{'，'.join(said)}）" if language is Language.CHINESE else f" ({', '.join(said)})"
