"""Which time of something that happens again and again a Chinese question means, told by what happened then:
张三做评委的那一届电影节，最佳影片是哪部?
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from solver.descriptions.said_of import most_shared

_MEANT = re.compile(
    r"^(?:请问)?(?P<clause>(?:《[^》]*》|[^，。？《]){3,24}?)的(?:那|这|同)(?:一)?(?P<unit>[届次])(?P<event>[^，。？的]{0,12}?)"
    r"(?:上|里|中)?(?:[，,]|的|(?=最佳))(?P<rest>[^。？]{3,}[？?]?)$"
)
_YEAR = re.compile(r"(?<!\d)(?:1[89]|20)\d{2}年")
_NUMBER = re.compile(r"第[一二三四五六七八九十百\d]{1,4}届|首届")
_CLAUSE = re.compile(r"[，；。：]")
_SENTENCE = re.compile(r"[；。]")


@dataclass(frozen=True, slots=True)
class Edition:
    """What is asked of one time of an event: `clause` says what happened then, `rest` what is asked."""

    clause: str
    unit: str
    event: str
    rest: str

    @classmethod
    def of(cls, question: str) -> Edition | None:
        """The time that a question means so; None where it means none."""
        match = _MEANT.match(question)
        if match is None or _YEAR.search(match["clause"]) or _NUMBER.search(match["clause"]):
            return None
        return cls(match["clause"], match["unit"], match["event"], match["rest"])

    @property
    def words(self) -> str:
        """The words that say which time is meant."""
        return f"{self.clause}的那一{self.unit}{self.event}"

    @property
    def asking(self) -> tuple[str, str]:
        """Questions for the time by itself: for its year, and which it is."""
        return f"{self.words}是哪一年？", f"{self.words}是哪一{self.unit}？"

    def told(self, text: str) -> str:
        """The year, or else the number, that words give for what happened; empty where that is open."""
        start, end = most_shared(_SENTENCE, text, self.clause)
        return _nearest(_YEAR, text[start:end], self.clause) or _nearest(
            _NUMBER, text[start:end], self.clause
        )

    def holds(self, time: str, said: str) -> bool:
        """Whether words say that they tell of a time."""
        return re.search(rf"(?<!\d){re.escape(time.removesuffix('年'))}(?!\d|年代)", said) is not None

    def at(self, time: str) -> str:
        """What is asked, at a time by its year or number."""
        joint = "" if self.rest.startswith(("最佳", "影帝", "影后")) or not self.event else "，"
        return f"{time}{self.event}{joint}{self.rest}"


def _nearest(times: re.Pattern[str], sentence: str, clause: str) -> str:
    """The only time in the part of a sentence that says most of a clause, else in the parts before it, else in all."""
    first, last = most_shared(_CLAUSE, sentence, clause)
    parts = (sentence[first:last], sentence[:first]) if last - first < len(sentence) else ()
    for said in (*parts, sentence):
        found = set(times.findall(said))
        if found:
            return found.pop() if len(found) == 1 else ""
    return ""
