"""What lies in a folder but is no readable file is named, not passed over."""

import os
import socket
from pathlib import Path

import pytest

from builder.readers import LeftOut, Page, read


def reasons(folder: Path) -> dict[str, str]:
    return {found.document: found.reason for found in read([folder]) if isinstance(found, LeftOut)}


def test_pipes_sockets_and_broken_links_are_named_and_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    (tmp_path / "link.txt").symlink_to(tmp_path / "gone.txt")
    with socket.socket(socket.AF_UNIX) as opened:
        opened.bind(str(tmp_path / "socket.txt"))
        found = reasons(tmp_path)
    assert found["pipe.txt"].startswith("a named pipe is not read")
    assert found["socket.txt"].startswith("a socket is not read")
    assert found["link.txt"].endswith("the link is broken")


def test_a_link_to_a_folder_is_named_and_not_followed(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path)
    assert reasons(tmp_path) == {"loop": "a link to a folder is not followed; name the folder itself"}


@pytest.mark.parametrize("name", [b"caf\xe9.txt", b"\xff.jsonl"])
def test_a_name_that_is_not_utf_8_is_left_out_printable(tmp_path: Path, name: bytes) -> None:
    (tmp_path / os.fsdecode(name)).write_text("words")
    ((document, reason),) = reasons(tmp_path).items()
    assert document.isprintable()
    assert reason == "its name is not UTF-8; rename it"


def test_an_empty_folder_is_said(tmp_path: Path) -> None:
    assert reasons(tmp_path) == {str(tmp_path): "the folder holds no document"}


@pytest.mark.parametrize(("name", "content"), [("a.jsonl", ""), ("b.jsonl", "\n\n"), ("c.json", "[]")])
def test_a_file_without_records_is_said(tmp_path: Path, name: str, content: str) -> None:
    (tmp_path / name).write_text(content)
    assert reasons(tmp_path) == {name: "it holds no document"}


def test_an_export_is_left_out_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "export.jsonl"
    path.write_text('{"embedder":null,"guanxi":1}\n{"key":"a","text":"Words."}\n')
    (left,) = read([path])
    assert isinstance(left, LeftOut)
    assert left.reason == f"this is an export of guanxi; take it back with: guanxi import {path}"


def test_files_of_all_folders_come_in_order_of_their_paths(tmp_path: Path) -> None:
    for name in ("b/z.txt", "a.txt", "b/c/d.txt", ".hidden/e.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("words")
    keys = [page.document.key for page in read([tmp_path]) if isinstance(page, Page)]
    assert keys == ["a.txt", "b/c/d.txt", "b/z.txt"]
