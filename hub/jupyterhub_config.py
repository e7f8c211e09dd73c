# ruff: noqa: INP001  (JupyterHub runs this file; it is no module)
"""A JupyterHub to try boardlab with on one machine: anybody may log in by any name, and only from this machine.

``make hub`` starts it. For a class in earnest see docs/hub.md: this one asks for no password.
"""

import os
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ROOM = Path(os.environ.get("BOARDLAB_HUB", HERE / "room")).absolute()
PORT = int(os.environ.get("BOARDLAB_HUB_PORT", "8000"))
"""The proxy’s port; the two after it are those of its own interface and of the hub."""

c = get_config()  # noqa: F821  (what JupyterHub gives its configuration)

c.JupyterHub.bind_url = f"http://127.0.0.1:{PORT}"
c.ConfigurableHTTPProxy.api_url = f"http://127.0.0.1:{PORT + 1}"
c.JupyterHub.hub_bind_url = f"http://127.0.0.1:{PORT + 2}"
c.ConfigurableHTTPProxy.command = [str(HERE / "node_modules" / ".bin" / "configurable-http-proxy")]
c.JupyterHub.db_url = f"sqlite:///{ROOM / 'hub.sqlite'}"
c.JupyterHub.cookie_secret_file = str(ROOM / "cookie_secret")
c.JupyterHub.pid_file = str(ROOM / "hub.pid")
c.ConfigurableHTTPProxy.pid_file = str(ROOM / "proxy.pid")

c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True

# One process a pupil, each with a folder of its own as its home: answers lie there, so nobody shares a journal.
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = str(ROOM / "pupils" / "{username}")
c.Spawner.cmd = [str(Path(sys.executable).with_name("jupyterhub-singleuser"))]
# Kernels talk over sockets in this folder, not over ports, of which many at once would take the same one. Names of
# sockets are short, so it lies near the root.
SOCKETS = Path(tempfile.gettempdir(), f"boardlab-{os.getuid()}-{PORT}")
SOCKETS.mkdir(mode=0o700, exist_ok=True)
c.Spawner.environment = {"JUPYTER_RUNTIME_DIR": lambda spawner: str(SOCKETS / spawner.user.name)}
c.Spawner.default_url = "/lab"
c.Spawner.http_timeout = c.Spawner.start_timeout = 300
c.JupyterHub.concurrent_spawn_limit = 40
# What a lesson does not need costs memory in every pupil’s server.
c.Spawner.args = [
    "--KernelManager.transport=ipc",
    "--LabApp.extension_manager=readonly",
    "--ServerApp.terminals_enabled=False",
    "--ServerApp.jpserver_extensions=jupyter_lsp=False",
    "--ServerApp.jpserver_extensions=jupyter_server_terminals=False",
    *(["--allow-root"] if getattr(os, "geteuid", lambda: 1)() == 0 else []),
]
# Pupils go on while the hub is restarted; a new hub finds their servers.
c.JupyterHub.cleanup_servers = False

if token := os.environ.get("BOARDLAB_HUB_TOKEN"):  # tests and measurements speak for pupils
    c.JupyterHub.services = [{"name": "boardlab-load", "api_token": token}]
    c.JupyterHub.load_roles = [
        {
            "name": "boardlab-load",
            "scopes": ["admin:users", "admin:servers", "access:servers"],
            "services": ["boardlab-load"],
        }
    ]
