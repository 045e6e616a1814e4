"""Which of the good stretches of pages are told."""

from types import SimpleNamespace

from solver.reading.fitness import spread
from solver.reading.windows import Window


def window(first, score, key="page", **more):
    page = SimpleNamespace(document=SimpleNamespace(key=key))
    return Window(page, first, first + 1, score, cover=0.5, relation=1.0, direct=True, **more)


def test_the_best_stretch_is_told_though_its_length_costs_more_than_it_says():
    best = window(0, -0.1)
    assert spread([best, window(5, -0.3)])[0] is best


def test_stretches_that_overlap_or_come_far_behind_are_not_told():
    best, near, far = window(0, 1.0), window(9, 0.99), window(20, 0.1)
    assert spread([best, window(1, 0.99), near, far]) == (best, near)


def test_a_stretch_of_another_page_does_not_overlap():
    best, other = window(0, 1.0), window(0, 0.99, key="other")
    assert spread([best, other]) == (best, other)
