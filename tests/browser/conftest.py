"""One browser for all tests of a module."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import options


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A headless Chromium.

    It keeps a loop running in this thread as long as it is open; tests of the same process that use Django directly
    meanwhile are no asynchronous code for that.
    """
    with pytest.MonkeyPatch.context() as told, sync_playwright() as playwright:
        told.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "yes")
        opened = playwright.chromium.launch(**options())
        yield opened
        opened.close()
