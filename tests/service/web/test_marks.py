"""Words of pages are read in the order in which they stand, and long titles are cut."""

from __future__ import annotations

import json
import re
import shutil
import subprocess

import pytest

from tests.service.web.conftest import SCRIPTS, imports, source

MARKS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_each_mark_is_one_sign_and_nothing_else_changes():
    script = f"{source('marks.js')}\nconsole.log(JSON.stringify(withoutMarks({json.dumps(f'a{MARKS}𠮷b')})));"
    run = subprocess.run(
        ["node", "--input-type=module", "-e", script], capture_output=True, text=True, check=True
    )
    assert json.loads(run.stdout) == "a" + "\ufffd" * len(MARKS) + "𠮷b"


def test_all_text_of_new_elements_is_without_marks():
    assert ("marks.js", ["withoutMarks"]) in imports("elements.js")
    assert re.findall(r"\.(?:append|replaceChildren)\(\.\.\.(?!shown|items)", source("elements.js")) == []


def test_no_text_of_a_page_passes_by_the_elements():
    passed = [line for name in SCRIPTS for line in re.findall(r"textContent = page\..*", source(name))]
    assert passed == []


def test_quotes_are_isolated():
    isolated = re.findall(r"^(.*?) \{ unicode-bidi: isolate; \}", source("style.css"), re.MULTILINE)
    assert {"blockquote", "mark", "strong"} <= set(isolated[0].split(", "))


@pytest.mark.parametrize("title", [".place > span", "#page-title"])
def test_a_long_title_is_cut(title: str):
    clamped = re.findall(r"^([^{]*) \{[^}]*-webkit-line-clamp", source("style.css"), re.MULTILINE)
    assert title in [one for selectors in clamped for one in selectors.split(", ")]
