"""What requests hold: their bodies, checked at the border."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field, JsonValue, model_validator

from schemas.errors import InputError
from service.answering import Searching


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False, strict=True)


class Question(_Body):
    """A question in Chinese or English."""

    question: str


class Asking(Question):
    """A question, the seconds that its answer may take (at most, and by default, those of the server's budget), and the
    least confidence of an answer that is not held back (by default the server's).
    """

    seconds: float | None = Field(default=None, gt=0)
    least_confidence: float | None = Field(default=None, ge=0, lt=1)

    def time(self, most: float) -> float:
        """The seconds, by default the most; InputError for more than that."""
        if self.seconds is not None and self.seconds > most:
            raise InputError(
                f"{self.seconds:g} seconds are asked for; this server gives {most:g} at most.",
                hint="Leave `seconds` out, or ask for less.",
            )
        return most if self.seconds is None else self.seconds


class Retrieving(Question):
    """A question whose evidence is wanted; `flow_alone` and `proof_first` exclude each other."""

    k: int | None = Field(default=None, ge=1, le=100)
    explain: bool = True
    flow_alone: bool = False
    proof_first: bool = False

    @model_validator(mode="after")
    def _one_order(self) -> Retrieving:
        if self.flow_alone and self.proof_first:
            raise ValueError("flow_alone and proof_first exclude each other")
        return self

    @property
    def searching(self) -> Searching:
        """What is to be searched for."""
        first = True if self.proof_first else False if self.flow_alone else None
        return Searching(self.question, self.k, explain=self.explain, proof_first=first)


class Verifying(_Body):
    """A proof, or an answer's document with its proof; its question is asked again where it can be, if `replay`."""

    proof: dict[str, JsonValue]
    replay: bool = True
