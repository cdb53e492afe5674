"""The interface for programs, under ``/api/v1/``."""

from headjudge.web.api import api, marked

urlpatterns, app_name, namespace = marked(api.urls)
