"""Who marries with `嫁给` and `娶` where the sentence has come to a relative."""

from collections.abc import Callable

import pytest

ReadFacts = Callable[..., list[str]]


@pytest.mark.parametrize(
    ("text", "married"),
    [
        ("他有一个妹妹李四，后来嫁给画家王五。", ["李四 spouse 王五"]),
        ("姐姐李四早年嫁给商人王五。", ["李四 spouse 王五"]),
        ("他育有一女李四，1970年嫁给王五。", ["李四 spouse 王五 time=1970"]),
        ("他有一个弟弟李四，1930年娶王五。", ["李四 spouse 王五 time=1930"]),
        ("长女李四师从画家王五，1970年嫁给赵六。", ["李四 spouse 赵六 time=1970"]),
        # a relative without a name marries nobody who could be told
        ("他有一个妹妹，后来嫁给商人王五。", []),
        ("他的女儿嫁给商人王五。", []),
        # whoever goes with a sister, is a daughter, or has a brother marries as the verb says
        ("张三与妹妹李四迁居上海，后来娶了王五。", ["张三 spouse 王五"]),
        ("她与姐姐李四迁居上海，后来嫁给王五。", ["张三 spouse 王五"]),
        ("她是商人李四的女儿，1940年嫁给王五。", ["张三 spouse 王五 time=1940"]),
        ("她有一个弟弟李四，后来嫁给王五。", ["张三 spouse 王五"]),
    ],
)
def test_marries_off_the_relative_whom_the_verb_fits(facts: ReadFacts, text: str, married: list[str]) -> None:
    assert [fact for fact in facts(text) if " spouse " in fact] == married
