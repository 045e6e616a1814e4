"""Folders of texts with triples or named spans, and the mapping of our words to the data's."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from typing import Literal as OneOf

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from benchmarks.common import data_file, read_rows
from schemas.errors import InputError
from schemas.text import Language

MAPPINGS = Path(__file__).parent / "mappings"


@dataclass(frozen=True, slots=True)
class Labelled:
    """A span that the data calls a name, with the data's own type."""

    start: int
    end: int
    type: str


@dataclass(frozen=True, slots=True)
class Row:
    """One text with what the data says of it.

    `triples` are (subject, relation, object) in the data's words; `names` lists, where the data
    groups them, the words that mean the same thing; `spans` are named spans; `relations`, where the
    data says so for each text, are those that may be found in it.
    """

    id: str
    title: str
    text: str
    source: str
    triples: tuple[tuple[str, str, str], ...]
    names: tuple[tuple[str, ...], ...]
    spans: tuple[Labelled, ...]
    relations: frozenset[str] = frozenset()

    @property
    def half(self) -> str:
        """`even` or `odd`: halves by a digest of the id, one to develop on and one to measure on."""
        return ("even", "odd")[hashlib.sha256(self.id.encode()).digest()[0] % 2]


class DataMapping(BaseModel):
    """How a data set's relations and types are said in the ontology's words.

    `relations`: each of the data's relations and those of ours that say it; `^` before ours means
    that the ends stand the other way round. `types`: our widest types and the data's for them.
    `ends` says which words of a fact's ends are compared: those `written`, or the `resolved` name
    (data whose ends are things of a knowledge base or groups of names). `recall_only` are sources
    that annotate one triple of a text. `year_is_first_day`: a year alone is written as its first day.
    `every_mention`: a fact is stated once for each mention of its ends in the text. `within`: relations
    that are stated for the places too in which the text puts their object. `annotated`: whether each text
    was annotated for `all` relations or `in_part`, for some that the data does not name: then a fact counts
    against us only where the data states its relation in the text at all.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    language: Language
    ends: OneOf["written", "resolved"] = "written"
    relations: Mapping[str, tuple[str, ...]] = Field(default_factory=dict)
    types: Mapping[str, tuple[str, ...]] = Field(default_factory=dict)
    recall_only: tuple[str, ...] = ()
    year_is_first_day: bool = False
    every_mention: bool = False
    within: tuple[str, ...] = ()
    annotated: OneOf["all", "in_part"] = "all"
    groups: Mapping[str, tuple[str, ...]] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Texts:
    """A folder's name, its mapping and rows."""

    name: str
    mapping: DataMapping
    rows: tuple[Row, ...]


def load_texts(
    folder: Path, *, sources: Sequence[str] = (), half: str = "", limit: int | None = None
) -> Texts:
    """The rows of a folder, of these sources and this half alone where they are given.

    InputError if the folder has no mapping, no `triples.jsonl`, or no row of a source.
    """
    name = folder.resolve().name
    mapping = load_mapping(MAPPINGS / f"{name}.yaml")
    ontologies = _ontologies(folder)
    rows = [_row(row, ontologies) for row in read_rows(data_file(folder, "triples.jsonl"))]
    known = {row.source for row in rows}
    for source in sources:
        if source not in known:
            raise InputError(f"{folder} has no rows of source {source!r}; it has {', '.join(sorted(known))}")
    chosen = (r for r in rows if (not sources or r.source in sources) and (not half or r.half == half))
    return Texts(name, mapping, tuple(chosen)[:limit])


def load_mapping(path: Path) -> DataMapping:
    """InputError if there is none or it is not one."""
    if not path.is_file():
        known = ", ".join(sorted(file.stem for file in path.parent.glob("*.yaml")))
        raise InputError(f"there is no mapping {path.name}; there are {known}", path=str(path))
    try:
        return DataMapping.model_validate(yaml.safe_load(path.read_text(encoding="utf-8")))
    except (yaml.YAMLError, ValidationError) as error:
        raise InputError(f"{path.name} is no mapping: {error}", path=str(path)) from error


def _ontologies(folder: Path) -> dict[str, frozenset[str]]:
    """The relations of each ontology, for data with several."""
    if not any((folder / name).is_file() for name in ("ontologies.jsonl", "ontologies.jsonl.gz")):
        return {}
    rows: list[Any] = list(read_rows(data_file(folder, "ontologies.jsonl")))
    return {row["id"]: frozenset(relation[0] for relation in row["relations"]) for row in rows}


def _row(row: Mapping[str, Any], ontologies: Mapping[str, frozenset[str]]) -> Row:
    entities = row.get("entities") or []
    return Row(
        row["passage_id"],
        row.get("title") or "",
        row["text"],
        row.get("source") or row.get("dataset") or "",
        tuple((s, p, o) for s, p, o in row.get("triples") or ()),
        tuple(_group(entity) for entity in entities if isinstance(entity[-1], list)),
        tuple(Labelled(e[2], e[3], e[1]) for e in entities if isinstance(e[-1], int)),
        ontologies.get(row.get("ontology") or "", frozenset()),
    )


def _group(entity: Sequence[Any]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([entity[0], *entity[-1]]))
