"""Things that a question names only to leave them out: 除了《功夫》，… · besides Kung Fu Hustle, …"""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.language import language_of
from solver.planners.words.things import Linker

_CAPITAL = r"[A-ZÀ-Þ\d\u3400-\u9fff][\w.'’&·-]*"
_EN = re.compile(
    r",?\s*\b(?:[Bb]esides|[Aa]part from|[Aa]side from|[Oo]ther than|[Ee]xcept(?: for)?|[Ee]xcluding|[Nn]ot counting|"
    r"[Ii]n addition to)\s+(?:the\s+(?:film|movie|actor|actress|director|singer|series|novel)\s+)?"
    rf"(?P<names>[\"“‘*]?{_CAPITAL}(?:,?\s+(?:(?:of|the|and|or|in|to|for|from|with|de|von|van|la|a)\s+)*"
    rf"[\"“‘*]?{_CAPITAL})*[\"”’*]?)(?<!['’]s)(?=[\s,?.]|$)(?!\s+[A-ZÀ-Þ])(?:\s+(?:him|her|it|them)sel(?:f|ves))?,?\s*"
)
_OTHERS_EN = re.compile(r"\s+(?:else|others?)\b")
_ZH = re.compile(
    r"[，,]?除(?:了|去|开)?(?P<names>[^，,。？?除]{2,40}?)(?:他|她)?(?:自己|本人|本身)?"
    r"(?:(?:之外|以外|外)[，,]?|[，,]|(?=还|也|又))"
)
_AND_ZH = re.compile(r"、|以及|和|与|及|跟")
_TITLE_ZH = re.compile(r"(?:电影|影片|电视剧|歌曲|专辑|小说)?(?:《([^》]+)》|“([^”]+)”)")
_NOUN_ZH = re.compile(r"^(?:女演员|男演员|演员|导演|歌手|女星|男星|主演)")
_OTHERS_ZH = re.compile(r"还(?=[^是没])|其[他它]的?|另外的?|别的")


def excepting(question: str, linker: Linker) -> tuple[str, tuple[LinkedEntity, ...]]:
    """The question without the names that it leaves out, and what those mean; itself where it leaves out none."""
    chinese = language_of(question) is Language.CHINESE
    found = (_ZH if chinese else _EN).search(question)
    without = () if found is None else _meant(found["names"], linker, chinese=chinese)
    if found is None or not without:
        return question, ()
    before, after = question[: found.start()], question[found.end() :]
    if chinese:
        return _OTHERS_ZH.sub("", before + after), without
    text = _OTHERS_EN.sub("", f"{before} {after}".strip()).replace(" ?", "?")
    return text[:1].upper() + text[1:], without


def _meant(names: str, linker: Linker, *, chinese: bool) -> tuple[LinkedEntity, ...]:
    """What the names mean; nothing where one of several words beside them is no name: 除了导演《功夫》."""
    if not chinese:
        return _sure(linker.link(names, Language.ENGLISH))
    found: list[LinkedEntity] = []
    rest = _TITLE_ZH.sub("", names)
    for match in _TITLE_ZH.finditer(names):
        found += _sure(linker.link(match[0], Language.CHINESE))
    for item in filter(None, _AND_ZH.split(rest)):
        bare = _NOUN_ZH.sub("", item) if item == rest else item
        linked = [e for e in _sure(linker.link(bare, Language.CHINESE)) if e.surface == bare]
        if not bare or not linked:
            return ()
        found += linked
    return tuple(found)


def _sure(linked: Sequence[LinkedEntity]) -> tuple[LinkedEntity, ...]:
    """Those that bear a name as it is written."""
    return tuple(e for e in linked if e.how in ("exact", "alias"))
