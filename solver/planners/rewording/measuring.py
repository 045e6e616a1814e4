"""How much heavier, taller or longer one thing is than another, as the difference of two amounts of one relation."""

from __future__ import annotations

import re

_UNIT = (
    r"(?P<unit>kg|kilos?|kilograms?|kilogrammes?|grams?|pounds?|lbs?|tonnes?|tons?|m|cm|centimet(?:re|er)s|"
    r"met(?:re|er)s|feet|inches|km|kilomet(?:re|er)s|miles|yards)"
)
_COMPARED = re.compile(
    rf"^(?:By )?[Hh]ow (?:(?:much|many {_UNIT})(?: (?P<more>lighter|heavier|taller|longer))?) (?:is|are|was|were) "
    r"(?P<one>(?:the |an? )?[A-ZÀ-Þ\d\"“][^?,]*?)(?: (?P<behind>lighter|heavier|taller|longer))? than "
    r"(?P<other>(?:the |an? )?[A-ZÀ-Þ\d\"“][^?,]*?)(?: (?:is|was))?\s*\?*$"
)
_RELATIONS = {"lighter": "weight", "heavier": "weight", "taller": "height", "longer": "length"}
_LONG = re.compile(
    r"\b(?:Bridge|River|Canal|Tunnel|Road|Street|Wall|Viaduct|Railway|Line|Pier|Causeway|Aqueduct)\b"
)
_DISTANCE = re.compile(r"m|cm|centi.*|met.*|feet|inches|km|kilomet.*|miles|yards")


def by_measure(question: str) -> str:
    """`How many kilograms lighter is A than B` as `What is the difference in weight between A and B`."""
    found = _COMPARED.match(question)
    more = (found["more"] or found["behind"]) if found is not None else None
    if found is None or more is None:
        return question
    far = _DISTANCE.fullmatch(found["unit"] or "") or (not found["unit"] and _LONG.search(found["one"]))
    if more == "longer" and not far:
        return question  # films and lives last
    return f"What is the difference in {_RELATIONS[more]} between {found['one']} and {found['other']}?"


def two_measured(question: str) -> tuple[str, ...]:
    """The two things of which a question asks by how much one is more, without articles; nothing of any other."""
    found = _COMPARED.match(question)
    if found is None or not (found["more"] or found["behind"]):
        return ()
    return tuple(re.sub(r"^(?:the|an?) ", "", found[side]).strip('"“”') for side in ("one", "other"))
