"""The parts of a question of several, each as a question of its own: a part without a name takes that of the first."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.plan import SubQuestion
from schemas.text import Language

_POSSESSIVE = re.compile(r"\b(?:his|its|their|her(?=\s+[a-z]))\b", re.I)
_PRONOUN = re.compile(r"\b(?:he|she|it|they|him|her|them)\b", re.I)
_PRONOUN_ZH = re.compile(r"[他她它其](?!中|他|她|它|实|余|间|次)们?(?P<own>的)?")
_MOST = 3  # parts


def asked_alone(question: str, parts: Sequence[SubQuestion], language: Language) -> tuple[str, ...]:
    """A question for each part, in order; empty where one would not stand alone, or the parts are steps of one."""
    if not 1 < len(parts) <= _MOST or any(part.text.strip("？?。. ") not in question for part in parts):
        return ()
    name = parts[0].names[0] if len(parts[0].names) == 1 else ""
    found = [parts[0].text]
    for part in parts[1:]:
        named = any(each in part.text for each in part.names)
        text = part.text if named else _with_name(part.text, name, language)
        if not text:
            return ()
        found.append(text)
    return tuple(text[0].upper() + text[1:] if language is Language.ENGLISH else text for text in found)


def _with_name(text: str, name: str, language: Language) -> str:
    """A part with the name in the place of its pronoun, or, in Chinese, in front; empty where neither goes."""
    if not name:
        return ""
    if language is Language.ENGLISH:
        said = _PRONOUN.sub(name, _POSSESSIVE.sub(f"{name}'s", text))
        return said if said != text else ""
    if _PRONOUN_ZH.search(text) is None:
        return name + text.lstrip("，, ")
    return _PRONOUN_ZH.sub(lambda found: name + (found["own"] or ("的" if found[0] == "其" else "")), text)
