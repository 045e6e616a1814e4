"""The names that words behind `又称` give: each of several, without marks and without what leads to them."""

from __future__ import annotations

import re

_OR = re.compile("(?:或者?|以及|[、/])(?:[简又簡]?称|叫|作|名)?(?=.)")
_LEADING = re.compile(
    "^(?:[则則也亦就即便乃](?:[是为為叫称稱])|之?[为為]|作(?![家品文业業坊])|做|曰|叫做?)(?=..)"
)
_MARKS = "《》〈〉「」『』“”\"'‘’ ，,"
_NO_NAME = re.compile(
    "^(?:其|它|他|她|此|这|這|该|該)|的$|[\u4e00-\u9fff]{2}[为為](?:[^\u4e00-\u9fff]|[\u4e00-\u9fff]{3,}[目科属屬纲綱])"
    "|[。；：]|的其中|之一$|其[^\u4e00-\u9fff]*(?:处|處|降|所)|[都均皆就]是|^(?:[在仍由於]|的|出道|活[跃躍动動]|才?被|命名)|[^于於]而[来來成]$|^[今现現本原旧舊][名称稱]$"
)
_PAIR = re.compile("[《「『“]")
_LONGEST = 60


def other_names(words: str) -> tuple[str, ...]:
    """The names among the words, in order; none where these are part of a clause (`其降生处为…`)."""
    if _NO_NAME.search(words) is not None:
        return ()
    pieces = [words] if _is_marked_whole(words) else _OR.split(words)
    names = [_LEADING.sub("", piece.strip(_MARKS)).strip(_MARKS) for piece in pieces]
    if any(len(name) < 2 for name in names):  # `或` belongs to a name
        names = [_LEADING.sub("", words.strip(_MARKS)).strip(_MARKS)]
    return tuple(
        dict.fromkeys(name for name in names if 1 <= len(name) <= _LONGEST and name not in "为為是作称稱")
    )


def _is_marked_whole(words: str) -> bool:
    """`《爱或死》` is one name."""
    return words[:1] in "《「『“" and len(_PAIR.findall(words)) == 1 and words[-1:] in "》」』”"
