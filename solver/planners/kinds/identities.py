"""Whether two descriptions are of one person: `Is the director of A the star of B?`, 导演甲和演员甲是同一个人吗."""

from __future__ import annotations

import re

from schemas.text import Language
from solver.language import language_of

_SAME_EN = r"(?:one and )?the same (?:person|man|woman|individual)"
_WORD = r"[A-ZÀ-Þ][\w'’.-]*"
_REALLY = r"(?:(?:really|actually|indeed|in fact|also|both) )*"
_FORMS_EN = tuple(
    re.compile(rf"^{form}$")
    for form in (
        rf"(?:Is|Was) (?P<one>.+?),? {_REALLY}{_SAME_EN} (?:as )?(?P<other>.+)",
        rf"(?:Are|Were) (?P<one>.+) and (?P<other>.+?),? {_REALLY}{_SAME_EN}",
        rf"(?:Is|Was) (?P<one>(?:the )?{_WORD}(?: {_WORD})* (?:who|that) .+?),? {_REALLY}"
        r"(?P<other>the (?:same )?(?:\S+ ){0,3}?(?:who|that|of|from|in) .+)",
    )
)
_SAME_ZH = r"(?:同一个?人|同一[位名](?:导演|演员|作家|歌手|人物?)|一个人)"
_FORMS_ZH = tuple(
    re.compile(rf"^{form}$")
    for form in (
        rf"(?P<one>.+)(?:[和与跟同]|以及)(?P<other>.+?)，?(?:到底|究竟|其实|真的|难道)?(?:是不是|是否|是否是|是){_SAME_ZH}[吗么]?",
        r"(?P<one>.+?)，?(?:是不是|是否)?(?:就是|也就是|正是|也是|是不是|是否是|是)(?P<other>[^是]*\ue000[^是]*?)[吗么]?",
    )
)
_TITLE = re.compile(r"《[^》]*》|（[^）]*）|\([^)]*\)")
_HIDDEN = re.compile("[\ue000-\uf8ff]")
_ASKS_ZH = re.compile(r"[吗么]$|是不是|是否")


def asked_identity(question: str) -> tuple[str, str] | None:
    """The two descriptions of which it is asked whether they are of one person; None where a question asks otherwise.

    The descriptions are words of the question. Whether they describe people at all is left to whoever reads them.
    """
    text = re.sub(r"\s+", " ", question).strip().rstrip("?？。. ")
    if language_of(question) is Language.ENGLISH:
        found = next((m for form in _FORMS_EN if (m := form.match(text)) is not None), None)
        return (found["one"], found["other"]) if found is not None else None
    return _sides_zh(text)


def _sides_zh(text: str) -> tuple[str, str] | None:
    """The same in Chinese, where no word within a title or a bracket counts."""
    if not _ASKS_ZH.search(text):
        return None
    hidden = _TITLE.findall(text)
    masked = re.sub(_TITLE, "\ue000", text).replace(",", "，")
    found = next((m for form in _FORMS_ZH if (m := form.match(masked)) is not None), None)
    if found is None:
        return None
    titles = iter(hidden)
    one, other = (_HIDDEN.sub(lambda _: next(titles), found[side]) for side in ("one", "other"))
    return one, other
