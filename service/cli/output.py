"""What a command prints: one JSON document for programs, rich text for people, errors for both."""

from __future__ import annotations

import io
import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, ParamSpec

import click
from click.exceptions import NoArgsIsHelpError
from rich.console import Console

from schemas.errors import GuanxiError, InputError, InterruptionError
from schemas.text import Language
from service.shapes import Json, error_document

if TYPE_CHECKING:
    from schemas.statistics import StoreStats

P = ParamSpec("P")
_STORE_COMMAND = re.compile(r"(guanxi store (?:reindex|check|documents))(?: --store …|(?! --store))")

json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON document on stdout, nothing else."
)
store_option = click.option(
    "--store",
    "store_address",
    required=True,
    metavar="STORE",
    help="The store: a file such as baike.db, or neo4j://HOST:7687/WORKSPACE.",
)
settings_option = click.option(
    "--settings",
    "settings_path",
    type=click.Path(path_type=Path),
    default=None,
    help="A YAML file of settings.",
)


language_option = click.option(
    "--language",
    type=click.Choice([language.value for language in Language]),
    default=None,
    help="Of the labels; else that of the name or the sentence shown.",
)


def console() -> Console:
    """Standard output for people: rich on a terminal, plain and unwrapped in a pipe. What pages say is shown as it is:
    `:bell:` is no emoji.
    """
    _speak_utf8()
    return _Console(highlight=False, soft_wrap=True, emoji=False)


class _Console(Console):
    """Rich's, but for a reader that has gone: that is told as Python tells it, and ends the command well."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_json(document: Mapping[str, Json]) -> None:
    """The one JSON document of a command."""
    _speak_utf8()
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")
    sys.stdout.flush()


def counted(number: int, noun: str) -> str:
    """`1 page`, `2 pages`, `1,234 entities`."""
    if number == 1:
        return f"1 {noun}"
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number:,} {plural}"


def store_counts(stats: StoreStats) -> str:
    """What a store holds, in one line."""
    counts = {
        "document": stats.documents, "chunk": stats.chunks, "entity": stats.entities, "triple": stats.triples,
        "mention": stats.mentions,
    }  # fmt: skip
    return " · ".join(counted(number, noun) for noun, number in counts.items())


def listed(words: Sequence[str], language: Language, *, most: int = 0) -> str:
    """Words as the language lists them (`、` or `, `); of more than `most`, if given, the first ones and `…`."""
    mark = "、" if language is Language.CHINESE else ", "
    shown = words[:most] if most else words
    return mark.join(shown) + ("…" if len(shown) < len(words) else "")


def note(text: str) -> None:
    """A warning or a progress line: stderr, so that stdout stays a program's."""
    _speak_utf8()
    Console(stderr=True, highlight=False, soft_wrap=True, emoji=False).print(text, markup=False)


def addressed(text: str, store: str) -> str:
    """A text whose commands that look after a store name this one."""
    return _STORE_COMMAND.sub(lambda found: f"{found[1]} --store {store}", text) if store else text


def reported(command: Callable[P, int | None]) -> Callable[P, None]:
    """Turn the project's errors into a message (or a JSON document) and an exit status."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        as_json = bool(kwargs.get("as_json"))
        try:
            _check_words(kwargs.values())
            status = command(*args, **kwargs)
            sys.stdout.flush()
        except GuanxiError as error:
            error.hint = addressed(error.hint, str(kwargs.get("store_address", "")))
            fail(error, as_json=as_json)
        except KeyboardInterrupt:
            fail(InterruptionError("interrupted."), as_json=as_json)
        except BrokenPipeError:
            # Whoever read us has gone; nothing more may be written, at exit either.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        except OSError as error:
            place = f"{error.filename}: " if error.filename else ""
            fail(
                InputError(f"{place}{error.strerror or error}.", path=str(error.filename or "")),
                as_json=as_json,
            )
        else:
            sys.exit(status or 0)

    return run


def fail(error: GuanxiError, *, as_json: bool) -> NoReturn:
    """Print an error where it belongs and leave with its exit status."""
    if as_json:
        print_json(error_document(error))
    else:
        kind = "" if isinstance(error, InterruptionError) else "error: "
        note(kind + _in_sentences(error))
    sys.exit(error.exit_status)


def _in_sentences(error: GuanxiError) -> str:
    """An error's message and its hint, which begins with a capital and ends with a stop unless a command ends it."""
    hint = error.hint[:1].upper() + error.hint[1:]
    stop = "" if not hint or hint[-1] in ".!?…" or "guanxi " in hint else "."
    return f"{str(error).removesuffix(error.hint).rstrip()} {hint}{stop}".strip()


def _check_words(values: Iterable[object]) -> None:
    """Refuse words of the command line that are not text; InputError shows them printable."""
    for value in values:
        for word in value if isinstance(value, tuple) else (value,):
            if isinstance(word, str) and any("\ud800" <= character <= "\udfff" for character in word):
                shown = word.encode("utf-8", "backslashreplace").decode()
                raise InputError(f"{shown!r} is not UTF-8 text.", hint="Check the terminal's encoding.")


def _as_utf8(word: str) -> str:
    """A word that an ASCII locale handed over byte by byte, read as the UTF-8 that it is."""
    if not any("\ud800" <= character <= "\udfff" for character in word):
        return word
    try:
        return word.encode("utf-8", "surrogateescape").decode("utf-8")
    except UnicodeError:
        return word


def _speak_utf8() -> None:
    """Write UTF-8 whatever the terminal's locale says: most of what is printed is Chinese."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower().replace("-", "") != "utf8":
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


class JsonAwareGroup(click.Group):
    """A group whose usage errors look like all others, and are JSON where `--json` was asked for."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:  # noqa: ANN401 - click's
        arguments = [_as_utf8(word) for word in (sys.argv[1:] if args is None else args)]
        as_json = "--json" in arguments
        try:
            status = super().main(arguments, *rest, **{**extra, "standalone_mode": False})
        except NoArgsIsHelpError as error:
            error.show()
            sys.exit(error.exit_code)
        except click.UsageError as error:
            _fail_usage(error, as_json=as_json)
        except click.Abort:
            fail(InterruptionError("interrupted."), as_json=as_json)
        sys.exit(status if isinstance(status, int) else 0)


def _fail_usage(error: click.UsageError, *, as_json: bool) -> NoReturn:
    """Print a wrong use of a command and where its help is, and leave."""
    command = error.ctx.command_path if error.ctx is not None else "guanxi"
    message, hint = error.format_message(), f"See: {command} --help"
    if as_json:
        print_json({"schema": 1, "error": {"code": "usage", "message": message, "hint": hint}})
    else:
        note(f"error: {message} {hint}")
    sys.exit(error.exit_code)
