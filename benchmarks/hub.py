"""A class on a JupyterHub: what a pupil costs and what a click takes when all work at once.

``python -m benchmarks.hub`` starts the hub of ``hub/`` in a folder of its own, on the loopback alone, logs pupils in,
opens a lesson in a kernel of each, and clicks: a step on, or an answer, every five seconds each, at other moments. It
prints the seconds to start all, the memory of a pupil (proportional set size), and median and 95th of 100 of a click,
from sending it to the changed frame. Then the hub is restarted and a kernel is killed, and it is counted what was lost.

``--pupils 30 --seconds 120``. It runs in the environment of the hub: ``hub/.venv/bin/python -m benchmarks.hub``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from boardlab.lessons import checkpoint
from boardlab.lessons.build.store import find_lesson

ROOT = Path(__file__).parents[1]
LESSON = "torres.scoring"
BETWEEN = 5.0
"""Seconds between two clicks of a pupil."""
OPENS = f"import boardlab\nstage = boardlab.lesson({LESSON!r})\nstage"
TOGETHER = 4
"""So many servers are started at once: more only wait for each other."""
WAIT = 180.0
"""Seconds after which something that does not come is given up."""


class Hub:
    """A hub of one's own.

    Args:
        room: the folder of its pupils.
        port: the first of three free ports in a row.
        python: of an environment with JupyterHub and boardlab.
        recipe: the folder with its configuration and its proxy.
    """

    def __init__(self, room: Path, port: int, python: str = sys.executable, recipe: Path = ROOT / "hub") -> None:
        self.room, self.port, self.python, self.recipe = room, port, python, recipe
        self.token = secrets.token_hex(16)
        self.address = f"http://127.0.0.1:{port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; what a hub before it left running goes on."""
        self.room.mkdir(parents=True, exist_ok=True)
        told = {"BOARDLAB_HUB": self.room, "BOARDLAB_HUB_PORT": self.port, "BOARDLAB_HUB_TOKEN": self.token}
        env = {**os.environ, **{name: str(value) for name, value in told.items()}, "BOARDLAB_LANG": "en"}
        env["PATH"] = f"{Path(self.python).parent}{os.pathsep}{env['PATH']}"
        command = [self.python, "-m", "jupyterhub", "--config", str(self.recipe / "jupyterhub_config.py")]
        with (self.room / "hub.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log, cwd=self.room)

    def stop(self) -> None:
        """Stop the hub and its proxy; pupils' servers go on."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(60)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the hub, or a pupil's server, answers to a request."""
        request = HTTPRequest(
            f"{self.address}{path}",
            method=method,
            headers={"Authorization": f"token {self.token}"},
            body=None if body is None else json.dumps(body),
            allow_nonstandard_methods=True,
            connect_timeout=WAIT,
            request_timeout=WAIT,
        )
        answer = await AsyncHTTPClient(max_clients=100).fetch(request)
        return json.loads(answer.body) if answer.body else None

    async def ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + WAIT
        while True:
            with suppress(OSError, HTTPClientError):
                await self.ask("GET", "/hub/api/users")
                return
            if time.monotonic() > end:
                raise TimeoutError((self.room / "hub.log").read_text()[-2000:])
            await asyncio.sleep(0.2)


class Pupil:
    """One who works through a lesson."""

    def __init__(self, hub: Hub, name: str) -> None:
        self.hub, self.name = hub, name
        self.waits: list[float] = []
        self.answered = 0
        self.at = 0
        """The step that was asked for last."""
        self._seq = 0

    async def log_in(self) -> None:
        """Begin a server of one's own and wait for it."""
        hub, name = self.hub, self.name
        with suppress(HTTPClientError):  # is there already
            await hub.ask("POST", f"/hub/api/users/{name}")
        with suppress(HTTPClientError):  # runs already
            await hub.ask("POST", f"/hub/api/users/{name}/server", {})
        end = time.monotonic() + WAIT
        while not ((await hub.ask("GET", f"/hub/api/users/{name}"))["servers"].get("") or {}).get("ready"):
            if time.monotonic() > end:
                raise TimeoutError(f"{name}: no server")
            await asyncio.sleep(0.3)

    async def open_lesson(self) -> int:
        """Open the lesson in a new kernel; the step one is on."""
        begun = await self.hub.ask("POST", f"/user/{self.name}/api/kernels", {"name": "python3"})
        self.kernel = str(begun["id"])
        return await self.open_again()

    async def open_again(self) -> int:
        """Open the lesson in the kernel there is; the step one is on."""
        address = f"ws://127.0.0.1:{self.hub.port}/user/{self.name}/api/kernels/{self.kernel}/channels"
        self.session = uuid4().hex
        request = HTTPRequest(
            f"{address}?session_id={self.session}",
            headers={"Authorization": f"token {self.hub.token}"},
            connect_timeout=WAIT,
            request_timeout=WAIT,
        )
        self.socket: WebSocketClientConnection = await websocket_connect(request)
        await self._send("shell", "execute_request", {"code": OPENS, "silent": False, "store_history": False})
        while True:
            told = await self._hear()
            if told["msg_type"] == "error":
                raise RuntimeError(f"{self.name}: {told['content']['ename']}: {told['content']['evalue']}")
            state = told["content"].get("data", {}).get("state", {}) if told["msg_type"] == "comm_open" else {}
            if "stage" in state.get("frame", {}):
                self.comm = str(told["content"]["comm_id"])
                self.rev = int(state["frame"]["rev"])
                return int(state["frame"]["stage"]["at"])

    async def click(self, do: str, *, key: str = "", at: int = 0) -> str:
        """Send what a page would, wait for the answer with the changes, and note the seconds; how it went."""
        self._seq += 1
        asked = {"client": self.session, "seq": self._seq, "rev": self.rev, "do": do, "key": key, "at": at}
        begun = time.perf_counter()
        await self._send("shell", "comm_msg", {"comm_id": self.comm, "data": {"method": "custom", "content": asked}})
        while True:
            told = await self._hear()
            if told["msg_type"] != "comm_msg":
                continue
            reply = told["content"]["data"].get("content", {})
            if reply.get("seq") == self._seq:
                self.waits.append(time.perf_counter() - begun)
                self.rev = int(reply.get("rev", self.rev))
                return str(reply["answer"])

    async def kill(self) -> None:
        """Kill the kernel as a lack of memory would, and let the server forget it."""
        await self._send("shell", "execute_request", {"code": "import os\nos.kill(os.getpid(), 9)", "silent": True})
        await asyncio.sleep(1)
        with suppress(HTTPClientError):
            await self.hub.ask("DELETE", f"/user/{self.name}/api/kernels/{self.kernel}")

    async def work(self, until: float, offset: float) -> None:
        """Walk the lesson, round and round, a click every :data:`BETWEEN` seconds."""
        steps = find_lesson(LESSON).steps
        await asyncio.sleep(offset)
        answers = False
        while time.monotonic() < until:
            begun = time.monotonic()
            about = steps[self.at].about
            asked = checkpoint(about) if about else None
            if asked is not None and asked.kind == "number" and answers:
                answers = False
                if await self.click("pick", key=f"answer:{asked.answer()}") != "no":
                    self.answered += 1
            else:
                # Never round to the first step: that is where a lesson opens that forgot where it was.
                self.at, answers = self.at % (len(steps) - 1) + 1, True
                await self.click("go", at=self.at)
            await asyncio.sleep(max(0.0, BETWEEN - (time.monotonic() - begun)))

    async def _send(self, channel: str, kind: str, content: dict[str, Any]) -> None:
        header = {"msg_id": uuid4().hex, "msg_type": kind, "username": "", "session": self.session, "version": "5.4"}
        header["date"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        sent = {"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": channel}
        await self.socket.write_message(json.dumps({**sent, "buffers": []}))

    async def _hear(self) -> Any:
        """The next message of the kernel; of those with buffers, which no lesson needs, the text."""
        while True:
            told = await asyncio.wait_for(self.socket.read_message(), WAIT)
            if told is None:
                raise ConnectionError(f"{self.name}: the kernel is gone")
            if isinstance(told, bytes):
                count = int.from_bytes(told[:4], "big")
                start, *rest = (int.from_bytes(told[4 * at : 4 * at + 4], "big") for at in range(1, count + 1))
                told = told[start : rest[0] if rest else None].decode()
            return json.loads(told)


def journal_lines(hub: Hub, name: str) -> int:
    """How many answers of a pupil are on the disk."""
    kept = (hub.room / "pupils" / name).rglob("journal*.jsonl")
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in kept)


def memory(marks: dict[str, str]) -> dict[str, list[float]]:
    """The proportional set size, MiB, of the processes whose command line fits a pattern, by its name."""
    found: dict[str, list[float]] = {name: [] for name in marks}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            kind = next((name for name, mark in marks.items() if re.search(mark, line)), None)
            size = re.search(r"^Pss:\s+(\d+)", (folder / "smaps_rollup").read_text(), re.MULTILINE)
            if kind is not None and size is not None:
                found[kind].append(int(size[1]) / 1024)
    return found


def free_ports() -> int:
    """The first of three ports in a row on which nobody listens."""
    for first in range(20_000 + os.getpid() % 20_000, 60_000, 3):
        with suppress(OSError):
            for port in range(first, first + 3):
                with socket.socket() as probe:
                    probe.bind(("127.0.0.1", port))
            return first
    raise OSError("no free ports")


def stop_servers(hub: Hub) -> None:
    """End the pupils' servers of a hub, by their ids."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ProcessLookupError):
            line = (folder / "environ").read_bytes()
            if str(hub.room).encode() in line and b"JUPYTERHUB_USER=" in line:
                os.kill(int(folder.name), signal.SIGTERM)


async def measure(hub: Hub, count: int, seconds: float) -> None:
    """Print the figures of so many pupils."""
    pupils = [Pupil(hub, f"pupil{number:02}") for number in range(1, count + 1)]
    begun = time.monotonic()
    few = asyncio.Semaphore(TOGETHER)

    async def begins(pupil: Pupil) -> None:
        async with few:
            await pupil.log_in()

    await asyncio.gather(*map(begins, pupils))
    print(f"servers of {count} pupils ready after {time.monotonic() - begun:.0f} s")

    async def opens(pupil: Pupil) -> None:
        async with few:
            await pupil.open_lesson()

    await asyncio.gather(*map(opens, pupils))
    print(f"lessons open after {time.monotonic() - begun:.0f} s")
    until = time.monotonic() + seconds
    await asyncio.gather(*(pupil.work(until, BETWEEN * at / count) for at, pupil in enumerate(pupils)))
    waits = sorted(wait for pupil in pupils for wait in pupil.waits)
    high = waits[int(0.95 * len(waits))]
    print(f"{len(waits)} clicks: median {1000 * statistics.median(waits):.0f} ms, 95th {1000 * high:.0f} ms")
    sizes = memory({"kernel": rf"ipykernel_launcher.*-{hub.port}/pupil", "server": r"jupyterhub-singleuser"})
    for name, found in sizes.items():
        print(f"{name}: {len(found)}, {statistics.mean(found or [0]):.0f} MiB each (PSS)")
    before = {pupil.name: journal_lines(hub, pupil.name) for pupil in pupils}
    hub.stop()
    hub.start()
    await hub.ready()
    await asyncio.gather(*(pupil.log_in() for pupil in pupils))
    same = 0
    for pupil in pupils:
        same += await pupil.open_again() >= 0
    lost = sum(journal_lines(hub, name) < lines for name, lines in before.items())
    print(f"hub restarted: {same} of {count} kernels go on, {lost} pupils lost an answer")
    killed = pupils[0]
    await killed.kill()
    step = await killed.open_lesson()
    kept = journal_lines(hub, killed.name)
    print(
        f"kernel killed: the lesson opens at step {step} and was at {killed.at}, "
        f"{kept} of {before[killed.name]} answers kept"
    )


def main() -> None:
    """Measure a class."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pupils", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=120)
    given = parser.parse_args()
    with TemporaryDirectory(prefix="boardlab-hub-") as room:
        hub = Hub(Path(room), free_ports())
        hub.start()

        async def whole() -> None:
            await hub.ready()
            await measure(hub, given.pupils, given.seconds)

        try:
            asyncio.run(whole())
        except Exception:
            print((hub.room / "hub.log").read_text(encoding="utf-8", errors="replace")[-4000:])
            raise
        finally:
            hub.stop()
            stop_servers(hub)


if __name__ == "__main__":
    main()
