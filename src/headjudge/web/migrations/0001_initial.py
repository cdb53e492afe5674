"""The tables of accounts, roles and invitations; written by makemigrations."""

import django.db.models.deletion
import django.db.models.functions.text
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    """The first tables."""

    initial = True

    dependencies = []

    operations = [
        migrations.CreateModel(
            name="Account",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("password", models.CharField(max_length=128, verbose_name="password")),
                ("last_login", models.DateTimeField(blank=True, null=True, verbose_name="last login")),
                ("login", models.CharField(max_length=60, unique=True)),
                ("name", models.CharField(max_length=100)),
                ("language", models.CharField(blank=True, max_length=2)),
                ("is_host", models.BooleanField(default=False)),
                ("is_active", models.BooleanField(default=True)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
            ],
            options={
                "db_table": "web_account",
                "constraints": [
                    models.UniqueConstraint(
                        django.db.models.functions.text.Lower("login"), name="web_account_login"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Invitation",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("code_hash", models.CharField(max_length=64, unique=True)),
                ("stream", models.CharField(blank=True, max_length=200)),
                ("role", models.CharField(blank=True, max_length=20)),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("expires_at", models.DateTimeField()),
                ("used_at", models.DateTimeField(null=True)),
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
            options={
                "db_table": "web_invitation",
            },
        ),
        migrations.CreateModel(
            name="Membership",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("stream", models.CharField(max_length=200)),
                ("role", models.CharField(max_length=20)),
                (
                    "account",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="memberships",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "db_table": "web_membership",
                "indexes": [models.Index(fields=["stream"], name="web_membership_stream")],
                "constraints": [
                    models.UniqueConstraint(fields=("account", "stream"), name="web_membership_one")
                ],
            },
        ),
    ]
