"""Which of two people is the older: by a sentence that calls one the other's elder sister, or by the years behind
their names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from schemas.graph import Literal, Triple
from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting, choice, verdict
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of, window_text
from solver.running import Runner
from solver.synthesis.composed import Composed

_NAME = r"(?P<{}>[A-ZÀ-Þ][^,?]*?)"
_ASKS = (
    re.compile(
        rf"^(?:Is|Was) {_NAME.format('one')} (?P<order>older|younger)(?P<either> or (?:younger|older))? than "
        rf"{_NAME.format('other')}\s*\?*$"
    ),
    re.compile(
        r"^(?:Who|Which of (?:them|the two)) (?:is|was) (?:the )?(?P<order>older|elder|younger)(?: of the two)?[,:]? "
        rf"{_NAME.format('one')},? or {_NAME.format('other')}\s*\?*$"
    ),
)
_WHO_ZH = r"[\u3400-\u9fff·]{2,10}?"
_ASKS_ZH = (
    re.compile(
        rf"^(?P<one>{_WHO_ZH})比(?P<other>{_WHO_ZH})(?:年[纪龄])?(?P<order>大|小|年长|年轻|年幼)"
        r"(?P<either>还是(?:小|大|年轻|年长))?[吗么]?[？?]*$"
    ),
    re.compile(
        rf"^(?P<one>{_WHO_ZH})(?:和|与|跟){{1}}(?P<other>{_WHO_ZH})(?:相比)?[，,]?谁的?(?:年[纪龄])?(?:更|比较)?"
        r"(?P<order>大|小|年长|年轻|年幼)(?:一些)?[？?]*$"
    ),
)
_YOUNGER = frozenset({"younger", "小", "年轻", "年幼"})
_KIN = {
    Language.ENGLISH: r"\b(?:(?P<elder>elder|older|eldest|big)|younger|youngest|little|baby) (?:half-|twin )?"
    r"(?:sister|brother|sibling)s?,? (?:the [a-z ]{{3,30}} )?{name}\b",
    Language.CHINESE: r"(?:(?P<elder>哥哥|姐姐|兄长|[胞长大二三][兄姐]|大哥)|弟弟|妹妹|[胞幼][弟妹])"
    r"[，,、]?(?:是|叫|名叫)?{name}",
}
"""Right before a name whose it is, on the page of the other."""

_BORN = r"[(（](?:born |b\. |生于)?[^()（）]*?(?P<year>1\d{3}|20\d\d)"
_YEAR = 4  # characters of a date that is only a year
_WORDS = {Language.ENGLISH: ("older: ", "younger: "), Language.CHINESE: ("年长：", "年轻：")}


@dataclass(frozen=True, slots=True)
class _Asked:
    one: str
    other: str
    younger: bool
    either: bool
    choice: bool


class Older:
    """Finds the sentences; an answer begins with yes, no, the one, or whether it is older or younger."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def either(self, plan: Plan) -> Composed | None:
        """Whether somebody is older or younger, where a question says both."""
        asked = _asked(plan)
        if asked is None or not asked.either:
            return None
        return self._by_facts(plan, asked) or self._decided(plan, asked)

    def told(self, plan: Plan) -> Composed | None:
        """The verdict or the choice; None where the pages leave it open, or something else is asked."""
        asked = _asked(plan)
        return self._decided(plan, asked) if asked is not None else None

    def _decided(self, plan: Plan, asked: _Asked) -> Composed | None:
        pages = self._pages(plan)
        found = _called(pages, asked.one, asked.other)
        if found is None:
            turned = _called(pages, asked.other, asked.one)
            found = (not turned[0], turned[1]) if turned is not None else _dated(pages, asked)
        if found is None:
            return None
        older, windows = found
        if asked.either:
            lead = _WORDS[plan.language][not older]
        elif asked.choice:
            lead = choice(asked.one if older is not asked.younger else asked.other, plan.language)
        else:
            lead = verdict(plan.language, yes=older is not asked.younger)
        return self._quoting.quoted(plan, lead, windows)

    def _by_facts(self, plan: Plan, asked: _Asked) -> Composed | None:
        """The same by the days on which facts say that both were born."""
        born = [self._fact(plan, name) for name in (asked.one, asked.other)]
        dates = [t.object.value for t in born if t is not None and isinstance(t.object, Literal)]
        least = min(map(len, dates), default=0)
        if len(dates) != len(born) or dates[0][:least] == dates[1][:least]:
            return None
        chinese = plan.language is Language.CHINESE
        said = [
            f"{name}{'出生于' if chinese else ' was born on ' if len(date) > _YEAR else ' was born in '}{t.object.text}"
            for t, name, date in zip(born, (asked.one, asked.other), dates, strict=True)
            if t is not None and isinstance(t.object, Literal)
        ]
        lead = _WORDS[plan.language][dates[0] > dates[1]]
        facts = {t: text for t, text in zip(born, (lead + said[0], said[1]), strict=True) if t is not None}
        return self._quoting.facts(plan, facts)

    def _fact(self, plan: Plan, name: str) -> Triple | None:
        """When the likeliest bearer of a name was born; None where facts say nothing, or several days."""
        mine = sorted(
            (e for e in plan.parts[0].entities if e.surface == name), key=lambda e: (-e.score, e.id)
        )
        found = (
            self._quoting.store.match(subjects=[e.id for e in mine[:1]], predicates=["birth_date"])
            if mine
            else []
        )
        return found[0] if len(found) == 1 else None

    def _pages(self, plan: Plan) -> list[Page]:
        part = replace(plan.parts[0], residual=())
        pages = self._runner.reader.shelf.of(part, self._runner.found(plan))
        return [page for page in pages if page.language is plan.language]


