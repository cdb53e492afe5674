"""Signing in and out, invitations, one's own settings."""

from __future__ import annotations

from typing import Any

from axes.handlers.proxy import AxesProxyHandler
from axes.utils import reset
from django.contrib import messages
from django.contrib.auth import authenticate, login, logout, update_session_auth_hash
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST

from headjudge.desk.staff import greater
from headjudge.web.access import public, signed_in
from headjudge.web.forms import ChangedPassword, NewAccount, NewPassword, SignIn
from headjudge.web.guessing import name_tried, not_guessed
from headjudge.web.invitations import open_invitation, use
from headjudge.web.middleware import safe_next
from headjudge.web.models import Account, Invitation, Membership
from headjudge.web.shown import page
from headjudge.wording import LANGUAGES, speak

BACKEND = "django.contrib.auth.backends.ModelBackend"


@public
@never_cache
@sensitive_post_parameters("password")
@require_http_methods(["GET", "HEAD", "POST"])
def sign_in(request: HttpRequest) -> HttpResponse:
    """Name and password; after ten wrong tries a pause."""
    form = SignIn(request.POST or None)
    wrong = False
    if request.method == "POST" and form.is_valid():
        told = {"username": form.cleaned_data["login"], "password": form.cleaned_data["password"]}
        if not AxesProxyHandler.is_allowed(request, told):
            return locked_out(
                request
            )  # before anything is hashed or written: guesses must not hold up the others
        found = authenticate(request, **told)
        if found is not None:
            login(request, found)
            return HttpResponseRedirect(safe_next(request, request.POST, reverse("home")))
        if getattr(request, "axes_locked_out", False):
            return locked_out(request)
        wrong = True
    goes_to = request.POST.get("next") or request.GET.get("next", "")
    return page(request, "sign_in.html", status=422 if wrong else 200, form=form, wrong=wrong, next=goes_to)


def locked_out(request: HttpRequest, *_: Any, **__: Any) -> HttpResponse:
    """Too many wrong tries: said plainly, with what to do."""
    return page(request, "failed.html", status=429, code="web.locked_out")


@public
@require_POST
def sign_out(request: HttpRequest) -> HttpResponse:
    """Ends the session of this browser."""
    logout(request)
    return HttpResponseRedirect(reverse("home"))


@public
@never_cache
@not_guessed
@sensitive_post_parameters("password")
@require_http_methods(["GET", "HEAD", "POST"])
def invitation(request: HttpRequest, code: str) -> HttpResponse:
    """A one-time link: GET shows a form (a preview of the link must not use it up), POST uses it."""
    invited = open_invitation(code)
    if invited is None:
        raise Http404
    return _person(request, invited) if invited.account else _join(request, invited)


def _join(request: HttpRequest, invited: Invitation) -> HttpResponse:
    """Into the staff, with the account of this browser or a new one."""
    here = request.user if request.user.is_authenticated else None
    form = NewAccount(speak(request.language), request.POST or None)
    if request.method == "POST" and (here is not None or form.is_valid()):
        with transaction.atomic():
            if not use(invited):
                raise Http404
            account = here or _made(form)
            if invited.stream:
                _give(account, invited)
            else:
                account.is_host = True
                account.save(update_fields=["is_host"])
        if here is None:
            login(request, account, backend=BACKEND)
        goes_to = reverse("desk", args=[invited.stream]) if invited.stream else reverse("home")
        return HttpResponseRedirect(goes_to)
    status = 422 if request.method == "POST" else 200
    return page(request, "invitation.html", status=status, form=form, invited=invited)


def _give(account: Account, invited: Invitation) -> None:
    """The role of a link; it never takes away what somebody may do already."""
    there = Membership.objects.filter(account=account, stream=invited.stream).first()
    if there is None:
        Membership.objects.create(account=account, stream=invited.stream, role=invited.role)
    else:
        there.role = greater(there.role, invited.role)
        there.save(update_fields=["role"])


def _person(request: HttpRequest, invited: Invitation) -> HttpResponse:
    """A link for somebody who has an account: to set a new password, or to sign in once."""
    person = invited.account
    if not person.is_active:
        raise Http404
    form = None if invited.signs_in else NewPassword(person, request.POST or None)
    if request.method == "POST" and (form is None or form.is_valid()):
        with transaction.atomic():
            if not use(invited):
                raise Http404
            if form is not None:
                person.set_password(form.cleaned_data["password"])
                person.save(update_fields=["password"])
                reset(username=name_tried(request, {"login": person.login}))
        login(request, person, backend=BACKEND)
        return HttpResponseRedirect(reverse("home"))
    status = 422 if request.method == "POST" else 200
    return page(request, "password.html", status=status, form=form, person=person)


def _made(form: NewAccount) -> Account:
    account = Account(login=form.cleaned_data["login"], name=form.cleaned_data["name"])
    account.set_password(form.cleaned_data["password"])
    account.save()
    return account


@signed_in
@require_http_methods(["GET", "HEAD", "POST"])
def account(request: HttpRequest) -> HttpResponse:
    """One's own name and language."""
    if request.method == "POST":
        name = request.POST.get("name", "").replace("\0", "").strip()[:100]
        language = request.POST.get("language", "")
        request.user.name = name or request.user.name
        request.user.language = language if language in LANGUAGES else ""
        request.user.save(update_fields=["name", "language"])
        return HttpResponseRedirect(reverse("account"))
    return page(request, "account.html")


@signed_in
@sensitive_post_parameters("old", "password")
@require_http_methods(["GET", "HEAD", "POST"])
def password(request: HttpRequest) -> HttpResponse:
    """A new password for oneself; every other browser that was signed in has to sign in anew."""
    has_one = request.user.has_usable_password()
    form = ChangedPassword(request.user, request.POST or None)
    wrong = False
    if request.method == "POST" and form.is_valid():
        # Asked like a sign-in, so that whoever finds an open browser cannot try old passwords for ever.
        told = {"username": request.user.login, "password": form.cleaned_data["old"]}
        if not has_one or authenticate(request, **told) is not None:
            request.user.set_password(form.cleaned_data["password"])
            request.user.save(update_fields=["password"])
            update_session_auth_hash(request, request.user)
            messages.success(request, speak(request.language).say("web.password_changed"))
            return HttpResponseRedirect(reverse("account"))
        if getattr(request, "axes_locked_out", False):
            return locked_out(request)
        wrong = True
    status = 422 if request.method == "POST" else 200
    return page(request, "password_change.html", status=status, form=form, has_one=has_one, wrong=wrong)
