"""A settings file as it is written: YAML whose keys stand once each, and the files that it names found."""

from __future__ import annotations

import os
from pathlib import Path

import yaml

from schemas.errors import SettingsError

_NAMED_FILES = (("builder", "ontology"), ("language_model", "file"))
"""Places of settings that name a file."""


def read_settings_file(path: Path) -> dict[str, object]:
    """The file's keys and values; SettingsError where it cannot be read, or a file that it names is not there."""
    try:
        content: object = yaml.load(path.read_text(encoding="utf-8"), Loader=_OnceLoader)
    except FileNotFoundError as error:
        raise SettingsError(f"there is no settings file at {path}.", hint="Check the path.") from error
    except OSError as error:
        raise SettingsError(f"settings {path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise SettingsError(
            f"settings {path} are not UTF-8: byte {error.start}.", hint="Save the file as UTF-8."
        ) from error
    except RecursionError as error:
        raise SettingsError(f"settings {path} are nested too deep.") from error
    except yaml.YAMLError as error:
        raise SettingsError(f"settings {path} are not YAML: {_without_words(error)}.") from error
    if content is None:
        return {}
    if not isinstance(content, dict):
        kind = type(content).__name__
        raise SettingsError(f"settings {path} are {kind}, not a mapping.", hint="Write `name: value` lines.")
    keyed = {str(name): value for name, value in content.items()}
    _find_files(keyed, path)
    return keyed


class _OnceLoader(yaml.SafeLoader):
    """The safe loader, which takes no key twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[object, object]:
        seen: set[str] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in seen:
                raise yaml.constructor.ConstructorError(
                    problem=f"the key {key.value} stands there twice", problem_mark=key.start_mark
                )
            seen.add(str(key.value))
        return super().construct_mapping(node, deep)


def _find_files(content: dict[str, object], settings: Path) -> None:
    """Put in the place of each relative path the file beside the settings, where there is one."""
    for part, name in _NAMED_FILES:
        values = content.get(part)
        given = values.get(name) if isinstance(values, dict) else None
        if not isinstance(values, dict) or not isinstance(given, str):
            continue
        here = Path(os.path.expanduser(given))
        beside = settings.parent / here
        if beside.is_file():
            values[name] = str(beside)
        elif not here.is_file():
            raise SettingsError(
                f"settings {settings}: {part} → {name}: there is no file {given}.",
                hint=f"It was looked for in {settings.absolute().parent} and in {Path.cwd()}.",
            )


def _without_words(error: yaml.YAMLError) -> str:
    """What is wrong and where, without the file's values, which may be a key."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return type(error).__name__
    mark = error.problem_mark
    return f"{error.problem} (line {mark.line + 1}, column {mark.column + 1})"
