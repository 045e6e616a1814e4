"""What a language model's reply must look like, and reading it."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from schemas.errors import ModelError

MOST_FACTS = 30
_FENCED = re.compile(r"\s*```(?:json)?\s*\n(.*)\n\s*```\s*", re.DOTALL)

Name = Annotated[str, Field(max_length=200)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class SaidFact(_Model):
    """A fact as the model gives it: words that are yet to be found in the passage, and the id of a relation."""

    subject: Name
    relation: Annotated[str, Field(max_length=80)]
    object: Name
    quote: Annotated[str, Field(max_length=1000)]
    time: Annotated[str, Field(max_length=80)] = ""

    @property
    def shown(self) -> str:
        return f"{self.subject} {self.relation} {self.object}"


class Reply(_Model):
    """All that the model read in a passage."""

    facts: Annotated[tuple[SaidFact, ...], Field(max_length=MOST_FACTS)]


def parse(text: str) -> Reply:
    """The reply in the text, be it fenced as code or not; ModelError where it is not what was asked for."""
    fenced = _FENCED.fullmatch(text)
    try:
        return Reply.model_validate_json(fenced[1] if fenced is not None else text)
    except ValidationError as error:
        problem = error.errors()[0]
        where = ".".join(str(part) for part in problem["loc"])
        named = f"{where}: " if where else ""
        raise ModelError(f"the reply is not the JSON that was asked for: {named}{problem['msg']}.") from error
