"""Every error that the project raises on purpose.

GuanxiError
├── InputError              a document, a file or a line that cannot be read (exit status 2)
│   └── UnknownNameError    a name or a key that the store does not have: nothing was found (1)
├── SettingsError           a wrong setting, option or ontology (2)
├── StoreError              a store that is missing, damaged, or made by another model (2)
│   ├── StoreNotFoundError
│   ├── StoreMismatchError
│   └── StoreBusyError
├── ModelError              a model file that is missing or is another, a server without a reply
├── FlowError               a retriever flow string; carries the position (2)
├── ParseError              a logical form; carries the position (2)
├── CypherError             a query that only reads was asked for, and this one may do more, or is wrong (2)
├── ExecutionError          a task of a plan that failed; carries the task's id
├── EffortError             more would be read for a question than may be; carries how many clauses
├── VerificationError       a proof that cannot be read (2)
├── InterruptionError       somebody pressed Ctrl-C (130)
└── RequestError            a request that the server does not take
    ├── HostError           it names another host than the server's own
    ├── AccessError         it lacks the key
    └── BusyError           too many questions at once; carries the seconds after which to ask again
"""

from __future__ import annotations

_ENDS = (".", "!", "?", ":", ";", "…", "。")


class GuanxiError(Exception):
    """Base of all; `message` names the value and what was allowed, `hint` says what to do next."""

    code = "error"
    exit_status = 2

    def __init__(self, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        stop = "" if not self.hint or self.message.endswith(_ENDS) else "."
        return f"{self.message}{stop} {self.hint}".strip()


class InputError(GuanxiError):
    """A document, a file or a line that cannot be read."""

    code = "input"

    def __init__(self, message: str, *, path: str = "", hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.path = path


class UnknownNameError(InputError):
    """A name or a key that the store does not have."""

    exit_status = 1


class SettingsError(GuanxiError):
    """A wrong setting, option or ontology."""

    code = "settings"


class StoreError(GuanxiError):
    """A store that cannot be used."""

    code = "store"


class StoreNotFoundError(StoreError):
    """There is no store at the address."""

    code = "store_not_found"


class StoreMismatchError(StoreError):
    """The store was made with another schema, segmenter or embedding model."""

    code = "store_mismatch"


class StoreBusyError(StoreError):
    """Another process is writing."""

    code = "store_busy"


class ModelError(GuanxiError):
    """A model file that is missing or is not the pinned one, or a model's server that gives no reply."""

    code = "model"


class PositionError(GuanxiError):
    """Base of errors in a text that a person wrote; `position` counts characters from 0."""

    def __init__(self, message: str, *, position: int, hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.position = position


class FlowError(PositionError):
    """A retriever flow string that cannot run."""

    code = "flow"


class ParseError(PositionError):
    """A logical form that does not follow the grammar."""

    code = "logical_form"


class CypherError(GuanxiError):
    """A query of a person that is refused, wrong, or too long for its limits."""

    code = "cypher"


class ExecutionError(GuanxiError):
    """A task of a plan that failed."""

    code = "execution"
    exit_status = 1

    def __init__(self, message: str, *, task: str, hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.task = task


class EffortError(GuanxiError):
    """More of the pages would be read for a question than may be."""

    code = "effort"

    def __init__(self, message: str, *, clauses: int, hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.clauses = clauses


class VerificationError(GuanxiError):
    """A proof that cannot be read."""

    code = "proof"


class InterruptionError(GuanxiError):
    """Work that somebody stopped; 130 is 128 and the number of SIGINT."""

    code = "interrupted"
    exit_status = 130


class RequestError(GuanxiError):
    """A request that the server does not take."""

    code = "request"


class HostError(RequestError):
    """A request that names another host than the server's own."""

    code = "host"


class AccessError(RequestError):
    """A request without the key."""

    code = "key"


class BusyError(RequestError):
    """As many questions are answered and wait as may."""

    code = "busy"

    def __init__(self, message: str, *, retry_after: int, hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.retry_after = retry_after
