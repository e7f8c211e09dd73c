"""A Jupyter server extension: clicks travel without waiting, and a notebook opened again shows its pictures.

A board's click is a small message to the kernel and a small answer back. The server sends both through a websocket
that, by default, holds a small packet until the one before has been acknowledged (Nagle's algorithm), which the other
end delays too: 35 of the 50 ms between a click and the changed page are that wait. With TCP_NODELAY they are gone.

Installing boardlab puts ``etc/jupyter/jupyter_server_config.d/boardlab.json`` in place, which switches this on. It
changes the connection class only where the server uses the stock one: a gateway or a host with a class of its own
(JupyterHub with remote kernels, say) is left alone, and a server without such a class as well.

An output with a board holds the board as a widget and, beside it, as a picture. JupyterLab shows the widget where it
may, and where its kernel is gone, "Error displaying widget: model not found" and no picture. So a notebook that has no
kernel is handed out without such widgets; where its file holds their state, they stay. What lies on the disk is not
touched.
"""

from __future__ import annotations

from inspect import iscoroutinefunction
from typing import Any

VIEW = "application/vnd.jupyter.widget-view+json"
STATE = "application/vnd.jupyter.widget-state+json"
PICTURES = {"text/html", "image/svg+xml"}
"""What is shown in the place of a widget; older versions gave the second."""


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Tell the server which module carries the extension."""
    return [{"module": "boardlab.jupyter.server"}]


def _load_jupyter_server_extension(serverapp: Any) -> None:
    """Replace the stock websocket connection by one that does not wait, and read notebooks as said above."""
    _show_pictures(serverapp.contents_manager, serverapp.session_manager)
    try:
        from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
    except ImportError:
        return

    class NoDelayConnection(ZMQChannelsWebsocketConnection):
        """The stock connection, with TCP_NODELAY set before anything is sent."""

        def connect(self) -> Any:
            self.websocket_handler.set_nodelay(True)
            return super().connect()

    settings = serverapp.web_app.settings
    if settings.get("kernel_websocket_connection_class") is ZMQChannelsWebsocketConnection:
        settings["kernel_websocket_connection_class"] = NoDelayConnection


def _show_pictures(contents: Any, sessions: Any) -> None:
    """Let notebooks that no kernel runs for be read without widgets that have a picture in their place."""
    read = contents.get
    if not iscoroutinefunction(read):
        return  # whoever reads here does not wait, as one must for the sessions

    async def get(*args: Any, **how: Any) -> object:
        model = await read(*args, **how)
        if model["type"] == "notebook" and model["content"] and not await sessions.session_exists(model["path"]):
            leave_pictures(model["content"])
        return model

    contents.get = get


def leave_pictures(notebook: Any) -> None:
    """Take each widget out of a notebook whose state is not in it and that has a picture beside it.

    Args:
        notebook: as a server reads it; changed in place.
    """
    held = notebook.get("metadata", {}).get("widgets", {}).get(STATE, {}).get("state", {})
    for cell in notebook.get("cells", ()):
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if PICTURES & set(data) and VIEW in data and data[VIEW].get("model_id") not in held:
                del data[VIEW]
