"""Accounts of the staff, their roles in events, and invitations. Players have no account."""

from __future__ import annotations

import unicodedata

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.db import models

from headjudge.store.protocol import LONGEST_NAME


class AccountManager(BaseUserManager):
    """Makes accounts; a name is compared without regard to case and form of letters."""

    def get_by_natural_key(self, username: str | None) -> Account:
        """The account of a sign-in name."""
        return self.get(login__iexact=self.model.normalize_username(username or ""))


class Account(AbstractBaseUser):
    """Somebody of the staff. ``is_host``: may make events, and invite others to do so."""

    login = models.CharField(max_length=60, unique=True)
    name = models.CharField(max_length=100)
    language = models.CharField(max_length=2, blank=True)
    is_host = models.BooleanField(default=False)
    is_active = models.BooleanField(default=True)
    made_at = models.DateTimeField(auto_now_add=True)

    USERNAME_FIELD = "login"
    REQUIRED_FIELDS = ()
    objects = AccountManager()

    class Meta:
        """The table; no two sign-in names that differ in case only."""

        db_table = "web_account"
        constraints = (models.UniqueConstraint(models.functions.Lower("login"), name="web_account_login"),)

    @classmethod
    def normalize_username(cls, username: str) -> str:
        """A sign-in name as it is kept and looked up: SQLite itself knows upper and lower case of ASCII letters only.

        >>> Account.normalize_username("ＩＶＡＮ Иван")
        'ivan иван'
        """
        return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", username).casefold())

    @property
    def actor(self) -> str:
        """What stands in the log for this person; the name lives here, so that it can go."""
        return f"staff/{self.pk}"


class Membership(models.Model):
    """The role of somebody in an event."""

    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="memberships")
    stream = models.CharField(max_length=LONGEST_NAME)
    role = models.CharField(max_length=20)

    class Meta:
        """The table; one role for each person and event."""

        db_table = "web_membership"
        constraints = (models.UniqueConstraint(fields=("account", "stream"), name="web_membership_one"),)
        indexes = (models.Index(fields=("stream",), name="web_membership_stream"),)


class Invitation(models.Model):
    """A one-time link: into the staff (to make events, or with a role in one event), or for an account.

    With ``account`` it lets that person set a new password or (``signs_in``) sign in once without one. Only the hash
    of the link's code is kept; who has the database has no links.
    """

    code_hash = models.CharField(max_length=64, unique=True)
    stream = models.CharField(max_length=LONGEST_NAME, blank=True)
    role = models.CharField(max_length=20, blank=True)
    account = models.ForeignKey(Account, null=True, on_delete=models.CASCADE, related_name="links")
    signs_in = models.BooleanField(default=False)
    made_by = models.ForeignKey(Account, null=True, on_delete=models.SET_NULL, related_name="+")
    made_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True)

    class Meta:
        """The table."""

        db_table = "web_invitation"
        indexes = (models.Index(fields=("stream",), name="web_invitation_stream"),)


class PlayerLink(models.Model):
    """A player's personal link for one event: only the hash of its code is kept, one link for each entrant."""

    code_hash = models.CharField(max_length=64, unique=True)
    stream = models.CharField(max_length=LONGEST_NAME)
    entrant = models.CharField(max_length=64)
    made_by = models.ForeignKey(Account, null=True, on_delete=models.SET_NULL, related_name="+")
    made_at = models.DateTimeField(auto_now_add=True)
    opened_at = models.DateTimeField(null=True)

    class Meta:
        """The table; a new link of an entrant makes the old one void."""

        db_table = "web_player_link"
        constraints = (models.UniqueConstraint(fields=("stream", "entrant"), name="web_player_link_one"),)


class TableLink(models.Model):
    """The secret link of a table's tracker: only the hash of its code is kept, one link for each table's stream."""

    code_hash = models.CharField(max_length=64, unique=True)
    stream = models.CharField(max_length=LONGEST_NAME, unique=True)
    made_by = models.ForeignKey(Account, null=True, on_delete=models.SET_NULL, related_name="+")
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """The table; a new link of a table makes the old one void."""

        db_table = "web_table_link"
