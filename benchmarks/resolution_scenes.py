"""Folders of names that are known to mean the same thing, or not to: what a resolver is measured on.

Truth comes from what people linked: names of one entity in a labelled text, titles of two encyclopedias
that are aligned, names of a question's evidence and the titles of the pages that it rests on.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import islice
from pathlib import Path

from benchmarks.common import data_file, read_rows
from builder.language import has_han
from schemas.errors import InputError
from schemas.names import name_key, split_sense
from schemas.text import Language

TYPES = {"PER": "Person", "LOC": "Place", "ORG": "Organization"}
_ONE_TYPE = "Thing"
_PAIRS = 500  # of aligned titles in one scene


@dataclass(frozen=True, slots=True)
class LabelledName:
    """A name, the things that it may mean (ids within its scene), and whether a page is about it."""

    name: str
    type: str
    means: frozenset[str]
    page: bool = False

    @property
    def language(self) -> Language:
        return Language.CHINESE if has_han(self.name) else Language.ENGLISH


@dataclass(frozen=True, slots=True)
class Scene:
    """Names that stand in one store together, each name once; `text` is the one they are from, if any."""

    key: str
    names: tuple[LabelledName, ...]
    title: str = ""
    text: str = ""


def load_scenes(folder: Path, *, limit: int | None = None) -> list[Scene]:
    """The scenes of a folder: `alignment.tsv.gz`, or `triples.jsonl` whose entities list their names, or
    passages with questions whose evidence names them; the first `limit` pairs, texts or questions.

    InputError for any other folder.
    """
    if (folder / "alignment.tsv.gz").is_file():
        return _aligned(folder / "alignment.tsv.gz", limit)
    if any((folder / name).is_file() for name in ("triples.jsonl", "triples.jsonl.gz")):
        rows = read_rows(data_file(folder, "triples.jsonl"))
        scenes = [scene for row in islice(rows, limit) if (scene := _labelled(row)) is not None]
        if scenes:
            return scenes
        raise InputError(f"no text of {folder} lists the names of its entities", path=str(folder))
    return [_asked(folder, limit)]


def _aligned(path: Path, limit: int | None) -> list[Scene]:
    """Both names of one pair of five, and one name alone of each of the others, as where few pages have
    a counterpart; some hundred names a scene."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        pairs = [tuple(line.rstrip("\n").replace("_", " ").split("\t")) for line in lines]
    ordered = sorted({pair for pair in pairs if len(pair) == 2}, key=lambda pair: _dice("\t".join(pair)))
    parent: dict[str, str] = {}
    for one, other in ordered:
        parent[_root(parent, one)] = _root(parent, other)
    chosen = ordered[:limit]
    scenes: list[Scene] = []
    for first in range(0, len(chosen), _PAIRS):
        means: dict[str, set[str]] = {}
        for one, other in chosen[first : first + _PAIRS]:
            for name in ((one, other), (one,), (one,), (other,), (other,))[_dice(one + other) % 5]:
                means.setdefault(name, set()).add(_root(parent, name))
        names = _once((name, _ONE_TYPE, things) for name, things in means.items())
        scenes.append(Scene(f"{path.parent.name}-{first}", names))
    return scenes


def _root(parent: dict[str, str], name: str) -> str:
    while parent.setdefault(name, name) != name:
        name = parent[name]
    return name


def _labelled(row: Mapping[str, object]) -> Scene | None:
    entities = row.get("entities")
    if not isinstance(entities, list) or not entities or len(entities[0]) != 3:
        return None
    means: dict[str, set[str]] = {}
    types: dict[str, str] = {}
    for number, (_, kind, mentions) in enumerate(entities):
        if kind not in ("TIME", "NUM"):
            for mention in mentions:
                means.setdefault(mention, set()).add(str(number))
                types.setdefault(mention, TYPES.get(kind, ""))
    names = _once((name, types[name], things) for name, things in means.items())
    return Scene(str(row["passage_id"]), names, str(row.get("title") or ""), str(row["text"]))


def _asked(folder: Path, limit: int | None) -> Scene:
    """Titles as pages; the subject of an evidence triple means the title among the question's that is
    likest to it."""
    titles = {str(row["id"]): str(row["title"]) for row in _all_rows(folder, "corpus")}
    means: dict[str, set[str]] = {}
    for row in islice(_all_rows(folder, "questions"), limit):
        near = [titles[key] for key in row.get("supporting") or () if key in titles]
        for triple in row.get("evidence_triples") or ():
            likest = max(near, key=lambda title: _likeness(triple[0], title), default="")
            if likest and _likeness(triple[0], likest) > 0.6:
                means.setdefault(triple[0], set()).add(likest)
    if not means:
        raise InputError(f"no question of {folder} names evidence", path=str(folder))
    pages = [LabelledName(title, "", frozenset({title}), True) for title in sorted(set(titles.values()))]
    named = _once((name, "", things) for name, things in means.items())
    return Scene(folder.resolve().name, (*pages, *named))


def _all_rows(folder: Path, name: str) -> Iterator[dict[str, str | list[str]]]:
    """Of the file of that name, and of those that add to it (`questions_extra.jsonl`)."""
    first = data_file(folder, f"{name}.jsonl")
    for path in (first, *(path for path in sorted(folder.glob(f"{name}_*.jsonl*")) if path != first)):
        yield from read_rows(path)


def _likeness(name: str, title: str) -> float:
    return SequenceMatcher(None, name_key(name), name_key(split_sense(title)[0])).ratio()


def _once(found: Iterator[tuple[str, str, set[str]]]) -> tuple[LabelledName, ...]:
    """One name a key, in order of the names: what differs in capitals or spaces alone is no pair."""
    chosen: dict[str, LabelledName] = {}
    for name, type_, things in sorted(found, key=lambda one: one[0]):
        key = name_key(name)
        if key and key in chosen:
            chosen[key] = LabelledName(chosen[key].name, chosen[key].type, chosen[key].means | things)
        elif key:
            chosen[key] = LabelledName(name, type_, frozenset(things))
    return tuple(chosen.values())


def _dice(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def possible(names: Sequence[LabelledName]) -> int:
    """How many pairs of these names mean one thing."""
    by_thing: dict[str, list[int]] = {}
    for place, one in enumerate(names):
        for thing in one.means:
            by_thing.setdefault(thing, []).append(place)
    pairs = {
        (one, other)
        for places in by_thing.values()
        for one in places
        for other in places
        if one < other and name_key(names[one].name) != name_key(names[other].name)
    }
    return len(pairs)
