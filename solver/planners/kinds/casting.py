"""Who plays somebody whom a question only describes: `the mother of Pi`, 包租婆的丈夫."""

from __future__ import annotations

import re
from dataclasses import replace

from schemas.plan import AnswerType, QuestionKind
from schemas.text import Language
from solver.lexicon import FoundWording, Lexicon
from solver.planners.forms import FormWriter
from solver.planners.readings import Reading
from solver.planners.words.analysis import Analysis, cues_of
from solver.planners.words.things import Thing

_PLAYED_BY = {
    Language.CHINESE: re.compile(r"由谁来?(?:饰演|扮演|饰|演)|谁来?(?:饰演|扮演|饰|演)的?[？?]?$"),
    Language.ENGLISH: re.compile(
        r"^\s*(?:by )?who(?:m)?\s+(?:plays|played|portrays|portrayed)\s+the\s+(?!lead|title|part|role|character|main)",
        re.I,
    ),
}
_OF_PLAYER = re.compile(
    r"\S\s+(?:who|that)\s+(?:has\s+|had\s+)?(?:play|portray|voice)|(?:饰演?|扮演|演)[^，。？]{1,12}的[^，。？\x00]{0,6}"
    r"(?:人|演员|明星|影星|女星|男星|歌手)"
)
"""Of somebody who is told by a part that he plays, and not of the part."""
WITH_WHOM = re.compile(
    r"(?:和|与|跟|同)(?:了)?(?:谁|哪[位个些几]|什么人)|\bwith whom\b|\b(?:alongside|together with) whom\b"
)
"""Somebody else is asked for than those who are named."""

_WAS_IN = re.compile(
    r"^who\s+(?:is|was|were)\s+(?:the\s+[a-z-]+\s+who\s+(?:is|was|were)\s+)?(?:\x00+|(?:the\s+)?[a-z][a-z -]{0,40}?)"
    r"\s+in\s+(?:the\s+(?:[a-z-]+\s+){1,2})?[\"“‘*]?\x00+[\"”’*]?\s*[?.]?$"
)
"""Who somebody is in a work, be it told by a name or by a noun alone: Who was `Captain Stone` in A?"""

_MADE_SO = re.compile(
    r"\x00[\"”’*]?,?\s+(?:shot|made|set|sung|written|(?!play|portray|voic|star)[a-z]{2,}ed)\s+"
    r"(?:at|in|on|by|for|with|from)\s+(?:the\s+)?$"
)
"""Before a name that only says which work is meant: A `directed by` B, A `shot at` B."""

_KIN = frozenset({"father", "mother", "parent", "child", "spouse", "sibling", "relative", "teacher"})


def kin_played(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """Who plays the mother of Pi in A? · A里包租婆的丈夫由谁演: told by the page's words, whatever the role is called.

    The word of kinship belongs to the role, so it stands where the role does: after an English verb of playing,
    before a Chinese one.
    """
    if part.asked is not AnswerType.PERSON:
        return None
    verb = next((f for f in part.relations if cues_of(part.language).plays.search(f.text)), None)
    works = [t for t in part.things if any(lexicon.fits(k, ("Work",)) for k in t.types if k)]
    if verb is None or not works:
        return None
    kin = [f for f in part.relations if _is_kin(f, lexicon) and _is_played(f, verb, part.language)]
    titled = [t for t in works if part.text[: t.start].endswith("《")]
    work = (titled or works)[-1]
    odd = [t for t in part.things if t is not work and _is_odd_role(t, verb, part.language, lexicon)]
    if not (kin or odd) or len(kin) + 1 < len(part.relations):
        return None
    roles = [t.surface for t in part.things if t is not work]
    words = " ".join([*(f.text for f in kin), *roles])
    form.output(form.open(_as_work(work, lexicon), words))
    described = replace(
        part,
        things=(_as_work(work, lexicon),),
        residual=(*part.residual, *(f.text for f in kin), *(t.surface for t in odd)),
    )
    return Reading(QuestionKind.ROLE, tuple(form.actions), ("starring",), described)


def asks_for_player(part: Analysis) -> bool:
    """Whether a question asks who plays somebody that it only describes: 执导《甲》的人在《乙》里由谁扮演.

    What else it says then tells of the one who is played, and not of whoever plays.
    """
    playing = _PLAYED_BY[part.language].search(part.blanked)
    others = [f for f in part.relations if not cues_of(part.language).plays.search(f.text)]
    return part.asked is AnswerType.PERSON and playing is not None and bool(others) and len(part.things) > 1


def tells_of_player(part: Analysis) -> bool:
    """Whether something else is asked of whoever plays a part: the wife of the actor who played K, 演K的演员的母亲."""
    player = _OF_PLAYER.search(part.blanked)
    if player is None:
        return False
    before = part.language is Language.ENGLISH
    beside = [
        f for f in part.relations if (f.end <= player.start() + 1 if before else f.start >= player.end())
    ]
    return any(
        "starring" not in f.wording.forward
        and not cues_of(part.language).governs.search(part.blanked[: f.start])
        for f in beside
    )


def is_somebody_in(part: Analysis, lexicon: Lexicon) -> bool:
    """Whether a question asks who somebody in a work is, in no word of playing: Who was Captain Stone in A?"""
    if part.language is not Language.ENGLISH or part.relations or not part.things:
        return False
    works = [t for t in part.things if any(lexicon.fits(k, ("Work",)) for k in t.types if k)]
    return works == [part.things[-1]] and _WAS_IN.match(part.blanked) is not None


def says_which(part: Analysis, thing: Thing) -> bool:
    """Whether a name only says which work is meant that stands before it, as who made it or where."""
    return part.language is Language.ENGLISH and _MADE_SO.search(part.blanked[: thing.start]) is not None


def _is_odd_role(thing: Thing, verb: FoundWording, language: Language, lexicon: Lexicon) -> bool:
    """Whether a name where the role stands is known as something that no role is: the Joker as a film."""
    if not all(kind and not lexicon.fits(kind, ("Person", "Character")) for kind in thing.types):
        return False
    return thing.end <= verb.start if language is Language.CHINESE else verb.end <= thing.start


def _is_kin(found: FoundWording, lexicon: Lexicon) -> bool:
    said = {lexicon.standard(p) for p in (*found.wording.forward, *found.wording.backward)}
    return bool(said & _KIN)


def _is_played(kin: FoundWording, verb: FoundWording, language: Language) -> bool:
    return kin.end <= verb.start if language is Language.CHINESE else verb.end <= kin.start


def _as_work(thing: Thing, lexicon: Lexicon) -> Thing:
    """A name with only those of its meanings that are works: Belfast is a film and a city."""
    works = tuple(c for c in thing.candidates if c.type and lexicon.fits(c.type, ("Work",)))
    return replace(thing, candidates=works or thing.candidates)
