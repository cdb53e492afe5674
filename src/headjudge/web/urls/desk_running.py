"""Rounds, results, the clock, undo."""

from django.urls import path

from headjudge.web.views import clocks, results, rounds, tables, undo

urlpatterns = [
    path("round", rounds.current, name="desk-current-round"),
    path("round/<int:number>", rounds.show, name="desk-round"),
    path("round/<int:number>/pair", rounds.pair, name="desk-pair"),
    path("round/<int:number>/publish", rounds.publish, name="desk-publish"),
    path("round/<int:number>/take-back", rounds.take_back, name="desk-take-back"),
    path("round/<int:number>/table/<int:table>", tables.show, name="desk-table"),
    path("round/<int:number>/table/<int:table>/report", tables.report, name="desk-table-report"),
    path("round/<int:number>/table/<int:table>/drop", tables.drop, name="desk-table-drop"),
    path("round/<int:number>/table/<int:table>/side", tables.side, name="desk-table-side"),
    path("results", results.enter, name="desk-results"),
    path("outstanding", clocks.outstanding, name="desk-outstanding"),
    path("clock", clocks.show, name="desk-clock"),
    path("clock/face", clocks.face, name="desk-clock-face"),
    path("clock/all", clocks.everybody, name="desk-clock-all"),
    path("clock/table", clocks.table, name="desk-clock-table"),
    path("clock/draft", clocks.draft, name="desk-clock-draft"),
    path("undo", undo.back, name="desk-undo"),
]
