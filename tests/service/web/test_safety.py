"""Nothing is loaded from elsewhere, and no text becomes markup or code."""

from __future__ import annotations

import re

import pytest

from tests.service.web.conftest import SCRIPTS, WEB, source

FILES = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.is_file())
NAMESPACE = '"http://www.w3.org/2000/svg"'  # names a vocabulary; nothing is fetched from it
MARKUP_OR_CODE = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|\.srcdoc"
    r"|\beval\b|\bFunction\(|import\(|setTimeout\(\s*[\"'`]|javascript:"
)


@pytest.mark.parametrize("file", FILES)
def test_no_file_names_another_server(file):
    assert re.findall(r"(?:https?:|wss?:)?//[\w-]+\.\w+\S*", source(file).replace(NAMESPACE, "")) == []


@pytest.mark.parametrize("script", SCRIPTS)
def test_no_module_turns_text_into_markup_or_code(script):
    assert MARKUP_OR_CODE.findall(source(script)) == []


def test_the_page_has_no_script_or_style_of_its_own(page):
    assert [given for tag, given in page.elements if tag == "script" and not given.get("src")] == []
    assert [tag for tag, given in page.elements if tag == "style" or "style" in given] == []
    assert [name for _, given in page.elements for name in given if name.startswith("on")] == []


@pytest.mark.parametrize("script", SCRIPTS)
def test_no_module_sets_a_style_attribute(script):
    assert re.findall(r"\bstyle:|[\"']style[\"']|cssText", source(script)) == []


@pytest.mark.parametrize("attribute", ["src", "href"])
def test_what_the_page_loads_is_there(attribute, page):
    for value in page.values(attribute):
        assert value in {"./", "#answer"} or (WEB / value).is_file()
