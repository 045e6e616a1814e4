"""Sentence boundaries of both languages."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builder.sentences import sentences
from schemas.text import Language


def cut(text: str, language: Language) -> list[str]:
    return [text[s.start : s.end] for s in sentences(text, language)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("他生于香港。后来搬家。", ["他生于香港。", "后来搬家。"]),
        ("他演了戏。[126]后来走了。", ["他演了戏。[126]", "后来走了。"]),
        ("他演了戏。[来源请求]后来走了。[注 2]完", ["他演了戏。[来源请求]", "后来走了。[注 2]", "完"]),
        ("他演了戏 [3] [139]。她也演了。 [6-7] 完", ["他演了戏 [3] [139]。", "她也演了。 [6-7]", "完"]),
        ("他说：“好！”然后走了。", ["他说：“好！”", "然后走了。"]),
        ("主演《喂！你好。》和《再见》。", ["主演《喂！你好。》和《再见》。"]),
        ("他（1990年。第一次）来了。", ["他（1990年。第一次）来了。"]),
        ("早年经历\n他出生了", ["早年经历", "他出生了"]),
        ("票房为2.18亿美元。", ["票房为2.18亿美元。"]),
    ],
)
def test_cuts_chinese(text: str, expected: list[str]) -> None:
    assert cut(text, Language.CHINESE) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("He ran. She won.", ["He ran.", "She won."]),
        (
            "He ran.[5][citation needed] She won.[a] It rained.[note 2] So?",
            ["He ran.[5][citation needed]", "She won.[a]", "It rained.[note 2]", "So?"],
        ),
        ("J. K. Rowling met Dr. Smith. They spoke.", ["J. K. Rowling met Dr. Smith.", "They spoke."]),
        ("She moved to the U.S. Army base. It closed.", ["She moved to the U.S. Army base.", "It closed."]),
        ("He lived in the U.S. The war ended.", ["He lived in the U.S.", "The war ended."]),
        ('"Go!" he said. "Why?" She left.', ['"Go!" he said.', '"Why?"', "She left."]),
        ("It was released.[12] It won an award.", ["It was released.[12]", "It won an award."]),
        ("Sammy Davis Jr. sang. He danced.", ["Sammy Davis Jr. sang.", "He danced."]),
        ("It cost 3.5 million. No. 5 won.", ["It cost 3.5 million.", "No. 5 won."]),
        ("They said no. Then they left.", ["They said no.", "Then they left."]),
        ("It grew (see below. There is more) fast. End", ["It grew (see below. There is more) fast.", "End"]),
    ],
)
def test_cuts_english(text: str, expected: list[str]) -> None:
    assert cut(text, Language.ENGLISH) == expected


@pytest.mark.parametrize("text", ["." * 300_000, '."' * 100_000, "。" * 300_000, ". [1" * 50_000])
@pytest.mark.parametrize("language", list(Language))
def test_runs_of_stops_take_time_in_proportion(text: str, language: Language) -> None:
    assert "".join(cut(text, language)).replace(" ", "") == text.replace(" ", "")


@given(st.text(alphabet='ab A1.。！？!?\n "”》《（）[]12', max_size=80), st.sampled_from(list(Language)))
def test_keeps_every_character_but_space(text: str, language: Language) -> None:
    assert "".join("".join(cut(text, language)).split()) == "".join(text.split())


@given(st.text(max_size=80), st.sampled_from(list(Language)))
def test_spans_are_ordered_and_apart(text: str, language: Language) -> None:
    spans = sentences(text, language)
    assert all(span.start < span.end for span in spans)
    assert all(one.end <= two.start for one, two in pairwise(spans))
