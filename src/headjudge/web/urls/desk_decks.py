"""Decklists at the desk, and the players' personal links."""

from django.urls import path

from headjudge.web.views import deck_sheets, decklist, decklists, player_links

urlpatterns = [
    path("decklists", decklists.decklists, name="desk-decklists"),
    path("decklists-do", decklists.deed, name="desk-decklists-do"),
    path("decklists-recheck", decklists.recheck, name="desk-decklists-recheck"),
    path("decklists-settings", decklists.settings, name="desk-decklists-settings"),
    path("all-decklists.zip", decklists.archive, name="desk-decklists-zip"),
    path("all-decklists.csv", decklists.table, name="desk-decklists-csv"),
    path("all-decklists.json", decklists.as_json, name="desk-decklists-json"),
    path("all-decklists.pdf", deck_sheets.every, name="desk-decklists-pdf"),
    path("all-decklists-check.pdf", deck_sheets.every_checklist, name="desk-decklists-check-pdf"),
    path("empty-decklist.pdf", deck_sheets.empty, name="desk-decklists-empty"),
    path("decklist-sheet/<path:name>", deck_sheets.sheet, name="desk-decklist-sheet"),
    path("decklist-check-sheet/<path:name>", deck_sheets.checklist, name="desk-decklist-check-sheet"),
    path("decklists/<path:name>", decklist.deck, name="desk-decklist"),
    path("decklist-edit/<path:name>", decklist.edit, name="desk-decklist-edit"),
    path("decklist-check/<path:name>", decklist.check_as_typed, name="desk-decklist-check"),
    path("player-links", player_links.links, name="desk-player-links"),
]
