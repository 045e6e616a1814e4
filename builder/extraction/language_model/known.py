"""What is known of a page before a language model reads it: what it is about, and of which kind its things are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from builder.findings import Findings, Named
from schemas.names import name_key, split_sense
from schemas.text import Document

_SURE = ("definition", "signature", "rule")  # strongest first; a tagger's guess is no reason to refuse a fact


@dataclass(frozen=True, slots=True)
class Known:
    """`subject` is what the page tells of, without a name where that is nothing; `title` is told to the model.

    `calls` are the keys of the words that mean the subject, `kinds` the types of names by key.
    """

    subject: Named
    title: str
    calls: frozenset[str]
    kinds: Mapping[str, str]

    @classmethod
    def of(cls, document: Document, told: Named, findings: Sequence[Findings], *, own: bool) -> Known:
        """From what the rules found; `own` says that what the page tells of is what its title names."""
        title = " ".join(document.title.split())
        names = [told.name, *((title, split_sense(title)[0]) if own else ())] if told.name else []
        kinds = _kinds(findings)
        kind = next((found.subject_type for found in findings if found.subject_type), "")
        if kind:
            kinds |= {name_key(told.name): kind}
        return cls(told, title or told.name, frozenset(filter(None, map(name_key, names))), kinds)

    def is_subject(self, words: str) -> bool:
        """Whether words are the name of what the page tells of, or its title."""
        return name_key(words) in self.calls

    def kind(self, named: Named) -> str:
        """The type of a name, or nothing."""
        return self.kinds.get(name_key(named.name), "")


def _kinds(findings: Iterable[Findings]) -> dict[str, str]:
    """The type that the surest source gives a name; of equals the first."""
    found: dict[str, tuple[int, str]] = {}
    for part in findings:
        ends = [end for fact in part.facts for end in (fact.subject, fact.object)]
        for named in (*(mention.named for mention in part.mentions), *ends):
            if isinstance(named, Named) and named.type and named.type_source in _SURE:
                rank = _SURE.index(named.type_source)
                known = found.setdefault(name_key(named.name), (rank, named.type))
                if rank < known[0]:
                    found[name_key(named.name)] = rank, named.type
    return {key: kind for key, (_, kind) in found.items()}
