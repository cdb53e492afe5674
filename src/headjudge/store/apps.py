"""The store as an app of Django."""

from __future__ import annotations

from django.apps import AppConfig


class StoreConfig(AppConfig):
    """Names the app; a web project lists ``headjudge.store`` among its apps."""

    name = "headjudge.store"
    label = "store"
    default_auto_field = "django.db.models.BigAutoField"
