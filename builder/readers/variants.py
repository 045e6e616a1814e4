"""Resolves MediaWiki's language conversion (`-{zh-hans:计算机; zh-hant:電腦}-`) to the script of the page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

_MARK = re.compile(r"-\{|\}-")
_RULE = re.compile(r"\s*(zh(?:-[a-z]+)*)\s*:\s*", re.IGNORECASE)
_FLAGS = re.compile(r"\s*(?:[A-Za-z]|zh(?:-[a-z]+)*)(?:\s*;\s*(?:[A-Za-z]|zh(?:-[a-z]+)*))*\s*$")
_HIDDEN = frozenset("HTD-")
SIMPLIFIED = ("zh-hans", "zh-cn", "zh-sg", "zh-my", "zh")
TRADITIONAL = ("zh-hant", "zh-tw", "zh-hk", "zh-mo", "zh")
_DEEPEST = 20  # marks inside marks; deeper ones keep their braces


def resolve_variants(text: str, order: Sequence[str]) -> str:
    """The text with each conversion replaced by its wording in the first variant of `order` that it has.

    A conversion that only declares a rule (flags H, T, D, -) says nothing; a plain `-{…}-` is its words.
    """
    if "-{" not in text:
        return text
    open_parts: list[list[str]] = [[]]
    place = 0
    for match in _MARK.finditer(text):
        open_parts[-1].append(text[place : match.start()])
        place = match.end()
        if match[0] == "-{" and len(open_parts) <= _DEEPEST:
            open_parts.append([])
        elif match[0] == "}-" and len(open_parts) > 1:
            inner = "".join(open_parts.pop())
            open_parts[-1].append(_wording(inner, order))
        else:
            open_parts[-1].append(match[0])
    open_parts[-1].append(text[place:])
    while len(open_parts) > 1:
        inner = "".join(open_parts.pop())
        open_parts[-1] += ["-{", inner]
    return "".join(open_parts[0])


def variants_of(rules: str) -> Mapping[str, str]:
    """Wordings by variant of `zh-cn:黑暗骑士; zh-tw:黑暗騎士`; empty for words without a rule."""
    found: dict[str, str] = {}
    last = ""
    for part in rules.split(";"):
        match = _RULE.match(part)
        if match is None:
            if last and part.strip():
                found[last] += ";" + part
            continue
        last = match[1].lower()
        found[last] = part[match.end() :]
    return {variant: words.strip() for variant, words in found.items() if words.strip()}


def _wording(inner: str, order: Sequence[str]) -> str:
    flags, bar, rules = inner.partition("|")
    if not bar or not _FLAGS.match(flags):
        flags, rules = "", inner
    if _HIDDEN.intersection(flags.upper().replace("ZH", "")):
        return ""
    if "=>" in rules:
        rules = rules.partition("=>")[2]
    found = variants_of(rules)
    if not found:
        return rules
    return next((found[variant] for variant in order if variant in found), next(iter(found.values())))
