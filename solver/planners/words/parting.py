"""The stretches of a question that each ask something: `Where was A born and what is his blood type?`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from solver.language import folded
from solver.planners.words.cues import Cues
from solver.planners.words.things import Thing

BLANK = "\x00"  # stands for each character of a name

_AMONG = re.compile(  # 林家的几个兄弟里，… · Of the men who built it, …
    r"几[个位名部首张][^，。？]{0,8}(?:里|中|当中|之中)面?$|^\s*(?:out of|of|among) (?:the|all|these|those) (?!.*\?)"
)


def blanked_of(text: str, things: Sequence[Thing]) -> str:
    """A text in plain characters, its names blanked out."""
    characters = list(folded(text))
    for thing in things:
        characters[thing.start : thing.end] = BLANK * (thing.end - thing.start)
    return "".join(characters)


def asking_parts(question: str, things: Sequence[Thing], cues: Cues) -> list[tuple[int, int]]:
    """Stretches that each hold a question word; a stretch without one joins the next, or the last.

    A stretch that only its place makes a question (`what is`, `did he`) counts beside one that is a question of its
    own, not beside a clause (`when he came back`).
    """
    blanked = blanked_of(question, things)
    stretches: list[tuple[int, int]] = []
    start = 0
    for match in cues.split.finditer(blanked):
        head, rest = blanked[start : match.start()], blanked[match.end() :]
        if _asks(head, cues) or (cues.direct.match(head) and cues.direct.match(rest)):
            stretches.append((start, match.start()))
            start = match.end()
    if _asks(blanked[start:], cues) or cues.direct.match(blanked[start:]) or not stretches:
        stretches.append((start, len(question)))
    else:
        stretches[-1] = (stretches[-1][0], len(question))
    return stretches


def _asks(text: str, cues: Cues) -> bool:
    return _AMONG.search(text) is None and any(pattern.search(text) for pattern, _ in cues.asked)
