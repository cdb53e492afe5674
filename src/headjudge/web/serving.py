"""Running the desk: the server, the first organiser's link, the addresses that phones use."""

from __future__ import annotations

import socket
from collections.abc import Callable

from headjudge.web.configuration import Configuration


def serve(
    here: Configuration,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    certificate: str | None = None,
    key: str | None = None,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve until the process is told to stop. The project must be set up; ``ready`` is called once it listens."""
    import uvicorn

    from headjudge.web.asgi import application

    settings = uvicorn.Config(
        application(),
        host=host,
        port=port,
        ssl_certfile=certificate,
        ssl_keyfile=key,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(settings)
    if ready is not None:
        started = server.startup

        async def startup(sockets: list[socket.socket] | None = None) -> None:
            await started(sockets)
            ready()

        server.startup = startup  # type: ignore[method-assign]
    server.run()
