"""How many brothers and sisters somebody has, by the sentence that tells among how many children: the third of five."""

from __future__ import annotations

import re

from builder.numerals import ORDINALS_EN, SMALL_EN, whole_number
from schemas.plan import Plan
from schemas.text import Language
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of, window_text
from solver.synthesis.composed import Composed

_ASKS = {
    Language.ENGLISH: re.compile(
        r"\bhow many (?P<kin>siblings|brothers and sisters|brothers|sisters)\b", re.I
    ),
    Language.CHINESE: re.compile(r"[几多][少个位名]*(?:亲)?(?P<kin>兄弟姐妹|兄弟姊妹|手足|兄弟|姐妹|姊妹)"),
}
_ALL = ("children", "siblings", "kids")
_NOUNS = {
    "siblings": _ALL, "brothers and sisters": _ALL, "brothers": ("sons", "brothers", "boys"),
    "sisters": ("daughters", "sisters", "girls"), "兄弟姐妹": ("孩子", "子女", "儿女", "兄弟姐妹"),
    "兄弟姊妹": ("孩子", "子女", "儿女", "兄弟姐妹"), "手足": ("孩子", "子女", "儿女", "兄弟姐妹"),
    "兄弟": ("兄弟", "儿子"), "姐妹": ("姐妹", "女儿"), "姊妹": ("姊妹", "女儿"),
}  # fmt: skip
_PLACE_EN = (
    rf"(?:one|eldest|oldest|youngest|elder|younger|middle|last|only boy|only girl|{'|'.join(ORDINALS_EN)})"
)
_FEW_EN = rf"(?:{'|'.join(SMALL_EN[2:20])}|\d{{1,2}})"
_FEW_ZH = r"(?:[两二三四五六七八九十]{1,2}|\d{1,2})"
_AMONG = {
    Language.ENGLISH: rf"\b{_PLACE_EN} (?:of|among|in a family of) (?:the |his parents['’] |her parents['’] |their )?"
    rf"(?P<n>{_FEW_EN}) (?:surviving )?(?:{{nouns}})\b",
    Language.CHINESE: rf"(?:家[中里](?:共|一共)?有?|[他她]?(?:是|在))?(?P<n>{_FEW_ZH})个?(?:{{nouns}})"
    r"(?:中|里|之中|当中|[，,])"
    r"[他她]?(?:的|是|为)?(?:排行|排[^，。]{0,2}第|(?:年[纪龄])?最[小大年]|老[大二三四五六幺]|"
    r"第[一二三四五六七八九十]|[长次幼][子女]|独)",
}
"""Who is one of so many children: the third of the five children, 家中五个孩子，他排行第三."""

_OTHERS = {
    Language.ENGLISH: re.compile(
        r"\b(?:wife|husband|mother|father|grandfather|grandmother|uncle|aunt|married|friend|partner|teacher|who|whom)\b"
    ),
    Language.CHINESE: re.compile(r"妻子|丈夫|[母父]亲(?!是)|祖父|祖母|外公|外婆|结婚|娶|嫁"),
}
"""Before it, words by which it may be told of somebody else."""


class Siblings:
    """Looks for the sentence on somebody's own page; quotes it behind the number."""

    def __init__(self, paging: Paging, quoting: Quoting) -> None:
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The number and the sentence; None where no page tells it, or something else is asked."""
        part = plan.parts[-1]
        asked = _ASKS[plan.language].search(plan.question)
        if asked is None or len(plan.parts) != 1 or len(part.names) != 1 or part.residual:
            return None
        for page in self._paging.about(plan, part.names[0]):
            found = _among(page, _NOUNS[asked["kin"].lower()])
            if found is not None:
                number, window = found
                lead = f"{number}个：" if plan.language is Language.CHINESE else f"{number}: "
                return self._quoting.quoted(plan, lead, [window])
        return None


def _among(page: Page, nouns: tuple[str, ...]) -> tuple[int, Window] | None:
    """One less than the children among whom a page says that its subject is one."""
    pattern = re.compile(_AMONG[page.language].replace("{nouns}", "|".join(nouns)))
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        text = window_text(window)
        found = pattern.search(text)
        if found is not None and not _OTHERS[page.language].search(text[: found.start()]):
            return whole_number(found["n"]) - 1, window
    return None
