"""Setting an event up, and who plays in it."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
