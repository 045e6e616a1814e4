"""A question as it reaches the solver: none too long, in one script, and without characters that nobody sees."""

from __future__ import annotations

import re

from backends.script import simplified
from builder.resolution import Simplifier
from schemas.errors import InputError
from schemas.retrieval import LONGEST_QUESTION
from schemas.text import Language
from solver.language import language_of
from solver.planners.rewording.courtesy import unwrapped
from solver.planners.rewording.indirect import asked_directly
from solver.planners.rewording.tagging import untagged

_UNSEEN = re.compile("[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]")
"""Soft hyphen, zero width space, byte order mark, marks of direction; not the joiners that make one letter or sign."""

_SURROGATE = re.compile("[\ud800-\udfff]")
"""Half of a character, which no UTF-8 text holds."""


def read_question(question: str) -> str:
    """The question without format characters and with single spaces, Chinese in simplified script, in which all
    wordings are known and pages are read; InputError where it is longer than LONGEST_QUESTION or holds half a
    character.
    """
    if len(question) > LONGEST_QUESTION:
        raise InputError(
            f"the question has {len(question)} characters; at most {LONGEST_QUESTION} are read.",
            hint="Ask for one thing at a time.",
        )
    surrogate = _SURROGATE.search(question)
    if surrogate is not None:
        raise InputError(
            f"the question holds a lone surrogate U+{ord(surrogate[0]):04X} at {surrogate.start()}.",
            hint="Give it in UTF-8.",
        )
    seen = " ".join(_UNSEEN.sub("", question).split())
    return seen if simplified(seen) == seen else Simplifier().simplify(seen)


def put_plainly(question: str) -> str:
    """A question as it was put, in plain characters, without what is only polite, a clause or a statement with a tag
    as the question that it asks; InputError as `read_question`.
    """
    plain = untagged(unwrapped(read_question(question)))
    return asked_directly(plain) if language_of(plain) is Language.ENGLISH else plain


def check_question(question: str) -> None:
    """InputError for a question without a letter or digit, or one that `read_question` refuses."""
    if not any(character.isalnum() for character in question):
        lacks = "has no words" if question.strip() else "is empty"
        raise InputError(f"the question {lacks}.", hint="Ask in Chinese or English.")
    read_question(question)
