"""Citation marks are gone from matching and counted by offsets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builder.extraction.chinese.masking import mask


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("主演《山河》 [126]。", "主演《山河》。"),
        ("上映 [1] [142]，获奖", "上映，获奖"),
        ("编剧 [6-7]。", "编剧。"),
        ("“The One”演唱会", "“The One”演唱会"),
        ("## 早年", "早年"),
        ("- 灰港灯塔，建于1861年", "灰港灯塔，建于1861年"),
        ("•  灰港灯塔", "灰港灯塔"),
        ("主演《山河》。[来源请求]", "主演《山河》。"),
        ("零下-5度", "零下-5度"),
    ],
)
def test_noise_is_taken_out(text: str, clean: str) -> None:
    assert mask(text).text == clean


def test_offsets_point_into_the_document() -> None:
    masked = mask("主演 [3]《山河》", 100)
    assert masked.span(2, 6) == (106, 110)


@given(st.text(alphabet="主演《山河》 [126-7]*#\n，。a", max_size=60), st.integers(0, 50))
def test_each_character_is_the_documents_but_a_stop_for_a_gap(text: str, offset: int) -> None:
    masked = mask(text, offset)
    for place, character in zip(masked.origin, masked.text, strict=True):
        source = text[place - offset]
        assert source == character or (character == "，" and source == " ")
