"""Questions that are right, put in other ways."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.rephrased import OTHER_NAMES, WAYS, measure
from schemas.text import Language
from tests.solver.synthesis.pages import Page, solver_over

ADA = "Ada Ross (艾达·罗斯) is a film director. Ada Ross was born in Leith."


def test_right_questions_stay_right_in_each_way(tmp_path: Path) -> None:
    page = Page("en/Ada Ross", ADA, ("Ada Ross", "Person"), ("Leith", "Place"), also=("艾达·罗斯",))
    with solver_over(tmp_path, page.says(0, "birth_place", 1, "Ada Ross was born in Leith")):
        pass
    rows = [
        {"id": "a", "question": "Where was Ada Ross born?", "answers": "Leith"},
        {"id": "b", "question": "Who taught Ada Ross?", "answers": "Orme"},
        {"id": "c", "question": "Where was Ada Ross born, then?", "answers": "Leith", "unseen": True},
    ]
    path = tmp_path / "questions.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    found = {one.way: (one.n, one.right, one.lost) for one in measure(path, next(tmp_path.rglob("*.db")))}
    own = {way: (1, 1, ()) if Language.ENGLISH in forms else (0, 0, ()) for way, forms in WAYS.items()}
    assert found == {**own, OTHER_NAMES: (1, 1, ())}
