"""Which kin a text tells of: the father of her son is no father of hers, her child no parent, her mother no child."""

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
_WHOSE = r"\b(?:his|her|their) (?:[a-z]+ ){0,2}"
_THEIR_CHILD = re.compile(rf"{_WHOSE}{_CHILD}\b|[他她](?:们)?的?(?:{_CHILD_ZH}|独生?[子女])", re.I)
_THEIR_PARENT = re.compile(
    rf"{_WHOSE}(?:father|mother|parent)s?\b|[他她](?:们)?的?(?:父亲|母亲|爸爸|妈妈|父母)", re.I
)
_CHILD_OF = re.compile(rf"\b{_CHILD} of (?P<whose>[A-ZÀ-Þ][\w-]+)")
_WORD = re.compile(r"[a-z][\w-]{2,}|(?=([\u3400-\u9fff]{2}))", re.I)
_NEAR = 60  # characters behind a word of kinship in which a name may say whose kin it is


def own_parents(text: str, question: str) -> str:
    """A text without the words that call somebody the parent of another's child, unless a question asks about that
    child, by such a word or by the name that stands there; of the same length.
    """
    if _ASKS_CHILD.search(question):
        return text
    return _OF_THEIR_CHILD.sub(lambda m: m[0] if _is_asked(m, question) else " " * len(m[0]), text)


def tells_of_other_kin(text: str, question: str) -> bool:
    """Whether a question asks for a parent, and a text calls somebody one only of another's child, or speaks of no kin
    but a child; or it asks for a child or of one, and the text speaks of no kin but a parent.
    """
    of_child, of_parent = _ASKS_CHILD.search(question), _PARENT.search(question)
    if (of_child is None) is (of_parent is None):
        return False
    own = own_parents(text, question) if of_parent else text
    own = (_THEIR_CHILD if of_parent else _THEIR_PARENT).sub(lambda m: _unless_named(m, question), own)
    if of_child:
        own = _CHILD_OF.sub(lambda m: m[0] if m["whose"] in question else " " * len(m[0]), own)
    return own != text and _PARENT.search(own) is None and _ASKS_CHILD.search(own) is None


def _unless_named(match: re.Match[str], question: str) -> str:
    """Nothing for a word of kinship, unless a name behind it is one of the question's: his son Alfred, her father."""
    behind = match.string[match.end() : match.end() + _NEAR].casefold()
    asked = {found[0] or found[1] for found in _WORD.finditer(question.casefold())}
    named = any((found[0] or found[1]) in asked for found in _WORD.finditer(behind))
    return match[0] if named else " " * len(match[0])


def _is_asked(match: re.Match[str], question: str) -> bool:
    name = match["name"] or match["called"]
    return bool(name) and name.casefold() in question.casefold()
