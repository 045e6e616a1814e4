"""The `guanxi` command: its groups, in the order in which a newcomer meets them."""

from __future__ import annotations

import importlib
import logging
from importlib.metadata import version

import click

from service.cli.output import JsonAwareGroup

COMMANDS = {
    "build": "building:build",
    "ask": "asking:ask",
    "plan": "asking:plan",
    "retrieve": "asking:retrieve",
    "inspect": "inspecting:inspect",
    "merge": "deciding:merge",
    "split": "deciding:split",
    "verify": "proving:verify",
    "eval": "proving:evaluate",
    "import": "exchanging:import_",
    "export": "exchanging:export",
    "delete": "building:delete",
    "store": "storing:store",
    "cypher": "querying:cypher",
    "models": "modelling:models",
    "serve": "serving:serve",
    "mcp": "serving:mcp",
}


class LazyGroup(JsonAwareGroup):
    """Imports a command's module when it is used: asking should not load the builder."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported now; None for an unknown name."""
        place = COMMANDS.get(cmd_name)
        if place is None:
            return None
        module, attribute = place.split(":")
        command = getattr(importlib.import_module(f"service.cli.{module}"), attribute)
        if not isinstance(command, click.Command):
            raise TypeError(f"service.cli.{place} is not a command")
        return command

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
