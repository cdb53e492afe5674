"""Links for people who have an account: to set a new password, or to sign in once."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    """Two columns more, and the way to an event's open invitations."""

    dependencies = [("web", "0001_initial")]

    operations = [
        migrations.AddField(
            model_name="invitation",
            name="account",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="links",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddField(
            model_name="invitation",
            name="signs_in",
            field=models.BooleanField(default=False),
        ),
        migrations.AddIndex(
            model_name="invitation",
            index=models.Index(fields=["stream"], name="web_invitation_stream"),
        ),
    ]
