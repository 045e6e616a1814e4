"""Parts of a page's film that the title names, and turns in it: `X took the title part`, `X gives a turn as Y`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.said.sayings import UNREAL, clause
from builder.extraction.english.word_order.phrases import role_name
from builder.extraction.english.word_order.sketch import matches, sketch
from schemas.graph import Qualifier
from schemas.text import Span

_CONFIDENCE = 0.85
_PART = r"(?:title|titular|eponymous|name) (?:part|role|character)"
_TITLE_PARTS = (
    rf"(?P<p>{{P}})(?:, [^,;.]*,)? (?:takes|took|plays|played|has|had|sings|sang|portrays|portrayed|assumes|assumed|"
    rf"stars in|starred in|appears in|appeared in|is cast in|was cast in|is seen in|was seen in) the {_PART}",
    rf"\b(?:with|starring|stars|starred|featuring|features) (?P<p>{{P}}) in the {_PART}",
    rf"\b[Tt]he {_PART} (?:is|was) (?:played|taken|portrayed|sung|filled) by (?P<p>{{P}})",
    rf"\b[Tt]he {_PART} (?:went|fell|goes) to (?P<p>{{P}})",
)
_OWNER = re.compile(r"(?P<role>[A-ZÀ-Þ][\w-]+(?: [A-ZÀ-Þ][\w-]+)?)['’]s? [A-ZÀ-Þ]")
_NAME = re.compile(r"[A-ZÀ-Þ][a-zà-ÿ-]+(?: [A-ZÀ-Þ][a-zà-ÿ-]+)?")
_NO_NAME = re.compile(r"^(?:The|A|An)\b")
_TURN = (
    r"(?P<p>{P})(?:, [^,;.]*,)? (?:gives|gave|delivers|delivered|contributes|contributed|makes|made|turns in|turned in|"
    r"has|had) an? (?:[a-z-]+ ){0,3}(?:turn|performance|cameo|appearance|portrayal) as "
    r"(?P<r>(?:the |an? )?[^,;.]{1,40}?)(?=[,;.]|$| and | in )"
)


def read_title_parts(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Who plays them in the page's film; the part in the title with whatever name that has."""
    film = resolver.cast.subject
    if film.type not in ("Film", "Series"):
        return
    drawn = sketch(resolver, sentence)
    for match in (m for pattern in (*_TITLE_PARTS, _TURN) for m in matches(pattern, drawn.text)):
        if UNREAL.search(clause(drawn, match).partition(" after ")[0]):
            continue
        told = match.groupdict().get("r")
        role = role_name(resolver, drawn, told) if told else _role_in(film.name)
        actor = drawn.signs[match["p"]]
        span = resolver.parsed.passage.locate(*drawn.plain(match.start("p"), match.end()))
        said = (Qualifier("role", role),) if role else ()
        yield Found(film, "starring", actor.named, *span, _CONFIDENCE, said)


def _role_in(title: str) -> str:
    """Whose name a title has: Ada of `Ada's Garden` and of `Ada`; empty where it has none."""
    owner = _OWNER.match(title)
    if owner is not None:
        return owner["role"]
    return title if _NAME.fullmatch(title) is not None and _NO_NAME.match(title) is None else ""
