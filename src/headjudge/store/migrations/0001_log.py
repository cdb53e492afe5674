"""The tables of the log; written by makemigrations."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """The first tables."""

    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="TombstoneRecord",
            fields=[
                ("stream", models.CharField(max_length=200, primary_key=True, serialize=False)),
                ("version", models.PositiveIntegerField()),
                ("digest", models.CharField(max_length=64)),
                ("time", models.CharField(max_length=200)),
            ],
            options={
                "db_table": "log_tombstone",
            },
        ),
        migrations.CreateModel(
            name="RowRecord",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "stream", "sequence", blank=True, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("stream", models.CharField(max_length=200)),
                ("sequence", models.PositiveIntegerField()),
                ("name", models.CharField(max_length=200)),
                ("version", models.PositiveIntegerField()),
                ("data", models.TextField()),
                ("time", models.CharField(max_length=200)),
                ("actor", models.CharField(max_length=200)),
                ("command", models.CharField(max_length=200)),
                ("before", models.CharField(max_length=64)),
                ("digest", models.CharField(max_length=64)),
            ],
            options={
                "db_table": "log_row",
                "indexes": [models.Index(fields=["stream", "command"], name="log_row_command")],
            },
        ),
        migrations.CreateModel(
            name="SnapshotRecord",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("stream", models.CharField(max_length=200)),
                ("kind", models.CharField(max_length=200)),
                ("version", models.PositiveIntegerField()),
                ("data", models.TextField()),
            ],
            options={
                "db_table": "log_snapshot",
                "constraints": [models.UniqueConstraint(fields=("stream", "kind"), name="log_snapshot_kind")],
            },
        ),
        migrations.CreateModel(
            name="TextRecord",
            fields=[
                ("id", models.CharField(max_length=240, primary_key=True, serialize=False)),
                ("stream", models.CharField(max_length=200)),
                ("sequence", models.PositiveIntegerField()),
                ("place", models.PositiveIntegerField()),
                ("salt", models.CharField(max_length=200)),
                ("text", models.TextField()),
            ],
            options={
                "db_table": "log_text",
                "indexes": [models.Index(fields=["stream", "sequence"], name="log_text_row")],
            },
        ),
    ]
