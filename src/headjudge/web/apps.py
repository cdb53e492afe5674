"""The web project as Django knows it."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """Accounts, roles, invitations; pages and forms."""

    name = "headjudge.web"
    label = "web"
    default_auto_field = "django.db.models.BigAutoField"
