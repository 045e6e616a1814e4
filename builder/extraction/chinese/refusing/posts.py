"""Words behind a body that name no post in it: somebody's own name, a title won, a party before its committee."""

from __future__ import annotations

import re

from builder.extraction.chinese.items import PERSON
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.sentence import Sentence

_PARTY = "中共"  # of `中共北京市委书记`: the post is in the committee
_POST = re.compile("(?:[授长席员理任监师人官编家手事]|书记)$")
_PARTY_NAME = re.compile("党$")
_WON = re.compile("(?:冠军|亚军|季军|手段|股东|纪录|球星|之一)$|[内中]的")


def is_no_post(relation: str, found: re.Match[str], sentence: Sentence, alphabet: Alphabet) -> bool:
    """Whether a match for an employer or a party reads a post, or a body, that is none."""
    groups = found.groupdict()
    if relation == "political_party" and groups.get("object"):
        return _PARTY_NAME.search(sentence.words(*found.span("object"))) is None
    if relation != "employer":
        return False
    if groups.get("object") and sentence.words(*found.span("object")) == _PARTY:
        return True
    if not groups.get("position"):
        return False
    words = sentence.words(*found.span("position"))
    named = alphabet.letter(PERSON) in found["position"] and _POST.search(words) is None
    return named or _WON.search(words) is not None
