"""The Chinese tagger: LAC's names, the rules' names, exact offsets, no dependence on company."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backends.taggers.chinese import ChineseTagger
from tests.backends.taggers.invariants import HOSTILE, check

pytestmark = pytest.mark.models

TEXT = (
    "周星驰（Stephen Chow），1962年6月22日出生于香港。1988年，他与万梓良共同出演《捕风汉子》[126]，"
    "并凭借该片获得第25届台湾电影金马奖最佳男配角奖。\n\n他毕业于圣玛利奥英文书院。"
)


def names(tagger: ChineseTagger, text: str) -> list[tuple[str, str]]:
    return [(text[name.start : name.end], name.type) for name in tagger.tag(text).names]


def test_names_of_models_and_rules_stand_together(chinese: ChineseTagger) -> None:
    found = names(chinese, TEXT)
    expected = [
        ("周星驰", "Person"),
        ("1962年6月22日", "Date"),
        ("香港", "Place"),
        ("1988年", "Date"),
        ("万梓良", "Person"),
        ("捕风汉子", "Work"),
        ("第25届台湾电影金马奖", "Award"),
    ]
    assert [name for name in found if name in expected] == expected


def test_a_date_is_one_token_and_the_verb_after_it_another(chinese: ChineseTagger) -> None:
    words = [(token.text, token.pos) for token in chinese.tag(TEXT).tokens]
    place = words.index(("1962年6月22日", "TIME"))
    assert words[place + 1] == ("出生于", "v")


def test_traditional_characters_are_read(chinese: ChineseTagger) -> None:
    assert ("周星馳", "Person") in names(chinese, "周星馳出生於香港。")


def test_a_piece_of_a_latin_name_is_no_name(chinese: ChineseTagger) -> None:
    found = names(chinese, "周星驰（Stephen Chow）演唱的专辑Hybrid Theory。")
    assert found == [("周星驰", "Person")]


def test_sentences_follow_stops_and_lines(chinese: ChineseTagger) -> None:
    tagged = chinese.tag(TEXT)
    assert [
        TEXT[tagged.tokens[s.start].start : tagged.tokens[s.end - 1].end][-4:].strip()
        for s in tagged.sentences
    ] == ["于香港。", "配角奖。", "文书院。"]


def test_the_tokens_are_the_text_of_each_sentence(chinese: ChineseTagger) -> None:
    tagged = chinese.tag(TEXT)
    for sentence in tagged.sentences:
        members = tagged.tokens[sentence.start : sentence.end]
        assert "".join(token.text for token in members) == TEXT[members[0].start : members[-1].end]


def test_company_changes_nothing(chinese: ChineseTagger) -> None:
    texts = [TEXT, "周杰伦演唱《七里香》。", "", TEXT[:40]]
    assert list(chinese.tag_many(texts)) == [chinese.tag(text) for text in texts]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_texts(chinese: ChineseTagger, text: str) -> None:
    check(chinese.tag(text), text)


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(
    text=st.text(st.one_of(st.sampled_from("周星驰《》1年第届奖。，“”\n A"), st.characters()), max_size=60)
)
def test_offsets_are_exact(chinese: ChineseTagger, text: str) -> None:
    check(chinese.tag(text), text)


def test_a_long_line_is_tagged(chinese: ChineseTagger) -> None:
    text = "周星驰演了很多电影，" * 2_000
    tagged = chinese.tag(text)
    check(tagged, text)
    assert max(token.end for token in tagged.tokens) == len(text)


def test_the_version_names_the_weights_and_the_rules(chinese: ChineseTagger) -> None:
    assert chinese.version == "lac-2.1.2-fp16-1+rules-1"
