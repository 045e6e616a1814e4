"""`guanxi serve` and `guanxi mcp`: a store for browsers, programs and assistants."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from schemas.errors import SettingsError
from schemas.settings import load_key, load_settings
from service.cli.output import note, reported, settings_option, store_option


@click.command()
@store_option
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 for a free one."
)
@click.option(
    "--key-file", type=click.Path(path_type=Path), default=None,
    help="A file with the key that requests must carry; else GUANXI_KEY. Needed beyond this machine.",
)  # fmt: skip
@settings_option
@reported
def serve(store_address: str, host: str, port: int, key_file: Path | None, settings_path: Path | None) -> int:
    """A web page and an HTTP interface over a store, until Ctrl-C; the store is only read."""
    settings, key = load_settings(settings_path), load_key(key_file)
    try:
        from service.api import Listening
        from service.api import serve as run
    except ModuleNotFoundError as error:
        raise _lacking("serve", error, {"fastapi", "starlette", "uvicorn"}) from error
    try:
        run(
            store_address,
            settings,
            listening=Listening(host, port),
            key=key,
            begun=_begun,
        )
    except KeyboardInterrupt:
        note("stopped")
    return 0


def _begun(url: str, degraded: Sequence[str]) -> None:
    note(f"{url}   Ctrl-C stops it")
    for lost in degraded:
        note(f"degraded: {lost}")


@click.command()
@store_option
@settings_option
@reported
def mcp(store_address: str, settings_path: Path | None) -> int:
    """Tools over a store for an assistant, by the Model Context Protocol on standard input and output."""
    settings = load_settings(settings_path)
    try:
        from service.mcp import serve as run
    except ModuleNotFoundError as error:
        raise _lacking("mcp", error, {"mcp", "mcp_types"}) from error
    run(store_address, settings)
    return 0


def _lacking(extra: str, error: ModuleNotFoundError, modules: set[str]) -> Exception:
    """What is told of an extra that is not installed; the error itself where it is of anything else."""
    module = (error.name or "").partition(".")[0]
    if module not in modules:
        return error
    return SettingsError(
        f"{module} is not installed.", hint=f"Install it with: pip install 'guanxi[{extra}]'"
    )
