"""The command line: thin parsers around public functions."""

from service.cli.app import main

__all__ = ["main"]
