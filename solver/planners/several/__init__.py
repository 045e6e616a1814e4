"""Questions that are several: one described thing to find first, one question for each of two things."""
