"""Whoever opens a sentence behind words for what he is does what the sentence tells, not the page's subject."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "founder"),
    [
        ("游戏制作人李四2004年毕业于该校，后来赴美国创办了南方公司。", "李四"),
        ("女校友李四在校学习化学，毕业后创办了南方公司。", "李四"),
        ("知名纺织工程师李四在此任教，后来创办了南方公司。", "李四"),
        # whom a verb names before its clause goes on is not who did it
        ("学校与画家李四合作，后来创办了南方公司。", "北方大学"),
        ("邀请画家李四任教，后来创办了南方公司。", "北方大学"),
    ],
)
def test_whoever_opens_the_sentence_founds(facts: ReadFacts, text: str, founder: str) -> None:
    found = [fact for fact in facts(text, "北方大学", "School") if " founded_by " in fact]
    assert found == [f"南方公司 founded_by {founder}"]
