"""The `guanxi` command: its groups, in the order in which a newcomer meets them."""

from __future__ import annotations

import importlib
import logging
from importlib.metadata import version

import click

from service.cli.output import JsonAwareGroup

COMMANDS = {
    "build": ("building:build", "Read pages into a store."),
    "ask": ("asking:ask", "Answer a question with the words that prove it."),
    "plan": ("asking:plan", "Show the logical form of a question."),
    "retrieve": ("asking:retrieve", "Find the evidence for a question."),
    "inspect": ("inspecting:inspect", "Look inside a store."),
    "merge": ("deciding:merge", "Decide that two are one."),
    "split": ("deciding:split", "Decide that two are not one."),
    "verify": ("proving:verify", "Check a proof against a store."),
    "eval": ("proving:evaluate", "Count the right and cited answers of a file of questions."),
    "import": ("exchanging:import_", "Read an export or a table of facts."),
    "export": ("exchanging:export", "Write everything in a store."),
    "delete": ("building:delete", "Remove documents as if they had never been read."),
    "store": ("storing:store", "Look after a store."),
    "cypher": ("querying:cypher", "Ask a Neo4j server in Cypher that only reads."),
    "models": ("modelling:models", "List, fetch and verify the model files."),
    "serve": ("serving:serve", "Serve a web page and an HTTP interface."),
    "mcp": ("serving:mcp", "Serve tools for an assistant."),
}
"""By name where a command is, and what it does in a line."""


class LazyGroup(JsonAwareGroup):
    """Imports a command's module when it is used: asking should not load the builder."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported now; None for an unknown name."""
        if cmd_name not in COMMANDS:
            return None
        place, _ = COMMANDS[cmd_name]
        module, attribute = place.split(":")
        command = getattr(importlib.import_module(f"service.cli.{module}"), attribute)
        if not isinstance(command, click.Command):
            raise TypeError(f"service.cli.{place} is not a command")
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What each command does, without importing it."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, what) for name, (_, what) in COMMANDS.items()])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does, with a suggestion for a mistyped name."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            import difflib

            close = difflib.get_close_matches(args[0], COMMANDS, n=1)
            if not close:
                raise
            raise click.UsageError(f"{error.message} Did you mean {close[0]}?", ctx=ctx) from error


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version("guanxi"), prog_name="guanxi")
def main() -> None:
    """Encyclopedia pages to a knowledge graph; questions to answers that cite their proof."""
    # What the driver warns of comes back as an error of ours; without a handler it is printed as well.
    logging.getLogger("neo4j").addHandler(logging.NullHandler())
