"""A verb that a question says twice, as Chinese does before how long: 当校长当了几年."""

from __future__ import annotations

import re

_HELD = re.compile(
    r"(?P<verb>[当做任]|担任)(?:过|了)?(?P<post>[^，。？?了]{2,14}?)(?P=verb)了(?:大约|大概|总共|一共)?"
    r"(?P<long>多少年|几年|多久|多长时间|多少任|几任|几届)(?=[？?]?$)"
)


def held(question: str) -> str:
    """How long somebody held a post, with the verb of holding it said once: 担任校长几年."""
    return _HELD.sub(lambda m: f"担任{m['post']}{m['long']}", question)
