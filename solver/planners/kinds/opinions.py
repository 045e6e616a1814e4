"""Questions what somebody thinks of things, that no fact answers: Is A a good film? Who is the best actor?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from schemas.text import Language
from solver.language import folded, language_of

_PRAISE = (
    r"good|bad|great|nice|terrible|awful|amazing|excellent|brilliant|fantastic|wonderful|talented|boring|funny|"
    r"interesting|beautiful|handsome|pretty|likeable|overrated|underrated|impressive|cool"
)
_MORE = r"better|worse|best|worst|greatest|finest|funniest|prettiest|coolest|nicest"
_DEGREE = rf"(?:(?:more|most|less|least|really|very|truly|so|such a|a really) )?(?:{_PRAISE})|{_MORE}"
_NO_OPINION = (
    r"(?![- ](?:known|\w+ed\b|\w+ing\b|bought|friends?\b|man\b|men\b|part\b|deal\b|many\b|way\b|result|time\b|score|"
    r"position|chart|place|rank|uncle|aunt|grand))"
)
_BE = r"(?:is|was|are|were)"
_OPINION = re.compile(
    rf"^(?:who|what|which(?: [a-z]+){{0,3}}?)(?:['’]s| {_BE}) (?:(?:the|a|an|[^?,]+?['’]s?) )?"
    rf"(?P<best>{_DEGREE})\b{_NO_OPINION}(?: (?P<noun>[a-z]+))?[^?]*$|"
    rf"^{_BE}(?:n['’]t)? [^?]+? (?:(?:the|a|an) )?(?P<claimed>{_DEGREE})\b{_NO_OPINION}(?: (?P<what>[a-z]+))?[^?]*$|"
    rf"^which(?: of [^?]+?|(?: [a-z]+){{0,3}}?) (?:do|would) you (?P<like>like|prefer|recommend)\b|"
    rf"^how (?P<how>{_PRAISE}) {_BE} |^is [^?]+? worth (?P<worth>watching|seeing|reading|visiting|a visit)\b"
)
_OF_PRIZES = re.compile(
    r"\b(?:awards?|oscars?|prizes?|w[io]n|winner|nominat\w+|ceremony|festival|named|voted|rated|ranked|called|considered|"
    r"thought|believed|said|according|regarded|described|reviews?|critics?)\b|\d|\bat the\b"
)
_GOOD_ZH = "好看|好听|好笑|好玩|好吃|有趣|漂亮|帅|美|厉害|伟大|优秀|精彩|棒|差|烂|牛|强|好"
_OPINION_ZH = re.compile(
    rf"(?P<best>最(?:{_GOOD_ZH}))(?!的?(?:朋友|成绩|名次|排名|票房|收视|销量|拍档|搭档))的?(?P<noun>[\u3400-\u9fff]{{1,4}}?)?"
    r"(?=是|$|[？?])|"
    rf"(?P<more>更(?:{_GOOD_ZH}|有才华?))(?=[？?]|一[些点]|$)|"
    r"(?P<how>好[看听笑玩吃]|厉害|帅|漂亮|优秀|伟大|精彩)[吗么][？?]?$|好不(?P<whether>好[看听笑玩吃]?)[？?]?$|"
    r"是(?:一?[个位名部])?(?P<good>[好烂]|优秀的|伟大的|出色的)(?![莱友评汉意])(?P<what>[\u3400-\u9fff]{1,3})[吗么][？?]?$|"
    r"(?P<worth>值得(?:一?看|读|去))"
)
_OF_PRIZES_ZH = re.compile(r"奖|届|评为|评选|获|提名|被称|誉为|认为|评价|\d")


@dataclass(frozen=True, slots=True)
class Opinion:
    """The words of praise or blame, and the noun that they are said of, if there is one."""

    words: str
    noun: str
    language: Language

    def said_in(self, texts: Sequence[str]) -> bool:
        """Whether a page says those very words, and not in the name of a prize or of its category."""
        if self.language is Language.CHINESE:
            stem = self.words.removesuffix("的")
            return any(stem in text and self.noun in text[text.find(stem) :][:12] for text in texts)
        said = re.compile(
            rf"\b{re.escape(self.words)}(?:[- ][\w-]+){{0,2}}?[ -]{self.noun}" if self.noun else self.words
        )
        return any(said.search(text) and not _OF_PRIZES.search(folded(text)) for text in texts)


def asked_opinion(question: str) -> Opinion | None:
    """What a question asks one to think; None where it asks for something else, or for what others have said."""
    language = language_of(question)
    if language is Language.CHINESE:
        found = _OPINION_ZH.search(question)
        if found is None or _OF_PRIZES_ZH.search(question):
            return None
    else:
        text = re.sub(r"\s+", " ", question).strip().rstrip("? .")
        text = text[:1].lower() + text[1:]
        found = _OPINION.match(text)
        if found is None or _OF_PRIZES.search(folded(text)):
            return None
    said = {name: value for name, value in found.groupdict().items() if value}
    noun = said.pop("noun", "") or said.pop("what", "")
    return Opinion(next(iter(said.values())), noun, language)
