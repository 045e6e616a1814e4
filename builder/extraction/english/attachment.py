"""What a participle is said of, where a parser hangs it on the nearest name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from builder.extraction.english.tree import Tree

_PLACING = frozenset({"in", "near", "at"})


def described(tree: Tree, verb: int) -> int:
    """The verb that defines the railway of `X is a railway in Kent, England, built by Y`, else the verb's head."""
    at = head = tree[verb].head
    while tree[at].dependency in ("appos", "conj") and tree[at].pos == "PROPN":
        at = tree[at].head
    link = tree[at].head
    noun = tree[link].head
    placed = tree[at].dependency == "pobj" and tree.word(link) in _PLACING
    defines = placed and tree[noun].dependency == "attr" and tree[noun].pos == "NOUN"
    bare = tree[head].pos == "PROPN" and not tree.having(head, "det")
    after = tree.word(verb - 1) == "," and tree[verb].tag == "VBN"
    return tree[noun].head if defines and bare and after else head


def of_last_part(tree: Tree, subjects: Sequence[int], verb: int) -> list[int]:
    """Those subjects of a verb that no semicolon parts from it: `under Ann Lee, it grew; most of them left`."""
    marks = [at for at in range(subjects[0] + 1, verb) if tree.word(at) == ";"] if subjects else []
    return [at for at in subjects if at > marks[-1]] if marks and subjects[-1] > marks[-1] else list(subjects)
