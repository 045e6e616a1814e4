"""One server for all workers: what stops it, and when its data goes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.neo4j_server.shared import Lender

READ_UNTIL_THE_END = "import sys; open(sys.argv[1], 'rb').read(); open(sys.argv[2], 'w').close()"


def test_the_end_of_the_run_ends_the_server_before_its_data_goes(tmp_path: Path):
    lender = Lender(tmp_path / "run")
    lender.folder.mkdir()
    lender.open()
    read = os.open(lender.folder / "control", os.O_RDONLY)
    stopped = tmp_path / "stopped"
    command = [sys.executable, "-c", READ_UNTIL_THE_END, f"/dev/fd/{read}", str(stopped)]
    with subprocess.Popen(command, pass_fds=[read]) as server:
        os.close(read)
        assert server.poll() is None
        lender.close()
        assert not lender.folder.exists()
    assert stopped.exists()


def test_a_run_without_a_server_leaves_nothing(tmp_path: Path):
    lender = Lender(tmp_path / "run")
    lender.folder.mkdir()
    lender.open()
    lender.close()
    assert list(tmp_path.iterdir()) == []
