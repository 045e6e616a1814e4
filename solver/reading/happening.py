"""What happened, as a question says it, and the other words by which pages tell of the same."""

from __future__ import annotations

import re

from schemas.plan import SubQuestion
from solver.language import folded
from solver.reading.terms import stem_of

_ALIKE = (
    ("break up", "broke up", "broken up", "split up", "disband", "dissolve", "farewell"),
    ("discontinue", "stop", "cease", "halt", "quit", "give up"),
    ("close", "shut", "shut down"),
    ("refuse", "decline", "turn down", "turned down", "turn it down", "turned it down", "reject"),
    ("leave", "left", "resign", "quit", "walk out", "step down", "drop out"),
    ("解散", "散伙", "告别演出", "停止活动", "各奔东西"),
    ("停产", "停止生产", "不再生产"),
    ("关闭", "停业", "倒闭", "停办"),
    ("拒绝", "谢绝", "婉拒", "不肯", "不愿"),
    ("离开", "退出", "辞职", "退学", "离职", "辞去"),
)
"""Words for one event, any of which tells of it."""


def happenings(part: SubQuestion) -> frozenset[str]:
    """The words by which a part says what happened, and those that mean the same, folded: an event that has such words,
    or else all that it says beside names in its own script.
    """
    names, asked = [folded(name) for name in part.names], folded(part.text)
    known = {word for alike in _ALIKE if any(happens(one, asked) for one in alike) for word in alike}
    if known:
        return frozenset(known)
    latin = asked.isascii()
    said = {folded(word) for word in (*part.said, *part.residual)}
    return frozenset(
        w for w in said if len(w) > 1 and w.isascii() is latin and not any(w in name for name in names)
    )


def happens(event: str, text: str) -> bool:
    """Whether a folded text says an event, an English one in any form of its words."""
    return f" {_stems(event)} " in f" {_stems(text)} " if event.isascii() else event in text


def _stems(text: str) -> str:
    return " ".join(map(stem_of, re.findall(r"[a-z]+", text)))
