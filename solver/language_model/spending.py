"""What one question may ask a language model, and what it did: calls, tokens and seconds, within the budget."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from backends.language_models.tokens import estimate_tokens
from schemas.errors import ModelError
from schemas.language_model import ModelUse, Prompt
from schemas.protocols import LanguageModel
from schemas.settings import BudgetSettings
from solver.clock import Clock
from solver.threads import WAITING

_Reply = TypeVar("_Reply")
_MOST_FAILURES = 2


class Spending:
    """Asks a model for one question as long as calls, tokens and seconds last; nothing after two calls that failed.

    `dropped` counts the replies that did not hold, `lost` says why there is no reply to what was asked last.
    """

    def __init__(self, model: LanguageModel, budget: BudgetSettings, clock: Clock) -> None:
        self._model = model
        self._budget = budget
        self._clock = clock
        self._calls = self._tokens = self.dropped = 0
        self._failures = 0
        self.lost = ""

    @property
    def use(self) -> ModelUse | None:
        """What was asked; None where nothing was."""
        if not self._calls:
            return None
        return ModelUse(self._model.name, self._calls, self._tokens, self.dropped)

    def allows(self, prompt: Prompt) -> bool:
        """Whether there is enough left for a prompt and the longest reply to it."""
        tokens = estimate_tokens(prompt.system, prompt.user) + prompt.most_tokens
        return (
            self._failures < _MOST_FAILURES
            and self._calls < self._budget.calls
            and self._tokens + tokens <= self._budget.tokens
            and self._clock.left > 0
        )

    def ask(self, prompt: Prompt, parse: Callable[[str], _Reply]) -> _Reply | None:
        """The reply to a prompt that is allowed, as `parse` reads it; None where there is none, or none as asked."""
        self._calls += 1
        try:
            with WAITING.get()():
                completion = self._model.complete(prompt, seconds=self._clock.left)
        except ModelError as error:
            self._failures += 1
            self._lose(error)
            return None
        self._tokens += completion.tokens
        try:
            if completion.cut:
                raise ModelError("its reply was longer than asked for.")
            reply = parse(completion.text)
        except ModelError as error:
            self.dropped += 1
            self._lose(error)
            return None
        self.lost = ""
        return reply

    def _lose(self, error: ModelError) -> None:
        self.lost = f"the language model {self._model.name} answered nothing: {error}"
