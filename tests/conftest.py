"""Profiles of the tests that drive whole events; ``--hypothesis-profile=nightly`` takes fifty times as long."""

from hypothesis import settings

settings.register_profile("steps", max_examples=40, derandomize=True)
settings.register_profile("nightly", max_examples=2000, derandomize=False)
