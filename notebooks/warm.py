"""Kernels that start warm: each is a copy of one process that has loaded everything already, with a memory of its own.

A cold kernel spends two seconds on loading Jupyter, boardlab and plotly, once for every page. ``serve`` loads them
once and forks for each kernel; ``ask`` is what Jupyter starts, and stands for that kernel as long as it lives.
``conftest.py`` offers the two to nbval as ``warm``; `make soak` runs the same pages in kernels that start cold.
"""

import importlib
import json
import os
import pkgutil
import select
import socket
import sys
import threading
from pathlib import Path

OTHERS = ("ipykernel.ipkernel", "ipykernel.kernelapp", "nbformat.v4", "plotly.io._base_renderers")


def ask(path: str, connection: str) -> None:
    """Have a kernel started, and stay for as long as it runs; when this process goes, the kernel goes."""
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(path)
        line.sendall(json.dumps({"connection": connection, "folder": str(Path.cwd())}).encode() + b"\n")
        line.recv(1)


def serve(path: str) -> None:
    """Load everything, then fork a kernel for each that is asked for, until the one who started this is gone."""
    _load()
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(path)
        door.listen()
        print("ready", flush=True)
        while door in select.select([door, sys.stdin], [], [])[0]:
            line, _ = door.accept()
            if not os.fork():
                door.close()
                _be_kernel(line)
            line.close()
            _bury()


def _load() -> None:
    import boardlab
    from boardlab.lessons import checkpoints

    for module in pkgutil.walk_packages(boardlab.__path__, "boardlab."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    checkpoints()
    for name in OTHERS:
        importlib.import_module(name)
    from plotly.graph_objects import Bar, Figure

    Figure(Bar(x=[1], y=[1])).to_dict()
    # plotly looks once for the notebook it shows figures in: that is left for the kernel itself.
    assert "plotly.io._renderers" not in sys.modules


def _be_kernel(line: socket.socket) -> None:
    asked = json.loads(line.makefile().readline())

    def leave() -> None:
        line.recv(1)
        os._exit(0)

    os.setsid()
    os.chdir(asked["folder"])
    sys.path[0] = ""  # a kernel looks for modules where its page lies, not where this file does
    threading.Thread(target=leave, daemon=True).start()
    import ipywidgets
    from ipykernel.kernelapp import IPKernelApp

    app = IPKernelApp.instance()
    app.initialize(["-f", asked["connection"], "--log-level=ERROR"])
    ipywidgets._handle_ipython()
    app.start()
    os._exit(0)


def _bury() -> None:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


if __name__ == "__main__":
    {"ask": ask, "serve": serve}[sys.argv[1]](*sys.argv[2:])
