"""The staff, the log, the event itself."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
