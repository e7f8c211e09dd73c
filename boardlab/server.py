"""A Jupyter server extension that lets a click travel without waiting.

A board's click is a small message to the kernel and a small answer back. The server sends both through a websocket
that, by default, holds a small packet until the one before has been acknowledged (Nagle's algorithm), which the other
end delays too: 35 of the 50 ms between a click and the changed page are that wait. With TCP_NODELAY they are gone.

Installing boardlab puts ``etc/jupyter/jupyter_server_config.d/boardlab.json`` in place, which switches this on. It
changes the connection class only where the server uses the stock one: a gateway or a host with a class of its own
(JupyterHub with remote kernels, say) is left alone, and a server without such a class as well.
"""

from __future__ import annotations

from typing import Any


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Tell the server which module carries the extension."""
    return [{"module": "boardlab.server"}]


def _load_jupyter_server_extension(serverapp: Any) -> None:
    """Replace the stock websocket connection by one that does not wait; leave any other alone."""
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
