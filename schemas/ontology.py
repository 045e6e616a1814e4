"""Types, relations and the surface patterns that express them: YAML that a user edits without code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import StrEnum
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Self
from typing import Literal as OneOf

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from schemas.errors import SettingsError
from schemas.names import name_key
from schemas.text import Language

# libyaml parses the same language ten times faster, where PyYAML was built with it.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_GUESS_WEIGHT = 5

SHIPPED = "encyclopedia"
ENCYCLOPEDIA = Path(__file__).parent / "ontology" / "encyclopedia.yaml"


class Cardinality(StrEnum):
    """How many objects one subject may have at a time."""

    ONE = "one"
    MANY = "many"


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Labels(_Model):
    """How people call a type or a relation: the label shown, and other wordings that mean it."""

    label: str
    aliases: tuple[str, ...] = ()


class EntityType(_Model):
    """A kind of thing. `parent` is the wider type."""

    zh: Labels
    en: Labels
    parent: str = ""


class Relation(_Model):
    """A predicate.

    `domain` and `range` are entity types; `Date`, `Number` and `Text` in `range` mean literals.
    `inverse` is the wording when it is read from object to subject (works of a director), per language.
    `parent` is the wider relation (`mother` is a `parent`).
    """

    zh: Labels
    en: Labels
    domain: tuple[str, ...] = ()
    range: tuple[str, ...] = ()
    inverse: Mapping[Language, Labels] = Field(default_factory=dict)
    symmetric: bool = False
    cardinality: Cardinality = Cardinality.MANY
    parent: str = ""

    def labels(self, language: Language) -> Labels:
        """The wordings in one language."""
        return self.zh if language is Language.CHINESE else self.en


class SurfacePattern(_Model):
    """One way a language says a relation; the extractor of that language compiles `match`.

    `confidence` is the share of right triples expected of it before any were counted; `counted` says
    how many of how many were right, by people or by labelled texts, and `precision` unites the two.
    `swap` reads subject and object the other way round. `qualifiers` maps slots to qualifier names;
    a key `=name` adds that qualifier with the value given. `timed` adds as the qualifier `time` the
    date that holds: of this clause (`clause`) or of this part of the sentence (`sentence`).
    """

    relation: str
    language: Language
    match: str
    confidence: float = Field(default=0.9, gt=0, le=1)
    counted: tuple[int, int] = (0, 0)
    swap: bool = False
    timed: OneOf["", "clause", "sentence"] = ""
    qualifiers: Mapping[str, str] = Field(default_factory=dict)
    example: str = ""

    @model_validator(mode="after")
    def _counts_agree(self) -> Self:
        right, cases = self.counted
        if not 0 <= right <= cases:
            raise ValueError(f"{right} right of {cases} counted")
        return self

    @property
    def precision(self) -> float:
        """The share of right triples to expect: (right + 5 confidence) / (cases + 5).

        The first guess weighs as much as five cases (additive smoothing towards it), so that a pattern
        seen right twice is no surer than one seen right thirty times.
        """
        right, cases = self.counted
        return round((right + _GUESS_WEIGHT * self.confidence) / (cases + _GUESS_WEIGHT), 3)


class Ontology(_Model):
    """Everything a builder and a planner know about the domain.

    `wordings` adds, per relation and language, how questions ask for it (`多大年纪`, `how old`).
    """

    name: str
    version: int = 1
    types: Mapping[str, EntityType] = Field(default_factory=dict)
    relations: Mapping[str, Relation] = Field(default_factory=dict)
    wordings: Mapping[str, Mapping[Language, tuple[str, ...]]] = Field(default_factory=dict)
    patterns: tuple[SurfacePattern, ...] = ()

    @classmethod
    def load(cls, path: Path = ENCYCLOPEDIA) -> Ontology:
        """Read a YAML file and the files it includes (relative to it; `encyclopedia` is the shipped one, which a
        process reads once).

        Raises SettingsError with the file and the path of the wrong key.
        """
        return cls._shipped() if path == ENCYCLOPEDIA else cls._read(path)

    @classmethod
    @cache
    def _shipped(cls) -> Ontology:
        return cls._read(ENCYCLOPEDIA)

    @classmethod
    def _read(cls, path: Path) -> Ontology:
        try:
            ontology = cls.model_validate(_merged(path))
        except ValidationError as error:
            problem = error.errors()[0]
            where = " → ".join(str(part) for part in problem["loc"])
            raise SettingsError(f"ontology {path.name}: {where}: {problem['msg']}") from error
        ontology._check_references(path)
        return ontology

    @cached_property
    def content(self) -> str:
        """All of it as JSON, its keys in order."""
        return json.dumps(self.model_dump(mode="json"), sort_keys=True)

    def predicates_named(self, wording: str, language: Language | None = None) -> tuple[str, ...]:
        """Relations whose label or alias has the same key as the wording, in order of id."""
        found = self._wordings.get(name_key(wording), ())
        return tuple(sorted({r for r, lang in found if language is None or lang is language}))

    def label(self, predicate: str, language: Language) -> str:
        """The wording shown to people; a free predicate is shown as it is."""
        relation = self.relations.get(predicate)
        return predicate if relation is None else relation.labels(language).label

    def widen(self, predicate: str) -> tuple[str, ...]:
        """The relation and all narrower ones: what a question about it may be answered with."""
        narrower = [r for r, relation in self.relations.items() if relation.parent == predicate]
        return (predicate, *(found for child in sorted(narrower) for found in self.widen(child)))

    def ancestors(self, type: str) -> tuple[str, ...]:
        """The type and all wider ones; the type alone where it is unknown, nothing for the empty one."""
        chain: list[str] = []
        while type and type not in chain:
            chain.append(type)
            known = self.types.get(type)
            type = "" if known is None else known.parent
        return tuple(chain)

    def family(self, kind: str) -> str:
        """The widest type above one (`Film`: `Work`)."""
        while kind in self.types and self.types[kind].parent:
            kind = self.types[kind].parent
        return kind

    @cached_property
    def _wordings(self) -> dict[str, list[tuple[str, Language]]]:
        index: dict[str, list[tuple[str, Language]]] = {}
        for identifier, relation in self.relations.items():
            index.setdefault(name_key(identifier), []).append((identifier, Language.ENGLISH))
            for language in Language:
                labels = relation.labels(language)
                asked = self.wordings.get(identifier, {}).get(language, ())
                for wording in (labels.label, *labels.aliases, *asked):
                    index.setdefault(name_key(wording), []).append((identifier, language))
        return index

    def _check_references(self, path: Path) -> None:
        literals = {"Date", "Number", "Text"}
        for identifier, relation in self.relations.items():
            for name in (*relation.domain, *(r for r in relation.range if r not in literals)):
                if name not in self.types:
                    raise SettingsError(
                        f"ontology {path.name}: relation {identifier}: no type is called {name!r}"
                    )
            if relation.parent and relation.parent not in self.relations:
                raise SettingsError(
                    f"ontology {path.name}: relation {identifier}: no relation {relation.parent!r}"
                )
        for identifier in self.wordings:
            if identifier not in self.relations:
                raise SettingsError(f"ontology {path.name}: wordings: no relation {identifier!r}")
        for pattern in self.patterns:
            if pattern.relation not in self.relations:
                raise SettingsError(
                    f"ontology {path.name}: pattern {pattern.match!r}: no relation {pattern.relation!r}"
                )


def _merged(path: Path, seen: frozenset[Path] = frozenset()) -> dict[str, Any]:
    if path in seen:
        raise SettingsError(f"ontology {path.name} includes itself")
    try:
        content = yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER) or {}
    except FileNotFoundError as error:
        raise SettingsError(f"there is no ontology at {path}") from error
    except yaml.YAMLError as error:
        raise SettingsError(f"ontology {path.name} is not YAML: {error}") from error
    if not isinstance(content, dict):
        raise SettingsError(f"ontology {path.name} must be a mapping of types, relations and patterns")
    includes = content.pop("include", ())
    for name in includes:
        included = ENCYCLOPEDIA if name == SHIPPED else path.parent / name
        part = _merged(included, seen | {path})
        for section in ("types", "relations", "wordings"):
            content[section] = {**part.get(section, {}), **content.get(section, {})}
        content["patterns"] = [*part.get("patterns", ()), *content.get("patterns", ())]
    return content
