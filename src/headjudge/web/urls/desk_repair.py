"""Corrections, repairs, late players; cuts, brackets and drafts."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
