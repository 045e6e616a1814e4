"""Who is a parent of somebody's child, and so no parent of theirs: the father of her son, 她儿子的父亲."""

from __future__ import annotations

import re

_CHILD = r"(?:child(?:ren)?|sons?|daughters?|kids?|twins|baby|girls?|boys?)"
_CHILD_ZH = r"(?:儿子|女儿|孩子|子女|长子|长女|次子|次女)"
_OF_THEIR_CHILD = re.compile(
    rf"\b(?:father|mother|parent)s? (?:of|to) (?:his|her|their|its|[\w-]+['’]s) (?:[a-z]+ ){{0,2}}{_CHILD}\b"
    rf"(?=(?:,? (?P<name>[a-z][\w'’-]*))?)|"
    rf"{_CHILD_ZH}(?P<called>[\u3400-\u9fff·]{{0,4}}?)的(?:生|亲生)?(?:父亲|母亲|爸爸|妈妈|父母|父|母)",
    re.I,
)
_PARENT = re.compile(r"\b(?:father|mother|parent)s?\b|父亲|母亲|爸爸|妈妈|父母|生父|生母", re.I)
_ASKS_CHILD = re.compile(rf"\b{_CHILD}\b|{_CHILD_ZH}", re.I)


def own_parents(text: str, question: str) -> str:
    """A text without the words that call somebody the parent of another's child, unless a question asks about that
    child, by such a word or by the name that stands there; of the same length.
    """
    if _ASKS_CHILD.search(question):
        return text
    return _OF_THEIR_CHILD.sub(lambda m: m[0] if _is_asked(m, question) else " " * len(m[0]), text)


def tells_of_child(text: str, question: str) -> bool:
    """Whether a question asks for a parent, and a text calls somebody one only of another's child."""
    if _PARENT.search(question) is None:
        return False
    own = own_parents(text, question)
    return own != text and _PARENT.search(own) is None


def _is_asked(match: re.Match[str], question: str) -> bool:
    name = match["name"] or match["called"]
    return bool(name) and name.casefold() in question.casefold()
