"""Django as the desk has it, for every test of a process: whichever comes first must not decide with which apps."""

from pathlib import Path

import django
from django.conf import settings

from headjudge.web.configuration import Configuration
from headjudge.web.settings import django_settings

HERE = Configuration("sqlite:///:memory:", Path("/nowhere"), key="a key for tests only")
settings.configure(**django_settings(HERE))
django.setup()
