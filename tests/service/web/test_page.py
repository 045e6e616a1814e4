"""What index.html and the modules expect of each other."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.service.web.conftest import SCRIPTS, exports, imports, source


def test_every_element_that_opens_is_closed(page):
    assert (page.open, page.crossed) == ([], [])


def test_no_id_is_given_twice(page):
    assert [name for name, times in Counter(page.values("id")).items() if times > 1] == []


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_element_that_a_module_looks_for_is_there(script, page):
    assert set(re.findall(r'byId\("([\w-]+)"\)', source(script))) <= set(page.values("id"))


@pytest.mark.parametrize("attribute", ["for", "aria-labelledby", "aria-controls"])
def test_labels_and_controls_name_elements_that_are_there(attribute, page):
    named = page.values(attribute)
    assert named
    assert set(named) <= set(page.values("id"))


def test_the_skip_link_leads_to_an_element(page):
    links = [value for value in page.values("href") if value.startswith("#")]
    assert links == ["#answer"]
    assert "answer" in page.values("id")


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_name_that_a_module_imports_is_exported(script):
    for module, names in imports(script):
        assert set(names) <= exports(module)


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_name_that_a_module_imports_is_used(script):
    text = source(script)
    taken = [name for _, names in imports(script) for name in names]
    assert [name for name in taken if len(re.findall(rf"\b{name}\b", text)) < 2] == []


def test_every_module_is_reached_from_the_first():
    reached, queue = set(), ["main.js"]
    while queue:
        module = queue.pop()
        reached.add(module)
        queue += [name for name, _ in imports(module) if name not in reached]
    assert sorted(reached) == SCRIPTS


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_module_says_first_what_it_holds(script):
    assert re.match(r"// [A-Z].*\.\n", source(script).replace("\n// ", " "))
