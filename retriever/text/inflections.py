"""Whether two English words are forms of one: founded and founder, presses and press, wrote and written."""

from __future__ import annotations

_IRREGULAR_VERBS = (
    "buy bought|win won|sing sang sung|write wrote written|build built|make made|take took taken|leave left|"
    "become became|begin began begun|meet met|sell sold|give gave given|get got|go went gone|grow grew grown|"
    "lose lost|send sent|speak spoke spoken|teach taught|tell told|bring brought|hold held|pay paid|lead led|"
    "see saw seen|choose chose chosen|fight fought|find found|fall fell|feel felt|keep kept|run ran|rise rose|"
    "shoot shot|show showed shown|sink sank sunk|sit sat|spend spent|stand stood|steal stole|swim swam|"
    "think thought|throw threw|wear wore worn|come came|draw drew drawn|drive drove driven|hear heard|know knew"
)
IRREGULAR = {
    form: tuple(other for other in verb.split() if other != form)
    for verb in _IRREGULAR_VERBS.split("|")
    for form in verb.split()
}
"""The other forms of a verb that has no regular ones, by each."""

_ENDINGS = (
    "s",
    "es",
    "d",
    "ed",
    "r",
    "er",
    "ers",
    "or",
    "ors",
    "ing",
    "ings",
    "ion",
    "ions",
    "ment",
    "ments",
)
_SHORTEST = 3  # letters of a stem


def are_forms(one: str, other: str) -> bool:
    """Whether two words in lower case have a stem in common or are forms of one irregular verb; it is generous."""
    return not stems(one).isdisjoint(stems(other)) or other in IRREGULAR.get(one, ())


def stems(word: str) -> frozenset[str]:
    """The word, and what is left of it without each ending that it may have."""
    found = {word}
    if word.endswith(("ies", "ied")):
        found.add(f"{word[:-3]}y")
    for ending in _ENDINGS:
        stem = word.removesuffix(ending)
        if len(stem) < len(word) and len(stem) >= _SHORTEST:
            found |= {stem, f"{stem}e"}
            if len(stem) > _SHORTEST and stem[-1] == stem[-2]:  # planned
                found.add(stem[:-1])
    return frozenset(found)
