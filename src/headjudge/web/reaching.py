"""How phones in the same hall reach this machine: its addresses in the network, and links that carry one."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest

from headjudge.web.configuration import Configuration

LONGEST_HOST = 260
"""Letters of a name of the network with its port; what claims to be longer is none, and fits into no QR code."""
CHOICE = "phones-address"
"""The file of the data folder that holds the address which somebody chose."""

# Asking for the way to an address sends nothing; it names the address of this machine on that way. One far away, and
# one in each private network that a shop, a phone's hot spot or a laptop's own network is likely to use.
_FAR = ["198.51.100.1"]
_NEAR = [
    *(f"192.168.{third}.254" for third in range(256)),
    *(f"10.{second}.0.254" for second in (0, 1, 2, 8, 10, 42, 77, 100, 254)),
    *(f"172.{second}.0.254" for second in range(16, 32)),
    "172.20.10.14",
]


def own_addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this machine in networks, the likeliest first; none where it is in no network.

    Cost: a few milliseconds; nothing is sent.
    """
    found = [_on_the_way_to(target) for target in (*_FAR, *_NEAR)]
    with suppress(OSError):
        found += [str(told[4][0]) for told in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return tuple(dict.fromkeys(one for one in found if one is not None and _is_of_a_network(one)))


def _on_the_way_to(target: str) -> str | None:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect((target, 9))
        return str(way.getsockname()[0])
    return None


def _is_of_a_network(address: str) -> bool:
    read = ipaddress.ip_address(address)
    return not (read.is_loopback or read.is_unspecified or read.is_multicast)


def is_this_machine_only(host: str) -> bool:
    """Whether a name or address reaches the machine itself and nothing else.

    >>> [is_this_machine_only(host) for host in ("localhost", "127.0.0.1", "::1", "192.168.1.5")]
    [True, True, True, False]
    """
    if host.casefold() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def bracketed(host: str) -> str:
    """An address as it stands in a link."""
    return f"[{host}]" if ":" in host else host


def here() -> Configuration:
    """The configuration of this process."""
    found: Configuration = settings.HEADJUDGE
    return found


def chosen_address(addresses: tuple[str, ...]) -> str | None:
    """The one that links carry: what somebody chose, while this machine still has it, else the likeliest."""
    chosen = None
    with suppress(OSError):
        chosen = _choice().read_text(encoding="ascii", errors="replace").strip()
    return chosen if chosen in addresses else (addresses[0] if addresses else None)


def choose(address: str) -> None:
    """Let links carry this address from now on. Raises OSError where the folder cannot be written."""
    _choice().write_text(address, encoding="ascii")


def _choice() -> Path:
    return here().folder / CHOICE


def base_for_phones(request: HttpRequest) -> str:
    """Scheme, host and port under which phones reach this desk, as in ``http://192.168.1.5:8000``.

    What the reader's own browser uses, unless that is an address which means the machine itself.
    """
    host = request.get_host()
    if len(host) > LONGEST_HOST:
        raise DisallowedHost(f"a host of {len(host)} letters")
    asked = f"{request.scheme}://{host}"
    parts = urlsplit(asked)
    if not here().in_network or not is_this_machine_only(parts.hostname or ""):
        return asked
    address = chosen_address(own_addresses())
    return asked if address is None else with_host(asked, address)


def with_host(base: str, host: str) -> str:
    """A link's scheme, host and port with another host.

    >>> with_host("http://127.0.0.1:8000", "192.168.1.5")
    'http://192.168.1.5:8000'
    """
    parts = urlsplit(base)
    port = "" if parts.port is None else f":{parts.port}"
    return f"{parts.scheme}://{bracketed(host)}{port}"


def bases(request: HttpRequest) -> dict[str, str]:
    """Every address of this machine that phones could use, with the link that it makes."""
    return {one: with_host(f"{request.scheme}://{request.get_host()}", one) for one in own_addresses()}


def link(request: HttpRequest, path: str) -> str:
    """A path of this site as a link that a phone in the hall can open: for QR codes and for sending."""
    return base_for_phones(request) + path
