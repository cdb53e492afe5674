"""How a published page answers a request: whole, compressed or plain, or 304 where the reader has it already.

One function for both ways a request can come, through Django and through the front before it: both answer alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from headjudge.web.published import JSON, Entry

VARY = "Accept-Encoding, Accept-Language, Cookie"


@dataclass(frozen=True, slots=True)
class Answer:
    """Status, headers and body of an answer; the length is that of the body a GET would have."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


def answer(entry: Entry, method: str, if_none_match: str, accept_encoding: str) -> Answer:
    """The answer to a GET or HEAD for a page that is there. Cost: nothing is compressed; plain bytes are unpacked.

    A compressed and a plain body are two representations, so their tags differ; either is recognised.
    """
    is_packed = takes_gzip(accept_encoding)
    tag = f'"{entry.digest}"' if is_packed else f'"{entry.digest}-plain"'
    headers = [
        ("ETag", tag),
        ("Vary", VARY),
        ("Cache-Control", "no-store" if entry.until is not None else "no-cache"),
        ("Content-Language", entry.language),
    ]
    if entry.kind == JSON:
        headers.append(("Access-Control-Allow-Origin", "*"))
    if if_none_match and _is_known(entry.digest, if_none_match):
        return Answer(304, tuple(headers), b"")
    body = entry.packed if is_packed else entry.plain
    if is_packed:
        headers.append(("Content-Encoding", "gzip"))
    headers += [("Content-Type", entry.kind), ("Content-Length", str(len(body)))]
    return Answer(200, tuple(headers), b"" if method == "HEAD" else body)


def _is_known(digest: str, if_none_match: str) -> bool:
    if if_none_match.strip() == "*":
        return True
    tags = {tag.strip().removeprefix("W/") for tag in if_none_match.split(",")}
    return f'"{digest}"' in tags or f'"{digest}-plain"' in tags


@lru_cache(maxsize=256)
def takes_gzip(accept_encoding: str) -> bool:
    """Whether a reader takes gzip.

    >>> takes_gzip("br, gzip;q=0.5"), takes_gzip("gzip;q=0"), takes_gzip("")
    (True, False, False)
    """
    for part in accept_encoding.lower().split(","):
        name, _, quality = part.strip().partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
