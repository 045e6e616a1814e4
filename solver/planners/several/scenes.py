"""Things that a first clause sets on the scene and a later one takes up: 张三嫁过一位导演，此人…… · Ann Lee went to an
art school. When was that school founded?
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from schemas.text import Language
from solver.planners.words.analysis import Analysis
from solver.planners.words.heads import HEADS, head_type
from solver.planners.words.parting import BLANK

_MEASURE = "[位个名部家首张座所本届支条艘片出]"
NOUNS = "|".join(sorted("|".join(HEADS[Language.CHINESE].values()).split("|"), key=len, reverse=True))
_TAKEN_UP = re.compile(
    rf"(?:那|这|该)(?:一)?{_MEASURE}?(?P<noun>{NOUNS})|(?P<person>此人|这人|那人)|(?P<work>[该此][片剧书]|片中|剧中)"
)
_PAIR = re.compile(r"(?:那|这)(?:一)?对(?P<who>[\u3400-\u9fff]{2,4})$")
_ONE_OF_PAIR = re.compile(
    r"其?中?的?(?P<sex>[男女])(?:的|方)(?:(?:那|这)(?:一)?[位个名])?的?(?P<noun>演员|扮演者|饰演者)?(?![\u3400-\u9fff]?主[角演])"
)
"""Of two who belong together the one who is a man, or a woman: 那对情侣，男的那位演员."""

_PRONOUN = re.compile(r"[他她它](?!们)")
_NEW = re.compile(rf"(?:一|(?<=有))(?P<measure>{_MEASURE})(?P<kind>[^，,。的]{{0,8}}?)(?P<noun>{NOUNS})")
_WORKS = {"片中": "影片", "剧中": "电视剧"}
_ASKING = re.compile(r"[谁哪几]|什么|多少|何[时地处]")
_OPENS = re.compile(r"^(?:请问|那么|听说|据说)")
_STOP_EN = re.compile(r"(?<!\b[A-Z])(?<!\b(?:Mr|Dr|St|Jr|Ms))(?<!\bMrs)(?:[.!]\s+(?=[A-Z])|;\s+)")
_TAKEN_UP_EN = re.compile(r"\b(?:that|this|the) (?P<noun>[a-z-]{3,})\b")
_ASKING_EN = re.compile(
    r"^\s*(?:who|whom|what|which|when|where|why|how|whose)\b|\b(?:which|what|who)\b", re.I
)
_WHEN_EN = re.compile(r"^When\b[^,]+, ", re.I)
_WHICH = {"Person": "{}的{}是谁？", "Work": "{}的{}是哪部作品？", "Organization": "{}的{}是哪家公司？"}


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a later clause takes up what the stretch before it introduced; `text` asks for that by itself.

    Offsets are those of the part's text; everything before `begins` only sets the scene.
    """

    begins: int
    start: int
    end: int
    type: str
    text: str


def scenes(part: Analysis) -> Iterator[Scene]:
    """What the clauses before the one that asks introduce, and that one takes up."""
    if part.language is not Language.CHINESE:
        yield from _english(part)
        return
    for stop in re.finditer(r"[，,；;。]", part.blanked):
        setting, rest = part.blanked[: stop.start()], part.blanked[stop.end() :]
        if "\x00" not in setting or _ASKING.search(setting):
            continue
        pair, one = _PAIR.search(setting), _ONE_OF_PAIR.match(rest)
        if pair is not None and one is not None:
            told = part.text[: pair.start()]
            noun = "演员" if one["noun"] else "子"
            text = f"{told}一对{pair['who']}的{one['sex']}{noun}是谁？"
            yield Scene(stop.end(), stop.end(), stop.end() + one.end(), "Person", _OPENS.sub("", text))
            return
        new = _NEW.search(setting)
        taken = _TAKEN_UP.search(rest) or (_PRONOUN.search(rest) if new is not None else None)
        if taken is None:
            continue
        noun, kind = _kind(taken, new)
        text = _asking(part.text[: stop.start()], new, noun, kind)
        before = stop.end()
        if text:
            yield Scene(before, before + taken.start(), before + taken.end(), kind, text)
        return


def _english(part: Analysis) -> Iterator[Scene]:
    """What a sentence brings in with `a` or `another` and the question after it calls `that` or `the`."""
    stop = _STOP_EN.search(part.text)
    if stop is None:
        return
    setting, rest = part.blanked[: stop.start()], part.blanked[stop.end() :]
    asks = _ASKING_EN.match(setting) is not None and _WHEN_EN.match(setting) is None
    if BLANK not in setting or asks or not _ASKING_EN.search(rest):
        return
    for taken in _TAKEN_UP_EN.finditer(rest):
        noun = re.escape(taken["noun"])
        new = re.search(rf"\b(?:an?|another|one)\s+(?=(?:[a-z-]+\s+){{0,3}}{noun}\b)", setting)
        kind = head_type(taken["noun"], Language.ENGLISH)
        if new is not None and kind:
            told = part.text[: stop.start()]
            text = f"{told[: new.start()]}which {told[new.end() :]}?"
            before = stop.end()
            yield Scene(before, before + taken.start(), before + taken.end(), kind, text)
            return


def _kind(taken: re.Match[str], new: re.Match[str] | None) -> tuple[str, str]:
    """The noun for what is taken up, and its type."""
    groups = taken.groupdict()
    if groups.get("noun"):
        return taken["noun"], head_type(taken["noun"], Language.CHINESE)
    if groups.get("work"):
        return _WORKS.get(taken["work"], "影片" if taken["work"].endswith("片") else "作品"), "Work"
    noun = new["noun"] if new is not None else "人"
    return noun, head_type(noun, Language.CHINESE)


def _asking(setting: str, new: re.Match[str] | None, noun: str, kind: str) -> str:
    """A question for the thing: with 哪 where the clause brings it in as new, else for the noun of the clause."""
    setting = _OPENS.sub("", setting)
    if new is not None and head_type(new["noun"], Language.CHINESE) == kind:
        lead = len(new.string) - len(setting)
        start, end = new.start() - lead, new.end() - lead
        named = setting[start:end].removeprefix("一")
        return f"{setting[:start]}哪{named}{setting[end:]}？"
    return _WHICH.get(kind, "{}的{}是什么？").format(setting, noun)
