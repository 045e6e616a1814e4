"""When somebody won a prize for the first, second or third time, and how many years lie between two of these wins: by
facts put in order, and sentences that number them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from builder.numerals import ORDINALS_EN, whole_number
from schemas.graph import Evidence, Triple
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.names.categories import category_names
from solver.language import folded
from solver.narrower.quoting import Quoting
from solver.reading.windows import Window
from solver.synthesis.composed import Composed
from solver.synthesis.yes_no.awarding import window_at

_NTH = rf"(?:{'|'.join(ORDINALS_EN)})"
_TURN = r"第[一二三四五六七八九十]+次"
_WON = r"(?:获得|得到|赢得|夺得|拿到|捧得|获|拿|得|成为|当选)过?(?:了)?"
_APART = (
    re.compile(
        rf"^How (?:many years|long) .*?\bbetween (?P<who>[A-ZÀ-Þ].+?)['’]s? (?P<one>{_NTH}) and "
        rf"(?:(?:his|her|their|the) )?(?P<other>{_NTH}) (?P<prize>.+?)(?: wins?)?\s*\?*$"
    ),
    re.compile(
        rf"^(?P<who>[^，。？]+?)(?P<one>{_TURN})(?:和|与|跟|到)(?P<other>{_TURN}){_WON}(?P<prize>.+?)(?:之间)?[，,]?"
        r"(?:中间|一共|总共)*(?:相?隔|间隔|相差|差|有)了?(?:几年|多少年|多久)[？?]*$"
    ),
)
_WHEN = (
    re.compile(
        rf"^(?:When|(?:In )?(?:which|what) year) did (?P<who>[A-ZÀ-Þ].+?) (?:win|receive) (?:his|her|their|a|the) "
        rf"(?P<one>{_NTH}) (?P<prize>.+?)\s*\?*$"
    ),
    re.compile(
        rf"^(?P<who>[^，。？]+?)(?P<one>{_TURN}){_WON}(?P<prize>.+?)是?(?:在)?(?:哪一?年|什么时候|何时)[？?]*$"
    ),
    re.compile(
        rf"^(?P<who>[^，。？]+?)是?(?:在)?(?:哪一?年|什么时候|何时)(?P<one>{_TURN}){_WON}(?P<prize>.+?)的?[？?]*$"
    ),
)
_SAID = (
    (1, re.compile(r"首次|首度|第一[次座个度]|初次|\bfirst\b")),
    (2, re.compile(r"再[次度获]|第二[次座个度]|二度|\bsecond\b|\bagain\b")),
    (3, re.compile(r"第三[次座个度]|三度|\bthird\b")),
    (4, re.compile(r"第四[次座个度]|四度|\bfourth\b")),
    (5, re.compile(r"第五[次座个度]|五度|\bfifth\b")),
)
_INTERVAL = re.compile(
    r"\b(?:years?|decades?) (?:later|after|before|earlier|apart)\b|年[之以]?[后前]|时隔|相隔"
)


@dataclass(frozen=True, slots=True)
class _Asked:
    """Whose wins of which prize, and which of them by number."""

    who: str
    prize: str
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Win:
    """A year in which a prize was won, and what states it."""

    year: int
    evidence: tuple[Evidence, ...]

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers that its sentences speak of."""
        said = " ".join(one.sentence for one in self.evidence)
        return frozenset(number for number, pattern in _SAID if pattern.search(said))


