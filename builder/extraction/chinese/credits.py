"""Whose film it is where no verb says it: `在陈凯歌的《霸王别姬》中饰演` tells who directed it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from builder.extraction.chinese.encoding import Alphabet, Encoded
from builder.extraction.chinese.items import PERSON
from builder.findings import Fact, Named

_ADAPTED = re.compile("(?:改编自?|取材[自于]?|根据|原著|翻拍自?|演唱|唱|写|读|翻唱)[^，。；]{0,8}$")
_SEEN_IN = re.compile("(?:[里中]|片中)[都也还]?有")
_ON_SCREEN = frozenset({"Film", "Series", "Work"})
_MADE = frozenset({"director", "author", "composer", "performer", "screenwriter", "lyricist"})


_ACTS = re.compile("演员|影星|影[帝后]|[男女]星|男主角|女主角")
_WRITTEN = frozenset({"author", "based_on", "screenwriter"})


@dataclass(frozen=True, slots=True)
class Credit:
    """A work that is said to be a person's; `start`, `end` are encoded positions."""

    work: Named
    person: Named
    start: int
    end: int


class CreditGrammar:
    """Finds `X的《W》` in encoded sentences."""

    def __init__(self, alphabet: Alphabet) -> None:
        self._listed = re.compile(f"(?:[、和与][{alphabet.letters('Work')}])*")
        self._of = re.compile(f"{alphabet.letter(PERSON)}的(?P<work>[{alphabet.letters('Work')}])")

    def find(self, encoded: Encoded, clean: str) -> Iterator[Credit]:
        """Every title right behind somebody's name and 的, but those of books, songs and lives of people."""
        for match in self._of.finditer(encoded.text):
            person, work = encoded.items[match.start()], encoded.items[match.start("work")]
            adapted = _ADAPTED.search(encoded.text, 0, match.start())
            if person is None or work is None or adapted is not None or person.coreference:
                continue
            listed = self._listed.match(encoded.text, match.end())
            if listed is not None and _SEEN_IN.match(encoded.text, listed.end()):
                continue  # 李四的《山河》里有他的身影: the one whom it shows
            if "传" in clean[work.start : work.inner[0]]:
                continue
            if len(person.named) == 1 and work.kind in _ON_SCREEN:
                yield Credit(work.named[0], person.named[0], *match.span())


def is_director(credit: Credit, said: Collection[Fact]) -> bool:
    """Whether the page tells that others play in a work, nothing else of its maker, and no part of whose it is."""
    work, person = credit.work.name, credit.person.name
    players = [f for f in said if f.predicate == "starring" and f.subject.name == work]
    acts = any(f.predicate == "starring" and _is(f, person) for f in said)
    writes = any(f.predicate in _WRITTEN and (_is(f, person) or _is(f, work)) for f in said)
    made = any(f.predicate in _MADE and f.subject.name == work for f in said)
    return bool(players) and not acts and not writes and not made


def is_actor(partner: Fact, said: Collection[Fact], text: str) -> bool:
    """Whether the page tells that whoever worked on something with others acts, and did not direct it.

    It tells by another part, by what it says the person is, or by a word before the name (`演员李四`).
    """
    if not isinstance(partner.object, Named):
        return False
    name, work = partner.object.name, partner.subject.name
    if any(f.predicate == "director" and f.subject.name == work and _is(f, name) for f in said):
        return False
    work_of = [f for f in said if f.predicate == "occupation" and f.subject.name == name]
    if work_of:
        return _ACTS.search(str(work_of[0].object)) is not None
    acts = any(f.predicate == "starring" and _is(f, name) for f in said)
    return acts or re.search(f"(?:{_ACTS.pattern}){re.escape(name)}", text) is not None


def _is(fact: Fact, name: str) -> bool:
    return isinstance(fact.object, Named) and fact.object.name == name
