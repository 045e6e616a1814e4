"""Sons and daughters, brothers and sisters: facts know children and siblings, the words beside a name know more."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from schemas.graph import Triple
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.language import folded
from solver.results import Row

_KIN = frozenset({"child", "parent", "sibling"})
_BEFORE, _AFTER = 60, 14  # characters between a name and the word that says what kin it is


class Sex(StrEnum):
    """What a word of kinship says of whom it is used."""

    MALE = "male"
    FEMALE = "female"


_WORDS = {
    Sex.MALE: re.compile(
        r"儿子|[长次幼独一二两三四五养]子(?!女)|公子|哥哥|弟弟|兄弟(?!姐)|兄长|[长胞堂表]兄|[胞堂表]弟|\b(?:sons?|brothers?)\b"
    ),
    Sex.FEMALE: re.compile(
        r"女儿|(?<!子)[长次幼独一二两三四五养]女|千金|姐姐|妹妹|姐妹(?!花)|[长胞堂表]姐|[胞堂表]妹|\b(?:daughters?|sisters?)\b"
    ),
}


def asked_sex(part: SubQuestion) -> Sex | None:
    """Of which sex the kin is that a part asks for; None where it does not say, or names both."""
    return said_sex(part) if _KIN & set(part.predicates) else None


def said_sex(part: SubQuestion) -> Sex | None:
    """The one sex of which the relation words of a part say kin to be, whatever is asked of the kin."""
    said = folded(" ".join(part.said))
    found = [sex for sex, words in _WORDS.items() if words.search(said)]
    return found[0] if len(found) == 1 else None


def is_called(name: str, sentences: Sequence[str], sex: Sex) -> bool:
    """Whether a sentence calls whoever bears a name by a word of kinship of a sex."""
    return any(_called(folded(name), folded(sentence)) is sex for sentence in sentences)


def says_sex(part: SubQuestion, text: str) -> bool:
    """Whether words speak of kin of the sex that a part asks for, if it asks for one."""
    wanted = asked_sex(part)
    return wanted is None or _WORDS[wanted].search(folded(text)) is not None


def of_sex_asked(rows: Sequence[Row], part: SubQuestion, store: GraphStore) -> tuple[Row, ...]:
    """The rows whose kin may be of the sex that a part asks for: no son where a daughter is meant."""
    wanted = asked_sex(part)
    if wanted is None:
        return tuple(rows)
    return tuple(row for row in rows if not any(_is_other(t, wanted, store) for t in row.triples.values()))


def _is_other(triple: Triple, wanted: Sex, store: GraphStore) -> bool:
    """Whether the words that state a fact of kinship call its members by a word of the other sex."""
    if triple.predicate not in _KIN or not isinstance(triple.object, str):
        return False
    sentences = [folded(e.sentence) for e in store.evidence([triple.id]).get(triple.id, ())]
    ends = [e for e in store.get_entities([triple.subject, triple.object]) if e is not None]
    called = {sex for e in ends for s in sentences for n in e.names if (sex := _called(folded(n.name), s))}
    return bool(called) and wanted not in called


def _called(name: str, sentence: str) -> Sex | None:
    """The sex that the word of kinship nearest to a name says; one before the name comes first."""
    place = sentence.find(name)
    if place < 0:
        return None
    before, after = sentence[max(0, place - _BEFORE) : place], sentence[place + len(name) :][:_AFTER]
    nearest = [(m.end(), sex) for sex, words in _WORDS.items() for m in words.finditer(before)]
    if nearest:
        return max(nearest)[1]
    behind = [(m.start(), sex) for sex, words in _WORDS.items() for m in words.finditer(after)]
    return min(behind)[1] if behind else None