def _asked(plan: Plan) -> _Asked | None:
    text = re.sub(r"\s+", " ", plan.question.strip())
    forms = _ASKS_ZH if plan.language is Language.CHINESE else _ASKS
    for number, form in enumerate(forms):
        found = form.match(text)
        if found is not None:
            either = number == 0 and bool(found["either"])
            return _Asked(found["one"], found["other"], found["order"] in _YOUNGER, either, number == 1)
    return None


def _called(pages: Sequence[Page], one: str, other: str) -> tuple[bool, list[Window]] | None:
    """Whether a page about the second calls the first an elder sibling; None where none calls them either."""
    for page, window in _sentences(pages):
        if not _is_about(page, other) or _is_about(page, one):
            continue
        kin = re.search(_KIN[page.language].format(name=re.escape(one)), window_text(window))
        if kin is not None:
            return bool(kin["elder"]), [window]
    return None


def _dated(pages: Sequence[Page], asked: _Asked) -> tuple[bool, list[Window]] | None:
    """Whether the first was born before the second, by the first years in a bracket behind their names."""
    one, other = (_born(pages, name) for name in (asked.one, asked.other))
    if one is None or other is None or one[0] == other[0]:
        return None
    return one[0] < other[0], [one[1], other[1]]


def _born(pages: Sequence[Page], name: str) -> tuple[int, Window] | None:
    """The year in which somebody was born, as the one page about them opens, else as others have it in a bracket."""
    about = [page for page in pages if _is_about(page, name)]
    if len(about) > 1:
        return None
    opened = [(page, window) for page, window in _sentences(about) if not window.first]
    behind = rf"{re.escape(name)} ?{_BORN}"
    looked = [(one, _BORN) for one in opened] or [(one, behind) for one in _sentences(pages)]
    for (_, window), pattern in looked:
        found = re.search(pattern, window_text(window))
        if found is not None:
            return int(found["year"]), window
    return None


def _sentences(pages: Sequence[Page]) -> Iterator[tuple[Page, Window]]:
    for page in pages:
        for first, last in sentences_of(page):
            yield page, picked(page, first, last)


def _is_about(page: Page, name: str) -> bool:
    """Whether a page's title is a name, or has all its words: Ann of Ann Lee."""
    title, own = folded(page.document.title), folded(name)
    return title == own or (own.isascii() and set(own.split()) <= set(title.split()))
