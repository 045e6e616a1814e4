"""How far the amounts of two things differ that sentences give in one unit: the spans of two bridges in metres."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting
from solver.reading.telling_of import told_of
from solver.reading.windows import Window
from solver.running import Runner
from solver.synthesis.composing import Composed

_DIMENSIONS = (
    (r"spans?|跨[度径]?|主跨", r"spans?|spanned|spanning|跨"),
    (r"tall(?:er)?|high(?:er)?|heights?|高度?", r"tall|high|heights?|高"),
    (r"wide[r]?|widths?|宽度?", r"wide|widths?|宽"),
    (r"deep(?:er)?|depths?|深度?", r"deep|depths?|深"),
    (r"heavier|weights?|weighs?|重量?", r"weighs?|weighed|weight|重"),
    (r"long(?:er)?|lengths?|长度?", r"long|lengths?|长"),
)
"""What asks for a dimension, and what says it; a span is no length, and so comes first."""

_UNITS = {
    "metre": "m", "meter": "m", "metres": "m", "meters": "m", "m": "m", "米": "m", "kilometre": "km",
    "kilometres": "km", "kilometer": "km", "kilometers": "km", "km": "km", "公里": "km", "千米": "km", "tonne": "t",
    "tonnes": "t", "tons": "t",
    "吨": "t", "feet": "ft", "ft": "ft", "kg": "kg", "公斤": "kg", "千克": "kg",
}  # fmt: skip
_NAMES = {
    Language.ENGLISH: {"m": " metres", "km": " km", "t": " tonnes", "ft": " feet", "kg": " kg"},
    Language.CHINESE: {"m": "米", "km": "公里", "t": "吨", "ft": "英尺", "kg": "公斤"},
}
_AMOUNT = re.compile(
    rf"(?<![\d.,])(?P<number>\d+(?:,\d{{3}})*(?:\.\d+)?)[\s-]?"
    rf"(?P<unit>{'|'.join(sorted(_UNITS, key=len, reverse=True))})"
    r"(?![a-z\d²³])"
)
_ASKS = {
    Language.ENGLISH: re.compile(
        r"^(?:by )?how (?:many|much)\b.*\b(?:than|out-?spans?|outspan|differ)\b|^what is the difference in\b|"
        r"^how (?:many|much) (?:metres?|meters?|kilomet(?:re|er)s|feet|tonnes?|tons?)?\s*"
        r"(?:longer|taller|higher|wider|deeper|heavier|shorter)\b",
        re.I,
    ),
    Language.CHINESE: re.compile(
        r"比.*(?:[长高宽深重短矮窄浅轻]|多|少)(?:出|了)?(?:几|多少)(?:米|公里|千米|吨|公斤|千克)"
    ),
}
_REACH = 40  # characters between the word of a dimension and its amount
_TWO = 2


@dataclass(frozen=True, slots=True)
class _Told:
    amount: float
    unit: str
    window: Window


class Differing:
    """Looks for both amounts; quotes their sentences behind the difference."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The difference and both sentences; None where one amount is not told, they are in two units, or something
        else is asked.
        """
        part, asked = plan.parts[0], folded(plan.question)
        names = [name for name in part.names if not any(name != n and name in n for n in part.names)]
        bare = asked
        for name in names:
            bare = bare.replace(folded(name), " ")
        said = next((s for a, s in _DIMENSIONS if re.search(_word(a), bare.replace("out-span", "span"))), "")
        if len(plan.parts) != 1 or len(names) != _TWO or not said or not _ASKS[plan.language].search(asked):
            return None
        one, other = (self._told(plan, name, next(n for n in names if n != name), said) for name in names)
        if one is None or other is None or one.unit != other.unit or one.amount == other.amount:
            return None
        number = f"{round(abs(one.amount - other.amount), 3):g}{_NAMES[plan.language][one.unit]}"
        lead = f"相差{number}：" if plan.language is Language.CHINESE else f"the difference is {number}: "
        windows = [one.window] if one.window.first == other.window.first else [one.window, other.window]
        return self._quoting.quoted(plan, lead, windows)

    def _told(self, plan: Plan, name: str, rival: str, said: str) -> _Told | None:
        """The amount of a dimension that a page gives of a thing: on its own page, or right behind its name on
        another; pages in the question's language first.
        """
        part, reader = plan.parts[0], self._runner.reader
        pages = reader.shelf.of(part, self._runner.found(plan))
        for page in sorted(pages, key=lambda page: page.language is not plan.language):
            forms = sorted(reader.wanted.forms(part, page, name))
            rivals = reader.wanted.forms(part, page, rival)
            own = not reader.shelf.about(part, page).isdisjoint(forms)
            for window, text in told_of(page, forms, about=own):
                words = folded(text)
                named = [words.find(form) + len(form) for form in forms if form in words]
                if not own and not named:
                    continue
                behind = words[min(named) :] if not own else words
                if (own and any(r in words for r in rivals if r not in forms)) or _is_of_many(behind, said):
                    continue
                amount = _amount(behind, said)
                if amount is not None:
                    return _Told(*amount, window)
        return None


def _amount(text: str, said: str) -> tuple[float, str] | None:
    """The amount nearest to the first word of a dimension."""
    place = re.search(_word(said), text)
    found = [
        (min(abs(m.start() - place.end()), abs(place.start() - m.end())), m)
        for m in _AMOUNT.finditer(text)
        if place is not None
    ]
    gap, nearest = min(found, key=lambda one: one[0], default=(_REACH, None))
    if nearest is None or gap >= _REACH:
        return None
    return float(nearest["number"].replace(",", "")), _UNITS[nearest["unit"]]


def _is_of_many(text: str, said: str) -> bool:
    """Whether a text says a dimension more than once, so that nothing tells whose an amount is."""
    return len(re.findall(_word(said), text)) > 1


def _word(words: str) -> str:
    latin = "|".join(w for w in words.split("|") if w.isascii())
    other = "|".join(w for w in words.split("|") if not w.isascii())
    return rf"\b(?:{latin})\b|{other}"
