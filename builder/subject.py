"""What a page is about: its title, or the name that its first sentence opens with."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.findings import FoundAlias, Named
from builder.language import has_han
from schemas.names import name_key, split_sense
from schemas.text import Document

_REACH = 400  # characters of the text in which the first sentence is looked for
_WORD = r"[^\W\d_](?:[\w'’.&\-]|–(?=[^\W\d_]))*"
_JOINER = r"(?:of|the|and|de|da|di|du|del|der|den|des|la|le|van|von|y|al|bin|ibn|in|for|at)"
_ENGLISH_OPENING = re.compile(
    rf"[\"“']?(?P<name>{_WORD}(?:\s+(?:{_JOINER}\s+){{0,2}}{_WORD}){{0,8}}?)[\"”']?"
    r"\s*(?P<after>\(|,\s|\s(?:is|was|are|were|became)\s)"
)
_CHINESE_OPENING = re.compile(
    r"《?(?P<name>[^\s，。；：、！？（）()《》“”\[\]]{2,24})》?(?P<after>[（(，]|是|为)"
)
_BRACKETS = "()（）[]【】{}<>《》〈〉「」『』 "
_NO_NAME = frozenset(
    "he she it they we i you his her its their this that these those there here in on at after before "
    "during when while as by for from with although since the a an some many most all one".split()
)


@dataclass(frozen=True, slots=True)
class PageSubject:
    """The page's own thing: its name without a bracketed sense, that sense, and its other names."""

    named: Named
    sense: str = ""
    aliases: tuple[FoundAlias, ...] = ()


def subject_of(document: Document) -> PageSubject | None:
    """The subject, or None for an untitled text that does not open with a name.

    A title of brackets and stops alone is none.
    """
    title = " ".join(document.title.split())
    title = title if name_key(title.strip(_BRACKETS)) else ""
    opening = _opening(document.text)
    if not title:
        return PageSubject(Named(opening.name)) if opening is not None and opening.defines else None
    bare, sense = split_sense(title)
    bare = _without_marks(bare)
    aliases: list[FoundAlias] = []
    name = bare
    if opening is not None and name_key(opening.name) != name_key(bare):
        if _begins_with(bare, opening):
            name = opening.name
        elif _is_longer_form(opening, bare):
            aliases.append(FoundAlias(Named(bare), opening.name, "statement", opening.start, opening.end))
    named = Named(name)
    aliases = [FoundAlias(named, alias.alias, alias.reason, alias.start, alias.end) for alias in aliases]
    others = [other for other in (bare, title) if name_key(other) != name_key(name)]
    aliases += [FoundAlias(named, other, "title_sense", 0, 0) for other in dict.fromkeys(others)]
    return PageSubject(named, sense, tuple(aliases))


@dataclass(frozen=True, slots=True)
class _Opening:
    """The name at the beginning of the text; `defines` if what follows says what it is."""

    name: str
    start: int
    end: int
    after: str

    @property
    def defines(self) -> bool:
        return self.after.strip() not in {",", "，", "为"}


def _opening(text: str) -> _Opening | None:
    start = len(text) - len(text.lstrip())
    pattern = _CHINESE_OPENING if has_han(text[start : start + 2].strip('《“"')) else _ENGLISH_OPENING
    match = pattern.match(text, start, start + _REACH)
    if match is None:
        return None
    name = match["name"]
    if pattern is _ENGLISH_OPENING and not _is_english_name(name):
        return None
    return _Opening(name, match.start("name"), match.end("name"), match["after"])


def _is_english_name(name: str) -> bool:
    """Capitalised words joined by small ones, not beginning with a pronoun or a preposition."""
    words = name.split()
    if words[0].casefold() in _NO_NAME and not (words[0] == "The" and len(words) > 1):
        return False
    return all(word[0].isupper() or re.fullmatch(_JOINER, word) for word in words)


def _begins_with(title: str, opening: _Opening) -> bool:
    if not title.startswith(opening.name):
        return False
    rest = title[len(opening.name) :]
    if has_han(title):
        return True
    return rest.startswith(" ") and (opening.after.startswith("(") or rest.strip()[:1].islower())


def _is_longer_form(opening: _Opening, title: str) -> bool:
    """`Stephen Chow Sing-chi` or `William Jefferson Clinton` of pages with shorter titles."""
    if has_han(title):
        return opening.defines and opening.name.startswith(title) and "是" not in opening.name
    long, short = name_key(opening.name).split(), name_key(title).split()
    if not opening.defines or len(long) <= 1 or len(long) > 7:
        return False
    return set(short) < set(long) or (len(short) > 1 and long[-1] == short[-1])


def _without_marks(title: str) -> str:
    return title[1:-1] if title.startswith("《") and title.endswith("》") else title
