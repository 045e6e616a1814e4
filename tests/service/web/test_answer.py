"""What the page says of an answer: how sure it is, and why there is none."""

from __future__ import annotations

import json
import re
import shutil
import subprocess

import pytest

from tests.service.web.conftest import source

_STUBS = """
const make = (tag, attributes, ...children) => [attributes.class, ...children.flat()];
const say = (key, values) => values && values.sure ? `${key} ${values.sure}` : key;
"""
_ANSWER = {
    "answer": "甲是乙。", "marked": "甲是乙。", "citations": [], "degraded": [], "proof": {}, "language": "zh",
    "abstained": False, "stop_reason": "answered", "confidence": None,
}  # fmt: skip


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
@pytest.mark.parametrize(
    ("said", "notes"),
    [
        ({"confidence": 0.9}, ["confidence 0.90"]),
        ({}, []),
        ({"abstained": True, "stop_reason": "unsure", "confidence": 0.43}, ["unsure"]),
        ({"abstained": True, "stop_reason": "no_evidence"}, ["abstained"]),
        ({"stop_reason": "budget"}, ["budget"]),
    ],
)
def test_an_answer_says_how_sure_it_is_and_an_abstention_why_it_is_one(
    said: dict[str, object], notes: list[str]
):
    answer = json.dumps(_ANSWER | said)
    bare = re.sub(r"^import .*$", "", source("answer.js"), flags=re.MULTILINE)
    told = f"console.log(JSON.stringify(answerElements({answer}, () => {{}}).filter((one) => one !== null)));"
    run = subprocess.run(
        ["node", "--input-type=module", "-e", f"{_STUBS}\n{bare}\n{told}"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert [one[1] for one in json.loads(run.stdout) if one[0] == "note"] == notes
