"""The databases refuse to change or delete rows of the log."""

from __future__ import annotations

from typing import Any

from django.db import migrations

from headjudge.store import triggers


def install(apps: Any, schema_editor: Any) -> None:
    """Put the triggers on the tables."""
    triggers.install(schema_editor)


def remove(apps: Any, schema_editor: Any) -> None:
    """Take them away."""
    triggers.remove(schema_editor)


class Migration(migrations.Migration):
    """The triggers against change."""

    dependencies = [("store", "0001_log")]
    operations = [migrations.RunPython(install, remove)]
