"""Yes or no by words that a page has for the one or the other: 退学 denies 读完, 免收门票 denies 买票."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.plan import AnswerType, Plan
from schemas.text import Language
from solver.narrower.quoting import Quoting, verdict
from solver.reading.telling_of import told_of
from solver.reading.windows import Window
from solver.running import Runner
from solver.synthesis.composing import Composed


@dataclass(frozen=True, slots=True)
class Opposition:
    """What a question asks, and the words by which pages of each language say that it is so, or that it is not."""

    asked: re.Pattern[str]
    so: re.Pattern[str]
    not_so: re.Pattern[str]


_CHARGED = re.compile(
    r"(?<!免)收费|票价|门票(?:为|每张|售)|凭票|须?购票|\bcharges? (?:for )?admission\b|"
    r"\bcharges? an? (?:entrance|entry) fee\b|"
    r"\b(?:admission|entry|entrance) (?:fee|charge)s?(?! (?:was|were) (?:abolished|scrapped|dropped))|"
    r"\btickets? costs?\b",
    re.I,
)
_FREE = re.compile(
    r"免(?:收|费|掉|除)(?:了|的)?(?:门票|参观|入场|开放|入馆)?(?:费)?|免票|不收(?:门票|费)|"
    r"\b(?:admission|entry|entrance)(?: to [^,.]{2,30})? (?:is|has been|was made) free\b|"
    r"\bfree (?:admission|entry|entrance)\b|\bfree of charge\b|\bno (?:admission|entrance|entry) (?:fee|charge)s?\b",
    re.I,
)
_LEFT_STUDIES = re.compile(
    r"退学|辍学|肄业|休学后未|中途离校|未(?:能)?(?:毕业|读完|念完)|没有?(?:毕业|读完|念完)|开除|"
    r"\bdropp(?:ed|ing) out\b|\bwithout (?:(?:an?|any|his|her|taking|finishing|completing) )+(?:degree|studies)\b|"
    r"\bwithout graduating\b|\b(?:never|not) (?:graduated?|finish(?:ed)?|complet(?:ed?|ing))\b|"
    r"\b(?:expelled|abandoned (?:his|her) (?:studies|degree|course))\b",
    re.I,
)
_ENDED_STUDIES = re.compile(
    r"毕业(?!设计|论文|前)|(?:获|取得|拿到)[^，。；]{0,10}(?:学位|文凭)|读完|念完|\bgraduat(?:ed|ing)\b(?! school)|"
    r"\b(?:took|received|earned|obtained|gained|completed) (?:a|an|his|her|the) (?:[\w-]+ ){0,4}?"
    r"(?:degree|doctorate|diploma|B\.?A|PhD)\b",
    re.I,
)
_OPPOSITIONS = {
    Language.CHINESE: (
        Opposition(
            re.compile(r"(?:掏钱|花钱|付钱|给钱|要钱|收费|收钱|买票|购票|收门票|要门票|付费|门票钱)[^，。]{0,4}[吗么]|"
                       r"(?:要不要|用不用|需不需要|收不收)[^，。]{0,6}(?:钱|票|费)"),
            _CHARGED,
            _FREE,
        ),
        Opposition(re.compile(r"(?:免费|免票|不要钱|不收费|不收门票)[^，。]{0,6}[吗么]|是不是免费"), _FREE, _CHARGED),
        Opposition(
            re.compile(
                r"(?:读完|念完|上完|毕业|毕了业|拿到?(?:了)?(?:学位|文凭|毕业证))[^，。]{0,8}[吗么]|"
                r"有没有[^，。]{0,4}(?:读完|念完|上完|毕业|拿到(?:学位|文凭))"
            ),
            _ENDED_STUDIES,
            _LEFT_STUDIES,
        ),
    ),
    Language.ENGLISH: (
        Opposition(
            re.compile(
                r"^(?:do|does|did|must|will|would|is there|are there)\b.*\b(?:pay|charged?|buy a ticket|tickets?|"
                r"(?:entrance|admission|entry) fee)\b.*"
                r"\b(?:get in|enter|entry|visit|go in|see|admission|into|to get|charge|fee)\b|"
                r"^(?:does|do|did)\b.*\bcharge\b.*\b(?:admission|entry|entrance|visitors)\b",
                re.I,
            ),
            _CHARGED,
            _FREE,
        ),
        Opposition(
            re.compile(
                r"^(?:is|was|are)\b.*\b(?:free (?:to|of charge|for)|free\s*\?|for free)|^can\b.*\bfor free\b", re.I
            ),
            _FREE,
            _CHARGED,
        ),
        Opposition(
            re.compile(
                r"^did\b.*\b(?:graduate|(?:finish|complete|take|get|earn)\b.*\b(?:degree|studies|course|university|"
                r"college|school))\b",
                re.I,
            ),
            _ENDED_STUDIES,
            _LEFT_STUDIES,
        ),
    ),
}  # fmt: skip


class Opposed:
    """Looks for the words in what is told of the one thing that a question names; quotes the sentence."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The verdict and the sentence; None where no page says either, pages say both, or something else is asked."""
        part = plan.parts[0]
        asked = [o for o in _OPPOSITIONS[plan.language] if o.asked.search(plan.question)]
        if len(plan.parts) != 1 or part.asked is not AnswerType.BOOLEAN or not asked or not part.names:
            return None
        so, not_so = self._found(plan, asked[0])
        if bool(so) == bool(not_so):
            return None
        return self._quoting.quoted(plan, verdict(plan.language, yes=bool(so)), (so or not_so)[:1])

    def _found(self, plan: Plan, asked: Opposition) -> tuple[list[Window], list[Window]]:
        """What says that it is so, and what says that it is not, of pages in the question's language."""
        part, reader = plan.parts[0], self._runner.reader
        so: list[Window] = []
        not_so: list[Window] = []
        for page in reader.shelf.of(part, self._runner.found(plan)):
            forms = sorted(reader.wanted.forms(part, page, part.names[0]))
            if page.language is not plan.language or not forms:
                continue
            about = not reader.shelf.about(part, page).isdisjoint(forms)
            for window, text in told_of(page, forms, about=about):
                if not all(name in text for name in part.names[1:]):
                    continue
                if asked.not_so.search(text):
                    not_so.append(window)
                elif asked.so.search(text):
                    so.append(window)
        return so, not_so
