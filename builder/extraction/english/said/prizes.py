"""How the order of words tells who won the prize of a page, or one that somebody else lost."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying
from builder.extraction.english.word_order.sketch import Sketch

_PRIZE = ("Award",)
_WON = re.compile(
    r"\b(?:w[oi]n\w*|winner\w*|laureates?|recipients?|received|took|honou?red|awarded|given|went|prize|award|medal|shared|"
    r"brought|crowned|chosen)\b"
)
_LOST = re.compile(
    r"\b(?:nominat\w+|shortlist\w*|longlist\w*|lost|jury|judges?|juror|chair\w*|declin\w+|refus\w+|present(?:ed|er)|host\w*|"
    r"design\w+|defeated|beat|unlike|passed over|never|not|founder|sponsor\w*|criticis\w+|named after|edited)\b"
)
_OF_BOOKS = re.compile(r"\b(?:literary|literature|novels?|fiction|books?|poetry|poems?|writers?|authors?)\b")
_OWN = r"(?:(?:the|an?|his|her|their) (?:[\w-]+ ){0,4})?"
_IT = r"(?:it|the (?:\w+ )?(?:prize|award|medal|honou?r))"


def _is_won(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the half sentence tells of winning, and of nothing else."""
    start = max((m.end() for m in re.finditer(r";\s", drawn.text[: match.start()])), default=0)
    words = drawn.text[start : match.end()]
    return _WON.search(drawn.text[start:]) is not None and _LOST.search(words) is None


def _wrote(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a prize for books was won."""
    return _OF_BOOKS.search(resolver.cast.description) is not None and _is_won(resolver, drawn, match)


_ROWS = (
    rf"(?P<p>{{P}})(?: (?:won|took|received|was (?:honou?red|awarded|chosen)|did so|followed)(?: {_IT})?(?: again| "
    rf"twice)?)?,?(?: in (?P<t>{{DATE}}))?,? (?:for|with) {_OWN}(?P<w>{{W}})",
    rf"(?P<p>{{P}})(?:, who)? (?:\w+ )?(?:won|took|received|was (?:honou?red|awarded|chosen))(?: {_IT})?(?: again)?,? "
    rf"(?:for|with) {_OWN}(?P<w>{{W}})(?: in (?P<t>{{DATE}}))",
    rf"(?P<w>{{W}})(?:, [^,;.]*,)? (?:\w+ )?(?:brought|won|earned|gave|got) (?P<p>{{P}}) {_IT}",
    r"(?P<p>{P})(?:, [^,;.]*?,?)? when (?P<w>{W}) (?:was (?:honou?red|chosen)|won)(?: in (?P<t>{DATE}))?",
    r"{P}'s (?:novels? |book |play |collection )?(?P<w>{W})[^;.]{0,60}? (?:won|took|received|was awarded)\b",
)
_ALONE = (
    r"\b[Ff]irst (?:winner|laureate|recipient|holder)s? (?:was|were) (?P<s>{P+})",
    r"\b(?:[Ww]inners|[Ll]aureates|[Rr]ecipients|[Hh]olders) (?:have )?(?:includ(?:e|ed)|are|were|among others) (?P<s>{P+})",
    r"\b(?:youngest|oldest|only|latest|most recent|last) (?:winner|laureate|recipient)s? (?:is|was|are|were|to date is) "
    r"(?P<s>{P+})",
    r"\b(?:prize|award|medal|it) (?:was |were |has been )?(?:awarded|given|presented|went|gone|bestowed|conferred)"
    r"(?: [a-z]+)?(?: in {DATE})? (?:up)?on? ?(?:to )?(?P<s>{P+})",
    r"\bshar(?:ed|ing) (?:it|the (?:prize|award|medal))(?: of {DATE})?(?: in {DATE})? with (?P<s>{P+})",
    r"(?P<s>{P})(?:, [^,;.]*,)? shar(?:ed|ing) (?:it|the (?:prize|award|medal))(?: of {DATE})?(?: in {DATE})? with {P}",
    r"(?P<s>{P})(?:, (?:who|whose|an?|the) [^;.]{0,80},)? (?:won|received|was awarded|has won) (?:it|the (?:prize|award|"
    r"medal))(?=[,;.]| (?:in|twice|again|at|on|for)\b)",
    r"(?P<s>{P}) won in {DATE}",
)

SAID_OF_PRIZES = (
    *(Saying("award_won", rows.replace("(?P<p>", "(?P<s>"), 0.85, _PRIZE, _is_won) for rows in _ROWS[:4]),
    *(Saying("award_won", alone, 0.85, _PRIZE, _is_won) for alone in _ALONE),
    *(
        Saying("author", rows.replace("(?P<w>", "(?P<s>").replace("(?P<p>", "(?P<o>"), 0.8, _PRIZE, _wrote)
        for rows in _ROWS[:4]
    ),
)
