"""The settings of the Django project, made from a configuration; nothing is read from the environment."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

from headjudge.store.settings import APPS, database_settings
from headjudge.web.configuration import Configuration

HERE = Path(__file__).parent
DAY = 24 * 3600

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "connect-src": ["'self'"],
        "font-src": ["'self'"],
        "manifest-src": ["'self'"],
        "form-action": ["'self'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
    }
}
"""No inline script, no inline style, nothing from another host."""

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "axes",
    *APPS,
    "headjudge.web",
]
MIDDLEWARE = [
    "headjudge.web.measuring.MeasuringMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "headjudge.web.middleware.LanguageMiddleware",
    "headjudge.web.middleware.PageAboveMiddleware",
    "headjudge.web.middleware.FailureMiddleware",
    "axes.middleware.AxesMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [HERE / "templates"],
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.messages.context_processors.messages",
                "headjudge.web.shown.about_the_page",
            ],
            "builtins": ["headjudge.web.templatetags.words"],
        },
    }
]
SIGNING_IN: dict[str, Any] = {
    "DEFAULT_AUTO_FIELD": "django.db.models.BigAutoField",
    "AUTH_USER_MODEL": "web.Account",
    "AUTHENTICATION_BACKENDS": [
        "axes.backends.AxesStandaloneBackend",
        "django.contrib.auth.backends.ModelBackend",
    ],
    "AUTH_PASSWORD_VALIDATORS": [
        {"NAME": f"django.contrib.auth.password_validation.{name}"}
        for name in (
            "MinimumLengthValidator",
            "CommonPasswordValidator",
            "UserAttributeSimilarityValidator",
        )
    ],
    "PASSWORD_HASHERS": ["django.contrib.auth.hashers.Argon2PasswordHasher"],
    "LOGIN_URL": "/sign-in",
    # Tries count under the name as it is looked up, whichever way it comes; else they would count for nobody.
    "AXES_USERNAME_CALLABLE": "headjudge.web.guessing.name_tried",
    "AXES_FAILURE_LIMIT": 10,
    "AXES_COOLOFF_TIME": datetime.timedelta(minutes=15),
    "AXES_LOCKOUT_PARAMETERS": [["username", "ip_address"]],
    "AXES_LOCKOUT_CALLABLE": "headjudge.web.views.accounts.locked_out",
    "AXES_RESET_ON_SUCCESS": True,
    "AXES_VERBOSE": False,
    "AXES_DISABLE_ACCESS_LOG": True,
}
"""Accounts, passwords, and the pause after wrong ones."""


def django_settings(here: Configuration) -> dict[str, Any]:
    """What ``django.conf.settings.configure`` takes."""
    database = database_settings(here.database)
    return {
        "SECRET_KEY": here.key,
        "DEBUG": False,
        "ALLOWED_HOSTS": list(here.hosts) or ["*"],
        "HEADJUDGE": here,
        "INSTALLED_APPS": INSTALLED_APPS,
        "MIDDLEWARE": MIDDLEWARE,
        "ROOT_URLCONF": "headjudge.web.urls",
        "TEMPLATES": TEMPLATES,
        "DATABASES": {"default": database | {"CONN_MAX_AGE": None, "CONN_HEALTH_CHECKS": True}},
        **SIGNING_IN,
        "SESSION_COOKIE_AGE": 30 * DAY,
        "SESSION_COOKIE_HTTPONLY": True,
        "SESSION_COOKIE_SAMESITE": "Lax",
        "SESSION_COOKIE_SECURE": here.https,
        "CSRF_COOKIE_SECURE": here.https,
        "CSRF_COOKIE_HTTPONLY": True,
        "CSRF_COOKIE_SAMESITE": "Lax",
        "CSRF_FAILURE_VIEW": "headjudge.web.views.failing.stale_form",
        "MESSAGE_STORAGE": "django.contrib.messages.storage.session.SessionStorage",
        "SECURE_CONTENT_TYPE_NOSNIFF": True,
        "SECURE_REFERRER_POLICY": "same-origin",
        "SECURE_CROSS_ORIGIN_OPENER_POLICY": "same-origin",
        "CONTENT_SECURITY_POLICY": CONTENT_SECURITY_POLICY,
        "STATIC_URL": "/static/",
        "WHITENOISE_USE_FINDERS": True,
        "WHITENOISE_MAX_AGE": DAY,
        "APPEND_SLASH": False,
        "USE_TZ": True,
        "TIME_ZONE": "UTC",
        "USE_I18N": True,
        "LANGUAGE_CODE": "en",
        "LANGUAGES": [("en", "English"), ("ja", "日本語"), ("ru", "Русский")],
        "LANGUAGE_COOKIE_NAME": "lang",
        "DATA_UPLOAD_MAX_MEMORY_SIZE": 5_000_000,
        "DATA_UPLOAD_MAX_NUMBER_FIELDS": 10_000,
        "LOGGING_CONFIG": None,
    }
