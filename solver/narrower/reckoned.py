"""How many works somebody made, by a sentence that says of how many one is: `the fourth of her six novels`."""

from __future__ import annotations

import re

from builder.numerals import ORDINALS_EN, SMALL_EN, whole_number
from schemas.plan import Plan
from schemas.text import Language
from solver.narrower.quoting import Quoting
from solver.planners.words.heads import HEADS
from solver.reading.telling_of import told_of
from solver.reading.windows import Window
from solver.running import Runner
from solver.synthesis.composing import Composed

_WORKS = {
    Language.ENGLISH: rf"(?:{HEADS[Language.ENGLISH]['Work']}|studio album|memoir|ballet|painting)s",
    Language.CHINESE: HEADS[Language.CHINESE]["Work"],
}
_ASKS = {
    Language.ENGLISH: re.compile(
        rf"^how many (?P<noun>{_WORKS[Language.ENGLISH]}) (?:did|has|have|had) (?P<who>[^,?]+?) "
        r"(?:writ(?:e|ten)|ma[dk]e|direct(?:ed)?|released?|record(?:ed)?|publish(?:ed)?|composed?|put out|produced?)"
        r"(?: in (?:all|total)| altogether| in (?:his|her|their) (?:life|lifetime|career))?\s*\?*$",
        re.I,
    ),
    Language.CHINESE: re.compile(
        r"^(?P<who>[^，。？]+?)(?:一共|总共|共|生前|一生)*(?:写|创作|拍|执导|导演|出版|发行|出|发表|录制|推出)(?:过|了)"
        rf"(?:几|多少)[部本张首篇](?P<noun>[^，。？]{{0,5}}?(?:{_WORKS[Language.CHINESE]}))[？?]?$"
    ),
}
_FEW = rf"(?P<n>{'|'.join(SMALL_EN[2:20])}|\d{{1,3}})"
_TOLD = {
    Language.ENGLISH: rf"\b(?:one|last|best|best-known|{'|'.join(ORDINALS_EN)}) of (?:his|her|their|WHO['’]s?) {_FEW} "
    r"(?:[a-z-]+ )?NOUN\b",
    Language.CHINESE: r"(?:一生|共|一共|总共)(?:[^，。；]{0,2})(?:写|创作|拍|执导|导演|出版|发行|出|发表|录制|推出)"
    r"(?:有|过|了)(?P<n>[两二三四五六七八九十百]{1,4}|\d{1,3})[部本张首篇](?:[^，。；：]{0,5})NOUN",
}


class Reckoned:
    """Looks for the sentence; quotes it behind the number."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The number and the sentence; None where no page says it, two say different numbers, or something else is
        asked.
        """
        part = plan.parts[0]
        asked = _ASKS[plan.language].match(plan.question.strip())
        names = [name for name in part.names if asked is not None and name in asked["who"]]
        if asked is None or len(plan.parts) != 1 or len(names) != 1 or part.residual:
            return None
        told = _TOLD[plan.language].replace("NOUN", re.escape(asked["noun"]))
        pattern = re.compile(told.replace("WHO", re.escape(names[0])), re.I)
        found: dict[int, Window] = {}
        for page in self._runner.reader.shelf.of(part, self._runner.found(plan)):
            if page.language is plan.language:
                forms = sorted(self._runner.reader.wanted.forms(part, page, names[0]))
                about = bool(self._runner.reader.shelf.about(part, page))
                for window, text in told_of(page, forms, about=about, loosely=True):
                    said = pattern.search(text)
                    if said is not None:
                        found.setdefault(whole_number(said["n"]), window)
        if len(found) != 1:
            return None
        [(number, window)] = found.items()
        lead = f"{number}部：" if plan.language is Language.CHINESE else f"{number}: "
        return self._quoting.quoted(plan, lead, [window])
