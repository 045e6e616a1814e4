"""How often yes is said to what a store's pages say, and how often to what they do not.

usage: python benchmarks/affirming.py --store STORE [--most 200] [--wrong] [--json]

Each fact of a store becomes a question that is true, one that is probably false, where another thing of the same type,
named on the same page, stands in the place of the fact's object, and, of a relation that cannot be so both ways between
two things of one kind, one that is false, where subject and object change places. Facts are taken in the order of a
digest, so that the same store gives the same questions. What is probably false may be true under another name or
unknown to the facts, so a share of its yes answers are right: --wrong lists them all, to be read.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import report_told, store_options
from builder.language import language_of
from schemas.graph import Entity, Triple
from schemas.protocols import GraphStore
from schemas.settings import load_settings
from schemas.text import Language
from service.workspace import opened

_ASKED: Mapping[str, tuple[str, str]] = {
    "director": ("《{s}》的导演是{o}吗？", "Was {s} directed by {o}?"),
    "starring": ("{o}出演过《{s}》吗？", "Did {o} star in {s}?"),
    "composer": ("《{s}》的配乐是{o}写的吗？", "Did {o} compose the music of {s}?"),
    "screenwriter": ("《{s}》的编剧是{o}吗？", "Did {o} write {s}?"),
    "producer": ("《{s}》的监制是{o}吗？", "Was {s} produced by {o}?"),
    "editor": ("《{s}》的剪辑是{o}吗？", "Was {s} edited by {o}?"),
    "cinematographer": ("《{s}》的摄影是{o}吗？", "Did {o} photograph {s}?"),
    "spouse": ("{s}和{o}结过婚吗？", "Was {s} married to {o}?"),
    "child": ("{o}是{s}的孩子吗？", "Is {o} a child of {s}?"),
    "sibling": ("{o}是{s}的兄弟姐妹吗？", "Is {o} a sibling of {s}?"),
    "educated_at": ("{s}毕业于{o}吗？", "Did {s} study at {o}?"),
    "founded_by": ("{s}是{o}创办的吗？", "Was {s} founded by {o}?"),
    "award_won": ("{s}获得过{o}吗？", "Did {s} win the {o}?"),
    "birth_place": ("{s}出生在{o}吗？", "Was {s} born in {o}?"),
    "father": ("{s}的父亲是{o}吗？", "Is {o} the father of {s}?"),
    "mother": ("{o}是{s}的母亲吗？", "Is {o} {s}'s mother?"),
    "teacher": ("{s}师从{o}吗？", "Was {s} a student of {o}?"),
    "based_on": ("《{s}》改编自《{o}》吗？", "Is {s} based on {o}?"),
    "parent_organization": ("{s}隶属于{o}吗？", "Does {s} belong to {o}?"),
    "mouth": ("{s}流入{o}吗？", "Does {s} flow into {o}?"),
}
"""How a relation is asked about, in Chinese and in English."""

_ONE_WAY = frozenset("child father mother teacher based_on parent_organization mouth".split())
"""What cannot be so both ways between two things."""

_YES, _NO = ("是的", "Yes"), ("不是", "No")


@dataclass(frozen=True, slots=True)
class Claimed:
    """A question made from a fact; `true` where it asks for the fact itself, `turned` where for its other way round."""

    relation: str
    question: str
    true: bool
    turned: bool = False

    @property
    def kind(self) -> str:
        """What is so, what is probably false, and what is false."""
        return "true" if self.true else "turned round" if self.turned else "probably false"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print how the questions were answered; 0, or the error's exit status."""
    parser = store_options(
        __doc__, "facts that are asked about", "--wrong", "list what is told wrong, or may be"
    )
    options = parser.parse_args(arguments)

    def row(one: tuple[Claimed, str, str]) -> dict[str, object]:
        return {**asdict(one[0]), "said": one[1], "answer": one[2]}

    def tell(told: Sequence[tuple[Claimed, str, str]]) -> None:
        counts = Counter((claim.kind, said) for claim, said, _ in told)
        for kind in ("true", "probably false", "turned round"):
            said = ", ".join(f"{word} {counts[kind, word]}" for word in ("yes", "no", "nothing"))
            print(f"{kind}: {said}")
        for claim, said, text in told if options.wrong else ():
            if said == ("no" if claim.true else "yes"):
                print(f"{claim.relation} | {claim.question} | {text}")

    return report_told(options, lambda: measure(options.store, options.most), row, tell)


