"""Personal links of players."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    """A table of the links' hashes, one for each entrant of an event."""

    dependencies = [("web", "0002_links_for_accounts")]

    operations = [
        migrations.CreateModel(
            name="PlayerLink",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("code_hash", models.CharField(max_length=64, unique=True)),
                ("stream", models.CharField(max_length=200)),
                ("entrant", models.CharField(max_length=64)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("opened_at", models.DateTimeField(null=True)),
                (
                    "made_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={"db_table": "web_player_link"},
        ),
        migrations.AddConstraint(
            model_name="playerlink",
            constraint=models.UniqueConstraint(fields=("stream", "entrant"), name="web_player_link_one"),
        ),
    ]
