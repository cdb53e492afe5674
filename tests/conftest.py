"""Profiles of the tests that drive whole events (``--hypothesis-profile=nightly`` takes fifty times as long), and a
PostgreSQL for those that need one."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

# How quick a thing is the benchmarks say; a test says whether it is right, on a busy machine, too.
# Where a test does not say how many examples it needs, fifty leave the whole suite under a quarter of an hour.
settings.register_profile("unhurried", deadline=None, max_examples=50)
settings.load_profile("unhurried")
settings.register_profile("steps", max_examples=40, derandomize=True)
settings.register_profile("nightly", max_examples=2000, derandomize=False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL that runs as long as the tests do."""
    from tests.contract.postgres import cluster

    with cluster() as url:
        yield url
