"""Words of a question and the qualifiers of facts in the other language."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from retriever.crossing.translating import Translator
from schemas.graph import Qualifier, Triple
from schemas.logical_form import Constraint, Relational
from solver.executors.names.across import Across

PAIRS = [("门房", "porter"), ("门房", "lodge"), ("牧师", "priest"), ("船长", "captain")]


@pytest.mark.parametrize(
    ("word", "role", "same"),
    [
        ("门房", "porter", True),
        ("牧师", "village priest", True),
        ("牧师", "sailor", False),
        ("船长", "Captain Hill", False),
    ],
)
def test_what_a_role_is_stands_in_the_dictionary(tmp_path: Path, word: str, role: str, same: bool) -> None:
    write_glosses([(c, e, False) for c, e in PAIRS], tmp_path / "glosses.sqlite")
    across = Across(Translator(Glosses(tmp_path / "glosses.sqlite")))
    triple = Triple("t", "fog", "starring", "ada", (Qualifier("role", role),))
    assert across.says(Constraint("p", "role", Relational.EQUAL, word), triple) is same
