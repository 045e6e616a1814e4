"""The page's messages in both languages."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from schemas.graph import SubjectSource
from schemas.retrieval import ChunkEvidence
from schemas.settings import Settings
from tests.service.web.conftest import SCRIPTS, source

SCRIPT = "\n".join(map(source, SCRIPTS))
SAID = {
    key
    for call in re.findall(r"\b(?:say|has)\(([^`;]*?)\)", SCRIPT)
    for key in re.findall(r'"([\w.]+)"', call)
}
BEGINNINGS = tuple(re.findall(r"`([a-z]+\.)\$\{", SCRIPT))
"""Of keys that are put together: `channel.${name}`."""


def asked(page) -> set[str]:
    return SAID | set(page.values("data-say")) | set(page.values("data-say-label"))


def test_both_languages_have_the_same_messages(words):
    assert set(words) == {"zh", "en"}
    assert list(words["zh"]) == list(words["en"])


def test_both_languages_name_the_same_values(words):
    for key, message in words["en"].items():
        named = [sorted(re.findall(r"\{\w+\}", said)) for said in (message, words["zh"][key])]
        assert named[0] == named[1], key


def test_no_message_is_empty(words):
    assert [key for table in words.values() for key, message in table.items() if not message.strip()] == []


def test_every_message_that_the_page_asks_for_is_there(page, words):
    assert asked(page) - set(words["en"]) == set()


def test_every_message_is_asked_for(page, words):
    quoted = set(re.findall(r'"([\w.]+)"', SCRIPT))
    left = set(words["en"]) - asked(page) - quoted
    assert [key for key in left if not key.startswith(BEGINNINGS)] == []


def test_every_node_of_the_usual_flow_has_a_name(words):
    nodes = set(re.findall(r"\w+", Settings().retriever.flow))
    assert {f"retriever.{node}" for node in nodes} <= set(words["en"])


def test_every_score_of_a_passage_has_a_name(words):
    scores = {field.name for field in fields(ChunkEvidence) if field.type == "float"}
    assert scores
    assert {f"channel.{name}" for name in scores} <= set(words["en"])


@pytest.mark.parametrize("source_", [one for one in SubjectSource if one is not SubjectSource.SPAN])
def test_every_way_to_read_a_subject_elsewhere_has_a_name(source_, words):
    assert f"fact.{source_}" in words["en"]
