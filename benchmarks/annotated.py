"""How many of the facts that readers marked in pages stand in the graph built from them.

usage: python benchmarks/annotated.py --store STORE [--facts data/facts.jsonl] [--missing RELATION] [--json]

A fact is found where the store joins things of these names by its relation, one of its kin (a father is a parent, a
`starring` is told by a narrator too) or its inverse; values by their text or the year in them; a prize by the award or
the category; names that the thing itself bears need no fact. Roles and years are not compared. --missing lists the
facts of a relation that are not found, to be read.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.script import simplified
from schemas.errors import GuanxiError, InputError
from schemas.graph import Literal, Triple
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import load_settings
from service.workspace import opened

FACTS = Path(__file__).resolve().parents[1] / "data" / "facts.jsonl"
_ALIKE = (
    {"father", "mother", "parent"}, {"screenwriter", "author", "based_on"}, {"birth_place", "ancestral_home"},
    {"starring", "narrator"}, {"producer", "production_company"}, {"member_of", "employer", "part_of"},
    {"notable_work", "first_work"}, {"alias", "english_name", "chinese_name"}, {"founded_by", "chief_executive"},
    {"launch_date", "opening_date", "founding_date", "release_date"},
)  # fmt: skip
_INVERSE = {
    "child": "parent", "parent": "child", "father": "child", "mother": "child", "spouse": "spouse",
    "sibling": "sibling", "classmate": "classmate", "relative": "relative", "acquaintance": "acquaintance",
}  # fmt: skip
_NAMES = frozenset({"alias", "english_name", "chinese_name"})
_MOST = 1_000_000


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact as a reader marked it; `sentence` are the first characters of the one that says it."""

    page: str
    subject: str
    predicate: str
    object: str
    sentence: str


class Graph:
    """A store's triples by relation, each end with all its names, made plain."""

    def __init__(self, store: GraphStore) -> None:
        self._triples: dict[str, list[tuple[frozenset[str], frozenset[str]]]] = defaultdict(list)
        triples = store.match(predicates=sorted(Ontology.load().relations), limit=_MOST)
        ends = sorted({end for t in triples for end in (t.subject, t.object) if isinstance(end, str)})
        entities = {e.id: e for e in store.get_entities(ends) if e is not None}
        names = {i: frozenset(plain(n.name) for n in e.names) | {plain(e.name)} for i, e in entities.items()}
        self._names = [frozenset(map(plain, (e.name, *e.aliases))) for e in store.iterate_entities()]
        for triple in triples:
            self._triples[triple.predicate].append(
                (names.get(triple.subject, frozenset()), _end(triple, names))
            )

    def holds(self, fact: Fact) -> bool:
        """Whether the store says a fact, in its own or in kindred words."""
        own, other = plain(fact.subject), plain(fact.object)
        year = max(re.findall(r"\d+", fact.object), key=len, default="")
        if self._says(kindred(fact.predicate), own, other, year):
            return True
        if fact.predicate in _NAMES and any({own, other} <= names for names in self._names):
            return True  # a name that the thing itself bears needs no fact
        turned = _INVERSE.get(fact.predicate)
        return turned is not None and self._says(kindred(turned), other, own, "")

    def _says(self, predicates: Iterable[str], subject: str, object_: str, year: str) -> bool:
        return any(
            _near(subject, one)
            and (_near(object_, other) or (len(year) > 3 and any(year in o for o in other)))
            for predicate in predicates
            for one, other in self._triples[predicate]
        )


def plain(text: str) -> str:
    """A name without marks, width, case and script, for matching."""
    bare = re.sub(r"[\s《》“”\"'’‘*（）()·.,，]", "", simplified(unicodedata.normalize("NFKC", text)))
    return bare.casefold()


def kindred(predicate: str) -> set[str]:
    """A relation and those that say the same for readers."""
    return {predicate}.union(*(group for group in _ALIKE if predicate in group))


def read_facts(path: Path) -> list[Fact]:
    """The facts of a JSON Lines file. Raises InputError naming the line."""
    facts = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            row = json.loads(line)
            facts.append(Fact(*(row[k] for k in ("page", "subject", "predicate", "object", "sentence"))))
        except (json.JSONDecodeError, KeyError, TypeError) as error:
            raise InputError(f"facts {path}, line {number}: not a fact: {error}", path=str(path)) from error
    return facts


def counted(
    facts: Sequence[Fact], graph: Graph
) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]], list[Fact]]:
    """By language and relation how many facts there are and how many are found, and those that are not."""
    all_, found, missing = Counter[tuple[str, str]](), Counter[tuple[str, str]](), []
    for fact in facts:
        key = fact.page.split("/")[0], fact.predicate
        all_[key] += 1
        if graph.holds(fact):
            found[key] += 1
        else:
            missing.append(fact)
    return all_, found, missing


def _end(triple: Triple, names: Mapping[str, frozenset[str]]) -> frozenset[str]:
    end = triple.object
    if isinstance(end, Literal):
        return frozenset({plain(end.text), plain(end.value)})
    said = {plain(q.value) for q in triple.qualifiers if q.name == "category"}
    return names.get(end, frozenset()) | said


def _near(name: str, names: Iterable[str]) -> bool:
    return bool(name) and any(other and (name in other or other in name) for other in names)


def main() -> int:
    """Print the counts; 2 where the store or the facts cannot be read."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--store", required=True)
    parser.add_argument("--facts", type=Path, default=FACTS)
    parser.add_argument("--missing", default="")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    try:
        facts = read_facts(options.facts)
        with opened(options.store, load_settings()) as workspace:
            all_, found, missing = counted(facts, Graph(workspace.store))
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if options.json:
        rows = [
            {"language": k[0], "relation": k[1], "facts": n, "found": found[k]}
            for k, n in sorted(all_.items())
        ]
        print(json.dumps({"facts": sum(all_.values()), "found": sum(found.values()), "relations": rows}))
        return 0
    for language in sorted({key[0] for key in all_}):
        own = sorted((k for k in all_ if k[0] == language), key=lambda k: (-all_[k], k))
        total, held = sum(all_[k] for k in own), sum(found[k] for k in own)
        print(f"{language}: {held} of {total} ({100 * held / total:.1f} %)")
        print("  " + " · ".join(f"{k[1]} {found[k]}/{all_[k]}" for k in own[:30]))
    for fact in missing:
        if fact.predicate == options.missing:
            print(f"{fact.page} | {fact.sentence}… | {fact.subject} → {fact.object}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
