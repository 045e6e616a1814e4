"""How long a film was shot."""

import pytest

from solver.planners.rewording.shooting import shot, shot_zh


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("How long did it take to shoot Red Hill?", "How long did the filming of Red Hill take?"),
        ("How many weeks did it take to film Red Hill?", "How many weeks did the filming of Red Hill take?"),
        ("How long did it take to build Red Hill?", "How long did it take to build Red Hill?"),
        ("How long is Red Hill?", "How long is Red Hill?"),
    ],
)
def test_shooting_takes_a_time(question: str, plain: str) -> None:
    assert shot(question) == plain


@pytest.mark.parametrize(
    ("question", "plain"),
    [
        ("《红山》拍了多久？", "《红山》拍摄历时几周？"),
        ("电影《红山》的拍摄用了多长时间？", "《红山》拍摄历时几周？"),
        ("《红山》有多长？", "《红山》有多长？"),
        ("《红山》拍了几集？", "《红山》拍了几集？"),
    ],
)
def test_a_chinese_film_is_shot_for_weeks(question: str, plain: str) -> None:
    assert shot_zh(question) == plain
