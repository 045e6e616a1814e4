"""Names that a question leaves out."""

from __future__ import annotations

import pytest

from solver.planners.rewording.excepting import excepting
from tests.solver.planners.names import Names

NAMES = {
    "Anna Lind": "Person", "Bo Ek": "Person", "Fog Harbour": "Film",
    "林晚": "Person", "赵一鸣": "Person", "雾港": "Film",
}  # fmt: skip


@pytest.mark.parametrize(
    ("question", "left", "without"),
    [
        ("Besides Fog Harbour, which films did Bo Ek direct?", "Which films did Bo Ek direct?", {"Fog Harbour"}),
        ("Who else besides Bo Ek founded the club?", "Who founded the club?", {"Bo Ek"}),
        ("Which other actor apart from Bo Ek was in it?", "Which actor was in it?", {"Bo Ek"}),
        ("Other than Anna Lind herself, who was in it?", "Who was in it?", {"Anna Lind"}),
        ("Who was in it, aside from Anna Lind and Bo Ek?", "Who was in it?", {"Anna Lind", "Bo Ek"}),
        ("Besides acting, what did Bo Ek do?", "Besides acting, what did Bo Ek do?", set()),
        ("Besides Bo Ek's films, what did she see?", "Besides Bo Ek's films, what did she see?", set()),
        ("除了《雾港》，林晚还导演过哪些电影？", "林晚导演过哪些电影？", {"雾港"}),
        ("除林晚外，还有谁主演《雾港》？", "有谁主演《雾港》？", {"林晚"}),
        ("除了演员林晚自己，《雾港》里还有谁？", "《雾港》里有谁？", {"林晚"}),
        ("《雾港》除了林晚和赵一鸣还有谁主演？", "《雾港》有谁主演？", {"林晚", "赵一鸣"}),
        ("除了导演《雾港》，林晚还做过什么？", "除了导演《雾港》，林晚还做过什么？", set()),
        ("林晚的电影有哪些？", "林晚的电影有哪些？", set()),
    ],
)  # fmt: skip
def test_what_is_left_out_is_taken_from_the_question(question: str, left: str, without: set[str]) -> None:
    text, found = excepting(question, Names(NAMES))
    assert text == left
    assert {entity.name for entity in found} == without
