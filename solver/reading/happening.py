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
    ("move", "relocate", "emigrate", "immigrate", "migrate", "resettle"),
    ("begin", "began", "start", "commence"),
    ("build", "built", "construct", "erect"),
    ("destroy", "demolish", "blow up", "blew up", "blown up", "tear down", "torn down"),
    ("kill", "murder", "assassinate"),
    ("buy", "bought", "purchase", "acquire"),
    ("beat", "beaten", "defeat", "vanquish"),
    ("finish", "complete"),
    ("dismiss", "sack", "fire"),
    ("hire", "employ", "recruit", "engage"),
    ("arrest", "capture", "seize", "caught", "imprison", "jail"),
    ("escape", "flee", "fled"),
    ("ban", "forbid", "forbade", "forbidden", "prohibit", "outlaw"),
    ("choose", "chose", "chosen", "select", "pick"),
    ("order", "commission"),
    ("praise", "acclaim", "applaud"),
    ("succeed", "replace", "take over", "took over", "taken over"),
    ("invent", "devise"),
    ("搬", "迁", "移居", "迁居", "移民", "定居", "迁往", "搬家"),
    ("炸毁", "炸断", "炸掉", "炸"),
    ("建成", "竣工", "落成", "完工", "建好"),
    ("打败", "击败", "战胜", "大败", "打赢"),
    ("杀害", "杀死", "刺杀", "暗杀", "遇刺"),
    ("买下", "收购", "购买", "购得"),
    ("更名", "改名", "易名", "改称"),
    ("入狱", "下狱", "坐牢", "监禁", "囚禁", "监狱"),
    ("逃走", "逃离", "出逃", "逃往", "逃到"),
    ("夸", "夸奖", "称赞", "赞扬", "称颂", "盛赞"),
    ("拜访", "造访", "访问"),
    ("接替", "继任", "接任", "接手"),
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


def other_words(word: str) -> frozenset[str]:
    """The other words, folded, for an event that a word is one for; none where it is one for several."""
    stem = stem_of(word)

    def is_word(one: str) -> bool:
        return word == one or stem in (stem_of(one), one.removesuffix("e"))

    groups = [alike for alike in _ALIKE if any(map(is_word, alike))]
    return frozenset(one for one in groups[0] if not is_word(one)) if len(groups) == 1 else frozenset()


def happens(event: str, text: str) -> bool:
    """Whether a folded text says an event, an English one in any form of its words."""
    return f" {_stems(event)} " in f" {_stems(text)} " if event.isascii() else event in text


def _stems(text: str) -> str:
    return " ".join(map(stem_of, re.findall(r"[a-z]+", text)))
