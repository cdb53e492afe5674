"""Forms of accounts; their errors come in the reader's language from Django and from our catalogue."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib.auth.password_validation import validate_password
from django.core.validators import MaxLengthValidator

from headjudge.web.models import Account
from headjudge.wording import Wording


class NewAccount(forms.Form):
    """What somebody who was invited gives: a name to be shown, a name to sign in with, a password."""

    name = forms.CharField(max_length=100)
    login = forms.CharField(max_length=60)
    password = forms.CharField(max_length=200, widget=forms.PasswordInput)

    def __init__(self, words: Wording, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.words = words
        self.fields["name"].widget.attrs["autocomplete"] = "name"
        self.fields["login"].widget.attrs["autocomplete"] = "username"
        self.fields["password"].widget.attrs["autocomplete"] = "new-password"

    def clean_login(self) -> str:
        """The sign-in name; no two differ in case only."""
        login = Account.normalize_username(str(self.cleaned_data["login"]))
        MaxLengthValidator(self.fields["login"].max_length)(login)  # some letters become two
        if Account.objects.filter(login__iexact=login).exists():
            raise forms.ValidationError(self.words.say("web.login_taken", login=login))
        return str(login)

    def clean(self) -> dict[str, Any]:
        """The password has to be one that nobody guesses."""
        data: dict[str, Any] = super().clean() or {}
        _check_password(self, data, Account(login=data.get("login", ""), name=data.get("name", "")))
        return data


class NewPassword(forms.Form):
    """A new password of somebody who has an account."""

    password = forms.CharField(max_length=200, widget=forms.PasswordInput)

    def __init__(self, account: Account, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.account = account
        self.fields["password"].widget.attrs["autocomplete"] = "new-password"

    def clean(self) -> dict[str, Any]:
        """The password has to be one that nobody guesses."""
        data: dict[str, Any] = super().clean() or {}
        _check_password(self, data, self.account)
        return data


class ChangedPassword(NewPassword):
    """The same, for oneself: the old one is asked for too, where there is one."""

    old = forms.CharField(max_length=200, widget=forms.PasswordInput)

    def __init__(self, account: Account, *args: Any, **kwargs: Any) -> None:
        super().__init__(account, *args, **kwargs)
        self.fields["old"].required = account.has_usable_password()
        self.fields["old"].widget.attrs["autocomplete"] = "current-password"


def _check_password(form: forms.Form, data: dict[str, Any], account: Account) -> None:
    if data.get("password"):
        try:
            validate_password(data["password"], account)
        except forms.ValidationError as error:
            form.add_error("password", error)


class SignIn(forms.Form):
    """Name and password."""

    login = forms.CharField(max_length=60)
    password = forms.CharField(max_length=200, widget=forms.PasswordInput)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].widget.attrs["autocomplete"] = "username"
        self.fields["password"].widget.attrs["autocomplete"] = "current-password"
