"""Starting the project: Django configured, tables made, the desk ready."""

from __future__ import annotations

import django
from django.conf import settings

from headjudge.store.connecting import prepare
from headjudge.store.database import DatabaseStore
from headjudge.web.configuration import Configuration
from headjudge.web.settings import django_settings


def configure(here: Configuration) -> None:
    """Configure Django as the desk's project, unless somebody has configured it already."""
    if not settings.configured:
        settings.configure(**django_settings(here))
        django.setup()


def set_up(here: Configuration, *, create: bool = True) -> None:
    """Configure Django for this process, once, and (with ``create``) bring all tables up to date.

    Raises StoreError where the database cannot be used.
    """
    configure(here)
    store = DatabaseStore()
    prepare(store, create=create)
    store.close()
