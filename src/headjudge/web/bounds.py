"""A bound on how often something may be done without an account, kept in this process."""

from __future__ import annotations

import threading
import time
from collections import deque

_KEPT = 10_000
"""Keys remembered at most; the oldest are forgotten first."""


class Bound:
    """At most ``times`` within ``seconds`` for one key. Safe for several threads; forgets when the process ends."""

    def __init__(self, times: int, seconds: int) -> None:
        self.times = times
        self.seconds = seconds
        self._done: dict[str, deque[float]] = {}
        self._lock = threading.Lock()

    def allows(self, key: str) -> bool:
        """Whether it may be done once more now; if so, it counts as done."""
        now = time.monotonic()
        with self._lock:
            done = self._done.pop(key, None) or deque()
            while done and done[0] <= now - self.seconds:
                done.popleft()
            self._done[key] = done
            if len(self._done) > _KEPT:
                del self._done[next(iter(self._done))]
            if len(done) >= self.times:
                return False
            done.append(now)
            return True
