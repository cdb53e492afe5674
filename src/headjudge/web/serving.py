"""Running the desk: a socket to listen at, a certificate that fits, the server, an orderly end."""

from __future__ import annotations

import errno
import logging
import signal
import socket
import ssl
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from headjudge.findings import Finding, InputError
from headjudge.web import backing
from headjudge.web.configuration import Configuration
from headjudge.web.reaching import bracketed, is_this_machine_only

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  (to be reached by the phones in the hall is what it is for)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens at an address. Raises InputError (``serve.…``) where that cannot be."""
    if not 0 <= port < 65536:
        raise InputError([Finding("serve.bad_port", "error", None, {"port": port})])
    try:
        told = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, where = told[0]
        made = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise InputError([Finding("serve.no_address", "error", None, {"host": host})]) from None
    try:
        if sys.platform == "win32":
            # There SO_REUSEADDR would let two programs share the port.
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen(1024)
    except OSError as error:
        made.close()
        known = {errno.EADDRINUSE: "serve.port_in_use", errno.EACCES: "serve.port_forbidden"}
        code = known.get(error.errno or 0, "serve.no_address")
        values = {"host": host} if code == "serve.no_address" else {"port": port}
        raise InputError([Finding(code, "error", None, values)]) from None
    return made


def check_certificate(certificate: str | None, key: str | None) -> None:
    """Make sure that a certificate and its key can be used. Raises InputError (``serve.certificate``)."""
    if certificate is None:
        if key is not None:
            raise InputError([Finding("serve.key_alone", "error", None)])
        return

    def locked() -> str:
        raise _Locked

    def unusable(why: str) -> InputError:
        return InputError([Finding("serve.certificate", "error", certificate, {"reason": why})])

    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password=locked)
    except _Locked:
        raise unusable("password") from None
    except ssl.SSLError:
        raise unusable("unfit") from None
    except OSError:
        raise unusable("missing") from None


class _Locked(Exception):
    """The key asks for a password."""


def addresses_of(host: str, port: int, *, is_secure: bool) -> tuple[str, bool]:
    """The address that a browser on this machine opens, and whether other machines get in too.

    >>> addresses_of("0.0.0.0", 8000, is_secure=False)
    ('http://127.0.0.1:8000', True)
    """
    scheme = "https" if is_secure else "http"
    own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    return f"{scheme}://{bracketed(own)}:{port}", not is_this_machine_only(host)


def serve(
    here: Configuration,
    door: socket.socket,
    *,
    certificate: str | None = None,
    key: str | None = None,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve at a socket until the process is told to stop (Ctrl+C, SIGTERM); then end as from a function.

    The project must be set up; ``ready`` is called once it answers. Copies of the database are made meanwhile.
    """
    import uvicorn

    from headjudge.web.asgi import application

    logging.basicConfig(level=logging.ERROR, format="%(asctime)s %(name)s: %(message)s")
    settings = uvicorn.Config(
        application(),
        ssl_certfile=None if certificate is None else Path(certificate),
        ssl_keyfile=None if key is None else Path(key),
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
    backing.begin(here)
    try:
        with _stopping_is_no_fault():
            server.run([door])
    finally:
        backing.end()
        door.close()


@contextmanager
def _stopping_is_no_fault() -> Iterator[None]:
    """The server raises the signal that stopped it once more when it has ended; that must not kill the process."""

    def heard(_number: int, _frame: FrameType | None) -> None:
        """Nothing: it has been done."""

    before = {number: signal.signal(number, heard) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
