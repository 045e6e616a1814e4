"""Weight files: JSON with a card that says where the weights come from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from schemas.errors import ModelError


def read_weights(path: Path) -> dict[str, object]:
    """The object of a weight file; ModelError names what is wrong with it."""
    try:
        content: object = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise ModelError(f"there are no weights at {path}.", hint="Train them: make ranker") from error
    except (ValueError, RecursionError) as error:
        raise ModelError(f"the weights at {path} are not JSON: {error}") from error
    except OSError as error:
        raise ModelError(f"the weights at {path} cannot be read: {error}") from error
    if not isinstance(content, dict):
        raise ModelError(f"the weights at {path} are no object")
    return {str(name): value for name, value in content.items()}


def spread_of(content: Mapping[str, object], path: Path) -> float:
    """The `spread` that a weight file states; ModelError if it is no number above zero."""
    spread = content.get("spread")
    if isinstance(spread, bool) or not isinstance(spread, float | int) or not 0 < spread < float("inf"):
        raise ModelError(f"{path} does not say how far its scores spread", hint="Train the weights again.")
    return float(spread)
