"""The tables of the log. Nobody but ``headjudge.store`` writes them, and two of them never change (triggers)."""

from __future__ import annotations

from django.db import models

from headjudge.store.protocol import LONGEST_NAME

DIGEST = 64


class RowRecord(models.Model):
    """A row of a stream, as ``headjudge.tournament.rows.Row`` has it, with its own hash."""

    pk = models.CompositePrimaryKey("stream", "sequence")
    stream = models.CharField(max_length=LONGEST_NAME)
    sequence = models.PositiveIntegerField()
    name = models.CharField(max_length=LONGEST_NAME)
    version = models.PositiveIntegerField()
    data = models.TextField()
    time = models.CharField(max_length=LONGEST_NAME)
    actor = models.CharField(max_length=LONGEST_NAME)
    command = models.CharField(max_length=LONGEST_NAME)
    before = models.CharField(max_length=DIGEST)
    digest = models.CharField(max_length=DIGEST)

    class Meta:
        """The table, and the way to a command's rows."""

        db_table = "log_row"
        indexes = (models.Index(fields=("stream", "command"), name="log_row_command"),)


class TextRecord(models.Model):
    """A text beside the log. It may be erased, never changed."""

    id = models.CharField(primary_key=True, max_length=LONGEST_NAME + 40)
    stream = models.CharField(max_length=LONGEST_NAME)
    sequence = models.PositiveIntegerField()
    place = models.PositiveIntegerField()
    salt = models.CharField(max_length=LONGEST_NAME)
    text = models.TextField()

    class Meta:
        """The table, and the way to a row's texts."""

        db_table = "log_text"
        indexes = (models.Index(fields=("stream", "sequence"), name="log_text_row"),)


class SnapshotRecord(models.Model):
    """Something computed that may be dropped at any time."""

    stream = models.CharField(max_length=LONGEST_NAME)
    kind = models.CharField(max_length=LONGEST_NAME)
    version = models.PositiveIntegerField()
    data = models.TextField()

    class Meta:
        """The table; one snapshot of a kind for each stream."""

        db_table = "log_snapshot"
        constraints = (models.UniqueConstraint(fields=("stream", "kind"), name="log_snapshot_kind"),)


class TombstoneRecord(models.Model):
    """What is left of an expired stream."""

    stream = models.CharField(primary_key=True, max_length=LONGEST_NAME)
    version = models.PositiveIntegerField()
    digest = models.CharField(max_length=DIGEST)
    time = models.CharField(max_length=LONGEST_NAME)

    class Meta:
        """The table."""

        db_table = "log_tombstone"
