"""The title of a text that has none of its own: its file's name, if that names anything, or its first line."""

from __future__ import annotations

import re
from urllib.parse import unquote

from builder.language import has_han
from builder.subject import opening_name
from schemas.names import name_key, split_sense

_HEAD = re.compile(r"\s*(?P<line>[^\n]+)\n(?:[ \t]*(?:={3,}|-{3,}|\*{3,})[ \t]*\n)?\s*(?=\S)")
_MARKS = re.compile(r"^(?:#{1,6}[ \t]+|=+[ \t]*|【)|(?:[ \t]*=+|】|[:：])$")
_NAMES_NOTHING = re.compile(
    r"[a-z]{0,12}[-_. ]?\d{1,8}"
    r"|(?:untitled|unnamed|document|doc|page|text|txt|file|article|note|notes|readme|index|output|export|copy|download"
    r"|draft|new|stdin|未命名|无标题|無標題|新建文本文档|新建文档|文档|文檔|文件|网页|網頁|页面|頁面|文章|正文|下载)"
    r"[-_. ()（）\d]*"
    r"|(?=[0-9a-f-]*\d)[0-9a-f]{8}[0-9a-f-]*",
    re.I,
)
"""Names that programs and hurried people give: numbers with a word, hashes, `document (2)`."""
_LONGEST = {True: 24, False: 60}  # characters of a first line that is a title, in Chinese and else
_NO_TITLE = re.compile(r"[。！？!?.,，、；;：:…]$|^[-*•·\d(（\[]|[|\t]|https?:")


def titled(stem: str, text: str) -> tuple[str, str]:
    """The title of a text from a file of that name (without its ending), and the text without a line that says it.

    The title is the file's name, as the text writes it where underscores stand for spaces. A name that says nothing
    and that the text does not say (`page_12`, `未命名`) gives way to a first line that looks like a title and is said
    again below, else to the name that the text opens with and says something of, else to none; so does one in small
    Latin letters alone, which are the name only as a computer spells it (`lin_huiyin`), if there is another, and one
    that is a word of the name that the text opens with (`ann`, Ann Lee).
    """
    whole = opening_name(text) if stem.isascii() and stem.isalpha() and stem == stem.lower() else ""
    if " " in whole and stem in whole.lower().split():
        return whole, without_title(text, whole)
    spaced = " ".join(unquote(stem).replace("_", " ").split())
    names = names_something(stem) and not _is_slug(stem, text)
    if spaced == stem and names:
        return stem, without_title(text, stem)  # most: without a look at the text
    said = name_key(text)
    if name_key(stem) in said:
        return stem, without_title(text, stem)
    if spaced != stem and name_key(split_sense(spaced)[0]) in said:
        return spaced, without_title(text, spaced)
    if names:
        return stem, without_title(text, stem)
    head = _HEAD.match(text)
    line = _MARKS.sub("", head["line"].strip()) if head is not None else ""
    below = text[head.end() :] if head is not None else ""
    is_title = 2 <= len(line) <= _LONGEST[has_han(line)] and _NO_TITLE.search(line) is None
    if is_title and name_key(split_sense(line)[0]) in name_key(below):
        return line, below
    return opening_name(text) or (stem if names_something(stem) else ""), text


def _is_slug(stem: str, text: str) -> bool:
    """Whether a name is spelt for computers: in small letters joined by signs, or in Latin letters above Chinese."""
    small = stem.isascii() and stem == stem.lower() and re.search(r"[a-z]", stem) is not None
    return small and (re.search(r"[-_]", stem) is not None or has_han(text[:200]))


def names_something(name: str) -> bool:
    """Whether a name is more than a number, a hash or what programs call what has no name."""
    return bool(name.strip()) and _NAMES_NOTHING.fullmatch(name.strip()) is None


def without_title(text: str, title: str) -> str:
    """The text from behind a first line that only says its title, with or without a sense in brackets, underlined or
    not; else the text itself.
    """
    head = _HEAD.match(text)
    if head is None or not title:
        return text
    said = _MARKS.sub("", head["line"].strip())
    wanted = {name_key(title), name_key(split_sense(title)[0])}
    return text[head.end() :] if {name_key(said), name_key(split_sense(said)[0])} & wanted else text
