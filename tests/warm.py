"""Kernels that start warm: each is a copy of one process that has loaded everything already, with a memory of its own.

A cold kernel spends one to two seconds on loading Jupyter, boardlab and plotly, once for every page. ``serve`` loads
them once and forks for each kernel; ``ask`` is what Jupyter starts, and stands for that kernel as long as it lives.
:func:`warm_kernels` has both at hand. `make soak` runs all pages in kernels that start cold too.
"""

import importlib
import json
import os
import pkgutil
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

OTHERS = ("ipykernel.ipkernel", "ipykernel.kernelapp", "nbformat.v4", "plotly.io._base_renderers")


@contextmanager
def warm_kernels(folder: Path, name: str) -> Iterator[str]:
    """While this lasts, Jupyter finds a warm kernel of this name where it says; in a new folder with a short path."""
    door, kernel = folder / "door", folder / "kernels" / name
    kernel.mkdir(parents=True)
    argv = [sys.executable, "-I", "-S", __file__, "ask", str(door), "{connection_file}"]
    (kernel / "kernel.json").write_text(json.dumps({"argv": argv, "display_name": "Python 3", "language": "python"}))
    serve = [sys.executable, __file__, "serve", str(door)]
    with subprocess.Popen(serve, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline() == b"ready\n", "the process for warm kernels did not start"
            yield str(folder)
        finally:
            server.kill()


def ask(path: str, connection: str) -> None:
    """Have a kernel started, and stay for as long as it runs; when this process goes, the kernel goes."""
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(path)
        # Who asks is no parent of the kernel, so it must not look whether its parent is still there.
        variables = {name: value for name, value in os.environ.items() if name != "JPY_PARENT_PID"}
        wanted = {"connection": connection, "folder": str(Path.cwd()), "variables": variables}
        line.sendall(json.dumps(wanted).encode() + b"\n")
        kernel = int(line.recv(16))
        signal.signal(signal.SIGINT, lambda *_: os.kill(kernel, signal.SIGINT))
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
    # The tree that these tests lie in, whichever one the environment has installed.
    sys.path.insert(0, str(Path(__file__).parents[1]))
    import boardlab
    from boardlab.lessons import checkpoints

    for module in pkgutil.walk_packages(boardlab.__path__, "boardlab."):
        if not module.name.endswith("__main__"):
            with suppress(ModuleNotFoundError):  # of an extra that is not installed
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
    os.environ.clear()
    os.environ.update(asked["variables"])
    sys.path[0] = ""  # a kernel looks for modules where its page lies, not where this file does
    line.sendall(str(os.getpid()).encode())
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
