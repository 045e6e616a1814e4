"""What bears the title of another work and is of another kind: the series 甲（电视剧）, of the film 甲 and its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from schemas.graph import Entity
from schemas.names import split_sense
from solver.lexicon import Lexicon


class NameSource(Protocol):
    """Gives entities by name."""

    def find_names(self, names: Sequence[str], *, limit: int = 50) -> dict[str, list[Entity]]: ...


def of_kind(entities: Sequence[Entity], kind: str, lexicon: Lexicon, store: NameSource) -> list[Entity]:
    """The things of a kind that are called as some are, with a noun of the kind in a bracket behind, in either
    language: so a page that tells of something else than its own work names it.
    """
    known = lexicon.ontology.types.get(kind)
    if known is None:
        return []
    titles = dict.fromkeys(split_sense(name.name)[0] for entity in entities for name in entity.names)
    nouns = [noun for words in (known.zh, known.en) for noun in (words.label, *words.aliases)]
    asked = [
        f"{title} ({noun})" if title.isascii() else f"{title}（{noun}）" for title in titles for noun in nouns
    ]
    found = store.find_names(asked)
    things = {one.id: one for name in asked for one in found.get(name, ())}
    return [one for one in things.values() if lexicon.fits(one.type, (kind,)) and one not in entities]
