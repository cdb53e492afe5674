"""Rounds, results, the clock, undo."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
