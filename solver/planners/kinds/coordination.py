"""Which of a question's things are the ones compared or joined: those that `and`, `or`, `than` stand between."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.chains import ACCEPTED
from solver.planners.words.analysis import Analysis
from solver.planners.words.things import Thing

_LINK = {
    Language.CHINESE: re.compile(
        r"^[》”」\"][《“「\"]$|^[》”」\"]?(?:[（(][^（）()]*[)）])?(?:的?[^，。？\x00]{0,8}?)?(?:和|与|跟|同|、|还是|或者?|以及|及|[，,])"
        r"[^，。？谁哪\x00]{0,6}[《“「\"]?$|(?:比(?:起|较)?|相比|早于|晚于)[^，。？\x00]{0,4}[《“「\"]?$"
    ),
    Language.ENGLISH: re.compile(
        r"^[\"”'’)*]*(?:['’]s?)?(?:,|\s(?:\w+\s)?(?:and|or|than|versus|vs\.?|nor))\s+(?!(?:which|who|whose|where|that)\b)(?:(?:and|or)\s+)?"
        r"(?:[a-z'’-]+\s+){0,4}[\"“'‘(*]*$"
    ),
}
_BESIDE = {
    Language.CHINESE: re.compile(
        r"[》”」\"]?(?:[（(][^（）()]*[)）])?(?:和|与|跟|同|、|还是|或|以及|及|比|[，,《])"
    ),
    Language.ENGLISH: re.compile(r"[\"”'’)*]*(?:,|\s(?:and|or|than|versus|vs)\b)"),
}
_ROOTS = frozenset({"", "Thing"})


def coordinated(part: Analysis, lexicon: Lexicon) -> tuple[Thing, ...]:
    """Two or more things of one kind that the question sets beside each other, in order; else nothing.

    Things between them that are of another kind (`嘉禾老板邹文怀`, `Queen's University in Belfast`) are left out.
    """
    best: tuple[Thing, ...] = ()
    for kind in dict.fromkeys(_root(thing, lexicon) for thing in part.things):
        own = [t for t in part.things if _root(t, lexicon) in (kind, *_ROOTS)]
        for run in _runs(part, own):
            if len(run) > 1 and _rank(part, run, lexicon) > _rank(part, best, lexicon):
                best = run
    return best


def of_any_kind(part: Analysis) -> tuple[Thing, ...]:
    """The only two things of a question, where it sets them beside each other: a company and a prize."""
    known = all(thing.types[0] not in _ROOTS for thing in part.things)
    runs = _runs(part, part.things) if len(part.things) == 2 and known else []
    return runs[0] if len(runs) == 1 else ()


def _rank(part: Analysis, run: Sequence[Thing], lexicon: Lexicon) -> tuple[bool, int, int]:
    """Things of the kind asked for first; then the most; then those right beside the conjunction, as the
    films of `周星驰的《功夫》和李安的《卧虎藏龙》` are, whose directors only qualify them.
    """
    accepted = (part.asked_type,) if part.asked_type else ACCEPTED.get(part.asked, ())
    fitting = bool(accepted) and all(_is_kind(thing, accepted, lexicon) for thing in run)
    beside = sum(bool(_BESIDE[part.language].match(part.blanked[one.end :])) for one in run[:-1])
    return fitting and bool(run), len(run), beside


def _is_kind(thing: Thing, accepted: Sequence[str], lexicon: Lexicon) -> bool:
    return any(kind not in _ROOTS and lexicon.fits(kind, accepted) for kind in thing.types)


def _runs(part: Analysis, things: Sequence[Thing]) -> list[tuple[Thing, ...]]:
    link = _LINK[part.language]
    runs: list[list[Thing]] = []
    for thing in things:
        if (runs and link.search(part.blanked[runs[-1][-1].end : thing.start])) or (
            runs and link.search(_bare(part, runs[-1][-1].end, thing.start))
        ):
            runs[-1].append(thing)
        else:
            runs.append([thing])
    return [tuple(run) for run in runs]


def _bare(part: Analysis, start: int, end: int) -> str:
    """The words between two things without the names among them."""
    return re.sub(r"\s+", " ", part.blanked[start:end].replace("\x00", ""))


def _root(thing: Thing, lexicon: Lexicon) -> str:
    """The widest type of a thing; empty where it is not known."""
    kind = thing.types[0]
    return next(reversed(lexicon.ancestors(kind)), "") if kind not in _ROOTS else ""
