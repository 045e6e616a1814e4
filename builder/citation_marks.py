"""Marks in a text that lead to its notes: `[126]`, `[6-7]`, `[a]`, `[note 2]`, `[citation needed]`, `[来源请求]`."""

CITATION_MARK = (
    r"[\[［]\s?(?:\d{1,4}(?:\s?[-–~,，、]\s?\d{1,4})*|[a-z]|(?:note|nb) \d{1,3}|[注註参參] ?\d{1,3}"
    r"|citation needed|来源请求|來源請求)\s?[\]］]"
)
"""One mark, as a regular expression without groups."""
