"""Corrections, repairs, late players; cuts, brackets and drafts; mirror mode."""

from django.urls import path

from headjudge.web.views import correcting, mirroring, playoffs, repairing

urlpatterns = [
    path("correct", correcting.choose, name="desk-corrections"),
    path("correct/<int:number>/<int:table>", correcting.correct, name="desk-correct"),
    path("round/<int:number>/repair", repairing.repair, name="desk-repair"),
    path("round/<int:number>/swap", repairing.swap, name="desk-swap"),
    path("round/<int:number>/late", repairing.come_late, name="desk-late"),
    path("cut", playoffs.cut, name="desk-cut"),
    path("bracket", playoffs.bracket, name="desk-bracket"),
    path("draft", playoffs.draft, name="desk-draft"),
    path("mirror", mirroring.mirror, name="desk-mirror"),
]