class NumberedWins:
    """Puts the wins of one prize in order; tells nothing where no sentence numbers any as they then stand."""

    def __init__(self, store: GraphStore, quoting: Quoting) -> None:
        self._store = store
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The year of the win, or how many lie between two of them, resting on the sentences that state them."""
        asked = _asked(plan)
        if asked is None:
            return None
        wins = self._wins(plan, asked)
        if max(asked.numbers) > len(wins) or not _is_in_order(wins, asked.numbers):
            return None
        meant = [(number, wins[number - 1]) for number in asked.numbers]
        windows = [self._window(number, win) for number, win in meant]
        text = _text(plan.language, asked, [win.year for _, win in meant])
        return (
            self._quoting.stated(plan, text, [w for w in windows if w is not None]) if all(windows) else None
        )

    def leaves_open(self, plan: Plan, cited: Sequence[str]) -> bool:
        """Whether the years between two wins are asked for, and neither facts nor the words cited tell how many: one
        sentence that speaks of no time between."""
        asked = _asked(plan)
        if asked is None or len(asked.numbers) == 1 or len(set(cited)) > 1 or not _prizes(plan, asked):
            return False
        return self.told(plan) is None and not any(_INTERVAL.search(text) for text in cited)

    def _wins(self, plan: Plan, asked: _Asked) -> list[_Win]:
        """All wins of the prize that facts date, by year."""
        named = [e for part in plan.parts for e in part.entities]
        whose = sorted({e.id for e in named if folded(e.surface) == folded(asked.who)})
        prizes = _prizes(plan, asked)
        if not whose or not prizes:
            return []
        category = category_names(folded(asked.prize))
        facts = [*self._store.match(subjects=whose, predicates=["award_won"], objects=prizes)]
        facts = [fact for fact in facts if not category or re.search(category, folded(fact.said("category")))]
        known = self._store.evidence([fact.id for fact in facts])
        found: dict[int, list[Evidence]] = {}
        for fact in facts:
            year = self._year(fact, facts)
            if not year:
                return []  # one more, and nobody knows where among the others
            found.setdefault(year, []).extend(known[fact.id])
        return [_Win(year, tuple(found[year])) for year in sorted(found)]

    def _year(self, fact: Triple, facts: Sequence[Triple]) -> int:
        """The year that a fact, its edition, or another of the same work gives; 0 where none does."""
        own = _number(fact.said("time"))
        if own:
            return own
        edition, work = _number(fact.said("edition")), fact.said("work")
        if edition:
            others = self._store.match(predicates=["award_won"], objects=[str(fact.object)])
            dated = ((_number(t.said("time")), _number(t.said("edition"))) for t in others)
            first = Counter(year - number for year, number in dated if year and number)
            return first.most_common(1)[0][0] + edition if first else 0
        alike = (_number(t.said("time")) for t in facts if work and t.said("work") == work)
        return next(filter(None, alike), 0)

    def _window(self, number: int, win: _Win) -> Window | None:
        """The sentence that states a win, rather one that numbers it."""
        numbering = dict(_SAID).get(number)
        order = sorted(win.evidence, key=lambda e: numbering is None or not numbering.search(e.sentence))
        if not order:
            return None
        one = order[0]
        return window_at(self._store, one.document, one.sentence_start, one.sentence_end)


def _prizes(plan: Plan, asked: _Asked) -> list[str]:
    """What is known of that a question calls the prize."""
    named = (e for part in plan.parts for e in part.entities)
    return sorted({e.id for e in named if e.type == "Award" and e.surface in asked.prize})


def _asked(plan: Plan) -> _Asked | None:
    for form in (*_APART, *_WHEN):
        found = form.match(plan.question)
        if found is not None:
            said = [found[name] for name in ("one", "other") if name in form.groupindex]
            return _Asked(found["who"].strip(), found["prize"], tuple(map(_turn, said)))
    return None


def _turn(word: str) -> int:
    return ORDINALS_EN.index(word) + 1 if word in ORDINALS_EN else whole_number(word[1:-1])


def _is_in_order(wins: Sequence[_Win], wanted: Sequence[int]) -> bool:
    """Whether the last win asked for, or one behind it, is numbered as it stands, and none up to it otherwise."""
    places = [(place, win.numbers) for place, win in enumerate(wins, 1)]
    last = max(wanted)
    numbered = any(place in said for place, said in places if place >= last)
    return numbered and all(place in said for place, said in places[:last] if said)


def _number(value: str) -> int:
    found = re.match(r"\d+", value)
    return int(found[0]) if found is not None else 0


def _text(language: Language, asked: _Asked, years: Sequence[int]) -> str:
    if language is Language.CHINESE:
        told = "，".join(f"第{n}次在{year}年" for n, year in zip(asked.numbers, years, strict=True))
        gap = f"{abs(years[1] - years[0])}年：" if len(years) > 1 else ""
        return f"{gap}{asked.who}{told}获得{asked.prize}"
    order = [ORDINALS_EN[n - 1] for n in asked.numbers]
    told = " and ".join(f"the {nth} in {year}" for nth, year in zip(order, years, strict=True))
    gap = f"{abs(years[1] - years[0])} years: " if len(years) > 1 else ""
    return f"{gap}{asked.who} won {told} ({asked.prize})"