def measure(path: Path, most: int) -> list[tuple[Claimed, str, str]]:
    """Each question with what was said to it, `yes`, `no` or `nothing`, and the answer."""
    with opened(path, load_settings()) as workspace:
        told = []
        for claim in claims(workspace.store, most):
            text = workspace.solver.ask(claim.question).text
            said = "yes" if text.startswith(_YES) else "no" if text.startswith(_NO) else "nothing"
            told.append((claim, said, text))
        return told


def claims(store: GraphStore, most: int) -> Iterator[Claimed]:
    """The questions of a store's first facts in the order of their digests, both ends named in one script."""
    for triple, subject, object_, other in facts_with_others(store, most, tuple(_ASKED)):
        if language_of(subject.name) is not language_of(object_.name):
            continue
        yield Claimed(triple.predicate, _asked(triple.predicate, subject, object_), true=True)
        if triple.predicate in _ONE_WAY and subject.type == object_.type:
            yield Claimed(
                triple.predicate, _asked(triple.predicate, object_, subject), true=False, turned=True
            )
        if other is not None and language_of(other.name) is language_of(subject.name):
            yield Claimed(triple.predicate, _asked(triple.predicate, subject, other), true=False)


def facts_with_others(
    store: GraphStore, most: int, relations: Sequence[str]
) -> Iterator[tuple[Triple, Entity, Entity, Entity | None]]:
    """A store's first facts of some relations in the order of their digests, with both ends and another thing that the
    object could be and is not known to be, if there is one.
    """
    facts = [t for p in relations for t in store.match(predicates=[p]) if isinstance(t.object, str)]
    facts.sort(key=lambda triple: sha256(triple.id.encode()).digest())
    known = {(t.subject, t.predicate, t.object) for t in facts}
    roles = {q.value for t in facts for q in t.qualifiers if q.name in ("role", "category")}
    for triple in facts[:most]:
        subject, object_ = store.get_entities([triple.subject, str(triple.object)])
        if subject is not None and object_ is not None:
            yield triple, subject, object_, _another(store, triple, object_, known, roles)


def _asked(relation: str, subject: Entity, object_: Entity) -> str:
    chinese, english = _ASKED[relation]
    words = chinese if language_of(subject.name) is Language.CHINESE else english
    return words.format(s=subject.name, o=object_.name)


def _another(
    store: GraphStore,
    triple: Triple,
    object_: Entity,
    known: set[tuple[str, str, str | object]],
    roles: set[str],
) -> Entity | None:
    """Another thing of the object's type on the page that states a fact, of which that is not known; None where there
    is none.
    """
    rows = store.evidence([triple.id]).get(triple.id, [])
    chunks = [c.id for row in rows[:1] for c in store.document_chunks([row.document]).get(row.document, [])]
    near = sorted({m.entity for m in store.mentions(chunks=chunks)}) if chunks else []
    fitting = [
        entity
        for entity in store.get_entities(near)
        if entity is not None
        and entity.type == object_.type
        and entity.id not in (triple.subject, triple.object)
        and (triple.subject, triple.predicate, entity.id) not in known
        and not any(name.name in role or role in name.name for name in entity.names for role in roles)
    ]
    fitting.sort(key=lambda entity: sha256(f"{triple.id}{entity.id}".encode()).digest())
    return fitting[0] if fitting else None


if __name__ == "__main__":
    sys.exit(main())
