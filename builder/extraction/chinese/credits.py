"""Whose film it is where no verb says it: `在陈凯歌的《霸王别姬》中饰演` tells who directed it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from builder.extraction.chinese.items import PERSON
from builder.extraction.chinese.patterns.encoding import Alphabet, Encoded
from builder.findings import Fact, Named

_ADAPTED = re.compile("(?:改编自?|取材[自于]?|根据|原著|翻拍自?|演唱|唱|写|读|翻唱)[^，。；]{0,8}$")
_SEEN_IN = re.compile("(?:[里中]|片中)[都也还]?有")
_ON_SCREEN = frozenset({"Film", "Series", "Work"})
_FILMS = frozenset({"Film", "Work"})
_MADE = frozenset({"director", "author", "composer", "performer", "screenwriter", "lyricist"})


_ACTS = re.compile("演员|影星|影[帝后]|[男女]星|男主角|女主角")
_DIRECTS = re.compile("导演")
_FILM_PRIZE = re.compile("金熊|银熊|金狮|银狮|金棕榈|金马|金像|金鸡|百花|奥斯卡|电影|影展")
_OTHER_ART = re.compile(
    "靠$|小说|歌|曲|剧本|编剧|原著|散文|诗|漫画|摄影|美术|服装|剪辑|配乐|音乐|(?<!导)演|主角|影[帝后]|作家|唱|书"
)
_FILM_PAGE = re.compile("(?:电影|影)(?:节|展|奖)|金[马像鸡]奖|百花奖|影业|电影公司|制片厂|电影运动|新浪潮")
_FILM_BODY = re.compile(
    "是[^，。；]{0,20}?(?:电影节|影展|电影奖|电影奖项|电影(?:制作|制片)?公司|电影运动|制片厂|片厂)(?=[，。；])"
)
_WRITTEN = frozenset({"author", "based_on", "screenwriter"})


@dataclass(frozen=True, slots=True)
class Credit:
    """A work that is said to be a person's; `start`, `end` are encoded positions.

    `plain`: no word before it tells of another art than directing.
    """

    work: Named
    person: Named
    start: int
    end: int
    plain: bool = False


class CreditGrammar:
    """Finds `X的《W》` and `X推出《W》` in encoded sentences."""

    def __init__(self, alphabet: Alphabet) -> None:
        self._listed = re.compile(f"(?:[、和与][{alphabet.letters('Work')}])*")
        works = alphabet.letters("Work")
        named = f"(?:(?:导演|长片|电影)?处女作|新作|新片|名作|力作|旧作|早期作品)?(?P<work>[{works}])"
        self._brings = re.compile(
            f"{alphabet.letter(PERSON)}(?:再|又|则|也|接着|随后|随即|陆续)?推出(?:了)?(?:[^，。；《》的{works}]{{0,6}}?)(?P<work>[{works}](?:[、和与及][{works}])*)(?![中里的])"
        )
        self._of = re.compile(f"{alphabet.letter(PERSON)}的{named}(?:[、和与及](?P<more>[{works}]))?")

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
            if len(person.named) != 1:
                continue
            plain = (
                _OTHER_ART.search(encoded.text, _clause(encoded.text, match.start()), match.start()) is None
            )
            if work.kind in _ON_SCREEN:
                yield Credit(work.named[0], person.named[0], match.start(), match.end("work"), plain)
            more = encoded.items[match.start("more")] if match["more"] else None
            if more is not None and more.kind in _ON_SCREEN:
                yield Credit(more.named[0], person.named[0], match.start(), match.end("more"), plain)
        for match in self._brings.finditer(encoded.text):
            person = encoded.items[match.start()]
            if person is None or len(person.named) != 1:
                continue
            for work in encoded.items_in(*match.span("work")):
                if work.kind in _FILMS:
                    yield Credit(work.named[0], person.named[0], match.start(), match.end("work"))


def is_of_films(page: str, description: str) -> bool:
    """Whether a page is about a film festival, a film prize or a firm that makes films."""
    return _FILM_PAGE.search(page) is not None or _FILM_BODY.search(description) is not None


def is_director(credit: Credit, said: Collection[Fact], *, of_films: bool = False) -> bool:
    """Whether the page tells that others play in a work, or whose it is directs, and nothing else of its maker.

    Of somebody who is not said to direct it must tell no part either. A page about a festival or a firm of films
    (`of_films`) names films by their directors.
    """
    work, person = credit.work.name, credit.person.name
    players = [f for f in said if f.predicate == "starring" and f.subject.name == work]
    directs = any(f.predicate == "director" and _is(f, person) for f in said)
    directs = directs or any(
        f.predicate == "occupation" and f.subject.name == person and _DIRECTS.search(str(f.object))
        for f in said
    )
    acts = any(
        f.predicate == "starring" and _is(f, person) and (f.subject.name == work or not directs) for f in said
    )
    prized = any(
        f.predicate == "award_won" and _prized(f, work) and _FILM_PRIZE.search(str(f.object)) for f in said
    )
    writes = any(f.predicate in _WRITTEN and (_is(f, person) or _is(f, work)) for f in said)
    made = any(f.predicate in _MADE and f.subject.name == work for f in said)
    return (
        bool(players or directs or prized or (of_films and credit.plain))
        and not acts
        and not writes
        and not made
    )


def _clause(text: str, position: int) -> int:
    """Where the clause begins that holds a position."""
    return max(text.rfind(mark, 0, position) for mark in "，。；：") + 1


def _prized(fact: Fact, work: str) -> bool:
    return fact.subject.name == work or any(q.name == "work" and q.value == work for q in fact.qualifiers)


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
